"""The results of white dice and their worth with the red die: the basis of all odds.

No roll is simulated and no order of dice is listed. Where a luck choice cannot matter, sums of
dice are digits of large numbers, and all dice together are their product. It can matter only
while a lock blocks numbers that count less than a luck; those few results are listed, equal ones
combined.
"""

from math import comb
from typing import Final

from omerta.games.legends.components import DOUBLE, FOUR, LOCK, LUCK, TRIPLE

Sides = tuple[tuple[int, ...], tuple[int, ...], int]
"""White faces, red faces, and the value of a luck: everything that the odds need of a pack."""
Choices = tuple[int, ...]
"""The results of luck choices that may be the best one, with fewer and fewer locks."""
TOP: Final = 12
LOCKS: Final = 16
SUM: Final = (1 << TOP) - 1
"""A choice packs the sum, its highest number and the remaining locks into one number."""

_MOST_KNOWN: Final = 100
_shown_known: dict[tuple[Sides, int], "Shown"] = {}


class Shown:
    """The results of this many white dice and the red one."""

    __slots__ = ("chosen", "luck", "lucky", "totals")

    def __init__(
        self,
        totals: list[list[float]],
        luck: float,
        lucky: list[tuple[float, Choices]],
        chosen: list[tuple[float, Choices]],
    ) -> None:
        self.totals = totals
        """The chances of totals without a luck choice, by the locks of the result."""
        self.luck = luck
        """The chance of more lucks than locks, so that one is left after every choice."""
        self.lucky = lucky
        """Results with a choice that always leave a luck, and their chances."""
        self.chosen = chosen
        """Results with a choice whose last option uses every luck, and their chances."""


def shown(sides: Sides, dice: int) -> Shown:
    """Return the results of this many white dice, cached."""
    found = _shown_known.get((sides, dice))
    if found is None:
        if len(_shown_known) >= _MOST_KNOWN:
            _shown_known.clear()
        found = _shown_known[sides, dice] = Count(sides, dice).shown()
    return found


Row = tuple[int, int, int, int, tuple[int, ...]]
"""Numbers in ascending order: the ways to roll those below the highest, and their count; the count
of the highest; the highest; and the worths of the first 0, 1, 2, … numbers.
"""


