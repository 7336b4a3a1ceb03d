"""MA-3 and MA-4: turns, and the effect of an opened card."""

from typing import Final

from omerta.games.mafia.actions import Open, Pass, Serve
from omerta.games.mafia.components import (
    BUYER,
    CARD_IDS,
    COURTESAN,
    ESCAPE,
    GOODS,
    KIND,
    LAWYER,
    PER_SEAT,
    PISTOL,
    ROBBERY,
    SEATS,
    THEFT,
    WITNESS,
)
from omerta.games.mafia.events import CardOpened, PlayerPassed, PlayerSkipped, TurnStarted
from omerta.games.mafia.frames import ACTING, Act
from omerta.games.mafia.rules import escape, law, money, pistol, prison
from omerta.games.mafia.table import CELL, CHAIR, NOTHING, Table, may_open, may_serve
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

PASS: Final = Pass()


def ask_turn(s: Table, log: list[Event]) -> bool:
    """Give the turn to the next seat clockwise that can act; returns False if there is none."""
    skipped: list[Event] = []
    for step in range(1, SEATS + 1):
        seat = (s.mover + step) & 3  # MA-3.1
        if s.quit >> seat & 1:
            continue
        if may_open(s, seat) or may_serve(s, seat):  # MA-3.5: tested afresh
            s.mover = seat
            log += skipped
            log.append(TurnStarted(seat))
            s.stack.append(ACTING[seat])
            return True
        skipped.append(PlayerSkipped(seat))
    return False  # MA-3.7, MA-3.8


def act_options(s: Table, frame: Act) -> tuple[Action, ...]:
    """Open an own closed card, serve with an own prisoner, or pass (MA-3.2)."""
    opens, serves = s.town.to_open[may_open(s, frame.seat)], s.town.serves
    return (*opens, *[serves[figure] for figure in may_serve(s, frame.seat)], PASS)  # MA-3.4


def act_refusal(s: Table, frame: Act, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, Pass):
        return None
    if isinstance(action, Open):
        return _open_refusal(s, frame.seat, action.street)
    if isinstance(action, Serve):
        return _serve_refusal(s, frame.seat, action.figure)
    return Illegal("act_now", "MA-3.2")


def _open_refusal(s: Table, seat: Seat, name: str) -> Illegal | None:
    street = s.town.street_of.get(name)
    if street is None:
        return Illegal("no_such_street", "MA-3.2", street=name[:4])
    if s.town.owner[street] != seat:
        return Illegal("foreign_street", "MA-3.2", street=name)
    if s.open >> street & 1:
        return Illegal("open_already", "MA-4.1", street=name)
    if not s.closed >> street & 1:
        return Illegal("no_card_there", "MA-3.6", street=name)
    if s.passed >> seat & 1:
        return Illegal("you_passed", "MA-3.3")
    return None


def _serve_refusal(s: Table, seat: Seat, name: str) -> Illegal | None:
    figure = s.town.figure_of.get(name)
    if figure is None:
        return Illegal("no_such_figure", "MA-9.4", figure=name[:4])
    if figure // PER_SEAT != seat:
        return Illegal("foreign_figure", "MA-3.2", figure=name)
    if s.places[figure] == CHAIR:
        return Illegal("on_the_chair", "MA-9.10", figure=name)
    if s.places[figure] < CELL:
        return Illegal("not_in_prison", "MA-9.4", figure=name)
    if figure == s.runner:
        return Illegal("is_running", "MA-8.6", figure=name)
    if not s.able >> figure & 1:
        return Illegal("jailed_this_round", "MA-9.5", figure=name)
    if s.served >> figure & 1:
        return Illegal("served_already", "MA-9.4", figure=name)
    return None


def answer_act(s: Table, frame: Act, action: Action, log: list[Event]) -> None:
    """Carry out one action, which is one turn."""
    refusal = act_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Open):
        open_card(s, frame.seat, s.town.street_of[action.street], log)
    elif isinstance(action, Serve):
        prison.serve(s, s.town.figure_of[action.figure], log)
    else:
        give_up(s, frame.seat, log)


def give_up(s: Table, seat: Seat, log: list[Event]) -> None:
    """A pass costs the remaining turns of the round (MA-3.3), prison steps too unless agreed."""
    if s.settings.passing == "all" or s.passed >> seat & 1 or not may_open(s, seat):
        s.quit |= 1 << seat
    s.passed |= 1 << seat
    log.append(PlayerPassed(seat))


def open_card(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """Carry out the card; its effect is not the player's choice (MA-4.1, MA-4.3)."""
    bit = 1 << street
    s.closed &= ~bit
    s.open |= bit
    card = s.cards[street]
    log.append(CardOpened(seat, s.town.streets[street], CARD_IDS[card]))
    kind = KIND[card]
    if kind == GOODS:
        money.open_goods(s, seat, street, log)
    elif kind == BUYER:
        money.open_buyer(s, seat, street, log)
    elif kind == PISTOL:
        pistol.open_pistol(s, seat, street, log)
    elif kind in (THEFT, ROBBERY):
        money.steal(s, street, log)
    elif kind == COURTESAN:
        money.open_courtesan(s, street, log)
    elif kind == LAWYER:
        law.open_lawyer(s, street, log)
    elif kind == WITNESS:
        law.open_witness(s, seat, street, log)
    elif kind == ESCAPE:
        escape.open_escape(s, seat, street, log)
    else:
        law.act_by_law(s, street, street, NOTHING, log)  # MA-4.8: with or without a catch
