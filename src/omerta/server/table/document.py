"""What a table remembers beside its game: who sits where, and what was chosen.

A document is never changed: each function gives a new one or refuses, so that a change is kept
in the database before anybody sees it.
"""

import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from omerta.bots import UnknownBot, levels_of
from omerta.kernel import Game, Refusal, Seat, Settings, commitment, encode
from omerta.kernel.data import CustomData
from omerta.kernel.match import Player
from omerta.kernel.starts import Start
from omerta.kernel.texts import Texts
from omerta.server.names import MAX_NAME_LENGTH, visible_forms
from omerta.server.wire.table import Clock, Ease, GuestId, HowSilent, Pace, SeatInfo

BOT_SALT = "bot"
"""Bots bring no luck of their own; the table says so in their salt."""


class TableRefusal(Refusal):
    """Something that this table does not allow now."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


class SeatDoc(msgspec.Struct, frozen=True):
    """A seat; `salt` is its share of the luck of the next deal, `substitute` who plays for it."""

    kind: str = "open"
    name: str = ""
    guest: GuestId | None = None
    level: str = ""
    substitute: str = ""
    salt: str = ""
    former: GuestId | None = None
    """The person whom the host has moved from this seat in the middle of the game."""

    @property
    def bot_level(self) -> str:
        """The level of the bot that answers here now, "" if a person does."""
        return self.level or self.substitute


OPEN = SeatDoc()


class Witness(msgspec.Struct, frozen=True):
    """A browser that has looked from a seat of the running game, and its name there."""

    seat: Seat
    guest: GuestId
    name: str
    past: bool = False
    """Whether that was in an earlier deal of a series, so that it tells nothing of this one."""


class Document(msgspec.Struct, frozen=True):
    """A table without its game."""

    game: str
    host: GuestId | None
    seats: tuple[SeatDoc, ...]
    options: msgspec.Raw
    """The game's options, made of `choices` and `data`."""
    secret: str
    """Of the running deal or, before it, of the next one; 256 bits, hexadecimal."""
    choices: dict[str, str] = {}
    """What was chosen, in words."""
    data: str = ""
    """The text of an owner's data file."""
    clock: Clock = "none"
    ease: Ease = "none"
    pace: Pace = "brisk"
    public: bool = False
    lesson: bool = False
    starting: bool = False
    """Deal as soon as every person's salt has come."""
    paused_at: int | None = None
    """While the clocks stand: when they were stopped. What is left counts from then."""
    password: str = ""
    """What is kept of the word without which nobody comes in; "" if everybody may."""
    banned: tuple[GuestId, ...] = ()
    witnesses: tuple[Witness, ...] = ()
    """Everybody who has looked from a seat of the running game, for all to see."""
    number: int = 0
    notice: str = ""
    start: Start | None = None
    """Where its games go on from an earlier one."""

    @property
    def commitment(self) -> str:
        """What is shown of the secret before the deal."""
        return commitment(bytes.fromhex(self.secret))

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """The seats of a browser."""
        return tuple(seat for seat, doc in enumerate(self.seats) if doc.guest == guest)

    def guests(self) -> frozenset[GuestId]:
        """The browsers that have a seat."""
        return frozenset(doc.guest for doc in self.seats if doc.guest is not None)

    def seats_seen(self, guest: GuestId) -> frozenset[Seat]:
        """The seats whose cards of the present deal this browser has seen."""
        seen = {each.seat for each in self.witnesses if each.guest == guest and not each.past}
        return frozenset(seen | {*self.seats_of(guest)})

    def is_unseen(self, seat: Seat) -> bool:
        """Whether only a bot has looked from this seat in the present deal."""
        return all(each.seat != seat or each.past for each in self.witnesses)

    def others(self, guest: GuestId) -> frozenset[GuestId]:
        """The other browsers that play the present deal or may come back to it."""
        seen = {each.guest for each in self.witnesses if not each.past}
        return frozenset((seen | self.guests()) - {*self.banned, guest})

    def names_seen_by(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the names of those who have looked from it."""
        seats = range(len(self.seats))
        return tuple(
            [tuple([each.name for each in self.witnesses if each.seat == seat]) for seat in seats]
        )

    def players(self) -> tuple[Player, ...]:
        """Who plays, for the log and the game's file."""
        return tuple(Player(doc.name, doc.level) for doc in self.seats)

    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(doc.name for doc in self.seats)

    def salts(self) -> tuple[str, ...]:
        """Everybody's share of the luck."""
        return tuple(BOT_SALT if doc.kind == "bot" else doc.salt for doc in self.seats)

    def settings(self, game: Game[Any]) -> Settings:
        """The game's options."""
        return msgspec.json.decode(self.options, type=game.meta.settings)


def new_secret() -> str:
    """The secret of a deal."""
    return secrets.token_hex(32)


def seat_info(
    doc: SeatDoc, *, connected: bool, silence: HowSilent, seen_by: tuple[str, ...]
) -> SeatInfo:
    """A seat as everybody may see it."""
    return SeatInfo(
        kind=doc.kind,  # type: ignore[arg-type]  # written by this module alone
        name=doc.name,
        guest=doc.guest,
        level=doc.level,
        connected=connected,
        substitute=doc.substitute,
        salted=bool(doc.salt),
        silence=silence,
        seen_by=seen_by,
    )


def check_seat(doc: Document, seat: Seat) -> SeatDoc:
    """The seat with this number."""
    if seat >= len(doc.seats):
        raise TableRefusal("no-such-seat", seat=seat)
    return doc.seats[seat]


def with_seat(doc: Document, seat: Seat, new: SeatDoc) -> Document:
    """The table with this seat changed."""
    return replace(doc, seats=(*doc.seats[:seat], new, *doc.seats[seat + 1 :]))


def sit(
    doc: Document, seat: Seat, guest: GuestId, name: str, *, playing: bool, resting: bool = False
) -> Document:
    """A person sits down on a free seat; the first one is the host.

    During a game nobody sits down who knows another seat's cards, only a person who comes back.
    Between two games of a series nobody knows anything, and a bot rises for a person, also one
    that plays for somebody who is away.
    """
    old = check_seat(doc, seat)
    if old.kind != "open" and not (resting and old.bot_level):
        raise TableRefusal("seat-taken", seat=seat + 1)
    sees_cards = playing and not resting
    seen = doc.seats_seen(guest) if sees_cards else frozenset()
    if seen and seat not in seen:
        raise TableRefusal("knows-too-much")
    _check_free_name(doc, seat, name)
    seated = with_seat(doc, seat, SeatDoc("person", name, guest))
    if sees_cards:
        seated = _witnessed(seated, seat)
    return seated if doc.host is not None else replace(seated, host=guest)


def after_deal(doc: Document) -> Document:
    """The table after a deal: those who sit there see new cards, and what others saw is past."""
    seats = tuple(replace(seat, former=None) for seat in doc.seats)
    past = tuple(replace(each, past=True) for each in doc.witnesses)
    doc = replace(doc, seats=seats, witnesses=past)
    for seat in range(len(seats)):
        doc = _witnessed(doc, seat)
    return doc


def _witnessed(doc: Document, seat: Seat) -> Document:
    """The table where the person on this seat, if there is one, has looked from it."""
    old = doc.seats[seat]
    if old.guest is None:
        return doc
    new = Witness(seat, old.guest, old.name)
    known = (new, replace(new, past=True))
    if known[1] in doc.witnesses:
        return replace(doc, witnesses=tuple(new if w in known else w for w in doc.witnesses))
    return doc if new in doc.witnesses else replace(doc, witnesses=(*doc.witnesses, new))


def stand(
    doc: Document, seat: Seat, *, playing: bool, bots: bool = True, moved: bool = False
) -> Document:
    """A seat is free again; during a game a bot plays there until somebody sits down.

    Without `bots` the clock answers for the person who has left. A person whom the host has
    `moved` is asked before somebody else sits down.
    """
    old = check_seat(doc, seat)
    if not playing:
        return with_seat(doc, seat, OPEN)
    substitute = old.bot_level or (substitute_level(doc) if bots else "")
    former = (old.guest or old.former) if moved else None
    return with_seat(doc, seat, SeatDoc("open", old.name, substitute=substitute, former=former))


def consents_needed(
    doc: Document, seat: Seat, guest: GuestId, *, awaited: Callable[[GuestId], bool]
) -> dict[Seat, GuestId]:
    """The people without whose consent this guest does not look from this seat, by seat.

    They are those who play, and the person whom the host has moved from there, as far as they are
    `awaited`. Nobody is asked where a person comes back, or joins one who is alone with bots.
    """
    if seat in doc.seats_seen(guest) or (doc.is_unseen(seat) and len(doc.others(guest)) < 2):
        return {}
    asked = {number: each.guest for number, each in enumerate(doc.seats) if not each.bot_level}
    asked[seat] = doc.seats[seat].former
    return {
        number: other
        for number, other in asked.items()
        if other is not None and other not in {guest, *doc.banned} and awaited(other)
    }


def next_host(doc: Document, guests: Collection[GuestId]) -> GuestId | None:
    """Which of these is host when the host is not: who sits first."""
    return next(seat.guest for seat in doc.seats if seat.guest in guests)


def substitute_level(doc: Document) -> str:
    """The level of the bot that plays for somebody who is away."""
    levels = levels_of(doc.game)
    return "normal" if "normal" in levels else levels[0]


def seat_bot(doc: Document, seat: Seat, level: str, name: str, *, playing: bool) -> Document:
    """A bot sits down on a free seat or, during a game, in a person's place."""
    levels = levels_of(doc.game)
    if level not in levels:
        raise UnknownBot(level, levels)
    old = check_seat(doc, seat)
    if old.kind == "person" and not playing:
        raise TableRefusal("seat-taken", seat=seat + 1)
    wanted = name or (old.name if old.kind == "bot" or playing else _bot_name(doc))
    _check_free_name(doc, seat, wanted)
    former = (old.guest or old.former) if playing else None
    return with_seat(doc, seat, SeatDoc("bot", wanted, level=level, former=former))


def resize(doc: Document, seats: int, game: Game[Any]) -> Document:
    """The table with more or fewer seats; people are not sent away by it."""
    if seats not in game.meta.seats:
        most, least = max(game.meta.seats), min(game.meta.seats)
        raise TableRefusal("wrong-seats", seats=seats, least=least, most=most)
    kept = doc.seats
    for index in reversed(range(len(kept))):
        if len(kept) > seats and kept[index].kind != "person":
            kept = (*kept[:index], *kept[index + 1 :])
    if len(kept) > seats:
        raise TableRefusal("people-in-the-way", seats=seats)
    return replace(doc, seats=kept + (OPEN,) * (seats - len(kept)))


def choose(
    doc: Document, choices: Mapping[str, str], data: str | None, game: Game[Any]
) -> Document:
    """The table with other options; what is not named stays as it was chosen."""
    merged = {**doc.choices, **choices}
    text = doc.data if data is None else data
    file = CustomData("-", text) if text else None
    options = encode(game.load_settings(merged, file))
    return replace(doc, choices=merged, data=text, options=msgspec.Raw(options))


def kick(doc: Document, guest: GuestId, *, playing: bool, bots: bool = True) -> Document:
    """A browser is sent away and may not come back."""
    for seat in doc.seats_of(guest):
        doc = stand(doc, seat, playing=playing, bots=bots)
    return doc if guest in doc.banned else replace(doc, banned=(*doc.banned, guest))


def add_salt(doc: Document, seat: Seat, salt: str) -> Document:
    """A seat's share of the luck of the next deal; the first word counts."""
    old = check_seat(doc, seat)
    if old.salt not in {"", salt}:  # another window of the same browser was quicker
        raise TableRefusal("salted-already", seat=seat + 1)
    return with_seat(doc, seat, replace(old, salt=salt))


def seats_without_salt(doc: Document) -> tuple[Seat, ...]:
    """The people whose share of the luck is missing."""
    return tuple(n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.salt)


def with_new_secret(doc: Document) -> Document:
    """The table before its next deal: a new secret, and everybody's luck is asked for again."""
    seats = tuple(replace(seat, salt="") for seat in doc.seats)
    return replace(doc, secret=new_secret(), seats=seats)


def for_lobby(doc: Document) -> Document:
    """The table in its lobby: chairs that were left during the game are simply free."""
    seats = tuple(OPEN if seat.kind == "open" else seat for seat in doc.seats)
    return replace(doc, seats=seats, witnesses=(), paused_at=None)


def spectator_name(doc: Document, name: str) -> str:
    """What somebody without a seat is called here: never like anybody who has one."""
    taken = _taken(doc)
    short = name[: MAX_NAME_LENGTH - 3]
    offered = (name, *(f"{short} {number}" for number in range(2, len(doc.seats) + 3)))
    return next(free for free in offered if not visible_forms(free) & taken)


def _taken(doc: Document, but: Seat | None = None) -> frozenset[str]:
    """How the names of the seats look, without that of one seat."""
    names = [seat.name for number, seat in enumerate(doc.seats) if number != but]
    return frozenset(look for name in names for look in visible_forms(name))


def _check_free_name(doc: Document, seat: Seat, name: str) -> None:
    if visible_forms(name) & _taken(doc, but=seat):
        raise TableRefusal("name-taken", name=name)


def _bot_name(doc: Document) -> str:
    """A name of the 1930s that nobody at the table has yet."""
    taken = _taken(doc)
    offered = [name.strip() for name in Texts("en")("bot-names").split(",")]
    return next(name for name in offered if not visible_forms(name) & taken)
