"""All hands that one sheet allows, counted exactly (rules, section 10).

Rooms that are reached by the same numbers are interchangeable and form a kind. A hand is a
number of crooks of each kind, and then which ones. The count goes from kind to kind and keeps
only what is still owed: crooks of the hand, and crooks of every number. All debts are packed
into one integer, so that two ways to the same debts are one state.
"""

from math import comb, isqrt
from typing import Final

from omerta.games.crooks_out.components import ROOMS, count, rooms_in
from omerta.kernel.chance import Chance

BOX: Final = -1
"""The holder of the crooks that were not dealt; the other holders are seats."""
CHOICES: Final = [[comb(size, taken) for taken in range(size + 1)] for size in range(ROOMS + 1)]
"""`CHOICES[n][k]` is the number of ways to take k of n crooks."""

Takes = dict[int, list[tuple[int, int]]]
"""By debt: how many crooks of a kind can be taken, and the debt after that."""

_FIELD: Final = 5
"""Bits of one debt in a packed state: four for the crooks owed, one that shows an overdraft."""
_MOST: Final = 15
_FINE: Final = 1_000_000


class Clues:
    """What is known about one hidden hand: how many of its crooks are in which rooms.

    The first part is the whole hand; every number adds a part.
    """

    __slots__ = ("holder", "parts", "rooms")

    def __init__(self, holder: int, rooms: int, size: int) -> None:
        self.holder = holder
        self.rooms = rooms
        self.parts: list[tuple[int, int]] = [(rooms, size)]

    def add(self, reach: int, crooks: int) -> None:
        """Add the fact that this number of crooks is in this reach."""
        part = (reach & self.rooms, crooks)
        if part not in self.parts and part != (0, 0):
            self.parts.append(part)

    def without(self, rooms: int) -> "Clues":
        """The same clues after another holder is known to have the crooks of these rooms."""
        found = Clues(self.holder, self.rooms & ~rooms, self.parts[0][1])
        for reach, crooks in self.parts[1:]:
            found.add(reach, crooks)
        return found

    def possible(self) -> bool:
        """False if a part alone is impossible."""
        return all(0 <= crooks <= min(count(rooms), _MOST) for rooms, crooks in self.parts)


def kinds_of(unknown: int, clues: list[Clues]) -> list[int]:
    """The rooms by kind, ordered so that little stays uncertain on the way."""
    parts = [part for some in clues for part in some.parts]
    kinds: dict[int, int] = {}
    for room in rooms_in(unknown):
        touched = 0
        for index, (rooms, _) in enumerate(parts):
            touched |= (rooms >> room & 1) << index
        kinds[touched] = kinds.get(touched, 0) | 1 << room
    doubts = [_doubts(count(rooms), crooks) for rooms, crooks in parts]
    walked = [0] * len(parts)
    waiting = [
        ([index for index in range(len(parts)) if touched >> index & 1], kind, count(kind))
        for touched, kind in kinds.items()
    ]
    order: list[int] = []
    while waiting:
        best = 0
        least = 0
        for place, (touches, _, size) in enumerate(waiting):
            growth = 0
            for part in touches:
                growth += doubts[part][walked[part] + size] - doubts[part][walked[part]]
            if place == 0 or growth < least:
                best, least = place, growth
        touches, kind, size = waiting.pop(best)
        order.append(kind)
        for part in touches:
            walked[part] += size
    return order


