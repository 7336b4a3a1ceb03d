"""The contract every game fulfils.

Names are public and stable: tests, environments, the server and other programs use them.
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
    """A table in play: plain mutable data. `clone` is the only copy anywhere."""

    seats: int
    settings: Any
    """The settings it was dealt with."""
    stack: list[Frame]

    def clone(self) -> Self:
        """An independent copy; earlier clones never change."""
        ...


S = TypeVar("S", bound=State)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets before the deal; each game has its own subclass."""

    @property
    def has_reminders(self) -> bool:
        """Whether the table may remind people of what they have seen."""
        return True

    def for_bots(self) -> Self:
        """The settings by which bots see the table: they remember what they have seen."""
        return self

    @property
    def forbids_talk(self) -> bool:
        """Whether players keep silent while they play."""
        return False

    def for_humans(self, humans: Sequence[Seat]) -> Self:
        """The settings as dealt when humans have these seats and bots the others."""
        return self

    def without_clock(self) -> Self:
        """The settings as dealt when no clock runs, so that only players can end a decision."""
        return self


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer may know, built field by field; each game has its own subclass."""

    constant: ClassVar[tuple[str, ...]] = ()
    """Fields that stay the same through a whole game: a live table sends them once."""

    you: Viewer
    options: tuple[Action, ...]
    """Every legal answer of the viewer, in the order of `Game.options`."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: ranks from 1 (equal ranks share), scores, and why it was decided so.

    Rank 1 is for winners: where all lose, all have rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; none where all lose."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


DecisionMode = Literal["simultaneous", "discussion", "intermission"]
"""How a decision is answered: by each seat for itself; by all seats, as often as they want, until
each gives the answer that the clock would give; or between two games, when no seat has a secret."""


class Deadline(msgspec.Struct, frozen=True):
    """What happens when the clock runs out.

    `seconds` is the rulebook's own clock, None where only the table's clock counts. `answers`
    is what the table does for each silent seat; it stays inside the engine.
    """

    seconds: int | None
    answers: Mapping[Seat, tuple[Action, ...]]
    clock: int | None = None
    """Where the clock belongs to a question and not to each answer: its number in this game. While
    the number stays the same the seconds run on, however many answer, and no other clock counts.
    """
    mode: DecisionMode = "simultaneous"
    addressed: Mapping[Seat, int] = {}
    """In a discussion, seats that were asked something in public, and the number of that question."""


class Meta(msgspec.Struct, frozen=True):
    """What a program must know about a game before it starts one."""

    id: str
    seats: range
    edition: str
    ruleset: int
    """Raised whenever the same actions could give another game."""
    schema: int
    """Raised whenever the saved form changes; the game then brings an upcaster."""
    max_decisions: int
    why_bounded: str
    actions: Any
    """The union of the action classes."""
    events: Any
    """The union of the event classes."""
    settings: type[Settings]
    timed: bool = False
    """Whether its questions have clocks of the rulebook (`Deadline.seconds`) instead of the table's."""
    together: bool = False
    """Whether all seats win or lose together: they may advise each other, take steps back by
    consent, and go on from an earlier moment; some of its questions may have a clock beside the
    table's (ADR 12)."""


class Branching(Protocol):
    """How another game goes on from a moment of a game that all win or lose together (ADR 12)."""

    def redeal_unknown(self, s: Any, *, chance: Chance) -> Any:
        """What no seat knows dealt again; what some seat knows stands, so nobody sees a difference."""
        ...

    def has_secrets(self, s: Any) -> bool:
        """Whether a seat knows something now that another one may not know."""
        ...

    def is_private(self, s: Any, action: Action) -> bool:
        """Whether only the seat that is asked may know if it could answer this."""
        ...


class SharedView(View, frozen=True):
    """A view of a game that all win or lose together: it has answers of others, to advise them."""

    choices: tuple[Action, ...]
    """What whoever is asked may answer, as far as the viewer may know; empty for who is asked."""


class Game(Protocol[S]):
    """A game: rules over a state. Stateless; the state is the caller's."""

    meta: Meta

    @property
    def words(self) -> GameText:
        """The game in words."""
        ...

    @property
    def coach(self) -> Coach | None:
        """Who can work out what a viewer may conclude; None where nobody can."""
        ...

    @property
    def press(self) -> Press | None:
        """Who prints a newspaper about a game; None where nobody does."""
        ...

    @property
    def branching(self) -> Branching | None:
        """How another game goes on from a moment of this one; None where none can."""
        ...

    def new(self, seats: int, settings: Any = None, *, chance: Chance) -> S:
        """A table after set-up, waiting for its first decision."""
        ...

    def opening(self, s: S) -> list[Event]:
        """The events of the set-up, told from a state that `new` has just made."""
        ...

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """Who must answer now; () means the game is over."""
        ...

    def options(self, s: S, seat: Seat) -> Sequence[Action]:
        """Every legal answer of this seat, complete, without duplicates, in stable order."""
        ...

    def apply(self, s: S, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """Carry out the action and tell what happened; or raise `Illegal` and change nothing."""
        ...

    def apply_for_clock(self, s: S, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """As `apply`, and also what only the clock answers for a silent seat (`deadline`)."""
        ...

    def why_not(self, s: S, seat: Seat, action: Action) -> Illegal | None:
        """Why this action is refused now, or None if it is legal."""
        ...

    def view(self, s: S, viewer: Viewer) -> View:
        """What this viewer may know."""
        ...

    def views(self, s: S, viewers: Sequence[Viewer]) -> Sequence[View]:
        """What each of these viewers may know, in their order; cheaper than one by one."""
        ...

    def believe(self, s: S, seat: Seat, *, chance: Chance) -> S:
        """A state this seat cannot tell from `s`, with all it cannot know dealt again."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the game goes on."""
        ...

    def deadline(self, s: S) -> Deadline | None:
        """What the clock does, or None if nobody is waited for."""
        ...

    def audit(self, s: S) -> list[str]:
        """The game's invariants that do not hold, in words; empty if all is well."""
        ...

    def load_settings(self, words: Mapping[str, str], data: CustomData | None) -> Any:
        """Settings from words (command line, lobby) and a custom data file, or `BadData`."""
        ...

    def save(self, s: S) -> bytes:
        """The state as JSON."""
        ...

    def load(self, raw: bytes) -> S:
        """The state that `save` wrote, also by an older version; or `BadSave`."""
        ...
