"""How a guest enters a table, and what the table sends them then."""

from typing import TYPE_CHECKING

from omerta.kernel import Refusal
from omerta.server.storage.rows import RemarkSheet
from omerta.server.table import snapshots
from omerta.server.table.document import TableRefusal
from omerta.server.table.live_match import SENT_STEPS
from omerta.server.wire import commands
from omerta.server.wire.pushes import AnyPush, Gone, Welcome
from omerta.server.wire.table import ChatLine, StepForViewer

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.guest_session import GuestSession

MAX_SESSIONS = 200
"""Sessions at one table, beyond which no further spectator may come."""
CHAT = 50
"""Lines of chat in a welcome."""


async def hello(table: "Table", session: "GuestSession", command: commands.Hello) -> AnyPush:
    """Admit a guest, or change the seat they look from."""
    guest, doc = session.guest, table.doc
    if guest.public in doc.banned:
        return Gone("kicked")
    mine = doc.seats_of(guest.public)
    if not session.may_enter:
        return Gone("password")
    if not session.is_here:
        session.is_screen = command.watch
    seat = session.own_seat() if command.seat is None or session.is_screen else command.seat
    if seat is not None and seat not in mine:
        raise TableRefusal("not-your-seat", seat=seat + 1)
    if not session.is_here:
        if not mine and len(table.sessions) >= MAX_SESSIONS:
            raise TableRefusal("table-crowded")
        await _enter(table, session)
    session.seat = seat
    return await welcome(table, session, command)


async def _enter(table: "Table", session: "GuestSession") -> None:
    if session.left:  # its end would never be noticed
        raise TableRefusal("hello-first")
    table.sessions[session] = None
    try:
        await table.presence.on_guest_came(session.guest.public)
    except Refusal:
        table.sessions.pop(session, None)
        raise
    table.bots.wake()  # the match waited while no guest was here


async def welcome(table: "Table", session: "GuestSession", command: commands.Hello) -> Welcome:
    """Return the whole table as this session may know it."""
    match, seat = table.match, session.seat
    story: tuple[StepForViewer, ...] = ()
    missed: tuple[StepForViewer, ...] = ()
    if match is not None:
        resumes = command.play == match.id
        first = max(command.seq + 1 if resumes else 0, match.seq - SENT_STEPS + 1)
        story = await table.steps_for(seat, first, match.seq)
        # A page that was loaded again may have received them before.
        if resumes and seat is not None:
            missed = await table.missed_steps(seat, command.seq)
    play = snapshots.match_info(table, seat)
    if match is not None and play is not None:
        match.shown.setdefault(seat, play.view)  # the next step sends the changes since this view
    watching = session.is_spectator or not table.is_playing
    chat = await table.store.chat(table.row.id, None, CHAT, watching=watching)
    return Welcome(
        id=command.id,
        you=session.guest.public,
        seat=seat,
        seats=table.doc.seats_of(session.guest.public),
        table=snapshots.table_fields(table, command.play),
        play=play,
        story=story,
        missed=missed,
        chat=tuple(ChatLine(r.number, r.at, r.guest, r.name, r.seat, r.text) for r in chat),
        notes=await table.store.notes(table.row.id, session.guest.public),
        pencil=await _pencil(table, session),
        site=session.site,
    )


async def _pencil(table: "Table", session: "GuestSession") -> dict[str, str]:
    """The guest's remarks on the match for the seat they look from."""
    if table.match is None or session.seat is None:
        return {}
    return await table.store.remarks(
        RemarkSheet(table.match.id, session.guest.public, session.seat)
    )
