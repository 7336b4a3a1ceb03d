"""MA-11: ransom between rounds."""

from typing import Final

from omerta.games.mafia.actions import Done, Ransom
from omerta.games.mafia.components import PER_SEAT, SEATS, following, mate
from omerta.games.mafia.events import FigureFreed, RansomDeclined, RansomPaid
from omerta.games.mafia.frames import PayRansom
from omerta.games.mafia.rules.dealing import DONE
from omerta.games.mafia.table import CELL, HOME, RANSOM, Table, figures_of, price
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

_OF_CLAN: Final = [
    tuple([figure for owner in (seat, mate(seat)) for figure in figures_of(owner)])
    for seat in (0, 1)
]
"""The figures of each clan, those of the lower seat first."""


def begin_ransoms(s: Table) -> None:
    """Start the ransoms with the first player of the round."""
    s.phase = RANSOM
    s.asked = 0
    s.mover = s.first


def ask_ransom(s: Table) -> bool:
    """Ask the next seat clockwise that can ransom a figure; returns False if there is none."""
    for step in range(SEATS):  # MA-11.4
        seat = (s.mover + step) & 3
        if s.asked >> seat & 1:
            continue
        if affordable(s, seat):
            s.mover = seat
            s.stack.append(PayRansom(seat))
            return True
        s.asked |= 1 << seat  # MA-11.5
    return False


def affordable(s: Table, seat: Seat) -> list[int]:
    """The prisoners of a seat's clan that it can pay for in full (MA-11.3, MA-11.5)."""
    cash = s.cash[seat]
    return [
        figure
        for figure in _OF_CLAN[seat & 1]
        if s.places[figure] >= CELL and price(s, figure) <= cash
    ]


def ransom_options(s: Table, frame: PayRansom) -> tuple[Action, ...]:
    """Done, or any figure the seat can pay for."""
    ransoms = s.town.ransoms
    return (DONE, *[ransoms[figure] for figure in affordable(s, frame.seat)])


def ransom_refusal(s: Table, frame: PayRansom, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Ransom):
        return Illegal("ransom_now", "MA-11.4")
    figure = s.town.figure_of.get(action.figure)
    if figure is None:
        return Illegal("no_such_figure", "MA-11.1", figure=action.figure[:4])
    if figure // PER_SEAT not in (frame.seat, mate(frame.seat)):
        return Illegal("not_of_your_clan", "MA-11.3", figure=action.figure)
    if s.places[figure] < CELL:
        return Illegal("not_in_prison", "MA-11.1", figure=action.figure)
    if price(s, figure) > s.cash[frame.seat]:
        return Illegal("too_expensive", "MA-11.5", figure=action.figure, price=price(s, figure))
    return None


def answer_ransom(s: Table, frame: PayRansom, action: Action, log: list[Event]) -> None:
    """Ransom a figure, or finish."""
    refusal = ransom_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Ransom):
        buy(s, frame.seat, s.town.figure_of[action.figure], log)
    else:
        s.asked |= 1 << frame.seat
        s.mover = following(frame.seat)
        log.append(RansomDeclined(frame.seat))


def buy(s: Table, payer: Seat, figure: int, log: list[Event]) -> None:
    """Pay the price to the seat that the owner owes it to (MA-11.2), which may spend it (MA-11.6)."""
    amount = price(s, figure)
    receiver = following(figure // PER_SEAT)
    s.cash[payer] -= amount
    s.cash[receiver] += amount
    s.asked &= ~(1 << receiver)
    s.places[figure] = HOME
    name = s.town.figures[figure]
    log.append(RansomPaid(payer, name, receiver, amount))
    log.append(FigureFreed(name, "ransom"))
