"""TCP connections: how many an address may hold, how long a request may take, and what is unread.

Limits on requests count a request when its headers are complete, and are done when the answer is
handed to the network. A sender that never completes a request, or never reads an answer, is held
back here: `GuardedHttp` counts what comes before and beside a body, and `Connections` ends what
takes too long.
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
"""Bytes of a request without its body: browsers send some 1,000."""
MAX_FIELDS = 100
"""Header fields of a request: browsers send some 20, proxies add a few."""
PIECE = 8 * 1024
"""Bytes that the parser is given at once, so that the bytes of a head can be counted."""
MAX_WAITING = 10
"""Requests that may come before an earlier one is answered; browsers wait for the answer."""
HEAD_SECONDS = 10.0
"""How long the head of a request may take."""
BODY_SECONDS = 30.0
"""How long the body of a request may take."""
UNREAD_SECONDS = 20.0
"""How long an answer may wait without a byte of it being taken by the network."""
MAX_UNREAD_BYTES = 20_000_000
"""Unread bytes of all connections of an address."""
MAX_PER_NETWORK = 500
"""Connections of an address: two hundred people with a page and a socket each."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system keeps for a connection; left alone it keeps up to 4 MB that we cannot see."""
MAX_FILES = 65_536
FEW_FILES = 2_048
"""With fewer open files than this, the server says that it can take few people."""
OTHER_FILES = 128
"""Open files that are no connections: the database, worker processes, the log."""


class TooLarge(Exception):
    """A request head that no browser sends."""


class WatchedConnection:
    """What is known of a connection: whose it is, until when its request must be here, progress."""

    def __init__(self, transport: asyncio.Transport, network_of_scope: str, now: float) -> None:
        self.transport = transport
        self.network_of_scope = network_of_scope
        self.due: float | None = now + HEAD_SECONDS
        """When the head or body that is on its way must be complete."""
        self.unread = 0
        """Bytes that the network had not taken at the last look."""
        self.moved = now
        """When the network last took something, or had nothing to take."""


class Connections:
    """All connections of the server."""

    def __init__(self, limits: Limits, proxies: Collection[str], most: int) -> None:
        self._on = limits.on
        self._proxies = Networks(proxies)
        self._most = most
        self._all: dict[asyncio.Transport, WatchedConnection] = {}
        self._nearby: defaultdict[str, dict[asyncio.Transport, WatchedConnection]] = defaultdict(
            dict
        )

    def open(self, transport: asyncio.Transport, now: float) -> WatchedConnection | None:
        """Take a new connection in; None and an end if there is no room for it."""
        client = transport.get_extra_info("peername")
        host = str(client[0]) if isinstance(client, tuple) else ""
        network_of_scope = "" if host in self._proxies else network_of(host)
        near = self._nearby[network_of_scope].values() if network_of_scope and self._on else ()
        if len(near) >= MAX_PER_NETWORK:
            room = self._made_among(near)
        else:
            room = len(self._all) < self._most or self._made_among(self._all.values())
        if not room:
            transport.abort()
            return None
        watched = WatchedConnection(transport, network_of_scope, now)
        self._all[transport] = self._nearby[network_of_scope][transport] = watched
        return watched

    def _made_among(self, those: Iterable[WatchedConnection]) -> bool:
        """End the connection that has waited longest for its request; whether there was one."""
        waiting = [it for it in those if it.due is not None]
        if not waiting:
            return False
        self._end(min(waiting, key=lambda it: it.due or 0.0))
        return True

    def close(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        watched = self._all.pop(transport, None)
        if watched is None:
            return
        near = self._nearby[watched.network_of_scope]
        del near[transport]
        if not near:
            del self._nearby[watched.network_of_scope]

    def hold_up(self, transport: asyncio.Transport) -> None:
        """A connection has much unread: of those of its address, the longest unread end."""
        mine = self._all.get(transport)
        if mine is None or not mine.network_of_scope or not self._on:
            return
        near = self._nearby[mine.network_of_scope].values()
        sizes = {it: it.transport.get_write_buffer_size() for it in near}
        total = sum(sizes.values())
        for watched in sorted((it for it in near if sizes[it]), key=lambda it: it.moved):
            if total <= MAX_UNREAD_BYTES:
                break
            total -= sizes[watched]
            self._end(watched)
            metrics.CUT_OFFS.add()

    def sweep(self, now: float) -> None:
        """End requests that take too long, and connections that read nothing of their answers."""
        for watched in tuple(self._all.values()):
            unread = watched.transport.get_write_buffer_size()
            if not unread or unread < watched.unread:
                watched.moved = now
            watched.unread = unread
            if now - watched.moved > UNREAD_SECONDS:
                metrics.CUT_OFFS.add()
                self._end(watched)
            elif watched.due is not None and now > watched.due:
                self._end(watched)

    def _end(self, watched: WatchedConnection) -> None:
        self.close(watched.transport)
        watched.transport.abort()


class UvicornConfig(uvicorn.Config):
    """How uvicorn runs the server, with the connections that its protocols share."""

    connections: Connections


class GuardedHttp(HttpToolsProtocol):
    """HTTP that refuses a head without end, and too many requests at once.

    A subclass of uvicorn's fast protocol, which has no such limits. Its slower one, on h11, limits
    the bytes of a head but not its fields: it needs 90 ms for 32 kB of short ones, during which
    nobody else is served, where this one stops after a hundred.
    """

    def __init__(self, config: UvicornConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._connections = config.connections
        self._watched: WatchedConnection | None = None
        self._head = 0
        """Bytes since the request began that are not of its body."""
        self._fields = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection in, if there is room."""
        super().connection_made(transport)
        self._watched = self._connections.open(transport, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side does not read as fast as it asks."""
        super().pause_writing()
        self._connections.hold_up(self.transport)

    def data_received(self, data: bytes) -> None:
        """Bytes have come: parse them piece by piece, until they are more than a head may have."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._watched is not None and self._watched.due is None:
                self._watched.due = self.loop.time() + HEAD_SECONDS
            piece = data[start : start + PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self._head > MAX_HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = self._fields = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header field is complete, or a trailer, which comes after the body."""
        self._fields += 1
        if self._fields > MAX_FIELDS:
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete, and the body comes."""
        if len(self.pipeline) >= MAX_WAITING:
            raise TooLarge
        if self._watched is not None:
            self._watched.due = self.loop.time() + BODY_SECONDS
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body, whose size the application limits."""
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete, and is answered in the time that this takes."""
        if self._watched is not None:
            self._watched.due = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has time-outs of its own."""
        if self._watched is not None:
            self._watched.due = None
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, and hang up; amid an answer there is nothing to be said."""
        answering: RequestResponseCycle | None = self.cycle
        if answering and answering.response_started and not answering.response_complete:
            self.transport.abort()
        else:
            super().send_400_response(msg)


def raise_file_limit() -> int:
    """Let the server open as many files as the system allows; how many connections that makes."""
    if sys.platform == "win32":  # there, connections are no files
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
