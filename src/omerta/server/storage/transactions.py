"""Transactions and frequent statements, at the least cost.

On SQLite, SQLAlchemy's way through BEGIN, one statement and COMMIT costs more than the work in
them. So statements that run with every action go to the driver itself, and fail as SQLAlchemy's
do. For PostgreSQL the way to the server is what costs, and SQLAlchemy notices when it is broken.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

Rows = Sequence[dict[str, Any]]


def begin(connection: Connection) -> AbstractContextManager[Any]:
    """Begin a transaction, which ends with its block."""
    return ImmediateTransaction(connection) if _is_sqlite(connection) else connection.begin()


def run_many(connection: Connection, statement: str, rows: Rows) -> None:
    """Run one statement for all rows, which go to the driver as they are."""
    if _is_sqlite(connection):
        _run(_driver(connection), statement, rows)
    else:
        connection.exec_driver_sql(statement, list(rows))


def first(connection: Connection, statement: str) -> object:
    """Return the first value that SQLite finds, or None."""
    found = _run(_driver(connection), statement).fetchone()
    return found[0] if found else None


class ImmediateTransaction:
    """A transaction of SQLite that has the lock from its beginning."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._driver = _driver(connection)
        _run(self._driver, "BEGIN IMMEDIATE")

    def __enter__(self) -> None:
        """Do nothing; it has already begun."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        """Commit, or roll back after an error."""
        try:
            if error is None:
                _run(self._driver, "COMMIT")
        finally:
            if self._driver.in_transaction:
                self._driver.rollback()
            if self._connection.in_transaction():  # SQLAlchemy believed that it had begun one
                self._connection.rollback()


def _run(driver: sqlite3.Connection, statement: str, rows: Rows | None = None) -> sqlite3.Cursor:
    try:
        return driver.execute(statement) if rows is None else driver.executemany(statement, rows)
    except sqlite3.Error as error:
        raise DBAPIError(statement, None, error, hide_parameters=True) from error


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"
