"""A table as all guests at it may see it, and the types that commands and pushes share."""

from typing import Annotated, Any, Literal

import msgspec

from omerta.kernel import Seat
from omerta.kernel.starts import StepNumber

Phase = Literal["lobby", "playing", "over"]
Clock = Literal["none", "30", "60", "120", "300"]
"""Seconds for each decision; where the rulebook has its own clock, the shorter one counts."""
Pace = Literal["instant", "brisk", "calm"]
"""How long a bot takes for an answer: always the same time, so that its pauses reveal nothing.

"instant" answers as soon as the bot is ready, where one player is alone with bots or nothing is
hidden; elsewhere it is the same as "brisk".
"""
Ease = Literal["none", "half", "double"]
"""How much longer the game's own clocks run, for players who need more time."""
GuestId = Annotated[str, msgspec.Meta(max_length=40)]
"""The public name of a guest; it is no secret and gives no rights."""


HowSilent = Literal["", "warned", "long"]
"""How long a seat has kept the others waiting without a clock.

"" is not long, "warned" will soon be long, and "long" lets the others put a bot in its place.
"""


class Site(msgspec.Struct, frozen=True, gc=False):
    """This site as the asking guest reaches it."""

    address: str
    """The address for other guests, such as http://192.168.1.5:8080."""
    client: str
    """The client that a reload would bring, by its first script; "" if none is built."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """A seat and who has it. `guest` is a player; several seats may belong to one guest.

    `substitute` is the level of the bot that plays for an absent player, or "".
    """

    kind: Literal["open", "person", "bot"]
    name: str = ""
    guest: GuestId | None = None
    level: str = ""
    connected: bool = False
    substitute: str = ""
    salted: bool = False
    """Whether this seat's salt for the next deal has come."""
    silence: HowSilent = ""
    seen_by: tuple[str, ...] = ()
    """The names of all guests who have looked from this seat in the running or last match."""


class Spectator(msgspec.Struct, frozen=True, gc=False):
    """A guest and their name."""

    guest: GuestId
    name: str


class SeatAsked(msgspec.Struct, frozen=True, gc=False):
    """A guest asks for a seat in a running match; this needs the consent of `missing`."""

    seat: Seat
    guest: GuestId
    name: str
    missing: tuple[Spectator, ...]


class Origin(msgspec.Struct, frozen=True, gc=False):
    """The step of a match from which another match continues."""

    play: str
    seq: StepNumber


class TableInfo(msgspec.Struct, frozen=True):
    """A table: its seats, its settings and its phase."""

    code: str
    game: str
    phase: Phase
    host: GuestId | None
    seats: tuple[SeatInfo, ...]
    spectators: tuple[Spectator, ...]
    options: dict[str, Any]
    """The values of the game's settings."""
    clock: Clock
    ease: Ease
    pace: Pace
    public: bool
    """Whether the start page lists it."""
    locked: bool
    """Whether a guest needs its password to sit or watch."""
    paused: bool
    resting: bool
    """Between two matches of a series: a spectator may take a bot's seat."""
    lesson: bool
    """A tutorial: its deal is the same for all guests."""
    commitment: str
    """SHA-256 of the secret of the running deal or, before it, of the next one."""
    play: str | None
    """The id of the running or last match, which is also the address of its replay."""
    number: int
    """How many matches this table has begun."""
    origin: Origin | None = None
    """The earlier step its match continues from."""
    notice: str = ""
    """A message id for all guests at the table; "" for none."""
    doubts: tuple[str, ...] = ()
    """Before a match: warnings about the settings for this number of seats, as message ids."""
    seat_asked: SeatAsked | None = None


TableChanges = Annotated[dict[str, Any], msgspec.Meta(extra={"part_of": TableInfo})]
"""Some fields of a table; the client puts them over those it has."""


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """The clock of the pending decisions, in milliseconds from now; a paused clock does not run."""

    left: int
    whole: int
    paused: bool = False
    common: bool = False
    """All players share the time and none answers alone, so the host may shorten it."""


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat: plain text. `seat` is None for a spectator."""

    number: int
    at: int
    guest: GuestId
    name: str
    seat: Seat | None
    text: str


class Caution(msgspec.Struct, frozen=True, gc=False):
    """A warning to show before the player takes the option with this number: a message id."""

    option: int
    message: str


class StepForViewer(msgspec.Struct, frozen=True):
    """A step of a match as one viewer may know it.

    `undone` takes back the step before it; without events the step has nothing to show this
    viewer.
    """

    seq: int
    at: int
    events: tuple[Any, ...]
    seat: Seat | None = None
    undone: bool = False


class Suggestion(msgspec.Struct, frozen=True):
    """What a seat proposes at this step, or the thing it points at."""

    seat: Seat
    action: Any
    """An option of a seat with a pending decision; None if only `at` counts."""
    at: str = ""


class UndoAsked(msgspec.Struct, frozen=True, gc=False):
    """A seat asks to take back the last step; this needs the consent of `missing`."""

    seat: Seat
    missing: tuple[Seat, ...]


class MatchInfo(msgspec.Struct, frozen=True):
    """A match as one viewer may know it now."""

    play: str
    seq: int
    view: Any
    waiting: tuple[Seat, ...]
    clock: ClockInfo | None
    undo: bool
    """Whether this viewer may take back the last action, or ask for it."""
    cautions: tuple[Caution, ...]
    suggestions: tuple[Suggestion, ...] = ()
    """At most one of each seat; the next step clears them."""
    undo_asked: UndoAsked | None = None


MAX_ID_LENGTH = 40
CommandId = Annotated[str, msgspec.Meta(pattern=rf"^[!-~]{{1,{MAX_ID_LENGTH}}}\Z")]
"""Chosen by the client; the server carries out the same id of a guest only once."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
ShortText = Annotated[str, msgspec.Meta(max_length=400)]
