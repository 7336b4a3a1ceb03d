"""The strength table: whether each level beats the level below."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from omerta import games as registry
from omerta.lab.simulate import BadPlan, Progress, Results, simulate
from omerta.lab.stats import Interval, wilson


class Rung(NamedTuple):
    """One seat of the stronger level against the weaker level in all others."""

    stronger: str
    weaker: str
    games: int
    iterations: int | None = None


RUNGS: Final = (
    Rung("easy", "random", 1000),
    Rung("normal", "easy", 1000),
    Rung("hard", "normal", 300, iterations=500),
)


@dataclass(frozen=True, slots=True)
class LadderResult:
    """The result of the stronger level of a rung with one number of seats."""

    stronger: str
    weaker: str
    seats: int
    games: int
    win_share: Interval
    interrupted: bool

    @property
    def fair_share(self) -> float:
        """The win share of a player as strong as the others."""
        return 1 / self.seats

    @property
    def beats(self) -> bool:
        """Whether the whole interval is above the fair share."""
        return self.win_share.low > self.fair_share


def run_ladder(
    game: str,
    *,
    games: int | None = None,
    seed: int = 0,
    settings: Any = None,
    iterations: int | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Iterator[LadderResult]:
    """Play every rung with every number of seats; yield the results until interrupted.

    Refuse games in which all win or lose together, because no level can beat another there.
    """
    meta = registry.get(game).meta
    if meta.together:
        raise BadPlan("sim-ladder-together")
    for rung in RUNGS:
        for seats in meta.seats:
            results = simulate(
                game,
                (rung.stronger, rung.weaker),
                games=rung.games if games is None else games,
                seats=seats,
                seed=seed,
                settings=settings,
                iterations=rung.iterations if iterations is None else iterations,
                workers=workers,
                progress=progress,
            )
            if results.games:
                yield _ladder_result(rung, seats, results)
            if results.interrupted:
                return


def _ladder_result(rung: Rung, seats: int, results: Results) -> LadderResult:
    wins = sum(played.win_share(played.bots.index(rung.stronger)) for played in results.games)
    count = len(results.games)
    share = wilson(wins, count)
    return LadderResult(rung.stronger, rung.weaker, seats, count, share, results.interrupted)
