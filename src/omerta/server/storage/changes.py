"""All statements that write.

A change takes all items that wait for it, in the order of their calls, and returns their
results. It runs inside the writer's transaction; if it fails, all of it is undone.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    ScalarSelect,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.sql.schema import Table

from omerta.server.storage.refusals import CodeTaken, NoRoomForImport, TooManyRemarks
from omerta.server.storage.rows import (
    GuestRow,
    MatchRow,
    NewChatRow,
    Progress,
    RemarkSheet,
    SavedChat,
    Snapshot,
    StepRow,
    TableRow,
)
from omerta.server.storage.schema import (
    ABANDONED,
    CHAT,
    GUESTS,
    HEARTBEAT,
    IMPORTS,
    MATCHES,
    NOTES,
    OPEN,
    PROGRESS,
    REMARKS,
    SEAT_HOLDERS,
    SNAPSHOTS,
    STEPS,
    TABLES,
)
from omerta.server.storage.transactions import Rows, run_many

Item = TypeVar("Item")
Result = TypeVar("Result")
Change = Callable[[Connection, Sequence[Item]], Sequence[Result]]

MAX_PURGED_AT_ONCE = 100
"""The most tables or matches deleted in one commit, so that other changes need not wait long."""
MAX_REMARKS = 300
"""Remarks on one sheet; several times the number of places on a board."""


MAX_IMPORTS = 30
"""Imported matches stored for one guest; a further one replaces the longest unread."""
MAX_IMPORT_BYTES = 500_000_000
"""Bytes of all imported matches together."""


class SeatedTable(msgspec.Struct, frozen=True):
    """A table to save, with the public ids of the guests who have a seat."""

    row: TableRow
    guests: frozenset[str]


class NewMatch(msgspec.Struct, frozen=True):
    """A match to begin, with its first steps and its table."""

    row: MatchRow
    steps: Sequence[StepRow]
    table: SeatedTable | None


class NewImport(msgspec.Struct, frozen=True):
    """A match to import, its guest and the time."""

    play: NewMatch
    guest: str
    now: int


class ImportRead(msgspec.Struct, frozen=True):
    """An imported match, and when it was read."""

    play: str
    now: int


class NewSteps(msgspec.Struct, frozen=True):
    """New steps of a match, and its progress after them."""

    play: str
    steps: Sequence[StepRow]
    progress: Progress | None
    snapshot: Snapshot | None
    table: SeatedTable | None


class NewDeadline(msgspec.Struct, frozen=True):
    """A match's new deadline, and the whole time of its clock."""

    play: str
    deadline: int | None
    whole: int | None


class TableClosing(msgspec.Struct, frozen=True):
    """A table to close, and the time."""

    table: int
    now: int


class Purge(msgspec.Struct, frozen=True):
    """A purge of tables and matches that ended before one time, and of guests unseen since another."""

    before: int
    unseen: int


class Notes(msgspec.Struct, frozen=True):
    """The notes of one guest at one table."""

    table: int
    guest: str
    text: str


class Remark(msgspec.Struct, frozen=True):
    """The remark at one place of a sheet; "" deletes it."""

    sheet: RemarkSheet
    at: str
    text: str


def _one_by_one(change: Callable[[Connection, Item], Result]) -> Change[Item, Result]:
    """A change of many items, made for one after the other."""

    def changes(connection: Connection, items: Sequence[Item]) -> Sequence[Result]:
        return [change(connection, item) for item in items]

    return changes


def _insert(table: Table, log: ScalarSelect[int]) -> Insert:
    """A new row; the database itself finds the number of its log."""
    columns: dict[str, Any] = {key: bindparam(key) for key in table.c.keys()}  # noqa: SIM118 - not a dictionary
    return insert(table).values(columns | {"log": log})


