"""TCP connections: how many an address may hold, how long a request may take, and what is unread.

Request limits count a request when its headers are complete, and end when the answer is handed
to the network. They do not see a sender that never completes a request or never reads an answer:
`GuardedHttp` counts what comes before and besides a body, and `Connections` closes what takes
too long.
"""

import asyncio
import logging
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from omerta.server import metrics
from omerta.server.web.addresses import Networks
from omerta.server.web.limits import Limits, network_of

log = logging.getLogger(__name__)

MAX_HEAD_BYTES = 32 * 1024
"""Bytes of a request without its body; browsers send some 1,000."""
MAX_FIELDS = 100
"""Header fields of a request; browsers send some 20, proxies add a few."""
PIECE_BYTES = 8 * 1024
"""Bytes that the parser gets at once, so that the bytes of a head can be counted."""
MAX_WAITING = 10
"""Requests that may come before an earlier one is answered; browsers wait for the answer."""
HEAD_SECONDS = 10.0
"""How long the head of a request may take."""
BODY_SECONDS = 30.0
"""How long the body of a request may take."""
UNREAD_SECONDS = 20.0
"""How long an answer may wait without the network taking a byte of it."""
MAX_UNREAD_BYTES = 20_000_000
"""Unread bytes of all connections of one network."""
MAX_PER_NETWORK = 500
"""Connections of one network: two hundred guests with a page and a socket each."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system buffers for a connection; by default up to 4 MB that we cannot see."""
MAX_FILES = 65_536
FEW_FILES = 2_048
"""With fewer open files than this, the server warns that it has room for few guests."""
OTHER_FILES = 128
"""Open files that are no connections: the database, worker processes, the log."""


class TooLarge(Exception):
    """A request head that no browser would send."""


class WatchedConnection:
    """A connection with its network, the deadline of its request, and its progress."""

    def __init__(self, transport: asyncio.Transport, network: str, now: float) -> None:
        self.transport = transport
        self.network = network
        self.deadline: float | None = now + HEAD_SECONDS
        """When the head or body on its way must be complete."""
        self.unread = 0
        """Bytes that the network had not taken at the last sweep."""
        self.moved = now
        """When the network last took bytes, or had none to take."""


class Connections:
    """All connections of the server."""

    def __init__(self, limits: Limits, proxies: Collection[str], most: int) -> None:
        self._on = limits.on
        self._proxies = Networks(proxies)
        self._most = most
        self._all: dict[asyncio.Transport, WatchedConnection] = {}
        self._by_network: defaultdict[str, dict[asyncio.Transport, WatchedConnection]] = (
            defaultdict(dict)
        )

    def open(self, transport: asyncio.Transport, now: float) -> WatchedConnection | None:
        """Add a new connection; close it and return None if there is no room for it."""
        client = transport.get_extra_info("peername")
        host = str(client[0]) if isinstance(client, tuple) else ""
        network = "" if host in self._proxies else network_of(host)
        neighbours = self._by_network[network].values() if network and self._on else ()
        if len(neighbours) >= MAX_PER_NETWORK:
            room = self._close_longest_waiting(neighbours)
        else:
            room = len(self._all) < self._most or self._close_longest_waiting(self._all.values())
        if not room:
            transport.abort()
            return None
        watched = WatchedConnection(transport, network, now)
        self._all[transport] = self._by_network[network][transport] = watched
        return watched

    def _close_longest_waiting(self, those: Iterable[WatchedConnection]) -> bool:
        """Close the connection that has waited longest for its request, if there is one."""
        waiting = [it for it in those if it.deadline is not None]
        if not waiting:
            return False
        self._end(min(waiting, key=lambda it: it.deadline or 0.0))
        return True

    def close(self, transport: asyncio.Transport) -> None:
        """Remove a closed connection."""
        watched = self._all.pop(transport, None)
        if watched is None:
            return
        neighbours = self._by_network[watched.network]
        del neighbours[transport]
        if not neighbours:
            del self._by_network[watched.network]

    def hold_up(self, transport: asyncio.Transport) -> None:
        """Close the longest unread connections of a network that leaves too much unread."""
        held_up = self._all.get(transport)
        if held_up is None or not held_up.network or not self._on:
            return
        neighbours = self._by_network[held_up.network].values()
        sizes = {it: it.transport.get_write_buffer_size() for it in neighbours}
        total = sum(sizes.values())
        for watched in sorted((it for it in neighbours if sizes[it]), key=lambda it: it.moved):
            if total <= MAX_UNREAD_BYTES:
                break
            total -= sizes[watched]
            self._end(watched)
            metrics.CUT_OFFS.add()

    def sweep(self, now: float) -> None:
        """Close connections whose requests take too long or whose answers are not read."""
        for watched in tuple(self._all.values()):
            unread = watched.transport.get_write_buffer_size()
            if not unread or unread < watched.unread:
                watched.moved = now
            watched.unread = unread
            if now - watched.moved > UNREAD_SECONDS:
                metrics.CUT_OFFS.add()
                self._end(watched)
            elif watched.deadline is not None and now > watched.deadline:
                self._end(watched)

    def _end(self, watched: WatchedConnection) -> None:
        self.close(watched.transport)
        watched.transport.abort()


