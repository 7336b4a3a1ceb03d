"""All worlds that a viewer holds possible: who hides which crook, counted over all hands at once.

The hidden crooks are divided among the holders: the other hands and the box. The kinds of rooms
are walked once for all holders; a state is what each of them still owes. A state is kept only if
each holder alone can still pay (`belief_hands`), so few states lead nowhere.
"""

from fractions import Fraction
from typing import Final

from omerta.games.crooks_out.belief_hands import (
    CHOICES,
    Clues,
    Hands,
    Takes,
    kinds_of,
    share_out,
)
from omerta.games.crooks_out.components import ROOMS, count, rooms_in
from omerta.kernel.chance import Chance

States = dict[int, dict[int, int]]
"""The number of ways, by the debts of the first group of holders, then of the second."""
Move = tuple[int, int, int]
"""The debts of a group after a kind, the number of arrangements, and what each member took, packed.
"""

Step = tuple[int, int, int, list[int]]
"""The debts of both groups after a kind, the number of arrangements, and what each holder took."""

_DIGIT: Final = 6
"""Bits for the number of crooks of one kind that one holder takes."""


class Worlds:
    """All worlds that a viewer holds possible, or an unbiased estimate of them.

    If `exact` is false, there are too many to count: `total` and all figures are estimates from
    draws, and `total_error` and `error` give their standard errors.
    """

    __slots__ = ("exact", "holders", "rooms", "total", "total_error")

    def __init__(self, holders: list[int], *, exact: bool) -> None:
        self.holders = holders
        """The seats with hidden hands, and the box."""
        self.exact = exact
        self.total = 0
        self.total_error = 0.0
        self.rooms: list[list[int]] = [[0] * ROOMS for _ in holders]
        """For each holder and room, the number of worlds with that crook there."""

    def held(self, holder: int, room: int) -> int:
        """The number of worlds in which this seat, or the box, has the crook of this room."""
        return self.rooms[self.holders.index(holder)][room]

    def share(self, holder: int, room: int) -> Fraction:
        """The probability that this seat, or the box, has the crook of this room."""
        return Fraction(self.held(holder, room), self.total)

    def error(self, holder: int, room: int) -> float:
        """The standard error of `share`."""
        raise NotImplementedError

    def draw(self, chance: Chance) -> dict[int, int]:
        """The crooks of every holder in one of the worlds, each equally likely."""
        raise NotImplementedError


class Group:
    """Some of the holders, whose debts are packed into one integer."""

    __slots__ = ("members", "moves", "start", "takes", "widths")

    def __init__(self, members: list[int], hands: list[Hands], sizes: list[int]) -> None:
        self.members = members
        self.widths = [hands[member].width for member in members]
        self.start = 0
        self.takes: list[list[Takes]] = [[] for _ in sizes]
        """By kind, then by member."""
        shift = 0
        for member in members:
            self.start |= hands[member].start << shift
            for index in range(len(sizes)):
                self.takes[index].append(hands[member].takes(index, shift))
            shift += hands[member].width
        self.moves: list[list[dict[int, list[Move]]]] = [
            [{} for _ in range(size + 1)] for size in sizes
        ]
        """By kind, then by the number of crooks the group takes of it, then by debts; computed on
        demand.
        """

    def work_out(self, index: int, debts: int) -> None:
        """Compute all ways for the members to take crooks of a kind."""
        moves = self.moves[index]
        size = len(moves) - 1
        found = [(0, 0, 1, 0)]
        left = debts
        for place, width in enumerate(self.widths):
            options = self.takes[index][place].get(left & (1 << width) - 1, [])
            left >>= width
            found = [
                (
                    before + taken,
                    after | owed,
                    arrangements * CHOICES[before + taken][taken],
                    code | taken << _DIGIT * place,
                )
                for before, after, arrangements, code in found
                for taken, owed in options
                if before + taken <= size
            ]
        for taken, after, arrangements, code in found:
            if debts in moves[taken]:
                moves[taken][debts].append((after, arrangements, code))
            else:
                moves[taken][debts] = [(after, arrangements, code)]

    def unpack(self, code: int) -> list[int]:
        """What each member took."""
        return [code >> _DIGIT * place & (1 << _DIGIT) - 1 for place in range(len(self.members))]


