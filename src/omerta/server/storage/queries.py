"""All statements that read, one for each query."""

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, func, or_, select

from omerta.server.storage.rows import ChatRow, GuestRow, MatchRow, RemarkSheet, StepRow, TableRow
from omerta.server.storage.schema import (
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

_GUEST = select(GUESTS).where(GUESTS.c.token == bindparam("token"))

_TABLES = select(*(TABLES.c[field] for field in TableRow.__struct_fields__)).where(OPEN)
_RECENT = _TABLES.order_by(TABLES.c.touched.desc(), TABLES.c.id.desc())
_TABLE = _TABLES.where(TABLES.c.code == bindparam("code"))
_PUBLIC = _RECENT.where(TABLES.c.public).limit(bindparam("count"))
_SEATED = _RECENT.join(SEAT_HOLDERS).where(SEAT_HOLDERS.c.guest == bindparam("guest"))
_SEATS = select(SEAT_HOLDERS.c.table).where(SEAT_HOLDERS.c.guest == bindparam("guest"))
_TABLE_COUNT = (
    select(func.count())
    .select_from(TABLES)
    .where(OPEN, or_(TABLES.c.opener == bindparam("guest"), TABLES.c.id.in_(_SEATS)))
)
_RUNNING = _TABLES.join(PROGRESS, PROGRESS.c.play == TABLES.c.play).where(
    TABLES.c.phase == "playing", PROGRESS.c.status == "live"
)
_STEP_SINCE = select(STEPS.c.log).where(
    STEPS.c.log == MATCHES.c.log,
    MATCHES.c.id == TABLES.c.play,
    STEPS.c.at >= bindparam("before"),
)
_IDLE = _TABLES.where(TABLES.c.touched < bindparam("before"), ~_STEP_SINCE.exists())

_LAST_SEQ = select(func.max(STEPS.c.seq)).where(STEPS.c.log == MATCHES.c.log).scalar_subquery()
_HEAD = func.coalesce(_LAST_SEQ, -1)
_SOURCES = {
    "state_seq": SNAPSHOTS.c.seq,
    "state_draws": SNAPSHOTS.c.draws,
    "head": _HEAD,
    "read": IMPORTS.c.read,
} | {column.key: column for table in (SNAPSHOTS, PROGRESS, MATCHES) for column in table.c}
_MATCHES = select(*(_SOURCES[field] for field in MatchRow.__struct_fields__)).select_from(
    MATCHES.join(PROGRESS)
    .join(SNAPSHOTS, SNAPSHOTS.c.play == MATCHES.c.id)
    .outerjoin(IMPORTS, IMPORTS.c.play == MATCHES.c.id)
)
_MATCH = _MATCHES.where(MATCHES.c.id == bindparam("play"))
_BRANCHES = (
    _MATCHES.where(MATCHES.c.origin == bindparam("play"), MATCHES.c.number > 0)
    .order_by(MATCHES.c.started, MATCHES.c.id)
    .limit(bindparam("count"))
)
"""An imported match has no number: its file may claim to continue from any match."""
_HAS_SEAT = select(SEAT_HOLDERS.c.guest).where(
    SEAT_HOLDERS.c.table == bindparam("table"), SEAT_HOLDERS.c.guest == bindparam("guest")
)
_STEPS = (
    select(*({"play": MATCHES.c.id, **STEPS.c}[field] for field in StepRow.__struct_fields__))
    .join_from(STEPS, MATCHES)
    .where(
        MATCHES.c.id == bindparam("play"),
        STEPS.c.seq.between(bindparam("first"), bindparam("last")),
    )
    .order_by(STEPS.c.seq)
)

_COMMANDS = (
    select(STEPS.c.command, STEPS.c.seq)
    .join_from(STEPS, MATCHES)
    .where(
        MATCHES.c.id == bindparam("play"),
        STEPS.c.seq >= bindparam("first"),
        STEPS.c.command.is_not(None),
    )
    .order_by(STEPS.c.seq)
)

_CHAT = (
    select(CHAT)
    .where(CHAT.c.table == bindparam("table"))
    .order_by(CHAT.c.number.desc())
    .limit(bindparam("count"))
)
_NOTES = select(NOTES.c.text).where(
    NOTES.c.table == bindparam("table"), NOTES.c.guest == bindparam("guest")
)
_REMARKS = (
    select(REMARKS.c.at, REMARKS.c.text)
    .where(*(REMARKS.c[field] == bindparam(field) for field in RemarkSheet.__struct_fields__))
    .order_by(REMARKS.c.at)
)
_LAST_HEARTBEAT = select(HEARTBEAT.c.beat)


def guest(connection: Connection, token: bytes) -> GuestRow | None:
    """Return the guest whose cookie has this hash."""
    row = connection.execute(_GUEST, {"token": token}).first()
    return GuestRow(*row) if row else None


def table(connection: Connection, code: str) -> TableRow | None:
    """Return the open table with this code."""
    row = connection.execute(_TABLE, {"code": code}).first()
    return TableRow(*row) if row else None


def public_tables(connection: Connection, limit: int) -> list[TableRow]:
    """Return the open public tables, the most recently used first."""
    return [TableRow(*row) for row in connection.execute(_PUBLIC, {"count": limit})]


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    """Return the open tables where this guest has a seat, the most recently used first."""
    return [TableRow(*row) for row in connection.execute(_SEATED, {"guest": guest})]


def count_tables_of(connection: Connection, guest: str) -> int:
    """Return how many open tables this guest has opened or sits at."""
    return int(connection.execute(_TABLE_COUNT, {"guest": guest}).scalar_one())


def tables_with_running_match(connection: Connection) -> list[TableRow]:
    """Return the open tables with a running match."""
    return [TableRow(*row) for row in connection.execute(_RUNNING)]


def idle_tables(connection: Connection, before: int) -> list[TableRow]:
    """Return the open tables unused since then."""
    return [TableRow(*row) for row in connection.execute(_IDLE, {"before": before})]


def match(connection: Connection, match_id: str) -> MatchRow | None:
    """Return a match with its last snapshot."""
    row = connection.execute(_MATCH, {"play": match_id}).first()
    return MatchRow(*row) if row else None


def branches(connection: Connection, match_id: str, limit: int) -> list[MatchRow]:
    """Return this server's matches that continue from this one, the oldest first."""
    parameters = {"play": match_id, "count": limit}
    return [MatchRow(*row) for row in connection.execute(_BRANCHES, parameters)]


def has_seat_at(connection: Connection, table_id: int, guest: str) -> bool:
    """Whether this guest has a seat at a table, or had one when it was closed."""
    parameters = {"table": table_id, "guest": guest}
    return connection.execute(_HAS_SEAT, parameters).first() is not None


def steps(connection: Connection, match_id: str, first: int, last: int) -> list[StepRow]:
    """Return a range of a match's steps, both ends included."""
    parameters = {"play": match_id, "first": first, "last": last}
    return [StepRow(*row) for row in connection.execute(_STEPS, parameters)]


def commands(connection: Connection, match_id: str, first: int) -> list[tuple[str, int]]:
    """Return the commands that led to steps of a match since that one."""
    parameters = {"play": match_id, "first": first}
    return [(command, seq) for command, seq in connection.execute(_COMMANDS, parameters)]


def chat(
    connection: Connection, table_id: int, before: int | None, limit: int, *, watching: bool
) -> list[ChatRow]:
    """Return the last lines of a table's chat before that number, the oldest first."""
    lines = _CHAT
    if before is not None:
        lines = lines.where(CHAT.c.number < before)
    if not watching:
        lines = lines.where(CHAT.c.watching.is_(False))
    found = connection.execute(lines, {"table": table_id, "count": limit}).all()
    return [ChatRow(*row) for row in reversed(found)]


def notes(connection: Connection, table_id: int, guest: str) -> str:
    """Return the notes of a guest at a table; "" if there are none."""
    return str(connection.execute(_NOTES, {"table": table_id, "guest": guest}).scalar() or "")


def remarks(connection: Connection, sheet: RemarkSheet) -> dict[str, str]:
    """Return all remarks on this sheet."""
    return {row.at: row.text for row in connection.execute(_REMARKS, asdict(sheet))}


def last_beat(connection: Connection) -> int | None:
    """Return the last heartbeat; None before the first one."""
    found = connection.execute(_LAST_HEARTBEAT).scalar()
    return None if found is None else int(found)