_UPDATE_GUEST = update(GUESTS).where(GUESTS.c.public == bindparam("of"))
_TABLE = update(TABLES).where(TABLES.c.id == bindparam("of"))
_OPEN_TABLE_ID = select(TABLES.c.id).where(OPEN, TABLES.c.code == bindparam("code"))
_CHAT_OF_COMMAND = select(CHAT.c.number).where(
    CHAT.c.table == bindparam("table"), CHAT.c.command == bindparam("command")
)
_UPDATE_IMPORT = update(IMPORTS).where(IMPORTS.c.play == bindparam("of"))
_DELETE_SEAT_HOLDERS = delete(SEAT_HOLDERS).where(SEAT_HOLDERS.c.table == bindparam("of"))
_UPDATE_SNAPSHOT = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.play == bindparam("of"))
    .values(state=bindparam("new_state"), seq=bindparam("new_seq"), draws=bindparam("new_draws"))
)
_UPDATE_PROGRESS = update(PROGRESS).where(PROGRESS.c.play == bindparam("of"))
_UPDATE_ALL_PROGRESS = _UPDATE_PROGRESS.values(
    status=bindparam("new_status"),
    deadline=bindparam("new_deadline"),
    whole=bindparam("new_whole"),
    outcome=bindparam("new_outcome"),
    ended=bindparam("new_ended"),
    guests=bindparam("new_guests"),
    seen_by=bindparam("new_seen_by"),
)


_LOG_OF_MATCH = select(MATCHES.c.log).where(MATCHES.c.id == bindparam("play")).scalar_subquery()
_INSERT_STEP = _insert(STEPS, _LOG_OF_MATCH)
_NEXT_LOG = select(func.coalesce(func.max(MATCHES.c.log), 0) + 1).scalar_subquery()
_INSERT_MATCH = _insert(MATCHES, _NEXT_LOG)


@lru_cache
def _sql(statement: Insert | Update, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def _execute_compiled(connection: Connection, statement: Insert | Update, rows: Rows) -> None:
    """Run a frequent statement, which is compiled once."""
    run_many(connection, _sql(statement, connection.dialect), rows)


def add_guests(connection: Connection, rows: Sequence[GuestRow]) -> Sequence[None]:
    """Add new guests."""
    connection.execute(insert(GUESTS), [asdict(row) for row in rows])
    return [None] * len(rows)


def save_guests(connection: Connection, rows: Sequence[GuestRow]) -> Sequence[None]:
    """Save names and times of known guests."""
    connection.execute(_UPDATE_GUEST, [{"of": row.public, **asdict(row)} for row in rows])
    return [None] * len(rows)


@_one_by_one
def add_table(connection: Connection, new: SeatedTable) -> int:
    """Add a table and return its id; the id in the row is ignored."""
    if connection.execute(_OPEN_TABLE_ID, {"code": new.row.code}).first():
        raise CodeTaken
    values = asdict(new.row)
    del values["id"]
    made = connection.execute(insert(TABLES).values(values)).inserted_primary_key
    assert made is not None
    number = int(made[0])
    _seat(connection, ((number, new.guests),))
    return number


def save_tables(connection: Connection, tables: Sequence[SeatedTable]) -> Sequence[None]:
    """Save tables with the guests who have a seat."""
    rows = [{"of": table.row.id, **asdict(table.row)} for table in tables]
    connection.execute(_TABLE, rows)
    latest = {table.row.id: table.guests for table in tables}
    connection.execute(_DELETE_SEAT_HOLDERS, [{"of": table} for table in latest])
    _seat(connection, latest.items())
    return [None] * len(tables)


def _seat(connection: Connection, seated: Iterable[tuple[int, frozenset[str]]]) -> None:
    rows = [{"table": table, "guest": guest} for table, guests in seated for guest in guests]
    if rows:
        connection.execute(insert(SEAT_HOLDERS), rows)


@_one_by_one
def close_table(connection: Connection, closing: TableClosing) -> None:
    """Free a table's code, and abandon its running match."""
    connection.execute(
        update(TABLES)
        .where(OPEN, TABLES.c.id == closing.table)
        .values(closed=closing.now, touched=closing.now)
    )
    plays = select(MATCHES.c.id).where(MATCHES.c.table == closing.table)
    connection.execute(
        update(PROGRESS)
        .where(PROGRESS.c.status == "live", PROGRESS.c.play.in_(plays))
        .values(status="abandoned", ended=closing.now, deadline=None, whole=None)
    )


@_one_by_one
def begin_match(connection: Connection, new: NewMatch) -> None:
    """Save a match and its deal."""
    row = new.row
    connection.execute(_INSERT_MATCH, asdict(row))
    progress = {"play": row.id, "status": row.status, "outcome": row.outcome}
    times = {"deadline": row.deadline, "whole": row.whole, "ended": row.ended}
    connection.execute(insert(PROGRESS), progress | times)
    snapshot = {"state": row.state, "seq": row.state_seq, "draws": row.state_draws}
    connection.execute(insert(SNAPSHOTS), {"play": row.id, **snapshot})
    if new.steps:
        _execute_compiled(connection, _INSERT_STEP, [_step_values(step) for step in new.steps])
    if new.table:
        save_tables(connection, [new.table])


@_one_by_one
def import_match(connection: Connection, new: NewImport) -> None:
    """Save a match from a file, if need be in place of the guest's longest unread one."""
    play, size = new.play.row.id, _import_size(new.play)
    if _imports_size(connection) + size > MAX_IMPORT_BYTES:
        raise NoRoomForImport
    begin_match(connection, [new.play])
    mine = {"play": play, "guest": new.guest, "size": size, "read": new.now}
    connection.execute(insert(IMPORTS), mine)
    spare = (
        select(IMPORTS.c.play)
        .where(IMPORTS.c.guest == new.guest, IMPORTS.c.play != play)
        .order_by(IMPORTS.c.read.desc())
        .offset(MAX_IMPORTS - 1)
    )
    connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(spare)))


