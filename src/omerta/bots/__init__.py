"""Bots: players made of code. They see what a human in their seat would see, never the state.

This package holds the protocol (`protocol`), the call that asks a bot for an action (`seating`),
bots for every game (`uniform`, `ismcts`), and one folder per game with bots for that game. To
teach bots a new game, copy `crooks` and register the bots in `levels`.
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
