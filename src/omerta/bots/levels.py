"""The bots of each game and level."""

from collections.abc import Callable, Iterable

from omerta.bots.crooks.easy import EasyBot
from omerta.bots.crooks.guide import CrooksGuide
from omerta.bots.crooks.normal import NormalBot
from omerta.bots.crooks_out.easy import EasyInvestigator
from omerta.bots.crooks_out.hard import HardInvestigator
from omerta.bots.crooks_out.normal import NormalInvestigator
from omerta.bots.crossfire.easy import EasyShooter
from omerta.bots.crossfire.hard import HardShooter
from omerta.bots.crossfire.normal import NormalShooter
from omerta.bots.guide import Guide
from omerta.bots.ismcts import DEFAULT_ITERATIONS, IsmctsBot
from omerta.bots.legends.easy import EasyLieutenant
from omerta.bots.legends.hard import HardLieutenant
from omerta.bots.legends.normal import NormalLieutenant
from omerta.bots.mafia.easy import EasyBoss
from omerta.bots.mafia.hard import HardBoss
from omerta.bots.mafia.normal import NormalBoss
from omerta.bots.protocol import Bot, Budget
from omerta.bots.uniform import UniformBot
from omerta.kernel import registry
from omerta.kernel.errors import Refusal

LEVELS = ("random", "easy", "normal", "hard")

DEFAULT_BUDGETS = {
    "random": Budget(),
    "easy": Budget(),
    "normal": Budget(),
    "hard": Budget(iterations=DEFAULT_ITERATIONS),
}
"""The budget of each level unless the caller gives another one."""


def _crooks_search(seed: int) -> Bot:
    return IsmctsBot(registry.get("crooks"), CrooksGuide(seed), seed)


_PLAYERS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "crooks": {"easy": EasyBot, "normal": NormalBot, "hard": _crooks_search},
    "crooks_out": {
        "easy": EasyInvestigator,
        "normal": NormalInvestigator,
        "hard": HardInvestigator,
    },
    "mafia": {"easy": EasyBoss, "normal": NormalBoss, "hard": HardBoss},
    "crossfire": {"easy": EasyShooter, "normal": NormalShooter, "hard": HardShooter},
    "legends": {
        "easy": EasyLieutenant,
        "normal": NormalLieutenant,
        "hard": HardLieutenant,
    },
}
"""The bots made for one game, by game and level. The random bot plays every game; the search plays
games that have no bots of their own.
"""


class UnknownBot(Refusal):
    """There is no bot of this level."""

    def __init__(self, level: str, levels: Iterable[str] = LEVELS) -> None:
        super().__init__("unknown-bot", {"level": level, "levels": ", ".join(levels)})


def levels_of(game_id: str) -> tuple[str, ...]:
    """Return the levels that play this game, weakest first; random plays every game."""
    known = {"random"}.union(_PLAYERS.get(game_id, {"hard"}))
    return tuple(level for level in LEVELS if level in known)


def make(level: str, game_id: str, seed: int) -> Bot:
    """Return a new bot of this level for this game."""
    game = registry.get(game_id)
    players = _PLAYERS.get(game_id)
    if level == "random":
        return UniformBot(seed)
    if players is None and level == "hard":
        return IsmctsBot(game, Guide(), seed)
    if players is not None and level in players:
        return players[level](seed)
    raise UnknownBot(level, levels_of(game_id))
