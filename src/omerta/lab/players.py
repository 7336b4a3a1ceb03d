"""The bots in a simulation: the levels of `omerta.bots`, and custom bots.

A name with a colon, "my_bots:Strongman", is an object that makes a bot when called with a seed.
Only simulations accept such names, from the user who starts them: a saved match must not be able
to name code.
"""

import importlib
import sys
from pathlib import Path

from omerta import bots
from omerta.bots import Bot, Budget
from omerta.kernel.errors import Refusal


class BadBot(Refusal):
    """A custom bot that cannot be made."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__("sim-bad-bot", {"name": name, "why": why})


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """Return a new bot with this name."""
    if ":" not in name:
        return bots.make(name, game_id, seed)
    maker = _import_maker(name)
    try:
        made: Bot = maker(seed)
    except (Exception, SystemExit) as error:  # custom code may raise anything
        raise BadBot(name, "call") from error
    return made


def default_budget(name: str) -> Budget:
    """Return how long this bot thinks by default."""
    return bots.DEFAULT_BUDGETS.get(name, Budget())


def check(name: str, game_id: str) -> None:
    """Refuse a name that does not make a bot."""
    made = make_bot(name, game_id, 0)
    if not callable(getattr(made, "choose", None)):
        raise BadBot(name, "choose")


def _import_maker(name: str) -> type:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # an installed command does not import from the current folder
        sys.path.insert(0, here)
    try:
        found = importlib.import_module(module)
    except (ModuleNotFoundError, TypeError, ValueError):  # the last two for an empty name
        raise BadBot(name, "module") from None
    except (Exception, SystemExit) as error:
        raise BadBot(name, "import") from error
    maker: type | None = getattr(found, attribute, None)
    if maker is None:
        raise BadBot(name, "attribute")
    return maker
