"""What was acknowledged is stored, whatever happens to the server."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from omerta.server.storage.database import open_database
from tests.server.postgres import Postgres
from tests.server.storage.rows import RUNNING, begin, opened, size, step
from tests.server.storage.writing_process import MATCHES

ROOT = Path(__file__).parents[3]
SCRIBE = Path(__file__).with_name("writing_process.py")


class Scribe:
    """The running program, and what it has printed so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.acknowledged: dict[str, int] = {}

    def listen(self, lines: int) -> None:
        assert self.process.stdout
        for _ in range(lines):
            self._hear(self.process.stdout.readline())

    def listen_to_the_end(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._hear(line)

    def stop(self) -> None:
        """Kill it wherever it is."""
        self.process.send_signal(signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)

    def _hear(self, line: str) -> None:
        if not line.endswith("\n"):
            return  # killed in the middle of a line
        play, seq = line.split()
        assert int(seq) == self.acknowledged.get(play, 0) + 1
        self.acknowledged[play] = int(seq)


@contextmanager
def writing(address: str) -> Iterator[Scribe]:
    process = subprocess.Popen(
        [sys.executable, SCRIBE, address],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Scribe(process)
    finally:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


async def assert_kept(address: str, acknowledged: dict[str, int]) -> None:
    async with opened(address) as store:
        for name in MATCHES:
            play = await store.match(name)
            assert play
            steps = await store.steps(name, 0, 10**6)
            assert [row.seq for row in steps] == list(range(play.head + 1))
            assert [row.events for row in steps[1:]] == [
                b"%d " % seq * 100 for seq in range(1, play.head + 1)
            ]
            assert acknowledged.get(name, 0) <= play.head <= acknowledged.get(name, 0) + 1
            assert play.state_seq == play.head // 5 * 5
            await store.add_steps(name, [step(play.head + 1, name)], RUNNING)


def assert_sound(path: Path) -> None:
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


@pytest.mark.parametrize("lines", [1, 300, 4_000])
def test_no_acknowledged_step_is_lost_when_the_server_is_killed(address: str, lines: int) -> None:
    with writing(address) as writing_process:
        writing_process.listen(lines)
        writing_process.process.kill()
        writing_process.listen_to_the_end()
    assert sum(writing_process.acknowledged.values()) >= lines
    if "://" not in address:
        assert_sound(Path(address))
    asyncio.run(assert_kept(address, writing_process.acknowledged))


def test_no_acknowledged_step_is_lost_in_a_power_cut(sqlite: Path, tmp_path: Path) -> None:
    """Copies the files at some instants, with an unfinished last write to the log."""
    cuts = []
    with writing(str(sqlite)) as writing_process:
        for number in range(8):
            writing_process.listen(137)
            acknowledged = dict(writing_process.acknowledged)
            writing_process.stop()
            copy = tmp_path / f"cut-{number}.db"
            shutil.copy(sqlite, copy)
            shutil.copy(f"{sqlite}-wal", f"{copy}-wal")
            writing_process.process.send_signal(signal.SIGCONT)
            cuts.append((copy, acknowledged))
    for copy, acknowledged in cuts:
        with Path(f"{copy}-wal").open("ab") as log:
            log.write(os.urandom(1_500))
        assert_sound(copy)
        asyncio.run(assert_at_least(str(copy), acknowledged))


async def assert_at_least(address: str, acknowledged: dict[str, int]) -> None:
    """Like `assert_kept`, while some acknowledgements were still on their way."""
    async with opened(address) as store:
        for name, seq in acknowledged.items():
            play = await store.match(name)
            assert play
            assert play.head >= seq
            steps = await store.steps(name, 0, 10**6)
            assert [row.seq for row in steps] == list(range(play.head + 1))


def test_every_commit_reaches_the_disk_before_it_is_acknowledged(sqlite: Path) -> None:
    database = open_database(sqlite, 1)
    with database.writing.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    database.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_the_log_of_sqlite_does_not_grow_for_ever(sqlite: Path) -> None:
    log = f"{sqlite}-wal"
    async with opened(sqlite) as store:
        await begin(store)
        sizes = []
        for seq in range(1, 1_501):
            await store.add_steps("play-1", [step(seq, events=b"x" * 8_000)], RUNNING)
            sizes.append(size(log))
        assert max(sizes) < 10_000_000 < size(sqlite)
    assert size(log) == 0


async def test_a_killed_postgresql_has_what_it_acknowledged() -> None:
    server = Postgres.make()
    try:
        async with opened(server.database("killed"), 2.0) as store:
            await begin(store)
            await store.add_steps("play-1", [step(1)], RUNNING)
            server.stop()
            server.start()
            assert await store.steps("play-1", 1, 9) == [step(1)]
    finally:
        server.remove()
