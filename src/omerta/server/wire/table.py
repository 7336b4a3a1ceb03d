"""A table as everybody at it may see it."""

from typing import Annotated, Any, Literal

import msgspec

from omerta.kernel import Seat
from omerta.kernel.starts import StepNumber

Phase = Literal["lobby", "playing", "over"]
Clock = Literal["none", "30", "60", "120", "300"]
"""Seconds for each decision; the rulebook's own clock, where it has one, is shorter or equal."""
Pace = Literal["instant", "brisk", "calm"]
"""How long a bot seems to think: always the same, so that its pauses tell nothing. At once means
as soon as it has an answer, where one person plays alone or nothing is hidden; else it is brisk."""
Ease = Literal["none", "half", "double"]
"""How much longer the clocks of the game itself run, for people who need more time."""
GuestId = Annotated[str, msgspec.Meta(max_length=40)]
"""The public name of a browser that has been here: no secret, no right."""


HowSilent = Literal["", "warned", "long"]
"""Of somebody who is asked where no clock runs: not yet, will soon be, so long that others decide."""


class Site(msgspec.Struct, frozen=True, gc=False):
    """This site as the asking browser reaches it."""

    address: str
    """Where others find it, such as http://192.168.1.5:8080."""
    client: str
    """The client that a reload brings, by its first script; "" if none is built."""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits here. `guest` is the browser of a person; several seats may share one.

    `substitute` is the level of the bot that plays for an absent person, "" if there is none.
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
    """The names of all who have looked from here in the running game or the last one."""


class Spectator(msgspec.Struct, frozen=True, gc=False):
    """A browser, and the name of its person."""

    guest: GuestId
    name: str


class SeatAsked(msgspec.Struct, frozen=True, gc=False):
    """A guest would like to sit down in a running game; it needs the consent of `missing`."""

    seat: Seat
    guest: GuestId
    name: str
    missing: tuple[Spectator, ...]


class Origin(msgspec.Struct, frozen=True, gc=False):
    """A moment of a game from which another one goes on."""

    play: str
    seq: StepNumber


class TableInfo(msgspec.Struct, frozen=True):
    """A table: its seats, its choices and how far it is."""

    code: str
    game: str
    phase: Phase
    host: GuestId | None
    seats: tuple[SeatInfo, ...]
    spectators: tuple[Spectator, ...]
    options: dict[str, Any]
    """The game's options as chosen."""
    clock: Clock
    ease: Ease
    pace: Pace
    public: bool
    """Whether the start page lists it."""
    locked: bool
    """Whether one needs its password to sit or watch."""
    paused: bool
    resting: bool
    """Between two games of a series: whoever watches may take a bot's chair."""
    lesson: bool
    """A tutorial: its deal is the same for everybody."""
    commitment: str
    """SHA-256 of the secret of the running deal or, before it, of the next one."""
    play: str | None
    """The running or last game; also the address of its replay."""
    number: int
    """How many games this table has begun."""
    origin: Origin | None = None
    """Where its game goes on from an earlier one: from there."""
    notice: str = ""
    """Something everybody at the table should know, as a message id; "" for nothing."""
    doubts: tuple[str, ...] = ()
    """Before a game: what is to be said about the options chosen for so many, as message ids."""
    seat_asked: SeatAsked | None = None


TableChanges = Annotated[dict[str, Any], msgspec.Meta(extra={"part_of": TableInfo})]
"""Some fields of a table, to be put over those that are known."""


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """How long the table still waits, in milliseconds from now; a paused clock stands."""

    left: int
    whole: int
    paused: bool = False
    common: bool = False
    """Everybody has the same time and nobody answers alone: the host may make it shorter."""


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat: text and nothing else. `seat` is None for somebody who only watches."""

    number: int
    at: int
    guest: GuestId
    name: str
    seat: Seat | None
    text: str


class Caution(msgspec.Struct, frozen=True, gc=False):
    """What a person should be warned of before the option with this number: a message id."""

    option: int
    message: str


class StepForViewer(msgspec.Struct, frozen=True):
    """A step of the story as one viewer may know it.

    `undone` takes back the step before it; a step without events is one that told nothing.
    """

    seq: int
    at: int
    events: tuple[Any, ...]
    seat: Seat | None = None
    undone: bool = False


class Suggestion(msgspec.Struct, frozen=True):
    """What somebody would do at this step, or what the others should look at."""

    seat: Seat
    action: Any
    """An answer of whoever is asked; None: `at` alone counts."""
    at: str = ""


class UndoAsked(msgspec.Struct, frozen=True, gc=False):
    """Somebody would like to take back the last step; it needs the consent of `missing`."""

    seat: Seat
    missing: tuple[Seat, ...]


class MatchInfo(msgspec.Struct, frozen=True):
    """A game as one viewer may know it now."""

    play: str
    seq: int
    view: Any
    waiting: tuple[Seat, ...]
    clock: ClockInfo | None
    undo: bool
    """Whether this viewer may take back the last action, or ask for it."""
    cautions: tuple[Caution, ...]
    suggestions: tuple[Suggestion, ...] = ()
    """At most one of each seat; all are void with the next step."""
    undo_asked: UndoAsked | None = None


MAX_ID_LENGTH = 40
CommandId = Annotated[str, msgspec.Meta(pattern=rf"^[!-~]{{1,{MAX_ID_LENGTH}}}\Z")]
"""Chosen by the browser: the same id twice is carried out once."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
ShortText = Annotated[str, msgspec.Meta(max_length=400)]