def _doubts(rooms: int, crooks: int) -> list[int]:
    """The uncertainty, after each number of rooms, about how many of a part's crooks were there.

    It is the standard deviation as a whole number, so that every machine finds the same order.
    """
    spread = _FINE * max(crooks * (rooms - crooks), 0)
    below = max(rooms * rooms * (rooms - 1), 1)
    return [isqrt(spread * walked * (rooms - walked) // below) for walked in range(rooms + 1)]


class Hands:
    """All hands that fit some clues.

    `after[i]` holds each debt that is possible before kind i and can still be paid, with the
    number of ways to pay it from this kind and the following ones.
    """

    __slots__ = ("after", "kinds", "sizes", "start", "steps", "width")

    def __init__(self, clues: Clues, kinds: list[int]) -> None:
        self.kinds = kinds
        self.sizes: list[int] = [count(kind) if kind & clues.rooms else 0 for kind in kinds]
        self.steps: list[int] = [
            _pack([1 if kind & rooms else 0 for rooms, _ in clues.parts]) for kind in kinds
        ]
        self.width = _FIELD * len(clues.parts)
        self.start = 0
        self.after: list[dict[int, int]] = [{} for _ in range(len(kinds) + 1)]
        if clues.possible():
            self.start = _pack([crooks for _, crooks in clues.parts])
            self._pay_back(self._meet(clues))

    def _meet(self, clues: Clues) -> list[set[int]]:
        """The useful debts before each kind, found from both ends, which meet in the middle."""
        middle = len(self.kinds) // 2
        reached = self._reach(clues, list(range(middle)))
        # The same walk from the other end finds what the kinds walked first must have paid.
        paid = self._reach(clues, list(range(len(self.kinds) - 1, middle - 1, -1)))
        paid.reverse()
        reached[middle] &= {self.start - debt for debt in paid[0]}
        for index in range(middle, len(self.kinds)):
            step, choices = self.steps[index], range(self.sizes[index] + 1)
            met = {debt - taken * step for debt in reached[index] for taken in choices}
            met &= {self.start - debt for debt in paid[index - middle + 1]}
            reached.append(met)
        return reached

    def _reach(self, clues: Clues, walk: list[int]) -> list[set[int]]:
        """The debts that the remaining rooms could pay, before and after each kind of a walk."""
        overdrawn = _pack([_MOST + 1] * len(clues.parts))
        left = [count(rooms) for rooms, _ in clues.parts]
        reached = [{self.start}]
        for index in walk:
            kind, step, size = self.kinds[index], self.steps[index], self.sizes[index]
            for part, (rooms, _) in enumerate(clues.parts):
                if kind & rooms:
                    left[part] -= size
            payable = _pack([min(rooms, _MOST) for rooms in left])
            found: set[int] = set()
            for debt in reached[-1]:
                owed = debt
                for _ in range(size + 1):
                    if owed & overdrawn:
                        break
                    if not (payable - owed) & overdrawn:
                        found.add(owed)
                    owed -= step
            reached.append(found)
        return reached

    def _pay_back(self, reached: list[set[int]]) -> None:
        """Count the ways, from the last kind back to the first."""
        ahead: dict[int, int] = {0: 1} if 0 in reached[-1] else {}
        self.after[-1] = ahead
        for index in range(len(self.kinds) - 1, -1, -1):
            here = self.after[index]
            step, choices = self.steps[index], CHOICES[self.sizes[index]]
            for debt in reached[index]:
                ways = 0
                owed = debt
                for arrangements in choices:
                    if owed in ahead:
                        ways += arrangements * ahead[owed]
                    owed -= step
                if ways:
                    here[debt] = ways
            ahead = here

    def takes(self, index: int, shift: int) -> Takes:
        """The possible takes of a kind for each debt, with the debt shifted to its place."""
        found: Takes = {}
        ahead, step, size = self.after[index + 1], self.steps[index], self.sizes[index]
        for debt in self.after[index]:
            found[debt] = [
                (taken, debt - taken * step << shift)
                for taken in range(size + 1)
                if debt - taken * step in ahead
            ]
        return found

    def total(self) -> int:
        """The number of hands."""
        return self.after[0].get(self.start, 0)

    def by_room(self) -> list[int]:
        """For each room, the number of hands with its crook."""
        found = [0] * ROOMS
        before = {self.start: 1}
        for index, kind in enumerate(self.kinds):
            ahead, choices = self.after[index + 1], CHOICES[self.sizes[index]]
            passed: dict[int, int] = {}
            crooks = 0
            takes = self.takes(index, 0)
            for debt, ways in before.items():
                for taken, owed in takes.get(debt, []):
                    here = ways * choices[taken]
                    passed[owed] = passed.get(owed, 0) + here
                    crooks += taken * here * ahead[owed]
            for room in rooms_in(kind):
                found[room] = crooks // count(kind)
            before = passed
        return found

    def hand(self, number: int) -> int:
        """The hand with this number, counted from 0."""
        found = 0
        debt = self.start
        for index, kind in enumerate(self.kinds):
            ahead, choices = self.after[index + 1], CHOICES[self.sizes[index]]
            for taken, arrangements in enumerate(choices):
                owed = debt - taken * self.steps[index]
                ways = arrangements * ahead.get(owed, 0)
                if number < ways:
                    number, which = divmod(number, arrangements)
                    found |= share_out(kind, [taken, count(kind) - taken], arrangements, which)[0]
                    debt = owed
                    break
                number -= ways
        return found

    def draw(self, chance: Chance) -> int:
        """One of the hands, each equally likely."""
        return self.hand(chance.below_large(self.total(), "believe"))

    def masks(self) -> list[int]:
        """All hands in the order of their numbers."""
        return [self.hand(number) for number in range(self.total())]


def hands_of(clues: Clues) -> Hands:
    """All hands that fit these clues alone."""
    return Hands(clues, kinds_of(clues.rooms, [clues]))


def _pack(owed: list[int]) -> int:
    return sum([crooks << _FIELD * part for part, crooks in enumerate(owed)])


def share_out(kind: int, takes: list[int], arrangements: int, which: int) -> list[int]:
    """The rooms of a kind for each taker, in the arrangement with this number, counted from 0."""
    found = [0] * len(takes)
    wanted = takes[:]
    left = sum(takes)
    for room in rooms_in(kind):
        for taker, crooks in enumerate(wanted):
            here = arrangements * crooks // left
            if which < here:
                found[taker] |= 1 << room
                wanted[taker] -= 1
                arrangements = here
                break
            which -= here
        left -= 1
    return found
