"""A match: one game with its luck, log, undo and save, for scripts, tests and tables."""
# mypyc: skip (defines Structs)

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from omerta.kernel import registry
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Fair, Seeded
from omerta.kernel.codec import Upcaster, decode_save, encode, lifted
from omerta.kernel.errors import BadSave, Illegal
from omerta.kernel.events import Event, TimeoutApplied
from omerta.kernel.game import Game
from omerta.kernel.play import Entry, Play
from omerta.kernel.seats import Seat, Viewer
from omerta.kernel.settings import checked
from omerta.kernel.starts import Start, set_up

FORMAT = "omerta-match"
SCHEMA = 1
"""Version of the match file. `UPCASTERS[n]` lifts a file of version n to n + 1."""

UPCASTERS: dict[int, Upcaster] = {}


MOST_DRAWS = 1_000_000
"""Far more than any game needs; a file that says more would only keep the program busy."""


class SavedLuck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """How a match draws, and how far it has drawn."""

    draws: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWS)]


class SavedSeeded(SavedLuck, frozen=True, tag="seeded"):
    """A simulation's seed."""

    seed: int


class SavedFair(SavedLuck, frozen=True, tag="fair"):
    """A live table's sealed luck; the file is the table's own until the game is over."""

    commitment: str
    secret: str
    salts: tuple[str, ...]


class SavedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log entry as JSON; the game's own types are decoded by the match."""

    seat: Seat | None
    action: msgspec.Raw
    events: msgspec.Raw
    draws: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a person, or a bot of the level that `bot` names."""

    name: str
    bot: str = ""


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file."""

    format: str
    schema: int
    game: str
    ruleset: int
    seats: int
    options: msgspec.Raw
    luck: SavedSeeded | SavedFair
    log: list[SavedEntry]
    state: msgspec.Raw
    players: tuple[Player, ...] = ()
    start: Start | msgspec.UnsetType = msgspec.UNSET
    """Only in files of games that go on from an earlier one."""


UNSOUND = (IndexError, KeyError, ValueError, TypeError, AssertionError, AttributeError)
"""What rules raise at a table that cannot exist. No audit finds all that a start from elsewhere may
hold, and it is the only table of a file that is played on."""


