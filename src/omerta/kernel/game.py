"""The contract that every game fulfils.

A game is an object without state of its own, the `GAME` of its package; the state is passed to
each method. A program sets up a state with `new`, asks `waiting` for the seats that must decide
and `options` for their legal actions, and gives each action to `apply`, which changes the state
and returns events. `view` shows a state to one seat or to a spectator without the secrets of
others. `outcome` is None until the match is over. `Match` (match.py) does this with a log, undo
and saves.

The stack of decision frames (`State.stack`, frames.py) is all that the rules remember about what
comes next. Names in this module are public and stable: tests, environments, the server and other
programs use them.
"""
# mypyc: skip (defines Structs)

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

import msgspec

from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.coach import Coach
from omerta.kernel.data import CustomData
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.frames import Frame
from omerta.kernel.game_text import GameText
from omerta.kernel.press import Press
from omerta.kernel.seats import Seat, Viewer


class State(Protocol):
    """The state of a match: plain mutable data. `clone` is the only way to copy it quickly."""

    seats: int
    settings: Any
    """The settings of the match."""
    stack: list[Frame]

    def clone(self) -> Self:
        """Return an independent copy; changes to one never affect the other."""
        ...


S = TypeVar("S", bound=State)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets before the deal; each game has its own subclass."""

    @property
    def has_reminders(self) -> bool:
        """Whether the table may show players again what they have seen."""
        return True

    def for_bots(self) -> Self:
        """Return the settings that bots see: bots remember what they have seen."""
        return self

    @property
    def forbids_talk(self) -> bool:
        """Whether players may not talk during the match."""
        return False

    def for_humans(self, humans: Sequence[Seat]) -> Self:
        """Return the settings to deal with when humans have these seats and bots have the others."""
        return self

    def without_clock(self) -> Self:
        """Return the settings to deal with when no clock runs and only players can end a decision."""
        return self


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer may know, built field by field; each game has its own subclass."""

    constant: ClassVar[tuple[str, ...]] = ()
    """Fields that stay the same during a whole match: a live table sends them once."""

    you: Viewer
    options: tuple[Action, ...]
    """Every legal action of the viewer, in the order of `Game.options`."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: ranks from 1 (equal ranks share), scores, and the reason.

    Rank 1 is for winners: if all seats lose, all have rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; none if all lose."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


DecisionMode = Literal["simultaneous", "discussion", "intermission"]
"""How seats answer a decision. "simultaneous": each seat for itself. "discussion": all seats, as
often as they want, until each gives the action that the clock would give. "intermission":
between two matches, while no seat has a secret.
"""


class Deadline(msgspec.Struct, frozen=True):
    """What happens when the clock runs out.

    `seconds` is the rulebook's own time limit, or None if only the table's clock counts.
    `answers` holds what the table does for each seat that has not acted; it never leaves the
    engine.
    """

    seconds: int | None
    answers: Mapping[Seat, tuple[Action, ...]]
    clock: int | None = None
    """The number, within this match, of a clock that several answers share. While the number stays
    the same the seconds run on, however many seats answer, and no other clock counts.
    """
    mode: DecisionMode = "simultaneous"
    addressed: Mapping[Seat, int] = {}
    """In a discussion, the seats that were publicly asked something, and the number of the
    statement that asked them.
    """


class Meta(msgspec.Struct, frozen=True):
    """What a program must know about a game before it starts a match."""

    id: str
    seats: range
    edition: str
    ruleset: int
    """Increased whenever the same actions could lead to a different match."""
    schema: int
    """Increased whenever the saved form changes; the game then adds an upcaster."""
    max_decisions: int
    why_bounded: str
    actions: Any
    """The union of the action classes."""
    events: Any
    """The union of the event classes."""
    settings: type[Settings]
    timed: bool = False
    """Whether decisions have the time limits of the rulebook (`Deadline.seconds`) instead of the
    table's.
    """
    together: bool = False
    """Whether all seats win or lose together. Then players may advise each other, undo steps by
    consent, and continue from an earlier step; some decisions may have a clock as well as the
    table's (ADR 12).
    """


class Branching(Protocol):
    """How a new match continues from a step of a cooperative match (ADR 12)."""

    def redeal_unknown(self, s: Any, *, chance: Chance) -> Any:
        """Return a state with all that no seat knows dealt again; no seat sees a difference."""
        ...

    def has_secrets(self, s: Any) -> bool:
        """Whether some seat knows something that another seat may not know."""
        ...

    def is_private(self, s: Any, action: Action) -> bool:
        """Whether only the deciding seat may know if this action is legal."""
        ...


class SharedView(View, frozen=True):
    """A view of a cooperative game: it also holds the options of other seats, for suggestions."""

    choices: tuple[Action, ...]
    """The options of the deciding seat, as far as the viewer may know them; empty for that seat
    itself.
    """


class Game(Protocol[S]):
    """A game: rules over a state. It has no state of its own; the caller keeps the state."""

    meta: Meta

    @property
    def words(self) -> GameText:
        """The texts of the game."""
        ...

    @property
    def coach(self) -> Coach | None:
        """The coach, which works out what a viewer may conclude; None if the game has none."""
        ...

    @property
    def press(self) -> Press | None:
        """The press, which prints a newspaper about a match; None if the game has none."""
        ...

    @property
    def branching(self) -> Branching | None:
        """How a new match continues from a step of an earlier one; None if it cannot."""
        ...

    def new(self, seats: int, settings: Any = None, *, chance: Chance) -> S:
        """Return a state after set-up, waiting for its first decision."""
        ...

    def opening(self, s: S) -> list[Event]:
        """Return the events of the set-up, from a state that `new` has just made."""
        ...

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """The seats that must answer now; () means the match is over."""
        ...

    def options(self, s: S, seat: Seat) -> Sequence[Action]:
        """Return every legal action of this seat, without duplicates, in a stable order."""
        ...

    def apply(self, s: S, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """Carry out the action and return its events, or raise `Illegal` and change nothing."""
        ...

    def apply_for_clock(self, s: S, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """As `apply`, and also accept actions that only the clock may give (`Action.by_clock`)."""
        ...

    def why_not(self, s: S, seat: Seat, action: Action) -> Illegal | None:
        """Return why this action is refused now, or None if it is legal."""
        ...

    def view(self, s: S, viewer: Viewer) -> View:
        """Return what this viewer may know."""
        ...

    def views(self, s: S, viewers: Sequence[Viewer]) -> Sequence[View]:
        """Return what each of these viewers may know, in their order; faster than one by one."""
        ...

    def believe(self, s: S, seat: Seat, *, chance: Chance) -> S:
        """Return a state that this seat cannot tell from `s`, with all unknowns dealt again."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the match goes on."""
        ...

    def deadline(self, s: S) -> Deadline | None:
        """Return what the clock does, or None if no seat has to answer."""
        ...

    def audit(self, s: S) -> list[str]:
        """Return the game's invariants that do not hold, as sentences; empty if all hold."""
        ...

    def load_settings(self, words: Mapping[str, str], data: CustomData | None) -> Any:
        """Return settings from words (command line, lobby) and a data file, or raise `BadData`."""
        ...

    def save(self, s: S) -> bytes:
        """Return the state as JSON."""
        ...

    def load(self, raw: bytes) -> S:
        """Return the state that `save` wrote, also in an older version, or raise `BadSave`."""
        ...
