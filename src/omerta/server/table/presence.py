"""Knows who is here: bots stand in for absent players, and give the seat back on their return."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import Refusal
from omerta.server.table.document import Document, next_host, substitute_level, with_seat
from omerta.server.wire.table import GuestId

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

AWAY_SECONDS = 60.0
"""Seconds a table waits for a player without a connection."""


class Presence:
    """Watches the sessions of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timers: dict[GuestId, asyncio.TimerHandle] = {}

    def is_here(self, guest: GuestId | None) -> bool:
        """Whether this guest has a session that is not a screen for everyone."""
        sessions = self._table.sessions
        return any(session.guest.public == guest and not session.is_screen for session in sessions)

    def is_awaited(self, guest: GuestId) -> bool:
        """Whether this guest is here, or has not been away for long."""
        return self.is_here(guest) or guest in self._timers

    def is_connected(self, guest: GuestId) -> bool:
        """Whether this guest has any session at the table."""
        return any(session.guest.public == guest for session in self._table.sessions)

    def stop(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def wait_for_absent(self) -> None:
        """Start to wait for each player who is not here."""
        for guest in self._awaited_guests():
            if not self.is_here(guest):
                self._wait_for(guest)

    def _awaited_guests(self) -> frozenset[GuestId]:
        """The guests the table waits for: with a seat, moved from one, or the host."""
        doc = self._table.doc
        moved = {seat.former for seat in doc.seats} - {*doc.banned}
        return frozenset(
            {guest for guest in doc.guests() | moved | {doc.host} if guest is not None}
        )

    def _wait_for(self, guest: GuestId) -> None:
        if guest not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[guest] = loop.call_later(AWAY_SECONDS, self._lost, guest)

    def _lost(self, guest: GuestId) -> None:
        del self._timers[guest]
        self._table.post(lambda: self._replace(guest))

    async def on_guest_came(self, guest: GuestId) -> None:
        """A guest is here, perhaps again: they get back the seats that bots held for them."""
        table = self._table
        await table.touch()
        if not self.is_here(guest):  # only as a screen
            table.notices.guests_changed()
            return
        back = _each_seat(table.doc, guest, lambda substitute: "")
        if back != table.doc:
            await table.keep_document(back)
        else:
            table.notices.guests_changed()
        await table.review()
        await table.timing.on_seat_changed()
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()
        self.wait_for_absent()  # a guest is here now, so absent players may be replaced
        table.silence.check()

    async def on_guest_left(self, guest: GuestId) -> None:
        """A session of this guest has ended, perhaps the last one."""
        table = self._table
        await table.touch()
        if not self.is_here(guest) and guest in self._awaited_guests():
            self._wait_for(guest)
        table.notices.guests_changed()
        table.silence.check()
        await table.review()
        if table.doc.starting and table.sessions:  # perhaps only this guest's salt was missing
            try:
                await table.start(table.doc)
            except Refusal as refusal:
                self._note("deal not saved", refusal)

    async def replace_absent(self) -> None:
        """Put bots in place of all absent players for the next match of a series."""
        table = self._table
        doc = table.doc
        for number, seat in enumerate(doc.seats):
            if table.is_intermission and not seat.bot_level and not self.is_here(seat.guest):
                doc = with_seat(doc, number, replace(seat, substitute=substitute_level(doc)))
        if doc != table.doc:
            try:
                await table.keep_document(doc)
            except Refusal as refusal:
                self._note("substitute not saved", refusal)
            table.bots.wake()

    async def _replace(self, guest: GuestId) -> None:
        """Put bots in place of a guest who has been away too long, so that the others can go on."""
        try:
            await self._take_over(guest)
            await self._table.review()
        except Refusal as refusal:  # not saved: try again later
            self._note("substitute not saved", refusal)
            self._wait_for(guest)

    def _note(self, what: str, refusal: Refusal) -> None:
        log.warning(what, extra={"table": self._table.code, "code": refusal.code})

    async def _take_over(self, guest: GuestId) -> None:
        table = self._table
        others = {session.guest.public for session in table.sessions} & table.doc.guests()
        if self.is_here(guest) or not others:
            return
        doc = table.doc
        if table.bots_step_in:
            doc = _each_seat(doc, guest, lambda substitute: substitute or substitute_level(doc))
        if doc.host == guest:
            doc = replace(doc, host=next_host(doc, others))
        if doc != table.doc:
            await table.keep_document(doc)
        table.bots.wake()
        await table.timing.on_seat_changed()
        table.silence.check()


def _each_seat(doc: Document, guest: GuestId, substitute: Callable[[str], str]) -> Document:
    """The document with another stand-in on each seat of this guest."""
    for seat in doc.seats_of(guest):
        old = doc.seats[seat]
        doc = with_seat(doc, seat, replace(old, substitute=substitute(old.substitute)))
    return doc
