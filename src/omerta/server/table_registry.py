"""All tables of this server, read from the database when a guest asks for one."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from omerta import games
from omerta.kernel import BadSave, Refusal, Seat, encode
from omerta.kernel.codec import decode_save
from omerta.kernel.registry import UnknownGame
from omerta.server.branches import start_of
from omerta.server.codes import draw, is_code, normalise
from omerta.server.names import clean_name
from omerta.server.storage.refusals import CodeTaken
from omerta.server.storage.rows import MatchRow, StepRow, TableRow
from omerta.server.storage.store import Store
from omerta.server.table import document, snapshots
from omerta.server.table.actor import Table
from omerta.server.table.clock import HOUR, utc_now
from omerta.server.table.command_ledger import STEPS_SEARCHED
from omerta.server.table.document import Document
from omerta.server.table.guest import Guest
from omerta.server.table.live_match import RECENT, LiveMatch, OtherRuleset
from omerta.server.table.seating import check_table_limit
from omerta.server.wire.closing import RESTART, UNKNOWN_GUEST
from omerta.server.wire.pages import MyTable, NewTable, TableSummary
from omerta.server.wire.table import GuestId
from omerta.server.workers import WorkerPool

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 1.0
"""Seconds between two heartbeats, which tell the next start how long the server was down."""
BEATS_WHILE_IDLE = 60
"""While no clock runs only every 60th heartbeat is saved: an idle server need not write."""
BEATS_PER_SWEEP = 30
"""Heartbeats between two sweeps, which drop idle tables from memory."""
MAX_LISTED = 50
DAY = 24 * HOUR
BIG_CLOCK_JUMP_MS = 3 * DAY
"""The loop's time stops while a machine sleeps; a greater jump means that the clock was set."""
MONTH = 30 * DAY
YEAR = 366 * DAY
"""A guest who was not seen for this long has lost their cookie."""
LESSON_SECRET = "6f" * 32
"""Every lesson has the same deal."""
LESSON_SALT = "1e" * 16


class UnknownTable(Refusal):
    """No table has this code."""

    def __init__(self, code: str) -> None:
        super().__init__("unknown-table", {"code": code[:10]})


