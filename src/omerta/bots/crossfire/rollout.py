"""The results of an aim: shots are tried in believed worlds against the usual aims of others.

In each world all armed players aim: a player who announced an aim mostly keeps to it, and the
others hit what they look for about as often as players do. Then each own aim is rated.
"""

from typing import Final

from omerta.bots.crossfire.cloud import Cloud
from omerta.bots.crossfire.mind import Mind
from omerta.games.crossfire.components import NOBODY
from omerta.games.crossfire.components_cast import Cast
from omerta.kernel.chance import Chance

KEEPS: Final = 60
"""The percentage of announced aims that are kept."""
FINDS: Final[dict[str, int]] = {"agent": 75, "assassin": 50}
"""The percentage of aims of each group that hit what it looks for."""
SEEKS: Final[dict[str, str]] = {"agent": "assassin", "assassin": "vip"}


def announced(mind: Mind) -> dict[int, int]:
    """For each place, the aim that it announced last."""
    found: dict[int, int] = {}
    for made in mind.view.said:
        if made.code == "iaim" and made.about is not None:
            speaker = mind.cast.place(mind.view.dealer, made.seat)
            about = mind.cast.place(mind.view.dealer, made.about)
            if NOBODY not in (speaker, about):
                found[speaker] = about
    return found


def won(mind: Mind, cloud: Cloud, chance: Chance) -> list[float]:
    """For each place, the own seat's share of wins by pointing there."""
    cast = mind.cast
    said = announced(mind)
    found = [0.0] * cast.places
    for cards, weight in zip(cloud.worlds, cloud.weights, strict=True):
        aims = [
            NOBODY if place == mind.place else _guess(cast, cards, place, said, chance)
            for place in range(cast.places)
        ]
        for target in range(cast.places):
            if target != mind.place:
                aims[mind.place] = target
                if _wins(cast, cards, aims, mind.place):
                    found[target] += weight
    found[mind.place] = -1.0
    return found


def _guess(cast: Cast, cards: list[int], place: int, said: dict[int, int], chance: Chance) -> int:
    """A likely aim of a place in a world, as far as it matters there."""
    role = cards[place]
    if not cast.waves[role]:
        return NOBODY
    group = cast.groups[role]
    keeps = said.get(place, NOBODY)
    if keeps != NOBODY and group == "agent" and chance.below(100, "keeps") < KEEPS:
        return keeps
    if chance.below(100, "finds") < FINDS.get(group, 0):
        sought = [
            other
            for other, card in enumerate(cards)
            if other != place and (cast.groups[card] == SEEKS[group] or cast.sole[card])
        ]
        if sought:
            return chance.pick(sought, "whom")
    target = chance.below(cast.places - 1, "anybody")
    return target + (target >= place)


def _wins(cast: Cast, cards: list[int], aims: list[int], me: int) -> bool:
    """True if the own team wins by these aims, without guilt and before a bomber."""
    first = second = 0
    for place, target in enumerate(aims):
        if target != NOBODY and cast.waves[cards[place]] == 1:
            first |= 1 << target
    for place, target in enumerate(aims):
        if target != NOBODY and cast.waves[cards[place]] == 2 and not first >> place & 1:
            second |= 1 << target
    hit = first | second
    vip = False
    for place, card in enumerate(cards):
        if cast.groups[card] == "vip":
            vip = bool(hit >> place & 1)
        elif cast.sole[card] and not hit >> place & 1:
            return False
    fired = cast.waves[cards[me]] == 1 or not first >> me & 1
    if fired and cast.groups[cards[aims[me]]] == "bystander":
        return False
    return vip == (cast.groups[cards[me]] == "assassin")
