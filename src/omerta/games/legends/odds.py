"""The exact odds of a roll: successes and damage (rules, section 9).

No roll is simulated. Results of white dice differ only in how often each face shows, so a roll
has a few thousand cases at most, many of the same worth. In each case the roller makes the luck
choice of the timeout action: most tokens, then least damage, then the higher total.
"""

from math import fsum
from typing import Final

from omerta.games.legends.components import DOUBLE, FOUR, TRIPLE, Pack
from omerta.games.legends.odds_dice import LOCKS, SUM, TOP, Choices, Sides, shown

_known: dict[tuple[Sides, int, int, int, int, int], "Odds"] = {}
_MOST_KNOWN: Final = 5000


class Odds:
    """The distribution of a roll."""

    __slots__ = ("damage", "locks", "total")

    def __init__(self, total: dict[int, float], locks: dict[int, float]) -> None:
        self.total = total
        """The chance of each total."""
        self.locks = locks
        """The chance of each number of locks in the final result."""
        self.damage: float = fsum([count * chance for count, chance in locks.items()])
        """The expected damage, where damage counts."""

    def at_least(self, total: int) -> float:
        """Return the chance of this total or a higher one."""
        return fsum([chance for value, chance in self.total.items() if value >= total])


def sides_of(pack: Pack) -> Sides:
    """Return the dice of a pack, as the odds need them."""
    return tuple(pack.white), tuple(pack.red), pack.luck


def odds(
    pack: Pack, dice: int, difficulty: int, missing: int, bonus: int = 0, more: int = 0
) -> Odds:
    """Return the odds of a roll against a challenge that lacks `missing` tokens.

    `bonus` is added to the total, `more` to its successes if there are any.
    """
    return odds_of(sides_of(pack), dice, difficulty, missing, bonus, more)


def odds_of(
    sides: Sides, dice: int, difficulty: int, missing: int, bonus: int = 0, more: int = 0
) -> Odds:
    """Return the same for these dice."""
    key = (sides, dice, difficulty, missing, bonus, more)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _worked_out(sides, dice, difficulty, missing, bonus, more)
        _known[key] = found
    return found


def chance_of(pack: Pack, dice: int, difficulty: int, successes: int) -> float:
    """Return the chance of at least this many successes."""
    return odds(pack, dice, difficulty, successes).at_least(successes * difficulty)


def best_totals(pack: Pack, dice: int) -> Odds:
    """Return the odds of a roll with the highest total as the luck choice."""
    return odds(
        pack, dice, 1, SUM
    )  # every point counts as a success, up to more than a roll can have


def _worked_out(
    sides: Sides, dice: int, difficulty: int, missing: int, bonus: int, more: int
) -> Odds:
    rolls = shown(sides, dice)
    shares = shares_of(sides)
    total = [0.0] * (max([len(each) for each in rolls.totals]) + bonus + 2 * FOUR)
    locks = [0.0] * (dice + 1)
    for left, chances in enumerate(rolls.totals):
        locks[left] = fsum(chances)
        for value, chance in enumerate(chances, bonus):
            total[value] += chance
    enough = difficulty * max(missing - more, 1)
    for cases in (rolls.lucky, rolls.chosen):
        for weight, choices in cases:
            last = choices[-1]
            value, top, left = (last & SUM) + bonus, last >> TOP & 0xF, last >> LOCKS
            for times, share in enumerate(shares):
                worth = value + top * times
                if worth >= enough:
                    total[worth] += weight * share
                    locks[left] += weight * share
                else:
                    best = _choose(choices, times, difficulty, missing, bonus, more)
                    total[best & SUM] += weight * share
                    locks[best >> LOCKS] += weight * share
    return Odds(
        {value: chance for value, chance in enumerate(total) if chance},
        {left: chance for left, chance in enumerate(locks) if chance},
    )


def shares_of(sides: Sides) -> tuple[float, float, float]:
    """Return the chances that the red die counts the highest number once, twice or three times."""
    red = sides[1]
    double: float = red.count(DOUBLE) / len(red)
    triple: float = red.count(TRIPLE) / len(red)
    return 1.0 - (double + triple), double, triple


def _choose(
    choices: Choices, times: int, difficulty: int, missing: int, bonus: int, more: int
) -> int:
    """Return total and locks of the best luck choice; its highest number counts `times` more.

    The last choice leaves the fewest locks, so an earlier one must bring more tokens to be
    better.
    """
    best, most = 0, -1
    for choice in choices[::-1]:
        worth = (choice & SUM) + (choice >> TOP & 0xF) * times + bonus
        won = worth // difficulty
        if won:
            won += more
        if won > most:
            best = worth | choice >> LOCKS << LOCKS
            if won >= missing:
                break
            most = won
    return best


# A luck in the final result


_left_known: dict[tuple[Sides, int, int, int], float] = {}


def luck_left_of(sides: Sides, dice: int, difficulty: int, missing: int) -> float:
    """Return the chance that the final result of such a roll shows a luck.

    More lucks than locks always leave one; otherwise the last choice uses every luck.
    """
    key = (sides, dice, difficulty, missing)
    found = _left_known.get(key)
    if found is None:
        if len(_left_known) >= _MOST_KNOWN:
            _left_known.clear()
        rolls = shown(sides, dice)
        kept = [rolls.luck]
        for weight, choices in rolls.chosen:
            for times, share in enumerate(shares_of(sides)):
                best = _choose(choices, times, difficulty, missing, 0, 0)
                if best >> LOCKS != choices[-1] >> LOCKS:
                    kept.append(weight * share)
        found = _left_known[key] = fsum(kept)
    return found
