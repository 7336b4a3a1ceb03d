"""Crooks in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from omerta.cli.pictures import Picture
from omerta.cli.pictures.crooks import inspect_commands
from omerta.cli.pictures.crooks.grid import render_table
from omerta.games.crooks.view import CrooksView
from omerta.kernel.texts import Texts


class CrooksPicture(Picture):
    """Crooks, in one language, for named players."""

    inspect_commands = tuple(inspect_commands.COMMANDS)

    def table(self, view: CrooksView) -> RenderableType:
        """Return the whole table."""
        return render_table(view, self.players, self.words)

    def inspect(
        self, what: str, view: CrooksView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command."""
        return inspect_commands.COMMANDS[what](view, self.players, self.words)
