"""What the place in the first round is worth, and what makes a match short.

    python -m tests.games.mafia.places [GAMES]

Matches between normal bots: the gain of a round by place in it, the richest player after each
round of a match with an endless bank, and the length of matches between bots without one of
their skills.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise

from msgspec.structs import replace

from omerta.bots.mafia.normal import considered
from omerta.games.mafia import turn
from omerta.games.mafia.components import HOUSE, SEATS
from omerta.games.mafia.frames import Exchange, LayNext
from omerta.games.mafia.settings import Bank, MafiaSettings
from omerta.games.mafia.table import Table
from omerta.kernel import Action, Chance, Seat, Seeded

Player = Callable[[Table, Seat, Chance], Action]
RICH = MafiaSettings(data=replace(HOUSE, id="rich", bank=Bank(((10_000, 10),))))
ROUNDS = 9


def show(*what: object) -> None:
    """Print it."""
    print(*what)  # noqa: T201  (a program, not a test)


def normal_bot(s: Table, seat: Seat, luck: Chance) -> Action:
    """The normal bot."""
    return considered(s, seat)


def without_exchanges(s: Table, seat: Seat, luck: Chance) -> Action:
    """The same without exchanges."""
    last = turn.options(s, seat)[-1]
    return last if isinstance(s.stack[-1], Exchange) else considered(s, seat)


def laying_anywhere(s: Table, seat: Seat, luck: Chance) -> Action:
    """The same, laying on any free street."""
    if isinstance(s.stack[-1], LayNext):
        return luck.pick(turn.options(s, seat), "lay")
    return considered(s, seat)


def without_either_skill(s: Table, seat: Seat, luck: Chance) -> Action:
    """Without either skill."""
    way = without_exchanges if isinstance(s.stack[-1], Exchange) else laying_anywhere
    return way(s, seat, luck)


def games(
    seeds: range, options: MafiaSettings, player: Player = normal_bot, rounds: int = 99
) -> Iterator[tuple[Table, Seat]]:
    """Matches to their end, or through this many rounds, each with its first player."""
    for seed in seeds:
        luck = Seeded(seed)
        s = turn.new(SEATS, options, chance=luck)
        first = s.first
        while turn.waiting(s) and s.round <= rounds:
            seat = turn.waiting(s)[0]
            turn.apply(s, seat, player(s, seat, luck), chance=luck)
        yield s, first


def worth_of_places(count: int) -> None:
    """The gain of a round by place in it, with the last round apart."""
    before, last = [0.0] * SEATS, [0.0] * SEATS
    rounds = 0
    for s, first in games(range(1_000_000, 1_000_000 + count), MafiaSettings()):
        cash = [(0,) * SEATS, *s.ledger]
        for number, (old, new) in enumerate(pairwise(cash)):
            told = last if number == s.round - 1 else before
            rounds += told is before
            for seat in range(SEATS):
                told[(seat - first - number) % SEATS] += new[seat] - old[seat]
    show("a round before the last:", [round(each / rounds) for each in before])
    show("the last round:", [round(each / count) for each in last])


def richest_by_place(count: int) -> None:
    """The richest player after each round, by place in the first."""
    wins = [[0.0] * SEATS for _ in range(ROUNDS)]
    for s, first in games(range(2_000_000, 2_000_000 + count), RICH, rounds=ROUNDS):
        for number in range(ROUNDS):
            cash = s.ledger[number]
            for seat in range(SEATS):
                if cash[seat] == max(cash):
                    wins[number][(seat - first) % SEATS] += 1 / cash.count(max(cash))
    for number, found in enumerate(wins, 1):
        show(f"after round {number}:", [round(100 * each / count, 1) for each in found])


def lengths(count: int) -> None:
    """The number of rounds that bots without one of their skills play."""
    for player in (normal_bot, laying_anywhere, without_exchanges, without_either_skill):
        seeds = range(3_000_000, 3_000_000 + count)
        found = [s.round for s, _ in games(seeds, MafiaSettings(), player)]
        show(f"{player.__name__}: {sum(found) / count:.1f} rounds, {min(found)} to {max(found)}")


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    worth_of_places(asked)
    richest_by_place(asked)
    lengths(max(1, asked // 7))
