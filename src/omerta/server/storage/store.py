"""The interface to the database for the server's coroutines."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Self

from omerta.server.storage import changes, queries
from omerta.server.storage.changes import SeatedTable
from omerta.server.storage.database import READERS, Database, open_database
from omerta.server.storage.readers import Readers
from omerta.server.storage.rows import (
    ChatRow,
    GuestRow,
    MatchRow,
    NewChatRow,
    Progress,
    RemarkSheet,
    SavedChat,
    Snapshot,
    StepRow,
    TableRow,
)
from omerta.server.storage.writer import Writer

BUSY_TIMEOUT = 5.0
"""Seconds to wait for another process's lock."""
FRESH_BEAT_MS = 2000
"""Milliseconds for which a heartbeat is recent enough."""


class Store:
    """An open database. Each method that changes something returns once that is committed.

    A change that fails raises `NotSaved` and leaves nothing behind; a failed read raises `NotRead`.
    """

    def __init__(self, database: Database, writer: Writer, readers: Readers) -> None:
        self._database = database
        self._writer = writer
        self._readers = readers
        self._last_beat = 0
        """The last saved heartbeat."""

    @classmethod
    async def open(
        cls, where: str | Path, *, busy_timeout: float = BUSY_TIMEOUT, address: str = ""
    ) -> Self:
        """Open the database at this address or in this file, for this server alone."""
        database = await asyncio.to_thread(open_database, where, busy_timeout, address)
        writer = Writer(database, asyncio.get_running_loop())
        return cls(database, writer, Readers(database.reading, READERS))

    async def close(self) -> None:
        """Write all waiting changes and close the database."""
        await self._writer.close()
        await self._readers.close()
        await asyncio.to_thread(self._database.close)

    async def add_guest(self, row: GuestRow) -> None:
        """Add a new guest."""
        await self._writer.make(changes.add_guests, row)

    async def save_guest(self, row: GuestRow) -> None:
        """Save a guest's new name, or when they were last seen."""
        await self._writer.make(changes.save_guests, row)

    async def guest(self, token: bytes) -> GuestRow | None:
        """Return the guest whose cookie has this hash."""
        return await self._readers.ask(queries.guest, token)

    async def add_table(
        self,
        code: str,
        game: str,
        phase: str,
        public: bool,  # noqa: FBT001 - a field of the row like the others
        document: bytes,
        guests: Collection[str],
        now: int,
        opener: str | None = None,
    ) -> int:
        """Open a table and return its id; raise `CodeTaken` if an open table has the code."""
        row = TableRow(0, code, game, phase, public, document, None, now, opener)
        return await self._writer.make(changes.add_table, SeatedTable(row, frozenset(guests)))

    async def save_table(self, row: TableRow, guests: Collection[str]) -> None:
        """Save a table and the guests who have a seat."""
        await self._writer.make(changes.save_tables, SeatedTable(row, frozenset(guests)))

    async def close_table(self, table: int, now: int) -> None:
        """Free a table's code, and abandon its running match."""
        await self._writer.make(changes.close_table, changes.TableClosing(table, now))

    async def table(self, code: str) -> TableRow | None:
        """Return the open table with this code."""
        return await self._readers.ask(queries.table, code)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Return the open public tables, the most recently used first."""
        return await self._readers.ask(queries.public_tables, limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Return the open tables where this guest has a seat, the most recently used first."""
        return await self._readers.ask(queries.tables_of, guest)

    async def count_tables_of(self, guest: str) -> int:
        """Return how many open tables this guest has opened or sits at."""
        return await self._readers.ask(queries.count_tables_of, guest)

    async def tables_with_running_match(self) -> list[TableRow]:
        """Return the open tables with a running match, which continue after a restart."""
        return await self._readers.ask(queries.tables_with_running_match)

    async def idle_tables(self, before: int) -> list[TableRow]:
        """Return the open tables unused since then."""
        return await self._readers.ask(queries.idle_tables, before)

    async def begin_match(
        self,
        play: MatchRow,
        steps: Sequence[StepRow],
        table: TableRow | None,
        guests: Collection[str],
    ) -> None:
        """Save a new match with its first steps and its table; an imported one has none."""
        await self._beat_before_clock(play.deadline, play.started)
        new = changes.NewMatch(play, steps, _seated(table, guests))
        await self._writer.make(changes.begin_match, new)

    async def import_match(
        self, play: MatchRow, steps: Sequence[StepRow], guest: str, now: int
    ) -> None:
        """Save a match from a guest's file, or raise `NoRoomForImport`."""
        new = changes.NewImport(changes.NewMatch(play, steps, None), guest, now)
        await self._writer.make(changes.import_match, new)

    async def note_import_read(self, play: str, now: int) -> None:
        """Note that an imported match was read."""
        await self._writer.make(changes.note_import_reads, changes.ImportRead(play, now))

    async def add_steps(
        self,
        play: str,
        steps: Sequence[StepRow],
        progress: Progress | None = None,
        snapshot: Snapshot | None = None,
        table: TableRow | None = None,
        guests: Collection[str] = (),
    ) -> None:
        """Save new steps of a match; also its progress, snapshot and table if they changed."""
        if progress is not None and steps:
            await self._beat_before_clock(progress.deadline, steps[-1].at)
        new = changes.NewSteps(play, steps, progress, snapshot, _seated(table, guests))
        await self._writer.make(changes.add_steps, new)

    async def save_deadline(
        self, play: str, deadline: int | None, whole: int | None, now: int
    ) -> None:
        """Save the deadline of a match."""
        await self._beat_before_clock(deadline, now)
        new = changes.NewDeadline(play, deadline, whole)
        await self._writer.make(changes.save_deadlines, new)

    async def match(self, play: str) -> MatchRow | None:
        """Return a match with its last snapshot."""
        return await self._readers.ask(queries.match, play)

    async def branches(self, play: str, limit: int) -> list[MatchRow]:
        """Return this server's matches that continue from this one, the oldest first."""
        return await self._readers.ask(queries.branches, play, limit)

    async def has_seat_at(self, table: int, guest: str) -> bool:
        """Whether this guest has a seat at a table, or had one when it was closed."""
        return await self._readers.ask(queries.has_seat_at, table, guest)

    async def steps(self, play: str, first: int, last: int) -> list[StepRow]:
        """Return a range of a match's steps, both ends included."""
        return await self._readers.ask(queries.steps, play, first, last)

    async def commands(self, play: str, first: int) -> list[tuple[str, int]]:
        """Return the commands that led to steps of a match since that one, with their steps."""
        return await self._readers.ask(queries.commands, play, first)

    async def add_chat(self, line: NewChatRow) -> SavedChat:
        """Save a line of chat, once."""
        return await self._writer.make(changes.add_chat, line)

    async def chat(
        self, table: int, before: int | None, limit: int, *, watching: bool
    ) -> list[ChatRow]:
        """Return the last lines before that number, the oldest first; spectators' if `watching`."""
        return await self._readers.ask(queries.chat, table, before, limit, watching=watching)

    async def save_notes(self, table: int, guest: str, text: str) -> None:
        """Save the notes of a guest at a table in place of earlier ones."""
        await self._writer.make(changes.save_notes, changes.Notes(table, guest, text))

    async def notes(self, table: int, guest: str) -> str:
        """Return the notes of a guest at a table; "" if there are none."""
        return await self._readers.ask(queries.notes, table, guest)

    async def save_remark(self, sheet: RemarkSheet, at: str, text: str) -> None:
        """Save a remark in place of an earlier one, or raise `TooManyRemarks`; "" deletes it."""
        await self._writer.make(changes.save_remark, changes.Remark(sheet, at, text))

    async def remarks(self, sheet: RemarkSheet) -> dict[str, str]:
        """Return all remarks on this sheet, by place."""
        return await self._readers.ask(queries.remarks, sheet)

    async def beat(self, now: int) -> None:
        """Save a heartbeat."""
        await self._writer.make(changes.beat, now)
        self._last_beat = now

    async def _beat_before_clock(self, deadline: int | None, now: int) -> None:
        """Save a heartbeat before a clock starts: after a crash clocks count from the last one."""
        if deadline is not None and abs(now - self._last_beat) > FRESH_BEAT_MS:
            await self.beat(now)

    async def last_beat(self) -> int | None:
        """Return the last heartbeat; None before the first one."""
        return await self._readers.ask(queries.last_beat)

    async def renew(self, now: int) -> None:
        """Count everything that waits to be closed or deleted as used now."""
        await self._writer.make(changes.renew, now)

    async def purge(self, before: int, unseen: int) -> int:
        """Delete tables and matches that ended before, and guests unseen since; return how many.

        Chat, notes and steps are deleted with their tables and matches. Finished matches stay,
        as replays, except imported ones that were not read since. Guests with a seat at an open
        table stay, too.
        """
        gone = 0
        while some := await self._writer.make(changes.purge, changes.Purge(before, unseen)):
            gone += some
        return gone

    async def check(self) -> None:
        """Write and read something, to check that both work."""
        await self._writer.make(changes.check, None)
        await self._readers.ask(queries.last_beat)


def _seated(table: TableRow | None, guests: Collection[str]) -> SeatedTable | None:
    return SeatedTable(table, frozenset(guests)) if table else None
