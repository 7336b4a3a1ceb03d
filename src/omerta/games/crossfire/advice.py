"""Which side wins too often at a table, and what helps the other one (CF-8.2).

Red's share of the games between normal bots is measured (`docs/games/crossfire/balance.md`).
"""
# mypyc: skip (asked before a game, by people)

from typing import Final

from omerta.games.crossfire.options import CrossfireOptions, Mode

REDS: Final[dict[Mode, dict[int, int]]] = {
    "shootout": {5: 31, 6: 69, 7: 48, 8: 54, 9: 55, 10: 58},
    "sniper": {6: 32, 7: 29, 8: 44, 9: 37, 10: 50},
}
"""Of a hundred games of so many players, so many go to red."""
UNEVEN: Final = 15
"""So many games of a hundred must a side win more than half before anything is said."""


def advice(options: CrossfireOptions, seats: int) -> list[str]:
    """What people should read before they play like this: message ids.

    Nothing is said of who wins where other special roles or an owner's box change the mix.
    """
    found = [f"doubt-{role}" for role in ("protester", "patriot") if getattr(options, role) == "on"]
    others = (options.peacekeeper, options.mercenary, options.bodyguard, options.bomber)
    if "on" in others or options.data != "house":
        return found
    ahead = REDS[options.mode].get(seats, 50) - 50
    if ahead >= UNEVEN and options.patriot == "off":
        return ["doubt-red-often", *found]
    if ahead <= -UNEVEN and options.protester == "off":
        return ["doubt-blue-often", *found]
    return found
