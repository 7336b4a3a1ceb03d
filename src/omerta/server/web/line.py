"""One socket as a table sees it: a bounded queue that a slow browser cannot make others wait at."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from omerta.server import metrics

MOST_MESSAGES = 256
MOST_BYTES = 2_000_000
TRY_AGAIN_LATER = 1013


class SocketLine:
    """Messages on their way to one browser; `cut_off` ends a socket that does not read."""

    def __init__(self, cut_off: Callable[[int], None]) -> None:
        self._cut_off = cut_off
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._code: int | None = None
        """With which close code this line ends, None while it is open."""

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a browser that lets it overflow is cut off."""
        if self._code is not None:
            return
        self._bytes += len(message)
        if len(self._waiting) >= MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._code = TRY_AGAIN_LATER
            self._waiting.clear()
            metrics.CUT_OFFS.inc()
            self._cut_off(TRY_AGAIN_LATER)
            return
        self._waiting.append(message)
        self._news.set()

    def close(self, code: int) -> None:
        """Hang up after what is in the queue."""
        if self._code is None:
            self._code = code
            self._news.set()

    async def write(
        self, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]
    ) -> None:
        """Send what comes into the queue, until the line is closed."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                await send(message.decode())
                self._bytes -= len(message)
            if self._code is not None:
                await close(self._code)
                return
            self._news.clear()
            await self._news.wait()
