"""The desks: each writes a scenario's own stories. The city desk serves all other scenarios."""

from __future__ import annotations

from omerta.games.legends.newspaper.desks.bank import BankDesk
from omerta.games.legends.newspaper.desks.casino import CasinoDesk
from omerta.games.legends.newspaper.desks.chase import ChaseDesk
from omerta.games.legends.newspaper.desks.desk import Desk
from omerta.games.legends.newspaper.desks.family import FamilyDesk
from omerta.games.legends.newspaper.desks.power import PowerDesk
from omerta.games.legends.newspaper.desks.rebels import RebelsDesk

__all__ = ["DESKS", "Desk", "desk_of"]

DESKS: dict[str, Desk] = {
    desk.code: desk
    for desk in (
        BankDesk(),
        ChaseDesk(),
        RebelsDesk(),
        CasinoDesk(),
        FamilyDesk(),
        PowerDesk(),
    )
}

"""The desks by scenario; a new desk is added here."""

_CITY = Desk()


def desk_of(scenario: str) -> Desk:
    """Return the desk of this scenario."""
    return DESKS.get(scenario, _CITY)
