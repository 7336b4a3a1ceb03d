"""What went wrong in a database, told apart without its words: those may hold what was written."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from omerta.kernel import Refusal

_LOCKED = frozenset(("SQLITE_BUSY", "SQLITE_LOCKED", "55P03"))
"""Somebody else holds the lock; the last is PostgreSQL's name for it."""


def reason(error: Exception) -> str:
    """The database's own code for what happened, or our own, or else the kind of error."""
    if isinstance(error, Refusal):
        return error.code
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorname", None) or type(cause).__name__
    code = getattr(cause, "sqlstate", None)
    return str(code) if code else type(cause).__name__


def is_locked(error: DBAPIError) -> bool:
    """Whether somebody else kept the database locked for longer than we wait."""
    return reason(error).startswith(tuple(_LOCKED))


def is_lost(error: Exception) -> bool:
    """Whether the connection is gone; the next one may work."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
