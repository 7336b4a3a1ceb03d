"""The coach: what can be worked out from a view, for games with advice or hindsight.

A coach receives views only, so it cannot reveal a secret. It may need a long time; a server
should run it in a worker process.
"""
# mypyc: skip (speed does not matter here)

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    import msgspec

    from omerta.kernel.actions import Action
    from omerta.kernel.seats import Seat


class Coach(Protocol):
    """Advice at tables that agreed on it, and in some games hindsight after the end."""

    has_hindsight: ClassVar[bool]
    """Whether this coach offers hindsight."""

    def advise(self, view: Any) -> msgspec.Struct | None:
        """Return the advice for this viewer that this table's settings allow, or None."""
        ...

    def remark(self, view: Any, seat: Seat, action: Action) -> msgspec.Struct | None:
        """Return what the viewer could have known before a seat's action, or None."""
        ...

    def look_back(self, remarks: Sequence[tuple[int, Any]], end: Any) -> msgspec.Struct:
        """Return the viewer's match in hindsight, from its remarks by step and the last view."""
        ...
