"""The socket of a table: frames in, one after another; messages out, directly."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from omerta.kernel import Refusal
from omerta.server import metrics
from omerta.server.hall import UnknownTable
from omerta.server.table.people import Guest
from omerta.server.table.visitor import Visitor
from omerta.server.web.front import place
from omerta.server.web.identity import guest_of
from omerta.server.web.limits import TooFast
from omerta.server.web.line import TRY_AGAIN_LATER, SocketLine
from omerta.server.web.parts import Given, Parts
from omerta.server.web.protocol import DIRECT
from omerta.server.wire.pushes import Gone, Refused

log = logging.getLogger(__name__)

TEXT_ONLY = 1003
BEHAVE = 1008
UNKNOWN_GUEST = 4401
"""The close code for a browser that has to say its name first."""
UNKNOWN_TABLE = 4404
PATIENCE = 200
"""Commands in a row that may come too fast before the socket is closed."""

Socket = WebSocket[Any, Any, Any]


class Address(msgspec.Struct):
    """What must be known of a command to hold it to its limits."""

    id: str = ""
    type: str = ""
    password: str = ""


_addresses = msgspec.json.Decoder(Address)


@websocket("/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str], parts: Given) -> None:
    """A browser at a table, from its coming to its going."""
    await socket.accept()
    try:
        guest = await guest_of(parts.store, socket)
        if guest is None:
            await socket.close(UNKNOWN_GUEST)
            return
        parts.limits.count(parts.limits.requests, place(socket.scope))
        table = await parts.table(socket, code, guest)
    except UnknownTable:
        await socket.send_text(msgspec.json.encode(Gone("unknown_table")).decode())
        await socket.close(UNKNOWN_TABLE)
        return
    except Refusal as refusal:
        log.warning("socket refused", extra={"why": refusal.code})
        await socket.close(TRY_AGAIN_LATER)
        return
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line = SocketLine(extensions[DIRECT])
    visitor = table.visit(guest, line)
    log.info("socket opened", extra={"guest": guest.public})
    try:
        with metrics.SOCKETS.track_inprogress():
            await _listen(socket, parts, guest, visitor, line)
    finally:
        await visitor.leave()
        log.info("socket closed", extra={"guest": guest.public})


async def _listen(
    socket: Socket, parts: Parts, guest: Guest, visitor: Visitor, line: SocketLine
) -> None:
    here = place(socket.scope)
    hasty = 0
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text")
        if not isinstance(text, str):
            line.close(TEXT_ONLY)
            continue
        raw = text.encode()
        about = _about(raw)
        try:
            _count(parts, about, guest.public, here)
        except TooFast as refusal:
            line.send(msgspec.json.encode(Refused(about.id[:40], refusal.code, "", {})))
            hasty += 1
            if hasty >= PATIENCE:
                line.close(BEHAVE)
            await asyncio.sleep(0)  # others first: frames that have come already do not wait
            continue
        hasty = 0
        await visitor.say(raw)


def _about(raw: bytes) -> Address:
    """The id and kind of a command; one that cannot be read is the visitor's to refuse."""
    try:
        return _addresses.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Address()


def _count(parts: Parts, about: Address, guest: str, here: str) -> None:
    limits = parts.limits
    limits.count(limits.commands, guest)
    limits.count(limits.commands_nearby, here)
    if about.password:
        limits.count(limits.passwords, here)
    if about.type == "chat":
        limits.count(limits.chat, guest)
    elif about.type == "why":
        limits.count(limits.why, guest)
