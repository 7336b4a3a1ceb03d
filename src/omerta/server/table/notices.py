"""Sends the changes of a table to its sessions; guests who come and go are sent in batches."""

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from omerta.server.table import snapshots
from omerta.server.wire.pushes import TableChanged

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

PAUSE_SECONDS = 0.25
"""Seconds between two messages about who is here: sockets may come and go much faster."""


class Notices:
    """Knows what the sessions of one table have been sent."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._sent: dict[str, Any] = {}
        self._guests_changed = False
        """Whether a guest came or went since the last message."""
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()

    def tell(self) -> None:
        """Send the changes of the table now."""
        self._tell(asdict(snapshots.table_info(self._table)))

    def guests_changed(self) -> None:
        """Send who is here, but not more often than guests can follow."""
        self._guests_changed = True
        if self._timer is None:
            self._tell_guests()

    def _tell_guests(self) -> None:
        self._timer = None
        if self._guests_changed:
            self._timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._tell_guests)
            self._tell(snapshots.guest_fields(self._table))

    def _tell(self, now: dict[str, Any]) -> None:
        # A guest who came in between was sent others whom the earlier sessions do not know of.
        # These fields are sent even if they are again as they were.
        unsure = snapshots.GUEST_FIELDS if self._guests_changed else ()
        sent = self._sent
        changes = {
            name: value
            for name, value in now.items()
            if name in unsure or name not in sent or sent[name] != value
        }
        self._sent, self._guests_changed = sent | now, False
        if changes:
            self._table.tell(TableChanged(changes))
