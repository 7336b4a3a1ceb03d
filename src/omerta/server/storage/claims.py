"""One server for each database: two would each believe that only they change its tables.

A claim ends with its process, however that ends: the system releases a file's lock, PostgreSQL a
session's. A server that loses its session must claim the database again before it writes. A
claim refuses a second server at its start. If both get one, as after the locked file was
deleted, the epoch allows only the later one to write (`commit_check.check_epoch`).
"""

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from omerta.server.storage.faults import fault
from omerta.server.storage.refusals import AlreadyServed, Fault, Unreachable, Unusable

PATIENCE = 3000
"""Milliseconds in which PostgreSQL notices that the earlier server is gone."""
_KEY = 0x6F6D6573
"""The number of PostgreSQL's lock; any fixed number will do."""
_NAME = "omerta"
_MAX_ADDRESS_LENGTH = 200

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 20
    """The byte that is locked, after the address: locked bytes cannot be read on Windows."""

    def _lock(file: int) -> None:
        os.lseek(file, _BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileClaim:
    """A locked file next to the one of SQLite, which contains the server's address."""

    def __init__(self, database: Path, address: str) -> None:
        self._database = database.resolve()
        self._identity = _identity(self._database)
        self._path = self._database.with_name(self._database.name + ".lock")
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unusable(fault(error)) from error
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if isinstance(error, BlockingIOError | PermissionError):  # PermissionError on Windows
                raise AlreadyServed(self._owner()) from None
            raise Unusable(fault(error)) from error
        self._note(address)

    def check(self) -> None:
        """Raise `Unreachable` if the file is no longer in its place: the next start needs it."""
        if _identity(self._database) != self._identity:
            raise Unreachable(Fault("file-gone", str(self._database.name)))

    def _owner(self) -> str:
        with suppress(OSError):
            return self._path.read_text(encoding="utf-8")[:_MAX_ADDRESS_LENGTH]
        return ""

    def _note(self, address: str) -> None:
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, address.encode())

    def release(self) -> None:
        """Release the claim; the file stays, because two servers could not agree on a new one."""
        self._note("")
        os.close(self._file)


def _identity(file: Path) -> tuple[int, int] | None:
    """The identity of the file at this path, or None."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class SessionClaim:
    """A lock held by the one session of PostgreSQL that writes."""

    def __init__(self, address: str) -> None:
        self._name = f"{_NAME} {secrets.token_hex(4)} {address}"[:63]

    def take(self, connection: Any) -> None:
        """Claim the database for this new driver connection, or close it and refuse."""
        try:
            self._take(connection)
        except Exception as error:
            connection.rollback()
            owner = _owner(connection) if _is_taken(error) else None
            connection.close()
            if owner is None:
                raise
            raise AlreadyServed(owner) from None

    def _take(self, connection: Any) -> None:
        connection.execute(_TERMINATE_OWN_OLD, (self._name,))
        connection.execute("SELECT set_config('application_name', %s, false)", (self._name,))
        for setting, value in _KEEPALIVE.items():
            connection.execute(f"SET {setting} = {value}")
        connection.execute(f"SET LOCAL lock_timeout = {PATIENCE}")
        connection.execute("SELECT pg_advisory_lock(%s)", (_KEY,))
        connection.commit()


_KEEPALIVE = {
    "tcp_keepalives_idle": 10,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 3,
}
"""How often PostgreSQL checks that this server still lives; by itself it would wait for hours."""
_TERMINATE_OWN_OLD = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE application_name = %s AND datname = current_database()"
)
"""A connection that this server has lost may still exist for PostgreSQL."""
_OWNER = (
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND objid = %s AND datname = current_database()"
)


def _is_taken(error: Exception) -> bool:
    return getattr(error, "sqlstate", None) == "55P03"


def _owner(connection: Any) -> str:
    """The other server's address, from the name of its connection."""
    found = connection.execute(_OWNER, (_KEY,)).fetchone()
    # The name of another role's connection is not shown.
    words = (found[0] or "").split(" ", 2) if found else []
    return words[2] if words[:1] == [_NAME] and len(words) == 3 else ""
