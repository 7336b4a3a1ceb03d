"""What a browser hears on its socket."""

from typing import Any, Literal

import msgspec

from omerta.kernel import Seat
from omerta.server.wire.table import (
    Caution,
    ChatLine,
    ClockInfo,
    CommandId,
    GuestId,
    MatchInfo,
    Site,
    StepForViewer,
    Suggestion,
    TableChanges,
    UndoAsked,
)


class Push(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all pushes."""


class Welcome(Push, frozen=True, tag="welcome"):
    """The whole table as this viewer may know it; the answer to `Hello`.

    `story` is what happened: its last steps, or those after the step the browser knew; older
    ones are fetched by HTTP while the first one told is above 0.
    """

    id: CommandId
    you: GuestId
    seat: Seat | None
    """From which seat this browser looks."""
    seats: tuple[Seat, ...]
    """All seats of this browser."""
    table: TableChanges
    """All of it, but no `options` if the browser knew the running game: they stay the same."""
    play: MatchInfo | None
    story: tuple[StepForViewer, ...]
    missed: tuple[StepForViewer, ...]
    """At a table without memory aid: what this seat alone may know of steps that its browser never
    heard. It is told once, to be shown and not to be kept."""
    chat: tuple[ChatLine, ...]
    notes: str
    pencil: dict[str, str]
    """Remarks of this seat on things of the board."""
    site: Site


class TableChanged(Push, frozen=True, tag="table"):
    """The table itself changed: people, choices, phase; the fields that are new.

    Before its `Welcome` a browser knows nothing to put them over.
    """

    table: TableChanges


class StepAdded(Push, frozen=True, tag="step"):
    """Something happened in the game: `told` is news, the rest is how things stand now.

    At the deal (step 0) `view` is whole. Later it has the fields that changed since the step
    before, and `entries` those places of its lists that did. `log` is there at tables without
    memory aid where it differs: what may be kept of `told` for later reading.
    """

    play: str
    seq: int
    told: StepForViewer
    view: Any
    entries: dict[str, dict[str, Any]]
    waiting: tuple[Seat, ...]
    clock: ClockInfo | None
    undo: bool
    cautions: tuple[Caution, ...]
    log: StepForViewer | msgspec.UnsetType = msgspec.UNSET


class Suggested(Push, frozen=True, tag="suggestions"):
    """What is suggested at step `seq`, all of it."""

    seq: int
    suggestions: tuple[Suggestion, ...]


class UndoWanted(Push, frozen=True, tag="undo_asked"):
    """Somebody asks to take back step `seq`, agreed, or it came to nothing (None)."""

    seq: int
    asked: UndoAsked | None


class Clocked(Push, frozen=True, tag="clock"):
    """The clock was stopped, started or set anew."""

    clock: ClockInfo | None


class ChatPosted(Push, frozen=True, tag="chat"):
    """Somebody said something."""

    said: ChatLine


class Ack(Push, frozen=True, tag="ack"):
    """Done and kept; for actions `seq` is their step, otherwise the last one."""

    id: CommandId
    seq: int


class Refused(Push, frozen=True, tag="refused"):
    """Not done, nothing changed: message id, clause of the rules ("" if none), parameters.

    `play` is there when the browser had missed something.
    """

    id: str
    code: str
    clause: str
    params: dict[str, str | int]
    play: MatchInfo | None = None


class WhyAnswered(Push, frozen=True, tag="reason"):
    """The answer to `Why`: as in `Refused`; an empty code means that it is allowed."""

    id: CommandId
    code: str
    clause: str
    params: dict[str, str | int]


class Pencilled(Push, frozen=True, tag="pencil"):
    """A remark was written in another window of this browser; "" was rubbed out."""

    seat: Seat
    at: str
    text: str


class Advised(Push, frozen=True, tag="advice"):
    """The answer to `AskCoach`: what could be worked out at step `seq`, in the game's own shape.

    None: there is nothing to say now.
    """

    id: CommandId
    seq: int
    advice: Any


class Gone(Push, frozen=True, tag="gone"):
    """This socket is over, and coming back would not help."""

    why: Literal["kicked", "password", "unknown_table", "too_many_here"]


AnyPush = (
    Welcome
    | TableChanged
    | StepAdded
    | Suggested
    | UndoWanted
    | Clocked
    | ChatPosted
    | Ack
    | Refused
    | WhyAnswered
    | Pencilled
    | Advised
    | Gone
)
