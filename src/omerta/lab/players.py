"""Who plays in a simulation: the levels of `omerta.bots`, and bots of the researcher's own.

A name with a colon, "my_bots:Strongman", is an object that makes a bot when called with a seed.
Only simulations take such names, from the person who starts them: a saved game is never trusted
to name code.
"""

import importlib
import sys
from pathlib import Path

from omerta import bots
from omerta.bots import Bot, Budget
from omerta.kernel.errors import Refusal


class BadBot(Refusal):
    """A bot of one's own that cannot be made."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__("sim-bad-bot", {"name": name, "why": why})


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """The bot with this name."""
    if ":" not in name:
        return bots.make(name, game_id, seed)
    maker = _import_maker(name)
    try:
        made: Bot = maker(seed)
    except (Exception, SystemExit) as error:  # anything can happen in somebody's own code
        raise BadBot(name, "call") from error
    return made


def default_budget(name: str) -> Budget:
    """How long this bot thinks unless somebody says otherwise."""
    return bots.DEFAULT_BUDGETS.get(name, Budget())


def check(name: str, game_id: str) -> None:
    """Refuse a name that makes no bot."""
    made = make_bot(name, game_id, 0)
    if not callable(getattr(made, "choose", None)):
        raise BadBot(name, "choose")


def _import_maker(name: str) -> type:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:  # an installed command does not look where it is started
        sys.path.insert(0, here)
    try:
        found = importlib.import_module(module)
    except (ModuleNotFoundError, TypeError, ValueError):  # the last two for no name at all
        raise BadBot(name, "module") from None
    except (Exception, SystemExit) as error:
        raise BadBot(name, "import") from error
    maker: type | None = getattr(found, attribute, None)
    if maker is None:
        raise BadBot(name, "attribute")
    return maker
