"""The worth of Control to normal bots: `docs/games/legends/balance.md`.

    python -m tests.games.legends.control_worth 400 40000 bank 2 [DIFFICULTY]

plays this many matches of a scenario from this seed on, with this many players, twice: as normal
bots play, and without Control, with the next best action instead.
"""

import sys
from statistics import fmean
from typing import Any

from omerta.bots.legends.hard import carry_out
from omerta.games.legends import GAME
from omerta.games.legends.actions import Interact
from omerta.games.legends.advice.rating import best_of, rated_options
from omerta.games.legends.advice.verdict import Verdict
from omerta.games.legends.rules.campaign import is_won
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view_builder import view
from omerta.kernel import Seeded
from omerta.lab.stats import mean


def is_control(verdict: Verdict) -> bool:
    """True for a try of Control."""
    return isinstance(verdict.action, Interact) and verdict.action.target == "control"


def played(seats: int, seed: int, settings: LegendsSettings, *, allowed: bool) -> tuple[int, int]:
    """The tries of Control in a match, and 1 if it was won."""
    chance = Seeded(seed)
    s = GAME.new(seats, settings, chance=chance)
    tried = 0
    while waiting := GAME.waiting(s):
        (seat,) = waiting
        offered = GAME.options(s, seat)
        if len(offered) == 1:
            GAME.apply(s, seat, offered[0], chance=chance)
            continue
        verdicts = rated_options(view(s, seat))
        best = best_of(verdicts)
        if is_control(best) and not allowed:
            best = best_of([verdict for verdict in verdicts if verdict is not best])
        tried += is_control(best)
        carry_out(s, seat, [best.action, *best.then], chance)
    return tried, int(is_won(s.result))


def main(games: str, seed: str, scenario: str, seats: str, difficulty: str = "normal") -> None:
    """Print one line."""
    chosen: dict[str, Any] = {"first_job": scenario, "difficulty": difficulty}
    settings = LegendsSettings(mode="one_shot", **chosen)
    seeds = range(int(seed), int(seed) + int(games))
    using = [played(int(seats), each, settings, allowed=True) for each in seeds]
    without = [played(int(seats), each, settings, allowed=False) for each in seeds]
    gains = [one[1] - other[1] for one, other in zip(using, without, strict=True)]
    gap = mean(gains)
    sys.stdout.write(
        f"{scenario}, {seats} players, {difficulty}: tried {fmean([one[0] for one in using]):.2f}; won "
        f"{100 * fmean([one[1] for one in using]):.0f} %, without "
        f"{100 * fmean([one[1] for one in without]):.0f} %; difference {100 * gap.value:+.1f} "
        f"({100 * gap.low:+.1f} to {100 * gap.high:+.1f})\n"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
