"""uvicorn's socket protocol, with a way to end a connection whose browser does not read.

ASGI can only ask politely: a close frame waits behind everything unread, for as long as the other
side likes. Here a connection gets a moment to take it, and is then ended.
"""

from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT_OFF = "omerta.cut_off"
"""The ASGI extension: a function that ends the connection with a close code."""
GRACE = 2.0
"""Seconds in which a browser may still take the close frame."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A socket that can be cut off."""

    def handle_connect(self, event: Request) -> None:
        """Give the application the means to cut this connection off."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, dict[str, object] | Callable[[int], None]] = {
                CUT_OFF: self.cut_off
            }
            self.scope["extensions"] = extensions  # type: ignore[typeddict-item]  # a function

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

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless the connection has been ended meanwhile."""
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)
