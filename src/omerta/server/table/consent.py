"""A request that needs the consent of other players, carried out with the last one's.

It is not saved: after a restart it must be made again.
"""

import logging
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from omerta.kernel import Refusal, Seat
from omerta.server.table.document import TableRefusal
from omerta.server.wire.table import GuestId

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)


class Consent(ABC):
    """At most one request at one table; each guest agrees for all their seats."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._agreed: set[GuestId | None] = set()
        self._missing: dict[Seat, GuestId] = {}
        """The guests whose consent is missing, by seat, as last sent to the table."""

    @property
    @abstractmethod
    def pending(self) -> bool:
        """Whether a request waits for consent."""

    @abstractmethod
    def _people(self) -> dict[Seat, GuestId]:
        """Return the players who must agree, by seat."""

    @abstractmethod
    def _is_void(self) -> bool:
        """Whether the request can no longer be granted."""

    @abstractmethod
    def _tell(self) -> None:
        """Send all sessions whose consent is missing."""

    @abstractmethod
    async def _carry_out(self, command: str | None) -> int:
        """Carry out the request; return the number of the step it led to."""

    @abstractmethod
    def _drop(self) -> None:
        """Drop the request."""

    async def agree(self, guest: GuestId | None, command: str | None) -> int:
        """Note a guest's consent for all their seats; return the number of the last step."""
        if not self.pending:
            raise TableRefusal("nobody-asks")
        self._agreed.add(guest)
        return await self._settle(command)

    async def review(self) -> None:
        """Check the request again after players came, left or changed seats."""
        if not self.pending:
            return
        if self._is_void():
            self._drop()
            return
        if self._whose_is_missing() == self._missing:
            return
        try:
            await self._settle(None)
        except Refusal as refusal:
            log.warning(
                "consent not saved", extra={"table": self._table.code, "code": refusal.code}
            )

    def _whose_is_missing(self) -> dict[Seat, GuestId]:
        people = self._people().items()
        return {seat: guest for seat, guest in people if guest not in self._agreed}

    async def _settle(self, command: str | None) -> int:
        self._missing = self._whose_is_missing()
        if self._missing:
            self._tell()
            return self._table.seq
        return await self._carry_out(command)
