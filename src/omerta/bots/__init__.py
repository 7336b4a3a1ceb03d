"""Players made of code. They see what a person in their seat would see, and never the state.

Belongs here: the protocol (`protocol`), seating a bot at a table (`seating`), players that work
for every game (`uniform`, `ismcts`), and one folder per game with what only that game's players
know. To teach bots a new game, copy `crooks` and name it in `levels`.
"""

from omerta.bots.levels import DEFAULT_BUDGETS, LEVELS, UnknownBot, levels_of, make
from omerta.bots.protocol import Bot, Budget, Worlds
from omerta.bots.seating import ask

__all__ = [
    "DEFAULT_BUDGETS",
    "LEVELS",
    "Bot",
    "Budget",
    "UnknownBot",
    "Worlds",
    "ask",
    "levels_of",
    "make",
]
