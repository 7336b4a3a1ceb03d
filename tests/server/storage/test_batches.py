"""The writer thread: common commits, single failures, and its promises to callers."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event

from omerta.server.storage.refusals import CodeTaken, NotRead, NotSaved
from omerta.server.storage.rows import Progress, Snapshot
from omerta.server.storage.store import Store
from tests.server.storage.rows import ANNA, RUNNING, begin, open_table, opened, said, step


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy, so that all changes meanwhile wait together."""
    reached, gate = threading.Event(), threading.Event()

    def hold(_: Connection, items: Sequence[None]) -> Sequence[None]:
        reached.set()
        gate.wait()
        return items

    holding = asyncio.create_task(store._writer.make(hold, None))
    try:
        await asyncio.to_thread(reached.wait)
        yield
        await asyncio.sleep(0)  # let the tasks of the test call
    finally:
        gate.set()
    await holding


def commits(store: Store) -> list[None]:
    """Return a list that grows with every commit."""
    counted: list[None] = []
    connection = store._writer._connection
    assert connection is not None
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "sqlite":
        driver.set_trace_callback(lambda sql: counted.append(None) if sql == "COMMIT" else None)
    else:
        event.listen(store._database.writing, "commit", lambda _: counted.append(None))
    return counted


async def test_all_that_wait_are_committed_at_once(address: str) -> None:
    async with opened(address) as store:
        plays = [f"play-{number}" for number in range(50)]
        for play in plays:
            await begin(store, play)
        counted = commits(store)
        async with held(store):
            asked = [
                asyncio.create_task(store.add_steps(play, [step(1, play)], RUNNING))
                for play in plays
            ]
        await asyncio.gather(*asked)
        assert len(counted) == 2  # of the holder, and of the fifty
        for play in plays:
            assert await store.steps(play, 1, 1) == [step(1, play)]


async def test_a_bad_change_fails_alone(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        await begin(store, "play-2")
        async with held(store):
            asked: list[asyncio.Task[Any]] = [
                asyncio.create_task(store.add_steps("play-1", [step(1)], RUNNING)),
                asyncio.create_task(store.add_steps("play-1", [step(1)], RUNNING)),
                asyncio.create_task(store.add_steps("play-2", [step(1, "play-2")], RUNNING)),
                asyncio.create_task(store.add_guest(ANNA)),
            ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results] == [
            type(None),
            NotSaved,
            type(None),
            type(None),
        ]
        assert len(await store.steps("play-1", 1, 9)) == 1
        assert len(await store.steps("play-2", 1, 9)) == 1
        assert await store.guest(ANNA.token) == ANNA


async def test_only_one_of_two_tables_gets_the_same_code(address: str) -> None:
    async with opened(address) as store:
        async with held(store):
            asked = [asyncio.create_task(open_table(store)) for _ in range(2)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["CodeTaken", "TableRow"]
        assert any(isinstance(result, CodeTaken) for result in results)


async def test_changes_are_made_in_the_order_in_which_they_were_asked_for(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        row = await begin(store, "play-1", table)
        async with held(store):
            asked: list[asyncio.Task[Any]] = []
            for seq in range(1, 10):
                snapshot = Snapshot(b"at %d" % seq, seq, seq) if seq in {3, 6} else None
                progress = Progress(seq, None)
                asked.append(
                    asyncio.create_task(store.add_steps("play-1", [step(seq)], progress, snapshot))
                )
                changed = replace(table, touched=seq)
                asked.append(asyncio.create_task(store.save_table(changed, [f"guest-{seq}"])))
        await asyncio.gather(*asked)
        after = replace(row, head=9, deadline=9, state=b"at 6", state_seq=6, state_draws=6)
        assert await store.match("play-1") == after
        assert await store.tables_of("guest-9") == [replace(table, touched=9)]
        assert await store.tables_of("guest-8") == []


async def test_several_saves_of_a_table_in_one_batch_leave_the_last_one(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        async with held(store):
            asked = [
                asyncio.create_task(
                    store.save_table(replace(table, touched=number), ["anna", f"guest-{number}"])
                )
                for number in range(5)
            ]
        await asyncio.gather(*asked)
        assert await store.tables_of("anna") == [replace(table, touched=4)]
        assert await store.tables_of("guest-3") == []
        assert await store.tables_of("guest-4") == [replace(table, touched=4)]


async def test_what_is_acknowledged_is_read(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        for seq in range(1, 60):
            await store.add_steps("play-1", [step(seq)], RUNNING)
            play = await store.match("play-1")
            assert play
            assert play.head == seq


async def test_results_find_their_callers(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        async with held(store):
            asked = [
                asyncio.create_task(store.add_chat(said(table, str(number)))) for number in range(9)
            ]
        kept = await asyncio.gather(*asked)
        lines = await store.chat(table.id, None, 9, watching=True)
        assert [(line.number, line.text) for line in lines] == [
            (line.number, str(index)) for index, line in enumerate(kept)
        ]


async def test_a_cancelled_caller_does_not_stop_its_change(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        async with held(store):
            leaving = asyncio.create_task(store.add_steps("play-1", [step(1)], RUNNING))
            staying = asyncio.create_task(store.add_steps("play-1", [step(2)], RUNNING))
            await asyncio.sleep(0)
            leaving.cancel()
        await staying
        assert leaving.cancelled()
        assert len(await store.steps("play-1", 1, 2)) == 2


async def test_closing_writes_what_waits(address: str) -> None:
    store = await Store.open(address)
    await begin(store)
    async with held(store):
        asked = [
            asyncio.create_task(store.add_steps("play-1", [step(seq)], RUNNING))
            for seq in range(1, 1_200)
        ]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
    await closing
    await asyncio.gather(*asked)
    async with opened(address) as again:
        play = await again.match("play-1")
        assert play
        assert play.head == 1_199


async def test_a_closed_store_refuses(address: str) -> None:
    store = await Store.open(address)
    await store.close()
    with pytest.raises(NotSaved):
        await store.beat(1)
    with pytest.raises(NotRead) as refused:
        await store.last_beat()
    assert refused.value.code == "not-read"


async def test_a_broken_change_fails_for_its_caller_and_the_writer_lives_on(address: str) -> None:
    def broken(_: Connection, items: Sequence[None]) -> Sequence[None]:
        raise ZeroDivisionError

    async with opened(address) as store:
        with pytest.raises(ZeroDivisionError):
            await store._writer.make(broken, None)
        await store.check()


async def test_a_refusal_does_not_quote_what_was_to_be_written(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(address) as store:
        await begin(store)
        secret = step(0, events=b"the killer is Anna", action=b"the killer is Anna")
        with pytest.raises(NotSaved) as refused:
            await store.add_steps("play-1", [secret], RUNNING)
    told = [refused.value, refused.value.__cause__, refused.value.__context__]
    assert "killer" not in f"{told!r} {told} {refused.value.params} {caplog.text}"
    assert "(changes: 1)" in caplog.text