class Count:
    """Counts in whole numbers how many ways lead to each total.

    A total is the position of a digit in a large number; the digit is the number of ways.
    """

    __slots__ = (
        "all_ways",
        "chosen",
        "dice",
        "digit",
        "high_known",
        "high_rows",
        "low_rows",
        "luck",
        "lucky",
        "red",
        "rest_known",
        "sides",
        "small_sums",
        "sums",
    )

    def __init__(self, sides: Sides, dice: int) -> None:
        white, self.red, self.luck = sides
        self.dice = dice
        self.sides = [white.count(face) for face in range(LOCK + 1)]
        self.all_ways: int = len(white) ** dice
        self.digit: int = (self.all_ways * len(self.red)).bit_length()
        lows = [face for face in range(1, FOUR + 1) if face < self.luck and self.sides[face]]
        highs = [face for face in range(1, FOUR + 1) if face >= self.luck and self.sides[face]]
        self.low_rows = self.rows(lows, dice)
        self.high_rows = self.rows(highs, dice)
        die: int = sum([self.sides[face] << self.digit * face for face in lows])
        self.small_sums = [die**count for count in range(dice + 1)]
        """For 0, 1, … numbers that count less than a luck: all their sums."""
        self.rest_known: dict[int, int] = {}
        self.high_known: dict[int, list[tuple[int, int]]] = {}
        self.sums = [[0] * (FOUR + 1) for _ in range(dice + 1)]
        """The sums of results without a choice, by remaining locks and highest number."""
        self.lucky: dict[Choices, int] = {}
        self.chosen: dict[Choices, int] = {}

    def shown(self) -> Shown:
        """Count all results and divide once at the end."""
        self.without_locks()
        lucky = (self.any_numbers(1) + self.sides[LUCK]) ** self.dice - self.any_numbers(self.dice)
        for numbers, lucks, locks, ways in self.with_locks():
            if lucks > locks:
                lucky += ways * self.any_numbers(numbers)
            if is_open(numbers, lucks, locks):
                self._dominated(numbers, lucks, locks, ways)
                self._with_choice(numbers, lucks, locks, ways)
            else:
                self.without_choice(numbers, lucks, locks, ways)
        every = self.all_ways
        return Shown(
            [self.totals(locks) for locks in range(self.dice + 1)],
            lucky / every,
            [(count / every, choices) for choices, count in self.lucky.items()],
            [(count / every, choices) for choices, count in self.chosen.items()],
        )

    def with_locks(self) -> list[tuple[int, int, int, int]]:
        """Return the splits into numbers, lucks and at least one lock, with their ways."""
        found = []
        for locks in range(1, self.dice + 1):
            for numbers in range(self.dice - locks + 1):
                lucks = self.dice - locks - numbers
                ways = comb(self.dice, locks) * comb(self.dice - locks, numbers)
                ways *= self.sides[LOCK] ** locks * self.sides[LUCK] ** lucks
                if ways:
                    found.append((numbers, lucks, locks, ways))
        return found

    # Results without a choice

    def without_locks(self) -> None:
        """Count the results without a lock, where every die counts."""
        die = self.sides[LUCK] << self.digit * self.luck
        before = 0
        for top in range(FOUR + 1):
            if top:
                die += self.sides[top] << self.digit * top
            upto = die**self.dice
            self.sums[0][top] += upto - before
            before = upto

    def without_choice(self, numbers: int, lucks: int, locks: int, ways: int) -> None:
        """Count results without lucks, or with all numbers blocked after every choice."""
        low = max(numbers - locks, 0)
        lucky = self.luck * max(lucks - max(locks - numbers, 0), 0)
        sums = self.sums[locks - min(lucks, locks)]
        if not low:
            sums[0] += ways * self.any_numbers(numbers) << self.digit * lucky
            return
        self._lowest(sums, numbers, low, low, lucky, ways)
        for row in self.low_rows[low]:
            worth = row[4][low]
            falls = ways * self.falls(row, numbers)
            sums[worth >> TOP] += falls << self.digit * ((worth & SUM) + lucky)

    def _dominated(self, numbers: int, lucks: int, locks: int, ways: int) -> None:
        """Count results where every number that a pair can free counts at least as much as a luck.

        Cancelling all pairs is the best choice then.
        """
        pairs = min(lucks, locks)
        low = max(numbers - locks, 0)
        sums, lucky = self.sums[locks - pairs], self.luck * (lucks - pairs)
        self._lowest(sums, numbers, numbers - locks + pairs, low + 1, lucky, ways)

    def _lowest(
        self, sums: list[int], numbers: int, count: int, below: int, lucky: int, ways: int
    ) -> None:
        """Count the lowest numbers, fewer than `below` of which count less than a luck."""
        for less in range(below):
            lower = self.small_sums[less] * (ways * comb(numbers, less)) << self.digit * lucky
            for falls, worth in self._highs(numbers - less, count - less):
                sums[worth >> TOP] += lower * falls << self.digit * (worth & SUM)

    # Results with a choice

    def _with_choice(self, numbers: int, lucks: int, locks: int, ways: int) -> None:
        """Count results where a pair may free a number that counts less than its luck."""
        pairs = min(lucks, locks)
        low = max(numbers - locks, 0)
        high = numbers - locks + pairs
        start = max(locks - numbers, 0)  # pairs that free no number cost nothing
        first = self.luck * (lucks - start) | locks - start << LOCKS
        together = self.lucky if lucks > locks else self.chosen
        for row in self.low_rows[high]:
            choices = self._grown(row[4], low, first)
            self._add(together, choices, ways * self.falls(row, numbers))
        last = self.luck * (lucks - pairs) | locks - pairs << LOCKS
        for less in range(low + 1, high):
            highs = self._highs(numbers - less, high - less)
            times = ways * comb(numbers, less)
            for row in self.low_rows[less] if highs else ():
                choices = self._grown(row[4], low, first)
                fell = times * self.falls(row, less)
                small = (row[4][less] & SUM) + last
                for count, worth in highs:
                    ending = choices.copy()
                    _append(ending, small + worth)
                    self._add(together, ending, fell * count)

    def _grown(self, sums: tuple[int, ...], low: int, first: int) -> list[int]:
        """Return the results of choices that free one number after the other."""
        choices = [first + sums[low]]
        for worth in sums[low + 1 :]:
            first -= self.luck + (1 << LOCKS)
            _append(choices, first + worth)
        return choices

    def _add(self, together: dict[Choices, int], choices: list[int], ways: int) -> None:
        """Add ways to these choices, or to the sums if only one choice is left."""
        if len(choices) > 1:
            key = tuple(choices)
            together[key] = together.get(key, 0) + ways
        else:
            only = choices[0]
            self.sums[only >> LOCKS][only >> TOP & 0xF] += ways << self.digit * (only & SUM)

    # Numbers in ascending order

    def any_numbers(self, numbers: int) -> int:
        """Return the ways in which this many dice show numbers."""
        ways: int = sum(self.sides[1 : FOUR + 1]) ** numbers
        return ways

    def rows(self, faces: list[int], most: int) -> list[list[Row]]:
        """Return the rows of 0, 1, … numbers of these faces."""
        found: list[list[Row]] = [[(1, 0, 0, 0, (0,))]]
        for length in range(most):
            longer: list[Row] = []
            for ways, below, alike, top, sums in found[-1]:
                for face in faces:
                    worth = (sums[-1] & SUM) + face | face << TOP
                    if face == top:
                        longer.append((ways, below, alike + 1, top, (*sums, worth)))
                    elif face > top:
                        falls = ways * comb(length, alike) * self.sides[top] ** alike
                        longer.append((falls, length, 1, face, (*sums, worth)))
            found.append(longer)
        return found

    def falls(self, row: Row, numbers: int) -> int:
        """Return the ways in which this row is the lowest part of this many numbers."""
        ways, below, alike, top, _ = row
        left = numbers - below
        key = left << 8 | alike << 4 | top
        rest = self.rest_known.get(key)
        if rest is None:
            own, above = self.sides[top], sum(self.sides[top + 1 : FOUR + 1])
            rest = own**left
            for same in range(alike, left if above else 0):
                rest += comb(left, same) * own**same * above ** (left - same)
            self.rest_known[key] = rest
        return ways * comb(numbers, below) * rest

    def _highs(self, numbers: int, count: int) -> list[tuple[int, int]]:
        """Return ways and worths of the lowest `count` of numbers that count at least as a luck."""
        key = numbers << 4 | count
        found = self.high_known.get(key)
        if found is None:
            together: dict[int, int] = {}
            for row in self.high_rows[count]:
                worth = row[4][count]
                together[worth] = together.get(worth, 0) + self.falls(row, numbers)
            found = self.high_known[key] = [(ways, worth) for worth, ways in together.items()]
        return found

    # The red die

    def totals(self, locks: int) -> list[float]:
        """Return the chance of each total without a choice and with this many locks left.

        The red die counts the highest number up to twice more.
        """
        red, digit = self.red, self.digit
        double, triple = red.count(DOUBLE), red.count(TRIPLE)
        together = 0
        for top, sums in enumerate(self.sums[locks]):
            times = (double << digit * top) + (triple << digit * 2 * top)
            together += sums * (times + len(red) - double - triple)
        every = self.all_ways * len(red)
        mask = (1 << digit) - 1
        found: list[float] = []
        while together:
            found.append((together & mask) / every)
            together >>= digit
        return found


def is_open(numbers: int, lucks: int, locks: int) -> bool:
    """Return whether a pair of luck and lock can free a number."""
    return bool(lucks) and numbers > max(locks - lucks, 0)


def _append(choices: list[int], choice: int) -> None:
    """Append a choice that leaves fewer locks.

    Earlier choices are removed that are worth no more with any face of the red die.
    """
    value = choice & SUM
    most = value + (choice >> TOP - 1 & 0x1E)  # the highest number counts twice more
    while choices:
        worse = choices[-1]
        if worse & SUM > value or (worse & SUM) + (worse >> TOP - 1 & 0x1E) > most:
            break
        del choices[-1]
    choices.append(choice)
