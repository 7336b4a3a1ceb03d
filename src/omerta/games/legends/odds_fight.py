"""The exact odds of a fight: the clan's total against the rebels' (SC-3.6 to SC-3.10).

No roll is simulated. The clan makes the luck choice of the timeout action in a fight, the
highest total. Locks of the rebels block nothing, so their total is a sum of dice and the highest
number.
"""

from math import fsum
from typing import Final

from omerta.games.legends.components import DOUBLE, FOUR, LUCK, TRIPLE, Pack
from omerta.games.legends.odds import Odds, odds_of, sides_of
from omerta.games.legends.odds_dice import Sides

_EVERY_POINT: Final = (1, 4095)
"""A difficulty of 1 and more successes than a roll can have, so that the highest total is best."""
_DIGIT: Final = 40
"""The bits of a digit; twelve dice have fewer ways than it can hold."""
_MOST_KNOWN: Final = 2000

_below_known: dict[tuple[Sides, int], list[float]] = {}
_wins_known: dict[tuple[Sides, int, int, bool], float] = {}
_rows_known: dict[tuple[Sides, int, int, bool], tuple[int, ...]] = {}


def win_chance(pack: Pack, dice: int, rebels: int, *, ambush: bool) -> float:
    """Return the chance to win a fight with this many white dice against this many of the rebels."""
    return win_chance_of(sides_of(pack), dice, rebels, ambush=ambush)


def win_row(pack: Pack, rebels: int, *, ambush: bool) -> tuple[int, ...]:
    """Return the chances with 1, 2, … white dice, in hundredths of a percent, cached."""
    key = (sides_of(pack), pack.file.dice, rebels, ambush)
    found = _rows_known.get(key)
    if found is None:
        if len(_rows_known) >= _MOST_KNOWN:
            _rows_known.clear()
        chances = [
            win_chance(pack, dice, rebels, ambush=ambush) for dice in range(1, pack.file.dice + 1)
        ]
        found = _rows_known[key] = tuple([round(10_000 * chance) for chance in chances])
    return found


def win_chance_of(sides: Sides, dice: int, rebels: int, *, ambush: bool) -> float:
    """Return the same with these dice."""
    key = (sides, dice, rebels, ambush)
    found = _wins_known.get(key)
    if found is None:
        if len(_wins_known) >= _MOST_KNOWN:
            _wins_known.clear()
        totals = clan_odds(sides, dice).total
        ways = [
            chance * holds(sides, total, rebels, ambush=ambush) for total, chance in totals.items()
        ]
        found = _wins_known[key] = min(fsum(ways), 1.0)
    return found


def clan_odds(sides: Sides, dice: int) -> Odds:
    """Return the odds of the highest totals of this many white dice."""
    return odds_of(sides, dice, *_EVERY_POINT)


def holds(sides: Sides, total: int, rebels: int, *, ambush: bool) -> float:
    """Return the chance that this total of the clan wins; a tie wins only its own attack (SC-3.10)."""
    below = _below(sides, rebels)
    least = total if ambush else total + 1
    return below[min(max(least, 0), len(below) - 1)]


def rebels_total(dice: tuple[int, ...], red: int, luck: int) -> int:
    """Return the total of the rebels' dice: a luck counts, a lock blocks nothing (SC-3.7)."""
    numbers = [face for face in dice if face <= FOUR]
    best = max(numbers, default=0)
    times = red if red in (DOUBLE, TRIPLE) else 1
    return sum(numbers) + best * (times - 1) + luck * dice.count(LUCK)


def _below(sides: Sides, dice: int) -> list[float]:
    """Return the chances that the rebels' dice make less than 0, 1, …; the last is 1."""
    known = _below_known.get((sides, dice))
    if known is None:
        if len(_below_known) >= _MOST_KNOWN:
            _below_known.clear()
        known = _below_known[sides, dice] = _summed(sides, dice)
    return known


def _summed(sides: Sides, dice: int) -> list[float]:
    """Return the chances of `_below`, by counting all ways and dividing once."""
    white, red, luck = sides
    double, triple = red.count(DOUBLE), red.count(TRIPLE)
    size = max(luck, FOUR) * dice + 1
    ways = [0] * (size + 2 * FOUR)
    lower = [0] * size
    for top in range(FOUR + 1):
        upto = _upto(white, luck, top, dice, size)
        for total in range(size):
            count = upto[total] - lower[total]  # ways with exactly this highest number
            if count:
                ways[total] += count * (len(red) - double - triple)
                ways[total + top] += count * double
                ways[total + 2 * top] += count * triple
        lower = upto
    together, below = 0, [0.0]
    for count in ways:
        together += count
        below.append(together / (len(white) ** dice * len(red)))
    return below


def _upto(white: tuple[int, ...], luck: int, top: int, dice: int, size: int) -> list[int]:
    """Return the ways to each sum, from 0 up, of dice without a number above `top`.

    The sums of one die are digits of a large number, so those of all dice are digits of its
    power.
    """
    one = 0
    for face in white:
        if face == LUCK:
            one += 1 << _DIGIT * luck
        elif face > FOUR:
            one += 1
        elif face <= top:
            one += 1 << _DIGIT * face
    power = one**dice
    mask = (1 << _DIGIT) - 1
    return [power >> _DIGIT * total & mask for total in range(size)]
