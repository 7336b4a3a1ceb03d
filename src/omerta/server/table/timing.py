"""How long a table waits for people, and what it does when they stay silent."""

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
"""How much longer a clock of the game runs where people need more time."""
HAND_OVER_SECONDS = 6
"""Seconds to pass a shared device on."""
MIN_TIME_ON_RETURN_MS = 15_000
"""What who comes back to a question has at least, in milliseconds, once."""
MAX_CLOCK_MS = 30 * 60 * 1000
"""No clock is ever given more, in milliseconds."""


class Timing:
    """The clock of one table and the rules by which it is set."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.clock = TableClock(self._ran_out)
        self._before: list[ClockInfo | None] = []
        """The clock as it stood when each answer was given that can still be taken back.

        None where it did not run: for a bot, and within several answers that were said at once.
        """
        self._lent: ClockInfo | None = None
        """While a bot answers in place of somebody who was asked: the clock when it took over."""
        self._got_min_time = False
        """Whether those who are asked came back to a moment more than they had left."""

    def info(self) -> ClockInfo | None:
        """The clock as everybody may see it."""
        left = self.clock.left
        if left is None:
            return None
        return ClockInfo(left, self.clock.whole, self.clock.held, self._is_common())

    def _is_common(self) -> bool:
        """Whether time may be taken away: in a talk or a rest, where nobody loses an answer by it."""
        match = self._table.match
        return (
            match is not None
            and match.has_shared_clock
            and (match.is_discussion or match.is_intermission)
        )

    def limit(self, match: LiveMatch, doc: Document) -> int | None:
        """How many milliseconds the present question may take; None without a clock."""
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
        """How long the table waits now, and the whole time of the question; `undone` steps back.

        A question from before keeps its time, also what the host gave to it or took from it. One
        that is asked again has what it had, less all that has passed since: to take back makes no
        time, and where none is left it is refused.
        """
        if match.continues(before.deadline) and self.clock.left is not None:
            return self.clock.left, self.clock.whole
        limit = self.limit(match, self._table.doc)
        if limit is None:
            return None, None
        if undone:
            return self._asked_again(undone, limit)
        return (self.clock.left if _all_asked_before(match) else limit), limit

    def _asked_again(self, undone: int, limit: int) -> tuple[int, int]:
        """What is left for the question of so many steps ago, and its whole time."""
        now = self.info()
        if len(self._before) < undone:  # it was answered before a restart
            return (limit, limit) if now is None else (min(now.left, limit), limit)
        first, *later = self._before[-undone:]
        had, whole = (limit, limit) if first is None else (first.left, first.whole)
        left = had - sum(clock.whole - clock.left for clock in (*later, now) if clock)
        if left <= 0:
            raise TableRefusal("undo-too-late")
        return left, whole

    def note(self, match: LiveMatch, *, steps: int, undone: int) -> None:
        """Steps were kept: remember the clock for as long as they can be taken back."""
        if undone:
            del self._before[-undone:]
            return
        self._before += [self.info() or self._lent, *[None] * (steps - 1)]
        del self._before[: max(0, len(self._before) - len(match.core.undoable))]

    def go_on(
        self, match: LiveMatch, before: RestorePoint, left: int | None, limit: int | None
    ) -> None:
        """Count on after a step that was kept; a clock for all is not touched by any answer."""
        if match.continues(before.deadline):
            return
        lent = self.info() or self._lent
        self._lent = (
            lent if lent is not None and left is None and _all_asked_before(match) else None
        )
        self._got_min_time &= match.pending.keys() == before.pending.keys()
        self.set(left, limit)

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

    def resume(self, deadline: int | None, whole: int | None, alive: int | None) -> None:
        """Go on after a restart: the clock stood from the last sign of life on."""
        if whole is None or deadline is None or not self._table.is_playing:
            return
        since = self._table.doc.paused_at
        if since is None:
            since = utc_now() if alive is None else alive
        self.set(max(0, min(deadline - since, whole)), whole)

    async def restamp(self) -> None:
        """The system's clock was set: keep the end of waiting by the new time."""
        match, clock = self._table.match, self.clock
        if match is None or clock.deadline is None:
            return
        try:
            await self._table.store.save_deadline(match.id, clock.deadline, clock.whole, utc_now())
        except Refusal as refusal:  # the next step brings it
            code = {"table": self._table.code, "code": refusal.code}
            log.warning("clock not kept", extra=code)

    async def reset(self) -> None:
        """A seat changed hands: a bot has no clock, and who comes back has what was left."""
        match = self._table.match
        if match is None or not self._table.is_playing:
            return
        limit = self.limit(match, self._table.doc)
        if (limit is None) == (self.clock.left is None):
            return
        left, whole = (None, None) if limit is None else self._handed_back(limit)
        await self._table.store.save_deadline(match.id, self.end(left), whole, utc_now())
        if limit is None:
            self._lent = self.info()
        elif self._lent is not None:
            self._got_min_time |= self._lent.left < MIN_TIME_ON_RETURN_MS
        self.set(left, whole)
        self._table.tell(Clocked(self.info()))

    def _handed_back(self, limit: int) -> tuple[int, int]:
        """What is left of the present question for who takes it from a bot, and its whole time."""
        if self._lent is None:  # the bot was asked, and nobody before it
            return limit, limit
        left = (
            self._lent.left if self._got_min_time else max(self._lent.left, MIN_TIME_ON_RETURN_MS)
        )
        return left, max(left, self._lent.whole)

    async def pause(self, *, paused: bool) -> None:
        """Stop or start the clock."""
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
        table.silence.watch()

    async def extend(self, seconds: int) -> None:
        """Give the running clock more time, or a common one less; at zero it runs out at once."""
        table = self._table
        match = table.running()
        left = self.clock.left
        if left is None:
            raise TableRefusal("no-clock")
        if seconds < 0 and not self._is_common():
            raise TableRefusal("clock-of-others")
        more = max(0, min(left + seconds * 1000, MAX_CLOCK_MS))
        whole = max(self.clock.whole + more - left, more)
        await table.store.save_deadline(match.id, self.end(more), whole, utc_now())
        self.set(more, whole)
        table.tell(Clocked(self.info()))

    def _ran_out(self) -> None:
        match = self._table.match
        if match is not None:
            seq, deadline = match.seq, match.deadline
            self._table.post(lambda: self._time_out(match, seq, deadline))

    async def _time_out(self, match: LiveMatch, seq: int, deadline: Deadline | None) -> None:
        """The table answers for everybody who has not, unless that is too late by now."""
        table = self._table
        if table.match is not match or table.doc.paused_at is not None:
            return
        if match.continues(deadline):
            if not self.clock.left:  # else the host gave more in the last moment
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
        except Refusal as refusal:  # not kept: give everybody the time once more
            log.warning(
                "time-out not kept", extra={"table": self._table.code, "code": refusal.code}
            )
            limit = self.limit(match, self._table.doc)
            self.set(limit, limit)


