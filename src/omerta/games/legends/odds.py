"""The exact odds of a roll: how many successes, and how much damage (rules, section 9).

Nothing is sampled. White dice that fell differ only in how often each face shows, so a roll of n
dice is a few thousand cases at most, many of them worth the same; for each the roller makes the
luck choice of the time-out: most tokens, then least damage, then the higher total.
"""

from math import comb, fsum
from typing import Final

from omerta.games.legends.components import DOUBLE, FOUR, LOCK, LUCK, TRIPLE, Pack

Sides = tuple[tuple[int, ...], tuple[int, ...], int]
"""White faces, red faces, and what a luck counts: all that odds know of a pack."""
_TOP: Final = 12
_LOCKS: Final = 16
_SUM: Final = (1 << _TOP) - 1
"""A choice as one number: the sum, the highest number of it, and the locks that are left."""

_known: dict[tuple[Sides, int, int, int, int, int], "Odds"] = {}
_cases_known: dict[tuple[Sides, int], list[tuple[float, tuple[int, ...]]]] = {}
_MOST_KNOWN: Final = 5000


class Odds:
    """The distribution of one roll."""

    __slots__ = ("damage", "locks", "total")

    def __init__(self, total: dict[int, float], locks: dict[int, float]) -> None:
        self.total = total
        """The chance of each total."""
        self.locks = locks
        """The chance of each number of locks in the final result."""
        self.damage: float = fsum([count * chance for count, chance in locks.items()])
        """The damage that is expected where damage counts."""

    def at_least(self, total: int) -> float:
        """The chance of this total or a higher one."""
        return fsum([chance for value, chance in self.total.items() if value >= total])


def sides_of(pack: Pack) -> Sides:
    """The dice of a pack."""
    return tuple(pack.white), tuple(pack.red), pack.luck


def odds(
    pack: Pack, dice: int, difficulty: int, missing: int, bonus: int = 0, more: int = 0
) -> Odds:
    """A roll of so many white dice with the red one against a challenge that lacks so many tokens.

    `bonus` is added to the total, `more` to its successes if there are any.
    """
    return odds_of(sides_of(pack), dice, difficulty, missing, bonus, more)


def odds_of(
    sides: Sides, dice: int, difficulty: int, missing: int, bonus: int = 0, more: int = 0
) -> Odds:
    """The same for these dice."""
    key = (sides, dice, difficulty, missing, bonus, more)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _worked_out(sides, dice, difficulty, missing, bonus, more)
        _known[key] = found
    return found


def chance_of(pack: Pack, dice: int, difficulty: int, successes: int) -> float:
    """The chance of so many successes or more."""
    return odds(pack, dice, difficulty, successes).at_least(successes * difficulty)


def best_totals(pack: Pack, dice: int) -> Odds:
    """The highest totals that a roll can give, whatever it is for."""
    return odds(pack, dice, 1, _SUM)  # every point is a success, and none is too many


def _worked_out(
    sides: Sides, dice: int, difficulty: int, missing: int, bonus: int, more: int
) -> Odds:
    red = sides[1]
    double: float = red.count(DOUBLE) / len(red)
    triple: float = red.count(TRIPLE) / len(red)
    plain: float = 1.0 - (double + triple)
    total = [0.0] * (max(sides[2], FOUR) * dice + 2 * FOUR + bonus + 1)
    locks = [0.0] * (dice + 1)
    for weight, choices in _cases(sides, dice):
        if len(choices) == 1:  # the dice leave no choice
            value, top = (choices[0] & _SUM) + bonus, choices[0] >> _TOP & 0xF
            total[value] += weight * plain
            total[value + top] += weight * double
            total[value + 2 * top] += weight * triple
            locks[choices[0] >> _LOCKS] += weight
            continue
        for times, share in enumerate((plain, double, triple)):
            best = _choose(choices, times, difficulty, missing, bonus, more)
            total[best & _SUM] += weight * share
            locks[best >> _LOCKS] += weight * share
    return Odds(
        {value: chance for value, chance in enumerate(total) if chance},
        {left: chance for left, chance in enumerate(locks) if chance},
    )


