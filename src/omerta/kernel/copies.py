"""Copies by `pickle` and `copy`, which need help with objects compiled by mypyc.

A compiled object is made by `__init__` alone and cannot be filled in from outside. `CopyBySave`
rebuilds a state from its save. Chance defines its own `__reduce__` (chance.py), and a frame
holds only plain fields.
"""

from importlib import import_module
from typing import Any


class CopyBySave:
    """A state that is pickled and copied through its save; `clone` is faster.

    The game is the `GAME` of the package that contains the class.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        package = type(self).__module__.rpartition(".")[0]
        save: bytes = import_module(package).GAME.save(self)
        return load_state, (package, save)


def load_state(package: str, save: bytes) -> Any:
    """Return the state that the game of this package saved."""
    return import_module(package).GAME.load(save)
