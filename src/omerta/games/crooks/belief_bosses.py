"""The places of several bosses (in a custom deck), drawn exactly from the reference posterior.

Hangouts are independent except for the bosses they share. Each hangout has a short list of ways
to hold some bosses, with weights; a table of sums over the remaining hangouts gives the
probability of each way. The built-in deck with its single boss needs none of this (`belief.py`).
"""

from itertools import combinations
from math import comb

from omerta.games.crooks.components import PICK_SCALE
from omerta.games.crooks.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


class Way:
    """One way in which a hangout holds bosses: behind these tags, and this many in its pile."""

    __slots__ = ("in_pile", "pooled", "tags", "weight")

    def __init__(self, tags: tuple[int, ...], in_pile: int, pooled: int, weight: int) -> None:
        self.tags = tags
        self.in_pile = in_pile
        self.pooled = pooled
        """The number of them that come from the pool."""
        self.weight = weight


class Shelf:
    """The places of one hangout that may hold a hidden boss."""

    __slots__ = ("fixed", "hangout", "pile_group", "tags")

    def __init__(self, hangout: int) -> None:
        self.hangout = hangout
        self.tags: dict[int, int] = {}
        """Each open tag and its group; 0 is the pool."""
        self.pile_group = 0
        self.fixed: dict[int, int] = {}
        """Each tag that may be a boss, and its group; 0 is the pool."""


def ways_of(s: Table, seat: Seat, shelf: Shelf, seen: list[int], most: int) -> list[Way]:
    """All ways in which this hangout can hold bosses, weighted by the rivals' picks."""
    pile = len(s.piles[shelf.hangout])
    found: list[Way] = []
    for count in range(min(most, len(shelf.tags)) + 1):
        for tags in combinations(sorted(shelf.tags), count):
            for in_pile in range(min(most - count, pile) + 1):
                held = dict.fromkeys(shelf.fixed, 0)
                held[0] = 0
                for tag in tags:
                    held[shelf.tags[tag]] += 1
                held[shelf.pile_group] += in_pile
                pooled = held.pop(0)
                if held != shelf.fixed:
                    continue
                weight = _picks(s, seat, shelf.hangout, [*tags, *seen], in_pile)
                if weight:
                    found.append(Way(tags, in_pile, pooled, weight * comb(pile, in_pile)))
    return found


def _picks(s: Table, seat: Seat, hangout: int, bosses: list[int], in_pile: int) -> int:
    """The likelihood of the picks from a hangout if these tags are its bosses; 0 if impossible.

    From a pile of k crooks with b bosses there are k - b choices, if that is more than 0, else
    k.
    """
    present = in_pile + sum([s.origin[tag] == hangout for tag in bosses])
    above, below = PICK_SCALE, 1
    for tag in range(len(s.tags)):
        if s.origin[tag] != hangout:
            continue
        size = s.size_before[tag]
        if tag in bosses:
            if present < size:  # CR-3.8
                return 0
            present -= 1
        elif present == size:  # bosses only, but another crook was taken
            return 0
        elif s.taker[tag] != seat:
            above *= size
            below *= size - present
    return above // below


def draw_ways(ways: list[list[Way]], pooled: int, box: int, chance: Chance) -> list[Way]:
    """One way for each hangout; bosses of the pool that no hangout holds are in the box."""
    sums = [[comb(box, left) for left in range(pooled + 1)]]
    for options in reversed(ways):
        after = sums[0]
        sums.insert(0, [_total(options, after, left) for left in range(pooled + 1)])
    chosen: list[Way] = []
    left = pooled
    for index, options in enumerate(ways):
        ticket = chance.below_large(sums[index][left], "believe")
        for way in options:
            share = way.weight * sums[index + 1][left - way.pooled] if way.pooled <= left else 0
            if ticket < share:
                chosen.append(way)
                left -= way.pooled
                break
            ticket -= share
    return chosen


def _total(options: list[Way], after: list[int], left: int) -> int:
    return sum([way.weight * after[left - way.pooled] for way in options if way.pooled <= left])
