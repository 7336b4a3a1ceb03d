"""MA-10: the end of a round."""

from omerta.games.mafia.components import SEATS, places_in
from omerta.games.mafia.events import FigureCameHome, FigureFreed, LootTaken, RoundEnded
from omerta.games.mafia.rules.law import jail_at_the_end
from omerta.games.mafia.table import CELL, HOME, NOTHING, Table, clear_city, in_turn_order
from omerta.kernel.events import Event


def end_round(s: Table, log: list[Event]) -> None:
    """Settle runners, arrests, money and scenes, in this order (MA-10.1); closed cards stay unseen."""
    log.append(RoundEnded(s.round))
    figures = s.town.figures
    if s.runner != NOTHING:
        s.places[s.runner] = HOME  # MA-8.4
        log.append(FigureFreed(figures[s.runner], "escaped"))
        s.runner = NOTHING
        s.escape = NOTHING
    jail_at_the_end(s, log)
    for seat in in_turn_order(s):
        amount = 0
        for street in places_in(s.town.own[seat]):  # MA-10.2
            amount += s.loot[street]
            s.loot[street] = 0
        if amount:
            s.cash[seat] += amount
            log.append(LootTaken(seat, amount, s.cash[seat]))
    for figure, place in enumerate(s.places):
        if HOME < place < CELL:
            s.places[figure] = HOME
            log.append(FigureCameHome(figures[figure]))
    s.ledger = (*s.ledger, tuple(s.cash))
    s.shown = s.gone
    for street in places_in(s.open):
        s.shown |= 1 << s.cards[street]
    clear_city(s)


def pass_the_right(s: Table) -> None:
    """Pass the first player's right clockwise (MA-1.7)."""
    s.first = (s.first + 1) % SEATS
