"""MA-6: the pistol."""

from typing import Final

from msgspec import UNSET

from omerta.games.mafia.actions import Fire, Hold
from omerta.games.mafia.components import CARD_IDS, SEATS, places_in
from omerta.games.mafia.events import CardKilled, FigurePlaced, PistolHeld
from omerta.games.mafia.frames import AimPistol
from omerta.games.mafia.rules.city import foil, move_loot, send_out, take_away
from omerta.games.mafia.table import Table, runs_by
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

HOLD: Final = Hold()


def open_pistol(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """The owner decides at once whether it fires (MA-6.1)."""
    if victims(s, street):
        s.stack.append(AimPistol(seat, street))
    else:
        log.append(PistolHeld(seat, s.town.streets[street], forced=True))  # MA-6.3


def victims(s: Table, street: int) -> int:
    """All near cards that are not arrested, open or closed, of every owner (MA-6.2)."""
    return s.town.near[street] & (s.open | s.closed) & ~s.arrested


def pistol_options(s: Table, frame: AimPistol) -> tuple[Action, ...]:
    """Hold, or any victim."""
    fires = s.town.fires
    return (HOLD, *[fires[street] for street in places_in(victims(s, frame.street))])


def pistol_refusal(s: Table, frame: AimPistol, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, Hold):
        return None
    if not isinstance(action, Fire):
        return Illegal("fire_or_hold", "MA-6.1")
    victim = s.town.street_of.get(action.street)
    if victim is None or not s.town.near[frame.street] >> victim & 1:
        return Illegal("not_near", "MA-6.2", street=action.street[:4])
    if s.arrested >> victim & 1:
        return Illegal("arrested_already", "MA-6.2", street=action.street)
    if not victims(s, frame.street) >> victim & 1:
        return Illegal("nothing_there", "MA-6.2", street=action.street)
    return None


def answer_pistol(s: Table, frame: AimPistol, action: Action, log: list[Event]) -> None:
    """Fire or hold."""
    refusal = pistol_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Fire):
        kill(s, frame.seat, frame.street, s.town.street_of[action.street], log)
    else:
        log.append(PistolHeld(frame.seat, s.town.streets[frame.street], forced=False))


def kill(s: Table, seat: Seat, pistol: int, victim: int, log: list[Event]) -> None:
    """The card leaves, its loot goes to the pistol, and a figure of the shooter goes to the scene."""
    was_open = bool(s.open >> victim & 1)
    shown = was_open or s.settings.killed_closed == "shown"  # MA-6.6
    foiled = was_open and runs_by(s, victim)  # MA-8.5; a closed escape foils nothing: MA-8.7
    card = take_away(s, victim)  # MA-6.7: the figure of a killed pistol stays at its scene
    if shown:
        s.gone |= 1 << card
    else:
        owner = s.town.owner[victim]
        s.buried = tuple(
            [s.buried[each] | (1 << card if each == owner else 0) for each in range(SEATS)]
        )
    names = s.town.streets
    face = CARD_IDS[card] if shown else UNSET
    log.append(CardKilled(seat, names[pistol], names[victim], was_open, face))
    move_loot(s, victim, pistol, s.loot[victim], "kill", log)  # MA-6.4
    if foiled:
        foil(s, log)
    figure = send_out(s, seat, victim)
    s.shooter = (*s.shooter[:pistol], figure, *s.shooter[pistol + 1 :])
    s.fired |= 1 << pistol  # MA-6.5
    log.append(FigurePlaced(s.town.figures[figure], names[victim]))
