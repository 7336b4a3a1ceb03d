"""What each command does. A command is carried out whole, or refused and nothing has changed."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from omerta.kernel import Action, Illegal, Seat, Seeded, View, decode, registry
from omerta.kernel.game import SharedView
from omerta.kernel.game_text import suggestion_in, typed_action, typed_actions
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.names import clean_chat, clean_text
from omerta.server.storage.rows import NewChatRow, RemarkSheet
from omerta.server.table import coming, done, seating
from omerta.server.table.clock import utc_now
from omerta.server.table.document import TableRefusal, watcher_name
from omerta.server.wire import commands as said
from omerta.server.wire.pushes import Ack, AnyPush, Pencilled, Reason
from omerta.server.wire.table import Said, Suggestion

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.visitor import Visitor


async def carry_out(table: "Table", visitor: "Visitor", command: said.AnyCommand) -> AnyPush | None:
    """Do what a browser asks, and answer it; None: the answer comes when it is worked out."""
    if not visitor.here and not isinstance(command, said.Hello):
        raise TableRefusal("hello-first")
    key = _key(visitor, command)
    before = table.done.led_to(key)
    if before is not None:
        return Ack(command.id, before)
    if not isinstance(command, _BY_ITSELF):
        await table.silence.sign(visitor.guest.public)
    answer = await _HANDLERS[type(command)](table, visitor, command)
    if isinstance(command, said.AskCoach) or table.newcomers.waits(visitor, command.id):
        return answer
    if answer is None:
        answer = Ack(command.id, table.seq)
    if isinstance(command, said.Note | said.Pencil):
        table.done.add_words(key, table.seq)
    elif isinstance(answer, Ack) and not isinstance(command, said.Ping | said.Here | said.Chat):
        table.done.add_deed(key, answer.seq, table.doc.guests)
    return answer


def _key(visitor: "Visitor", command: said.Command) -> str:
    return done.key(visitor.guest.public, command.id)


# Speaking, writing


async def ping(table: "Table", visitor: "Visitor", command: said.Ping) -> None:
    """The answer is all there is to it."""


async def here(table: "Table", visitor: "Visitor", command: said.Here) -> None:
    """A sign of life, as every command of a person is one."""


async def chat(table: "Table", visitor: "Visitor", command: said.Chat) -> None:
    """Somebody says something."""
    text = clean_chat(command.text)
    mine = table.doc.seats_of(visitor.guest.public)
    if mine and table.playing and table.live is not None and table.live.options.forbids_talk:
        raise TableRefusal("quiet-table")
    seat = visitor.seat if visitor.seat is not None else (mine[0] if mine else None)
    doc = table.doc
    name = doc.seats[seat].name if seat is not None else watcher_name(doc, visitor.guest.name)
    line = NewChatRow(
        table=table.row.id,
        at=utc_now(),
        guest=visitor.guest.public,
        name=name,
        seat=seat,
        watching=visitor.watches and table.playing,
        text=text,
        command=_key(visitor, command),
    )
    kept = await table.store.add_chat(line)
    if kept.new:
        told = Said(kept.number, line.at, line.guest, line.name, line.seat, line.text)
        table.tell_said(told, watching=line.watching)
        await table.touch()


async def note(table: "Table", visitor: "Visitor", command: said.Note) -> None:
    """Private notes are kept for their writer."""
    await table.store.save_notes(table.row.id, visitor.guest.public, clean_text(command.text))


async def pencil(table: "Table", visitor: "Visitor", command: said.Pencil) -> None:
    """A private remark is kept for its writer, as long as its game."""
    seat = _seat(visitor) if command.seat is None else command.seat
    if seat not in table.doc.seats_of(visitor.guest.public):
        raise TableRefusal("not-your-seat", seat=seat + 1)
    if table.live is None:
        raise TableRefusal("no-game-running")
    text = clean_text(command.text)
    sheet = RemarkSheet(table.live.id, visitor.guest.public, seat)
    await table.store.save_remark(sheet, command.at, text)
    table.tell_pencilled(visitor, Pencilled(seat, command.at, text))


# Playing


async def coach(table: "Table", visitor: "Visitor", command: said.AskCoach) -> None:
    """What the agreed help works out is told later: the table must not wait for it."""
    table.coaching.ask(visitor, command.id)


async def act(table: "Table", visitor: "Visitor", command: said.Act) -> Ack:
    """An answer to the table."""
    action = decode(table.game, bytes(command.action))
    return await _answer(table, visitor, command, (action,))


async def type_(table: "Table", visitor: "Visitor", command: said.Type) -> Ack | None:
    """An answer in words, or advice."""
    seat, live = _seat(visitor), table.running()
    view, players = live.play.view(seat), table.doc.names()
    languages = _languages(table.row.game)
    advice = _typed_advice(table, command)
    if advice is None:
        actions = typed_actions(table.game, view, players, command.text, languages)
        return await _answer(table, visitor, command, actions)
    wanted: Action | None = None
    if advice:
        numbered = _known_answers(view)
        wanted = typed_action(table.game, view, players, advice, languages, numbered)
    _suggest(table, visitor, command.seq, wanted, "")
    return None


def advises(table: "Table", command: said.Suggest | said.Type) -> bool:
    """Whether this is advice for all to hear."""
    return isinstance(command, said.Suggest) or _typed_advice(table, command) is not None


def _typed_advice(table: "Table", command: said.Type) -> str | None:
    if table.together is None:
        return None
    return suggestion_in(command.text, _languages(table.row.game))


async def suggest(table: "Table", visitor: "Visitor", command: said.Suggest) -> None:
    """Advice to whoever is asked."""
    raw = bytes(command.action)
    action = None if raw == bytes(said.NOTHING) else decode(table.game, raw)
    _suggest(table, visitor, command.seq, action, command.at)


def _suggest(table: "Table", visitor: "Visitor", seq: int, action: Action | None, at: str) -> None:
    seat, live = _seat(visitor), table.running()
    if table.together is None:
        raise TableRefusal("not-together")
    if live.options.forbids_talk:
        raise TableRefusal("quiet-table")
    if seq != live.seq:
        raise TableRefusal("stale")
    view, branching = live.play.view(seat), table.game.branching
    if action is not None and action not in _known_answers(view):
        asked = seat in live.asked
        if branching is not None and not asked and branching.is_private(live.play.state, action):
            raise TableRefusal("not-yours-to-know")
        # Why not is worked out in a world that the adviser believes in: it must not tell the truth.
        world = table.game.believe(live.play.state, seat, chance=Seeded(0))
        refused = table.game.why_not(world, live.play.waiting[0], action)
        raise refused or TableRefusal("not-yours-to-know")
    table.together.suggest(Suggestion(seat, action, at))


def _known_answers(view: View) -> tuple[Action, ...]:
    """The answers of whoever is asked, as far as this viewer may know them."""
    return view.options or (view.choices if isinstance(view, SharedView) else ())


async def _answer(
    table: "Table",
    visitor: "Visitor",
    command: said.Act | said.Type,
    actions: tuple[Action, ...],
) -> Ack:
    """All of these answers, or none."""
    seat = _seat(visitor)
    live = table.running()
    if seat not in live.asked:
        refused = table.game.why_not(live.play.state, seat, actions[0])
        raise refused or Illegal("not_your_turn", "")
    if not live.accepts(seat, command.seq):
        raise TableRefusal("stale")
    if table.doc.seats[seat].substitute:
        raise TableRefusal("seat-played-by-bot")
    key = _key(visitor, command)
    seq = await table.carry_out(
        lambda live: [live.play.apply(seat, action) for action in actions], key
    )
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
    """The last answer is taken back; where all play together, the others are asked."""
    seat = _seat(visitor)
    if command.seq != table.running().seq:
        raise TableRefusal("stale")
    key, together = _key(visitor, command), table.together
    if together is not None:
        return Ack(command.id, await together.ask(seat, key))
    return Ack(command.id, await table.take_back(seat, key))


async def agree(table: "Table", visitor: "Visitor", command: said.Agree) -> Ack | None:
    """The last step may be taken back, or a newcomer may sit down; or not."""
    if command.guest is not None:
        me = visitor.guest.public
        await table.newcomers.decide(me, command.guest, agreed=command.agreed)
        return None
    if visitor.watches:
        raise TableRefusal("not-seated")
    if command.seq != table.running().seq:
        raise TableRefusal("stale")
    if table.together is None:
        raise TableRefusal("not-together")
    if not command.agreed:
        table.together.refuse()
        return None
    key = _key(visitor, command)
    return Ack(command.id, await table.together.agree(visitor.guest.public, key))


def _seat(visitor: "Visitor") -> Seat:
    if visitor.seat is None:
        raise TableRefusal("not-seated")
    return visitor.seat


@cache
def _languages(game: str) -> tuple[Texts, ...]:
    module = registry.module_of(game)
    return tuple(Texts(language, module) for language in LANGUAGES)


_BY_ITSELF = (said.Hello, said.Ping, said.AddSalt)
"""What a browser says without its person."""

Handler = Callable[["Table", "Visitor", Any], Awaitable[AnyPush | None]]
_HANDLERS: dict[type, Handler] = {
    said.Hello: coming.hello,
    said.Ping: ping,
    said.Here: here,
    said.Act: act,
    said.Type: type_,
    said.Why: why,
    said.Undo: undo,
    said.Agree: agree,
    said.Suggest: suggest,
    said.Chat: chat,
    said.Note: note,
    said.Pencil: pencil,
    said.AskCoach: coach,
    said.Sit: seating.sit,
    said.Stand: seating.stand,
    said.AddSalt: seating.salt,
    said.Configure: seating.configure,
    said.SeatBot: seating.bot,
    said.StandIn: seating.stand_in,
    said.Free: seating.free,
    said.Kick: seating.kick,
    said.PassHost: seating.pass_host,
    said.Start: seating.start,
    said.Reopen: seating.reopen,
    said.Pause: seating.pause,
    said.Extend: seating.extend,
}
