"""The games' own figures: a tally turns the events of one finished match into numbers."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Final

from omerta.kernel.events import Event

Tally = Mapping[str, Mapping[str, float]]
"""Named numbers of one match, by table; in all tables but `WHOLE_GAME` the parts of one sum."""
WHOLE_GAME: Final = "game"
"""The table about the match as a whole, whose numbers have different units."""
TallyFunction = Callable[[Iterable[Event]], Tally]

_TALLIES: Final = {
    "mafia": ("omerta.games.mafia.balance", "tally"),
    "crossfire": ("omerta.games.crossfire.balance", "tally"),
    "legends": ("omerta.games.legends.balance", "tally"),
}
"""The tallies of the games that have one; a module is imported when its game is simulated."""


def tally_of(game_id: str) -> TallyFunction | None:
    """Return the tally of this game, or None if it has none."""
    if game_id not in _TALLIES:
        return None
    module, name = _TALLIES[game_id]
    found: TallyFunction = getattr(import_module(module), name)
    return found
