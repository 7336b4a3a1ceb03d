"""What a bot is: somebody who answers from what a seat may know."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from omerta.kernel.actions import Action

Worlds = Callable[[], Any]
"""Deals a world the seat believes possible: a fresh state of the game, the caller's to change."""


class Budget(NamedTuple):
    """How long a bot may think: so many iterations, so many seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A player; the same seed, views and worlds give the same choices."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """One of the options."""
        ...
