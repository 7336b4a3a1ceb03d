"""What a bot is: somebody who answers from what a seat may know."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from omerta.kernel.actions import Action

Worlds = Callable[[], Any]
"""Deals a world the seat believes possible: a fresh state of the game, the caller's to change."""

Needs = Literal["options", "view", "worlds"]
"""How much a bot looks at: its options alone, also the view, or also believed worlds."""


class Budget(NamedTuple):
    """How long a bot may think: so many iterations, so many seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A player; the same seed, views and worlds give the same choices.

    Believing can take long. A class that does without says so in a class attribute, `needs`: with
    "view" its `worlds` deal nothing, with "options" its `view` is None as well.
    """

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """One of the options."""
        ...
