"""The actions of an idle player (rules, section 5); they never open a card."""

from omerta.games.mafia.components import PER_SEAT, mate
from omerta.games.mafia.frames import (
    Act,
    AimPistol,
    ChooseBuyer,
    LayNext,
    NameRunner,
    SplitBank,
)
from omerta.games.mafia.rules.dealing import DONE, free_streets
from omerta.games.mafia.rules.escape import NOBODY, may_run
from omerta.games.mafia.rules.money import buyers_near
from omerta.games.mafia.rules.pistol import HOLD
from omerta.games.mafia.rules.turns import PASS
from omerta.games.mafia.table import Table, may_serve
from omerta.kernel.actions import Action
from omerta.kernel.game import Deadline
from omerta.kernel.seats import Seat


def deadline(s: Table) -> Deadline | None:
    """The timeout actions of all seats that must act; Mafia sets no clock of its own."""
    if not s.stack:
        return None
    return Deadline(None, {seat: (_answer(s, seat),) for seat in s.stack[-1].seats})


def _answer(s: Table, seat: Seat) -> Action:
    frame = s.stack[-1]
    if isinstance(frame, LayNext):
        return s.town.lays[free_streets(s, seat)[0]]
    if isinstance(frame, Act):
        ready = may_serve(s, seat)
        return s.town.serves[_highest(s, ready)] if ready else PASS
    if isinstance(frame, AimPistol):
        return HOLD
    if isinstance(frame, ChooseBuyer):
        return s.town.sells[_preferred_buyer(s, seat, frame.street)]
    if isinstance(frame, NameRunner):
        return _runner(s, seat)
    if isinstance(frame, SplitBank):
        opened = frame.left >> frame.opened & 1
        lowest = (frame.left & -frame.left).bit_length() - 1
        return s.town.fills[frame.opened if opened else lowest]
    return DONE  # exchange and ransom


def _highest(s: Table, figures: list[int]) -> int:
    """The figure in the highest cell; among equals the one with the lowest number."""
    return max(figures, key=lambda figure: (s.places[figure], -figure))


def _preferred_buyer(s: Table, seat: Seat, street: int) -> int:
    buyers = buyers_near(s, street)
    for owner in (seat, mate(seat)):
        for buyer in buyers:
            if s.town.owner[buyer] == owner:
                return buyer
    return buyers[0]


def _runner(s: Table, seat: Seat) -> Action:
    running = may_run(s, seat)
    for owner in (seat, mate(seat)):
        own = [figure for figure in running if figure // PER_SEAT == owner]
        if own:
            return s.town.runs[_highest(s, own)]
    return NOBODY
