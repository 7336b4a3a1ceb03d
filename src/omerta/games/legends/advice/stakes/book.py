"""The list of scenarios with values of their own; a new scenario is added here."""

from omerta.games.legends.advice.stakes.bank import BankStakes
from omerta.games.legends.advice.stakes.casino import CasinoStakes
from omerta.games.legends.advice.stakes.chase import ChaseStakes
from omerta.games.legends.advice.stakes.family import FamilyStakes
from omerta.games.legends.advice.stakes.power import PowerStakes
from omerta.games.legends.advice.stakes.rebels import RebelsStakes
from omerta.games.legends.advice.stakes.stakes import Stakes

_STAKES: dict[str, Stakes] = {
    stakes.code: stakes
    for stakes in (
        Stakes(),
        BankStakes(),
        ChaseStakes(),
        RebelsStakes(),
        CasinoStakes(),
        FamilyStakes(),
        PowerStakes(),
    )
}
"""The empty code stands for the time between two scenarios."""


def stakes_of(code: str | None) -> Stakes:
    """Return the values of this scenario."""
    return _STAKES.get(code or "", _STAKES[""])
