"""What a table keeps besides its match: the seats, the settings and the host.

A document is immutable: each function returns a new one or refuses, so that a change is saved in
the database before any guest sees it.
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
"""The salt of a bot, which adds no chance of its own."""


class TableRefusal(Refusal):
    """The refusal of something that this table does not allow now."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


class SeatDoc(msgspec.Struct, frozen=True):
    """A seat: `salt` is its share of the next deal's chance, `substitute` the bot that stands in."""

    kind: str = "open"
    name: str = ""
    guest: GuestId | None = None
    level: str = ""
    substitute: str = ""
    salt: str = ""
    former: GuestId | None = None
    """The player whom the host has moved from this seat during the match."""

    @property
    def bot_level(self) -> str:
        """The level of the bot that answers for this seat now; "" if a player does."""
        return self.level or self.substitute


OPEN = SeatDoc()


class Witness(msgspec.Struct, frozen=True):
    """A guest who has looked from a seat of the running match, and their name there."""

    seat: Seat
    guest: GuestId
    name: str
    past: bool = False
    """Whether that was an earlier deal of a series, which reveals nothing of this one."""


class Document(msgspec.Struct, frozen=True):
    """A table without its match."""

    game: str
    host: GuestId | None
    seats: tuple[SeatDoc, ...]
    options: msgspec.Raw
    """The game's settings, made from `choices` and `data`."""
    secret: str
    """The secret of the running deal or, before it, of the next one; 256 bits, hexadecimal."""
    choices: dict[str, str] = {}
    """The settings as the host gave them, in words."""
    data: str = ""
    """The text of a custom data file."""
    clock: Clock = "none"
    ease: Ease = "none"
    pace: Pace = "brisk"
    public: bool = False
    lesson: bool = False
    starting: bool = False
    """Whether to deal as soon as every player's salt has come."""
    paused_at: int | None = None
    """When the clocks were paused; None while they run. Remaining time counts from then."""
    password: str = ""
    """The hash of the table's password; "" if every guest may come in."""
    banned: tuple[GuestId, ...] = ()
    witnesses: tuple[Witness, ...] = ()
    """All guests who have looked from a seat of the running match, shown to the whole table."""
    number: int = 0
    notice: str = ""
    start: Start | None = None
    """The earlier step from which its matches continue."""

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the deal."""
        return commitment(bytes.fromhex(self.secret))

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """Return the seats of a guest."""
        return tuple(seat for seat, doc in enumerate(self.seats) if doc.guest == guest)

    def guests(self) -> frozenset[GuestId]:
        """Return the guests with a seat."""
        return frozenset(doc.guest for doc in self.seats if doc.guest is not None)

    def seats_seen(self, guest: GuestId) -> frozenset[Seat]:
        """Return the seats whose cards of the present deal this guest has seen."""
        seen = {each.seat for each in self.witnesses if each.guest == guest and not each.past}
        return frozenset(seen | {*self.seats_of(guest)})

    def is_unseen(self, seat: Seat) -> bool:
        """Whether only a bot has looked from this seat in the present deal."""
        return all(each.seat != seat or each.past for each in self.witnesses)

    def others(self, guest: GuestId) -> frozenset[GuestId]:
        """Return the other guests who play the present deal or may come back to it."""
        seen = {each.guest for each in self.witnesses if not each.past}
        return frozenset((seen | self.guests()) - {*self.banned, guest})

    def names_seen_by(self) -> tuple[tuple[str, ...], ...]:
        """Return for each seat the names of the guests who have looked from it."""
        seats = range(len(self.seats))
        return tuple(
            [tuple([each.name for each in self.witnesses if each.seat == seat]) for seat in seats]
        )

    def players(self) -> tuple[Player, ...]:
        """Return the players, for the log and the match file."""
        return tuple(Player(doc.name, doc.level) for doc in self.seats)

    def names(self) -> tuple[str, ...]:
        """Return the names by seat."""
        return tuple(doc.name for doc in self.seats)

    def salts(self) -> tuple[str, ...]:
        """Return the salts by seat."""
        return tuple(BOT_SALT if doc.kind == "bot" else doc.salt for doc in self.seats)

    def settings(self, game: Game[Any]) -> Settings:
        """Return the game's settings."""
        return msgspec.json.decode(self.options, type=game.meta.settings)


def new_secret() -> str:
    """Return a secret for a deal."""
    return secrets.token_hex(32)


def seat_info(
    doc: SeatDoc, *, connected: bool, silence: HowSilent, seen_by: tuple[str, ...]
) -> SeatInfo:
    """Return a seat as all guests may see it."""
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
    """Return the seat with this number, or refuse."""
    if seat >= len(doc.seats):
        raise TableRefusal("no-such-seat", seat=seat)
    return doc.seats[seat]


