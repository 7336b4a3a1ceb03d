"""The closed cards of other seats around a street, and what they may do to a card opened there.

Between two own turns every other seat has one. So of a seat with four turns left, a quarter of
its closed cards will be open by the own next turn, and cannot be used against a card opened
then.
"""

from typing import Final

from omerta.bots.mafia.sentence import sentence
from omerta.bots.mafia.sight import Sight
from omerta.games.mafia.components import (
    COMMISSIONER,
    COURTESAN,
    KIND,
    LAWYER,
    PISTOL,
    POLICE,
    PROSECUTOR,
    SEATS,
    WITNESS,
    places_in,
)

FIRES: Final = 0.5
"""How often a near pistol fires at a card with money on it."""
TAKEN: Final = 0.3
"""What other seats' gain of a coin costs beyond the own loss, in own coins."""
PARDON: Final = 0.7
"""The probability that a lawyer, if played, is played in time."""


class Outlook:
    """The closed cards of other seats around one street, and what they may be."""

    __slots__ = ("_all", "_knight", "_near", "_sight", "_under_law")

    def __init__(self, sight: Sight, street: int) -> None:
        town = sight.table.town
        near, knight = town.near[street], town.knight[street]
        self._sight = sight
        self._near: list[int] = [(near & live).bit_count() for live in sight.live]
        self._knight: list[int] = [(knight & live).bit_count() for live in sight.live]
        self._all: list[int] = [live.bit_count() for live in sight.live]
        for counts in (self._near, self._knight, self._all):
            counts[sight.me] = 0
        self._under_law = under_law(sight, street)

    def unopened(self, counts: list[int], delay: int) -> float:
        """The number of these cards that are still closed after this many rounds of turns."""
        turns = self._sight.turns
        left = 0.0
        for seat in range(SEATS):
            if counts[seat] and turns[seat] > delay:
                left += counts[seat] * (turns[seat] - delay) / turns[seat]
        return left

    def near(self, delay: int) -> float:
        """The near cards that are still closed then."""
        return self.unopened(self._near, delay)

    def opened_near(self, delay: int) -> float:
        """The near cards that will have been opened by then."""
        return sum(self._near) - self.near(delay)

    def opened_knight(self, delay: int) -> float:
        """The same at a knight's move."""
        return sum(self._knight) - self.unopened(self._knight, delay)

    def anywhere(self, delay: int) -> float:
        """All cards of other seats that are still closed then."""
        return self.unopened(self._all, delay)

    def free(self, delay: int) -> float:
        """The chance that a criminal card opened then stays free until the round ends."""
        odds = self._sight.odds
        danger = self.near(delay) * (odds[POLICE] + odds[PROSECUTOR])
        danger += self.unopened(self._knight, delay) * odds[COMMISSIONER]
        if self._under_law:
            danger += self.anywhere(delay) * odds[WITNESS]
        return max(0.0, 1.0 - danger)

    def pardon(self, delay: int) -> float:
        """The share of a sentence that remains after the hope for a lawyer."""
        return 1.0 - PARDON * min(1.0, self.anywhere(delay) * self._sight.odds[LAWYER])

    def kept(self, amount: float, delay: int) -> float:
        """What is left of money on this street from then on, ignoring arrests."""
        odds = self._sight.odds
        near = self.near(delay)
        lost = amount * min(1.0, near * odds[PISTOL] * FIRES)
        cut = self._sight.table.town.cut
        if amount >= cut:
            lost += cut * near * odds[COURTESAN]
        return max(0.0, amount - lost * (1.0 + TAKEN))


def under_law(sight: Sight, street: int) -> bool:
    """True if an open law card would arrest here for a witness (MA-7.11)."""
    s = sight.table
    for other in places_in(s.open & ~s.arrested & (s.town.near[street] | s.town.knight[street])):
        kind = KIND[s.cards[other]]
        if kind in (POLICE, PROSECUTOR):
            if s.town.near[street] >> other & 1:
                return True
        elif kind == COMMISSIONER and s.town.knight[street] >> other & 1:
            return True
    return False


def risky(sight: Sight, outlook: Outlook, card: int, amount: float, delay: int) -> float:
    """The value of a criminal card with this much on it: kept, or lost together with a figure."""
    free = outlook.free(delay)
    lost = amount * TAKEN + sentence(sight.table.town, card, sight.rounds_left) * outlook.pardon(
        delay
    )
    return free * outlook.kept(amount, delay) - (1.0 - free) * lost
