"""What one seat knows of a table: open cards, its own cards, and the cards that are left.

It is built from a believed world, because own closed cards are absent from views that leave them
to memory (MA-2.10). It reads nothing there that the seat does not know: open and own cards are
the same in all believed worlds, and the others count as a pool.
"""

from typing import Final

from omerta.games.mafia.belief import known_cards
from omerta.games.mafia.components import (
    CARDS,
    KIND,
    SEATS,
    mate,
    places_in,
)
from omerta.games.mafia.table import Table, may_serve
from omerta.kernel.seats import Seat

KINDS: Final = 12
MATE: Final = 0.1
"""The value of a coin of the clan mate, who competes but has the same enemies."""
ENEMY: Final = -0.25
RICHEST: Final = -0.2
"""The value of a coin of an enemy, and of the richer enemy in addition."""
PER_ROUND: Final = 450
"""What usually leaves the bank in a round."""


class Sight:
    """A table as one seat knows it."""

    __slots__ = ("live", "me", "odds", "rounds_left", "table", "turns", "weights")

    def __init__(self, s: Table, me: Seat) -> None:
        self.table = s
        """Only its open part and the seat's own cards may be read."""
        self.me = me
        self.weights = weights_of(s, me)
        self.odds = odds_of(s, me)
        """By kind, the chance of a card that this seat does not know."""
        self.live: list[int] = [0] * SEATS
        """By seat, the streets with closed cards that may still be opened."""
        self.turns: list[int] = [0] * SEATS
        """By seat, its turns left in this round."""
        for seat in range(SEATS):
            live = 0 if s.passed >> seat & 1 else s.town.own[seat] & s.closed
            self.live[seat] = live
            if not s.quit >> seat & 1:
                self.turns[seat] = live.bit_count() + len(may_serve(s, seat))
        self.rounds_left = rounds_left(s)


def weights_of(s: Table, me: Seat) -> list[float]:
    """The value to this seat of a coin in the hands of each seat."""
    if s.settings.victory == "clan":
        return [1.0 if (seat ^ me) & 1 == 0 else -1.0 for seat in range(SEATS)]
    found = [ENEMY] * SEATS
    found[me] = 1.0
    found[mate(me)] = MATE
    one, two = (me + 1) & 3, (me + 3) & 3
    found[one if wealth(s, one) >= wealth(s, two) else two] += RICHEST
    return found


def wealth(s: Table, seat: Seat) -> int:
    """The money of a seat if the round ended now."""
    return s.cash[seat] + sum([s.loot[street] for street in places_in(s.town.own[seat])])


def odds_of(s: Table, me: Seat) -> list[float]:
    """By kind, the chance that a card this seat has not seen is of that kind."""
    unknown = (1 << CARDS) - 1 & ~known_cards(s, me)
    found = [0.0] * KINDS
    if unknown:
        each = 1.0 / unknown.bit_count()
        for card in range(CARDS):
            if unknown >> card & 1:
                found[KIND[card]] += each
    return found


def rounds_left(s: Table) -> int:
    """The expected number of rounds after this one."""
    return min((s.bank + PER_ROUND // 2) // PER_ROUND, int(s.settings.max_rounds) - s.round)
