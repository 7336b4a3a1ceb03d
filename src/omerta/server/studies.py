"""Studies: games that are over, looked back upon from one seat with the game's coach.

It may take a coach some seconds, so a study is made bit by bit: whoever asks waits for a part of it
and asks again. Between two bits the bots of running games have their turn.
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
"""Finished studies kept; so many may be under way at the same time as well."""
MAX_STUDIES = 64
"""Studies in all; beyond them nobody begins one more."""
ABANDONED_SECONDS = 30.0
"""Seconds after which a study that nobody asks for is given up."""
WORK_SECONDS = 1.0
"""Seconds for which one request has a study go on, about."""
SLICE_SECONDS = 0.25
"""Seconds of thinking after which somebody else has a turn, about."""
BATCH_SIZE = 8
"""Answers that a thinker is handed at most."""


class Studies:
    """Looks back upon games; who asks for the same study at the same time shares the work."""

    def __init__(self, replays: Replays, workers: WorkerPool) -> None:
        self._replays = replays
        self._workers = workers
        self._tasks: OrderedDict[tuple[str, Seat], _StudyTask] = OrderedDict()

    async def study(self, play: str, seat: Seat) -> Study:
        """A game from this seat, as far as it could be worked out by now."""
        task = self._tasks.get((play, seat))
        if task is None:
            self._make_room()
            task = self._begin(play, seat, await self._replays.replayed(play))
        if (play, seat) in self._tasks:
            self._tasks.move_to_end((play, seat))
        await task.go_on()
        return Study(task.done, task.total, task.story)

    def stop(self) -> None:
        """Make none any more."""
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
        """Forget what was asked for longest ago: never what somebody is waiting for."""
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
    """A study that is being made."""

    def __init__(self, workers: WorkerPool, replayed: ReplayedMatch, seat: Seat) -> None:
        self.done = 0
        self.total = len(replayed.answers)
        self.story: msgspec.Raw | None = None
        self.asked = time.monotonic()
        """When somebody last asked for it."""
        self._workers = workers
        self._replayed: ReplayedMatch | None = replayed
        """Until the story is told."""
        self._seat = seat
        self._remarks: list[tuple[int, Any]] = []
        self._work: asyncio.Task[None] | None = None

    async def go_on(self) -> None:
        """Work for a while, or wait for those who do."""
        self.asked = time.monotonic()
        if self.story is not None:
            return
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._go_on())
        await asyncio.shield(self._work)

    def stop(self) -> None:
        """Let the work be."""
        if self._work is not None:
            self._work.cancel()

    async def _go_on(self) -> None:
        """Make one bit after another, at least one."""
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
        said = [PastAction(*replayed.before(number, self._seat)) for number in numbers]
        made = await self._workers.remark(replayed.game.meta.id, said, SLICE_SECONDS)
        self._remarks += [
            (number, remark)
            for number, remark in zip(numbers, made, strict=False)  # it may not have come to all
            if remark is not None
        ]
        self.done += len(made)

    async def _finish(self, replayed: ReplayedMatch) -> None:
        end = replayed.step_view(replayed.length - 1, self._seat).view
        story = await self._workers.look_back(replayed.game.meta.id, self._remarks, end)
        self.story = msgspec.Raw(story)
        self._replayed, self._remarks = None, []
