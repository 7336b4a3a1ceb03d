"""What each command does. A command is carried out whole, or refused and nothing has changed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from omerta.kernel import Action, Illegal, Refusal, Seat, decode, registry
from omerta.kernel.spoken import typed_action
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.names import clean_chat, clean_name, clean_text
from omerta.server.storage.rows import ChatLine
from omerta.server.table import document, looks
from omerta.server.table.clock import utc_now
from omerta.server.table.document import Document, TableRefusal
from omerta.server.table.live import STORY
from omerta.server.wire import commands as said
from omerta.server.wire.pushes import Ack, AnyPush, Gone, Reason, Welcome
from omerta.server.wire.table import Said, Told

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.visitor import Visitor

MOST_VISITORS = 200
"""Sockets at one table, beyond which nobody more may watch."""
CHAT = 50
"""Lines of chat that a browser is told when it comes."""


async def carry_out(table: "Table", visitor: "Visitor", command: said.AnyCommand) -> AnyPush:
    """Do what a browser asks, and answer it."""
    if not visitor.here and not isinstance(command, said.Hello):
        raise TableRefusal("hello-first")
    key = _key(visitor, command)
    before = table.done(key)
    if before is not None:
        return Ack(command.id, before)
    answer = await _HANDLERS[type(command)](table, visitor, command)
    if answer is None:
        answer = Ack(command.id, table.live.seq if table.live is not None else 0)
    if isinstance(answer, Ack) and not isinstance(command, said.Ping):
        table.note_done(key, answer.seq)
    return answer


def _key(visitor: "Visitor", command: said.Command) -> str:
    """A command's id is its browser's own; the same id from another browser is another command."""
    return f"{visitor.guest.public}:{command.id}"


# Coming, speaking, writing


async def hello(table: "Table", visitor: "Visitor", command: said.Hello) -> AnyPush:
    """A browser comes, or looks from another of its seats."""
    guest, doc = visitor.guest, table.doc
    if guest.public in doc.banned:
        return Gone("kicked")
    mine = doc.seats_of(guest.public)
    if not mine and not await _opens(doc, command.password):
        return Gone("password")
    seat = command.seat if command.seat is not None else (mine[0] if len(mine) == 1 else None)
    if seat is not None and seat not in mine:
        raise TableRefusal("not-your-seat", seat=seat + 1)
    if not visitor.here:
        if not mine and len(table.visitors) >= MOST_VISITORS:
            raise TableRefusal("table-crowded")
        await _let_in(table, visitor)
    visitor.seat = seat
    return await welcome(table, visitor, command)


async def _opens(doc: Document, password: str) -> bool:
    """Whether the password is right; the check is slow by design, so others go on meanwhile."""
    return not doc.password or await asyncio.to_thread(document.opens, doc, password)


async def _let_in(table: "Table", visitor: "Visitor") -> None:
    table.visitors[visitor] = None
    try:
        await table.presence.came(visitor.guest.public)
    except Refusal:
        table.visitors.pop(visitor, None)
        raise


async def welcome(table: "Table", visitor: "Visitor", command: said.Hello) -> Welcome:
    """The whole table as this visitor may know it."""
    live, seat = table.live, visitor.seat
    story: tuple[Told, ...] = ()
    if live is not None:
        known = command.seq if command.play == live.id else -1
        first = max(known + 1, live.seq - STORY + 1)
        story = await table.told(seat, first, live.seq)
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
        table=looks.info(table),
        play=play,
        story=story,
        chat=tuple(Said(r.number, r.at, r.guest, r.name, r.seat, r.text) for r in chat),
        notes=await table.store.notes(table.row.id, visitor.guest.public),
    )


async def ping(table: "Table", visitor: "Visitor", command: said.Ping) -> None:
    """The answer is all there is to it."""


async def chat(table: "Table", visitor: "Visitor", command: said.Chat) -> None:
    """Somebody says something."""
    text = clean_chat(command.text)
    mine = table.doc.seats_of(visitor.guest.public)
    seat = visitor.seat if visitor.seat is not None else (mine[0] if mine else None)
    name = table.doc.seats[seat].name if seat is not None else visitor.guest.name
    line = ChatLine(
        table=table.row.id,
        at=utc_now(),
        guest=visitor.guest.public,
        name=name,
        seat=seat,
        watching=visitor.watches and table.playing,
        text=text,
        command=_key(visitor, command),
    )
    number = await table.store.add_chat(line)
    said_now = Said(number, line.at, line.guest, line.name, line.seat, line.text)
    table.tell_said(said_now, watching=line.watching)


async def note(table: "Table", visitor: "Visitor", command: said.Note) -> None:
    """Private notes are kept for their writer."""
    await table.store.save_notes(table.row.id, visitor.guest.public, clean_text(command.text))


# Playing


async def act(table: "Table", visitor: "Visitor", command: said.Act) -> Ack:
    """An answer to the table."""
    action = decode(table.game, bytes(command.action))
    return await _answer(table, visitor, command, action)


async def type_(table: "Table", visitor: "Visitor", command: said.Type) -> Ack:
    """An answer in words."""
    seat = _seat(visitor)
    view = table.running().play.view(seat)
    players = table.doc.names()
    action = typed_action(table.game, view, players, command.text, _languages(table.row.game))
    return await _answer(table, visitor, command, action)


async def _answer(
    table: "Table", visitor: "Visitor", command: said.Act | said.Type, action: Action
) -> Ack:
    seat = _seat(visitor)
    live = table.running()
    if live.play.waiting and seat not in live.play.waiting:
        refused = table.game.why_not(live.play.state, seat, action)
        raise refused or Illegal("not_your_turn", "")
    if not live.accepts(seat, command.seq):
        raise TableRefusal("stale")
    if table.doc.seats[seat].substitute:
        raise TableRefusal("seat-played-by-bot")
    key = _key(visitor, command)
    seq = await table.carry_out(lambda live: [live.play.answer(seat, action)], key)
    return Ack(command.id, seq)


async def why(table: "Table", visitor: "Visitor", command: said.Why) -> Reason:
    """Why something is not allowed now."""
    seat = _seat(visitor)
    action = decode(table.game, bytes(command.action))
    refused = table.game.why_not(table.running().play.state, seat, action)
    if refused is None:
        return Reason(command.id, "", "", {})
    code = refused.code.replace("_", "-")
    return Reason(command.id, code, refused.clause, refused.params)


async def undo(table: "Table", visitor: "Visitor", command: said.Undo) -> Ack:
    """The last answer is taken back."""
    seat = _seat(visitor)
    if command.seq != table.running().seq:
        raise TableRefusal("stale")
    return Ack(command.id, await table.take_back(seat, _key(visitor, command)))


# Seats


async def sit(table: "Table", visitor: "Visitor", command: said.Sit) -> None:
    """Somebody takes a free seat, also in the middle of a game."""
    name = clean_name(command.name)
    guest = visitor.guest.public
    doc = document.sit(table.doc, command.seat, guest, name, playing=table.playing)
    await _changed_seat(table, doc)


async def stand(table: "Table", visitor: "Visitor", command: said.Stand) -> None:
    """Somebody leaves a seat."""
    if command.seat not in table.doc.seats_of(visitor.guest.public):
        raise TableRefusal("not-your-seat", seat=command.seat + 1)
    await _changed_seat(table, document.stand(table.doc, command.seat, playing=table.playing))


async def salt(table: "Table", visitor: "Visitor", command: said.AddSalt) -> None:
    """A seat's share of the luck; with the last one a table that is to start deals."""
    if command.seat not in table.doc.seats_of(visitor.guest.public):
        raise TableRefusal("not-your-seat", seat=command.seat + 1)
    if table.playing or command.commitment != table.doc.commitment:
        raise TableRefusal("other-deal")
    doc = document.add_salt(table.doc, command.seat, command.salt)
    if doc.starting:
        await table.start(doc)
    else:
        await table.keep_document(doc)


