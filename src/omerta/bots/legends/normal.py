"""The normal player of Legends: weighs every answer, with exact odds."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.legends.advice.rating import best_option
from omerta.kernel.actions import Action


class NormalLieutenant:
    """Does what an experienced player would do."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        """Nothing is left to luck: the dice see to that."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The answer that promises most."""
        if len(options) == 1:
            return options[0]
        return best_option(view).action
