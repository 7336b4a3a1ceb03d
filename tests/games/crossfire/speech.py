"""The texts of Crossfire as the tests type and read them."""

from collections.abc import Mapping, Sequence

from omerta.games.crossfire.actions import CrossfireAction
from omerta.games.crossfire.view import CrossfireView
from omerta.games.crossfire.words import CrossfireWords
from omerta.kernel import Action
from omerta.kernel.commands import Spellings, parse
from omerta.kernel.game_text import command_words
from omerta.kernel.texts import LANGUAGES, Texts

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fjodor", "Gleb", "Hanna", "Ivan", "Jana")
SPOKEN = {language: Texts(language, "omerta.games.crossfire") for language in LANGUAGES}
WORDS = CrossfireWords()
_COMMANDS = command_words(CrossfireAction, list(SPOKEN.values()))


def parsed(here: CrossfireView, players: Sequence[str], typed: str) -> Action:
    """The action of a typed line in any language; options explain themselves after a colon."""
    return parse(CrossfireAction, typed.partition(": ")[0], _COMMANDS, _names(here, tuple(players)))


_known: dict[tuple[str, ...], Mapping[str, Spellings]] = {}


def _names(here: CrossfireView, players: tuple[str, ...]) -> Mapping[str, Spellings]:
    """Typed names depend on the players alone, so hundreds of labels share them."""
    if players not in _known:
        _known[players] = WORDS.typed_names(here, players, list(SPOKEN.values()))
    return _known[players]
