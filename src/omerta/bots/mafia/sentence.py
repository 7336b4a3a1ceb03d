"""The cost of a prisoner: the ransom, or the cards missed while serving (MA-9, MA-11)."""

from typing import Final

from omerta.games.mafia.components import Town
from omerta.games.mafia.table import CELL, CHAIR, HOME, Table

CARD: Final = 36
"""What a card usually earns in a round; a prisoner costs one card each round."""
MOST_ROUNDS: Final = 12
"""With more rounds to come, nothing changes."""
MOST_PRISONS: Final = 100
"""The size of the cache; guests of a server bring prisons of their own, so it needs a limit."""

_burdens_of: dict[tuple[int, ...], list[list[int]]] = {}


def burden(town: Town, place: int, rounds: int) -> int:
    """The cost of a figure in this place to its owner with this many rounds to come."""
    if place < CELL:
        return 0
    if place == CHAIR:
        return town.chair_price
    return _burdens(town)[max(0, min(rounds, MOST_ROUNDS))][place - CELL]


def _burdens(town: Town) -> list[list[int]]:
    """By rounds to come and cell: ransom now, or serve a round, miss a card, and decide again."""
    key = tuple(town.cells)
    found = _burdens_of.get(key)
    if found is None:
        found = [list(town.cells)]  # MA-12.8: in the end everybody is bought free
        for _ in range(MOST_ROUNDS):
            later = [0, *found[-1]]
            found.append([min(price, CARD + later[cell]) for cell, price in enumerate(town.cells)])
        if len(_burdens_of) >= MOST_PRISONS:
            _burdens_of.clear()
        _burdens_of[key] = found
    return found


def sentence(town: Town, card: int, rounds: int) -> int:
    """The cost of being jailed for this card."""
    number = town.number[card]
    return burden(town, CELL + town.cells.index(number), rounds) if number else 0


def relief(s: Table, figure: int, rounds: int) -> int:
    """What the owner saves if this figure is free before the next deal."""
    place = s.places[figure]
    if place == CHAIR:
        return CARD + s.town.chair_price
    before = place - 1 if place > CELL else HOME
    return CARD + burden(s.town, before, rounds - 1)
