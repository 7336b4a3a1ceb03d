"""An unbiased sample of the worlds, if there are too many to count (rules, section 10).

One hand is drawn among all that its sheet allows, and the worlds with that hand are counted
exactly; their number is the weight of the draw. Weighted this way, the draws are unbiased.
"""

from math import sqrt
from typing import Final

from omerta.games.crooks_out.belief_hands import BOX, Clues, hands_of
from omerta.games.crooks_out.belief_worlds import ExactWorlds, Worlds
from omerta.kernel.chance import Chance, Seeded

DRAWS: Final = 40
_ANY: Final = 1 << 62


class DrawnWorlds(Worlds):
    """An estimate from random draws, which are the same for the same clues."""

    __slots__ = ("_counted", "_hands", "_holder")

    def __init__(self, unknown: int, clues: list[Clues]) -> None:
        super().__init__([some.holder for some in clues], exact=False)
        # The sheet that tells most leaves the least to chance.
        least = min([some for some in clues if some.holder != BOX], key=_hands_left)
        self._holder = least.holder
        every = hands_of(least)
        luck = Seeded(0)
        self._hands: list[int] = [every.draw(luck) for _ in range(DRAWS)]
        self._counted: list[ExactWorlds] = []
        for hand in self._hands:
            others = [some.without(hand) for some in clues if some.holder != self._holder]
            counted = ExactWorlds(unknown & ~hand, others)
            counted.count(_ANY)
            self._counted.append(counted)
        self._estimate(every.total())

    def _estimate(self, hands: int) -> None:
        """Every figure is the mean over the draws, scaled by the number of hands."""
        weights = [counted.total for counted in self._counted]
        mean = sum(weights) / DRAWS
        self.total = hands * sum(weights) // DRAWS
        spread = sum([(weight - mean) ** 2 for weight in weights]) / (DRAWS - 1)
        self.total_error = hands * sqrt(spread / DRAWS)
        for holder, rooms in zip(self.holders, self.rooms, strict=True):
            for room in range(len(rooms)):
                rooms[room] = hands * sum(self._held(holder, room)) // DRAWS

    def _held(self, holder: int, room: int) -> list[int]:
        """For each draw, the worlds in which this holder has the crook of this room."""
        if holder != self._holder:
            return [counted.held(holder, room) for counted in self._counted]
        return [
            (hand >> room & 1) * counted.total
            for hand, counted in zip(self._hands, self._counted, strict=True)
        ]

    def error(self, holder: int, room: int) -> float:
        """The standard error of `share`, which is a ratio of two sums over the draws."""
        weights = [counted.total for counted in self._counted]
        held = self._held(holder, room)
        ratio = sum(held) / sum(weights)
        off = [(h - ratio * weight) ** 2 for h, weight in zip(held, weights, strict=True)]
        return sqrt(sum(off) * DRAWS / (DRAWS - 1)) / sum(weights)

    def draw(self, chance: Chance) -> dict[int, int]:
        """The crooks of every holder in one of the counted worlds, each equally likely."""
        number = chance.below_large(sum([counted.total for counted in self._counted]), "believe")
        for hand, counted in zip(self._hands, self._counted, strict=True):
            if number < counted.total:
                found = counted.world(number)
                found[self._holder] = hand
                return found
            number -= counted.total
        raise AssertionError("a number beyond the last world")


def _hands_left(clues: Clues) -> int:
    return hands_of(clues).total()
