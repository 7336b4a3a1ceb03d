"""Commands about seats, and the commands of the host."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel import Seat
from omerta.server import passwords
from omerta.server.names import clean_name
from omerta.server.table import document
from omerta.server.table.document import Document, TableRefusal
from omerta.server.table.hello import welcome
from omerta.server.wire import commands
from omerta.server.wire.pushes import Gone
from omerta.server.wire.table import GuestId

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.guest_session import GuestSession


MAX_TABLES = 20
"""Open tables that one guest may have opened or sit at."""


def check_table_limit(tables: int) -> None:
    """Refuse a further table to a guest who has this many."""
    if tables >= MAX_TABLES:
        raise TableRefusal("too-many-tables", most=MAX_TABLES)


async def sit(table: "Table", session: "GuestSession", command: commands.Sit) -> None:
    """Take a free seat, if need be in a running match."""
    name = clean_name(command.name)
    guest = session.guest.public
    if session.is_spectator:
        check_table_limit(len(await table.store.tables_of(guest)))
    if table.newcomers.must_ask(guest, command.seat):
        _seated(table, command.seat, guest, name)  # refused at once where consent would not help
        await table.newcomers.ask(session, command, name)
    else:
        await take(table, command.seat, guest, name)


async def take(table: "Table", seat: Seat, guest: GuestId, name: str) -> None:
    """Put a guest on this seat, whose view they see from now on."""
    await _save_seats(table, _seated(table, seat, guest, name))
    if table.match is not None:  # private events from before were not meant for them
        table.match.caught_up_to[seat] = table.match.seq


def _seated(table: "Table", seat: Seat, guest: GuestId, name: str) -> Document:
    return document.sit(
        table.doc, seat, guest, name, playing=table.is_playing, resting=table.is_intermission
    )


async def stand(table: "Table", session: "GuestSession", command: commands.Stand) -> None:
    """Leave a seat."""
    if command.seat not in table.doc.seats_of(session.guest.public):
        raise TableRefusal("not-your-seat", seat=command.seat + 1)
    await _save_seats(table, _without_player(table, command.seat, moved=False))


def _without_player(table: "Table", seat: Seat, *, moved: bool) -> Document:
    playing, bots = table.is_playing, table.bots_step_in
    return document.stand(table.doc, seat, playing=playing, bots=bots, moved=moved)


async def salt(table: "Table", session: "GuestSession", command: commands.AddSalt) -> None:
    """Add a seat's salt; a table that is to start deals with the last one."""
    if command.seat not in table.doc.seats_of(session.guest.public):
        raise TableRefusal("not-your-seat", seat=command.seat + 1)
    if table.is_playing or command.commitment != table.doc.commitment:
        raise TableRefusal("other-deal")
    doc = document.add_salt(table.doc, command.seat, command.salt)
    if doc.starting:
        await table.start(doc)
    else:
        await table.keep_document(doc)


async def bot(table: "Table", session: "GuestSession", command: commands.SeatBot) -> None:
    """Put a bot on a seat, as host."""
    _need_host(table, session)
    name = clean_name(command.name) if command.name else ""
    playing = table.is_playing
    await _save_seats(
        table, document.seat_bot(table.doc, command.seat, command.level, name, playing=playing)
    )


async def stand_in(table: "Table", session: "GuestSession", command: commands.StandIn) -> None:
    """Put a bot in place of a silent player."""
    if session.is_spectator:
        raise TableRefusal("not-seated")
    await _save_seats(table, table.silence.with_substitute(command.seat))


async def free(table: "Table", session: "GuestSession", command: commands.Free) -> None:
    """Free a seat, as host; no bot's seat while others play with hidden cards."""
    _need_host(table, session)
    doc, host = table.doc, session.guest.public
    bots_own = document.check_seat(doc, command.seat).kind == "bot" and doc.is_unseen(command.seat)
    if table.match is not None and table.match.hides_information and bots_own and doc.others(host):
        raise TableRefusal("bot-stays")
    await _save_seats(table, _without_player(table, command.seat, moved=True))


