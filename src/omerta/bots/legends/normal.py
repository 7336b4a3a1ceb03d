"""The normal bot of Legends: it takes the best rated option."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.legends.advice.rating import best_option
from omerta.kernel.actions import Action


class NormalLieutenant:
    """A bot that does what an experienced player would do."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        """Ignore the seed: the bot makes no random choices."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return the most promising option."""
        if len(options) == 1:
            return options[0]
        return best_option(view).action
