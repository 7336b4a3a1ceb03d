"""The benchmarks, one per game. To measure a new game, add its benchmark."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Threshold:
    """What a figure must reach: a number, or a multiple of another figure of the same run."""

    figure: str
    least: float | None = None
    most: float | None = None
    times: str | None = None
    """The figure that `least` multiplies: "pure" for the same one in pure Python, or a peer."""


@dataclass(frozen=True)
class Benchmark:
    """A game to measure, and its thresholds."""

    game: str
    seats: int
    environment: str
    pure: tuple[Threshold, ...]
    compiled: tuple[Threshold, ...]


HEARTS = "OpenSpiel hearts"

BENCHMARKS = (
    Benchmark(
        game="crooks",
        seats=3,
        environment="omerta.envs.crooks_v0",
        pure=(
            Threshold("decisions", least=150_000),
            Threshold("clone", most=3),
            Threshold("view", most=30),
            Threshold("ismcts", least=2_000),
        ),
        compiled=(
            Threshold("decisions", least=1.0, times=HEARTS),
            Threshold("ismcts", least=3.0, times="pure"),
        ),
    ),
    Benchmark(
        game="crooks_out",
        seats=3,
        environment="omerta.envs.crooks_out_v0",
        pure=(
            Threshold("decisions", least=150_000),
            Threshold("clone", most=3),
            Threshold("view", most=60),
        ),
        compiled=(Threshold("decisions", least=1.0, times=HEARTS),),
    ),
    Benchmark(
        game="mafia",
        seats=4,
        environment="omerta.envs.mafia_v0",
        pure=(
            Threshold("decisions", least=100_000),
            Threshold("clone", most=3),
            Threshold("view", most=60),
        ),
        compiled=(Threshold("decisions", least=1.0, times=HEARTS),),
    ),
    Benchmark(
        game="crossfire",
        seats=7,
        environment="omerta.envs.crossfire_v0",
        pure=(
            Threshold("decisions", least=150_000),
            Threshold("clone", most=3),
            Threshold("view", most=60),
        ),
        compiled=(Threshold("decisions", least=1.0, times=HEARTS),),
    ),
    Benchmark(
        game="legends",
        seats=3,
        environment="omerta.envs.legends_v0",
        pure=(
            Threshold("decisions", least=50_000),
            Threshold("clone", most=3),
            Threshold("view", most=60),
        ),
        compiled=(Threshold("decisions", least=2.0, times="pure"),),
    ),
)

Unit = Literal["/s", "µs"]

FIGURES: dict[str, tuple[str, Unit]] = {
    "decisions": ("random decisions", "/s"),
    "clone": ("clone", "µs"),
    "view": ("view", "µs"),
    "believe": ("believe", "µs"),
    "observe": ("observation", "µs"),
    "ismcts": ("ISMCTS simulations", "/s"),
    "env": ("environment steps", "/s"),
}
"""The name and unit of each figure; of rates the highest counts."""


def benchmark_for(game: str) -> Benchmark:
    """Return the benchmark of a game."""
    return next(benchmark for benchmark in BENCHMARKS if benchmark.game == game)
