"""The exact odds of a roll whose total may be forbidden (LG-4.18).

A forbidden total makes the roll void, so a luck choice that is worse without bans may be the
best one with them. Therefore every choice counts here, while `odds.py` may omit some. Forbidden
totals are a mask; "this total or more" is a mask without end, a negative number.
"""

from typing import Final

from omerta.games.legends.components import FOUR, Pack
from omerta.games.legends.odds import Odds, odds_of, shares_of, sides_of
from omerta.games.legends.odds_dice import SUM, TOP, Count, Sides, is_open

Case = tuple[float, int, tuple[int, ...]]
"""A chance, the fewest locks after any luck choice, and the worth of each choice: for these locks,
one more, two more, …; a worth packs the sum and its highest number.
"""
Cases = tuple[list[list[float]], list[Case]]
"""The chances of totals without a luck choice, by locks and total; and the cases with a choice."""

_MOST_KNOWN: Final = 5000
_MOST_SIDES: Final = 100
_cases_known: dict[tuple[Sides, int], Cases] = {}
_reach_known: dict[tuple[Sides, int], list[tuple[float, int]]] = {}
_known: dict[tuple[Sides, int, int, int, int], Odds] = {}


def odds_with_bans(sides: Sides, dice: int, difficulty: int, missing: int, void: int) -> Odds:
    """Return the odds of white dice and the red one, when the totals in `void` are forbidden.

    The luck choice is that of the timeout action: most tokens, then least damage, then the
    higher total. A void roll counts as a total of 0 without damage.
    """
    if not void:
        return odds_of(sides, dice, difficulty, missing)
    key = (sides, dice, difficulty, missing, void)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _worked_out(sides, dice, difficulty, missing, void)
    return found


def _worked_out(sides: Sides, dice: int, difficulty: int, missing: int, void: int) -> Odds:
    """Return the sum of all cases, each with its best choice."""
    sure, open_cases = _cases(sides, dice)
    highest = _highest(sides, dice)
    won = [
        -1 if void >> total & 1 else min(total // difficulty, missing)
        for total in range(highest + 1)
    ]
    total = [0.0] * (highest + 1)
    locks = [0.0] * (dice + 1)
    for left, chances in enumerate(sure):
        for value, chance in enumerate(chances):
            if won[value] < 0:
                total[0] += chance
                locks[0] += chance
            else:
                total[value] += chance
                locks[left] += chance
    shares = shares_of(sides)
    for weight, fewest, worth in open_cases:
        first, top = worth[0] & SUM, worth[0] >> TOP
        for times, share in enumerate(shares):
            value, left = first + top * times, fewest
            if won[value] < missing:
                value, left = _best(won, fewest, worth, times)
            total[value] += weight * share
            locks[left] += weight * share
    return Odds(
        {value: chance for value, chance in enumerate(total) if chance},
        {left: chance for left, chance in enumerate(locks) if chance},
    )


def _best(won: list[int], fewest: int, worth: tuple[int, ...], times: int) -> tuple[int, int]:
    """Return the total and the locks of the best luck choice; both 0 if the roll is void.

    The first of equals leaves the fewest locks. A void roll without tokens avoids damage.
    """
    best, value, left, void = -1, 0, 0, False
    for more, pile in enumerate(worth):
        total = (pile & SUM) + (pile >> TOP) * times
        tokens = won[total]
        if tokens > best:
            best, value, left = tokens, total, fewest + more
        elif tokens < 0:
            void = True
    if best == 0 and left and (void or won[(worth[0] & SUM) + (worth[0] >> TOP) * times] < 0):
        return 0, 0
    return value, left


def _highest(sides: Sides, dice: int) -> int:
    """Return an upper bound of the total."""
    return max(sides[2], FOUR) * dice + 2 * FOUR


def best_allowed(pack: Pack, dice: int, void: int) -> list[float]:
    """Return the chance of each total, when the roller always takes the highest allowed one.

    This gives the most successes at any difficulty; a void roll counts as a total of 0.
    """
    found: list[float] = []
    for chance, reach in _reach(sides_of(pack), dice):
        total = max((reach & ~void).bit_length() - 1, 0)
        while len(found) <= total:
            found.append(0.0)
        found[total] += chance
    return found


def chances_with_bans(
    pack: Pack, dice: int, difficulty: int, void: int, most: int
) -> tuple[float, ...]:
    """Return the chances of at least 1, 2, … successes."""
    totals = best_allowed(pack, dice, void)
    return tuple([sum(totals[difficulty * wanted :]) for wanted in range(1, most + 1)])


def _reach(sides: Sides, dice: int) -> list[tuple[float, int]]:
    """Return the results of white dice: chances, and masks of the totals that luck choices reach."""
    found = _reach_known.get((sides, dice))
    if found is None:
        if len(_reach_known) >= _MOST_SIDES:
            _reach_known.clear()
        sure, open_cases = _cases(sides, dice)
        together: dict[int, float] = {}
        for chances in sure:
            for total, chance in enumerate(chances):
                if chance:
                    together[1 << total] = together.get(1 << total, 0.0) + chance
        for weight, _, worth in open_cases:
            for times, share in enumerate(shares_of(sides)):
                reach = 0
                for pile in worth:
                    reach |= 1 << (pile & SUM) + (pile >> TOP) * times
                together[reach] = together.get(reach, 0.0) + weight * share
        found = [(chance, reach) for reach, chance in together.items()]
        _reach_known[sides, dice] = found
    return found


def _cases(sides: Sides, dice: int) -> Cases:
    """Return the results of this many white dice, equal ones combined."""
    found = _cases_known.get((sides, dice))
    if found is None:
        if len(_cases_known) >= _MOST_SIDES:
            _cases_known.clear()
        count = Count(sides, dice)
        count.without_locks()
        rows = count.rows([face for face in range(1, FOUR + 1) if count.sides[face]], dice - 2)
        together: dict[tuple[int, tuple[int, ...]], int] = {}
        for numbers, lucks, locks, ways in count.with_locks():
            if not is_open(numbers, lucks, locks):
                count.without_choice(numbers, lucks, locks, ways)
                continue
            pairs = min(lucks, locks)
            low = max(numbers - locks, 0)
            high = numbers - locks + pairs
            alike: dict[tuple[int, ...], int] = {}
            for row in rows[high]:
                key = row[4][low:]
                alike[key] = alike.get(key, 0) + count.falls(row, numbers)
            lucky = [sides[2] * (lucks - pairs + back) for back in range(high - low + 1)]
            for sums, falls in alike.items():
                worth = tuple([each + more for each, more in zip(sums[::-1], lucky, strict=True)])
                case = (locks - pairs, worth)
                together[case] = together.get(case, 0) + ways * falls
        every = count.all_ways
        cases = [(ways / every, locks, worth) for (locks, worth), ways in together.items()]
        found = ([count.totals(locks) for locks in range(dice + 1)], cases)
        _cases_known[sides, dice] = found
    return found
