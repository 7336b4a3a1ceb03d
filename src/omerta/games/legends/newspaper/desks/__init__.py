"""A desk writes what only its scenario can tell. A scenario without one gets the city desk."""

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

"""The desks by scenario; the next ones add theirs here."""

_CITY = Desk()


def desk_of(scenario: str) -> Desk:
    """Who writes about this scenario."""
    return DESKS.get(scenario, _CITY)
