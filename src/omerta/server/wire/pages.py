"""What plain HTTP carries."""

from typing import Annotated, Any

import msgspec

from omerta.kernel import Seat
from omerta.kernel.match import Player
from omerta.server.wire.table import (
    Clock,
    GuestId,
    Name,
    Origin,
    Pace,
    Phase,
    ShortText,
    StepForViewer,
)


class SettingInfo(msgspec.Struct, frozen=True):
    """One choice of a game: its values as words; the first is the usual one."""

    name: str
    values: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    seats: tuple[int, ...]
    edition: str
    levels: tuple[str, ...]
    options: tuple[SettingInfo, ...]
    timed: bool
    """It brings its own clocks, which count instead of the table's."""
    together: bool
    """All win or lose together: advice, steps back by consent, going on from earlier moments."""


class MyTable(msgspec.Struct, frozen=True):
    """A table at which the asking browser has a seat."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    your_turn: bool


class Me(msgspec.Struct, frozen=True):
    """The asking browser; `guest` is None for one that has not said its name yet."""

    guest: GuestId | None
    name: str
    tables: tuple[MyTable, ...]


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My name from now on."""

    name: Name


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; its maker sits down first. `bots` take the next seats.

    `start` deals at once. `lesson` opens a tutorial with a fixed deal.
    """

    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=10)]
    bots: tuple[Annotated[str, msgspec.Meta(max_length=20)], ...] = ()
    bot_names: tuple[Name, ...] = ()
    """In the language of the maker; bots without one are named by the server."""
    options: dict[str, ShortText] = {}
    clock: Clock = "none"
    pace: Pace = "brisk"
    public: bool = False
    start: bool = False
    lesson: bool = False
    origin: Origin | None = None
    """Go on from there: game, number of seats and options are those of that game."""
    host_password: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Needed only where the owner of the server lets not everybody open tables."""


class TableOpened(msgspec.Struct, frozen=True):
    """The code of a new table."""

    code: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the start page or a person with its code sees it before sitting down."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    seats: int
    open: int
    locked: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """A step with the view after it: a frame of a replay."""

    told: StepForViewer
    view: Any


class ReplaySteps(msgspec.Struct, frozen=True):
    """Consecutive frames of a replay, perhaps fewer than were asked for: then ask on.

    `last` is the number of the last frame there is.
    """

    last: int
    moments: tuple[ReplayStep, ...]


class EarlierSteps(msgspec.Struct, frozen=True):
    """Earlier steps of a running game, as the asking viewer may know them."""

    story: tuple[StepForViewer, ...]


class ReplayInfo(msgspec.Struct, frozen=True):
    """A game that is over: who played, how it ended, and the seal that is now broken."""

    play: str
    game: str
    table: str | None
    """The code of its table, None if the file came from elsewhere."""
    players: tuple[Player, ...]
    options: dict[str, Any]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    last: int
    started: int
    ended: int
    commitment: str
    secret: str
    salts: tuple[str, ...]
    """Empty salts and secret: a game from a seed, which nobody can verify."""
    your_seats: tuple[Seat, ...]
    origin: Origin | None = None
    """Where it goes on from an earlier game: only what nobody could know there was dealt again."""
    seen_by: tuple[tuple[str, ...], ...] = ()
    """For each seat the names of all who looked from it; empty if that was not kept."""


class Branch(msgspec.Struct, frozen=True):
    """A game in the tree of those that go on from one another."""

    play: str
    origin: Origin | None
    """None: the tree begins with it."""
    table: str | None
    players: tuple[Player, ...]
    started: int
    ended: int | None
    reason: str
    """How it ended; "" while it goes on."""
    last: int
    marks: tuple[StepForViewer, ...]
    """Its milestones, each a moment to go on from; only the events that make it one."""


class Tree(msgspec.Struct, frozen=True):
    """All games that began with the same one, that one first, each after the one it goes on from."""

    game: str
    view: Any
    """The first game as a spectator sees it: by it the marks find their words."""
    branches: tuple[Branch, ...]


class Study(msgspec.Struct, frozen=True):
    """A game that is over, looked back upon from one seat; asked again until `story` is there."""

    done: int
    total: int
    story: Any
    """In the game's own shape; None while there is more to work out."""


class Draw(msgspec.Struct, frozen=True):
    """One use of luck: a number below `n`, or a list before and after it was shuffled."""

    step: int
    why: str
    n: int
    result: int
    items: tuple[str, ...] | None = None
    shuffled: tuple[str, ...] | None = None


class Draws(msgspec.Struct, frozen=True):
    """All luck of a game in order, to be drawn again from secret and salts."""

    draws: tuple[Draw, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a message id and its parameters."""

    code: str
    params: dict[str, str | int] = {}


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    tables: int
    database: str