async def kick(table: "Table", session: "GuestSession", command: commands.Kick) -> None:
    """Send a guest away, as host."""
    _need_host(table, session)
    if command.guest == session.guest.public:
        raise TableRefusal("not-yourself")
    if not table.presence.is_connected(command.guest) and command.guest not in table.doc.guests():
        raise TableRefusal("nobody-of-that-name")
    await table.keep_document(
        document.kick(table.doc, command.guest, playing=table.is_playing, bots=table.bots_step_in)
    )
    table.send_away(command.guest, Gone("kicked"))
    await _after_seats_changed(table)
    table.notices.tell()


async def pass_host(table: "Table", session: "GuestSession", command: commands.PassHost) -> None:
    """Make another player the host."""
    _need_host(table, session)
    if command.guest not in table.doc.guests():
        raise TableRefusal("nobody-of-that-name")
    await table.keep_document(replace(table.doc, host=command.guest))


async def _save_seats(table: "Table", doc: Document) -> None:
    """Save new seats; each session then looks from a seat of its guest, or from none."""
    if doc.seats != table.doc.seats:
        doc = replace(doc, starting=False)  # the table to start was another one
    await table.keep_document(doc)
    await _after_seats_changed(table)


async def _after_seats_changed(table: "Table") -> None:
    moved: list[GuestSession] = []
    for other in table.sessions:
        mine = table.doc.seats_of(other.guest.public)
        if other.seat not in mine and other.seat != other.own_seat():
            other.seat = other.own_seat()
            moved.append(other)
    table.presence.wait_for_absent()
    table.bots.wake()
    await table.review()
    for other in moved:
        other.send(await welcome(table, other, commands.Hello(id="seat")))
    await table.timing.on_seat_changed()
    table.silence.check()


# The host


async def configure(table: "Table", session: "GuestSession", command: commands.Configure) -> None:
    """Change the settings of the next match, as host."""
    _need_host(table, session)
    later = (command.seats, command.options, command.data, command.clock, command.ease)
    if table.is_playing and any(choice is not None for choice in later):
        raise TableRefusal("game-running")
    if table.doc.start is not None and any(choice is not None for choice in later[:3]):
        raise TableRefusal("game-fixed")
    doc = await _with_settings(table, table.doc, command)
    if table.match is not None and len(doc.seats) != len(table.doc.seats):
        await table.back_to_lobby()  # no viewer may look from a seat that the match did not have
        doc = await _with_settings(table, table.doc, command)
    doc = replace(
        doc,
        starting=False,
        clock=command.clock or doc.clock,
        ease=command.ease or doc.ease,
        pace=command.pace or doc.pace,
        public=doc.public if command.public is None else command.public,
    )
    if command.password is not None:
        password_hash = (
            await passwords.in_thread(passwords.hash_password, command.password)
            if command.password
            else ""
        )
        doc = replace(doc, password=password_hash)
    await _save_seats(table, doc)


async def _with_settings(table: "Table", doc: Document, command: commands.Configure) -> Document:
    """The document with other seats, settings or cards; a file is read in a thread."""
    if command.seats is not None:
        doc = document.resize(doc, command.seats, table.game)
    if command.options is None and command.data is None:
        return doc
    choices = command.options or {}
    return await asyncio.to_thread(document.choose, doc, choices, command.data, table.game)


async def start(table: "Table", session: "GuestSession", command: commands.Start) -> None:
    """Deal, as host."""
    _need_host(table, session)
    if table.is_playing:
        raise TableRefusal("game-running")
    if any(seat.kind == "open" for seat in table.doc.seats):
        raise TableRefusal("seats-open")
    await table.start(replace(table.doc, starting=True))


async def reopen(table: "Table", session: "GuestSession", command: commands.Reopen) -> None:
    """Open the lobby again after a match."""
    _need_host(table, session)
    if table.is_playing:
        raise TableRefusal("game-running")
    await table.back_to_lobby()


async def pause(table: "Table", session: "GuestSession", command: commands.Pause) -> None:
    """Stop or restart the clock."""
    _need_host(table, session)
    await table.timing.pause(paused=command.paused)


async def extend(table: "Table", session: "GuestSession", command: commands.Extend) -> None:
    """Give the clock more time, or less."""
    _need_host(table, session)
    await table.timing.extend(command.seconds)


def _need_host(table: "Table", session: "GuestSession") -> None:
    if session.guest.public != table.doc.host:
        raise TableRefusal("host-only")