class ExactWorlds(Worlds):
    """Worlds that are all counted."""

    __slots__ = ("_after", "_before", "_first", "_kinds", "_second", "_sizes")

    def __init__(self, unknown: int, clues: list[Clues]) -> None:
        super().__init__([some.holder for some in clues], exact=True)
        self._kinds = kinds_of(unknown, clues)
        self._sizes = [count(kind) for kind in self._kinds]
        hands = [Hands(some, self._kinds) for some in clues]
        members = _balanced([sum([len(debts) for debts in some.after]) for some in hands])
        self._first = Group(members[0], hands, self._sizes)
        self._second = Group(members[1], hands, self._sizes)
        self._before: list[States] = [{self._first.start: {self._second.start: 1}}]
        self._after: list[States] = [{} for _ in range(len(self._kinds) + 1)]

    def count(self, most_states: int) -> bool:
        """Count the worlds; return false if that needs more than `most_states` states."""
        left = most_states
        for index in range(len(self._kinds)):
            reached = self._forward(index)
            self._before.append(reached)
            left -= sum([len(states) for states in reached.values()])
            if left < 0:
                return False
        if 0 in self._before[-1]:
            self._after[-1] = {0: {0: 1}}
        for index in range(len(self._kinds) - 1, -1, -1):
            self._backward(index)
        self._before.clear()
        self.total = self._after[0].get(self._first.start, {}).get(self._second.start, 0)
        return True

    def _forward(self, index: int) -> States:
        """The states after a kind, each with the number of ways to reach it."""
        size = self._sizes[index]
        reached: States = {}
        states = self._before[index]
        for debts in states:
            self._first.work_out(index, debts)
        met: set[int] = set()
        for inner in states.values():
            met.update(inner)
        for debts in met:
            self._second.work_out(index, debts)
        for taken, firsts in enumerate(self._first.moves[index]):
            seconds = self._second.moves[index][size - taken]
            for debts, moves in firsts.items():
                inner = states[debts]
                for after, ways, _ in moves:
                    into = reached.setdefault(after, {})
                    choices = CHOICES[size][taken] * ways
                    for others, before in inner.items():
                        if others in seconds:
                            for then, arrangements, _ in seconds[others]:
                                here = before * choices * arrangements
                                into[then] = into[then] + here if then in into else here
        return reached

    def _backward(self, index: int) -> None:
        """The ways from each state before a kind to the end, and who holds the kind's crooks."""
        size, ahead = self._sizes[index], self._after[index + 1]
        states, result = self._before[index], self._after[index]
        by_first: dict[int, int] = {}
        by_second: dict[int, int] = {}
        for taken, firsts in enumerate(self._first.moves[index]):
            seconds = self._second.moves[index][size - taken]
            for debts, moves in firsts.items():
                inner = states[debts]
                for after, ways, code in moves:
                    if after not in ahead:
                        continue
                    there = ahead[after]
                    sums = result.setdefault(debts, {})
                    choices = CHOICES[size][taken] * ways
                    passed = 0
                    for others, before in inner.items():
                        if others in seconds:
                            for then, arrangements, taking in seconds[others]:
                                if then in there:
                                    onward = there[then] * arrangements * choices
                                    sums[others] = (
                                        sums[others] + onward if others in sums else onward
                                    )
                                    onward *= before
                                    passed += onward
                                    by_second[taking] = by_second.get(taking, 0) + onward
                    by_first[code] = by_first.get(code, 0) + passed
        self._credit(self._first, by_first, index)
        self._credit(self._second, by_second, index)

    def _credit(self, group: Group, by_code: dict[int, int], index: int) -> None:
        """Every room of a kind is held as often as the others of its kind."""
        crooks = [0] * len(group.members)
        for code, ways in by_code.items():
            for place, taken in enumerate(group.unpack(code)):
                crooks[place] += taken * ways
        for place, member in enumerate(group.members):
            for room in rooms_in(self._kinds[index]):
                self.rooms[member][room] = crooks[place] // self._sizes[index]

    def error(self, holder: int, room: int) -> float:
        """Zero: the figures are exact."""
        return 0.0

    def world(self, number: int) -> dict[int, int]:
        """The crooks of every holder in the world with this number, counted from 0."""
        found = dict.fromkeys(self.holders, 0)
        debts, others = self._first.start, self._second.start
        members = self._first.members + self._second.members
        for index, kind in enumerate(self._kinds):
            for after, then, arrangements, takes in self._steps(index, debts, others):
                ways = arrangements * self._after[index + 1].get(after, {}).get(then, 0)
                if number < ways:
                    number, which = divmod(number, arrangements)
                    shares = share_out(kind, takes, arrangements, which)
                    for member, share in zip(members, shares, strict=True):
                        found[self.holders[member]] |= share
                    debts, others = after, then
                    break
                number -= ways
        return found

    def _steps(self, index: int, debts: int, others: int) -> list[Step]:
        """All ways to divide a kind at these debts."""
        size = self._sizes[index]
        found: list[Step] = []
        for taken, firsts in enumerate(self._first.moves[index]):
            for after, ways, code in firsts.get(debts, []):
                seconds = self._second.moves[index][size - taken].get(others, [])
                for then, arrangements, taking in seconds:
                    takes = self._first.unpack(code) + self._second.unpack(taking)
                    found.append((after, then, CHOICES[size][taken] * ways * arrangements, takes))
        return found

    def draw(self, chance: Chance) -> dict[int, int]:
        """The crooks of every holder in one of the worlds, each equally likely."""
        return self.world(chance.below_large(self.total, "believe"))


def _balanced(weights: list[int]) -> tuple[list[int], list[int]]:
    """The holders in two groups with similar numbers of states."""
    groups: tuple[list[int], list[int]] = ([], [])
    products = [1, 1]
    for member in sorted(range(len(weights)), key=lambda index: -weights[index]):
        smaller = 0 if products[0] <= products[1] else 1
        groups[smaller].append(member)
        products[smaller] *= weights[member] + 1
    return groups
