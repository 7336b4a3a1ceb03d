"""One server for each database; the next one may open it as soon as the first is gone."""

import asyncio
import subprocess
import sys
import uuid
from pathlib import Path

import psycopg
import pytest

from omerta.server.storage import claims
from omerta.server.storage.database import open_database
from omerta.server.storage.refusals import AlreadyServed, BadDatabase, NotSaved
from omerta.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.storage.rows import RUNNING, begin, opened, step
from tests.server.storage.test_killed import writing
from tests.server.storage.test_postgres_faults import hang_up

HERE = "http://localhost:8080"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for an earlier server: in these tests none ends by itself."""
    monkeypatch.setattr(claims, "PATIENCE", 300)


async def test_a_second_server_learns_the_address_of_the_first(address: str) -> None:
    store = await Store.open(address, address=HERE)
    await begin(store)
    with pytest.raises(AlreadyServed) as refused:
        await Store.open(address)
    assert refused.value.code == "database-served"
    assert refused.value.params == {"address": HERE, "known": "yes"}
    await store.add_steps("play-1", [step(1)], RUNNING)
    await store.close()
    async with opened(address) as again:
        assert await again.steps("play-1", 1, 9) == [step(1)]


async def test_a_server_without_an_address_is_refused_without_one(address: str) -> None:
    async with opened(address):
        with pytest.raises(AlreadyServed) as refused:
            await Store.open(address)
        assert refused.value.params == {"address": "", "known": "no"}


def test_a_database_that_could_not_be_opened_is_free(sqlite: Path) -> None:
    sqlite.write_bytes(b"a letter to Anna " * 100)
    for _ in range(2):
        with pytest.raises(BadDatabase) as refused:
            open_database(sqlite, 1)
        assert refused.value.code == "database-unusable"


async def test_one_file_by_two_names_is_one_database(sqlite: Path, tmp_path: Path) -> None:
    async with opened(sqlite):
        other = tmp_path / "other.db"
        other.symlink_to(sqlite)
        with pytest.raises(AlreadyServed):
            await Store.open(other)


def test_a_claim_ends_with_a_killed_process(address: str) -> None:
    with writing(address) as writing_process:
        writing_process.listen(8)
        with pytest.raises(AlreadyServed):
            open_database(address, 1)
        writing_process.process.kill()
        writing_process.process.wait()
        open_database(address, 1).close()


async def test_other_programs_may_look_into_a_file_that_is_served(sqlite: Path) -> None:
    async with opened(sqlite) as store:
        await begin(store)
        copy = sqlite.with_name("copy.db")
        backup = "import sqlite3, sys; a, b = map(sqlite3.connect, sys.argv[1:]); a.backup(b)"
        program = [sys.executable, "-c", backup, str(sqlite), str(copy)]
        await asyncio.to_thread(lambda: subprocess.run(program, check=True))
        await store.add_steps("play-1", [step(1)], RUNNING)
    async with opened(copy) as store:
        assert await store.match("play-1")


async def test_a_lost_connection_claims_the_database_again(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    async with opened(postgres.database(name)) as store:
        await begin(store)
        await asyncio.to_thread(hang_up, postgres, name)
        await store.add_steps("play-1", [step(1)], RUNNING)
        with pytest.raises(AlreadyServed):
            await Store.open(postgres.address(name))


async def test_a_server_that_lost_the_database_to_another_cannot_write(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    address = postgres.database(name)
    async with opened(address) as first:
        await begin(first)
        await asyncio.to_thread(hang_up, postgres, name)
        async with opened(address) as second:
            with pytest.raises(NotSaved):
                await first.add_steps("play-1", [step(1)], RUNNING)
            await second.add_steps("play-1", [step(1)], RUNNING)
        with pytest.raises(NotSaved):  # its memory is outdated
            await first.add_steps("play-1", [step(2)], RUNNING)


async def test_without_the_lock_file_only_the_later_server_writes(
    sqlite: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite) as first:
        await begin(first)
        sqlite.with_name(sqlite.name + ".lock").unlink()
        async with opened(sqlite) as second:
            with pytest.raises(NotSaved) as refused:
                await first.add_steps("play-1", [step(1)], RUNNING)
            assert refused.value.fault.cause == "another-server"
            with pytest.raises(NotSaved):
                await first.check()
            await second.add_steps("play-1", [step(1)], RUNNING)
            assert [row.seq for row in await second.steps("play-1", 0, 9)] == [0, 1]
        with pytest.raises(NotSaved):
            await first.add_steps("play-1", [step(2)], RUNNING)
    assert "not saved: another-server epoch 2, ours 1 (changes: 1)" in caplog.text


async def test_a_server_that_came_and_went_unseen_is_noticed(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    address = postgres.database(name)
    async with opened(address) as first:
        await begin(first)
        await asyncio.to_thread(hang_up, postgres, name)
        async with opened(address) as second:
            await second.add_steps("play-1", [step(1)], RUNNING)
        with pytest.raises(NotSaved):
            await first.add_steps("play-1", [step(2)], RUNNING)


def test_a_connection_that_only_postgresql_believes_in_is_ended(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    address = postgres.database(name)
    claim = claims.SessionClaim(HERE)
    with psycopg.connect(address) as lost, psycopg.connect(address) as found:
        claim.take(lost)
        claim.take(found)
        with pytest.raises(psycopg.OperationalError):
            lost.execute("SELECT 1")
        found.execute("SELECT 1")
