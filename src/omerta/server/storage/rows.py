"""What is kept, row by row. Times are UTC milliseconds; `bytes` hold JSON made by the caller."""

from typing import Literal

import msgspec

Status = Literal["live", "over", "abandoned"]
Kind = Literal["deal", "act", "undo"]


class GuestRow(msgspec.Struct, frozen=True):
    """A browser that has been here: `public` is its public id, `token` a hash of its cookie."""

    public: str
    token: bytes
    name: str
    created: int
    seen: int


class TableRow(msgspec.Struct, frozen=True):
    """A table that is open; `play` is the game on it, running or just ended."""

    id: int
    code: str
    game: str
    phase: str
    public: bool
    document: bytes
    play: str | None
    touched: int
    opener: str | None = None
    """The public id of the guest who opened it, sitting there or not."""


class MatchRow(msgspec.Struct, frozen=True):
    """A game: how it was dealt, how far it is (`head` is its last step, -1 if all are lost), and its last snapshot."""

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
    """Who sat where at the end, by seat; None before it and for a game from elsewhere."""
    seen_by: bytes | None = None
    """The names of all who looked from each seat; None as above, and for older games."""
    origin: str | None = None
    """The earlier game from which it goes on; None for one that began with its own deal."""
    origin_seq: int | None = None
    start: bytes | None = None
    """The table as everybody knew it there."""
    read: int | None = None
    """For a game from a file: when somebody last looked at it."""


class StepRow(msgspec.Struct, frozen=True):
    """One line of a game's log; `command` is the id under which a browser asked for it."""

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
    """A whole state, as it was after step `seq` and `draws` uses of luck."""

    state: bytes
    seq: int
    draws: int


class Progress(msgspec.Struct, frozen=True):
    """How a game stands: until when it waits, or how it ended."""

    deadline: int | None
    whole: int | None
    status: Status = "live"
    outcome: bytes | None = None
    ended: int | None = None
    guests: bytes | None = None
    seen_by: bytes | None = None


class RemarkSheet(msgspec.Struct, frozen=True):
    """Where somebody's remarks on a game are written: theirs alone, and apart for each seat."""

    play: str
    guest: str
    seat: int


class NewChatRow(msgspec.Struct, frozen=True):
    """What somebody says, before it has a number."""

    table: int
    at: int
    guest: str
    name: str
    seat: int | None
    watching: bool
    text: str
    command: str | None = None
    """The id under which a browser asked for it: asked for twice, it is said once."""


class SavedChat(msgspec.Struct, frozen=True):
    """The number of a line of chat, and whether it is kept for the first time."""

    number: int
    new: bool


class ChatRow(msgspec.Struct, frozen=True):
    """What somebody said; numbers grow in the order of saying."""

    number: int
    table: int
    at: int
    guest: str
    name: str
    seat: int | None
    watching: bool
    text: str
    command: str | None
