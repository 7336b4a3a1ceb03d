"""What a desk is to the editor: it says no more than any job allows, unless a scenario knows more."""
# mypyc: skip (at the speed of people)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.newspaper.piece import Piece

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Figure
    from omerta.games.legends.newspaper.record import ScenarioRecord

ARRESTED = "arrested"


class Desk:
    """The city desk: it writes about whatever has no desk of its own."""

    code: ClassVar[str] = ""
    picture: ClassVar[str] = "city"
    """Its drawing in the folder `art`."""
    kind: ClassVar[str] = "job"
    """What its edition is called: message `paper-kind-…`."""

    def lead(self, record: ScenarioRecord) -> Piece:
        """The lead story, by how the job ended."""
        if record.ending == ARRESTED:
            return Piece(
                "paper-lead-arrested", {"count": 0 if record.prints is None else record.prints[0]}
            )
        name = "paper-lead-some" if record.reputation else "paper-lead-nothing"
        return Piece(name, {"reputation": record.reputation})

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Its side stories."""
        return []

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Its lines in the box of figures."""
        return []
