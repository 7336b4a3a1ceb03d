"""How long a table waits for its players, and what it does when they do not answer."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import Deadline, Entry, Refusal, Seat
from omerta.server.storage.rows import Progress
from omerta.server.table.clock import TableClock, utc_now
from omerta.server.table.document import Document, TableRefusal
from omerta.server.table.live_match import LiveMatch, RestorePoint
from omerta.server.wire.pushes import Clocked
from omerta.server.wire.table import ClockInfo

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

EASE = {"none": 1.0, "half": 1.5, "double": 2.0}
"""How much longer the game's clocks run for players who need more time."""
HAND_OVER_SECONDS = 6
"""Seconds to pass a shared device on."""
MIN_TIME_ON_RETURN_MS = 15_000
"""A returning player gets at least this much time, once per decision."""
MAX_CLOCK_MS = 30 * 60 * 1000
"""No clock is ever extended beyond this."""


class Timing:
    """The clock of one table, and the rules by which it is set."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.clock = TableClock(self._ran_out)
        self._undoable_clocks: list[ClockInfo | None] = []
        """For each action that can still be undone the clock when it was chosen.

        None where no clock ran: for a bot, and within several actions of one command.
        """
        self._clock_before_bot: ClockInfo | None = None
        """The clock when a bot took over the decision of a player; None at other times."""
        self._got_min_time = False
        """Whether returning players have had their extra time for these decisions."""

    def info(self) -> ClockInfo | None:
        """The clock as all guests may see it."""
        left = self.clock.left
        if left is None:
            return None
        return ClockInfo(left, self.clock.whole, self.clock.held, self._is_common())

    def _is_common(self) -> bool:
        """Whether the host may shorten the clock: only where no seat loses an answer by it."""
        match = self._table.match
        return (
            match is not None
            and match.has_shared_clock
            and (match.is_discussion or match.is_intermission)
        )

    def limit(self, match: LiveMatch, doc: Document) -> int | None:
        """Return the milliseconds for the pending decisions; None without a clock."""
        deadline = match.deadline
        if deadline is not None and deadline.clock is not None:
            if doc.lesson or deadline.seconds is None:
                return None
            return eased(deadline, doc, alone=not match.game.meta.together)
        if match.is_intermission and deadline is not None and deadline.seconds is None:
            return None
        limits = [] if doc.clock == "none" else [int(doc.clock)]
        if deadline is not None and deadline.seconds is not None:
            limits.append(deadline.seconds)
        if not limits or all(doc.seats[seat].bot_level for seat in match.pending):
            return None
        return min(limits) * 1000

    def after(
        self, match: LiveMatch, before: RestorePoint, *, undone: int
    ) -> tuple[int | None, int | None]:
        """Return the remaining and the whole time after a step, or `undone` steps back.

        A decision that continues keeps its time, including changes by the host. A decision that
        an undo brings back has its former time, less all that has passed since: an undo gains no
        time, and is refused where none is left.
        """
        if match.continues(before.deadline) and self.clock.left is not None:
            return self.clock.left, self.clock.whole
        limit = self.limit(match, self._table.doc)
        if limit is None:
            return None, None
        if undone:
            return self._time_after_undo(undone, limit)
        return (self.clock.left if _all_asked_before(match) else limit), limit

    def _time_after_undo(self, undone: int, limit: int) -> tuple[int, int]:
        """The remaining and the whole time of the decision this many steps ago."""
        now = self.info()
        if len(self._undoable_clocks) < undone:  # it was answered before a restart
            return (limit, limit) if now is None else (min(now.left, limit), limit)
        first, *later = self._undoable_clocks[-undone:]
        had, whole = (limit, limit) if first is None else (first.left, first.whole)
        left = had - sum(clock.whole - clock.left for clock in (*later, now) if clock)
        if left <= 0:
            raise TableRefusal("undo-too-late")
        return left, whole

    def remember_steps(self, match: LiveMatch, *, steps: int, undone: int) -> None:
        """Remember the clock of saved steps for as long as they can be undone."""
        if undone:
            del self._undoable_clocks[-undone:]
            return
        self._undoable_clocks += [self.info() or self._clock_before_bot, *[None] * (steps - 1)]
        del self._undoable_clocks[: max(0, len(self._undoable_clocks) - len(match.core.undoable))]

    def continue_after(
        self, match: LiveMatch, before: RestorePoint, left: int | None, limit: int | None
    ) -> None:
        """Set the clock after a saved step; a shared clock runs on."""
        if match.continues(before.deadline):
            return
        clock_before_bot = self.info() or self._clock_before_bot
        self._clock_before_bot = (
            clock_before_bot
            if clock_before_bot is not None and left is None and _all_asked_before(match)
            else None
        )
        self._got_min_time &= match.pending.keys() == before.pending.keys()
        self.set(left, limit)

    def set(self, left: int | None, limit: int | None) -> None:
        """Count down from here, or hold if the table is paused."""
        if left is None or limit is None:
            self.clock.stop()
        elif self._table.doc.paused_at is not None:
            self.clock.hold(left, limit)
        else:
            self.clock.run(left, limit)

    def end_time(self, left: int | None) -> int | None:
        """Return the end to save for this remaining time; while paused, counted from the pause."""
        paused_at = self._table.doc.paused_at
        return None if left is None else left + (utc_now() if paused_at is None else paused_at)

    def progress(self, left: int | None, limit: int | None) -> Progress | None:
        """Return the clock's state to save; None if it neither ran nor runs."""
        if left is None and self.clock.left is None:
            return None
        return Progress(self.end_time(left), limit)

    def resume(self, deadline: int | None, whole: int | None, alive: int | None) -> None:
        """Continue after a restart: the clock stood still from the last heartbeat on."""
        if whole is None or deadline is None or not self._table.is_playing:
            return
        since = self._table.doc.paused_at
        if since is None:
            since = utc_now() if alive is None else alive
        self.set(max(0, min(deadline - since, whole)), whole)

    async def save_end(self) -> None:
        """Save the clock's end again after the system's clock was changed."""
        match, clock = self._table.match, self.clock
        if match is None or clock.deadline is None:
            return
        try:
            await self._table.store.save_deadline(match.id, clock.deadline, clock.whole, utc_now())
        except Refusal as refusal:  # the next step saves it
            code = {"table": self._table.code, "code": refusal.code}
            log.warning("clock not saved", extra=code)

    async def on_seat_changed(self) -> None:
        """Set the clock after a seat changed hands: a bot has none, a player gets back theirs."""
        match = self._table.match
        if match is None or not self._table.is_playing:
            return
        limit = self.limit(match, self._table.doc)
        if (limit is None) == (self.clock.left is None):
            return
        left, whole = (None, None) if limit is None else self._time_after_bot(limit)
        await self._table.store.save_deadline(match.id, self.end_time(left), whole, utc_now())
        if limit is None:
            self._clock_before_bot = self.info()
        elif self._clock_before_bot is not None:
            self._got_min_time |= self._clock_before_bot.left < MIN_TIME_ON_RETURN_MS
        self.set(left, whole)
        self._table.tell(Clocked(self.info()))

    def _time_after_bot(self, limit: int) -> tuple[int, int]:
        """The remaining and the whole time for a player who takes a decision from a bot."""
        if self._clock_before_bot is None:  # the decision began with the bot
            return limit, limit
        left = (
            self._clock_before_bot.left
            if self._got_min_time
            else max(self._clock_before_bot.left, MIN_TIME_ON_RETURN_MS)
        )
        return left, max(left, self._clock_before_bot.whole)

    async def pause(self, *, paused: bool) -> None:
        """Pause or continue the clock."""
        table = self._table
        match = table.running()
        left, whole = self.clock.left, self.clock.whole
        now = utc_now()
        if paused == (table.doc.paused_at is not None):
            return
        if not paused and left is not None:
            await table.store.save_deadline(match.id, now + left, whole, now)
        await table.keep_document(replace(table.doc, paused_at=now if paused else None))
        self.set(left, whole)
        table.tell(Clocked(self.info()))
        table.silence.check()

    async def extend(self, seconds: int) -> None:
        """Extend the clock, or shorten a shared one; at zero it runs out at once."""
        table = self._table
        match = table.running()
        left = self.clock.left
        if left is None:
            raise TableRefusal("no-clock")
        if seconds < 0 and not self._is_common():
            raise TableRefusal("clock-of-others")
        more = max(0, min(left + seconds * 1000, MAX_CLOCK_MS))
        whole = max(self.clock.whole + more - left, more)
        await table.store.save_deadline(match.id, self.end_time(more), whole, utc_now())
        self.set(more, whole)
        table.tell(Clocked(self.info()))

    def _ran_out(self) -> None:
        match = self._table.match
        if match is not None:
            seq, deadline = match.seq, match.deadline
            self._table.post(lambda: self._time_out(match, seq, deadline))

    async def _time_out(self, match: LiveMatch, seq: int, deadline: Deadline | None) -> None:
        """Answer for all seats that have not, unless the decision is over by now."""
        table = self._table
        if table.match is not match or table.doc.paused_at is not None:
            return
        if match.continues(deadline):
            if not self.clock.left:  # otherwise the host extended it at the last moment
                await self._answer(_time_out_all, match)
            return
        if match.seq != seq:
            return
        for seat in match.core.waiting:
            same_question = match.pending.get(seat, seq + 1) <= seq
            if same_question and not table.doc.seats[seat].bot_level:
                await self._answer(partial(_time_out_one, seat), match)

    async def _answer(
        self, silent: Callable[[LiveMatch], Sequence[Entry]], match: LiveMatch
    ) -> None:
        try:
            await self._table.carry_out(silent, None)
        except Refusal as refusal:  # not saved: give all seats the time once more
            log.warning(
                "time-out not saved", extra={"table": self._table.code, "code": refusal.code}
            )
            limit = self.limit(match, self._table.doc)
            self.set(limit, limit)


