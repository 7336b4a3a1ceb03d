"""The games. Each folder has the same shape; copy `crooks` to start the next one."""

from typing import Any

from omerta.kernel import registry
from omerta.kernel.game import Game

registry.register("crooks", "omerta.games.crooks")
registry.register("crooks_out", "omerta.games.crooks_out")
registry.register("mafia", "omerta.games.mafia")
registry.register("crossfire", "omerta.games.crossfire")
registry.register("legends", "omerta.games.legends")


def get(game_id: str) -> Game[Any]:
    """The game with this id, for example "crooks"."""
    return registry.get(game_id)


def all() -> tuple[Game[Any], ...]:  # noqa: A001  (the public name is part of the protocol)
    """All games."""
    return registry.all_games()
