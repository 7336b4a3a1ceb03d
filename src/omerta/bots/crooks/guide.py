"""The guide of the search for Crooks."""

from collections.abc import Sequence
from typing import Any

from omerta.bots.crooks.forecast import forecast, rewards
from omerta.bots.crooks.normal import NormalBot
from omerta.bots.crooks.weights import EXPLORATION, FIRST_SIGHT, PATIENCE, SWING
from omerta.bots.guide import Guide, Impression
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game


class CrooksGuide(Guide):
    """Ends playouts by forecast; its first impressions are the normal bot's."""

    exploration = EXPLORATION
    patience = PATIENCE

    def __init__(self, seed: int) -> None:
        self._normal = NormalBot(seed)

    def impressions(self, view: Any, options: Sequence[Action]) -> list[Impression]:
        """The normal bot's opinion of each option."""
        gains = self._normal.gains(view, options)
        best = max(gains)
        fair = 1.0 / len(view.seats)
        return [(max(0.0, fair + (gain - best) / SWING), FIRST_SIGHT) for gain in gains]

    def finish(self, game: Game[Any], world: Any, chance: Chance) -> list[float]:
        """Forecast the end and reward the margins."""
        return rewards(forecast(world))
