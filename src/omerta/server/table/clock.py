"""A table's clock: how long it waits for an answer.

It runs on the loop's own time, which no change of the system's clock can touch; the database
keeps the end as a moment in UTC, and only what was left of it counts after a restart.
"""

import asyncio
import time
from collections.abc import Callable

HOUR = 3600 * 1000
"""In milliseconds."""


def utc_now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableClock:
    """Counts down to one moment, or stands."""

    def __init__(self, expired: Callable[[], None]) -> None:
        self._expired = expired
        self._timer: asyncio.TimerHandle | None = None
        self._end = 0.0
        self.whole = 0
        """How long the wait is in all, in milliseconds; 0 while nobody is timed."""
        self._held: int | None = None

    def run(self, left: int, whole: int) -> None:
        """Count down from `left` milliseconds of `whole`."""
        self.stop()
        loop = asyncio.get_running_loop()
        self.whole = whole
        self._end = loop.time() + left / 1000
        self._timer = loop.call_at(self._end, self._expired)

    def hold(self, left: int, whole: int) -> None:
        """Stand at `left` milliseconds of `whole`."""
        self.stop()
        self.whole = whole
        self._held = left

    def stop(self) -> None:
        """Time nobody."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._held = None
        self.whole = 0

    @property
    def left(self) -> int | None:
        """Milliseconds until the end; None while nobody is timed."""
        if self._held is not None:
            return self._held
        if self._timer is None:
            return None
        return max(0, round((self._end - asyncio.get_running_loop().time()) * 1000))

    @property
    def deadline(self) -> int | None:
        """The end in UTC milliseconds; None while nobody is timed or the clock is held."""
        left = self.left
        return None if left is None or self.held else utc_now() + left

    @property
    def held(self) -> bool:
        """Whether it stands with time left."""
        return self._held is not None