def with_seat(doc: Document, seat: Seat, new: SeatDoc) -> Document:
    """Return the document with this seat changed."""
    return replace(doc, seats=(*doc.seats[:seat], new, *doc.seats[seat + 1 :]))


def sit(
    doc: Document, seat: Seat, guest: GuestId, name: str, *, playing: bool, resting: bool = False
) -> Document:
    """Return the document with a player on a free seat; the first one becomes host.

    During a match, a guest who has seen another seat's cards may only return to a seat they
    know. Between two matches of a series no cards are known, and a bot gives up its seat to a
    player, even one that stands in for an absent player.
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
    """Return the document after a deal: what guests saw before belongs to a past deal."""
    seats = tuple(replace(seat, former=None) for seat in doc.seats)
    past = tuple(replace(each, past=True) for each in doc.witnesses)
    doc = replace(doc, seats=seats, witnesses=past)
    for seat in range(len(seats)):
        doc = _witnessed(doc, seat)
    return doc


def _witnessed(doc: Document, seat: Seat) -> Document:
    """Return the document with the player on this seat, if any, among the witnesses."""
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
    """Return the document with this seat free; during a match a bot plays there until it is taken.

    Without `bots` the clock answers for the player who has left. A player whom the host has
    `moved` must agree before another guest sits down.
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
    """Return the players, by seat, without whose consent this guest may not take this seat.

    These are the players of the match and the player whom the host has moved from this seat, as
    far as they are `awaited`. No consent is needed from a guest who returns to a seat they know,
    or who joins a player who is alone with bots.
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
    """Return the first in seat order of these guests, who becomes host after the present one."""
    return next(seat.guest for seat in doc.seats if seat.guest in guests)


def substitute_level(doc: Document) -> str:
    """Return the level of the bot that stands in for an absent player."""
    levels = levels_of(doc.game)
    return "normal" if "normal" in levels else levels[0]


def seat_bot(doc: Document, seat: Seat, level: str, name: str, *, playing: bool) -> Document:
    """Return the document with a bot on a free seat or, during a match, in a player's place."""
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
    """Return the document with more or fewer seats; no player loses a seat by it."""
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
    """Return the document with these settings; those not named keep their values."""
    merged = {**doc.choices, **choices}
    text = doc.data if data is None else data
    file = CustomData("-", text) if text else None
    options = encode(game.load_settings(merged, file))
    return replace(doc, choices=merged, data=text, options=msgspec.Raw(options))


def kick(doc: Document, guest: GuestId, *, playing: bool, bots: bool = True) -> Document:
    """Return the document without this guest, who may not come back."""
    for seat in doc.seats_of(guest):
        doc = stand(doc, seat, playing=playing, bots=bots)
    return doc if guest in doc.banned else replace(doc, banned=(*doc.banned, guest))


def add_salt(doc: Document, seat: Seat, salt: str) -> Document:
    """Return the document with a seat's salt for the next deal; the first salt counts."""
    old = check_seat(doc, seat)
    if old.salt not in {"", salt}:  # another window of the same guest was quicker
        raise TableRefusal("salted-already", seat=seat + 1)
    return with_seat(doc, seat, replace(old, salt=salt))


def seats_without_salt(doc: Document) -> tuple[Seat, ...]:
    """Return the seats whose players have not sent their salt."""
    return tuple(n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.salt)


def with_new_secret(doc: Document) -> Document:
    """Return the document before its next deal: a new secret, and no salts."""
    seats = tuple(replace(seat, salt="") for seat in doc.seats)
    return replace(doc, secret=new_secret(), seats=seats)


def for_lobby(doc: Document) -> Document:
    """Return the document of a lobby: seats that were left during the match are free."""
    seats = tuple(OPEN if seat.kind == "open" else seat for seat in doc.seats)
    return replace(doc, seats=seats, witnesses=(), paused_at=None)


def spectator_name(doc: Document, name: str) -> str:
    """Return a spectator's name at this table, which resembles no name of a seat."""
    taken = _taken(doc)
    short = name[: MAX_NAME_LENGTH - 3]
    offered = (name, *(f"{short} {number}" for number in range(2, len(doc.seats) + 3)))
    return next(free for free in offered if not visible_forms(free) & taken)


def _taken(doc: Document, but: Seat | None = None) -> frozenset[str]:
    """The visible forms of all seats' names, without that of one seat."""
    names = [seat.name for number, seat in enumerate(doc.seats) if number != but]
    return frozenset(look for name in names for look in visible_forms(name))


def _check_free_name(doc: Document, seat: Seat, name: str) -> None:
    if visible_forms(name) & _taken(doc, but=seat):
        raise TableRefusal("name-taken", name=name)


def _bot_name(doc: Document) -> str:
    """A name of the 1930s that no seat has yet."""
    taken = _taken(doc)
    offered = [name.strip() for name in Texts("en")("bot-names").split(",")]
    return next(name for name in offered if not visible_forms(name) & taken)
