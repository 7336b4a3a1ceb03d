"""The exact odds of a roll whose total may be forbidden (LG-4.18).

A forbidden total makes the roll void, so a luck choice that is worse without bans may be the best
one with them: here every choice counts, while `odds.py` may leave out those that are never the best.
The totals that are forbidden are a mask; "this total or more" is a mask without end, a negative
number.
"""

from math import comb
from typing import Final

from omerta.games.legends.components import DOUBLE, LOCK, LUCK, TRIPLE, Pack
from omerta.games.legends.odds import _SUM, _TOP, Odds, Sides, _rows, _unblocked, odds_of, sides_of

Case = tuple[float, int, tuple[int, ...]]
"""The chance, the fewest locks that a luck choice leaves, and what each is worth: that one, then
those that leave one lock more, two more, …"""

_MOST_KNOWN: Final = 5000
_MOST_SIDES: Final = 100
_cases_known: dict[tuple[Sides, int], list[Case]] = {}
_reach_known: dict[tuple[Sides, int], list[tuple[float, int]]] = {}
_known: dict[tuple[Sides, int, int, int, int], Odds] = {}


def odds_with_bans(sides: Sides, dice: int, difficulty: int, missing: int, void: int) -> Odds:
    """A roll of so many white dice with the red one, when these totals are forbidden.

    The luck choice is the one of the time-out: most tokens, then least damage, then the higher
    total. A void roll counts as a total of 0 without damage.
    """
    if not void:
        return odds_of(sides, dice, difficulty, missing)
    key = (sides, dice, difficulty, missing, void)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _worked_out(_cases(sides, dice), difficulty, missing, void)
    return found


def _worked_out(cases: list[Case], difficulty: int, missing: int, void: int) -> Odds:
    """All cases with the best choice for each."""
    highest = max([max(totals) for _, _, totals in cases])
    won = [
        -1 if void >> total & 1 else min(total // difficulty, missing)
        for total in range(highest + 1)
    ]
    total = [0.0] * (highest + 1)
    locks: dict[int, float] = {}
    for chance, fewest, totals in cases:
        left = fewest
        value = totals[0]
        best = won[value]
        if len(totals) > 1:
            for more, other in enumerate(totals):  # the first of equals leaves the fewest locks
                if won[other] > best:
                    best, value, left = won[other], other, fewest + more
            if best == 0 and left and _is_void(won, totals):
                best = -1  # nothing to win: a void roll hurts nobody
        if best < 0:
            value = left = 0
        total[value] += chance
        locks[left] = locks.get(left, 0.0) + chance
    return Odds({value: chance for value, chance in enumerate(total) if chance}, locks)


def _is_void(won: list[int], totals: tuple[int, ...]) -> bool:
    """Whether one of these totals is forbidden."""
    return any(won[total] < 0 for total in totals)


def best_allowed(pack: Pack, dice: int, void: int) -> list[float]:
    """The chance of each total, when the roller always takes the highest one that is allowed.

    That is the most successes whatever the difficulty; a void roll counts as a total of 0.
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
    """The chance of one success or more, of two, …, up to so many."""
    totals = best_allowed(pack, dice, void)
    return tuple([sum(totals[difficulty * wanted :]) for wanted in range(1, most + 1)])


def _reach(sides: Sides, dice: int) -> list[tuple[float, int]]:
    """What so many dice can show: the chance, and the totals that luck choices reach, as a mask."""
    found = _reach_known.get((sides, dice))
    if found is None:
        if len(_reach_known) >= _MOST_SIDES:
            _reach_known.clear()
        together: dict[int, float] = {}
        for chance, _, totals in _cases(sides, dice):
            reach = 0
            for total in totals:
                reach |= 1 << total
            together[reach] = together.get(reach, 0.0) + chance
        found = [(chance, reach) for reach, chance in together.items()]
        _reach_known[sides, dice] = found
    return found


def _cases(sides: Sides, dice: int) -> list[Case]:
    """All that so many white dice and the red one can show, alike ones together."""
    found = _cases_known.get((sides, dice))
    if found is None:
        if len(_cases_known) >= _MOST_SIDES:
            _cases_known.clear()
        white, red, luck = sides
        times = [0] * (len(red) - red.count(DOUBLE) - red.count(TRIPLE))
        times += [1] * red.count(DOUBLE) + [2] * red.count(TRIPLE)
        shares = [(each, times.count(each)) for each in range(3) if each in times]
        together: dict[tuple[int, tuple[int, ...]], int] = {}
        for numbers, rows in enumerate(_rows(white, dice)):
            others = dice - numbers
            for locks in range(others + 1):
                lucks = others - locks
                weight = comb(dice, numbers) * comb(others, locks)
                weight *= white.count(LUCK) ** lucks * white.count(LOCK) ** locks
                if weight:
                    sums = [(each[0] * weight, each[2]) for each in rows]
                    _add(together, sums, numbers, lucks, locks, luck, shares)
        all_ways = len(white) ** dice * len(red)
        found = [(ways / all_ways, locks, totals) for (locks, totals), ways in together.items()]
        _cases_known[sides, dice] = found
    return found


def _add(
    together: dict[tuple[int, tuple[int, ...]], int],
    rows: list[tuple[int, tuple[int, ...]]],
    numbers: int,
    lucks: int,
    locks: int,
    luck: int,
    shares: list[tuple[int, int]],
) -> None:
    """All cases with so many numbers, lucks and locks: each pair that is cancelled frees one."""
    pairs = min(lucks, locks)
    low = max(numbers - locks, 0)
    high = max(numbers - locks + pairs, 0)
    alike: dict[tuple[int, ...], int] = {}
    for ways, sums in rows:
        key = sums[low : high + 1]
        alike[key] = alike.get(key, 0) + ways
    kept = range(pairs, -1, -1)  # the choice that leaves the fewest locks comes first
    lucky = [luck * _unblocked(numbers, lucks - pair, locks - pair) for pair in kept]
    freed = [max(numbers - locks + pair, 0) - low for pair in kept]
    for key, ways in alike.items():
        for times, share in shares:
            totals = tuple(
                [
                    (key[place] & _SUM) + (key[place] >> _TOP) * times + bonus
                    for place, bonus in zip(freed, lucky, strict=True)
                ]
            )
            case = (locks - pairs, totals)
            together[case] = together.get(case, 0) + ways * share