def _choose(
    choices: tuple[int, ...], times: int, difficulty: int, missing: int, bonus: int, more: int
) -> int:
    """The best luck choice: its total, and the locks left of it; `times` more its highest number.

    The last one leaves the fewest locks, so an earlier one must bring more tokens to be better.
    """
    best, most = 0, -1
    for choice in choices[::-1]:
        worth = (choice & _SUM) + (choice >> _TOP & 0xF) * times + bonus
        won = worth // difficulty
        if won:
            won += more
        if won > most:
            best = worth | choice >> _LOCKS << _LOCKS
            if won >= missing:
                break
            most = won
    return best


def _cases(sides: Sides, dice: int) -> list[tuple[float, tuple[int, ...]]]:
    """What so many white dice can show: the chance, and what each luck choice leaves."""
    found = _cases_known.get((sides, dice))
    if found is None:
        if len(_cases_known) >= 100:
            _cases_known.clear()
        white, _, luck = sides
        together: dict[tuple[int, ...], int] = {}
        for numbers, rows in enumerate(_rows(white, dice)):
            others = dice - numbers
            for locks in range(others + 1):
                weight = comb(dice, numbers) * comb(others, locks)
                weight *= white.count(LUCK) ** (others - locks) * white.count(LOCK) ** locks
                if weight:
                    _add_cases(together, rows, numbers, others - locks, locks, luck, weight)
        all_ways = len(white) ** dice
        found = [(ways / all_ways, choices) for choices, ways in together.items()]
        _cases_known[sides, dice] = found
    return found


Row = tuple[int, int, tuple[int, ...], int]
"""Some numbers in ascending order: in how many ways they can fall; the numbers, three bits each;
the sum and the highest of none, of the first, of the first two, …; how many equal the highest."""


def _rows(white: tuple[int, ...], dice: int) -> list[list[Row]]:
    """For none, one, … dice that show numbers, all that they can show; each row grows by a die."""
    faces = [(face, white.count(face)) for face in range(1, FOUR + 1) if face in white]
    found: list[list[Row]] = [[(1, 0, (0,), 0)]]
    for place in range(dice):
        longer: list[Row] = []
        for ways, row, sums, run in found[-1]:
            total, top = sums[-1] & _SUM, sums[-1] >> _TOP
            for face, sides in faces:
                if face >= top:
                    alike = run + 1 if face == top else 1
                    orders = ways * sides * (place + 1) // alike
                    then = (*sums, total + face | face << _TOP)
                    longer.append((orders, row | face << 3 * place, then, alike))
        found.append(longer)
    return found


def _add_cases(
    together: dict[tuple[int, ...], int],
    rows: list[Row],
    numbers: int,
    lucks: int,
    locks: int,
    luck: int,
    weight: int,
) -> None:
    """All cases with so many numbers, lucks and locks.

    The lowest numbers stay unblocked whatever is chosen, each pair that is cancelled frees the
    next one. So rows that have the same sum below and the same numbers next are one case.
    """
    pairs = min(lucks, locks)
    low = max(numbers - locks, 0)
    freed = max(numbers - locks + pairs, 0) - low
    of_row, wide, mask = 3 * low, 3 * freed, (1 << 3 * freed) - 1
    alike: dict[int, int] = {}
    if not low and not freed:  # every number is blocked, whatever is chosen
        alike[0] = sum([each[0] for each in rows])
    elif freed:
        for ways, row, sums, _ in rows:
            key = sums[low] << wide | row >> of_row & mask
            alike[key] = alike.get(key, 0) + ways
    else:
        for ways, _, sums, _ in rows:
            alike[sums[low]] = alike.get(sums[low], 0) + ways
    counting = [luck * _unblocked(numbers, lucks - pair, locks - pair) for pair in range(pairs + 1)]
    if not pairs:
        for key, ways in alike.items():
            only = (key + counting[0] | locks << _LOCKS,)
            together[only] = together.get(only, 0) + ways * weight
        return
    for key, ways in alike.items():
        choices = _choices(key >> wide, key & mask, numbers, locks, counting)
        together[choices] = together.get(choices, 0) + ways * weight


