"""A wish to which the other people at a table must agree; with the last of them it is carried out.

It is not kept: after a restart it is asked for again, or not at all.
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
    """One wish at one table, at most; each browser agrees for all its seats."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._agreed: set[GuestId | None] = set()
        self._missing: dict[Seat, GuestId] = {}
        """Whose consent is missing, by seat, as everybody was told."""

    @property
    @abstractmethod
    def pending(self) -> bool:
        """Whether a wish waits for consent."""

    @abstractmethod
    def _people(self) -> dict[Seat, GuestId]:
        """The people who are asked, by seat."""

    @abstractmethod
    def _is_void(self) -> bool:
        """Whether the person with the wish cannot have it any more."""

    @abstractmethod
    def _tell(self) -> None:
        """Tell everybody whose consent is missing."""

    @abstractmethod
    async def _carry_out(self, command: str | None) -> int:
        """All have agreed; the number of the step it led to."""

    @abstractmethod
    def _drop(self) -> None:
        """It came to nothing."""

    async def agree(self, guest: GuestId | None, command: str | None) -> int:
        """A browser agrees for all its seats; the number of the last step then."""
        if not self.pending:
            raise TableRefusal("nobody-asks")
        self._agreed.add(guest)
        return await self._settle(command)

    async def review(self) -> None:
        """People came, left, or changed seats: perhaps no consent is missing any more."""
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
            log.warning("consent not kept", extra={"table": self._table.code, "code": refusal.code})

    def _whose_is_missing(self) -> dict[Seat, GuestId]:
        people = self._people().items()
        return {seat: guest for seat, guest in people if guest not in self._agreed}

    async def _settle(self, command: str | None) -> int:
        self._missing = self._whose_is_missing()
        if self._missing:
            self._tell()
            return self._table.seq
        return await self._carry_out(command)
