"""Opens a database, SQLite or PostgreSQL, for this server alone, and migrates it."""

import logging
import os
import stat
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from omerta.server.storage.claims import FileClaim, SessionClaim
from omerta.server.storage.faults import fault
from omerta.server.storage.migrations import migrate
from omerta.server.storage.refusals import BadDatabase, Unusable
from omerta.server.storage.schema import HEARTBEAT

READERS = 4
WAL_LIMIT = 64 * 1024 * 1024
"""Bytes to which SQLite cuts its log once it is copied into the database."""
POSTGRES = frozenset(("postgresql", "postgres", "postgresql+psycopg"))
FILE_SUFFIXES = ("", "-wal", "-shm")
"""The file of SQLite, and those it keeps next to it."""

_LOG = logging.getLogger(__name__)


class Database(NamedTuple):
    """An open database: one connection that writes, and some that read."""

    writing: Engine
    reading: Engine
    claim: FileClaim | None = None
    """The claim of SQLite's file; PostgreSQL's belongs to the writing connection."""
    epoch: int = 0
    """How often the database has been opened, including this time."""

    def close(self) -> None:
        """Close all connections; the writing one goes last and empties SQLite's log."""
        self.reading.dispose()
        self.writing.dispose()
        if self.claim is not None:
            self.claim.release()


def open_database(where: str | Path, busy_timeout: float, address: str = "") -> Database:
    """Open the database at this address or in this file; create or migrate it if need be.

    Until it is closed, other servers are refused, and are told that it is served at `address`.
    """
    url = _url(where)
    opened = _sqlite if _is_sqlite(url) else _postgres
    try:
        database = opened(url, busy_timeout, address)
    except ModuleNotFoundError as missing:
        raise BadDatabase("database-driver", {"package": missing.name or ""}) from None
    try:
        migrate(database.writing)
        return database._replace(epoch=_next_epoch(database.writing))
    except SQLAlchemyError as error:
        database.close()
        raise Unusable(fault(error)) from error
    except BadDatabase:
        database.close()
        raise


def _next_epoch(engine: Engine) -> int:
    """Count this opening; servers that opened the database before can no longer write."""
    counted = update(HEARTBEAT).values(epoch=HEARTBEAT.c.epoch + 1).returning(HEARTBEAT.c.epoch)
    with engine.begin() as connection:
        return int(connection.execute(counted).scalar_one())


def _url(where: str | Path) -> URL:
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise BadDatabase("database-address", {}) from None
    in_file = _is_sqlite(url) and url.database not in {None, "", ":memory:"}
    if not in_file and url.drivername not in POSTGRES:
        raise BadDatabase("database-address", {})
    return url


def _is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def _sqlite(url: URL, busy_timeout: float, address: str) -> Database:
    path = Path(url.database or "")
    _make_private(path)
    claim = FileClaim(path, address)
    timeout = {"timeout": busy_timeout}
    writing = create_engine(
        url,
        connect_args=timeout,
        pool_size=1,
        paramstyle="named",  # as for PostgreSQL, so that both take their rows as dictionaries
        hide_parameters=True,
    )
    reading = create_engine(
        url,
        connect_args=timeout,
        pool_size=READERS,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )

    @event.listens_for(writing, "connect")
    def ready_to_write(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where the code says so
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"journal_size_limit = {WAL_LIMIT}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(writing, "begin")
    def begin(connection: Connection) -> None:
        driver = connection.connection.dbapi_connection
        if driver is not None and not driver.in_transaction:  # already begun: see `transactions`
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # wait for the lock here, and only here

    @event.listens_for(reading, "connect")
    def ready_to_read(connection: DBAPIConnection, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    return Database(writing, reading, claim)


_OTHERS_ACCESS = stat.S_IRWXG | stat.S_IRWXO


def _make_private(path: Path) -> None:
    """Make the file readable for its owner alone: it holds the secrets of running matches."""
    try:
        path.touch(mode=0o600)
        for file in [path.with_name(path.name + end) for end in FILE_SUFFIXES]:
            if os.name == "posix" and file.exists() and file.stat().st_mode & _OTHERS_ACCESS:
                _LOG.warning("others could read the database", extra={"file": file.name})
                file.chmod(file.stat().st_mode & ~_OTHERS_ACCESS)
    except OSError as error:
        raise Unusable(fault(error)) from error


def _postgres(url: URL, busy_timeout: float, address: str) -> Database:
    url = url.set(drivername="postgresql+psycopg")
    milliseconds = round(busy_timeout * 1000)
    patience = {
        "connect_timeout": max(2, round(busy_timeout)),
        "tcp_user_timeout": milliseconds,  # a server that vanished sends no sign of it
    }
    writing = create_engine(url, connect_args=patience, pool_size=1, hide_parameters=True)
    reading = create_engine(
        url,
        connect_args=patience,
        pool_size=READERS,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )

    @event.listens_for(reading, "connect")
    @event.listens_for(writing, "connect")
    def wait_for_locks_no_longer(connection: DBAPIConnection, _: object) -> None:
        connection.execute(f"SET lock_timeout = {milliseconds}")
        connection.commit()

    claim = SessionClaim(address)

    @event.listens_for(writing, "connect")
    def claim_it(connection: DBAPIConnection, _: object) -> None:
        claim.take(connection)

    return Database(writing, reading)
