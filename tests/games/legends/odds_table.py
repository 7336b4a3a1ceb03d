"""Exact odds compared with brute force and simulation, with their times:
`docs/games/legends/odds.md`.

python -m tests.games.legends.odds_table
"""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterable
from random import Random
from time import process_time

from omerta.games.legends.odds import odds, sides_of
from omerta.games.legends.odds_bans import odds_with_bans
from omerta.games.legends.odds_bet import bet_odds
from omerta.games.legends.odds_fight import win_chance
from omerta.games.legends.odds_vote import seize_chance, vote_chance
from tests.games.legends.test_odds import PACK, best

ROLLS = [(1, 3), (2, 4), (3, 5), (4, 5), (5, 6), (6, 7), (8, 6), (10, 8), (12, 9)]
"""White dice and difficulty; two tokens are missing."""
MISSING = 2
Shares = tuple[float, float, float]
"""At least one success, at least two, mean damage."""
COUNTED = 6
"""The most white dice for which every case is counted."""
THROWN = 100_000
PROCESSES = 5
OTHERS = ("total 5 and 7 forbidden", "total 10 and more forbidden", "fight", "lost die", "bet")
"""Further odds that are timed with all twelve dice, and a vote."""


def main() -> None:
    """Print the table; or, in a new process, the milliseconds of one kind of odds."""
    if len(sys.argv) > 1:
        first = taken(sys.argv[1], int(sys.argv[2]), 0)
        sys.stdout.write(f"{first} {taken(sys.argv[1], int(sys.argv[2]), 1)}")
        return
    sys.stdout.write(
        "| dice, difficulty | how | a success, % | two, % | damage | first, later: ms |\n"
    )
    sys.stdout.write("|---|---|---|---|---|---|\n")
    for dice, difficulty in ROLLS:
        found = odds(PACK, dice, difficulty, MISSING)
        exact = (found.at_least(difficulty), found.at_least(2 * difficulty), found.damage)
        row(dice, difficulty, "exact", exact, timed("roll", dice))
        if dice <= COUNTED:
            row(dice, difficulty, f"{6 ** (dice + 1):,} cases", counted(dice, difficulty), "")
        row(dice, difficulty, f"{THROWN:,} throws", thrown(dice, difficulty), "")
    sys.stdout.write("\n| odds | dice | first, later: ms |\n|---|---|---|\n")
    for kind in OTHERS:
        for dice in (6, 8, 10, 12):
            sys.stdout.write(f"| {kind} | {dice} | {timed(kind, dice)} |\n")
    sys.stdout.write(f"| vote | 12 | {timed('vote', 12)} |\n")


def row(dice: int, difficulty: int, how: str, found: Shares, time: str) -> None:
    """Print one row."""
    one, two, damage = found
    cells = (f"{dice}, {difficulty}", how, f"{100 * one:.3f}", f"{100 * two:.3f}", f"{damage:.4f}")
    sys.stdout.write(f"| {' | '.join((*cells, time))} |\n")


def timed(kind: str, dice: int) -> str:
    """Return the time of the first odds in a new process, and of others for the same dice.

    The best of several processes counts, because other work may run on the machine.
    """
    found = []
    for _ in range(PROCESSES):
        program = [sys.executable, "-m", "tests.games.legends.odds_table", kind, str(dice)]
        said = subprocess.run(program, check=True, capture_output=True, text=True, env=os.environ)
        found.append([float(word) for word in said.stdout.split()])
    first, later = [min(each) for each in zip(*found, strict=True)]
    return f"{first:.2f}, {later:.2f}"


def taken(kind: str, dice: int, more: int) -> float:
    """Return milliseconds of processor time."""
    sides = sides_of(PACK)
    start = process_time()
    if kind == "roll":
        odds(PACK, dice, 8 + more, MISSING)
    elif kind == "fight":
        win_chance(PACK, dice, 8 + more, ambush=True)
    elif kind == "lost die":
        seize_chance(PACK, "seize_luck", 0, dice, 7 + more, 3)
    elif kind == "bet":
        bet_odds(sides, dice, 12, (15 + more, "die", 2, ()))
    elif kind == "vote":
        vote_chance(PACK, 6, 5 + more, 3, 20)
    else:
        odds_with_bans(sides, dice, 5 + more, 3, 1 << 5 | 1 << 7 if "5" in kind else -1 << 10)
    return 1000 * (process_time() - start)


def counted(dice: int, difficulty: int) -> Shares:
    """Return the shares over every case."""
    whites = itertools.product(PACK.white, repeat=dice)
    return shares(difficulty, itertools.product(whites, PACK.red))


def thrown(dice: int, difficulty: int) -> Shares:
    """Return the shares of simulated rolls."""
    random = Random(dice)
    cases = (
        (tuple(random.choices(PACK.white, k=dice)), random.choice(PACK.red)) for _ in range(THROWN)
    )
    return shares(difficulty, cases)


def shares(difficulty: int, cases: Iterable[tuple[tuple[int, ...], int]]) -> Shares:
    """Return how often there is at least one success, at least two, and the mean damage."""
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
