"""A fake clock for tests: time stands still during work, and jumps to the next timer after it."""

import asyncio
import selectors
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")

LONGEST_WORK = 60.0
"""Real seconds after which work in a thread or process counts as lost."""
EPOCH = 1_900_000_000
"""The system's clock when a story begins, in seconds."""


class _Waiting(selectors.DefaultSelector):
    """Waits for other threads, but never for time to pass."""

    def __init__(self, fake_clock: "FakeClockLoop") -> None:
        super().__init__()
        self._hours = fake_clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if self._hours.working:
            ready = super().select(LONGEST_WORK)
            assert ready, "nobody came back from work"
            return ready
        assert timeout is not None, "everybody waits for somebody else"
        self._hours.pass_by(max(timeout, 0))
        return []


class FakeClockLoop(asyncio.SelectorEventLoop):
    """An event loop with its own time, which waits for the database and the bots."""

    def __init__(self) -> None:
        self._now = 0.0
        self._set_by = 0.0
        self.working = 0
        """How much work is under way in other threads and processes."""
        super().__init__(_Waiting(self))

    def time(self) -> float:
        return self._now

    def pass_by(self, seconds: float) -> None:
        """Let this much time pass, with nothing happening meanwhile."""
        self._now += seconds

    def set_system_clock(self, seconds: float) -> None:
        """Set the system's clock forward or back."""
        self._set_by += seconds

    def time_ns(self) -> int:
        """Return the system's clock, as `time.time_ns` does."""
        return round((EPOCH + self._now + self._set_by) * 1000) * 1_000_000

    @contextmanager
    def work(self) -> Iterator[None]:
        """Stop the time while a thread is at work."""
        self.working += 1
        try:
            yield
        finally:
            self.working -= 1

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Args], T], *args: *Args
    ) -> "asyncio.Future[T]":
        future = super().run_in_executor(executor, func, *args)
        self.working += 1
        future.add_done_callback(self._came_back)
        return future

    def _came_back(self, _: "asyncio.Future[Any]") -> None:
        self.working -= 1

    async def shutdown_default_executor(self) -> None:
        with self.work():
            await super().shutdown_default_executor()


def fake_clock() -> FakeClockLoop:
    """Return the clock of this story."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, FakeClockLoop)
    return loop
