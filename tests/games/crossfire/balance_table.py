"""Wins by mode, number of players and role: the tables of `docs/games/crossfire/balance.md`.

    python -m tests.games.crossfire.balance_table 2000 2

plays this many games between normal bots for each row, in this many processes (default one).
"""

import sys

from omerta.games.crossfire import GAME
from omerta.games.crossfire.components import PLAYERS
from omerta.lab import TallyRow, simulate, summarise

ROLES = ("vip", "agent", "assassin", "decoy", "red_decoy", "blue_decoy", "bystander", "sniper")
COLUMNS = ("red", "blue", *[f"role_{role}" for role in ROLES])


def cell(counted: TallyRow | None) -> str:
    """A share of the games with its interval, in per cent."""
    if counted is None:
        return "-"
    low, high = max(0.0, counted.mean.low), min(1.0, counted.mean.high)
    return f"{100 * counted.mean.value:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def main(games: int, workers: int) -> None:
    """Print a table for each mode."""
    for mode, sizes in PLAYERS.items():
        sys.stdout.write(f"| players, {mode} | red | blue | {' | '.join(ROLES)} |\n")
        sys.stdout.write("|---" * (1 + len(COLUMNS)) + "|\n")
        options = GAME.load_settings({"mode": mode}, None)
        for seats in sizes:
            results = simulate(
                "crossfire",
                ["normal"],
                games=games,
                seats=seats,
                seed=1,
                settings=options,
                workers=workers,
            )
            rows = {row.name: row for row in summarise(results).tallies["game"]}
            cells = [cell(rows.get(name)) for name in COLUMNS]
            sys.stdout.write(f"| {seats} | {' | '.join(cells)} |\n")
            sys.stdout.flush()
        sys.stdout.write("\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
