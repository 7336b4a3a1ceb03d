"""Live tables without sockets: a registry on its own database, and players with fake connections."""

import asyncio
import itertools
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest

from omerta.kernel import Seat, encode
from omerta.server.storage.changes import Change
from omerta.server.storage.database import open_database
from omerta.server.storage.store import Store
from omerta.server.storage.writer import Writer
from omerta.server.table import clock
from omerta.server.table.actor import Table
from omerta.server.table.guest import Guest
from omerta.server.table.guest_session import GuestSession
from omerta.server.table_registry import TableRegistry
from omerta.server.wire.commands import read
from omerta.server.wire.pages import NewTable
from omerta.server.wire.table import Site
from omerta.server.workers import Priority, WorkerPool
from tests.server.fake_clock import FakeClockLoop, fake_clock

Json = dict[str, Any]
Found = TypeVar("Found")

PATIENCE = 400
"""Seconds on the fake clock after which an expected push counts as missing."""
NOT_SAVED = "not-saved"
SITE = Site("http://192.168.1.5:8080", "/assets/index-1a2b.js")


class HungUp(Exception):
    """The table has closed the connection of a waiting player."""


class FakeConnection:
    """A connection that keeps what the table sends."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.frames.append(message)
        self.heard.set()

    def hold(self) -> None:
        """Do nothing: messages count the same together or one by one."""

    def release(self) -> None:
        """Do nothing."""

    def close(self, code: int) -> None:
        self.closed = code
        self.heard.set()


class Person:
    """A guest with a client at a table."""

    def __init__(self, registry: TableRegistry, name: str, public: str | None = None) -> None:
        self.registry = registry
        self.guest = Guest(public or f"guest-{name}", name)
        self.connection = FakeConnection()
        self.connections = [self.connection]
        """Every connection this guest ever had."""
        self.session: GuestSession | None = None
        self._numbers = itertools.count(1)
        self._read = 0
        self.table: Json = {}
        self.play: Json | None = None
        self.seat: int | None = None
        self.seats: list[int] = []
        self.told: list[Json] = []
        self.chat: list[Json] = []

    def other_tab(self) -> "Person":
        """Return the same guest in another tab."""
        tab = Person(self.registry, self.guest.name, self.guest.public)
        tab._numbers = itertools.count(1000)
        return tab

    async def opens(self, game: str = "crooks", **choices: Any) -> str:
        return await self.registry.open_table(self.guest, NewTable(game=game, **choices))

    async def connects(self, code: str) -> None:
        """Connect to the table without a hello."""
        self.connection = FakeConnection()
        self.connections.append(self.connection)
        self._read = 0
        table = await self.registry.table(code)
        self.session = table.visit(self.guest, self.connection, SITE)

    async def comes(self, code: str, **hello: Any) -> Json:
        """Connect and say hello."""
        await self.connects(code)
        return await self.says("hello", **hello)

    async def leaves(self) -> None:
        assert self.session is not None
        self.session.leave()
        await self.session.table.finish_jobs()

    async def says(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        command = self.command(kind, **fields)
        return await self.says_raw(json.dumps(command).encode(), command["id"])

    def command(self, kind: str, **fields: Any) -> Json:
        return {"type": kind, "id": f"{self.guest.name}-{next(self._numbers)}", **fields}

    async def says_raw(self, raw: bytes, command: str) -> Json:
        assert self.session is not None
        self.session.receive(read(raw))
        return await self.hears(lambda push: push.get("id") == command or push["type"] == "gone")

    async def does(self, kind: str, **fields: Any) -> Json:
        """Send a command that is carried out."""
        answer = await self.says(kind, **fields)
        assert answer["type"] in {"ack", "welcome", "reason", "advice"}, answer
        return answer

    async def tries(self, kind: str, **fields: Any) -> str:
        """Send a command that is refused; return the code."""
        answer = await self.says(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def hears(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a push, and take in those before it."""
        while True:
            while self._read < len(self.connection.frames):
                push: Json = json.loads(self.connection.frames[self._read])
                self._read += 1
                self._take_in(push)
                if wanted(push):
                    return push
            if self.connection.closed is not None:
                raise HungUp(self.connection.closed)
            self.connection.heard.clear()
            async with asyncio.timeout(PATIENCE):
                await self.connection.heard.wait()

    async def until(self, true: Callable[[], bool]) -> None:
        """Take in pushes until this is true."""
        self.listen()
        while not true():
            await self.hears(lambda push: True)

    def listen(self) -> list[Json]:
        """Take in what has come, without waiting, and return it."""
        heard = [json.loads(frame) for frame in self.connection.frames[self._read :]]
        self._read = len(self.connection.frames)
        for push in heard:
            self._take_in(push)
        return heard

    def _take_in(self, push: Json) -> None:
        match push["type"]:
            case "welcome":
                self.table = self.table | push["table"]
                self.play, self.seat = push["play"], push["seat"]
                self.seats, self.chat = push["seats"], list(push["chat"])
                self.told = list(push["story"]) if not self.told else self.told
            case "table":
                self.table = self.table | push["table"]
            case "step":
                known = self.play["view"] if self.play is not None else {}
                left_out = {"type", "told", "log", "view", "entries"}
                self.play = {key: push[key] for key in push if key not in left_out}
                self.play |= {"suggestions": [], "undo_asked": None}  # void with every step
                self.play["view"] = renewed(known, push)
                self.told.append(push["told"])
            case "clock":
                assert self.play is not None
                self.play["clock"] = push["clock"]
            case "suggestions":
                assert self.play is not None
                self.play["suggestions"] = push["suggestions"]
            case "undo_asked":
                assert self.play is not None
                self.play["undo_asked"] = push["asked"]
            case "chat":
                self.chat.append(push["said"])
            case _:
                pass

    async def salts(self) -> None:
        """Send a salt for every seat, as a client does by itself."""
        for seat, info in enumerate(self.table["seats"]):
            if info["guest"] == self.guest.public and not info["salted"]:
                await self.does("salt", **self.luck(seat))

    def luck(self, seat: Seat) -> Json:
        """Return a salt for the next deal."""
        return {"seat": seat, "salt": f"5a17{seat:028x}", "commitment": self.table["commitment"]}

    async def acts(self, choice: int = 0) -> Json:
        """Take one of the options."""
        assert self.play is not None
        return await self.says("act", **self.answer(choice))

    def answer(self, choice: int = 0) -> Json:
        """Return one of the options as fields of a command."""
        assert self.play is not None
        options = self.play["view"]["options"]
        return {"seq": self.play["seq"], "action": options[choice % len(options)]}

    async def plays(self, choice: int = 0) -> None:
        """Act whenever it is this guest's turn, until the match is over."""
        self.listen()
        while not self.over:
            if self.my_turn:
                answer = await self.acts(choice)
                assert answer["type"] == "ack", answer
            else:
                await self.hears(lambda push: push["type"] in {"step", "welcome"})

    @property
    def over(self) -> bool:
        return self.play is not None and self.play["view"]["outcome"] is not None

    @property
    def my_turn(self) -> bool:
        return self.play is not None and self.seat in self.play["waiting"]

    @property
    def seated(self) -> list[Json]:
        """The seats as this guest sees them."""
        return list(self.table["seats"])


