"""Tables without sockets: a hall on a database of its own, and people with lines that remember."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from omerta.server.bots import Thinkers
from omerta.server.hall import Hall
from omerta.server.storage.store import Store
from omerta.server.table.people import Guest
from omerta.server.table.visitor import Visitor
from omerta.server.wire.pages import NewTable

Json = dict[str, Any]


class Ear:
    """A line that keeps what it hears."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.frames.append(message)
        self.heard.set()

    def close(self, code: int) -> None:
        self.closed = code
        self.heard.set()


class Person:
    """Somebody with a browser at a table."""

    def __init__(self, hall: Hall, name: str, public: str | None = None) -> None:
        self.hall = hall
        self.guest = Guest(public or f"guest-{name}", name)
        self.ear = Ear()
        self.visitor: Visitor | None = None
        self._numbers = 0
        self._read = 0
        self.table: Json = {}
        self.play: Json | None = None
        self.seat: int | None = None
        self.told: list[Json] = []

    async def opens(self, **choices: Any) -> str:
        return await self.hall.open_table(self.guest, NewTable(game="crooks", **choices))

    async def comes(self, code: str, **hello: Any) -> Json:
        """Connect and say hello."""
        self.ear = Ear()
        self._read = 0
        table = await self.hall.table(code)
        self.visitor = table.visit(self.guest, self.ear)
        return await self.says("hello", **hello)

    async def leaves(self) -> None:
        assert self.visitor is not None
        await self.visitor.leave()
        await self.visitor.table.settled()

    async def says(self, kind: str, **fields: Any) -> Json:
        """Say something and wait for its answer."""
        self._numbers += 1
        command = {"type": kind, "id": f"{self.guest.name}-{self._numbers}", **fields}
        return await self.says_raw(json.dumps(command).encode(), command["id"])

    async def says_raw(self, raw: bytes, command: str) -> Json:
        assert self.visitor is not None
        await self.visitor.say(raw)
        return await self.hears(lambda push: push.get("id") == command)

    async def hears(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a push; the ones before it are taken in."""
        while True:
            while self._read < len(self.ear.frames):
                push: Json = json.loads(self.ear.frames[self._read])
                self._read += 1
                self._take_in(push)
                if wanted(push):
                    return push
            self.ear.heard.clear()
            async with asyncio.timeout(20):
                await self.ear.heard.wait()

    async def until(self, true: Callable[[], bool]) -> None:
        """Take in pushes until something is so."""
        while not true():
            await self.hears(lambda push: True)

    def _take_in(self, push: Json) -> None:
        match push["type"]:
            case "welcome":
                self.table, self.play, self.seat = push["table"], push["play"], push["seat"]
                self.told = list(push["story"]) if not self.told else self.told
            case "table":
                self.table = push["table"]
            case "step":
                before = {} if self.play is None else self.play["view"]
                self.play = {key: push[key] for key in push if key not in {"type", "told"}}
                self.play["view"] = {**before, **push["view"]}
                self.told.append(push["told"])
            case _:
                pass

    async def salts(self) -> None:
        """Give a share of the luck for every seat, as a browser does by itself."""
        for seat, info in enumerate(self.table["seats"]):
            if info["guest"] == self.guest.public and not info["salted"]:
                commitment = self.table["commitment"]
                await self.says("salt", seat=seat, salt=f"{seat:032x}", commitment=commitment)

    async def acts(self, choice: int = 0) -> Json:
        """Take one of the options."""
        assert self.play is not None
        options = self.play["view"]["options"]
        action = options[choice % len(options)]
        return await self.says("act", seq=self.play["seq"], action=action)

    async def plays(self, choice: int = 0) -> None:
        """Answer whenever it is time, until the game is over."""
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


@asynccontextmanager
async def hall_at(path: Path | str) -> AsyncIterator[Hall]:
    """A hall on this database, until the end of the block."""
    store = await Store.open(path)
    thinkers = Thinkers(1)
    hall = Hall(store, thinkers)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        thinkers.stop()
        await store.close()


async def play_out(*people: Person) -> None:
    """Let them all play until the game is over."""
    await asyncio.gather(*(person.plays() for person in people))


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Live a story in a loop of its own."""
    asyncio.run(story())
