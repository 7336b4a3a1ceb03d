"""How long a table waits for people, and what it does when they stay silent."""

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import Refusal, Seat
from omerta.server.storage.rows import Progress
from omerta.server.table.clock import TableClock, utc_now
from omerta.server.table.document import Document
from omerta.server.table.live import Live
from omerta.server.wire.pushes import Clocked
from omerta.server.wire.table import ClockInfo

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)


class Timing:
    """The clock of one table and the rules by which it is set."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.clock = TableClock(self._ran_out)
        self._before: list[int | None] = []
        """What was left when each answer was given that can still be taken back."""

    def info(self) -> ClockInfo | None:
        """The clock as everybody may see it."""
        return self.clock.info()

    def limit(self, live: Live, doc: Document) -> int | None:
        """How many milliseconds the present question may take; None without a clock."""
        limits = [] if doc.clock == "none" else [int(doc.clock)]
        if live.game.meta.timed:
            ends = live.game.deadline(live.play.state)
            if ends is not None and ends.seconds is not None:
                limits.append(ends.seconds)
        if not limits or all(doc.seats[seat].brain for seat in live.play.waiting):
            return None
        return min(limits) * 1000

    def left_after(self, live: Live, limit: int | None, *, undone: bool) -> int | None:
        """How long the table waits after this step: a question from before keeps its time."""
        if limit is None:
            return None
        if undone:
            return self._before[-1] if self._before else limit
        old = bool(live.asked) and all(seq < live.seq for seq in live.asked.values())
        return self.clock.left if old else limit

    def note(self, live: Live, *, undone: bool) -> None:
        """A step was kept: remember what was left, for as long as it can be taken back."""
        if undone:
            del self._before[-1:]
        elif live.play.can_undo():
            self._before.append(self.clock.left)
        else:
            self._before.clear()

    def set(self, left: int | None, limit: int | None) -> None:
        """Count down from here, or stand if the table is paused."""
        if left is None or limit is None:
            self.clock.stop()
        elif self._table.doc.paused_at is not None:
            self.clock.hold(left, limit)
        else:
            self.clock.run(left, limit)

    def end(self, left: int | None) -> int | None:
        """The moment to keep when so much is left; while paused, as seen from when it began."""
        paused_at = self._table.doc.paused_at
        return None if left is None else left + (utc_now() if paused_at is None else paused_at)

    def progress(self, left: int | None, limit: int | None) -> Progress | None:
        """What to keep of the clock when so much is left; None if it stood and stands."""
        if left is None and self.clock.left is None:
            return None
        return Progress(self.end(left), limit)

    def take_up(self, deadline: int | None, whole: int | None, alive: int | None) -> None:
        """Go on after a restart: the clock stood from the last sign of life on."""
        if whole is None or deadline is None or not self._table.playing:
            return
        since = self._table.doc.paused_at
        if since is None:
            since = utc_now() if alive is None else alive
        self.set(max(0, min(deadline - since, whole)), whole)

    async def reset(self) -> None:
        """A seat changed hands: a bot has no clock, a person gets the whole one."""
        live = self._table.live
        if live is None or not self._table.playing:
            return
        limit = self.limit(live, self._table.doc)
        if (limit is None) != (self.clock.left is None):
            await self._table.store.save_deadline(live.id, self.end(limit), limit)
            self.set(limit, limit)
            self._table.tell(Clocked(self.info()))

    async def pause(self, *, paused: bool) -> None:
        """Stop or start the clock."""
        table = self._table
        live = table.running()
        left, whole = self.clock.left, self.clock.whole
        now = utc_now()
        if paused == (table.doc.paused_at is not None):
            return
        if not paused and left is not None:
            await table.store.save_deadline(live.id, now + left, whole)
        await table.keep_document(replace(table.doc, paused_at=now if paused else None))
        self.set(left, whole)
        table.tell(Clocked(self.info()))

    def _ran_out(self) -> None:
        live = self._table.live
        if live is not None:
            seq = live.seq
            self._table.post(lambda: self._answer_for_silent(live, seq))

    async def _answer_for_silent(self, live: Live, seq: int) -> None:
        """The table answers for every person who has not, unless that is too late by now."""
        table = self._table
        if table.live is not live or live.seq != seq or table.doc.paused_at is not None:
            return
        for seat in live.play.waiting:
            same_question = live.asked.get(seat, seq + 1) <= seq
            if same_question and not table.doc.seats[seat].brain:
                await self._answer_for(seat, live)

    async def _answer_for(self, seat: Seat, live: Live) -> None:
        try:
            await self._table.carry_out(lambda live: live.play.answer_for_silent(seat), None)
        except Refusal as refusal:  # not kept: give everybody the time once more
            log.warning(
                "time-out not kept", extra={"table": self._table.code, "code": refusal.code}
            )
            limit = self.limit(live, self._table.doc)
            self.set(limit, limit)
