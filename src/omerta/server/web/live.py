"""The socket of a table: who may open it, and what passes of what it says."""

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from omerta.kernel import Refusal
from omerta.server import metrics
from omerta.server.hall import UnknownTable
from omerta.server.table.commands import advises
from omerta.server.table.visitor import Visitor
from omerta.server.web.front import place
from omerta.server.web.identity import guest_of
from omerta.server.web.limits import TooFast, TooManyHere
from omerta.server.web.line import SocketLine
from omerta.server.web.parts import Given, Parts
from omerta.server.web.protocol import DIRECT, Direct
from omerta.server.web.site import site_of
from omerta.server.wire import encode
from omerta.server.wire.closing import (
    BEHAVE,
    OVER,
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

MOST_HASTY = 200
"""So many more commands may come too fast than in time before the socket is closed."""

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str], parts: Given) -> None:
    """A browser at a table, from its coming to its going."""
    await socket.accept()
    here = place(socket.scope)
    try:
        parts.limits.count(parts.limits.requests, here)
        guest = await guest_of(parts.store, socket)
        if guest is None:
            await socket.close(UNKNOWN_GUEST)
            return
        with parts.limits.inside(guest.public, here):
            site = await site_of(socket, parts.settings)
            table = await parts.table(socket, code, guest)
            await _visit(socket, parts, table.visit(guest, SocketLine(_direct(socket)), site))
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


async def _visit(socket: Socket, parts: Parts, visitor: Visitor) -> None:
    guest = visitor.guest.public
    log.info("socket opened", extra={"guest": guest})
    metrics.SOCKETS.value += 1
    try:
        _direct(socket).listen(Doorkeeper(parts, place(socket.scope), visitor).hear)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # everything else is heard directly
    finally:
        metrics.SOCKETS.value -= 1
        visitor.leave()
        log.info("socket closed", extra={"guest": guest})


def _direct(socket: Socket) -> Direct:
    """The connection under this socket."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    direct: Direct = extensions[DIRECT]
    return direct


class Doorkeeper:
    """Lets a browser's messages pass as fast as anybody may speak."""

    def __init__(self, parts: Parts, here: str, visitor: Visitor) -> None:
        self._limits = parts.limits
        self._here = here
        self._visitor = visitor
        self._hasty = 0
        visitor.tried = self._tried

    def hear(self, message: bytes) -> None:
        """A message has come."""
        command = read(message)
        try:
            self._count(command)
        except TooFast as refusal:
            self._visitor.send(Refused(command.id, refusal.code, "", {}))
            self._hasty += 1
            if self._hasty >= MOST_HASTY:
                self._visitor.line.close(BEHAVE)
        else:
            self._hasty = max(0, self._hasty - 1)
            self._visitor.say(command)

    def _count(self, command: AnyCommand | Malformed) -> None:
        limits = self._limits
        guest = self._visitor.guest.public
        limits.count(limits.commands, guest)
        limits.count(limits.commands_nearby, self._here)
        if isinstance(command, Hello):
            limits.count(limits.hellos, guest)
        if self._visitor.knocks(command):
            limits.count(limits.hashes, self._here)
            limits.guess(limits.passwords, guest, self._here)
        elif isinstance(command, Configure) and command.password:
            limits.count(limits.hashes, self._here)
        elif isinstance(command, Configure):
            limits.count(limits.choices, self._here)
        elif isinstance(command, Chat):
            limits.count(limits.chat, guest)
        elif isinstance(command, Suggest | Type) and advises(self._visitor.table, command):
            limits.count(limits.suggestions, guest)
        elif isinstance(command, Why):
            limits.count(limits.why, guest)

    def _tried(self, *, right: bool) -> None:
        """A password of this visitor was tried."""
        guesses, guest = self._limits.passwords, self._visitor.guest.public
        if right:
            guesses.right(guest, self._here)
        else:
            guesses.wrong(guest)
