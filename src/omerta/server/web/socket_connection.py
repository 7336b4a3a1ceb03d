"""A WebSocket as a table sees it: sending never waits for a client that does not read."""

from collections.abc import Sequence

from omerta.server import metrics
from omerta.server.web.protocol import MAX_UNSENT_BYTES, RawConnection
from omerta.server.wire.closing import TRY_AGAIN_LATER


class SocketConnection:
    """Sends to one client until the connection is closed."""

    def __init__(self, connection: RawConnection) -> None:
        self._connection = connection
        self._open = True
        self._held: list[bytes] | None = None

    def send(self, message: bytes) -> None:
        """Send a message, or hold it back for those that follow."""
        if self._held is None:
            self._write([message])
        else:
            self._held.append(message)

    def hold(self) -> None:
        """Hold messages back until `release`, so that they leave together."""
        self._held = []

    def release(self) -> None:
        """Send what was held back."""
        held, self._held = self._held, None
        if held:
            self._write(held)

    def _write(self, messages: Sequence[bytes]) -> None:
        """Write, or disconnect a client that has not read what came before."""
        if not self._open:
            return
        size = len(messages[0]) if len(messages) == 1 else sum(map(len, messages))
        if self._connection.unsent + size > MAX_UNSENT_BYTES:
            metrics.CUT_OFFS.add()
            self.close(TRY_AGAIN_LATER)
        else:
            self._connection.write(messages)

    def close(self, code: int) -> None:
        """Close after what has been sent."""
        self.release()
        if self._open:
            self._open = False
            self._connection.cut_off(code)
