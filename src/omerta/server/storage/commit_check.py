"""Whether a commit went through whose answer never came.

A connection to PostgreSQL may break between our COMMIT and its answer. Then only the database knows
what became of the transaction, and it can be asked by the number that the transaction had. SQLite
runs inside our own process and always answers.
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
    """The number of the transaction that has begun; None where none is needed.

    Raises `Unreachable` if another server has opened the database since we did: what we remember
    is no longer true. None can open it before this transaction ends, since we hold the lock of
    SQLite or the claim of PostgreSQL's session.
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
    """Whether the transaction was committed; one that is still under way is waited for."""
    until = time.monotonic() + _MAX_WAIT
    while True:
        with connection.begin():
            status = connection.execute(_STATUS, {"number": number}).scalar_one()
        if status != "in progress" or time.monotonic() > until:
            return bool(status == "committed")
        time.sleep(_PAUSE)
