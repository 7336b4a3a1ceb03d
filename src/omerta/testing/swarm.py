"""Random play that reaches far, with different weights for the kinds of action in each match.

If all options were equally likely, all matches would be alike: in most of them some player soon
passes, and full tables are never seen. With a random weight for each kind of action (swarm
testing) one match has no passes, the next one has many spies, a third one only face-down
robberies.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from omerta.kernel import Action

WEIGHTS: Final = (1, 4, 16, 0)
"""The possible weights of a kind of action; 0 means only if there is no other option."""


class NumberSource(Protocol):
    """A source of numbers: any `Chance`, or what a test tool draws."""

    def below(self, n: int, why: str) -> int:
        """Return a whole number from 0 to n-1."""
        ...


class Swarm:
    """Chooses actions for every seat of one match."""

    def __init__(self, draws: NumberSource) -> None:
        self._draws = draws
        self._weights: dict[type[Action], int] = {}

    def pick(self, options: Sequence[Action]) -> Action:
        """Return one of the options, by this match's weights."""
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
