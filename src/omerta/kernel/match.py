"""A match: one playing of a game with its chance, log, undo and saves."""
# mypyc: skip (defines Structs)

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from omerta.kernel import registry
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Fair, Seeded
from omerta.kernel.codec import Upcaster, decode_save, encode, upcast
from omerta.kernel.errors import BadSave, Illegal
from omerta.kernel.events import Event, TimeoutApplied
from omerta.kernel.game import Game
from omerta.kernel.match_core import Entry, MatchCore
from omerta.kernel.seats import Seat, Viewer
from omerta.kernel.settings import checked
from omerta.kernel.starts import Start, set_up

FORMAT = "omerta-match"
SCHEMA = 1
"""Version of the match file. `UPCASTERS[n]` converts a file of version n to n + 1."""

UPCASTERS: dict[int, Upcaster] = {}


MAX_DRAWS = 1_000_000
"""Far more draws than any match needs; a file with more would only keep the program busy."""


class SavedChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """How a match draws, and how many draws it has made."""

    draws: Annotated[int, msgspec.Meta(ge=0, le=MAX_DRAWS)]


class SavedSeeded(SavedChance, frozen=True, tag="seeded"):
    """The seed of a simulation."""

    seed: int


class SavedFair(SavedChance, frozen=True, tag="fair"):
    """The fair chance of a live table; such a file stays on the server until the match is over."""

    commitment: str
    secret: str
    salts: tuple[str, ...]


class SavedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log entry as JSON; the match decodes the game's own types."""

    seat: Seat | None
    action: msgspec.Raw
    events: msgspec.Raw
    draws: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player at a seat: a human, or a bot of the level in `bot`."""

    name: str
    bot: str = ""


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file."""

    format: str
    schema: int
    game: str
    ruleset: int
    seats: int
    settings: msgspec.Raw = msgspec.field(name="options")
    chance: SavedSeeded | SavedFair = msgspec.field(name="luck")
    log: list[SavedEntry]
    state: msgspec.Raw
    players: tuple[Player, ...] = ()
    start: Start | msgspec.UnsetType = msgspec.UNSET
    """Only in files of matches that continue from an earlier one."""


BROKEN_STATE_ERRORS = (IndexError, KeyError, ValueError, TypeError, AssertionError, AttributeError)
"""Errors that rules raise for a state that cannot exist. An audit does not find every fault of a
start that comes from another server, and the start is the only state in a file that is played
on.
"""


