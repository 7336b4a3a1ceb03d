"""Which players there are."""

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
    registry.get(game_id)
    if level not in LEVELS:
        raise UnknownBot(level)
    return UniformBot(seed)
