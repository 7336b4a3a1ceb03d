"""How each game looks in the terminal: one module per game, copy `crooks` for the next one.

A picture draws only what a view holds, so it cannot show what the viewer may not know.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import RenderableType

from omerta.kernel import Action, Event, Game, Refusal, registry
from omerta.kernel.texts import Names, Texts


class Count(NamedTuple):
    """A number that a person counts before it is shown."""

    question: str
    number: int


class Picture(ABC):
    """One game in the terminal, in one language, for named players."""

    inspect_commands: ClassVar[tuple[str, ...]]
    """What a person may look at beside the table: words of the game's texts."""
    filters_log: ClassVar[bool] = False
    """Whether `log` takes something that it is to be about."""

    def __init__(self, game: Game[Any], words: Texts, players: Sequence[str]) -> None:
        self.game_text = game.words
        self.words = words
        self.players = tuple(players)

    @abstractmethod
    def table(self, view: Any) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def inspect(
        self, what: str, view: Any, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """The answer to one of the `looks`; `rest` is what was typed after it."""

    def numbered(self, view: Any) -> Sequence[Action]:
        """The options that are shown with a number to choose them by."""
        return tuple(view.options)

    def unnumbered(self, view: Any) -> str | None:
        """How the other options are said, if there are any."""
        return None

    def counts(self, view: Any, events: Sequence[Event]) -> Sequence[Count]:
        """What the viewer is to count for practice before these events are told."""
        return ()

    def log_of(self, view: Any, rest: str, languages: Sequence[Texts]) -> RenderableType:
        """What happened as far as it is about `rest`, for games that filter the log."""
        raise NotImplementedError

    def hindsight(self, seen: Any, view: Any) -> RenderableType:
        """A finished game as one seat could have known it, for games with a coach."""
        raise NotImplementedError

    def names(self, view: Any) -> Names:
        """What this table calls its players and pieces, for log lines."""
        return self.game_text.names(view, self.players, self.words)

    def prompt(self, view: Any) -> str:
        """The question the table asks."""
        return self.game_text.prompt(view, self.players, self.words)

    def label(self, view: Any, action: Action) -> str:
        """An option in words, beginning with what one may type."""
        return self.game_text.label(view, action, self.players, self.words)

    def caution(self, view: Any, action: Action) -> str | None:
        """What a person should be warned of before this action, if anything."""
        message_id = self.game_text.caution(view, action)
        return None if message_id is None else self.words(message_id)

    def settings_warnings(self, settings: Any) -> list[str]:
        """The warnings about these settings."""
        seats = len(self.players)
        return [
            self.words(message_id)
            for message_id in self.game_text.settings_warnings(settings, seats)
        ]


_PICTURES: Final = {
    "crooks": ("omerta.cli.pictures.crooks", "CrooksPicture"),
    "crooks_out": ("omerta.cli.pictures.crooks_out", "CrooksOutPicture"),
    "crossfire": ("omerta.cli.pictures.crossfire", "CrossfirePicture"),
    "legends": ("omerta.cli.pictures.legends", "LegendsPicture"),
    "mafia": ("omerta.cli.pictures.mafia", "MafiaPicture"),
}
"""By game; a module is imported when its game is drawn."""


def picture_of(game_id: str, words: Texts, players: Sequence[str]) -> Picture:
    """The picture of a game."""
    if game_id not in _PICTURES:
        raise NoPicture(game_id)
    module, name = _PICTURES[game_id]
    picture: type[Picture] = getattr(importlib.import_module(module), name)
    return picture(registry.get(game_id), words, players)


class NoPicture(Refusal):
    """A game that the terminal cannot show."""

    def __init__(self, game_id: str) -> None:
        super().__init__("no-picture", {"game": game_id})
