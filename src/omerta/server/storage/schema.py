"""The tables of the database. A change here needs a migration; a test compares the two.

What changes with every action is narrow: `progress` is separate from `plays` and from the bulky
`snapshots`, because SQLite rewrites the whole row for each changed column. Steps are stored in
the order of their arrival, whatever match they belong to, so that one commit for many matches
fills few pages.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("public", String, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("play", String),
    Column("touched", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("opener", String),
)
OPEN = TABLES.c.closed.is_(None)
Index("uq_tables_code", TABLES.c.code, unique=True, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_tables_touched", TABLES.c.touched, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_tables_opener", TABLES.c.opener, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_tables_closed", TABLES.c.closed, sqlite_where=~OPEN, postgresql_where=~OPEN)

SEAT_HOLDERS = Table(
    "sitters",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), key="table", primary_key=True),
    Column("guest", String, primary_key=True, index=True),
)

MATCHES = Table(
    "plays",
    METADATA,
    Column("id", String, primary_key=True),
    # The number under which its steps are stored: neighbours in time are then neighbours in the
    # file.
    Column("log", Integer),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="SET NULL"), key="table", index=True),
    Column("number", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("luck", LargeBinary, nullable=False),
    Column("started", BigInteger, nullable=False),
    # The match it continues from may have been deleted, so this is no foreign key.
    Column("origin", String, index=True),
    Column("origin_seq", Integer),
    Column("start", LargeBinary),
)
Index("uq_plays_log", MATCHES.c.log, unique=True)

PROGRESS = Table(
    "progress",
    METADATA,
    Column("play", ForeignKey(MATCHES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("status", String, nullable=False),
    Column("deadline", BigInteger),
    Column("whole", BigInteger),
    Column("outcome", LargeBinary),
    Column("ended", BigInteger),
    Column("guests", LargeBinary),
    Column("seen_by", LargeBinary),
)
ABANDONED = PROGRESS.c.status == "abandoned"
Index("ix_progress_ended", PROGRESS.c.ended, sqlite_where=ABANDONED, postgresql_where=ABANDONED)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("play", ForeignKey(MATCHES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
)

STEPS = Table(
    "steps",
    METADATA,
    Column("log", ForeignKey(MATCHES.c.log, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("action", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("command", String),
    Column("at", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), key="table", nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("watching", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String),
)
Index("ix_chat_table_id_number", CHAT.c.table, CHAT.c.number)
Index("uq_chat_table_id_command", CHAT.c.table, CHAT.c.command, unique=True)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), key="table", primary_key=True),
    Column("guest", String, primary_key=True),
    Column("text", Text, nullable=False),
)

REMARKS = Table(
    "remarks",
    METADATA,
    Column("play", ForeignKey(MATCHES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", String, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,  # a remark is one row in one place, and no index points to it
)

IMPORTS = Table(
    "imports",
    METADATA,
    Column("play", ForeignKey(MATCHES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("size", BigInteger, nullable=False),
    Column("read", BigInteger, nullable=False, index=True),
)
"""Imported matches: their guest, their bytes, and when they were last read."""

HEARTBEAT = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", BigInteger),
    Column("checks", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
)
"""A single row: the last heartbeat, the number of health checks, and how often the database was
opened. Only the server that opened it last may write.
"""
