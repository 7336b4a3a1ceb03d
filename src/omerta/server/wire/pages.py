"""The bodies of plain HTTP requests and answers."""

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
    """One setting of a game and its values as words; the first value is the default."""

    name: str
    values: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that this server offers."""

    id: str
    seats: tuple[int, ...]
    edition: str
    levels: tuple[str, ...]
    options: tuple[SettingInfo, ...]
    timed: bool
    """The game brings its own clocks, which count instead of the table's."""
    together: bool
    """All win or lose together: suggestions, undo by consent, continuing from earlier steps."""


class MyTable(msgspec.Struct, frozen=True):
    """A table at which the asking guest has a seat."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    your_turn: bool


class Me(msgspec.Struct, frozen=True):
    """The asking guest; `guest` is None before they have given a name."""

    guest: GuestId | None
    name: str
    tables: tuple[MyTable, ...]


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to give the asking guest this name."""

    name: Name


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table; the asking guest takes the first seat, `bots` the next ones.

    `start` deals at once. `lesson` opens a tutorial with a fixed deal.
    """

    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=10)]
    bots: tuple[Annotated[str, msgspec.Meta(max_length=20)], ...] = ()
    bot_names: tuple[Name, ...] = ()
    """In the language of the asking guest; the server names the remaining bots."""
    options: dict[str, ShortText] = {}
    clock: Clock = "none"
    pace: Pace = "brisk"
    public: bool = False
    start: bool = False
    lesson: bool = False
    origin: Origin | None = None
    """Continue from this step; game, number of seats and settings are those of its match."""
    host_password: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Needed only where the owner of the server restricts who may open tables."""


class TableOpened(msgspec.Struct, frozen=True):
    """The code of a new table."""

    code: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the start page shows it, or a guest with its code before they sit down."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    seats: int
    open: int
    locked: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """A step of a replay, with the view after it."""

    told: StepForViewer
    view: Any


class ReplaySteps(msgspec.Struct, frozen=True):
    """Consecutive steps of a replay, perhaps fewer than requested; the client asks for the rest.

    `last` is the number of the last step of the replay.
    """

    last: int
    moments: tuple[ReplayStep, ...]


class EarlierSteps(msgspec.Struct, frozen=True):
    """Earlier steps of a running match, as the asking viewer may know them."""

    story: tuple[StepForViewer, ...]


class ReplayInfo(msgspec.Struct, frozen=True):
    """A finished match: its players, its outcome, and the secret that the commitment had sealed."""

    play: str
    game: str
    table: str | None
    """The code of its table; None for a match from a file."""
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
    """Empty salts and an empty secret mean a match dealt from a seed, which cannot be verified."""
    your_seats: tuple[Seat, ...]
    origin: Origin | None = None
    """The earlier step it continues from; only what no seat could know there was dealt again."""
    seen_by: tuple[tuple[str, ...], ...] = ()
    """For each seat the names of all guests who looked from it; empty if that was not recorded."""


class Branch(msgspec.Struct, frozen=True):
    """A match in a tree of matches that continue from one another."""

    play: str
    origin: Origin | None
    """None for the first match of the tree."""
    table: str | None
    players: tuple[Player, ...]
    started: int
    ended: int | None
    reason: str
    """How it ended; "" while it runs."""
    last: int
    marks: tuple[StepForViewer, ...]
    """Its milestones, from which a new match may continue, with only those events."""


class Tree(msgspec.Struct, frozen=True):
    """All matches that go back to the same first one; each follows the one it continues from."""

    game: str
    view: Any
    """The first match as a spectator sees it; the client needs it to describe the milestones."""
    branches: tuple[Branch, ...]


class Study(msgspec.Struct, frozen=True):
    """The hindsight on a finished match for one seat; the client asks again until it is there."""

    done: int
    total: int
    story: Any
    """In the game's own shape; None while the coach is still working."""


class Draw(msgspec.Struct, frozen=True):
    """One draw of chance: a number below `n`, or a list before and after a shuffle."""

    step: int
    why: str
    n: int
    result: int
    items: tuple[str, ...] | None = None
    shuffled: tuple[str, ...] | None = None


class Draws(msgspec.Struct, frozen=True):
    """All draws of a match in order, to be repeated from the secret and the salts."""

    draws: tuple[Draw, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a message id and its parameters."""

    code: str
    params: dict[str, str | int] = {}


class Health(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: str
    version: str
    tables: int
    database: str
