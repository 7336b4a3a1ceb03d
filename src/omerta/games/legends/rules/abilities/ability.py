"""The type of an ability."""

from collections.abc import Callable

from omerta.games.legends.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

Usable = Callable[[Table], bool]
"""Return whether the ability could change anything now, in whichever hand the minion is (LG-5.5).
"""
Effect = Callable[[Table, int, int, Chance, list[Event]], None]
"""Carry the ability out for a player; the minion is exhausted already."""


class Ability:
    """An ability: whether it could change something now, and what it does.

    `bets` says whether it may be used on casino bets (LG-5.3).
    """

    __slots__ = ("bets", "effect", "usable")

    def __init__(self, usable: Usable, effect: Effect, *, bets: bool) -> None:
        self.usable = usable
        self.effect = effect
        self.bets = bets