class TableRegistry:
    """Finds, opens and drops tables."""

    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self._store = store
        self._workers = workers
        self._tables: dict[str, Table] = {}
        self._by_id: dict[int | None, Table] = {}
        self._closing = False
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._ending: set[str] = set()
        """The codes of tables that are being closed."""
        self._heartbeat: asyncio.Task[None] | None = None
        self._last_alive: int | None = None
        """During the start the last heartbeat before it, since when all clocks stood; else None."""
        self._clock_steady_since = 0.0
        """Since when, by the loop's time, the system's clock has gone at the same speed."""

    async def start(self) -> None:
        """Continue every running match."""
        last = await self._store.last_beat()
        now = utc_now()
        self._last_alive = now if last is None else last
        if not self._last_alive <= now <= self._last_alive + MONTH:
            await self._store.renew(now)
        await self._store.beat(now)
        for row in await self._store.tables_with_running_match():
            try:
                await self._open(row.code)
            except Exception:  # one broken table must not keep the others closed
                log.exception("table not opened", extra={"table": row.code})
        self._last_alive = None
        loop = asyncio.get_running_loop()
        self._clock_steady_since = loop.time()
        self._heartbeat = loop.create_task(self._beat())

    async def stop(self) -> None:
        """Finish the work of all tables, and ask all clients to reconnect later."""
        self._closing = True
        if self._heartbeat is not None:
            self._heartbeat.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for table in tuple(self._tables.values()):
            table.bots.stop()
            await table.finish_jobs()
            table.drop(RESTART)
        self._tables.clear()
        self._by_id.clear()
        await self._store.beat(utc_now())

    def count(self) -> int:
        """Return the number of tables in memory."""
        return len(self._tables)

    async def open_table(self, guest: Guest, new: NewTable) -> str:
        """Open a table with its host in the first seat; return its code."""
        check_table_limit(await self._store.count_tables_of(guest.public))
        doc = await self._new_document(guest, new)
        for _ in range(20):
            code = draw()
            try:
                await self._store.add_table(
                    code,
                    doc.game,
                    "lobby",
                    doc.public,
                    encode(doc),
                    doc.guests(),
                    utc_now(),
                    guest.public,
                )
            except CodeTaken:
                continue
            return code
        raise Refusal("no-code-free", {})

    async def _new_document(self, guest: Guest, new: NewTable) -> Document:
        """The document of a new table, also of one that continues from an earlier match."""
        if new.origin is None:
            return _document(guest, new)
        if new.lesson:
            raise document.TableRefusal("game-fixed")
        row, start = await start_of(self._store, new.origin, guest)
        same = msgspec.structs.replace(new, game=row.game, seats=row.seats, options={})
        doc = _document(guest, same)
        return msgspec.structs.replace(doc, options=msgspec.Raw(row.options), start=start)

    async def table(self, code: str) -> Table:
        """Return the table with this code, from memory or from the database."""
        wanted = normalise(code)
        if not is_code(wanted):
            raise UnknownTable(code)
        table = self._tables.get(wanted)
        if table is not None and not table.gone:
            return table
        return await self._open(wanted)

    async def _open(self, code: str) -> Table:
        """Open a table once, for all that ask for it at the same time."""
        if self._closing:
            raise Refusal("server-stopping", {})
        if code in self._ending:
            raise UnknownTable(code)
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._read(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _read(self, code: str) -> Table:
        old = self._tables.get(code)
        if old is not None:  # it crashed, and may still be writing
            await old.finish_jobs()
        row = await self._store.table(code)
        if row is None:
            raise UnknownTable(code)
        doc = decode_save(Document, row.document)
        play = await self._store.match(row.play) if row.play is not None else None
        notice = ""
        match = None
        steps: list[StepRow] = []
        if play is not None:
            first = min(play.state_seq, play.head - RECENT) + 1
            steps = await self._store.steps(play.id, first, play.head)
            try:
                match = LiveMatch.restore(games.get(play.game), play, steps)
            except (OtherRuleset, BadSave) as refusal:
                log.exception("match not restored", extra={"table": code, "code": refusal.code})
                notice = "game-put-away"
        table = Table(self._store, self._workers, row, doc, match)
        if play is not None:
            for command, seq in await self._store.commands(play.id, play.head - STEPS_SEARCHED):
                table.ledger.remember(command, seq, doc.guests)
        if notice:
            await table.back_to_lobby(notice)
        elif doc.lesson and match is None:  # a lesson deals itself when a guest comes
            await table.deal(doc)
        self._tables[code] = self._by_id[row.id] = table
        if play is not None and match is not None:
            table.timing.resume(play.deadline, play.whole, self._last_alive)
            table.presence.wait_for_absent()
            table.bots.wake()
        return table

    async def summaries(self) -> tuple[TableSummary, ...]:
        """Return the public tables, without opening any of them."""
        rows = await self._store.public_tables(MAX_LISTED)
        read = [(row, _read_document(row)) for row in rows]
        return tuple([snapshots.summary(row, doc) for row, doc in read if doc is not None])

    async def tables_of(self, guest: Guest) -> tuple[MyTable, ...]:
        """Return the tables at which this guest has a seat."""
        rows = await self._store.tables_of(guest.public)
        return tuple([snapshots.my_table(table, guest) for table in await self._readable(rows)])

    async def _readable(self, rows: Sequence[TableRow]) -> list[Table]:
        """The tables of these rows, without those that cannot be opened or were just closed."""
        tables: list[Table] = []
        for row in rows:
            try:
                tables.append(await self.table(row.code))
            except (BadSave, UnknownGame, UnknownTable) as refusal:
                log.exception("table not opened", extra={"table": row.code, "code": refusal.code})
        return tables

    def send_away(self, guest: GuestId) -> None:
        """Close every connection of a guest whose cookie is no longer valid."""
        for table in self._tables.values():
            for session in tuple(table.sessions):
                if session.guest.public == guest:
                    session.connection.close(UNKNOWN_GUEST)

    def seats_of(self, row: MatchRow, guest: Guest) -> tuple[Seat, ...]:
        """Return the seats of this guest in a match, if its table is in memory."""
        table = self._by_id.get(row.table)
        if table is None or table.match is None or table.match.id != row.id:
            return ()
        return table.doc.seats_of(guest.public)

    def is_here(self, row: MatchRow, guest: Guest) -> bool:
        """Whether this guest is at the table of a match now."""
        table = self._by_id.get(row.table)
        return table is not None and table.presence.is_connected(guest.public)

    def code_of(self, row: MatchRow) -> str | None:
        """Return the code of a match's table, if it is in memory."""
        table = self._by_id.get(row.table)
        return None if table is None else table.code

    async def _beat(self) -> None:
        """Save a heartbeat, every second if a clock runs, and sweep now and then."""
        loop = asyncio.get_running_loop()
        beats = 0
        offset = utc_now() - loop.time() * 1000
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            beats += 1
            now = utc_now()
            ahead = now - loop.time() * 1000
            try:
                if beats % BEATS_WHILE_IDLE == 0 or self._is_timed():
                    await self._store.beat(now)
                if abs(ahead - offset) > HEARTBEAT_SECONDS * 1000:
                    await self._on_clock_jump(now, by=abs(ahead - offset))
                    offset = ahead
                if beats % BEATS_PER_SWEEP == 0:
                    await self._sweep(now)
            except Exception:  # no error may stop the heartbeat
                log.exception("heartbeat not saved")

    def _is_timed(self) -> bool:
        """Whether a clock runs at any table."""
        return any(table.timing.clock.deadline is not None for table in self._tables.values())

    async def _on_clock_jump(self, now: int, by: float) -> None:
        """Save the ends of all clocks in the new time; after a great jump reset all dates.

        Otherwise a table used a minute ago would look as if it had been left for a year.
        """
        log.warning("the system clock jumped")
        if by > HOUR:
            self._clock_steady_since = asyncio.get_running_loop().time()
        if by > BIG_CLOCK_JUMP_MS:
            await self._store.renew(now)
        for table in tuple(self._tables.values()):
            table.post(table.timing.save_end)

    async def _sweep(self, now: int) -> None:
        """Drop idle tables from memory; close those to which no guest has come back."""
        for code, table in tuple(self._tables.items()):
            if table.gone:
                await self._reopen(code)
            elif not table.is_busy:
                table.drop(RESTART)
                del self._tables[code], self._by_id[table.row.id]
        if (asyncio.get_running_loop().time() - self._clock_steady_since) * 1000 < HOUR:
            return  # the system's clock has just changed, and may be wrong
        for row in await self._store.idle_tables(now - DAY):
            doc = _read_document(row)
            if row.phase != "playing" or (doc is not None and _has_no_guest(doc)):
                await self._end(row, now)
        for row in await self._store.idle_tables(now - MONTH):
            await self._end(row, now)
        await self._store.purge(now - MONTH, now - YEAR)

    async def _reopen(self, code: str) -> None:
        """Open a crashed table again: its clock and its bots cannot wait for a guest."""
        try:
            await self._open(code)
        except Exception:
            log.exception("table not opened", extra={"table": code})
            del self._by_id[self._tables.pop(code).row.id]

    async def _end(self, row: TableRow, now: int) -> None:
        """Close a table, unless a guest is there or just coming."""
        if row.code in self._tables or row.code in self._opening:
            return
        self._ending.add(row.code)
        try:
            await self._store.close_table(row.id, now)
        finally:
            self._ending.discard(row.code)


def _read_document(row: TableRow) -> Document | None:
    """The document of a table, or None if it is damaged."""
    try:
        return decode_save(Document, row.document)
    except BadSave as refusal:
        log.exception("table not readable", extra={"table": row.code, "code": refusal.code})
        return None


def _has_no_guest(doc: Document) -> bool:
    """Whether no player would miss its match: a lesson, or one that all players have left."""
    return doc.lesson or not doc.guests()


def _document(guest: Guest, new: NewTable) -> Document:
    """The document of a new table."""
    game = games.get(new.game)
    doc = Document(
        game=new.game,
        host=guest.public,
        seats=(document.OPEN,),
        options=msgspec.Raw(encode(game.meta.settings())),
        secret=LESSON_SECRET if new.lesson else document.new_secret(),
        clock=new.clock,
        pace=new.pace,
        public=new.public,
        lesson=new.lesson,
        starting=new.start,
    )
    doc = document.resize(doc, new.seats, game)
    doc = document.choose(doc, new.options, None, game)
    doc = document.sit(doc, 0, guest.public, guest.name, playing=False)
    if len(new.bots) >= new.seats:
        raise document.TableRefusal("too-many-bots", bots=len(new.bots), seats=new.seats)
    for index, level in enumerate(new.bots):
        name = clean_name(new.bot_names[index]) if index < len(new.bot_names) else ""
        doc = document.seat_bot(doc, index + 1, level, name, playing=False)
    if (new.start or new.lesson) and len(new.bots) < new.seats - 1:
        raise document.TableRefusal("seats-open")
    return document.add_salt(doc, 0, LESSON_SALT) if new.lesson else doc
