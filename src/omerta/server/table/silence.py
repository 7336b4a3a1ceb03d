"""Finds players who are here but do not answer: without a clock the others would wait forever."""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import Refusal, Seat
from omerta.server.table.document import (
    Document,
    TableRefusal,
    next_host,
    substitute_level,
    with_seat,
)
from omerta.server.wire.table import GuestId, HowSilent

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

WARNING_SECONDS = 240.0
"""Seconds without an answer or other activity after which the player is asked: are you there?"""
LONG_SILENCE_SECONDS = 300.0
"""Seconds after which the others may let a bot play, and a host loses that role."""


class Silence:
    """Watches the players of one table with a pending decision."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._last_active: dict[GuestId, float] = {}
        """The last activity of each guest, by the loop's time."""
        self._pending_since: dict[Seat, tuple[int, float]] = {}
        """For each seat the step that began its decision, and since when the silence counts."""
        self._found: dict[Seat, HowSilent] = {}
        self._changed = 0.0
        """When the table changed last: no decision began later than that."""
        self._timer: asyncio.TimerHandle | None = None

    def of(self, seat: Seat) -> HowSilent:
        """Return how long this seat has been silent, as last sent to the table."""
        return self._found.get(seat, "")

    def stop(self) -> None:
        """Stop all timers."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def on_step(self) -> None:
        """Take note of new decisions. A check that is due stays due, so that a step costs little."""
        self._changed = asyncio.get_running_loop().time()
        if self._timer is None or self._found:
            self.check()

    def check(self) -> None:
        """Check now who is silent and when to check again, after sessions or the clock changed."""
        self.stop()
        self._changed = asyncio.get_running_loop().time()
        since = self._silent_since()
        self._find(since)
        self._wait(since)

    def _find(self, since: dict[Seat, float]) -> None:
        """Find the silent seats, and send them to all sessions if they have changed."""
        now = asyncio.get_running_loop().time()
        found: dict[Seat, HowSilent] = {}
        for seat, start in since.items():
            if now >= start + WARNING_SECONDS:
                found[seat] = "long" if now >= start + LONG_SILENCE_SECONDS else "warned"
        if found != self._found:
            self._found = found
            self._table.notices.tell()

    def _wait(self, since: dict[Seat, float]) -> None:
        """Check again when a seat may have been silent for too long."""
        loop = asyncio.get_running_loop()
        due = [
            start + wait
            for start in since.values()
            for wait in (WARNING_SECONDS, LONG_SILENCE_SECONDS)
        ]
        if later := [time for time in due if time > loop.time()]:
            self._timer = loop.call_at(min(later), self._table.post, self._look)

    def _silent_since(self) -> dict[Seat, float]:
        """Since when each seat that keeps another player waiting has been silent."""
        table, doc, match = self._table, self._table.doc, self._table.match
        timed = table.timing.clock.left is not None or doc.paused_at is not None
        if match is None or timed:
            self._pending_since = {}
            return {}
        pending: dict[Seat, tuple[int, float]] = {}
        found: dict[Seat, float] = {}
        for seat, step in match.pending.items():
            guest = doc.seats[seat].guest
            if guest is None or doc.seats[seat].bot_level or not self._keeps_waiting(guest):
                continue
            before = self._pending_since.get(seat)
            pending[seat] = (
                before if before is not None and before[0] == step else (step, self._changed)
            )
            found[seat] = max(pending[seat][1], self._last_active.get(guest, 0.0))
        self._pending_since = pending
        return found

    def _keeps_waiting(self, guest: GuestId) -> bool:
        """Whether another player is here."""
        seated = [chair.guest for chair in self._table.doc.seats]
        others = (session for session in self._table.sessions if not session.is_screen)
        return any(other.guest.public != guest and other.guest.public in seated for other in others)

    def _people_here(self) -> set[GuestId]:
        sessions = self._table.sessions
        here = {session.guest.public for session in sessions if not session.is_screen}
        return here & self._table.doc.guests()

    async def _look(self) -> None:
        self.stop()
        since = self._silent_since()
        self._find(since)
        self._wait(since)
        try:
            await self._pass_host_on()
        except Refusal as refusal:  # not saved: try again later
            log.warning(
                "new host not saved", extra={"table": self._table.code, "code": refusal.code}
            )
            self.stop()
            later = asyncio.get_running_loop().call_later
            self._timer = later(
                LONG_SILENCE_SECONDS - WARNING_SECONDS, self._table.post, self._look
            )

    async def _pass_host_on(self) -> None:
        doc = self._table.doc
        silent = {doc.seats[seat].guest for seat, how in self._found.items() if how == "long"}
        if doc.host in silent and (others := self._people_here() - silent):
            await self._table.keep_document(replace(doc, host=next_host(doc, others)))

    async def note_activity(self, guest: GuestId) -> None:
        """Note that a guest is at the screen; they get back seats that a bot holds."""
        table = self._table
        if guest not in self._last_active and not table.doc.seats_of(guest):
            return
        self._last_active[guest] = asyncio.get_running_loop().time()
        if any(chair.substitute and chair.guest == guest for chair in table.doc.seats):
            await table.presence.on_guest_came(guest)
        if self._found:
            await self._look()

    def with_substitute(self, seat: Seat) -> Document:
        """Return the document with a bot for a silent player, until they are active again."""
        doc = self._table.doc
        if self.of(seat) != "long":
            raise TableRefusal("not-silent")
        return with_seat(doc, seat, replace(doc.seats[seat], substitute=substitute_level(doc)))
