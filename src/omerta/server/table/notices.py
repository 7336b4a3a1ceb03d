"""What everybody at a table is told of it: only what is new, and who comes and goes in batches."""

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
    """Knows what the people at one table know of it."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._sent: dict[str, Any] = {}
        self._guests_changed = False
        """Whether somebody came or went since that was told."""
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Tell nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()

    def tell(self) -> None:
        """Tell everybody at once what is new about the table."""
        self._tell(asdict(snapshots.table_info(self._table)))

    def guests_changed(self) -> None:
        """Somebody came or went: tell it, but not more often than people can follow."""
        self._guests_changed = True
        if self._timer is None:
            self._tell_guests()

    def _tell_guests(self) -> None:
        self._timer = None
        if self._guests_changed:
            self._timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._tell_guests)
            self._tell(snapshots.guest_fields(self._table))

    def _tell(self, now: dict[str, Any]) -> None:
        # Who came in between was told of people whom the others have not heard of yet: they are
        # news for somebody even if all is again as it was.
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
