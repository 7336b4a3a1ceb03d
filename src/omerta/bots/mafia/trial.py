"""A round played to its end in one believed world, and its value to every seat."""

from typing import Final

from omerta.bots.mafia.normal import considered
from omerta.bots.mafia.sentence import burden
from omerta.bots.mafia.sight import rounds_left
from omerta.games.mafia import turn
from omerta.games.mafia.components import PER_SEAT, SEATS
from omerta.games.mafia.rules.ending import result
from omerta.games.mafia.table import CELL, OVER, RANSOM, Table
from omerta.kernel.chance import Chance

VICTORY: Final = 400.0
"""The value of winning the match, in money."""


def has_ended(s: Table, number: int) -> bool:
    """True if the round with this number is over: only ransoms follow, or the next deal."""
    return s.round != number or s.phase >= RANSOM


def play_on(s: Table, number: int, chance: Chance) -> None:
    """Let all seats play as the normal bot until the round with this number ends."""
    while not has_ended(s, number):
        seat = s.stack[-1].seats[0]
        turn.apply(s, seat, considered(s, seat), chance=chance)


def worths(s: Table, weights: list[list[float]]) -> list[float]:
    """The cash of all seats less the cost of prisoners, as each seat values it."""
    money = [float(cash) for cash in s.cash]
    if s.phase != OVER:
        rounds = rounds_left(s)
        for figure, place in enumerate(s.places):
            if place >= CELL:
                money[figure // PER_SEAT] -= burden(s.town, place, rounds)
    found: list[float] = []
    for seat in range(SEATS):
        total = 0.0
        for owner in range(SEATS):
            total += weights[seat][owner] * money[owner]
        found.append(total)
    if s.phase == OVER:
        ranks = result(s).ranks
        for seat in range(SEATS):
            if ranks[seat] == 1:
                found[seat] += VICTORY / ranks.count(1)
    return found
