"""The list of playable scenarios, by number."""

from typing import Final

from omerta.games.legends.scenarios.bank import Bank
from omerta.games.legends.scenarios.casino import Casino
from omerta.games.legends.scenarios.chase import Chase
from omerta.games.legends.scenarios.family import Family
from omerta.games.legends.scenarios.power import Power
from omerta.games.legends.scenarios.rebels import Rebels
from omerta.games.legends.scenarios.registry import register
from omerta.games.legends.scenarios.scenario import Scenario

BOOK: Final[tuple[Scenario, ...]] = (
    Bank(),
    Chase(),
    Rebels(),
    Casino(),
    Family(),
    Power(),
)

for _scenario in BOOK:
    register(_scenario)
