"""Warnings about tables where one side wins too often, and how to help the other (CF-8.2).

Red's share of the games between normal bots is measured (`docs/games/crossfire/balance.md`).
"""
# mypyc: skip (needed once before a match)

from typing import Final

from omerta.games.crossfire.settings import CrossfireSettings, Mode

REDS: Final[dict[Mode, dict[int, int]]] = {
    "shootout": {5: 31, 6: 69, 7: 48, 8: 54, 9: 55, 10: 58},
    "sniper": {6: 32, 7: 29, 8: 44, 9: 37, 10: 50},
}
"""Red's wins in a hundred games, by number of players."""
UNEVEN: Final = 15
"""A warning is given if a side wins this many more than half of a hundred games."""


def settings_warnings(settings: CrossfireSettings, seats: int) -> list[str]:
    """The messages that warn about these settings.

    There are none if other special roles or a custom data file change the mix.
    """
    found = [
        f"doubt-{role}" for role in ("protester", "patriot") if getattr(settings, role) == "on"
    ]
    others = (settings.peacekeeper, settings.mercenary, settings.bodyguard, settings.bomber)
    if "on" in others or settings.data != "house":
        return found
    ahead = REDS[settings.mode].get(seats, 50) - 50
    if ahead >= UNEVEN and settings.patriot == "off":
        return ["doubt-red-often", *found]
    if ahead <= -UNEVEN and settings.protester == "off":
        return ["doubt-blue-often", *found]
    return found