def _imports_size(connection: Connection) -> int:
    taken = select(func.coalesce(func.sum(IMPORTS.c.size), 0))
    return int(connection.execute(taken).scalar_one())


def _import_size(new: NewMatch) -> int:
    row = new.row
    fields = [row.options, row.players, row.luck, row.state, row.start or b""]
    steps = [part for step in new.steps for part in (step.events, step.action or b"")]
    return sum([len(part) for part in (*fields, *steps)])


def note_import_reads(connection: Connection, readings: Sequence[ImportRead]) -> Sequence[None]:
    """Note that imported matches were read."""
    rows = [{"of": reading.play, "read": reading.now} for reading in readings]
    connection.execute(_UPDATE_IMPORT, rows)
    return [None] * len(readings)


def add_steps(connection: Connection, news: Sequence[NewSteps]) -> Sequence[None]:
    """Add steps: one statement for the steps of all matches, one for their progress."""
    if steps := [_step_values(step) for new in news for step in new.steps]:
        _execute_compiled(connection, _INSERT_STEP, steps)
    if progress := [_progress_values(new.play, new.progress) for new in news if new.progress]:
        _execute_compiled(connection, _UPDATE_ALL_PROGRESS, progress)
    if snapshots := [_snapshot_values(new.play, new.snapshot) for new in news if new.snapshot]:
        _execute_compiled(connection, _UPDATE_SNAPSHOT, snapshots)
    if tables := [new.table for new in news if new.table]:
        save_tables(connection, tables)
    return [None] * len(news)


def _step_values(step: StepRow) -> dict[str, Any]:
    return {
        "play": step.play,
        "seq": step.seq,
        "kind": step.kind,
        "seat": step.seat,
        "action": step.action,
        "events": step.events,
        "draws": step.draws,
        "command": step.command,
        "at": step.at,
    }


def _progress_values(play: str, progress: Progress) -> dict[str, Any]:
    return {
        "of": play,
        "new_status": progress.status,
        "new_deadline": progress.deadline,
        "new_whole": progress.whole,
        "new_outcome": progress.outcome,
        "new_ended": progress.ended,
        "new_guests": progress.guests,
        "new_seen_by": progress.seen_by,
    }


def _snapshot_values(play: str, snapshot: Snapshot) -> dict[str, Any]:
    return {
        "of": play,
        "new_state": snapshot.state,
        "new_seq": snapshot.seq,
        "new_draws": snapshot.draws,
    }


