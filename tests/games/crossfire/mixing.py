"""Mixes and sets of special roles for tests."""

from itertools import combinations
from typing import Any

from omerta.games.crossfire.components import HOUSE, ROLES, SPECIALS
from omerta.games.crossfire.rules.mixing import mix_of
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Illegal


def chosen(mode: str, names: str) -> CrossfireSettings:
    """Settings with this mode and these special roles."""
    words: dict[str, Any] = {"mode": mode, **dict.fromkeys(names.split(), "on")}
    return CrossfireSettings(**words)


def mix(seats: int, mode: str, names: str) -> dict[str, int]:
    """The cards in play, or `Illegal`."""
    counts = mix_of(HOUSE, chosen(mode, names), seats)
    return {ROLES[role]: count for role, count in enumerate(counts) if count}


def legal_sets(seats: int, mode: str) -> list[str]:
    """Every set of special roles that may be played."""
    found = []
    for size in range(len(SPECIALS) + 1):
        for names in combinations(SPECIALS, size):
            try:
                mix(seats, mode, " ".join(names))
            except Illegal:
                continue
            found.append(" ".join(names))
    return found
