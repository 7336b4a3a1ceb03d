"""The bench lines: one per game. To measure a new game, add its line."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Bar:
    """What a figure must reach: a number, or a multiple of another figure of the same run."""

    figure: str
    least: float | None = None
    most: float | None = None
    times: str | None = None
    """The figure that `least` multiplies: "pure" for the same one in pure Python, or a peer."""


@dataclass(frozen=True)
class Line:
    """A game to measure, and its bars."""

    game: str
    seats: int
    environment: str
    pure: tuple[Bar, ...]
    compiled: tuple[Bar, ...]


HEARTS = "OpenSpiel hearts"

LINES = (
    Line(
        game="crooks",
        seats=3,
        environment="omerta.envs.crooks_v0",
        pure=(
            Bar("decisions", least=150_000),
            Bar("clone", most=3),
            Bar("view", most=30),
            Bar("ismcts", least=2_000),
        ),
        compiled=(
            Bar("decisions", least=1.0, times=HEARTS),
            Bar("ismcts", least=3.0, times="pure"),
        ),
    ),
    Line(
        game="crooks_out",
        seats=3,
        environment="omerta.envs.crooks_out_v0",
        pure=(
            Bar("decisions", least=150_000),
            Bar("clone", most=3),
            Bar("view", most=60),
        ),
        compiled=(Bar("decisions", least=1.0, times=HEARTS),),
    ),
    Line(
        game="mafia",
        seats=4,
        environment="omerta.envs.mafia_v0",
        pure=(
            Bar("decisions", least=100_000),
            Bar("clone", most=3),
            Bar("view", most=60),
        ),
        compiled=(Bar("decisions", least=1.0, times=HEARTS),),
    ),
    Line(
        game="crossfire",
        seats=7,
        environment="omerta.envs.crossfire_v0",
        pure=(
            Bar("decisions", least=150_000),
            Bar("clone", most=3),
            Bar("view", most=60),
        ),
        compiled=(Bar("decisions", least=1.0, times=HEARTS),),
    ),
    Line(
        game="legends",
        seats=3,
        environment="omerta.envs.legends_v0",
        pure=(
            Bar("decisions", least=50_000),
            Bar("clone", most=3),
            Bar("view", most=60),
        ),
        compiled=(Bar("decisions", least=2.0, times="pure"),),
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
"""Every figure of a game: what it measures, and its unit; of rates the highest counts."""


def line_of(game: str) -> Line:
    """The line of a game."""
    return next(line for line in LINES if line.game == game)
