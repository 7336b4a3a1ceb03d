"""Random play that reaches far: every game has its own taste for the kinds of action.

Choosing evenly among the options plays all games alike: in most of them somebody soon passes,
and full tables are never seen. With a random weight for each kind of action (swarm testing)
one game never passes, the next one spies whenever it can, a third one only robs face down.
"""

from collections.abc import Sequence
from typing import Final

from omerta.kernel import Action, Chance

TASTES: Final = (1, 4, 16, 0)
"""How much a game may like a kind of action; 0 means only if there is nothing else."""


class Swarm:
    """Chooses actions for every seat of one game."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._taste: dict[type[Action], int] = {}

    def pick(self, options: Sequence[Action]) -> Action:
        """One of the options, by this game's taste."""
        weights = [self._weight(type(option)) for option in options]
        total = sum(weights)
        if not total:
            return self._chance.pick(options, "choice")
        ticket = self._chance.below(total, "choice")
        for option, weight in zip(options, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return option
        raise AssertionError("a ticket beyond the last option")

    def _weight(self, kind: type[Action]) -> int:
        if kind not in self._taste:
            self._taste[kind] = self._chance.pick(TASTES, "taste")
        return self._taste[kind]