async def bot(table: "Table", visitor: "Visitor", command: said.SeatBot) -> None:
    """The host seats a bot."""
    _need_host(table, visitor)
    name = clean_name(command.name) if command.name else ""
    playing = table.playing
    await _changed_seat(
        table, document.seat_bot(table.doc, command.seat, command.level, name, playing=playing)
    )


async def free(table: "Table", visitor: "Visitor", command: said.Free) -> None:
    """The host frees a seat."""
    _need_host(table, visitor)
    await _changed_seat(table, document.stand(table.doc, command.seat, playing=table.playing))


async def kick(table: "Table", visitor: "Visitor", command: said.Kick) -> None:
    """The host sends somebody away."""
    _need_host(table, visitor)
    if command.guest == visitor.guest.public:
        raise TableRefusal("not-yourself")
    if not table.presence.is_here(command.guest) and command.guest not in table.doc.guests():
        raise TableRefusal("nobody-of-that-name")
    await table.keep_document(document.kick(table.doc, command.guest, playing=table.playing))
    table.send_away(command.guest, Gone("kicked"))
    await _seats_changed(table)
    table.tell_table()


async def pass_host(table: "Table", visitor: "Visitor", command: said.PassHost) -> None:
    """The host makes somebody else host."""
    _need_host(table, visitor)
    if command.guest not in table.doc.guests():
        raise TableRefusal("nobody-of-that-name")
    await table.keep_document(replace(table.doc, host=command.guest))


