"""Exact counting in Crooks Out!: its time, and whether it agrees with every possible deal.

    python -m tests.bench.counting [--positions N]

Positions come from random matches, as seen by the seat that must answer. "Early" ones are from
the first three rounds, which have the most worlds. Times are processor time of one count.
"""

import argparse
import gc
import sys
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from omerta.games.crooks_out import belief, turn
from omerta.games.crooks_out.belief import Knowledge, knowledge
from tests.games.crooks_out.deals import every_world, held, late_position, random_match

BARS = {2: 20, 3: 150, 4: 300}
"""Limits in milliseconds at the worst point of a match, in pure Python."""
PER_GAME = 5
EARLY_ROUNDS = 3
SMALL_CASES = 40


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.counting")
    parser.add_argument("--positions", type=int, default=1000)
    positions = parser.parse_args().positions
    console = Console(highlight=False, width=110)
    console.print(f"\nCrooks Out!, exact counting, Python {sys.version.split()[0]}")
    console.print(timing(positions))
    console.print(against_every_deal())


# Time


def timing(positions: int) -> Table:
    found = Table("players", "positions", "when", box=SIMPLE_HEAD)
    for heading in ("median ms", "p99", "worst", "bar", "", "most worlds", "inexact"):
        found.add_column(heading, justify="right")
    for seats in (2, 3, 4):
        for when in ("any time", "early"):
            spent, most, inexact = measure(list(islice(known(seats, when), positions)))
            spent.sort()
            found.add_row(
                str(seats),
                str(len(spent)),
                when,
                f"{spent[len(spent) // 2]:.1f}",
                f"{spent[len(spent) * 99 // 100]:.1f}",
                f"{spent[-1]:.1f}",
                f"<= {BARS[seats]}",
                "ok" if spent[-1] <= BARS[seats] else "short",
                f"{most:,}",
                str(inexact),
            )
    return found


def known(seats: int, when: str) -> Iterator[Knowledge]:
    """Yield what the answering seat knows, at some points of one match after another."""
    pick = Random(seats)
    seed = 0
    while True:
        seed += 1
        states = list(random_match(seats, seed))
        if when == "early":
            states = [s for s in states if s.turn <= EARLY_ROUNDS * seats]
        for s in pick.sample(states, min(PER_GAME, len(states))):
            yield knowledge(s, turn.waiting(s)[0])


def measure(positions: list[Knowledge]) -> tuple[list[float], int, int]:
    """Return the milliseconds of each count, the most worlds, and the number of estimated counts."""
    gc.collect()
    gc.freeze()  # so that a collection during a count skips the matches above
    spent: list[float] = []
    most = inexact = 0
    for position in positions:
        began = time.process_time()
        worlds = belief.count(position)
        spent.append((time.process_time() - began) * 1000)
        most = max(most, worlds.total)
        inexact += not worlds.exact
    return spent, most, inexact


# Correctness


def against_every_deal() -> Table:
    found = Table("players", "positions", box=SIMPLE_HEAD)
    for heading in (
        "fewest worlds",
        "most worlds",
        "worlds in all",
        "by every deal",
        "figures off",
    ):
        found.add_column(heading, justify="right")
    for seats in (2, 3, 4):
        totals: list[int] = []
        expected = off = 0
        for seed in range(SMALL_CASES):
            position = knowledge(late_position(seats, seed), seed % seats)
            worlds = belief.count(position)
            every = every_world(position)
            totals.append(worlds.total)
            expected += len(every)
            for holder, rooms in zip(worlds.holders, worlds.rooms, strict=True):
                off += sum([held(every, holder, at) != here for at, here in enumerate(rooms)])
        row = (seats, SMALL_CASES, min(totals), max(totals), sum(totals), expected, off)
        found.add_row(*[f"{figure:,}" for figure in row])
    return found


if __name__ == "__main__":
    main()
