"""A full disk and a locked file: changes are refused as a whole, and later ones succeed."""

import asyncio
import logging
import os
import resource
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from omerta.server.storage.refusals import BadDatabase, NotRead, NotSaved
from omerta.server.storage.rows import Progress, Snapshot
from omerta.server.storage.store import Store
from tests.server.storage.rows import RUNNING, begin, open_table, opened, size, step

BRIEFLY = 0.05
BIG = (Progress(1, 1), Snapshot(b"x" * 1_000_000, 1, 1))


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond this size."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@contextmanager
def locked(path: Path, *pragmas: str) -> Iterator[None]:
    """Lock the file from another connection."""
    other = sqlite3.connect(path, isolation_level=None)
    for pragma in pragmas:
        other.execute(f"PRAGMA {pragma}")
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def set_most_pages(store: Store, pages: int) -> None:
    """Make SQLite report a full disk beyond this; only while the writer is idle."""
    connection = store._writer._connection
    assert connection
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    connection.rollback()


async def test_a_full_disk_refuses_a_step_and_takes_it_once_there_is_room(
    sqlite: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite) as store:
        table = await open_table(store)
        await begin(store, "play-1", table)
        before = await store.match("play-1"), await store.table(table.code)
        set_most_pages(store, 1)  # SQLite takes the present size instead
        with pytest.raises(NotSaved):
            await store.add_steps("play-1", [step(1)], *BIG, table, ["anna"])
        assert (await store.match("play-1"), await store.table(table.code)) == before
        assert await store.steps("play-1", 1, 1) == []
        assert await store.tables_of("anna") == []
        assert "not saved: disk-full SQLITE_FULL (changes: 1)" in caplog.text
        set_most_pages(store, 1_000_000)
        await store.add_steps("play-1", [step(1)], *BIG, table, ["anna"])
        assert await store.steps("play-1", 1, 1) == [step(1)]


async def test_on_a_full_disk_small_changes_may_still_fit(sqlite: Path) -> None:
    async with opened(sqlite) as store:
        await begin(store)
        await begin(store, "play-2")
        await store.beat(5)
        set_most_pages(store, 1)
        big = store.add_steps("play-1", [step(1)], *BIG)
        small = store.save_deadline("play-2", 5, 5, now=5)
        results = await asyncio.gather(big, small, return_exceptions=True)
        assert [type(result) for result in results] == [NotSaved, type(None)]


async def test_a_log_that_cannot_grow_refuses_and_recovers(
    sqlite: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)  # only the refusal matters, and logging needs disk space
    async with opened(sqlite) as store:
        await begin(store)
        with largest_file(size(f"{sqlite}-wal") + 5_000):
            with pytest.raises(NotSaved):
                await store.add_steps("play-1", [step(1)], *BIG)
            with pytest.raises(NotSaved):
                await store.add_steps("play-1", [step(1)], *BIG)
            assert await store.steps("play-1", 1, 1) == []
        await store.add_steps("play-1", [step(1)], *BIG)
    async with opened(sqlite) as store:
        assert await store.steps("play-1", 1, 9) == [step(1)]


async def test_a_locked_database_refuses_changes_and_still_reads(
    sqlite: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite, BRIEFLY) as store:
        await begin(store)
        with locked(sqlite):
            with pytest.raises(NotSaved):
                await store.add_steps("play-1", [step(1)], RUNNING)
            with pytest.raises(NotSaved):
                await store.check()
            assert await store.steps("play-1", 1, 1) == []
        assert "not saved: locked SQLITE_BUSY (changes: 1)" in caplog.text
        await store.add_steps("play-1", [step(1)], RUNNING)
        await store.check()


async def test_a_lock_that_goes_in_time_is_waited_for(sqlite: Path) -> None:
    async with opened(sqlite) as store:
        await begin(store)
        with locked(sqlite):
            asked = asyncio.create_task(store.add_steps("play-1", [step(1)], RUNNING))
            assert await store.steps("play-1", 1, 1) == []
            assert not asked.done()
        await asked
        assert await store.steps("play-1", 1, 1) == [step(1)]


async def test_callers_of_a_locked_file_wait_together(sqlite: Path) -> None:
    async with opened(sqlite, 0.2) as store:
        await begin(store)
        with locked(sqlite):
            started = time.monotonic()
            asked = [store.add_steps("play-1", [step(seq)], RUNNING) for seq in range(1, 101)]
            results = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(result) for result in results} == {NotSaved}
        assert time.monotonic() - started < 100 * 0.2 / 2


async def test_a_file_locked_by_another_program_is_not_opened(sqlite: Path) -> None:
    async with opened(sqlite) as store:
        await begin(store)
    with locked(sqlite, "locking_mode = EXCLUSIVE"), pytest.raises(BadDatabase):
        await Store.open(sqlite, busy_timeout=BRIEFLY)
    async with opened(sqlite) as store:
        assert await store.match("play-1")


async def test_a_file_that_was_moved_takes_nothing_until_it_is_back(
    sqlite: Path, tmp_path: Path
) -> None:
    away = tmp_path / "away.db"
    async with opened(sqlite) as store:
        await begin(store)
        os.rename(sqlite, away)  # noqa: PTH104 - a moment, in a coroutine
        for attempt in (store.check(), store.add_steps("play-1", [step(1)], RUNNING)):
            with pytest.raises(NotSaved) as refused:
                await attempt
            assert refused.value.fault.cause == "file-gone"
        shutil.copy(away, sqlite)  # another file with the same contents
        with pytest.raises(NotSaved):
            await store.check()
        os.rename(away, sqlite)  # noqa: PTH104 - as above
        await store.add_steps("play-1", [step(1)], RUNNING)
        assert await store.steps("play-1", 1, 1) == [step(1)]


async def test_a_damaged_table_is_not_read(sqlite: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(sqlite) as store:
        await begin(store)
        other = sqlite3.connect(sqlite)
        other.execute("DROP TABLE snapshots")
        other.commit()
        other.close()
        with pytest.raises(NotRead) as refused:
            await store.match("play-1")
        assert refused.value.code == "not-read"
        assert "not read: other SQLITE_ERROR" in caplog.text
        assert len(await store.steps("play-1", 0, 9)) == 1
