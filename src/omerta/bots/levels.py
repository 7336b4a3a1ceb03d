"""Which players there are."""

from omerta.bots.crooks.easy import EasyBot
from omerta.bots.crooks.forecast import CrooksGuide
from omerta.bots.crooks.normal import NormalBot
from omerta.bots.ismcts import IsmctsBot
from omerta.bots.protocol import Bot, Budget
from omerta.bots.uniform import UniformBot
from omerta.kernel import registry
from omerta.kernel.errors import Refusal

LEVELS = ("random", "easy", "normal", "hard")

DEFAULT_BUDGETS = {
    "random": Budget(),
    "easy": Budget(),
    "normal": Budget(),
    "hard": Budget(iterations=500),
}
"""What each level thinks with unless the caller says otherwise."""


class UnknownBot(Refusal):
    """There is no player of this level."""

    def __init__(self, level: str) -> None:
        super().__init__("unknown-bot", {"level": level, "levels": ", ".join(LEVELS)})


def make(level: str, game_id: str, seed: int) -> Bot:
    """A player of this level for this game."""
    game = registry.get(game_id)
    if level not in LEVELS:
        raise UnknownBot(level)
    if level == "easy":
        return EasyBot(seed)
    if level == "normal":
        return NormalBot(seed)
    if level == "hard":
        return IsmctsBot(game, CrooksGuide(seed), seed)
    return UniformBot(seed)
