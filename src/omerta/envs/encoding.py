"""What a game provides for learning: numbers for its actions and for a seat's knowledge."""

from array import array
from collections.abc import Sequence
from typing import Any, Protocol

from omerta.kernel.actions import Action


class Encoding(Protocol):
    """The `encode` module of a game; it sees views only, never a state."""

    @property
    def ACTION_COUNT(self) -> int:  # noqa: N802  (a constant of the module)
        """The number of action ids."""
        ...

    @property
    def OBSERVATION_LENGTH(self) -> int:  # noqa: N802
        """The number of values in an observation."""
        ...

    @property
    def SEGMENTS(self) -> Sequence[tuple[str, int, float, float, str]]:  # noqa: N802
        """The parts of the observation: name, length, lowest, highest, meaning."""
        ...

    def observe(self, view: Any) -> "array[float]":
        """Return what the viewer knows, in single precision."""
        ...

    def action_id(self, view: Any, action: Action) -> int:
        """Return the id of an action of the viewer."""
        ...

    def action_of(self, view: Any, number: int) -> Action:
        """Return the viewer's action with this id, legal or not."""
        ...

    def mask(self, view: Any) -> bytearray:
        """Return one byte per action id: 1 if it is an option of the view."""
        ...
