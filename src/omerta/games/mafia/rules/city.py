"""Changes of the city that several rules share: cards leave, loot moves, figures move."""

from omerta.games.mafia.components import CARD_IDS
from omerta.games.mafia.events import CardRemoved, EscapeFoiled, LootMoved, RemovedBy, Why
from omerta.games.mafia.table import (
    HOME,
    NOTHING,
    Table,
    cell_name,
    figures_of,
)
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def move_loot(s: Table, source: int, street: int, amount: int, why: Why, log: list[Event]) -> None:
    """Move money from one card to another (MA-4.6)."""
    if amount:
        s.loot[source] -= amount
        s.loot[street] += amount
        names = s.town.streets
        log.append(LootMoved(names[source], names[street], amount, why))


def take_away(s: Table, street: int) -> int:
    """Take the card off this street and return it."""
    card = s.cards[street]
    bit = 1 << street
    s.cards[street] = NOTHING
    s.closed &= ~bit
    s.open &= ~bit
    s.arrested &= ~bit
    if s.fired & bit:
        s.fired &= ~bit
        s.shooter = (*s.shooter[:street], NOTHING, *s.shooter[street + 1 :])
    return card


def remove(s: Table, street: int, why: RemovedBy, log: list[Event]) -> None:
    """Remove an open card from the city, publicly."""
    card = take_away(s, street)
    s.gone |= 1 << card
    log.append(CardRemoved(s.town.streets[street], CARD_IDS[card], why))


def foil(s: Table, log: list[Event]) -> None:
    """Put the runner back into its cell, next to any prisoner there (MA-8.5, MA-8.6)."""
    figure = s.runner
    s.runner = NOTHING
    s.escape = NOTHING
    log.append(EscapeFoiled(s.town.figures[figure], cell_name(s, s.places[figure])))


def send_out(s: Table, seat: Seat, street: int) -> int:
    """Send a seat's first figure at home to a street; there always is one (MA-6.8)."""
    for figure in figures_of(seat):
        if s.places[figure] == HOME:
            s.places[figure] = street
            return figure
    raise AssertionError("a card ties up one figure, and a figure away costs one card")


def figure_on(s: Table, street: int) -> int:
    """The figure that stands on an arrested card."""
    for figure in figures_of(s.town.owner[street]):
        if s.places[figure] == street:
            return figure
    raise AssertionError("a figure of its owner stands on every arrested card")
