"""The struggle with the rebels in an observation: segments and values."""
# mypyc: skip (belongs to `encode.py`, which is never compiled)

from array import array
from collections.abc import Callable
from typing import Final, TypeAlias

from omerta.games.legends.components import RED_FACES, WHITE_FACES
from omerta.games.legends.view_rebels import FightView, RebelsView

Vector: TypeAlias = "array[float]"
Row: TypeAlias = tuple[str, int, float, float, str]
PLACES: Final = ("docks", "club", "street")
DECISIONS: Final = ("rebel", "fugitive")
"""The decisions that only this scenario has."""
_DICE: Final = 12
_WHITE: Final = tuple(WHITE_FACES)
_RED: Final = tuple(RED_FACES)


def segments(minions: int, cards: int, most: int) -> tuple[Row, ...]:
    """Return the segments of the vector that only this scenario fills."""
    return (
        ("struggle", 2, 0, most, "pistols: the clan's, the rebels' / 10"),
        ("place", len(PLACES), 0, 1, "the place of the ambush: docks, club, street"),
        ("ambush", cards, 0, 1, "the attack that is the ambush"),
        ("gang", 2 * minions, 0, 1, "clan attack, ambush by minion: rebels"),
        ("fugitives", minions, 0, 1, "fugitives"),
        ("strength", 2, 0, 1, "dice of the rebels: clan attack, ambush / 12"),
        ("fight", 3, 0, most, "totals: the clan's, the rebels'; who must flee / 10"),
        ("foes", _DICE * len(_WHITE), 0, 1, "dice of the rebels, die by face"),
        ("foes_red", len(_RED), 0, 1, "their red die: blank, x2, x3, fatigue, siren"),
        ("captures", 1, 0, most, "fugitives that may still be taken back / 10"),
    )


def shown(scenario: RebelsView) -> tuple[str, ...]:
    """Return the open cards."""
    attacks = [each.card for each in (scenario.clan_attack, scenario.ambush) if each is not None]
    return (*attacks, scenario.place_card)


def hidden(scenario: RebelsView) -> tuple[str, ...]:
    """Return the cards in a deck."""
    return (*scenario.attack_deck, *scenario.place_deck)


def observe(
    vector: Vector,
    start: dict[str, int],
    scenario: RebelsView,
    minion_of: dict[str, int],
    card_of: Callable[[str], int],
) -> None:
    """Write the struggle into the vector; `start` has the start of each segment."""
    vector[start["struggle"]] = scenario.clan / 10
    vector[start["struggle"] + 1] = scenario.rebels / 10
    vector[start["place"] + PLACES.index(scenario.place)] = 1
    gang_size = (start["fugitives"] - start["gang"]) // 2
    for where, attack in enumerate((scenario.clan_attack, scenario.ambush)):
        if attack is not None:
            vector[start["strength"] + where] = attack.dice / _DICE
            for name in attack.rebels:
                vector[start["gang"] + where * gang_size + minion_of[name]] = 1
    if scenario.ambush is not None:
        vector[start["ambush"] + card_of(scenario.ambush.card)] = 1
    for name in scenario.fugitives:
        vector[start["fugitives"] + minion_of[name]] = 1
    if scenario.fight is not None:
        _fight(vector, start, scenario.fight)
    vector[start["captures"]] = scenario.captures / 10


def _fight(vector: Vector, start: dict[str, int], fight: FightView) -> None:
    for place, number in enumerate((fight.clan, fight.rebels, fight.fleeing)):
        vector[start["fight"] + place] = number / 10
    for place, face in enumerate(fight.dice):
        vector[start["foes"] + place * len(_WHITE) + _WHITE.index(face)] = 1
    vector[start["foes_red"] + _RED.index(fight.red)] = 1
