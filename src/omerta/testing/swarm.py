"""Random play that reaches far: every game has its own taste for the kinds of action.

Choosing evenly among the options plays all games alike: in most of them somebody soon passes,
and full tables are never seen. With a random weight for each kind of action (swarm testing)
one game never passes, the next one spies whenever it can, a third one only robs face down.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from omerta.kernel import Action

WEIGHTS: Final = (1, 4, 16, 0)
"""How much a game may like a kind of action; 0 means only if there is nothing else."""


class NumberSource(Protocol):
    """Where choices come from: any `Chance`, or what a test tool draws."""

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1."""
        ...


class Swarm:
    """Chooses actions for every seat of one game."""

    def __init__(self, draws: NumberSource) -> None:
        self._draws = draws
        self._weights: dict[type[Action], int] = {}

    def pick(self, options: Sequence[Action]) -> Action:
        """One of the options, by this game's taste."""
        weights = [self._weight(type(option)) for option in options]
        total = sum(weights)
        if not total:
            return options[self._draws.below(len(options), "choice")]
        ticket = self._draws.below(total, "choice")
        for option, weight in zip(options, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return option
        raise AssertionError("a ticket beyond the last option")

    def _weight(self, kind: type[Action]) -> int:
        if kind not in self._weights:
            self._weights[kind] = WEIGHTS[self._draws.below(len(WEIGHTS), "taste")]
        return self._weights[kind]
