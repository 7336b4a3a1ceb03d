"""Names for database faults, without the database's messages, which may quote what was written."""

import errno
import re
import sqlite3

from sqlalchemy.exc import DBAPIError

from omerta.kernel import Refusal
from omerta.server.storage.refusals import AlreadyServed, Fault, Unreachable

_BY_CODE = {
    "SQLITE_FULL": "disk-full",
    "53100": "disk-full",
    "ENOSPC": "disk-full",
    "EDQUOT": "disk-full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "55P03": "locked",
    "SQLITE_READONLY": "read-only",
    "25006": "read-only",
    "EROFS": "read-only",
    "SQLITE_PERM": "no-permission",
    "SQLITE_AUTH": "no-permission",
    "42501": "no-permission",
    "EACCES": "no-permission",
    "EPERM": "no-permission",
    "SQLITE_CORRUPT": "damaged",
    "XX001": "damaged",
    "XX002": "damaged",
    "SQLITE_NOTADB": "not-a-database",
    "SQLITE_CANTOPEN": "no-such-file",
    "ENOENT": "no-such-file",
    "ENOTDIR": "no-such-file",
    "EISDIR": "no-such-file",
    "SQLITE_IOERR": "disk-error",
    "58030": "disk-error",
    "EIO": "disk-error",
    "3D000": "no-such-database",
    "28": "login-refused",
    "53300": "too-many-connections",
    "57P": "not-ready",
}
"""Faults by the beginning of the code from SQLite, PostgreSQL or the system."""
_BY_WORDS = {
    r"resolve host|translate host": "unknown-host",
    r'database ".*" does not exist': "no-such-database",
    r"authentication failed|password supplied|pg_hba\.conf|role .* does not exist": "login-refused",
    r"permission denied": "no-permission",
    r"too many (clients|connections)|connection slots": "too-many-connections",
    r"starting up|shutting down|recovery mode": "not-ready",
    r"timeout expired|timed out": "timed-out",
    r"refused|no such file|closed the connection|connection is lost|unreachable": "no-answer",
}
"""Faults by PostgreSQL's message: a connection that was never made has no code."""


def fault(error: Exception) -> Fault:
    """Return the fault, with the code that the database or the system gave."""
    if isinstance(error, Unreachable):
        return error.fault
    if isinstance(error, Refusal):
        return Fault("another-server" if isinstance(error, AlreadyServed) else "other", error.code)
    found = error.orig if isinstance(error, DBAPIError) else error
    code = _code(found) if isinstance(found, Exception) else ""
    for beginning, cause in _BY_CODE.items():
        if code.startswith(beginning):
            return Fault(cause, code)
    for words, cause in _BY_WORDS.items():
        if re.search(words, str(found), re.IGNORECASE):
            return Fault(cause, code)
    return Fault("other", code)


def _code(error: Exception) -> str:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorname", None) or type(error).__name__
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, type(error).__name__)
    return str(getattr(error, "sqlstate", None) or type(error).__name__)


def is_locked(error: DBAPIError) -> bool:
    """Whether another process kept the database locked for longer than we wait."""
    return fault(error).cause == "locked"


def is_lost(error: Exception) -> bool:
    """Whether the connection is gone; the next one may work."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
