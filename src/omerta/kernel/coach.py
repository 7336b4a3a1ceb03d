"""What can be worked out from a view, for games that help people or look back with them.

A coach is given views only, so it can betray nothing. It may think for long: whoever serves many
people lets it think elsewhere.
"""
# mypyc: skip (at the speed of people)

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    import msgspec

    from omerta.kernel.actions import Action
    from omerta.kernel.seats import Seat


class Coach(Protocol):
    """Help at a table that agreed on it, and perhaps hindsight after the end."""

    has_hindsight: ClassVar[bool]
    """Whether there is hindsight."""

    def advise(self, view: Any) -> msgspec.Struct | None:
        """What the help agreed at this table works out for this viewer; None: nothing now."""
        ...

    def remark(self, view: Any, seat: Seat, action: Action) -> msgspec.Struct | None:
        """What the viewer could have known when a seat was about to say this; None: no matter."""
        ...

    def look_back(self, remarks: Sequence[tuple[int, Any]], end: Any) -> msgspec.Struct:
        """The viewer's game in hindsight: its remarks by number of the step, and the last view."""
        ...
