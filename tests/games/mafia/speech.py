"""The texts of Mafia as the tests type and read them."""

from collections.abc import Sequence

from omerta.games.mafia import turn
from omerta.games.mafia.actions import MafiaAction
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table
from omerta.games.mafia.view import MafiaView
from omerta.games.mafia.words import MafiaWords
from omerta.kernel import Action, Seeded
from omerta.kernel.commands import parse
from omerta.kernel.game_text import command_words
from omerta.kernel.texts import LANGUAGES, Texts

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
SPOKEN = {language: Texts(language, "omerta.games.mafia") for language in LANGUAGES}
WORDS = MafiaWords()
_COMMANDS = command_words(MafiaAction, list(SPOKEN.values()))


def new(chosen: MafiaSettings | None = None, seed: int = 1) -> Table:
    """A new table, always the same."""
    return turn.new(4, chosen, chance=Seeded(seed))


def parsed(here: MafiaView, players: Sequence[str], typed: str) -> Action:
    """The action of a typed line in any language; options explain themselves after a colon."""
    names = WORDS.typed_names(here, players, list(SPOKEN.values()))
    return parse(MafiaAction, typed.partition(": ")[0], _COMMANDS, names)
