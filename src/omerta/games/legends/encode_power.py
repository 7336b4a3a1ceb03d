"""The Fight for Power in action ids and observation vectors."""
# mypyc: skip (belongs to `encode.py`, which is never compiled)

from array import array
from typing import Final, TypeAlias

from omerta.games.legends.actions_power import TakeCampaigns
from omerta.games.legends.components import MOST_PLAYERS
from omerta.games.legends.view import CardFace, LegendsView
from omerta.games.legends.view_power import PowerView
from omerta.kernel.actions import Action

Vector: TypeAlias = "array[float]"
CAMPAIGNS: Final = 99
"""The campaign cards of the largest data file."""
PLAIN: Final[tuple[Action, ...]] = (TakeCampaigns(),)
DECISIONS: Final = ("campaigns", "roller")
RULES: Final = ("seize_above", "seize_lock", "seize_luck", "seize_below", "seize_round")
SIDES: Final = ("clan", "mayor")
MOST: Final = 100
SEGMENTS: Final = (
    ("power", 8, 0, MOST, "marker, vote, clan, mayor, seized, slots, bound, deck / 10"),
    ("rule", len(RULES), 0, 1, "seizes by total above, lock, luck, total below, each round"),
    ("campaigns", MOST_PLAYERS * CAMPAIGNS, 0, 1, "player by campaign card: those that are seen"),
    ("held", MOST_PLAYERS, 0, MOST, "campaign cards in hand, player by player / 10"),
    ("unseen", CAMPAIGNS, 0, 1, "campaign cards of the deck or of unseen hands"),
    ("side", len(SIDES), 0, 1, "the side whose roller is asked for"),
    ("rollers", len(SIDES) * MOST_PLAYERS, 0, 1, "side by player: who rolls"),
)
"""Name, size, lowest value, highest value and meaning of each segment."""


def campaign_cards(cards: tuple[CardFace, ...]) -> dict[str, int]:
    """Return the numbers of a pack's campaign cards."""
    names = [card.id for card in cards if card.deck == "campaign"]
    return {name: number for number, name in enumerate(names)}


def observe_power(
    vector: Vector,
    start: dict[str, int],
    view: LegendsView,
    scenario: PowerView,
    number: dict[str, int],
) -> None:
    """Write the election into the vector; `number` has the numbers of campaign cards."""
    you = view.you
    assert you is not None
    counted = (
        scenario.marker,
        scenario.vote,
        scenario.clan,
        scenario.mayor,
        scenario.seized,
        scenario.slots,
        scenario.bound,
        scenario.campaign_deck,
    )
    for place, value in enumerate(counted):
        vector[start["power"] + place] = min(value / 10, MOST)
    vector[start["rule"] + RULES.index(scenario.seize_rule)] = 1
    for player, hand in enumerate(scenario.hands):
        relative = (player - you) % view.players
        vector[start["held"] + relative] = hand.count / 10
        for card in hand.cards or ():
            vector[start["campaigns"] + relative * CAMPAIGNS + number[card]] = 1
    for card in scenario.unseen:
        vector[start["unseen"] + number[card]] = 1
    if scenario.asked_side is not None:
        vector[start["side"] + SIDES.index(scenario.asked_side)] = 1
    for side, roller in enumerate((scenario.clan_roller, scenario.mayor_roller)):
        if roller is not None:
            place = side * MOST_PLAYERS + (roller - you) % view.players
            vector[start["rollers"] + place] = 1
