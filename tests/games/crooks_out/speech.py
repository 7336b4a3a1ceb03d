"""The texts of Crooks Out! as the tests type and read them."""

from collections.abc import Sequence

from omerta.games.crooks_out import turn
from omerta.games.crooks_out.actions import CrooksOutAction
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table
from omerta.games.crooks_out.view import CrooksOutView
from omerta.games.crooks_out.words import CrooksOutWords
from omerta.kernel import Action, Seeded
from omerta.kernel.commands import parse
from omerta.kernel.game_text import command_words
from omerta.kernel.texts import LANGUAGES, Texts

PLAYERS = ("Anna", "Boris", "Clara")
SPOKEN = {language: Texts(language, "omerta.games.crooks_out") for language in LANGUAGES}
WORDS = CrooksOutWords()
_COMMANDS = command_words(CrooksOutAction, list(SPOKEN.values()))


def new(seats: int = 3, chosen: CrooksOutSettings | None = None) -> Table:
    """A new table, always the same."""
    return turn.new(seats, chosen, chance=Seeded(1))


def parsed(here: CrooksOutView, players: Sequence[str], typed: str) -> Action:
    """The action of a typed line in any language; options explain themselves after a colon."""
    names = WORDS.typed_names(here, players, list(SPOKEN.values()))
    return parse(CrooksOutAction, typed.partition(": ")[0], _COMMANDS, names)
