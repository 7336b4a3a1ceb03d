"""A fault is named by our word for it and a code, never with a password."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.storage.database import open_database
from omerta.server.storage.faults import fault
from omerta.server.storage.refusals import NotSaved, Unusable
from tests.server.postgres import Postgres
from tests.server.storage.rows import begin, opened, step

PASSWORD = "rosebud"


@pytest.mark.parametrize(
    ("number", "name", "cause"),
    [
        (13, "SQLITE_FULL", "disk-full"),
        (5, "SQLITE_BUSY_SNAPSHOT", "locked"),
        (8, "SQLITE_READONLY_DIRECTORY", "read-only"),
        (10, "SQLITE_IOERR_WRITE", "disk-error"),
        (11, "SQLITE_CORRUPT_INDEX", "damaged"),
        (14, "SQLITE_CANTOPEN", "no-such-file"),
        (1, "SQLITE_ERROR", "other"),
    ],
)
def test_a_fault_of_sqlite_is_known_by_its_code(number: int, name: str, cause: str) -> None:
    error = sqlite3.OperationalError("near anna: her notes")
    error.sqlite_errorcode, error.sqlite_errorname = number, name
    assert fault(DBAPIError("INSERT", None, error)) == (cause, name)


@pytest.mark.parametrize(
    ("number", "cause"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "no-permission"),
        (errno.ENOENT, "no-such-file"),
    ],
)
def test_a_fault_of_the_system_is_known_by_its_number(number: int, cause: str) -> None:
    assert fault(OSError(number, os.strerror(number))) == (cause, errno.errorcode[number])


@pytest.fixture(scope="module")
def guarded() -> Iterator[Postgres]:
    """A server that asks Anna for a password, and lets Boris in without one."""
    server = Postgres.make()
    server.ask(f"CREATE ROLE anna LOGIN PASSWORD '{PASSWORD}'")
    server.ask("CREATE ROLE boris LOGIN")
    server.ask("CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")
    server.ask("CREATE DATABASE evening")
    rules = "local all anna scram-sha-256\nlocal all stranger reject\nlocal all all trust\n"
    (server.folder / "data" / "pg_hba.conf").write_text(rules)
    server.ask("SELECT pg_reload_conf()")
    yield server
    server.remove()


@pytest.mark.parametrize(
    ("user", "database", "cause"),
    [
        ("anna:xanadu", "evening", "login-refused"),
        ("anna", "evening", "login-refused"),
        ("stranger", "evening", "login-refused"),
        ("who", "evening", "login-refused"),
        ("crowd", "evening", "too-many-connections"),
        ("boris", "nowhere", "no-such-database"),
        ("boris", "evening", "no-permission"),
    ],
)
def test_postgresql_faults_are_named(
    guarded: Postgres, user: str, database: str, cause: str
) -> None:
    with pytest.raises(Unusable) as refused:
        open_database(f"postgresql://{user}@/{database}?host={guarded.folder}", 1)
    assert refused.value.params["why"] == cause


@pytest.mark.parametrize(
    ("place", "cause"),
    [
        ("no.such.host.invalid", "unknown-host"),
        ("127.0.0.1:1", "no-answer"),
        ("", "no-answer"),
    ],
)
def test_a_missing_postgresql_differs_from_one_that_refuses(
    place: str, cause: str, tmp_path: Path
) -> None:
    here = "" if place else f"?host={tmp_path}"
    with pytest.raises(Unusable) as refused:
        open_database(f"postgresql://anna:{PASSWORD}@{place}/evening{here}", 1)
    assert refused.value.params["why"] == cause
    sentences = {Texts(language, "omerta.cli").refusal(refused.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any(PASSWORD in sentence for sentence in (*sentences, repr(refused.value)))


async def test_a_running_server_logs_why_postgresql_takes_nothing(
    guarded: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(guarded.database("read_only")) as store:
        await begin(store)
        read_only = "ALTER DATABASE read_only SET default_transaction_read_only = on"
        await asyncio.to_thread(guarded.ask, read_only)
        ended = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        await asyncio.to_thread(guarded.ask, f"{ended} WHERE datname = 'read_only'")
        with pytest.raises(NotSaved) as refused:
            await store.add_steps("play-1", [step(1)])
    assert refused.value.fault == ("read-only", "25006")
    assert "not saved: read-only 25006 (changes: 1)" in caplog.text