def _choices(
    sure: int, freed: int, numbers: int, locks: int, counting: list[int]
) -> tuple[int, ...]:
    """What the luck choices leave (LG-4.13 to LG-4.16), but for those that are never the best.

    `counting` is what lucks are worth with none, one, … pairs cancelled. A choice is never the
    best if one that leaves fewer locks is worth as much, whatever the red die shows.
    """
    found = [sure + counting[0] | locks << _LOCKS]
    total, top, left = sure & _SUM, sure >> _TOP, locks
    for lucky in counting[1:]:
        left -= 1
        if numbers > left:  # it frees a number
            top = freed & 7
            total += top
            freed >>= 3
        value = total + lucky
        while found:
            worse = found[-1]
            sum_of, top_of = worse & _SUM, worse >> _TOP & 0xF
            if sum_of > value or sum_of + 2 * top_of > value + 2 * top:
                break
            del found[-1]
        found.append(value | top << _TOP | left << _LOCKS)
    return tuple(found)


def _unblocked(numbers: int, lucks: int, locks: int) -> int:
    """The lucks that count: locks block numbers first, then lucks (LG-4.15)."""
    return lucks if locks <= numbers else max(lucks + numbers - locks, 0)


# A luck that is left


_lucky_known: dict[tuple[Sides, int], tuple[float, list[tuple[float, tuple[int, ...]]]]] = {}
_left_known: dict[tuple[Sides, int, int, int], float] = {}


def luck_left(pack: Pack, dice: int, difficulty: int, missing: int) -> float:
    """The chance that the final result of such a roll shows a luck."""
    return luck_left_of(sides_of(pack), dice, difficulty, missing)


def luck_left_of(sides: Sides, dice: int, difficulty: int, missing: int) -> float:
    """The same for these dice."""
    key = (sides, dice, difficulty, missing)
    found = _left_known.get(key)
    if found is None:
        if len(_left_known) >= _MOST_KNOWN:
            _left_known.clear()
        red = sides[1]
        shares = [red.count(times) / len(red) for times in (DOUBLE, TRIPLE)]
        shares.insert(0, 1.0 - fsum(shares))
        sure, cases = _lucky_cases(sides, dice)
        kept = [sure]
        for weight, choices in cases:
            for times, share in enumerate(shares):
                best = _choose(choices, times, difficulty, missing, 0, 0)
                if best >> _LOCKS != choices[-1] >> _LOCKS:
                    kept.append(weight * share)
        found = _left_known[key] = fsum(kept)
    return found


def _lucky_cases(sides: Sides, dice: int) -> tuple[float, list[tuple[float, tuple[int, ...]]]]:
    """The chance that a luck is left whatever is chosen, and the cases in which it is a choice.

    More lucks than locks always leave one; otherwise the last choice gives every luck away.
    """
    found = _lucky_known.get((sides, dice))
    if found is None:
        if len(_lucky_known) >= 100:
            _lucky_known.clear()
        white, _, luck = sides
        sure = 0
        together: dict[tuple[int, ...], int] = {}
        for numbers, rows in enumerate(_rows(white, dice)):
            others = dice - numbers
            for locks in range(others):  # the others are lucks: one at least
                weight = comb(dice, numbers) * comb(others, locks)
                weight *= white.count(LUCK) ** (others - locks) * white.count(LOCK) ** locks
                if others - locks > locks:
                    sure += weight * sum([row[0] for row in rows])
                elif weight:
                    _add_cases(together, rows, numbers, others - locks, locks, luck, weight)
        every = len(white) ** dice
        cases = [(ways / every, each) for each, ways in together.items() if len(each) > 1]
        found = _lucky_known[sides, dice] = (sure / every, cases)
    return found
