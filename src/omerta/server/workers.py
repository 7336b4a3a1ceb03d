"""Thinkers: processes in which bots choose and coaches count, away from the tables' loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from omerta import games
from omerta.bots import DEFAULT_BUDGETS, Budget, ask, make
from omerta.kernel import Action, Refusal, Seat, Seeded, View, encode

MAX_WORK_SECONDS = 20.0
"""Seconds after which a thinker that has begun counts as lost."""
TRIES = 3

Found = TypeVar("Found")


class WorkerFailed(Refusal):
    """No answer came from the thinkers, several times over."""

    def __init__(self) -> None:
        super().__init__("thinking-failed", {})


class Priority(IntEnum):
    """Who goes first when several want to think: a game goes on before anybody is helped.

    Games that nobody sees come last, so that left tables take no time from those that are played.
    """

    BOT = 0
    HELP = 1
    HINDSIGHT = 2
    UNSEEN = 3


class PastAction(NamedTuple):
    """An answer in a game that is over: what a viewer saw just before, who said it, and what."""

    view: View
    seat: Seat
    action: Action


class Waiter(NamedTuple):
    """Somebody who waits for a place, with the rank that this one has now."""

    priority: Callable[[], Priority]
    called: asyncio.Future[None]


class PriorityGate:
    """So many at a time; a lower rank goes first, and among equals who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiter] = []

    @asynccontextmanager
    async def place(
        self, priority: Callable[[], Priority]
    ) -> AsyncIterator[list[asyncio.Future[Any]]]:
        """Have a place for as long as this lasts, and the work put into the list after it."""
        await self._take(priority)
        working: list[asyncio.Future[Any]] = []
        try:
            yield working
        finally:
            self._leave(working)

    def _leave(self, working: list[asyncio.Future[Any]]) -> None:
        """Who gives up does not stop a process: its place is free when it has done."""
        if not working or working[-1].done():
            self._pass_on()
        else:
            working[-1].add_done_callback(self._left_behind)

    def _left_behind(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled():
            done.exception()  # nobody is interested any more
        self._pass_on()

    async def _take(self, priority: Callable[[], Priority]) -> None:
        if self._free:
            self._free -= 1
            return
        waiting = Waiter(priority, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # called in the same moment: the next one shall come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        asked = [each for each in self._waiting if not each.called.done()]
        if not asked:  # one that is done gives up in this moment
            self._free += 1
            return
        first = min(asked, key=lambda each: each.priority())
        self._waiting.remove(first)
        first.called.set_result(None)


class WorkerPool:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._manager: threading.Thread | None = None
        """Looks after the processes of the pool that was stopped last."""
        self._gate = PriorityGate(self._workers)
        """Questions wait here and not in the pool, so that waiting is not taken for hanging."""

    def start(self) -> None:
        """Make the processes ready, so that the first bot need not wait for them."""
        self._ready().submit(os.getpid)

    def stop(self) -> None:
        """End the processes; nobody waits for an answer any more."""
        if self._pool is not None:
            # The executor has no public way to end a worker that hangs, and forgets its processes
            # when it is shut down. Work that is lost with them fails; it is not just cancelled.
            processes = tuple((self._pool._processes or {}).values())  # noqa: SLF001
            manager: Any = self._pool._executor_manager_thread  # noqa: SLF001
            self._manager = manager
            self._pool.shutdown(wait=False)
            for process in processes:
                process.kill()
            self._pool = None

    async def close(self) -> None:
        """End the processes and wait for the thread that looks after them.

        At the end of a program Python would write into a pipe that it closes at that moment.
        """
        self.stop()
        if self._manager is not None:
            await asyncio.to_thread(self._manager.join, MAX_WORK_SECONDS)

    async def choose_action(
        self,
        priority: Callable[[], Priority],
        game: str,
        state: bytes,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float,
    ) -> bytes:
        """What a bot of this level answers for this seat, as JSON; it searches for so long at most."""
        return await self.run(priority, choose, game, state, seat, level, seed, seconds)

    async def advise(self, game: str, view: View) -> bytes:
        """The help that a coach gives this viewer, as JSON."""
        return await self.run(lambda: Priority.HELP, advise, game, view)

    async def remark(self, game: str, said: Sequence[PastAction], seconds: float) -> list[Any]:
        """What a coach remarks on these answers, as far as it comes in about so many seconds."""
        return await self.run(lambda: Priority.HINDSIGHT, remark, game, said, seconds)

    async def look_back(self, game: str, remarks: Sequence[tuple[int, Any]], end: View) -> bytes:
        """A viewer's whole game in hindsight, as JSON."""
        return await self.run(lambda: Priority.HINDSIGHT, look_back, game, remarks, end)

    async def run(
        self, priority: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        """Have this worked out in a process, again if that process dies or hangs."""
        async with self._gate.place(priority) as working:
            for _ in range(TRIES):
                pool = self._ready()
                loop = asyncio.get_running_loop()
                try:
                    begun = loop.run_in_executor(pool, work, *about)
                    working.append(begun)
                    return await asyncio.wait_for(asyncio.shield(begun), MAX_WORK_SECONDS)
                except (BrokenExecutor, TimeoutError):
                    if self._pool is pool:  # others may have replaced it while we waited
                        self.stop()
                except Exception as error:  # a mistake of the work, which it would make again
                    raise WorkerFailed from error
        raise WorkerFailed

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["omerta.server.workers"])
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_server
            )
        return self._pool


def end_with_server() -> None:
    """Let a thinker end when the server wants it, not at a Ctrl-C, and not outlive a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


# What runs in a process of its own


def choose(game_id: str, state: bytes, seat: Seat, level: str, seed: int, seconds: float) -> bytes:
    """Choose an answer; `ask` lets the bot see no more of the state than its seat may."""
    bot = make(level, game_id, seed)
    game = games.get(game_id)
    budget = Budget(DEFAULT_BUDGETS[level].iterations, seconds)
    return encode(ask(bot, game, game.load(state), seat, Seeded(seed + 1), budget))


def advise(game_id: str, view: View) -> bytes:
    """Help a viewer; "null" where there is nothing to say, or nobody to say it."""
    coach = games.get(game_id).coach
    return encode(None if coach is None else coach.advise(view))


def remark(game_id: str, said: Sequence[PastAction], seconds: float) -> list[Any]:
    """Remark on answers in their order, on at least one, until the time is over."""
    coach = games.get(game_id).coach
    assert coach is not None
    until = time.monotonic() + seconds
    made: list[Any] = []
    for each in said:
        made.append(coach.remark(each.view, each.seat, each.action))
        if time.monotonic() >= until:
            break
    return made


def look_back(game_id: str, remarks: Sequence[tuple[int, Any]], end: View) -> bytes:
    """Tell a viewer's game in hindsight."""
    coach = games.get(game_id).coach
    assert coach is not None
    return encode(coach.look_back(remarks, end))
