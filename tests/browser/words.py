"""The texts on the screen, from the same files as the client's."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
_COMMON = ("src/omerta/kernel/text", "web/src/text", "web/src/replay/text", "web/src/campaign/text")
_OF_A_GAME = ("src/omerta/games/{game}/text", "web/src/games/{game}/text")


class Words:
    """One language of one game: a test names a message, and passes with any wording of it."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (*_COMMON, *[folder.format(game=game) for folder in _OF_A_GAME]):
            for file in sorted((ROOT / folder).glob(f"*{language}.ftl")):
                text = file.read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **args: str | int) -> str:
        """A message, or an attribute of one: `game-crooks.pitch`."""
        name, _, attribute = message.replace("_", "-").partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, (message, errors)
        return str(text)

    @property
    def able(self) -> str:
        """The ending of the accessible name of an option."""
        free: dict[str, str | int] = {"target": 2, "player": "", "count": 0, "crooks": ""}
        whole = self("crooks-spot", **free, able="yes")
        return whole.removeprefix(self("crooks-spot", **free, able="no"))


@cache
def words_of(language: str, game: str = "crooks") -> Words:
    """The texts of a language, read once."""
    return Words(language, game)
