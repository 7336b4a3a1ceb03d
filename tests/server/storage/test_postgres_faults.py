"""A PostgreSQL that disconnects, goes away, is locked, or commits without an answer."""

import asyncio
import socket
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from omerta.server.storage.refusals import NotRead, NotSaved
from tests.server.postgres import Postgres
from tests.server.storage.rows import RUNNING, begin, opened, step

SOCKET = ".s.PGSQL.5432"


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server for one test, which may damage it."""
    made = Postgres.make()
    yield made
    made.remove()


def hang_up(server: Postgres, database: str) -> None:
    """End all connections to this database."""
    server.ask(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        f"WHERE datname = '{database}' AND pid <> pg_backend_pid()"
    )


async def test_after_a_lost_connection_the_next_change_and_read_work(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    async with opened(postgres.database(name)) as store:
        await begin(store)
        assert await store.match("play-1")
        await asyncio.to_thread(hang_up, postgres, name)
        await store.add_steps("play-1", [step(1)], RUNNING)
        await asyncio.to_thread(hang_up, postgres, name)
        assert await store.steps("play-1", 1, 1) == [step(1)]


async def test_while_the_server_is_away_all_is_refused_and_afterwards_nothing(
    server: Postgres,
) -> None:
    async with opened(server.database("away"), 2.0) as store:
        await begin(store)
        await asyncio.to_thread(server.stop)
        asked = [store.add_steps("play-1", [step(seq)], RUNNING) for seq in range(1, 20)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(result) for result in results} == {NotSaved}
        with pytest.raises(NotRead):
            await store.match("play-1")
        await asyncio.to_thread(server.start)
        await store.add_steps("play-1", [step(1)], RUNNING)
        assert [row.seq for row in await store.steps("play-1", 0, 99)] == [0, 1]


async def test_callers_of_a_locked_table_wait_together(postgres: Postgres) -> None:
    name = uuid.uuid4().hex
    async with opened(postgres.database(name), 0.1) as store:
        await begin(store)
        other = postgres.connect(name)
        with other.transaction():
            other.execute("LOCK TABLE steps IN ACCESS EXCLUSIVE MODE")
            started = time.monotonic()
            asked = [store.add_steps("play-1", [step(seq)], RUNNING) for seq in range(1, 101)]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(result) for result in results} == {NotSaved}
            assert time.monotonic() - started < 100 * 0.1 / 2
            with pytest.raises(NotRead):
                await store.steps("play-1", 1, 99)
        other.close()
        await store.add_steps("play-1", [step(1)], RUNNING)
        assert await store.steps("play-1", 1, 99) == [step(1)]


class Cutter:
    """A proxy before the server that cuts the connection at one COMMIT."""

    def __init__(self, folder: Path, server: Postgres) -> None:
        self.address = f"host={folder}"
        self.cuts = 0
        self._deliver: bool | None = None
        self._beyond = str(server.folder / SOCKET)
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut_next(self, *, deliver: bool) -> None:
        """Deliver the next COMMIT to the server or not, and drop its answer."""
        self._deliver = deliver

    def close(self) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._beyond)
                threading.Thread(target=self._forth, args=(client, server), daemon=True).start()
                threading.Thread(target=self._back, args=(client, server), daemon=True).start()

    def _forth(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while heard := client.recv(65536):
                if b"COMMIT" in heard and self._deliver is not None:
                    self._cut(client, server, heard)
                    return
                server.sendall(heard)
            server.shutdown(socket.SHUT_WR)

    def _cut(self, client: socket.socket, server: socket.socket, heard: bytes) -> None:
        deliver, self._deliver = self._deliver, None  # a client that reconnects is let through
        self.cuts += 1
        client.shutdown(socket.SHUT_RDWR)
        if deliver:
            server.sendall(heard)
        server.shutdown(socket.SHUT_WR)

    @staticmethod
    def _back(client: socket.socket, server: socket.socket) -> None:
        with client, server, suppress(OSError):
            while heard := server.recv(65536):
                client.sendall(heard)


@pytest.fixture
def cutter(postgres: Postgres) -> Iterator[Cutter]:
    with tempfile.TemporaryDirectory(prefix="omerta-") as folder:  # a socket's path must be short
        made = Cutter(Path(folder), postgres)
        yield made
        made.close()


@pytest.mark.parametrize("deliver", [True, False], ids=["delivered", "not delivered"])
async def test_a_commit_without_an_answer_is_neither_lost_nor_doubled(
    postgres: Postgres, cutter: Cutter, deliver: bool
) -> None:
    name = uuid.uuid4().hex
    direct = postgres.database(name)
    async with opened(f"postgresql://postgres@/{name}?{cutter.address}") as store:
        await begin(store)
        cutter.cut_next(deliver=deliver)
        await store.add_steps("play-1", [step(1)], RUNNING)
        await store.add_steps("play-1", [step(2)], RUNNING)
        assert cutter.cuts == 1
    async with opened(direct) as store:
        assert await store.steps("play-1", 1, 99) == [step(1), step(2)]
