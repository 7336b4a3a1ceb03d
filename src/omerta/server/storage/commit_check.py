"""Finds out whether a commit without an answer went through.

A connection to PostgreSQL may break between our COMMIT and its answer. Only the database knows
then what became of the transaction, and can be asked by the transaction's number. SQLite runs
inside our own process and always answers.
"""

import time

from sqlalchemy import Connection, text

from omerta.server.storage import transactions
from omerta.server.storage.refusals import Fault, Unreachable

_EPOCH = "SELECT epoch FROM pulse"
_EPOCH_AND_NUMBER = text("SELECT epoch, CAST(pg_current_xact_id() AS text) FROM pulse")
_STATUS = text("SELECT pg_xact_status(CAST(:number AS xid8))")
_MAX_WAIT = 5.0
_PAUSE = 0.05


def check_epoch(connection: Connection, epoch: int) -> str | None:
    """Return the number of the transaction that has begun; None if it needs none.

    Raises `Unreachable` if another server has opened the database since this one did, because
    this one's memory is then outdated. No server can open it before this transaction ends, which
    holds the lock of SQLite or the claim of PostgreSQL's session.
    """
    number: str | None = None
    if connection.dialect.name == "postgresql":
        found, number = connection.execute(_EPOCH_AND_NUMBER).one()
    else:
        found = transactions.first(connection, _EPOCH)
    if found != epoch:
        raise Unreachable(Fault("another-server", f"epoch {found}, ours {epoch}"))
    return number


def was_committed(connection: Connection, number: str) -> bool:
    """Whether the transaction was committed; waits for one that is still under way."""
    until = time.monotonic() + _MAX_WAIT
    while True:
        with connection.begin():
            status = connection.execute(_STATUS, {"number": number}).scalar_one()
        if status != "in progress" or time.monotonic() > until:
            return bool(status == "committed")
        time.sleep(_PAUSE)
