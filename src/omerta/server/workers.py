"""Worker processes in which bots choose and coaches calculate, outside the tables' event loop."""

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
"""Seconds of work after which a worker counts as lost."""
TRIES = 3

Found = TypeVar("Found")


class WorkerFailed(Refusal):
    """The workers gave no answer, several times over."""

    def __init__(self) -> None:
        super().__init__("thinking-failed", {})


class Priority(IntEnum):
    """What goes first when all workers are busy: bots before advice, advice before hindsight.

    Tables without guests come last, so that they take no time from those that are being played.
    """

    BOT = 0
    HELP = 1
    HINDSIGHT = 2
    UNSEEN = 3


class PastAction(NamedTuple):
    """An action of a finished match: the view just before it, its seat, and the action."""

    view: View
    seat: Seat
    action: Action


class Waiter(NamedTuple):
    """A caller that waits for a place, and its present priority."""

    priority: Callable[[], Priority]
    called: asyncio.Future[None]


class PriorityGate:
    """A limited number of places; the lowest number goes first, then the earliest caller."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiter] = []

    @asynccontextmanager
    async def place(
        self, priority: Callable[[], Priority]
    ) -> AsyncIterator[list[asyncio.Future[Any]]]:
        """Hold a place for this block, and afterwards until the work in the list is done."""
        await self._take(priority)
        working: list[asyncio.Future[Any]] = []
        try:
            yield working
        finally:
            self._leave(working)

    def _leave(self, working: list[asyncio.Future[Any]]) -> None:
        """Release a place; one whose caller gave up is free only when its process has finished."""
        if not working or working[-1].done():
            self._pass_on()
        else:
            working[-1].add_done_callback(self._left_behind)

    def _left_behind(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled():
            done.exception()  # the caller has given up
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
            else:  # called at the same moment: pass the place on
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        waiting = [each for each in self._waiting if not each.called.done()]
        if not waiting:  # a waiter that is done is giving up right now
            self._free += 1
            return
        first = min(waiting, key=lambda each: each.priority())
        self._waiting.remove(first)
        first.called.set_result(None)


class WorkerPool:
    """A pool of processes that is replaced when one of them dies."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._manager: threading.Thread | None = None
        """The thread that watches the processes of the pool that was stopped last."""
        self._gate = PriorityGate(self._workers)
        """Work waits here and not in the pool, so that waiting is not mistaken for hanging."""

    def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        self._ready().submit(os.getpid)

    def stop(self) -> None:
        """Kill the processes; their work fails."""
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
        """Kill the processes and wait for the thread that watches them.

        At the end of the program Python would else write into a pipe that it is just closing.
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
        """Return a bot's action for this seat as JSON; `seconds` limits its search."""
        return await self.run(priority, choose, game, state, seat, level, seed, seconds)

    async def advise(self, game: str, view: View) -> bytes:
        """Return a coach's advice for this view, as JSON."""
        return await self.run(lambda: Priority.HELP, advise, game, view)

    async def remark(self, game: str, actions: Sequence[PastAction], seconds: float) -> list[Any]:
        """Return a coach's remarks on the first of these actions, in about this many seconds."""
        return await self.run(lambda: Priority.HINDSIGHT, remark, game, actions, seconds)

    async def look_back(self, game: str, remarks: Sequence[tuple[int, Any]], end: View) -> bytes:
        """Return a coach's hindsight on a viewer's whole match, as JSON."""
        return await self.run(lambda: Priority.HINDSIGHT, look_back, game, remarks, end)

    async def run(
        self, priority: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        """Run work in a process, and again if that process dies or hangs."""
        async with self._gate.place(priority) as working:
            for _ in range(TRIES):
                pool = self._ready()
                loop = asyncio.get_running_loop()
                try:
                    begun = loop.run_in_executor(pool, work, *about)
                    working.append(begun)
                    return await asyncio.wait_for(asyncio.shield(begun), MAX_WORK_SECONDS)
                except (BrokenExecutor, TimeoutError):
                    if self._pool is pool:  # another caller may have replaced it meanwhile
                        self.stop()
                except Exception as error:  # an error of the work itself, which would only repeat
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
    """Make a worker end with the server: not at Ctrl-C, and not later than a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


# Functions that run in a worker process


def choose(game_id: str, state: bytes, seat: Seat, level: str, seed: int, seconds: float) -> bytes:
    """Choose an action; `ask` shows the bot no more of the state than its seat may know."""
    bot = make(level, game_id, seed)
    game = games.get(game_id)
    budget = Budget(DEFAULT_BUDGETS[level].iterations, seconds)
    return encode(ask(bot, game, game.load(state), seat, Seeded(seed + 1), budget))


def advise(game_id: str, view: View) -> bytes:
    """Return a coach's advice; "null" without a coach, or if it has nothing to say."""
    coach = games.get(game_id).coach
    return encode(None if coach is None else coach.advise(view))


def remark(game_id: str, actions: Sequence[PastAction], seconds: float) -> list[Any]:
    """Return remarks on actions in their order, at least one, until the time is over."""
    coach = games.get(game_id).coach
    assert coach is not None
    until = time.monotonic() + seconds
    made: list[Any] = []
    for each in actions:
        made.append(coach.remark(each.view, each.seat, each.action))
        if time.monotonic() >= until:
            break
    return made


def look_back(game_id: str, remarks: Sequence[tuple[int, Any]], end: View) -> bytes:
    """Return a viewer's match in hindsight."""
    coach = games.get(game_id).coach
    assert coach is not None
    return encode(coach.look_back(remarks, end))
