"""The order in which to open cards and serve, or to pass."""

from itertools import permutations
from typing import Final

from omerta.bots.mafia.prospects import prospects
from omerta.bots.mafia.sentence import burden, sentence
from omerta.bots.mafia.sight import Sight
from omerta.games.mafia.components import (
    COMMISSIONER,
    CRIMINAL,
    KIND,
    PER_SEAT,
    POLICE,
    PROSECUTOR,
    places_in,
)
from omerta.games.mafia.rules.prison import serve
from omerta.games.mafia.rules.turns import PASS
from omerta.games.mafia.table import may_open, may_serve
from omerta.kernel.actions import Action

ORDERS: Final = [list(permutations(range(size))) for size in range(PER_SEAT + 1)]


def best_turn(sight: Sight) -> Action:
    """The first turn of the best order."""
    s = sight.table
    streets = places_in(may_open(s, sight.me))
    figures = may_serve(s, sight.me)
    size = len(streets) + len(figures)
    values = [prospects(sight, street, size) for street in streets]
    values += [[worth_of_step(sight, figure)] * size for figure in figures]
    first = first_of(values, quarrels(sight, streets))
    if first < 0:
        return PASS
    if first < len(streets):
        return s.town.opens[streets[first]]
    return s.town.serves[figures[first - len(streets)]]


def first_of(values: list[list[float]], quarrels: list[tuple[int, int, float]]) -> int:
    """The beginning of the best order; -1 if nothing is worth a turn."""
    best, first = 0.0, -1
    for order in ORDERS[len(values)]:
        total = 0.0
        highest = 0.0
        for delay, each in enumerate(order):
            total += values[each][delay]
            for law, criminal, price in quarrels:
                if law == each and order.index(criminal) < delay:
                    total -= price
            highest = max(highest, total)
        if highest > best:
            best, first = highest, order[0]
    return first


def quarrels(sight: Sight, streets: tuple[int, ...]) -> list[tuple[int, int, float]]:
    """Own law cards that would arrest own criminals if these were opened first."""
    s = sight.table
    found: list[tuple[int, int, float]] = []
    for one, law in enumerate(streets):
        kind = KIND[s.cards[law]]
        if kind not in (POLICE, PROSECUTOR, COMMISSIONER):
            continue
        reach = s.town.knight[law] if kind == COMMISSIONER else s.town.near[law]
        for two, other in enumerate(streets):
            if reach >> other & 1 and CRIMINAL[s.cards[other]]:
                found.append((one, two, float(sentence(s.town, s.cards[other], sight.rounds_left))))
    return found


def worth_of_step(sight: Sight, figure: int) -> float:
    """The value of a prison step, including the figures it pushes back."""
    s = sight.table
    after = s.clone()
    serve(after, figure, [])
    worth = 0.0
    for each, place in enumerate(s.places):
        if after.places[each] != place:
            eased = burden(s.town, place, sight.rounds_left) - burden(
                s.town, after.places[each], sight.rounds_left
            )
            worth += sight.weights[each // PER_SEAT] * eased
    return worth + 1.0