class Match(MatchCore):
    """One playing of a game, with everything needed to explain, undo, save and replay it."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        chance: Chance,
        log: list[Entry],
        seats: int,
        settings: Any,
    ) -> None:
        super().__init__(game, state, chance)
        self.log = log
        self.seats = seats
        self.settings = settings
        self.ruleset = game.meta.ruleset
        self.players: tuple[Player, ...] = ()
        """The players by seat; empty where names do not matter (scripts, simulations)."""
        self.start: Start | None = None
        """The step of an earlier match from which this one continues, if it does."""

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        seats: int,
        seed: int | None = None,
        settings: Any = None,
        chance: Chance | None = None,
    ) -> "Match":
        """Set up a match; chance comes from a seed, by default 0, or is given as `chance`.

        `settings` are an object or a mapping by name; wrong ones raise `BadData`. No clock runs,
        so the settings are adjusted by `Settings.without_clock`.
        """
        if seed is not None and chance is not None:
            raise ValueError("give a match either a seed or `chance`, not both")
        found = registry.get(game) if isinstance(game, str) else game
        dealt = checked(found.meta.settings, settings).without_clock()
        return cls._set_up(found, seats, dealt, None, chance or Seeded(seed or 0))

    @classmethod
    def continue_from(cls, game: Game[Any], start: Start, chance: Chance) -> "Match":
        """Continue from a step of an earlier match; what no seat knew then is dealt again."""
        known = game.load(bytes(start.state))
        return cls._set_up(game, known.seats, known.settings, start, chance)

    @classmethod
    def _set_up(
        cls, game: Game[Any], seats: int, settings: Any, start: Start | None, chance: Chance
    ) -> "Match":
        state, events = set_up(game, seats, settings, start, chance)
        deal = Entry(None, None, events, chance.draws)
        match = cls(game, state, chance, [deal], seats, settings)
        match.start = start
        return match

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action, or raise `Illegal` and change nothing."""
        entry = self.apply(seat, action)
        self.log.append(entry)
        return list(entry.events)

    def expire(self, seat: Seat) -> list[Event]:
        """Act for this seat, whose time has run out, as the rulebook says."""
        entries = self.apply_timeout(seat)
        self.log += entries
        return [event for entry in entries for event in entry.events]

    def undo(self, seat: Seat | None = None) -> Entry:
        """Undo the last action and return its entry; refused as in `undo_last`."""
        self.undo_last(seat)
        return self.log.pop()

    def events_for(self, viewer: Viewer) -> list[Event]:
        """Return all events so far, as this viewer may see them."""
        return [event.seen_by(viewer) for entry in self.log for event in entry.events]

    def replay(self) -> Iterator["Match"]:
        """Play the log again from the first deal, one entry at a time.

        Yield the match after set-up and after each action. Raise `BadSave` if an entry differs
        from the log: then the log did not come from this chance.
        """
        if self.ruleset != self.game.meta.ruleset:
            raise BadSave("save-other-ruleset", ruleset=self.ruleset)
        chance = initial_chance(self._saved_chance())
        try:
            again = Match._set_up(self.game, self.seats, self.settings, self.start, chance)
        except Illegal as refused:  # settings that do not fit the number of seats
            raise BadSave("save-impossible", detail=refused.code) from None
        silent: list[Action] = []
        for number, entry in enumerate(self.log):
            if number > 0:
                try:
                    silent = _repeat(again, entry, silent, number)
                except BROKEN_STATE_ERRORS:
                    if self.start is None:
                        raise  # not a fault of the file
                    raise BadSave("save-impossible", detail="start") from None
            if encode(again.log[-1]) != encode(entry):
                raise BadSave("save-not-repeatable", step=number, why="events")
            yield again
        if silent:
            raise BadSave("save-not-repeatable", step=len(self.log), why="timeout")
        if again.chance.draws != self.chance.draws:
            raise BadSave("save-not-repeatable", step=len(self.log), why="chance")
        if self.game.save(again.state) != self.game.save(self.state):
            raise BadSave("save-not-repeatable", step=len(self.log), why="state")

    def save(self) -> bytes:
        """Return the match as one JSON file; it holds every secret of the table."""
        return encode(
            SavedMatch(
                format=FORMAT,
                schema=SCHEMA,
                game=self.game.meta.id,
                ruleset=self.ruleset,
                seats=self.seats,
                settings=_raw(self.settings),
                chance=self._saved_chance(),
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
        """Return the match that `save` wrote, also in an older version, or raise `BadSave`."""
        file = decode_save(dict[str, Any], raw)
        if file.get("format") != FORMAT:
            raise BadSave("save-foreign")
        saved = decode_save(SavedMatch, upcast(file, SCHEMA, UPCASTERS))
        game = registry.get(saved.game)
        meta = game.meta
        if saved.seats not in meta.seats or len(saved.players) not in (0, saved.seats):
            raise BadSave("save-impossible", detail="seats")
        if not saved.log or saved.log[0].seat is not None:
            raise BadSave("save-impossible", detail="log")
        if isinstance(saved.chance, SavedFair) and len(saved.chance.salts) != saved.seats:
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
        chance = initial_chance(saved.chance)
        chance.skip_to(saved.chance.draws)
        settings = decode_save(meta.settings, bytes(saved.settings))
        state = game.load(bytes(saved.state))
        if state.seats != saved.seats or state.settings != settings:
            raise BadSave("save-impossible", detail="options")
        match = cls(game, state, chance, log, saved.seats, settings)
        match.ruleset = saved.ruleset
        match.players = saved.players
        match.start = saved.start or None
        return match

    def _saved_chance(self) -> SavedSeeded | SavedFair:
        match self.chance:
            case Seeded() as seeded:
                return SavedSeeded(seeded.draws, seeded.seed)
            case Fair() as fair:
                return SavedFair(fair.draws, fair.commitment, fair.secret.hex(), fair.salts)
            case _:
                raise BadSave("save-scripted")


def _repeat(match: Match, entry: Entry, silent: list[Action], number: int) -> list[Action]:
    """Play a log entry again, and return the actions that a time-out has still to give."""
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


def initial_chance(saved: SavedSeeded | SavedFair) -> Seeded | Fair:
    """Return the chance of a match as it was before the first draw."""
    if isinstance(saved, SavedSeeded):
        return Seeded(saved.seed)
    try:
        secret = bytes.fromhex(saved.secret)
    except ValueError:
        raise BadSave("save-bad-secret") from None
    fair = Fair(secret, saved.salts)
    if fair.commitment != saved.commitment:
        raise BadSave("save-broken-commitment")
    return fair