def _all_asked_before(match: LiveMatch) -> bool:
    """Whether all pending decisions began before the last step."""
    return bool(match.pending) and all(seq < match.seq for seq in match.pending.values())


def _time_out_one(seat: Seat, match: LiveMatch) -> Sequence[Entry]:
    return match.core.apply_timeout(seat)


def _time_out_all(match: LiveMatch) -> Sequence[Entry]:
    """Answer for all seats at the same moment, bots included; the steps are saved together.

    The seats may decide at once or in turn; this goes on until the clock's decision is over.
    """
    clock = match.deadline
    assert clock is not None
    entries: list[Entry] = []
    while (now := match.game.deadline(match.core.state)) is not None and now.clock == clock.clock:
        entries += match.core.apply_timeout(match.core.waiting[0])
    return entries


def eased(deadline: Deadline, doc: Document, *, alone: bool) -> int:
    """Return the milliseconds of a shared clock at this table.

    Players who share a device and must look alone need the time one after the other.
    """
    assert deadline.seconds is not None
    seconds = deadline.seconds * EASE[doc.ease]
    if alone and deadline.mode == "simultaneous":
        shared = max([len(doc.seats_of(guest)) for guest in doc.guests()], default=1)
        seconds = seconds * shared + HAND_OVER_SECONDS * (shared - 1)
    return round(seconds * 1000)
