"""How each game looks in the terminal: one module per game, copy `crooks` for the next one.

A picture draws only what a view holds, so it cannot show what the viewer may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from omerta.kernel import Action, Refusal
from omerta.kernel.commands import Words
from omerta.kernel.texts import Names, Texts


class Picture(Protocol):
    """One game in the terminal, in one language, for named players."""

    def names(self, view: Any) -> Names:
        """What this table calls its players and pieces, for log lines."""
        ...

    def table(self, view: Any) -> RenderableType:
        """The whole table."""
        ...

    def look(self, what: str, view: Any) -> RenderableType:
        """The answer to a look command: hand, memory, deck or money."""
        ...

    def remembers(self, view: Any) -> bool:
        """Whether the table may remind people of what they have seen."""
        ...

    def prompt(self, view: Any) -> str:
        """The question the table asks."""
        ...

    def label(self, view: Any, action: Action) -> str:
        """An option in words, beginning with what one may type."""
        ...

    def caution(self, view: Any, action: Action) -> str | None:
        """What a person should be warned of before this action, if anything."""
        ...

    def spoken(self, view: Any, languages: Sequence[Texts]) -> Mapping[str, Words]:
        """Names of things that may be typed, by kind."""
        ...

    def doubts(self, options: Any) -> list[str]:
        """Warnings about the chosen options."""
        ...


def picture_of(game_id: str, words: Texts, players: Sequence[str]) -> Picture:
    """The picture of a game."""
    if game_id == "crooks":
        from omerta.cli.pictures.crooks import CrooksPicture  # noqa: PLC0415 (one game is drawn)

        return CrooksPicture(words, players)
    raise NoPicture(game_id)


class NoPicture(Refusal):
    """A game that the terminal cannot show."""

    def __init__(self, game_id: str) -> None:
        super().__init__("no-picture", {"game": game_id})
