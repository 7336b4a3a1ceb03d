"""The socket of a table: which guests may open it, and which of their commands pass."""

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from omerta.kernel import Refusal
from omerta.server import metrics
from omerta.server.table.commands import advises
from omerta.server.table.guest_session import GuestSession
from omerta.server.table_registry import UnknownTable
from omerta.server.web.front import network_of_scope
from omerta.server.web.identity import guest_of
from omerta.server.web.limits import TooFast, TooManyHere
from omerta.server.web.protocol import RAW_CONNECTION, RawConnection
from omerta.server.web.services import Given, Services
from omerta.server.web.site import site_of
from omerta.server.web.socket_connection import SocketConnection
from omerta.server.wire import encode
from omerta.server.wire.closing import (
    OVER,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    UNKNOWN_GUEST,
    UNKNOWN_TABLE,
)
from omerta.server.wire.commands import (
    AnyCommand,
    Chat,
    Configure,
    Hello,
    Malformed,
    Suggest,
    Type,
    Why,
    read,
)
from omerta.server.wire.pushes import Gone, Refused

log = logging.getLogger(__name__)

MAX_EXCESS = 200
"""The socket is closed after this many more commands that came too fast than commands in time."""

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{code:str}/live")
async def table_socket(socket: Socket, code: FromPath[str], services: Given) -> None:
    """Serve a guest at a table for as long as their socket is open."""
    await socket.accept()
    here = network_of_scope(socket.scope)
    try:
        services.limits.count(services.limits.requests, here)
        guest = await guest_of(services.store, socket)
        if guest is None:
            await socket.close(UNKNOWN_GUEST)
            return
        with services.limits.inside(guest.public, here):
            site = await site_of(socket, services.config)
            table = await services.table(socket, code, guest)
            await _visit(
                socket,
                services,
                table.visit(guest, SocketConnection(_raw_connection(socket)), site),
            )
    except UnknownTable:
        await _send_away(socket, Gone("unknown_table"), UNKNOWN_TABLE)
    except TooManyHere:
        await _send_away(socket, Gone("too_many_here"), OVER)
    except Refusal as refusal:
        log.warning("socket refused", extra={"why": refusal.code})
        await socket.close(TRY_AGAIN_LATER)


async def _send_away(socket: Socket, why: Gone, code: int) -> None:
    await socket.send_text(encode(why).decode())
    await socket.close(code)


async def _visit(socket: Socket, services: Services, session: GuestSession) -> None:
    guest = session.guest.public
    log.info("socket opened", extra={"guest": guest})
    metrics.SOCKETS.value += 1
    try:
        _raw_connection(socket).listen(
            CommandGate(services, network_of_scope(socket.scope), session).on_message
        )
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # messages go directly to the command gate
    finally:
        metrics.SOCKETS.value -= 1
        session.leave()
        log.info("socket closed", extra={"guest": guest})


def _raw_connection(socket: Socket) -> RawConnection:
    """The connection under this socket."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    raw: RawConnection = extensions[RAW_CONNECTION]
    return raw


class CommandGate:
    """Counts the commands of one session, and passes those within the limits on."""

    def __init__(self, services: Services, here: str, session: GuestSession) -> None:
        self._limits = services.limits
        self._here = here
        self._session = session
        self._excess = 0
        session.on_password_tried = self._tried

    def on_message(self, message: bytes) -> None:
        """Pass a message on, or refuse it."""
        command = read(message)
        try:
            self._count(command)
        except TooFast as refusal:
            self._session.send(Refused(command.id, refusal.code, "", {}))
            self._excess += 1
            if self._excess >= MAX_EXCESS:
                self._session.connection.close(POLICY_VIOLATION)
        else:
            self._excess = max(0, self._excess - 1)
            self._session.receive(command)

    def _count(self, command: AnyCommand | Malformed) -> None:
        limits = self._limits
        guest = self._session.guest.public
        limits.count(limits.commands, guest)
        limits.count(limits.commands_per_network, self._here)
        if isinstance(command, Hello):
            limits.count(limits.hellos, guest)
        if self._session.has_untried_password(command):
            limits.count(limits.hashes, self._here)
            limits.guess(limits.passwords, guest, self._here)
        elif isinstance(command, Configure) and command.password:
            limits.count(limits.hashes, self._here)
        elif isinstance(command, Configure):
            limits.count(limits.configures, self._here)
        elif isinstance(command, Chat):
            limits.count(limits.chat, guest)
        elif isinstance(command, Suggest | Type) and advises(self._session.table, command):
            limits.count(limits.suggestions, guest)
        elif isinstance(command, Why):
            limits.count(limits.why, guest)

    def _tried(self, *, right: bool) -> None:
        """Take note of a password that this session has tried."""
        guesses, guest = self._limits.passwords, self._session.guest.public
        if right:
            guesses.right(guest, self._here)
        else:
            guesses.wrong(guest)