def save_deadlines(connection: Connection, news: Sequence[NewDeadline]) -> Sequence[None]:
    """Save the deadlines of matches."""
    rows = [{"of": new.play, "deadline": new.deadline, "whole": new.whole} for new in news]
    connection.execute(_UPDATE_PROGRESS, rows)
    return [None] * len(news)


@_one_by_one
def add_chat(connection: Connection, line: NewChatRow) -> SavedChat:
    """Save a line of chat, unless its command has been saved already."""
    before = {"table": line.table, "command": line.command}
    if kept := connection.execute(_CHAT_OF_COMMAND, before).scalar():
        return SavedChat(int(kept), new=False)
    made = connection.execute(insert(CHAT).values(asdict(line))).inserted_primary_key
    assert made is not None
    return SavedChat(int(made[0]), new=True)


@_one_by_one
def save_notes(connection: Connection, notes: Notes) -> None:
    """Save the notes of a guest in place of earlier ones."""
    mine = (NOTES.c.table == notes.table, NOTES.c.guest == notes.guest)
    connection.execute(delete(NOTES).where(*mine))
    connection.execute(insert(NOTES).values(asdict(notes)))


@_one_by_one
def save_remark(connection: Connection, remark: Remark) -> None:
    """Save a remark in place of an earlier one, or raise `TooManyRemarks`."""
    sheet = asdict(remark.sheet)
    mine = [REMARKS.c[field] == value for field, value in sheet.items()]
    connection.execute(delete(REMARKS).where(*mine, REMARKS.c.at == remark.at))
    if not remark.text:
        return
    others = connection.execute(select(func.count()).select_from(REMARKS).where(*mine)).scalar_one()
    if others >= MAX_REMARKS:
        raise TooManyRemarks(MAX_REMARKS)
    connection.execute(insert(REMARKS).values(sheet | {"at": remark.at, "text": remark.text}))


def beat(connection: Connection, times: Sequence[int]) -> Sequence[None]:
    """Save the server's last heartbeat."""
    connection.execute(update(HEARTBEAT).values(beat=max(times)))
    return [None] * len(times)


def check(connection: Connection, asked: Sequence[None]) -> Sequence[None]:
    """Write something, to check that writing works."""
    connection.execute(update(HEARTBEAT).values(checks=HEARTBEAT.c.checks + len(asked)))
    return asked


@_one_by_one
def renew(connection: Connection, now: int) -> None:
    """Count everything that is deleted after a time as used or ended now."""
    connection.execute(update(TABLES).where(OPEN).values(touched=now))
    connection.execute(update(TABLES).where(~OPEN).values(closed=now))
    connection.execute(update(PROGRESS).where(ABANDONED).values(ended=now))
    connection.execute(update(IMPORTS).values(read=now))
    connection.execute(update(GUESTS).values(seen=now))


@_one_by_one
def purge(connection: Connection, old: Purge) -> int:
    """Delete some old rows; return how many."""
    closed = select(TABLES.c.id).where(TABLES.c.closed < old.before)
    abandoned = select(PROGRESS.c.play).where(ABANDONED, PROGRESS.c.ended < old.before)
    unread = select(IMPORTS.c.play).where(IMPORTS.c.read < old.before)
    sits = select(SEAT_HOLDERS.c.guest).where(SEAT_HOLDERS.c.guest == GUESTS.c.public)
    gone = select(GUESTS.c.public).where(GUESTS.c.seen < old.unseen, ~sits.exists())
    left = select(REMARKS.c.play).join(MATCHES).where(MATCHES.c.table.is_(None)).distinct()
    deleted = 0
    for column, chosen in (
        (MATCHES.c.id, abandoned),
        (MATCHES.c.id, unread),
        (TABLES.c.id, closed),
        (REMARKS.c.play, left),  # the replay stays, but not a guest's private thoughts
        (GUESTS.c.public, gone),
    ):
        some = delete(column.table).where(column.in_(chosen.limit(MAX_PURGED_AT_ONCE)))
        deleted += connection.execute(some).rowcount
    return deleted
