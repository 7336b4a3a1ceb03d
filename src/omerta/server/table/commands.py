"""What each command does: it is carried out completely, or refused and changes nothing."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from omerta.kernel import Action, Illegal, Seat, Seeded, View, decode, registry
from omerta.kernel.game import SharedView
from omerta.kernel.game_text import suggestion_in, typed_action, typed_actions
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.names import clean_chat, clean_text
from omerta.server.storage.rows import NewChatRow, RemarkSheet
from omerta.server.table import command_ledger, hello, seating
from omerta.server.table.clock import utc_now
from omerta.server.table.document import TableRefusal, spectator_name
from omerta.server.wire import commands
from omerta.server.wire.pushes import Ack, AnyPush, Pencilled, WhyAnswered
from omerta.server.wire.table import ChatLine, Suggestion

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.guest_session import GuestSession


async def carry_out(
    table: "Table", session: "GuestSession", command: commands.AnyCommand
) -> AnyPush | None:
    """Carry out a command and return its answer; None if the answer follows later."""
    if not session.is_here and not isinstance(command, commands.Hello):
        raise TableRefusal("hello-first")
    key = _key(session, command)
    before = table.ledger.step_of(key)
    if before is not None:
        return Ack(command.id, before)
    if not isinstance(command, _BY_ITSELF):
        await table.silence.note_activity(session.guest.public)
    answer = await _HANDLERS[type(command)](table, session, command)
    if isinstance(command, commands.AskCoach) or table.newcomers.answers_later(session, command.id):
        return answer
    if answer is None:
        answer = Ack(command.id, table.seq)
    if isinstance(command, commands.Note | commands.Pencil):
        table.ledger.remember_note(key, table.seq)
    elif isinstance(answer, Ack) and not isinstance(
        command, commands.Ping | commands.Here | commands.Chat
    ):
        table.ledger.remember(key, answer.seq, table.doc.guests)
    return answer


def _key(session: "GuestSession", command: commands.Command) -> str:
    return command_ledger.key(session.guest.public, command.id)


# Chat and notes


async def ping(table: "Table", session: "GuestSession", command: commands.Ping) -> None:
    """Do nothing; the client only wants the answer."""


async def here(table: "Table", session: "GuestSession", command: commands.Here) -> None:
    """Do nothing; every command but a few counts as a sign of activity."""


async def chat(table: "Table", session: "GuestSession", command: commands.Chat) -> None:
    """Post a line of chat."""
    text = clean_chat(command.text)
    mine = table.doc.seats_of(session.guest.public)
    if mine and table.is_playing and table.match is not None and table.match.settings.forbids_talk:
        raise TableRefusal("quiet-table")
    seat = session.seat if session.seat is not None else (mine[0] if mine else None)
    doc = table.doc
    name = doc.seats[seat].name if seat is not None else spectator_name(doc, session.guest.name)
    line = NewChatRow(
        table=table.row.id,
        at=utc_now(),
        guest=session.guest.public,
        name=name,
        seat=seat,
        watching=session.is_spectator and table.is_playing,
        text=text,
        command=_key(session, command),
    )
    saved = await table.store.add_chat(line)
    if saved.new:
        posted = ChatLine(saved.number, line.at, line.guest, line.name, line.seat, line.text)
        table.tell_chat(posted, watching=line.watching)
        await table.touch()


async def note(table: "Table", session: "GuestSession", command: commands.Note) -> None:
    """Save a guest's private notes."""
    await table.store.save_notes(table.row.id, session.guest.public, clean_text(command.text))


async def pencil(table: "Table", session: "GuestSession", command: commands.Pencil) -> None:
    """Save a private remark, which lasts as long as the match."""
    seat = _seat(session) if command.seat is None else command.seat
    if seat not in table.doc.seats_of(session.guest.public):
        raise TableRefusal("not-your-seat", seat=seat + 1)
    if table.match is None:
        raise TableRefusal("no-game-running")
    text = clean_text(command.text)
    sheet = RemarkSheet(table.match.id, session.guest.public, seat)
    await table.store.save_remark(sheet, command.at, text)
    table.tell_pencilled(session, Pencilled(seat, command.at, text))


# Playing


async def coach(table: "Table", session: "GuestSession", command: commands.AskCoach) -> None:
    """Ask the coach; the advice follows later, because the table must not wait for it."""
    table.coaching.ask(session, command.id)


async def act(table: "Table", session: "GuestSession", command: commands.Act) -> Ack:
    """Apply an action."""
    action = decode(table.game, bytes(command.action))
    return await _answer(table, session, command, (action,))


async def type_(table: "Table", session: "GuestSession", command: commands.Type) -> Ack | None:
    """Apply typed actions, or post a typed suggestion."""
    seat, match = _seat(session), table.running()
    view, players = match.core.view(seat), table.doc.names()
    languages = _languages(table.row.game)
    advice = _typed_advice(table, command)
    if advice is None:
        actions = typed_actions(table.game, view, players, command.text, languages)
        return await _answer(table, session, command, actions)
    wanted: Action | None = None
    if advice:
        numbered = _known_answers(view)
        wanted = typed_action(table.game, view, players, advice, languages, numbered)
    _suggest(table, session, command.seq, wanted, "")
    return None


def advises(table: "Table", command: commands.Suggest | commands.Type) -> bool:
    """Whether this command makes a suggestion, which all players receive."""
    return isinstance(command, commands.Suggest) or _typed_advice(table, command) is not None


