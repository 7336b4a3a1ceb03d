"""The protocol of bots: a bot chooses an action from what its seat may know."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from omerta.kernel.actions import Action

Worlds = Callable[[], Any]
"""Returns a world that the seat believes possible: a fresh state, which the caller may change."""

Needs = Literal["options", "view", "worlds"]
"""What a bot uses: its options alone, also the view, or also believed worlds."""


class Budget(NamedTuple):
    """How long a bot may think: a number of iterations or of seconds, whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A bot; the same seed, views and worlds give the same choices.

    Dealing believed worlds can take long. A class that needs none has the class attribute
    `needs`: with "view" its `worlds` must not be called, with "options" its `view` is None as
    well.
    """

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return one of the options."""
        ...
