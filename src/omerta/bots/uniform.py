"""The random bot: it knows nothing and takes any option."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded


class UniformBot:
    """Takes any option, each equally likely, without using the view."""

    needs: ClassVar[Needs] = "options"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return one of the options."""
        return self._chance.pick(options, "random bot")
