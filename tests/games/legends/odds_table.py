"""Exact odds beside brute force and thrown dice, with the time they take: `docs/games/legends/odds.md`.

python -m tests.games.legends.odds_table
"""

import itertools
import sys
from collections.abc import Iterable
from random import Random
from time import process_time

from omerta.games.legends import odds as odds_module
from omerta.games.legends.odds import Odds, odds
from tests.games.legends.test_odds import PACK, best

ROLLS = [(1, 3), (2, 4), (3, 5), (4, 5), (5, 6), (6, 7), (8, 6), (10, 8), (12, 9)]
"""White dice and difficulty; two tokens are missing."""
MISSING = 2
Shares = tuple[float, float, float]
"""A success, two of them, damage."""
COUNTED = 6
"""Up to so many white dice every case is counted."""
THROWN = 100_000


def main() -> None:
    """Print the table."""
    sys.stdout.write(
        "| dice, difficulty | how | a success, % | two, % | damage | first, later: ms |\n"
    )
    sys.stdout.write("|---|---|---|---|---|---|\n")
    for dice, difficulty in ROLLS:
        found, took = timed(dice, difficulty)
        exact = (found.at_least(difficulty), found.at_least(2 * difficulty), found.damage)
        row(dice, difficulty, "exact", exact, took)
        if dice <= COUNTED:
            row(dice, difficulty, f"{6 ** (dice + 1):,} cases", counted(dice, difficulty), "")
        row(dice, difficulty, f"{THROWN:,} throws", thrown(dice, difficulty), "")


def row(dice: int, difficulty: int, how: str, found: Shares, time: str) -> None:
    """One line of it."""
    one, two, damage = found
    cells = (f"{dice}, {difficulty}", how, f"{100 * one:.3f}", f"{100 * two:.3f}", f"{damage:.4f}")
    sys.stdout.write(f"| {' | '.join((*cells, time))} |\n")


def timed(dice: int, difficulty: int) -> tuple[Odds, str]:
    """The odds; how long the first for so many dice takes, and how long any other, at best of five."""
    first, later = [], []
    for _ in range(5):
        odds_module._known.clear()
        odds_module._cases_known.clear()
        first.append(taken(dice, difficulty + 1))
        later.append(taken(dice, difficulty))
    return odds(PACK, dice, difficulty, MISSING), f"{min(first):.2f}, {min(later):.2f}"


def taken(dice: int, difficulty: int) -> float:
    """Milliseconds of the processor."""
    start = process_time()
    odds(PACK, dice, difficulty, MISSING)
    return 1000 * (process_time() - start)


def counted(dice: int, difficulty: int) -> Shares:
    """Every case there is."""
    whites = itertools.product(PACK.white, repeat=dice)
    return shares(difficulty, itertools.product(whites, PACK.red))


def thrown(dice: int, difficulty: int) -> Shares:
    """Dice that fall."""
    random = Random(dice)
    cases = (
        (tuple(random.choices(PACK.white, k=dice)), random.choice(PACK.red)) for _ in range(THROWN)
    )
    return shares(difficulty, cases)


def shares(difficulty: int, cases: Iterable[tuple[tuple[int, ...], int]]) -> Shares:
    """How often there is a success, how often two, and the mean damage."""
    number = one = two = locks = 0
    for rolled, red in cases:
        total, left = best(rolled, red, difficulty, MISSING)
        number += 1
        one += total >= difficulty
        two += total >= 2 * difficulty
        locks += left
    return one / number, two / number, locks / number


if __name__ == "__main__":
    main()
