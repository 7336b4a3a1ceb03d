"""uvicorn's WebSocket protocol with a shorter way in and out, and a certain way to close.

ASGI passes every message through a queue, a task and a coroutine, and stops reading meanwhile.
It can close a socket only by a close frame, which waits behind everything unread for as long as
the client likes. This protocol hands each message to a callback when it comes, writes at once,
counts what the network has not taken, and ends a connection shortly after its close frame.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # C, where built
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from omerta.server.web.connections import UvicornConfig
from omerta.server.wire.closing import NOT_TEXT, TEXT_ONLY, TOO_LARGE, TRY_AGAIN_LATER

RAW_CONNECTION = "omerta.raw_connection"
"""The ASGI extension that holds the connection itself, a `RawConnection`."""
CLOSE_SECONDS = 2.0
"""Seconds in which a client may still take the close frame."""
MAX_UNSENT_BYTES = 500_000
"""A client that leaves more bytes unread is disconnected; it reconnects and gets what it missed."""
MAX_FRAMES = 1_000
"""Frames of one message."""

OnMessage = Callable[[bytes], None]
"""Called with each text message."""


class RawConnection(Protocol):
    """A connection as the application may use it without ASGI."""

    @property
    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        ...

    def listen(self, on_message: OnMessage) -> None:
        """Send messages to `on_message` from now on; ASGI reports only the end."""
        ...

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages; never blocks, never raises."""
        ...

    def cut_off(self, code: int) -> None:
        """Send a close frame, and close whether or not the client takes it."""
        ...


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that calls back for each message, writes at once and closes for certain."""

    def __init__(self, config: UvicornConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._connections = config.connections
        self._on_message: OnMessage | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the closed connection."""
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Note a client that reads more slowly than the server sends."""
        super().pause_writing()
        self._connections.hold_up(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Give the application the connection itself."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {RAW_CONNECTION: self}
            self.scope["extensions"] = extensions

    def listen(self, on_message: OnMessage) -> None:
        """Send messages to `on_message` from now on, first those that have already come."""
        self._on_message = on_message
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive" and not self.close_sent:
                on_message(str(event.get("text")).encode())
            else:
                self.queue.put_nowait(event)
        self._read_on()

    def data_received(self, data: bytes) -> None:
        """Take bytes: nearly always one complete message, which needs no parser."""
        message = None
        if self._on_message is not None and not self.close_sent and is_between_frames(self.conn):
            message = complete_message(data)
        if message is None:
            super().data_received(data)
        elif _is_text(message):
            assert self._on_message is not None
            self._on_message(message)
        else:
            self.cut_off(NOT_TEXT)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if len(self.frames) >= MAX_FRAMES:
            self.frames = []
            self.cut_off(TOO_LARGE)
        elif not self.close_sent:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Take a complete message."""
        data = b"".join(self.frames)
        if self.close_sent:
            self.frames = []
        elif self.curr_msg_data_type != "text":
            self.cut_off(TEXT_ONLY)
        elif not _is_text(data):
            self.cut_off(NOT_TEXT)
        elif self._on_message is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._on_message(data)

    def handle_ping(self) -> None:
        """Answer, unless the client leaves the answers unread."""
        if self.unsent > MAX_UNSENT_BYTES:
            self.cut_off(TRY_AGAIN_LATER)
        elif not self.close_sent:
            super().handle_ping()

    def handle_close(self, event: Frame) -> None:
        """Close after the client's close frame."""
        super().handle_close(event)
        self._abort_soon()

    def handle_parser_exception(self) -> None:
        """Close after bytes that are no frame."""
        super().handle_parser_exception()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """Abort a connection whose client may never read to the end."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    @property
    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages; never blocks, never raises."""
        if self.close_sent or self.transport.is_closing():
            return
        frames: list[bytes] = []
        for message in messages:
            frames += (_text_frame(len(message)), message)
        self.transport.write(b"".join(frames))

    def cut_off(self, code: int) -> None:
        """Send a close frame, and close whether or not the client takes it."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Close a connection whose client gives no sign of life."""
        super().keepalive_timeout()
        self._abort_soon()

    async def send(self, message: Any) -> None:
        """Send, unless the connection has been closed meanwhile."""
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_WHOLE_TEXT = 0x81
_MASK = 0x80
_IN_TWO_BYTES = 126
_IN_EIGHT_BYTES = 127


def is_between_frames(connection: ServerProtocol) -> bool:
    """Whether the next byte begins a frame and no message has come in part.

    The parser is nested generators: between two frames the innermost waits at `at_eof`. If that
    ever changed, every message would go through the parser, with the same result.
    """
    waiting: Any = connection.parser
    while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
        waiting = inner
    idle = getattr(waiting, "__name__", "") == "at_eof"
    return idle and connection.current_size is None and connection.state is State.OPEN


def complete_message(data: bytes) -> bytes | None:
    """Return the text message in these bytes; None if they are anything else (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT or not data[1] & _MASK:
        return None
    length, start = data[1] & ~_MASK, 6
    if length == _IN_EIGHT_BYTES:
        return None
    if length == _IN_TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if len(data) != start + length:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


_short = Struct("!BB").pack
_middle = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def _text_frame(length: int) -> bytes:
    """The head of a frame with a complete text message (RFC 6455, 5.2)."""
    if length < _IN_TWO_BYTES:
        return _short(_WHOLE_TEXT, length)
    if length < 1 << 16:
        return _middle(_WHOLE_TEXT, _IN_TWO_BYTES, length)
    return _long(_WHOLE_TEXT, _IN_EIGHT_BYTES, length)
