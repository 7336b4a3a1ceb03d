"""Many matches, on one core or several.

Every match is repeatable from its number, so results depend neither on the number of workers nor
on the division into chunks. An interrupt (Ctrl-C) keeps the matches finished so far.
"""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from omerta import games as registry
from omerta.kernel.chance import Seeded
from omerta.kernel.errors import Refusal
from omerta.lab import players
from omerta.lab.matches import MatchPlan, MatchResult, play_match

CHUNK_SECONDS: Final = 0.5
"""How long a worker plays before it reports: long compared with the report, short to wait for."""

Progress = Callable[[int], None]
"""Called with the number of newly finished matches."""


class BadPlan(Refusal):
    """A simulation that cannot be run as requested."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


@dataclass(frozen=True, slots=True)
class Results:
    """The finished matches, in order of their numbers."""

    plan: MatchPlan
    wanted: int
    games: tuple[MatchResult, ...]
    seconds: float

    @property
    def interrupted(self) -> bool:
        """Whether matches are missing because the user stopped the run."""
        return len(self.games) < self.wanted

    @property
    def decisions(self) -> int:
        """The number of decisions in all matches."""
        return sum(played.decisions for played in self.games)


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    settings: Any = None,
    iterations: int | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Play matches between bots with rotating seats; the last bot fills the remaining seats.

    Raise `Refusal` for a plan that cannot be played. If stopped by Ctrl-C, return the matches
    that were finished.
    """
    plan = MatchPlan(game, lineup(game, bots, seats), seed, settings, iterations)
    check(plan, games, workers)
    run = _Run(plan, games, progress)
    began = time.perf_counter()
    try:
        if workers == 1:
            run.in_this_process()
        else:
            run.in_processes(workers)
    except BrokenProcessPool:
        raise BadPlan("sim-worker-died", games=len(run.played)) from None
    except KeyboardInterrupt:
        pass  # the finished matches are the result; see `Results.interrupted`
    seconds = time.perf_counter() - began
    finished = tuple(run.played[number] for number in sorted(run.played))
    return Results(plan, games, finished, seconds)


def lineup(game: str, bots: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """Return one bot for each seat; by default as few seats as bots and game allow."""
    if not bots:
        raise BadPlan("sim-no-bots")
    count = max(len(bots), min(registry.get(game).meta.seats)) if seats is None else seats
    if count < len(bots):
        raise BadPlan("sim-more-bots-than-seats", bots=len(bots), seats=count)
    return (*bots, *[bots[-1]] * (count - len(bots)))


def check(plan: MatchPlan, games: int, workers: int) -> None:
    """Refuse a bad plan before the first worker starts."""
    if games < 1:
        raise BadPlan("sim-too-few-games", games=games)
    if workers < 1:
        raise BadPlan("sim-too-few-workers", workers=workers)
    if plan.iterations is not None and plan.iterations < 1:
        raise BadPlan("sim-too-few-iterations", iterations=plan.iterations)
    for level in plan.bots:
        players.check(level, plan.game)
    registry.get(plan.game).new(len(plan.bots), plan.settings, chance=Seeded(0))


class _Run:
    """A running simulation: the finished matches, and the time that a match takes."""

    def __init__(self, plan: MatchPlan, games: int, progress: Progress | None) -> None:
        self.plan = plan
        self.games = games
        self.played: dict[int, MatchResult] = {}
        self._progress = progress
        self._seconds = 0.0

    def in_this_process(self) -> None:
        """Play in this process."""
        for number in range(self.games):
            self._keep([play_match(self.plan, number, _always)], 0.0)

    def in_processes(self, workers: int) -> None:
        """Play in worker processes; on an interrupt they return what they have and stop."""
        context = _context()
        stop = context.RawValue("b", 0)
        chunks = self._chunks(workers)
        running: set[Future[tuple[list[MatchResult | None], float]]] = set()
        with ProcessPoolExecutor(workers, context, _prepare, (stop,)) as pool:
            try:
                while True:
                    while len(running) < 2 * workers and (chunk := next(chunks, None)):
                        running.add(pool.submit(_play_chunk, self.plan, chunk))
                    if not running:
                        return
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        self._keep(*future.result())
                    running -= done
            except KeyboardInterrupt:
                stop.value = 1
                for future in running:
                    if not future.cancel():
                        self._keep(*future.result())
                raise

    def _chunks(self, workers: int) -> Iterator[range]:
        """Yield the match numbers in chunks of about `CHUNK_SECONDS`, smaller towards the end."""
        first = 0
        while first < self.games:
            size = 1
            if self.played:
                size = int(CHUNK_SECONDS * len(self.played) / max(self._seconds, 1e-6))
                size = max(1, min(size, (self.games - first) // (2 * workers)))
            chunk = range(first, min(first + size, self.games))
            first = chunk.stop
            yield chunk

    def _keep(self, finished: list[MatchResult | None], seconds: float) -> None:
        news = [played for played in finished if played is not None]
        self.played.update({played.number: played for played in news})
        self._seconds += seconds
        if self._progress is not None:
            self._progress(len(news))


def _always() -> bool:
    return True


# In a worker process

_stop: Final[list[Any]] = []
"""A shared flag that tells the workers to stop; each worker receives it once, when it starts."""


def _context() -> Any:
    """Return forkserver if available: it starts quickly and is safe in programs with threads."""
    usable = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in usable else "spawn")
    context.set_forkserver_preload([__name__])
    return context


def _prepare(stop: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and sets the flag
    _stop[:] = [stop]


def _still_wanted() -> bool:
    return not _stop[0].value


def _play_chunk(plan: MatchPlan, numbers: range) -> tuple[list[MatchResult | None], float]:
    began = time.perf_counter()
    played = [play_match(plan, number, _still_wanted) for number in numbers]
    return played, time.perf_counter() - began
