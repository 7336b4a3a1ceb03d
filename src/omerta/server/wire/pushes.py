"""The messages a server sends over a socket."""

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
    """The base of all pushes."""


class Welcome(Push, frozen=True, tag="welcome"):
    """The whole table as this viewer may know it; the answer to `Hello`.

    `story` holds the last steps, or those after the step the client knew. While the first step
    in it is above 0, the client fetches older ones by HTTP.
    """

    id: CommandId
    you: GuestId
    seat: Seat | None
    """The seat the guest looks from."""
    seats: tuple[Seat, ...]
    """All seats of the guest."""
    table: TableChanges
    """All fields, but no `options` if the client knew the running match: these are fixed."""
    play: MatchInfo | None
    story: tuple[StepForViewer, ...]
    missed: tuple[StepForViewer, ...]
    """At a table without reminders: the steps with private events for this seat that the client has
    not received. They are sent once; the client shows them and does not keep them.
    """
    chat: tuple[ChatLine, ...]
    notes: str
    pencil: dict[str, str]
    """The remarks of this seat on things of the board."""
    site: Site


class TableChanged(Push, frozen=True, tag="table"):
    """The fields of the table that changed: guests, settings, phase.

    Before its `Welcome` a client has no table to apply them to.
    """

    table: TableChanges


class StepAdded(Push, frozen=True, tag="step"):
    """A step was added to the match: `told` is the step, the other fields the position after it.

    At the deal (step 0) `view` is whole. Later it has only the fields that changed since the
    step before, and `entries` the changed places of its lists. `log` is there at tables without
    reminders where it differs from `told`: the part of the step that the client may keep for
    later reading.
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
    """All suggestions at step `seq`."""

    seq: int
    suggestions: tuple[Suggestion, ...]


class UndoWanted(Push, frozen=True, tag="undo_asked"):
    """A player asks to take back step `seq`, another one agreed, or it was dropped (None)."""

    seq: int
    asked: UndoAsked | None


class Clocked(Push, frozen=True, tag="clock"):
    """The clock was stopped, started or changed."""

    clock: ClockInfo | None


class ChatPosted(Push, frozen=True, tag="chat"):
    """A line of chat was posted."""

    said: ChatLine


class Ack(Push, frozen=True, tag="ack"):
    """The command was carried out and saved; `seq` is the step of an action, else the last step."""

    id: CommandId
    seq: int


class Refused(Push, frozen=True, tag="refused"):
    """The command was refused and changed nothing: message id, clause or "", parameters.

    `play` is there when the client had missed steps.
    """

    id: str
    code: str
    clause: str
    params: dict[str, str | int]
    play: MatchInfo | None = None


class WhyAnswered(Push, frozen=True, tag="reason"):
    """The answer to `Why`, as in `Refused`; an empty code means the action is allowed."""

    id: CommandId
    code: str
    clause: str
    params: dict[str, str | int]


class Pencilled(Push, frozen=True, tag="pencil"):
    """A remark was written in another window of this guest; "" means it was deleted."""

    seat: Seat
    at: str
    text: str


class Advised(Push, frozen=True, tag="advice"):
    """The answer to `AskCoach`: the advice for step `seq`, in the game's own shape.

    None means the coach has nothing to say now.
    """

    id: CommandId
    seq: int
    advice: Any


class Gone(Push, frozen=True, tag="gone"):
    """The server closes this socket; reconnecting would not help."""

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
