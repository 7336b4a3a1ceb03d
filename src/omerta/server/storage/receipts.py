"""Whether a commit went through whose answer never came.

A connection to PostgreSQL may break between our COMMIT and its answer. Then only the database knows
what became of the transaction, and it can be asked by the number that the transaction had. SQLite
runs inside our own process and always answers.
"""

import time

from sqlalchemy import Connection, text

_NUMBER = text("SELECT CAST(pg_current_xact_id() AS text)")
_STATUS = text("SELECT pg_xact_status(CAST(:number AS xid8))")
_PATIENCE = 5.0
_PAUSE = 0.05


def take(connection: Connection) -> str | None:
    """The number of the transaction that is about to be committed; None where none is needed."""
    if connection.dialect.name != "postgresql":
        return None
    return str(connection.execute(_NUMBER).scalar_one())


def honoured(connection: Connection, number: str) -> bool:
    """Whether the transaction was committed; one that is still under way is waited for."""
    until = time.monotonic() + _PATIENCE
    while True:
        with connection.begin():
            status = connection.execute(_STATUS, {"number": number}).scalar_one()
        if status != "in progress" or time.monotonic() > until:
            return bool(status == "committed")
        time.sleep(_PAUSE)
