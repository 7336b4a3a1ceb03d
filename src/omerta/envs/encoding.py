"""What a game brings to be learned: numbers for its actions and for what a seat knows."""

from array import array
from collections.abc import Sequence
from typing import Any, Protocol

from omerta.kernel.actions import Action


class Encoding(Protocol):
    """The `encode` module of a game; it sees views only, never a state."""

    @property
    def ACTION_COUNT(self) -> int:  # noqa: N802  (a constant of the module)
        """How many action ids there are."""
        ...

    @property
    def OBSERVATION_LENGTH(self) -> int:  # noqa: N802
        """How many numbers an observation has."""
        ...

    @property
    def SEGMENTS(self) -> Sequence[tuple[str, int, float, float, str]]:  # noqa: N802
        """The observation, stretch by stretch: name, length, lowest, highest, meaning."""
        ...

    def observe(self, view: Any) -> "array[float]":
        """What the viewer knows, in single precision."""
        ...

    def action_id(self, view: Any, action: Action) -> int:
        """The number of an action of the viewer."""
        ...

    def action_of(self, view: Any, number: int) -> Action:
        """The viewer's action with this number, legal or not."""
        ...

    def mask(self, view: Any) -> bytearray:
        """One byte per action id: 1 where the view offers the action."""
        ...
