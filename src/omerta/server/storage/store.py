"""The door to the database, for the coroutines of the server."""

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
"""So many seconds we wait for somebody else's lock."""
FRESH_BEAT_MS = 2000
"""Milliseconds for which a heartbeat tells well enough that the server is alive."""


class Store:
    """An open database. Each method that changes something returns once that is committed.

    A change that fails raises `NotSaved` and leaves nothing behind; a failed read raises `NotRead`.
    """

    def __init__(self, database: Database, writer: Writer, readers: Readers) -> None:
        self._database = database
        self._writer = writer
        self._readers = readers
        self._last_beat = 0
        """When the last heartbeat was kept."""

    @classmethod
    async def open(
        cls, where: str | Path, *, busy_timeout: float = BUSY_TIMEOUT, address: str = ""
    ) -> Self:
        """Open the database at this place or in this file, for the server at this address alone."""
        database = await asyncio.to_thread(open_database, where, busy_timeout, address)
        writer = Writer(database, asyncio.get_running_loop())
        return cls(database, writer, Readers(database.reading, READERS))

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self._writer.close()
        await self._readers.close()
        await asyncio.to_thread(self._database.close)

    async def add_guest(self, row: GuestRow) -> None:
        """A browser is here for the first time."""
        await self._writer.make(changes.add_guests, row)

    async def save_guest(self, row: GuestRow) -> None:
        """A browser has another name, or was seen again."""
        await self._writer.make(changes.save_guests, row)

    async def guest(self, token: bytes) -> GuestRow | None:
        """The browser whose cookie has this hash."""
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
        """Open a table and give its id; `CodeTaken` if an open table has the code."""
        row = TableRow(0, code, game, phase, public, document, None, now, opener)
        return await self._writer.make(changes.add_table, SeatedTable(row, frozenset(guests)))

    async def save_table(self, row: TableRow, guests: Collection[str]) -> None:
        """A table is like this now, and these guests sit there."""
        await self._writer.make(changes.save_tables, SeatedTable(row, frozenset(guests)))

    async def close_table(self, table: int, now: int) -> None:
        """Free a table's code and abandon the game that runs there."""
        await self._writer.make(changes.close_table, changes.TableClosing(table, now))

    async def table(self, code: str) -> TableRow | None:
        """The open table with this code."""
        return await self._readers.ask(queries.table, code)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Open tables that the start page lists, the liveliest first."""
        return await self._readers.ask(queries.public_tables, limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Open tables where this guest sits, the liveliest first."""
        return await self._readers.ask(queries.tables_of, guest)

    async def count_tables_of(self, guest: str) -> int:
        """How many open tables this guest has opened or sits at."""
        return await self._readers.ask(queries.count_tables_of, guest)

    async def tables_with_running_match(self) -> list[TableRow]:
        """Open tables with a running game, to be gone on with after a restart."""
        return await self._readers.ask(queries.tables_with_running_match)

    async def idle_tables(self, before: int) -> list[TableRow]:
        """Open tables that nobody touched since."""
        return await self._readers.ask(queries.idle_tables, before)

    async def begin_match(
        self,
        play: MatchRow,
        steps: Sequence[StepRow],
        table: TableRow | None,
        guests: Collection[str],
    ) -> None:
        """Keep a new game, its first steps and its table; no table for one from elsewhere."""
        await self._beat_before_clock(play.deadline, play.started)
        new = changes.NewMatch(play, steps, _seated(table, guests))
        await self._writer.make(changes.begin_match, new)

    async def import_match(
        self, play: MatchRow, steps: Sequence[StepRow], guest: str, now: int
    ) -> None:
        """Keep a game from a file for the guest who brings it, or `NoRoomForImport`."""
        new = changes.NewImport(changes.NewMatch(play, steps, None), guest, now)
        await self._writer.make(changes.import_match, new)

    async def note_import_read(self, play: str, now: int) -> None:
        """Somebody looks at a game from a file."""
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
        """Keep what happened in a game; how it stands, its state and table, where they changed."""
        if progress is not None and steps:
            await self._beat_before_clock(progress.deadline, steps[-1].at)
        new = changes.NewSteps(play, steps, progress, snapshot, _seated(table, guests))
        await self._writer.make(changes.add_steps, new)

    async def save_deadline(
        self, play: str, deadline: int | None, whole: int | None, now: int
    ) -> None:
        """Until when a game waits now."""
        await self._beat_before_clock(deadline, now)
        new = changes.NewDeadline(play, deadline, whole)
        await self._writer.make(changes.save_deadlines, new)

    async def match(self, play: str) -> MatchRow | None:
        """A game with its last snapshot."""
        return await self._readers.ask(queries.match, play)

    async def branches(self, play: str, limit: int) -> list[MatchRow]:
        """The games of this server that go on from this one, the oldest first."""
        return await self._readers.ask(queries.branches, play, limit)

    async def has_seat_at(self, table: int, guest: str) -> bool:
        """Whether this guest has a seat at a table, or had one when it was closed."""
        return await self._readers.ask(queries.has_seat_at, table, guest)

    async def steps(self, play: str, first: int, last: int) -> list[StepRow]:
        """A stretch of a game's log, both ends included."""
        return await self._readers.ask(queries.steps, play, first, last)

    async def commands(self, play: str, first: int) -> list[tuple[str, int]]:
        """The commands that led to steps of a game since that one, each with its step."""
        return await self._readers.ask(queries.commands, play, first)

    async def add_chat(self, line: NewChatRow) -> SavedChat:
        """Keep what was said, once."""
        return await self._writer.make(changes.add_chat, line)

    async def chat(
        self, table: int, before: int | None, limit: int, *, watching: bool
    ) -> list[ChatRow]:
        """The last lines before that number, the oldest first; without watchers' if not wanted."""
        return await self._readers.ask(queries.chat, table, before, limit, watching=watching)

    async def save_notes(self, table: int, guest: str, text: str) -> None:
        """The notes of a guest at a table, in place of earlier ones."""
        await self._writer.make(changes.save_notes, changes.Notes(table, guest, text))

    async def notes(self, table: int, guest: str) -> str:
        """The notes of a guest at a table, "" if there are none."""
        return await self._readers.ask(queries.notes, table, guest)

    async def save_remark(self, sheet: RemarkSheet, at: str, text: str) -> None:
        """A remark on a game in place of an earlier one, or `TooManyRemarks`; "" is none."""
        await self._writer.make(changes.save_remark, changes.Remark(sheet, at, text))

    async def remarks(self, sheet: RemarkSheet) -> dict[str, str]:
        """Everything that is written on this sheet, by place."""
        return await self._readers.ask(queries.remarks, sheet)

    async def beat(self, now: int) -> None:
        """The server is alive."""
        await self._writer.make(changes.beat, now)
        self._last_beat = now

    async def _beat_before_clock(self, deadline: int | None, now: int) -> None:
        """Before a clock begins to run: in a crash it will have stood since the last heartbeat."""
        if deadline is not None and abs(now - self._last_beat) > FRESH_BEAT_MS:
            await self.beat(now)

    async def last_beat(self) -> int | None:
        """When the server was last alive; None before its first beat."""
        return await self._readers.ask(queries.last_beat)

    async def renew(self, now: int) -> None:
        """From now on everything waits anew to be closed or deleted, whatever time it was kept at."""
        await self._writer.make(changes.renew, now)

    async def purge(self, before: int, unseen: int) -> int:
        """Delete what was closed or abandoned before, and guests unseen since; how many in all.

        Chat, notes and steps go with their tables and games. Games that were played to the end
        stay, as replays, but for those from files that nobody read since; and so do guests who
        sit at an open table.
        """
        gone = 0
        while some := await self._writer.make(changes.purge, changes.Purge(before, unseen)):
            gone += some
        return gone

    async def check(self) -> None:
        """Write and read something, to see that both work."""
        await self._writer.make(changes.check, None)
        await self._readers.ask(queries.last_beat)


def _seated(table: TableRow | None, guests: Collection[str]) -> SeatedTable | None:
    return SeatedTable(table, frozenset(guests)) if table else None