class Match(Play):
    """A game being played, with everything needed to explain, undo, save and repeat it."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        chance: Chance,
        log: list[Entry],
        seats: int,
        options: Any,
    ) -> None:
        super().__init__(game, state, chance)
        self.log = log
        self.seats = seats
        self.chosen = options
        self.ruleset = game.meta.ruleset
        self.players: tuple[Player, ...] = ()
        """Who sits where, seat by seat; empty where nobody cares (scripts, simulations)."""
        self.start: Start | None = None
        """Where it goes on from an earlier game."""

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        seats: int,
        seed: int | None = None,
        options: Any = None,
        chance: Chance | None = None,
    ) -> "Match":
        """Set up a game; luck comes from a seed, which is 0 unless given, or from a `chance`.

        `options` are settings as an object or by name; wrong ones are refused as `BadData`.
        No clock runs, so they are dealt as `Options.without_clock` says.
        """
        if seed is not None and chance is not None:
            raise ValueError("a match takes its luck from a seed or from a chance, not from both")
        found = registry.get(game) if isinstance(game, str) else game
        luck = Seeded(seed or 0) if chance is None else chance
        chosen = checked(found.meta.options, options).without_clock()
        return cls._set_up(found, seats, chosen, None, luck)

    @classmethod
    def going_on(cls, game: Game[Any], start: Start, chance: Chance) -> "Match":
        """Go on from a moment of an earlier game; what nobody could know then is dealt again."""
        known = game.load(bytes(start.state))
        return cls._set_up(game, known.seats, known.chosen, start, chance)

    @classmethod
    def _set_up(
        cls, game: Game[Any], seats: int, options: Any, start: Start | None, chance: Chance
    ) -> "Match":
        state, told = set_up(game, seats, options, start, chance)
        deal = Entry(None, None, told, chance.draws)
        match = cls(game, state, chance, [deal], seats, options)
        match.start = start
        return match

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action, or raise `Illegal` and change nothing."""
        entry = self.answer(seat, action)
        self.log.append(entry)
        return list(entry.events)

    def expire(self, seat: Seat) -> list[Event]:
        """The clock ran out for this seat: the table answers as the rulebook says."""
        entries = self.answer_for_silent(seat)
        self.log += entries
        return [event for entry in entries for event in entry.events]

    def undo(self, seat: Seat | None = None) -> Entry:
        """Take back the last action and give it; refused as `take_back` says."""
        self.take_back(seat)
        return self.log.pop()

    def events_for(self, viewer: Viewer) -> list[Event]:
        """The whole story so far, as this viewer may see it."""
        return [event.seen_by(viewer) for entry in self.log for event in entry.events]

    def retell(self) -> Iterator["Match"]:
        """Play the log again from the first deal, one entry at a time.

        Yields the match after set-up and after each action. Raises `BadSave` where the story
        told again is not the story in the log: then the log is not what this luck gave.
        """
        if self.ruleset != self.game.meta.ruleset:
            raise BadSave("save-other-ruleset", ruleset=self.ruleset)
        luck = fresh_luck(self._saved_luck())
        try:
            again = Match._set_up(self.game, self.seats, self.chosen, self.start, luck)
        except Illegal as refused:  # options that do not fit the seats
            raise BadSave("save-impossible", detail=refused.code) from None
        silent: list[Action] = []
        for number, entry in enumerate(self.log):
            if number > 0:
                try:
                    silent = _repeat(again, entry, silent, number)
                except UNSOUND:
                    if self.start is None:
                        raise  # no fault of the file
                    raise BadSave("save-impossible", detail="start") from None
            if encode(again.log[-1]) != encode(entry):
                raise BadSave("save-not-repeatable", step=number, why="events")
            yield again
        if silent:
            raise BadSave("save-not-repeatable", step=len(self.log), why="timeout")
        if again.chance.draws != self.chance.draws:
            raise BadSave("save-not-repeatable", step=len(self.log), why="luck")
        if self.game.save(again.state) != self.game.save(self.state):
            raise BadSave("save-not-repeatable", step=len(self.log), why="state")

    def save(self) -> bytes:
        """The match as one JSON file; it holds every secret of the table."""
        return encode(
            SavedMatch(
                format=FORMAT,
                schema=SCHEMA,
                game=self.game.meta.id,
                ruleset=self.ruleset,
                seats=self.seats,
                options=_raw(self.chosen),
                luck=self._saved_luck(),
                log=[
                    SavedEntry(entry.seat, _raw(entry.action), _raw(entry.events), entry.draws)
                    for entry in self.log
                ],
                state=msgspec.Raw(self.game.save(self.state)),
                players=self.players,
                start=self.start or msgspec.UNSET,
            )
        )

    @classmethod
    def load(cls, raw: bytes) -> "Match":
        """The match that `save` wrote, also by an older version; or `BadSave`."""
        file = decode_save(dict[str, Any], raw)
        if file.get("format") != FORMAT:
            raise BadSave("save-foreign")
        saved = decode_save(SavedMatch, lifted(file, SCHEMA, UPCASTERS))
        game = registry.get(saved.game)
        meta = game.meta
        if saved.seats not in meta.seats or len(saved.players) not in (0, saved.seats):
            raise BadSave("save-impossible", detail="seats")
        if not saved.log or saved.log[0].seat is not None:
            raise BadSave("save-impossible", detail="log")
        if isinstance(saved.luck, SavedFair) and len(saved.luck.salts) != saved.seats:
            raise BadSave("save-impossible", detail="salts")
        action_type: Any = meta.actions | None
        event_type: Any = meta.events | TimeoutApplied
        log = [
            Entry(
                entry.seat,
                decode_save(action_type, bytes(entry.action)),
                tuple(decode_save(list[event_type], bytes(entry.events))),
                entry.draws,
            )
            for entry in saved.log
        ]
        chance = fresh_luck(saved.luck)
        chance.skip_to(saved.luck.draws)
        chosen = decode_save(meta.options, bytes(saved.options))
        state = game.load(bytes(saved.state))
        if state.seats != saved.seats or state.chosen != chosen:
            raise BadSave("save-impossible", detail="options")
        match = cls(game, state, chance, log, saved.seats, chosen)
        match.ruleset = saved.ruleset
        match.players = saved.players
        match.start = saved.start or None
        return match

    def _saved_luck(self) -> SavedSeeded | SavedFair:
        match self.chance:
            case Seeded() as seeded:
                return SavedSeeded(seeded.draws, seeded.seed)
            case Fair() as fair:
                return SavedFair(fair.draws, fair.commitment, fair.secret.hex(), fair.salts)
            case _:
                raise BadSave("save-scripted")


def _repeat(match: Match, entry: Entry, silent: list[Action], number: int) -> list[Action]:
    """Play a log entry again; the rest of the answers that a time-out still has to give."""
    if entry.seat is None or entry.action is None:
        raise BadSave("save-not-repeatable", step=number, why="no action")
    lead: tuple[Event, ...] = ()
    if not silent and any(isinstance(event, TimeoutApplied) for event in entry.events):
        lead = (TimeoutApplied(entry.seat, match.state.stack[-1].tag),)
        deadline = match.game.deadline(match.state)
        silent = [] if deadline is None else list(deadline.answers.get(entry.seat, ()))
    if (lead or silent) and silent[:1] != [entry.action]:
        raise BadSave("save-not-repeatable", step=number, why="timeout")
    try:
        match.log.append(match.repeat(entry.seat, entry.action, lead))
    except Illegal as refused:
        raise BadSave("save-not-repeatable", step=number, why=refused.code) from None
    return silent[1:]


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def fresh_luck(luck: SavedSeeded | SavedFair) -> Seeded | Fair:
    """The luck of a match as it stood before the first draw."""
    if isinstance(luck, SavedSeeded):
        return Seeded(luck.seed)
    try:
        secret = bytes.fromhex(luck.secret)
    except ValueError:
        raise BadSave("save-bad-secret") from None
    fair = Fair(secret, luck.salts)
    if fair.commitment != luck.commitment:
        raise BadSave("save-broken-commitment")
    return fair
