"""What games count of themselves: a tally folds the events of one finished game into numbers."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Final

from omerta.kernel.events import Event

Tally = Mapping[str, Mapping[str, float]]
"""Named numbers of one game, table by table; in all tables but `WHOLE` the parts of one sum."""
WHOLE_GAME: Final = "game"
"""The table about the game as a whole: its numbers are not of one kind."""
TallyFunction = Callable[[Iterable[Event]], Tally]

_TALLIES: Final = {
    "mafia": ("omerta.games.mafia.balance", "tally"),
    "crossfire": ("omerta.games.crossfire.balance", "tally"),
    "legends": ("omerta.games.legends.balance", "tally"),
}
"""By game, where it has one; a module is imported when its game is simulated."""


def tally_of(game_id: str) -> TallyFunction | None:
    """How this game is counted, or None if the usual figures say everything."""
    if game_id not in _TALLIES:
        return None
    module, name = _TALLIES[game_id]
    found: TallyFunction = getattr(import_module(module), name)
    return found
