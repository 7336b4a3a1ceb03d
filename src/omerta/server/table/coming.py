"""Who comes to a table, and what it is told."""

from typing import TYPE_CHECKING

from omerta.kernel import Refusal
from omerta.server.storage.rows import RemarkSheet
from omerta.server.table import looks
from omerta.server.table.document import TableRefusal
from omerta.server.table.live import STORY
from omerta.server.wire import commands as said
from omerta.server.wire.pushes import AnyPush, Gone, Welcome
from omerta.server.wire.table import Said, Told

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.visitor import Visitor

MOST_VISITORS = 200
"""Sockets at one table, beyond which nobody more may watch."""
CHAT = 50
"""Lines of chat that a browser is told when it comes."""


async def hello(table: "Table", visitor: "Visitor", command: said.Hello) -> AnyPush:
    """A browser comes, or looks from another of its seats."""
    guest, doc = visitor.guest, table.doc
    if guest.public in doc.banned:
        return Gone("kicked")
    mine = doc.seats_of(guest.public)
    if not visitor.may_enter:
        return Gone("password")
    if not visitor.here:
        visitor.screen = command.watch
    seat = visitor.own_seat() if command.seat is None or visitor.screen else command.seat
    if seat is not None and seat not in mine:
        raise TableRefusal("not-your-seat", seat=seat + 1)
    if not visitor.here:
        if not mine and len(table.visitors) >= MOST_VISITORS:
            raise TableRefusal("table-crowded")
        await _let_in(table, visitor)
    visitor.seat = seat
    return await welcome(table, visitor, command)


async def _let_in(table: "Table", visitor: "Visitor") -> None:
    if visitor.left:  # nobody would ever see it go
        raise TableRefusal("hello-first")
    table.visitors[visitor] = None
    try:
        await table.presence.came(visitor.guest.public)
    except Refusal:
        table.visitors.pop(visitor, None)
        raise
    table.bots.wake()  # where everybody had left, the game stood


async def welcome(table: "Table", visitor: "Visitor", command: said.Hello) -> Welcome:
    """The whole table as this visitor may know it."""
    live, seat = table.live, visitor.seat
    story: tuple[Told, ...] = ()
    missed: tuple[Told, ...] = ()
    if live is not None:
        resumes = command.play == live.id
        first = max(command.seq + 1 if resumes else 0, live.seq - STORY + 1)
        story = await table.told(seat, first, live.seq)
        if resumes and seat is not None:  # a page that was loaded again may have read it before
            missed = await table.missed(seat, command.seq)
    play = looks.play_info(table, seat)
    if live is not None and play is not None:
        live.shown.setdefault(seat, play.view)  # the next step tells what is new since
    watching = visitor.watches or not table.playing
    chat = await table.store.chat(table.row.id, None, CHAT, watching=watching)
    return Welcome(
        id=command.id,
        you=visitor.guest.public,
        seat=seat,
        seats=table.doc.seats_of(visitor.guest.public),
        table=looks.known_to(table, command.play),
        play=play,
        story=story,
        missed=missed,
        chat=tuple(Said(r.number, r.at, r.guest, r.name, r.seat, r.text) for r in chat),
        notes=await table.store.notes(table.row.id, visitor.guest.public),
        pencil=await _pencil(table, visitor),
        site=visitor.site,
    )


async def _pencil(table: "Table", visitor: "Visitor") -> dict[str, str]:
    """The visitor's own remarks on the game, for the seat it looks from."""
    if table.live is None or visitor.seat is None:
        return {}
    return await table.store.remarks(RemarkSheet(table.live.id, visitor.guest.public, visitor.seat))