def renewed(view: Json, push: Json) -> Json:
    """Return the view after a step from the one before it and the changes."""
    merged = {**view, **push["view"]}
    for name, entries in push["entries"].items():
        whole = dict(enumerate(merged[name])) | {int(n): entry for n, entry in entries.items()}
        merged[name] = [whole[place] for place in range(len(whole))]
    return merged


class InlineWorkers(WorkerPool):
    """The same bots without processes, for stories in which that makes no difference."""

    async def run(
        self, priority: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        return work(*about)


class _Watched(Writer):
    """The real writer, which stops the fake clock while it works."""

    def __init__(self, writer: Writer) -> None:
        self._inner = writer

    async def make(self, change: Change[Any, Any], item: Any) -> Any:
        with fake_clock().work():
            return await self._inner.make(change, item)

    async def close(self) -> None:
        await self._inner.close()


@cache
def _new_database() -> bytes:
    """An empty database, made once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        open_database(path, busy_timeout=1).close()
        return path.read_bytes()


def _prepare(path: Path) -> None:
    if not path.exists():
        path.write_bytes(_new_database())


@asynccontextmanager
async def store_at(path: Path | str) -> AsyncIterator[Store]:
    """Open a store on this database for a block; it does not wait for locks."""
    await asyncio.to_thread(_prepare, Path(path))
    store = await Store.open(path, busy_timeout=0.01)
    store._writer = _Watched(store._writer)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def registry_at(
    path: Path | str, workers: WorkerPool | None = None
) -> AsyncIterator[TableRegistry]:
    """Open the tables of this database for a block."""
    async with store_at(path) as store:
        workers = workers or InlineWorkers()
        registry = TableRegistry(store, workers)
        await registry.start()
        try:
            yield registry
        finally:
            await registry.stop()
            workers.stop()


@contextmanager
def nothing_is_saved(path: Path) -> Iterator[None]:
    """Hold the database's lock, so that every change is refused."""
    thief = sqlite3.connect(path, isolation_level=None)
    try:
        thief.execute("BEGIN IMMEDIATE")
        yield
        thief.execute("ROLLBACK")
    finally:
        thief.close()


@contextmanager
def database_is_out(path: Path) -> Iterator[None]:
    """Take the table of steps away, so that no match can be read or written."""
    thief = sqlite3.connect(path, isolation_level=None)
    try:
        thief.execute("ALTER TABLE steps RENAME TO gone")
        yield
        thief.execute("ALTER TABLE gone RENAME TO steps")
    finally:
        thief.close()


async def gather(host: Person, *others: Person, **choices: Any) -> str:
    """Open a table and seat all players, the host first; bots come after the host."""
    bots = len(choices.get("bots", ()))
    chosen = {"seats": 1 + bots + len(others), "pace": "instant", **choices}
    code = await host.opens(**chosen)
    await host.comes(code)
    for seat, person in enumerate(others, 1 + bots):
        await person.comes(code)
        await person.does("sit", seat=seat, name=person.guest.name)
    return code


async def begin(host: Person, *others: Person, **choices: Any) -> str:
    """Open a table, seat the players and deal."""
    code = await gather(host, *others, **choices)
    await deal(host, *others)
    return code


async def deal(host: Person, *others: Person) -> None:
    """Send all salts, and let the host deal."""
    for person in (host, *others):
        person.listen()
        await person.salts()
    await host.does("start")
    for person in (host, *others):
        await person.until(lambda person=person: person.table["phase"] == "playing")  # type: ignore[misc]
        await person.until(lambda person=person: person.play is not None)  # type: ignore[misc]


async def let_in(newcomer: Person, seat: int, *people: Person) -> None:
    """Seat a newcomer in a running match, to which these players agree."""
    name = newcomer.guest.name
    sitting = asyncio.create_task(newcomer.says("sit", seat=seat, name=name))
    for person in people:
        await person.until(lambda person=person: person.table["seat_asked"] is not None)  # type: ignore[misc]
        await person.does("agree", seq=0, agreed=True, guest=newcomer.guest.public)
    assert (await sitting)["type"] == "ack"


async def play_out(*people: Person) -> None:
    """Let all of them play until the match is over."""
    await asyncio.gather(*(person.plays() for person in people))


def kept(table: Table) -> tuple[bytes, ...]:
    """Return all that a table must not lose or change by itself."""
    match = table.match
    game = (
        ()
        if match is None
        else (match.game.save(match.core.state), encode((match.seq, sorted(match.pending.items()))))
    )
    return (*game, encode(table.doc), encode(table.timing.clock.whole))


def whose_turn(*people: Person) -> tuple[Person, ...]:
    """Return these players, those whose turn it is first."""
    for person in people:
        person.listen()
    return tuple(sorted(people, key=lambda person: not person.my_turn))


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a story in its own event loop, on its own fake clock."""
    with (
        asyncio.Runner(loop_factory=FakeClockLoop) as runner,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(clock, "time", runner.get_loop())
        runner.run(story())
