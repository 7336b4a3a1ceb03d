"""Studies: finished matches, reviewed with the game's coach for one seat.

A coach may need some seconds, so a study is made in parts: each request waits for a part of it,
and the client asks again. Between two parts the bots of running matches get their turn.
"""

import asyncio
import time
from collections import OrderedDict
from typing import Any

import msgspec

from omerta.kernel import Seat
from omerta.server.replayed_match import ReplayedMatch
from omerta.server.replays import ReplayRefusal, Replays
from omerta.server.wire.pages import Study
from omerta.server.workers import PastAction, WorkerFailed, WorkerPool

MAX_KEPT = 16
"""Finished studies in memory; as many may be under way at the same time."""
MAX_STUDIES = 64
"""Studies in all, beyond which no further one begins."""
ABANDONED_SECONDS = 30.0
"""Seconds without a request after which a study is given up."""
WORK_SECONDS = 1.0
"""Seconds of work for one request, about."""
SLICE_SECONDS = 0.25
"""Seconds after which a worker must be free for other work, about."""
BATCH_SIZE = 8
"""Actions that a worker is handed at most."""


class Studies:
    """Reviews of matches; requests for the same study share the work."""

    def __init__(self, replays: Replays, workers: WorkerPool) -> None:
        self._replays = replays
        self._workers = workers
        self._tasks: OrderedDict[tuple[str, Seat], _StudyTask] = OrderedDict()

    async def study(self, play: str, seat: Seat) -> Study:
        """Return a match from this seat, as far as it has been reviewed."""
        task = self._tasks.get((play, seat))
        if task is None:
            self._make_room()
            task = self._begin(play, seat, await self._replays.replayed(play))
        if (play, seat) in self._tasks:
            self._tasks.move_to_end((play, seat))
        await task.go_on()
        return Study(task.done, task.total, task.story)

    def stop(self) -> None:
        """Cancel all studies."""
        for task in self._tasks.values():
            task.stop()

    def _begin(self, play: str, seat: Seat, replayed: ReplayedMatch) -> "_StudyTask":
        coach = replayed.game.coach
        if coach is None or not coach.has_hindsight:
            raise ReplayRefusal("no-hindsight")
        if seat not in range(replayed.seats):
            raise ReplayRefusal("no-such-seat", seat=seat)
        return self._tasks.setdefault((play, seat), _StudyTask(self._workers, replayed, seat))

    def _make_room(self) -> None:
        """Forget the studies that were requested longest ago, but none that is in use."""
        now = time.monotonic()
        for key, task in tuple(self._tasks.items()):
            if len(self._tasks) < MAX_KEPT:
                return
            if task.story is not None or task.asked < now - ABANDONED_SECONDS:
                task.stop()
                del self._tasks[key]
        if len(self._tasks) >= MAX_STUDIES:
            raise WorkerFailed


class _StudyTask:
    """A study in the making."""

    def __init__(self, workers: WorkerPool, replayed: ReplayedMatch, seat: Seat) -> None:
        self.done = 0
        self.total = len(replayed.answers)
        self.story: msgspec.Raw | None = None
        self.asked = time.monotonic()
        """When it was requested last."""
        self._workers = workers
        self._replayed: ReplayedMatch | None = replayed
        """None once the story is finished."""
        self._seat = seat
        self._remarks: list[tuple[int, Any]] = []
        self._work: asyncio.Task[None] | None = None

    async def go_on(self) -> None:
        """Work for a while, or wait for the work that is under way."""
        self.asked = time.monotonic()
        if self.story is not None:
            return
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._go_on())
        await asyncio.shield(self._work)

    def stop(self) -> None:
        """Cancel the work."""
        if self._work is not None:
            self._work.cancel()

    async def _go_on(self) -> None:
        """Make one part after another, at least one."""
        replayed = self._replayed
        assert replayed is not None
        until = time.monotonic() + WORK_SECONDS
        while self.done < self.total:
            await self._remark(replayed)
            if time.monotonic() >= until:
                break
        if self.done == self.total:
            await self._finish(replayed)

    async def _remark(self, replayed: ReplayedMatch) -> None:
        numbers = replayed.answers[self.done : self.done + BATCH_SIZE]
        actions = [PastAction(*replayed.before(number, self._seat)) for number in numbers]
        made = await self._workers.remark(replayed.game.meta.id, actions, SLICE_SECONDS)
        self._remarks += [
            (number, remark)
            # A worker may not have reached all of them.
            for number, remark in zip(numbers, made, strict=False)
            if remark is not None
        ]
        self.done += len(made)

    async def _finish(self, replayed: ReplayedMatch) -> None:
        end = replayed.step_view(replayed.length - 1, self._seat).view
        story = await self._workers.look_back(replayed.game.meta.id, self._remarks, end)
        self.story = msgspec.Raw(story)
        self._replayed, self._remarks = None, []
