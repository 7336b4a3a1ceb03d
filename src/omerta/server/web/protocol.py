"""uvicorn's socket protocol with a shorter way out, and a sure way to end.

ASGI lets an application send by a coroutine for each message, behind a task and a queue for each
socket, and it can only ask politely for an end: a close frame waits behind everything unread, for
as long as the other side likes. Here a message is written at once, what the network does not take
is counted, and a connection gets a moment to hear that it is over, and is then ended.
"""

from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DIRECT = "omerta.direct"
"""The ASGI extension: the connection itself, as a `Direct`."""
GRACE = 2.0
"""Seconds in which a browser may still take the close frame."""


class Direct(Protocol):
    """A connection as the application may use it beside ASGI."""

    @property
    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        ...

    def write(self, message: bytes) -> None:
        """Send a text message; never blocks, never raises."""
        ...

    def cut_off(self, code: int) -> None:
        """Say good-bye, and hang up whether or not it is heard."""
        ...


class LiveProtocol(WebSocketsSansIOProtocol):
    """A socket that can be written to directly and cut off."""

    def handle_connect(self, event: Request) -> None:
        """Give the application the connection itself."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {DIRECT: self}
            self.scope["extensions"] = extensions

    @property
    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, message: bytes) -> None:
        """Send a text message; never blocks, never raises."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def cut_off(self, code: int) -> None:
        """Say good-bye, and hang up whether or not it is heard."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """A browser that has gone without a word does not read either."""
        super().keepalive_timeout()
        self.loop.call_later(GRACE, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Send, unless the connection has been ended meanwhile."""
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)
