"""The registry of games. A game is imported when it is first used."""

import importlib
from typing import Any

from omerta.kernel.errors import Refusal
from omerta.kernel.game import Game

_modules: dict[str, str] = {}
_games: dict[str, Game[Any]] = {}


class UnknownGame(Refusal):
    """There is no game with this id."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-game", {"game": name})


def register(game_id: str, module: str) -> None:
    """Register a game: `module` exports it as `GAME`."""
    _modules[game_id] = module


def get(game_id: str) -> Game[Any]:
    """Return the game with this id."""
    game = _games.get(game_id)
    if game is None:
        if game_id not in _modules:
            raise UnknownGame(game_id)
        game = importlib.import_module(_modules[game_id]).GAME
        _games[game_id] = game
    return game


def module_of(game_id: str) -> str:
    """Return the package that holds the game, its data and its texts."""
    get(game_id)
    return _modules[game_id]


def all_games() -> tuple[Game[Any], ...]:
    """Return every game, in the order of registration."""
    return tuple(get(game_id) for game_id in _modules)