async def _changed_seat(table: "Table", doc: Document) -> None:
    """Seats changed hands: everybody looks from a seat of theirs, and from no other."""
    if doc.seats != table.doc.seats:
        doc = replace(doc, starting=False)  # no longer the table that was to start
    await table.keep_document(doc)
    await _seats_changed(table)


async def _seats_changed(table: "Table") -> None:
    moved: list[Visitor] = []
    for other in table.visitors:
        mine = table.doc.seats_of(other.guest.public)
        if other.seat not in mine and (other.seat is not None or len(mine) == 1):
            other.seat = mine[0] if len(mine) == 1 else None
            moved.append(other)
    table.presence.expect()
    table.bots.wake()
    for other in moved:
        other.send(await welcome(table, other, said.Hello(id="seat")))
    await table.timing.reset()


# The host


async def configure(table: "Table", visitor: "Visitor", command: said.Configure) -> None:
    """The host chooses how the next game is played."""
    _need_host(table, visitor)
    later = (command.seats, command.options, command.data, command.clock)
    if table.playing and any(choice is not None for choice in later):
        raise TableRefusal("game-running")
    doc = _chosen(table, table.doc, command)
    if table.live is not None and len(doc.seats) != len(table.doc.seats):
        await table.back_to_lobby()  # nobody looks at a game from a seat it did not have
        doc = _chosen(table, table.doc, command)
    doc = replace(
        doc,
        starting=False,
        clock=command.clock or doc.clock,
        pace=command.pace or doc.pace,
        public=doc.public if command.public is None else command.public,
    )
    if command.password is not None:
        doc = document.locked(doc, command.password)
    await _changed_seat(table, doc)


def _chosen(table: "Table", doc: Document, command: said.Configure) -> Document:
    """The table with other seats, options or cards."""
    if command.seats is not None:
        doc = document.resize(doc, command.seats, table.game)
    if command.options is None and command.data is None:
        return doc
    return document.choose(doc, command.options or {}, command.data, table.game)


async def start(table: "Table", visitor: "Visitor", command: said.Start) -> None:
    """The host deals."""
    _need_host(table, visitor)
    if table.playing:
        raise TableRefusal("game-running")
    if any(seat.kind == "open" for seat in table.doc.seats):
        raise TableRefusal("seats-open")
    await table.start(replace(table.doc, starting=True))


async def reopen(table: "Table", visitor: "Visitor", command: said.Reopen) -> None:
    """After a game the lobby opens again."""
    _need_host(table, visitor)
    if table.playing:
        raise TableRefusal("game-running")
    await table.back_to_lobby()


async def pause(table: "Table", visitor: "Visitor", command: said.Pause) -> None:
    """The host stops or starts the clock."""
    _need_host(table, visitor)
    await table.timing.pause(paused=command.paused)


def _need_host(table: "Table", visitor: "Visitor") -> None:
    if visitor.guest.public != table.doc.host:
        raise TableRefusal("host-only")


def _seat(visitor: "Visitor") -> Seat:
    if visitor.seat is None:
        raise TableRefusal("not-seated")
    return visitor.seat


@cache
def _languages(game: str) -> tuple[Texts, ...]:
    module = registry.module_of(game)
    return tuple(Texts(language, module) for language in LANGUAGES)


Handler = Callable[["Table", "Visitor", Any], Awaitable[AnyPush | None]]
_HANDLERS: dict[type, Handler] = {
    said.Hello: hello,
    said.Ping: ping,
    said.Act: act,
    said.Type: type_,
    said.Why: why,
    said.Undo: undo,
    said.Chat: chat,
    said.Note: note,
    said.Sit: sit,
    said.Stand: stand,
    said.AddSalt: salt,
    said.Configure: configure,
    said.SeatBot: bot,
    said.Free: free,
    said.Kick: kick,
    said.PassHost: pass_host,
    said.Start: start,
    said.Reopen: reopen,
    said.Pause: pause,
}
