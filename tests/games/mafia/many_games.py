"""Many random matches of Mafia: each ends within the bound and conserves all money.

    python -m tests.games.mafia.many_games 100000 [FIRST SEED]

The rulebook's game and every way to play of `ways.py` take turns. After every action all money
is counted. An error names the seed of its match.
"""

import sys
from random import Random

from omerta.games.mafia import GAME
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table
from omerta.kernel import Seeded
from tests.games.mafia.ways import WAYS

TOLD = 5000
"""A line is printed after this many matches."""


def count_money(s: Table) -> int:
    """All the money, after checking that every amount is possible."""
    amounts = [s.bank, *s.cash, *s.loot]
    assert min(amounts) >= 0
    assert not any(amount % 10 for amount in amounts)
    return sum(amounts)


def play(seed: int, options: MafiaSettings) -> tuple[int, int]:
    """A random match; returns its numbers of actions and rounds."""
    chance, pick = Seeded(seed), Random(seed).choice
    s = GAME.new(4, options, chance=chance)
    money, bank, answers = count_money(s), s.bank, 0
    while seats := GAME.waiting(s):
        seat = pick(seats)
        GAME.apply(s, seat, pick(GAME.options(s, seat)), chance=chance)
        answers += 1
        assert count_money(s) == money
        assert s.bank <= bank
        bank = s.bank
    rounds = int(options.max_rounds)
    assert s.round <= rounds
    assert answers <= rounds * 59 + (rounds - 1) * 36 + 8 <= GAME.meta.max_decisions
    assert GAME.audit(s) == []
    return answers, s.round


def main(games: int, first: int) -> None:
    """Play this many matches and print the longest."""
    ways = [MafiaSettings(), *WAYS.values()]
    longest = most = total = 0
    for number in range(games):
        seed = first + number
        try:
            answers, rounds = play(seed, ways[seed % len(ways)])
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise
        total += answers
        longest, most = max(longest, answers), max(most, rounds)
        if (number + 1) % TOLD == 0 or number + 1 == games:
            print(  # noqa: T201  (a program, not a test)
                f"{number + 1} games, {total} answers; the longest took {longest} answers, "
                f"at most {most} rounds; all money was there after every answer"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
