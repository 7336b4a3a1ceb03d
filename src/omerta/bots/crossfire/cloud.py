"""Worlds that a seat believes possible, weighted by how well they explain the discussion.

From the table, only the cards that the seat has seen and the open ones are used. Everything is
counted by place.
"""

from typing import Final

from omerta.bots.crossfire.hearing import Hearing, Life, Opinion
from omerta.bots.crossfire.layouts import Block, Outcome, blocks_of, layouts, outcomes
from omerta.games.crossfire.components import ROLES
from omerta.games.crossfire.components_cast import Cast
from omerta.kernel.chance import Chance

Odds = list[list[float]]
"""For each place and role, the chance that the card is there now."""
_FINE: Final = 1 << 30


class Cloud:
    """A number of worlds: the cards by place, and the weight of each world."""

    def __init__(self, hearing: Hearing, most: int, size: int, chance: Chance) -> None:
        self.cast: Cast = hearing.cast
        self.worlds: list[list[int]] = []
        """For each world, the card of every place."""
        self._draw(hearing, Weighed(hearing, most), size, chance)
        self.weights: list[float] = _weighed(self.worlds, hearing.opinions)

    def _draw(self, hearing: Hearing, found: "Weighed", size: int, chance: Chance) -> None:
        """Draw worlds in proportion to their weights, with one random offset for all."""
        step = sum(found.weights) / size
        ticket = step * (chance.below(_FINE, "ticket") + 0.5) / _FINE
        for first, weight in zip(found.firsts, found.weights, strict=True):
            ticket -= weight
            while ticket < 0 and len(self.worlds) < size:
                self.worlds.append(self._shuffled(found.blocks, first, hearing, chance))
                ticket += step

    def _shuffled(
        self, blocks: list[Block], first: Life, hearing: Hearing, chance: Chance
    ) -> list[int]:
        cards = list(first)
        for block in blocks:
            whole, ends = outcomes(block, first, hearing)
            end = _one_of(ends, whole * chance.below(_FINE, "shuffle") / _FINE)
            for place, card in zip(block.places, end, strict=True):
                cards[place] = card
        return cards

    def odds(self) -> Odds:
        """The chance of each card at each place, by weight."""
        found = [[0.0] * len(ROLES) for _ in range(self.cast.places)]
        for cards, weight in zip(self.worlds, self.weights, strict=True):
            for place, card in enumerate(cards):
                found[place][card] += weight
        return found

    def masks(self, group: str) -> list[int]:
        """For each world, the places whose card belongs to this group, as a mask."""
        groups = self.cast.groups
        found = []
        for cards in self.worlds:
            mask = 0
            for place, card in enumerate(cards):
                if groups[card] == group:
                    mask |= 1 << place
            found.append(mask)
        return found


class Weighed:
    """Layouts after the pass with their weights; at least one of them is possible."""

    def __init__(self, hearing: Hearing, most: int) -> None:
        self.blocks = blocks_of(hearing.cast)
        self.firsts: list[Life] = []
        self.weights: list[float] = []
        self._look(hearing, layouts(hearing, most))
        while not sum(self.weights):  # none of the likeliest fits what was seen afterwards
            self._look(hearing, layouts(hearing, most, traced=True))
            most *= 8

    def _look(self, hearing: Hearing, firsts: list[Life]) -> None:
        self.firsts = firsts
        self.weights = [self._weight(first, hearing) for first in firsts]

    def _weight(self, first: Life, hearing: Hearing) -> float:
        weight = 1.0
        for block in self.blocks:
            weight *= outcomes(block, first, hearing)[0]
            if not weight:
                break
        return weight


def shared_odds(hearing: Hearing, most: int) -> Odds:
    """The chance of each card at each place, by statements about cards and without opinions."""
    found = [[0.0] * len(ROLES) for _ in range(hearing.cast.places)]
    weighed = Weighed(hearing, most)
    whole = sum(weighed.weights)
    for first, weight in zip(weighed.firsts, weighed.weights, strict=True):
        for block in weighed.blocks if weight else ():
            total, ends = outcomes(block, first, hearing)
            for chance, end in ends:
                share = weight / whole * chance / total
                for place, card in zip(block.places, end, strict=True):
                    found[place][card] += share
    return found


def _one_of(ends: list[Outcome], ticket: float) -> tuple[int, ...]:
    for weight, end in ends:
        ticket -= weight
        if ticket < 0:
            return end
    return ends[-1][1]


def _weighed(worlds: list[list[int]], opinions: list[Opinion]) -> list[float]:
    """How well each world explains the opinions of players about one another."""
    weights = []
    for cards in worlds:
        weight = 1.0
        for speaker, about, matrix in opinions:
            weight *= matrix[cards[speaker]][cards[about]]
        weights.append(weight)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def of_group(cast: Cast, odds: Odds, place: int, group: str) -> float:
    """The chance that a place holds a card of this group."""
    return sum([chance for role, chance in enumerate(odds[place]) if cast.groups[role] == group])
