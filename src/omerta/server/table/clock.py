"""A table's clock: how long it waits for an answer.

It runs on the event loop's time, which no change of the system's clock can touch. The database
keeps its end in UTC; after a restart only the remaining time counts.
"""

import asyncio
import time
from collections.abc import Callable

HOUR = 3600 * 1000
"""In milliseconds."""


def utc_now() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableClock:
    """A countdown that runs, is held, or is stopped."""

    def __init__(self, expired: Callable[[], None]) -> None:
        self._expired = expired
        self._timer: asyncio.TimerHandle | None = None
        self._end = 0.0
        self.whole = 0
        """The full length of the countdown in milliseconds; 0 while it is stopped."""
        self._held: int | None = None

    def run(self, left: int, whole: int) -> None:
        """Count down from `left` milliseconds of `whole`."""
        self.stop()
        loop = asyncio.get_running_loop()
        self.whole = whole
        self._end = loop.time() + left / 1000
        self._timer = loop.call_at(self._end, self._expired)

    def hold(self, left: int, whole: int) -> None:
        """Hold the countdown at `left` milliseconds of `whole`."""
        self.stop()
        self.whole = whole
        self._held = left

    def stop(self) -> None:
        """Stop the countdown and forget it."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._held = None
        self.whole = 0

    @property
    def left(self) -> int | None:
        """The milliseconds until the end; None while stopped."""
        if self._held is not None:
            return self._held
        if self._timer is None:
            return None
        return max(0, round((self._end - asyncio.get_running_loop().time()) * 1000))

    @property
    def deadline(self) -> int | None:
        """The end in UTC milliseconds; None while stopped or held."""
        left = self.left
        return None if left is None or self.held else utc_now() + left

    @property
    def held(self) -> bool:
        """Whether the countdown is held with time left."""
        return self._held is not None
