"""The effect of one change on the same games: rows of `docs/games/crossfire/bots.md` and
`balance.md`.

    python -m tests.games.crossfire.paired_table level easy random sniper 8 2000 [SEED]
    [PROCESSES]
    python -m tests.games.crossfire.paired_table special protester normal shootout 7 2000

plays every game twice, with the same deal and the same random numbers: once with one seat of the
first level among players of the second and once with all of the second, or once with a special
role in the mix and once without. Differences are taken game by game.
"""

import sys

from omerta.games.crossfire import GAME
from omerta.lab import MatchResult, simulate
from omerta.lab.stats import Interval, mean

Games = tuple[MatchResult, ...]


def played(bots: list[str], choices: dict[str, str], table: list[str]) -> Games:
    """This many games of these bots at a table of this size."""
    seats, games, seed, workers = [int(word) for word in (*table, "1", "1")[:4]]
    options = GAME.load_settings(choices, None)
    return simulate(
        "crossfire",
        bots,
        games=games,
        seats=seats,
        seed=seed,
        settings=options,
        workers=workers,
    ).games


def level(stronger: str, weaker: str, mode: str, *table: str) -> None:
    """The wins of one seat, with the stronger and with the weaker bot."""
    its = played([stronger, weaker], {"mode": mode}, list(table))
    others = played([weaker], {"mode": mode}, list(table))
    own = [float(game.scores[game.number % len(game.scores)]) for game in its]
    instead = [float(game.scores[game.number % len(game.scores)]) for game in others]
    print_row(f"{stronger} among {weaker}", own, instead)


def special(role: str, bots: str, mode: str, *table: str) -> None:
    """Red's wins with and without the special role."""
    without = [reds(game) for game in played([bots], {"mode": mode}, list(table))]
    with_it = [reds(game) for game in played([bots], {"mode": mode, role: "on"}, list(table))]
    print_row(f"red with the {role}", with_it, without)


def reds(game: MatchResult) -> float:
    """1 if red won, else 0."""
    assert game.tally is not None
    return game.tally["game"]["red"]


def print_row(what: str, changed: list[float], plain: list[float]) -> None:
    """Print a row: with the change, without it, and the difference game by game."""
    moved = mean([one - other for one, other in zip(changed, plain, strict=True)])
    cells = [cell(mean(changed)), cell(mean(plain)), cell(moved)]
    sys.stdout.write(f"| {what} | {len(plain)} | {' | '.join(cells)} |\n")


def cell(found: Interval) -> str:
    """A share or a difference in per cent, with its interval."""
    value, low, high = found.scaled(100)
    return f"{value:.1f} ({low:.1f}–{high:.1f})"


if __name__ == "__main__":
    {"level": level, "special": special}[sys.argv[1]](*sys.argv[2:])
