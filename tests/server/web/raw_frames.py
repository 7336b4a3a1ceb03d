"""A WebSocket by hand: every byte of RFC 6455 as a test wants it, right or wrong."""

import contextlib
import os
import socket
import struct
from collections.abc import Iterator
from typing import NamedTuple

from tests.server.web.running_server import PATIENCE, Browser

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80


class Frame(NamedTuple):
    """A frame as the server sends it."""

    kind: int
    payload: bytes

    @property
    def code(self) -> int:
        """The code of a close frame."""
        assert self.kind == CLOSE, self
        return int.from_bytes(self.payload[:2], "big")


def frame(
    kind: int, payload: bytes, *, first: int = LAST, mask: int = MASKED, length: int | None = None
) -> bytes:
    """Return a frame as a client sends it; `first` has its flags, `length` its claimed length."""
    size = len(payload) if length is None else length
    if size < 126:
        head = struct.pack("!BB", first | kind, mask | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first | kind, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first | kind, mask | 127, size)
    return head + _masked(payload) if mask else head + payload


def _masked(payload: bytes) -> bytes:
    key = os.urandom(4)
    whole = key * (len(payload) // 4 + 1)
    hidden = int.from_bytes(payload, "big") ^ int.from_bytes(whole[: len(payload)], "big")
    return key + hidden.to_bytes(len(payload), "big")


def handshake(host: str, path: str, headers: dict[str, str]) -> bytes:
    """Return the request for a socket; a header given as "" is left out."""
    told = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        **headers,
    }
    lines = [f"{name}: {value}" for name, value in told.items() if value]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


class Wire:
    """A TCP connection that sends frames and any other bytes."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._heard = b""

    def send(self, *frames: bytes) -> None:
        """Send bytes; a server that closes meanwhile has read enough."""
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self._line.sendall(b"".join(frames))

    def send_until_it_hangs_up(self, frames: bytes) -> None:
        """Send the same bytes again and again."""
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while True:
                self._line.sendall(frames)

    def hang_up(self, *, abruptly: bool) -> None:
        """Close without a close frame; abruptly: bytes on their way may be lost."""
        if abruptly:
            self._line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._line.close()

    def hear(self) -> Frame:
        """Return the next frame."""
        first, size = self._bytes(2)
        if size == 126:
            size = int.from_bytes(self._bytes(2), "big")
        elif size == 127:
            size = int.from_bytes(self._bytes(8), "big")
        assert first & LAST, "the server does not break its messages up"
        return Frame(first & 0xF, self._bytes(size))

    def hear_status(self) -> int:
        """Return the status of the answer to a handshake."""
        return int(self.hear_head().split()[1])

    def hear_head(self) -> bytes:
        """Return the head of an HTTP answer."""
        while b"\r\n\r\n" not in self._heard:
            self._more()
        head, _, self._heard = self._heard.partition(b"\r\n\r\n")
        return head

    def hear_the_end(self) -> int:
        """Return the code with which the server closes, whatever it sends before."""
        while (frame := self.hear()).kind != CLOSE:
            pass
        return frame.code

    def _bytes(self, count: int) -> bytes:
        while len(self._heard) < count:
            self._more()
        taken, self._heard = self._heard[:count], self._heard[count:]
        return taken

    def _more(self) -> None:
        more = self._line.recv(1 << 16)
        if not more:
            raise EOFError
        self._heard += more


@contextlib.contextmanager
def connected(host: str, *, deaf: bool = False) -> Iterator[Wire]:
    """A new connection; a deaf one has no room for answers."""
    name, _, port = host.partition(":")
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((name, int(port)))
        yield Wire(line)


@contextlib.contextmanager
def wired(browser: Browser, code: str, *, deaf: bool = False, **headers: str) -> Iterator[Wire]:
    """A guest's socket at a table, by hand."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    with connected(browser.host, deaf=deaf) as wire:
        path = f"/api/tables/{code}/live"
        wire.send(handshake(browser.host, path, {"Cookie": cookies, **headers}))
        assert wire.hear_status() == 101
        yield wire