def _typed_advice(table: "Table", command: commands.Type) -> str | None:
    if table.together is None:
        return None
    return suggestion_in(command.text, _languages(table.row.game))


async def suggest(table: "Table", session: "GuestSession", command: commands.Suggest) -> None:
    """Post a suggestion to a seat with a pending decision."""
    raw = bytes(command.action)
    action = None if raw == bytes(commands.NOTHING) else decode(table.game, raw)
    _suggest(table, session, command.seq, action, command.at)


def _suggest(
    table: "Table", session: "GuestSession", seq: int, action: Action | None, at: str
) -> None:
    seat, match = _seat(session), table.running()
    if table.together is None:
        raise TableRefusal("not-together")
    if match.settings.forbids_talk:
        raise TableRefusal("quiet-table")
    if seq != match.seq:
        raise TableRefusal("stale")
    view, branching = match.core.view(seat), table.game.branching
    if action is not None and action not in _known_answers(view):
        asked = seat in match.pending
        if branching is not None and not asked and branching.is_private(match.core.state, action):
            raise TableRefusal("not-yours-to-know")
        # A refusal comes from a world that the suggesting seat believes in, lest it reveal the
        # truth.
        world = table.game.believe(match.core.state, seat, chance=Seeded(0))
        refused = table.game.why_not(world, match.core.waiting[0], action)
        raise refused or TableRefusal("not-yours-to-know")
    table.together.suggest(Suggestion(seat, action, at))


def _known_answers(view: View) -> tuple[Action, ...]:
    """The options of seats with a pending decision, as far as this viewer may know them."""
    return view.options or (view.choices if isinstance(view, SharedView) else ())


async def _answer(
    table: "Table",
    session: "GuestSession",
    command: commands.Act | commands.Type,
    actions: tuple[Action, ...],
) -> Ack:
    """Apply all of these actions, or none."""
    seat = _seat(session)
    match = table.running()
    if seat not in match.pending:
        refused = table.game.why_not(match.core.state, seat, actions[0])
        raise refused or Illegal("not_your_turn", "")
    if not match.accepts(seat, command.seq):
        raise TableRefusal("stale")
    if table.doc.seats[seat].substitute:
        raise TableRefusal("seat-played-by-bot")
    key = _key(session, command)
    seq = await table.carry_out(
        lambda match: [match.core.apply(seat, action) for action in actions], key
    )
    return Ack(command.id, seq)


async def why(table: "Table", session: "GuestSession", command: commands.Why) -> WhyAnswered:
    """Explain why an action is refused now."""
    seat = _seat(session)
    action = decode(table.game, bytes(command.action))
    refused = table.game.why_not(table.running().core.state, seat, action)
    if refused is None:
        return WhyAnswered(command.id, "", "", {})
    code = refused.code.replace("_", "-")
    return WhyAnswered(command.id, code, refused.clause, refused.params)


async def undo(table: "Table", session: "GuestSession", command: commands.Undo) -> Ack:
    """Take the last action back; in a cooperative game, ask the others first."""
    seat = _seat(session)
    if command.seq != table.running().seq:
        raise TableRefusal("stale")
    key, together = _key(session, command), table.together
    if together is not None:
        return Ack(command.id, await together.ask(seat, key))
    return Ack(command.id, await table.take_back(seat, key))


async def agree(table: "Table", session: "GuestSession", command: commands.Agree) -> Ack | None:
    """Agree or disagree with an undo or with a newcomer."""
    if command.guest is not None:
        me = session.guest.public
        await table.newcomers.decide(me, command.guest, agreed=command.agreed)
        return None
    if session.is_spectator:
        raise TableRefusal("not-seated")
    if command.seq != table.running().seq:
        raise TableRefusal("stale")
    if table.together is None:
        raise TableRefusal("not-together")
    if not command.agreed:
        table.together.refuse()
        return None
    key = _key(session, command)
    return Ack(command.id, await table.together.agree(session.guest.public, key))


def _seat(session: "GuestSession") -> Seat:
    if session.seat is None:
        raise TableRefusal("not-seated")
    return session.seat


@cache
def _languages(game: str) -> tuple[Texts, ...]:
    module = registry.module_of(game)
    return tuple(Texts(language, module) for language in LANGUAGES)


_BY_ITSELF = (commands.Hello, commands.Ping, commands.AddSalt)
"""Commands that a client sends by itself, which are no sign of the guest's activity."""

Handler = Callable[["Table", "GuestSession", Any], Awaitable[AnyPush | None]]
_HANDLERS: dict[type, Handler] = {
    commands.Hello: hello.hello,
    commands.Ping: ping,
    commands.Here: here,
    commands.Act: act,
    commands.Type: type_,
    commands.Why: why,
    commands.Undo: undo,
    commands.Agree: agree,
    commands.Suggest: suggest,
    commands.Chat: chat,
    commands.Note: note,
    commands.Pencil: pencil,
    commands.AskCoach: coach,
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.AddSalt: seating.salt,
    commands.Configure: seating.configure,
    commands.SeatBot: seating.bot,
    commands.StandIn: seating.stand_in,
    commands.Free: seating.free,
    commands.Kick: seating.kick,
    commands.PassHost: seating.pass_host,
    commands.Start: seating.start,
    commands.Reopen: seating.reopen,
    commands.Pause: seating.pause,
    commands.Extend: seating.extend,
}
