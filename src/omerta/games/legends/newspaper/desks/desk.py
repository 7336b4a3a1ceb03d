"""The base class of the desks, with stories that fit any scenario."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.newspaper.piece import Piece

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Figure
    from omerta.games.legends.newspaper.record import ScenarioRecord

ARRESTED = "arrested"


class Desk:
    """The city desk, for scenarios without a desk of their own."""

    code: ClassVar[str] = ""
    picture: ClassVar[str] = "city"
    """The name of its drawing in the folder `art`."""
    kind: ClassVar[str] = "job"
    """The kind of its editions: message `paper-kind-…`."""

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story, by the ending of the scenario."""
        if record.ending == ARRESTED:
            return Piece(
                "paper-lead-arrested", {"count": 0 if record.prints is None else record.prints[0]}
            )
        name = "paper-lead-some" if record.reputation else "paper-lead-nothing"
        return Piece(name, {"reputation": record.reputation})

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return the desk's side stories."""
        return []

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return the desk's figures."""
        return []
