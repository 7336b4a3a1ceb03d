"""Copies by `pickle` and `copy`, which the standard library makes in one way and mypyc in another.

A compiled object is made by `__init__` alone, so it cannot be filled in from outside. Here stands
how a state is made again instead; luck says it itself (`chance`), and a frame holds nothing more.
"""

from importlib import import_module
from typing import Any


class CopyBySave:
    """A state that is pickled and copied as its save; `clone` is the fast way.

    The game is the `GAME` of the package that its module is in.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        package = type(self).__module__.rpartition(".")[0]
        save: bytes = import_module(package).GAME.save(self)
        return load_state, (package, save)


def load_state(package: str, save: bytes) -> Any:
    """The state that was saved by the game of this package."""
    return import_module(package).GAME.load(save)