class UvicornConfig(uvicorn.Config):
    """uvicorn's configuration, with the connections that its protocols share."""

    connections: Connections


class GuardedHttp(HttpToolsProtocol):
    """An HTTP protocol that refuses an endless head, and too many requests at once.

    A subclass of uvicorn's fast protocol, which has no such limits. Its slower one, on h11,
    limits the bytes of a head but not its fields: it needs 90 ms for 32 kB of short ones, during
    which no other request is served, while this one stops after a hundred.
    """

    def __init__(self, config: UvicornConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._connections = config.connections
        self._watched: WatchedConnection | None = None
        self._head = 0
        """Bytes since the request began that are not of its body."""
        self._fields = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Add the connection, if there is room."""
        super().connection_made(transport)
        self._watched = self._connections.open(transport, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the closed connection."""
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Note a client that reads more slowly than it asks."""
        super().pause_writing()
        self._connections.hold_up(self.transport)

    def data_received(self, data: bytes) -> None:
        """Parse bytes piece by piece, until they are more than a head may have."""
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._watched is not None and self._watched.deadline is None:
                self._watched.deadline = self.loop.time() + HEAD_SECONDS
            piece = data[start : start + PIECE_BYTES]
            self._head += len(piece)
            super().data_received(piece)
            if self._head > MAX_HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        """Start to count a request."""
        super().on_message_begin()
        self._head = self._fields = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header field, or a trailer, which comes after the body."""
        self._fields += 1
        if self._fields > MAX_FIELDS:
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body, now that the head is complete."""
        if len(self.pipeline) >= MAX_WAITING:
            raise TooLarge
        if self._watched is not None:
            self._watched.deadline = self.loop.time() + BODY_SECONDS
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a part of the body, whose size the application limits."""
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the time of a complete request."""
        if self._watched is not None:
            self._watched.deadline = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the time of a connection that becomes a socket, which has time-outs of its own."""
        if self._watched is not None:
            self._watched.deadline = None
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request and close; after the answer has begun, only close."""
        answering: RequestResponseCycle | None = self.cycle
        if answering and answering.response_started and not answering.response_complete:
            self.transport.abort()
        else:
            super().send_400_response(msg)


def raise_file_limit() -> int:
    """Raise the limit of open files as far as allowed; return how many connections that makes."""
    if sys.platform == "win32":  # on Windows connections are no files
        return MAX_FILES
    import resource  # noqa: PLC0415  (not on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems state a higher limit than they grant
            wanted = soft
    else:
        wanted = MAX_FILES if soft == resource.RLIM_INFINITY else soft
    if wanted < FEW_FILES:
        log.warning("few open files allowed", extra={"files": wanted})
    return max(wanted - OTHER_FILES, wanted // 2)
