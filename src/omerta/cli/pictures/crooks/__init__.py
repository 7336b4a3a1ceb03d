"""Crooks in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from omerta.cli.pictures import Picture
from omerta.cli.pictures.crooks import looks
from omerta.cli.pictures.crooks.grid import whole_table
from omerta.games.crooks.view import CrooksView
from omerta.kernel.texts import Texts


class CrooksPicture(Picture):
    """Crooks, in one language, for named players."""

    looks = tuple(looks.LOOKS)

    def table(self, view: CrooksView) -> RenderableType:
        """The whole table."""
        return whole_table(view, self.players, self.words)

    def look(
        self, what: str, view: CrooksView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """The answer to a look command."""
        return looks.LOOKS[what](view, self.players, self.words)