def _all_asked_before(match: LiveMatch) -> bool:
    """Whether all who are asked now were asked before the last step."""
    return bool(match.pending) and all(seq < match.seq for seq in match.pending.values())


def _time_out_one(seat: Seat, match: LiveMatch) -> Sequence[Entry]:
    return match.core.apply_timeout(seat)


def _time_out_all(match: LiveMatch) -> Sequence[Entry]:
    """Time is up for all at the same moment, bots too: one step after another, kept together.

    They may be asked all at once or in turn: it goes on until an answer was the last one.
    """
    clock = match.deadline
    assert clock is not None
    entries: list[Entry] = []
    while (now := match.game.deadline(match.core.state)) is not None and now.clock == clock.clock:
        entries += match.core.apply_timeout(match.core.waiting[0])
    return entries


def eased(deadline: Deadline, doc: Document, *, alone: bool) -> int:
    """The milliseconds of a clock for all, at this table.

    Where people share a device and each must look alone, one after the other needs the time.
    """
    assert deadline.seconds is not None
    seconds = deadline.seconds * EASE[doc.ease]
    if alone and deadline.mode == "simultaneous":
        shared = max([len(doc.seats_of(guest)) for guest in doc.guests()], default=1)
        seconds = seconds * shared + HAND_OVER_SECONDS * (shared - 1)
    return round(seconds * 1000)
