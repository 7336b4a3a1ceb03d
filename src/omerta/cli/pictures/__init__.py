"""How each game is drawn in the terminal: one module per game; copy `crooks` for a new one.

A picture uses only a view, so it cannot show what the viewer may not know.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import RenderableType

from omerta.kernel import Action, Event, Game, Refusal, registry
from omerta.kernel.texts import Names, Texts


class Count(NamedTuple):
    """A number that a player counts before it is shown."""

    question: str
    number: int


class Picture(ABC):
    """One game in the terminal, in one language, for named players."""

    inspect_commands: ClassVar[tuple[str, ...]]
    """The inspect commands besides `table`: words of the game's texts."""
    filters_log: ClassVar[bool] = False
    """Whether `log` takes an argument that filters it."""

    def __init__(self, game: Game[Any], words: Texts, players: Sequence[str]) -> None:
        self.game_text = game.words
        self.words = words
        self.players = tuple(players)

    @abstractmethod
    def table(self, view: Any) -> RenderableType:
        """Return the whole table."""

    @abstractmethod
    def inspect(
        self, what: str, view: Any, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command; `rest` is what was typed after it."""

    def numbered(self, view: Any) -> Sequence[Action]:
        """Return the options that are shown with a number."""
        return tuple(view.options)

    def unnumbered(self, view: Any) -> str | None:
        """Return how the other options are typed, if there are any."""
        return None

    def counts(self, view: Any, events: Sequence[Event]) -> Sequence[Count]:
        """Return what the viewer counts for practice before these events are shown."""
        return ()

    def log_of(self, view: Any, rest: str, languages: Sequence[Texts]) -> RenderableType:
        """Return the log about `rest`, for games that filter the log."""
        raise NotImplementedError

    def hindsight(self, seen: Any, view: Any) -> RenderableType:
        """Return a finished match as one seat could have known it, for games with hindsight."""
        raise NotImplementedError

    def names(self, view: Any) -> Names:
        """Return the names of this table's players and components, for log lines."""
        return self.game_text.names(view, self.players, self.words)

    def prompt(self, view: Any) -> str:
        """Return the prompt for the current decision."""
        return self.game_text.prompt(view, self.players, self.words)

    def label(self, view: Any, action: Action) -> str:
        """Return an option in words, beginning with the command that can be typed."""
        return self.game_text.label(view, action, self.players, self.words)

    def caution(self, view: Any, action: Action) -> str | None:
        """Return the warning before this action, if any."""
        message_id = self.game_text.caution(view, action)
        return None if message_id is None else self.words(message_id)

    def settings_warnings(self, settings: Any) -> list[str]:
        """Return the warnings about these settings."""
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
"""The picture of each game; a module is imported when its game is drawn."""


def picture_of(game_id: str, words: Texts, players: Sequence[str]) -> Picture:
    """Return the picture of a game."""
    if game_id not in _PICTURES:
        raise NoPicture(game_id)
    module, name = _PICTURES[game_id]
    picture: type[Picture] = getattr(importlib.import_module(module), name)
    return picture(registry.get(game_id), words, players)


class NoPicture(Refusal):
    """A game that the terminal cannot show."""

    def __init__(self, game_id: str) -> None:
        super().__init__("no-picture", {"game": game_id})
