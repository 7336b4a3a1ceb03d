"""A server that is killed among its guests, and what all of them received before and after."""

import asyncio
from collections.abc import Callable

from tests.server.live_harness import Json
from tests.server.web.running_server import PATIENCE
from tests.server.web.server_process import ServerProcess


class CrashRun:
    """What all guests of a crash test share: the server, whether it is up, and what they received."""

    def __init__(self, served: ServerProcess) -> None:
        self.served = served
        self.pushes = 0
        self.kills = 0
        self.resent = 0
        self.done_before = 0
        """Repeated actions that had been applied: only their acknowledgements were lost."""
        self.steps: dict[tuple[str, int], Json] = {}
        self.answers: dict[str, tuple[str, int]] = {}
        """By acknowledged command: match and step."""
        self.lines: dict[str, tuple[str, str]] = {}
        """By acknowledged command: table and text of a line of chat."""
        self.refused: set[str] = set()
        """Actions that came too late; they must not have been applied."""
        self._open = asyncio.Event()
        self._open.set()
        self._loud = asyncio.Event()
        self._loud.set()
        self._ready = 0
        self._changed = asyncio.Event()

    async def break_off(self) -> None:
        """Kill the server in the middle of everything, and start it again."""
        self._open.clear()
        self.kills += 1
        await asyncio.to_thread(self.served.kill)
        await asyncio.to_thread(self.served.start)
        self._open.set()

    async def opened(self) -> None:
        """Wait until the server is up, perhaps again."""
        async with asyncio.timeout(2 * PATIENCE):
            await self._open.wait()

    async def until(self, pushes: int) -> None:
        """Wait until this many more pushes have come; tests choose their moment by it."""
        last = self.pushes + pushes
        await self._wait(lambda: self.pushes >= last)

    async def all_at_once(self, people: int) -> None:
        """Hold all commands back until every guest has one, and then send them together."""
        self._loud.clear()
        await self._wait(lambda: self._ready == people)
        self._loud.set()

    async def may_speak(self) -> None:
        """Wait until a guest may send their command."""
        self._ready += 1
        self._changed.set()
        await self._loud.wait()
        self._ready -= 1

    async def _wait(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            async with asyncio.timeout(PATIENCE):
                await self._changed.wait()

    def hear(self) -> None:
        """Count a push."""
        self.pushes += 1
        self._changed.set()

    def step(self, play: str, told: Json) -> None:
        """Record a step that a guest received, perhaps not for the first time."""
        before = self.steps.setdefault((play, told["seq"]), told)
        assert before == told, "a step was told in two ways"
