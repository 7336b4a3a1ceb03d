"""One socket as a table sees it: nobody waits for a browser that does not read."""

from omerta.server import metrics
from omerta.server.web.protocol import Direct

MOST_BYTES = 500_000
"""A browser that has left so much unread is cut off; it comes back and is told what it missed."""
TRY_AGAIN_LATER = 1013


class SocketLine:
    """Sends to one browser until the line is closed."""

    def __init__(self, connection: Direct) -> None:
        self._connection = connection
        self._open = True

    def send(self, message: bytes) -> None:
        """Send a message, or cut off a browser that has not read the ones before."""
        if not self._open:
            return
        if self._connection.unsent + len(message) > MOST_BYTES:
            metrics.CUT_OFFS.inc()
            self.close(TRY_AGAIN_LATER)
        else:
            self._connection.write(message)

    def close(self, code: int) -> None:
        """Hang up after what has been sent."""
        if self._open:
            self._open = False
            self._connection.cut_off(code)
