"""The targets, by the wishes of each role; values are roughly in games won."""

from itertools import combinations
from typing import Final

from omerta.bots.crossfire.cloud import Cloud, Odds, of_group
from omerta.games.crossfire.components import ROLE_OF
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.chance import Chance

BOMBER: Final = ROLE_OF["bomber"]
SILENCED: Final = 0.45
"""The value to an agent of stopping an assassin."""
BETRAYED: Final = 1.0
"""The cost to an agent of hitting the VIP."""
GUILT: Final = 0.75
"""The cost to an agent of hitting a bystander."""
WITHOUT_ME: Final = 0.4
"""How often the other assassins hit the VIP, so that only guilt can spoil the win."""
DEFUSED: Final = 0.5
"""The value to any armed player of stopping a bomber."""
CLOSE: Final = 0.09
"""Values with a smaller difference count as equal."""
LAST: Final[tuple[float, ...]] = (1.0, 0.45, 0.35, 0.3)
"""Blue's share of wins against this many living assassins."""
HAUNTED: Final[tuple[float, ...]] = (0.0, 0.4, 0.25, 0.25)
"""The same while a bomber lives, which only their last aims can still hit."""


def values(cast: Cast, odds: Odds, me: int, role: int) -> list[float]:
    """The value of pointing at each place; unarmed roles point where an armed one would."""
    group = cast.groups[role]
    found = []
    for place in range(cast.places):
        bystander = of_group(cast, odds, place, "bystander")
        bomber = of_group(cast, odds, place, "bomber")
        vip = of_group(cast, odds, place, "vip")
        killer = of_group(cast, odds, place, "assassin")
        if cast.shields[role]:
            value = vip if group == "agent" else bystander
        elif group == "assassin":
            value = vip - WITHOUT_ME * bystander + DEFUSED * bomber
        else:
            value = SILENCED * killer - BETRAYED * vip - GUILT * bystander + DEFUSED * bomber
        found.append(value)
    if me >= 0:
        found[me] = -9.0
    return found


def best(found: list[float]) -> int:
    """The place with the highest value."""
    return max(range(len(found)), key=found.__getitem__)


def near_best(found: list[float], chance: Chance) -> int:
    """One of the places that are about as good as the best, so that allies aim at different ones."""
    top = max(found)
    close = [place for place, value in enumerate(found) if value >= top - CLOSE]
    return chance.pick(close, "near best")


def best_two(found: list[float]) -> tuple[int, int]:
    """The two places with the highest values."""
    ordered = sorted(range(len(found)), key=found.__getitem__, reverse=True)
    return ordered[0], ordered[1]


def values_now(cast: Cast, view: CrossfireView, odds: Odds, me: int, role: int) -> list[float]:
    """The value of an aim at each place at this moment.

    Assassins that a sniper left alive lie open when they aim, and while a bomber is hidden they
    must hit it and the VIP: by place, every second one aims at the VIP. A single assassin can
    only keep the bomber from winning.
    """
    up = [view.seats[seat] for seat in cast.rings[view.dealer]]
    hides = cast.counts[BOMBER] and not any(shown.role == "bomber" for shown in up)
    if view.decision != "final_aim" or not hides:
        return values(cast, odds, me, role)
    living = [at for at, shown in enumerate(up) if shown.role == "assassin" and not shown.token]
    group = "vip" if len(living) > 1 and living.index(me) % 2 == 0 else "bomber"
    return [of_group(cast, odds, place, group) for place in range(cast.places)]


def best_tokens(cloud: Cloud) -> dict[int, float]:
    """For each way to place the tokens, as a mask, blue's share of wins."""
    cast = cloud.cast
    killers = cloud.masks("assassin")
    vips, bystanders = cloud.masks("vip"), cloud.masks("bystander")
    worlds: dict[tuple[int, int, int], float] = {}
    for killer, vip, bystander, bomber, weight in zip(
        killers, vips, bystanders, cloud.masks("bomber"), cloud.weights, strict=True
    ):
        key = (killer, vip | bystander, bomber)
        worlds[key] = worlds.get(key, 0.0) + weight
    found: dict[int, float] = {}
    for count in range(cast.tokens + 1):
        for places in combinations(range(cast.places), count):
            marked = sum([1 << place for place in places])
            found[marked] = sum(
                [
                    weight
                    * (HAUNTED if bomber & ~marked else LAST)[
                        min(3, (killer & ~marked).bit_count())
                    ]
                    for (killer, wrong, bomber), weight in worlds.items()
                    if not marked & wrong
                ]
            )
    return found
