"""What exchanges reveal: players throw dull cards and keep good ones.

All believed worlds are possible, but not equally plausible. The hard bot draws a few and picks
one by how well its thrown and laid cards fit what players do; no world is ever excluded.
"""

from math import exp
from typing import Final

from omerta.bots.mafia.hand import PLAIN, usual_worth
from omerta.bots.protocol import Worlds
from omerta.games.mafia.components import CARDS, PER_SEAT, SEATS, Town, places_in
from omerta.games.mafia.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

FEW: Final = 4
"""The number of worlds from which one is picked."""
DULL: Final = 10.0
"""A card worth less than this is more often thrown than kept."""
TASTES: Final = 15.0
"""The spread of players' tastes."""
_FINE: Final = 1 << 20


class Habits:
    """The likelihood of each card to be thrown and to be kept, relative to an average card."""

    __slots__ = ("_kept", "_thrown")

    def __init__(self, town: Town) -> None:
        chances = [
            1.0 / (1.0 + exp((usual_worth(town, card, PLAIN) - DULL) / TASTES))
            for card in range(CARDS)
        ]
        mean = sum(chances) / CARDS
        self._thrown: list[float] = [chance / mean for chance in chances]
        self._kept: list[float] = [(1.0 - chance) / (1.0 - mean) for chance in chances]

    def plausible(self, worlds: Worlds, me: Seat, chance: Chance) -> Table:
        """One of a few worlds, more plausible ones more often."""
        few: list[Table] = [worlds() for _ in range(FEW)]
        weights = [self._weight(world, me) for world in few]
        left = sum(weights) * chance.below(_FINE, "world") / _FINE
        for world, weight in zip(few, weights, strict=True):
            left -= weight
            if left < 0.0:
                return world
        return few[-1]

    def _weight(self, s: Table, me: Seat) -> float:
        """How well the hidden cards of the other seats fit their exchanges."""
        weight = 1.0
        for seat in range(SEATS):
            if seat == me:
                continue
            for card in places_in(s.thrown[seat]):
                weight *= self._thrown[card]
            hidden = [s.cards[street] for street in places_in(s.closed & s.town.own[seat])]
            hidden += s.hands[seat]
            drawn = s.thrown[seat].bit_count() / PER_SEAT
            for card in hidden:
                weight *= drawn + (1.0 - drawn) * self._kept[card]
        return weight
