"""The exact odds compared with a plain count of all worlds: `... posterior_table [MOST PLAYERS]`.

Prints a line for each number of players: all seats of one game are compared when the talk
begins.
"""

import sys
import time
from fractions import Fraction

from tests.games.crossfire.test_belief import as_fractions, layouts, plain_count, played


def line(seats: int, mode: str) -> str:
    """One row of the table in the docs."""
    s = played(seats, seats, "talk", mode=mode)
    plainly = quickly = 0.0
    largest = Fraction(0)
    for seat in range(seats):
        began = time.process_time()
        counted = plain_count(s, seat)
        between = time.process_time()
        odds = as_fractions(s, seat)
        quickly += time.process_time() - between
        plainly += between - began
        whole = sum(counted[0].values())
        for place, row in enumerate(counted):
            for role in {*row, *odds[place]}:
                off = Fraction(row[role], whole) - odds[place].get(role, Fraction(0))
                largest = max(largest, abs(off))
    deals = f"{len(layouts(s.cast.deck)):,}"
    times = f"{1000 * plainly / seats:,.0f} ms | {1000 * quickly / seats:.1f} ms"
    return f"| {seats}, {mode} | {deals} | {seats} | {largest} | {times} |"


def main() -> None:
    """Print the table."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    sys.stdout.write(
        "| players | deals | seats | largest difference | plain count | exact odds |\n"
    )
    sys.stdout.write("|---" * 6 + "|\n")
    for mode, fewest in (("shootout", 5), ("sniper", 6)):
        for seats in range(fewest, most + 1):
            sys.stdout.write(f"{line(seats, mode)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
