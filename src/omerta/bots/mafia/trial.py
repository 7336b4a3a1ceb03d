"""A round played on to its end in one believed world, and what that is worth to a seat."""

from typing import Final

from omerta.bots.mafia.normal import considered
from omerta.bots.mafia.sentence import burden
from omerta.bots.mafia.sight import rounds_left
from omerta.games.mafia import turn
from omerta.games.mafia.components import PER_SEAT, SEATS
from omerta.games.mafia.rules.ending import result
from omerta.games.mafia.table import CELL, OVER, RANSOM, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

VICTORY: Final = 400.0
"""What it is worth to have won, in money."""


def play_on(s: Table, me: Seat, action: Action, chance: Chance) -> None:
    """Give this answer and let everybody play thoughtfully until the round ends."""
    now = s.round
    turn.apply(s, me, action, chance=chance)
    while s.round == now and s.phase < RANSOM:
        seat = s.stack[-1].seats[0]
        turn.apply(s, seat, considered(s, seat), chance=chance)


def worth(s: Table, me: Seat, weights: list[float]) -> float:
    """Everybody's cash less what prisoners still cost, as this seat values it."""
    total = 0.0
    for seat in range(SEATS):
        total += weights[seat] * s.cash[seat]
    if s.phase == OVER:
        ranks = result(s).ranks
        return total + (VICTORY / ranks.count(1) if ranks[me] == 1 else 0.0)
    rounds = rounds_left(s)
    for figure, place in enumerate(s.places):
        if place >= CELL:
            total -= weights[figure // PER_SEAT] * burden(s.town, place, rounds)
    return total
