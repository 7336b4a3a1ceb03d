"""LG-4.13 to LG-4.19: what a roll is worth."""

from collections.abc import Sequence

from omerta.games.legends.components import (
    DOUBLE,
    FOUR,
    LOCK,
    LUCK,
    TRIPLE,
    Pack,
)
from omerta.kernel.chance import Chance


def roll_white(pack: Pack, count: int, chance: Chance) -> tuple[int, ...]:
    """Roll this many white dice."""
    faces = pack.white
    return tuple([faces[chance.below(len(faces), "white die")] for _ in range(count)])


def roll_red(pack: Pack, chance: Chance) -> int:
    """Roll the red die."""
    return pack.red[chance.below(len(pack.red), "red die")]


def multiplier_of(red: int) -> int:
    """Return how often the highest number counts with this red face."""
    return red if red in (DOUBLE, TRIPLE) else 1


def most_pairs(dice: Sequence[int]) -> int:
    """Return the greatest number of lucks that could cancel one lock each (LG-4.13)."""
    return min(dice.count(LUCK), dice.count(LOCK))


def final_dice(dice: Sequence[int], cancelled: int) -> tuple[int, ...]:
    """Return the dice without the cancelled pairs of luck and lock (LG-4.14)."""
    lucks = locks = cancelled
    final = []
    for face in dice:
        if face == LUCK and lucks:
            lucks -= 1
        elif face == LOCK and locks:
            locks -= 1
        else:
            final.append(face)
    return tuple(final)


class Worth:
    """The value of a final result, with the numbers that led to it."""

    __slots__ = ("blocked", "locks", "lucks", "multiplier", "total")

    def __init__(self, total: int, blocked: int, multiplier: int, locks: int, lucks: int) -> None:
        self.total = total
        self.blocked = blocked
        self.multiplier = multiplier
        self.locks = locks
        self.lucks = lucks


def worth(dice: Sequence[int], red: int, cancelled: int, luck: int) -> Worth:
    """Return blocked dice, multiplier and total of a roll; `luck` is what an unblocked luck counts."""
    lucks = dice.count(LUCK) - cancelled
    locks = dice.count(LOCK) - cancelled
    left = locks
    total = 0
    best = 0
    blocked = 0
    for face in range(FOUR, 0, -1):
        count = dice.count(face)
        stopped = min(count, left)  # LG-4.15: the highest numbers first
        left -= stopped
        blocked += stopped
        free = count - stopped
        if free and not best:
            best = face
        total += face * free
    stopped = min(lucks, left)  # LG-4.15: then lucks
    blocked += stopped
    total += luck * (lucks - stopped)
    times = multiplier_of(red) if best else 1  # LG-4.16: never a luck
    total += best * (times - 1)
    return Worth(total, blocked, times, locks, lucks)
