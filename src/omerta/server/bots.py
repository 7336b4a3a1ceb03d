"""Thinkers: processes in which bots choose their answers, away from the tables' loop."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from omerta import games
from omerta.bots import DEFAULT_BUDGETS, Budget, ask, make
from omerta.kernel import Refusal, Seat, Seeded, encode

LONGEST = 20.0
"""Seconds after which a thinker that has begun counts as lost."""
SECONDS = 1.5
"""A bot stops searching after so long, whatever its level would allow."""
TRIES = 3


class ThinkingFailed(Refusal):
    """No answer came from the thinkers, several times over."""

    def __init__(self) -> None:
        super().__init__("bot-failed", {})


class Thinkers:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self._workers)
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
            self._pool.shutdown(wait=False)
            for process in processes:
                process.kill()
            self._pool = None

    async def think(self, game: str, world: bytes, seat: Seat, level: str, seed: int) -> bytes:
        """What a bot of this level answers in this (believed) world, as JSON."""
        async with self._free:
            for _ in range(TRIES):
                pool = self._ready()
                loop = asyncio.get_running_loop()
                try:
                    work = loop.run_in_executor(pool, choose, game, world, seat, level, seed)
                    return await asyncio.wait_for(work, LONGEST)
                except (BrokenExecutor, TimeoutError):
                    if self._pool is pool:  # others may have replaced it while we waited
                        self.stop()
                except Exception as error:  # a bot's own mistake, which it would make again
                    raise ThinkingFailed from error
        raise ThinkingFailed

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["omerta.server.bots"])
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_the_server
            )
        return self._pool


def end_with_the_server() -> None:
    """Let a thinker not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def choose(game_id: str, world: bytes, seat: Seat, level: str, seed: int) -> bytes:
    """Choose an answer; runs in a process of its own and knows only a believed world."""
    bot = make(level, game_id, seed)
    game = games.get(game_id)
    usual = DEFAULT_BUDGETS[level]
    budget = Budget(usual.iterations, SECONDS)
    return encode(ask(bot, game, game.load(world), seat, Seeded(seed + 1), budget))
