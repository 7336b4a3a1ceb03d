"""The rows of the database. Times are UTC milliseconds; `bytes` hold JSON made by the caller."""

from typing import Literal

import msgspec

Status = Literal["live", "over", "abandoned"]
Kind = Literal["deal", "act", "undo"]


class GuestRow(msgspec.Struct, frozen=True):
    """A guest: `public` is their public id, `token` a hash of their cookie."""

    public: str
    token: bytes
    name: str
    created: int
    seen: int


class TableRow(msgspec.Struct, frozen=True):
    """An open table; `play` is its match, running or just finished."""

    id: int
    code: str
    game: str
    phase: str
    public: bool
    document: bytes
    play: str | None
    touched: int
    opener: str | None = None
    """The public id of the guest who opened it, with or without a seat."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match with its deal, its progress and its last snapshot.

    `head` is its last step, or -1 if all steps are lost.
    """

    id: str
    table: int | None
    number: int
    game: str
    ruleset: int
    seats: int
    options: bytes
    players: bytes
    luck: bytes
    status: Status
    outcome: bytes | None
    started: int
    ended: int | None
    deadline: int | None
    whole: int | None
    state: bytes
    state_seq: int
    state_draws: int
    head: int
    guests: bytes | None = None
    """The guests by seat at the end; None before it, and for an imported match."""
    seen_by: bytes | None = None
    """The names of all guests who looked from each seat; None as above, and for older matches."""
    origin: str | None = None
    """The earlier match from which it continues; None for one with its own deal."""
    origin_seq: int | None = None
    start: bytes | None = None
    """The state there, without what no seat could know."""
    read: int | None = None
    """For an imported match: when it was last read."""


class StepRow(msgspec.Struct, frozen=True):
    """A step of a match; `command` is the id of the guest's command that led to it."""

    play: str
    seq: int
    kind: Kind
    seat: int | None
    action: bytes | None
    events: bytes
    draws: int
    command: str | None
    at: int


class Snapshot(msgspec.Struct, frozen=True):
    """A whole state after step `seq` and `draws` draws."""

    state: bytes
    seq: int
    draws: int


class Progress(msgspec.Struct, frozen=True):
    """The progress of a match: its deadline, or its outcome."""

    deadline: int | None
    whole: int | None
    status: Status = "live"
    outcome: bytes | None = None
    ended: int | None = None
    guests: bytes | None = None
    seen_by: bytes | None = None


class RemarkSheet(msgspec.Struct, frozen=True):
    """A guest's remarks on a match for one of their seats."""

    play: str
    guest: str
    seat: int


class NewChatRow(msgspec.Struct, frozen=True):
    """A line of chat that has no number yet."""

    table: int
    at: int
    guest: str
    name: str
    seat: int | None
    watching: bool
    text: str
    command: str | None = None
    """The id of the guest's command; sent twice, the line is saved once."""


class SavedChat(msgspec.Struct, frozen=True):
    """The number of a line of chat, and whether it is new."""

    number: int
    new: bool


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat; numbers grow in the order of posting."""

    number: int
    table: int
    at: int
    guest: str
    name: str
    seat: int | None
    watching: bool
    text: str
    command: str | None
