"""Sets up the fight for power for a test."""

from collections.abc import Sequence
from typing import Any

from omerta.games.legends.components import ScenarioCards
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.power_pieces import PowerState, card_of, held_as
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_power import PowerView


def city_of(view: LegendsView) -> PowerView:
    """Return the election's part of a view."""
    assert isinstance(view.scene, PowerView)
    return view.scene


def lay_power(state: PowerState, cards: ScenarioCards, said: dict[str, Any], players: int) -> None:
    """Set up the city as the test describes it.

    `hands` are campaign cards by player; `old_hands` are those from the first deck, if there
    were two.
    """
    number = cards.number
    state.marker = said.get("marker", cards.many("marker_start")[players - 1])
    state.clan = said.get("clan", 0)
    state.mayor = cards.many("support")[players - 1] - state.clan
    state.betrayal = number[said.get("betrayal", "be_chase")]
    state.seized = said.get("seized", 0)
    campaign = said.get("campaign")
    state.campaign = NO_CARD if campaign is None else number[campaign]
    state.rumours = tuple([number[name] for name in said.get("rumours", [])])
    state.shuffles = said.get("shuffles", 0)
    held = _held(number, said.get("hands", {}), state.shuffles)
    held += _held(number, said.get("old_hands", {}), 0)
    state.held = tuple(sorted(held))
    taken = [state.campaign, *[card_of(each) for each in held]]
    state.campaign_deck = _pile(cards, "campaign", said.get("next_campaigns", []), taken)
    state.rumour_deck = _pile(cards, "rumour", said.get("next_rumours", []), state.rumours)
    if said.get("decks_empty"):
        state.campaign_discard, state.campaign_deck = state.campaign_deck, ()
        state.rumour_discard, state.rumour_deck = state.rumour_deck, ()


def _held(number: dict[str, int], hands: dict[int, str], deck: int) -> list[int]:
    """Return the campaign cards in hands that were drawn from this deck."""
    return [
        held_as(deck, player, number[name])
        for player, names in hands.items()
        for name in names.split()
    ]


def _pile(
    cards: ScenarioCards, deck: str, top: Sequence[str], used: Sequence[int]
) -> tuple[int, ...]:
    """Return a deck: the cards that the test wants on top, and the rest below."""
    upper = [cards.number[name] for name in top]
    rest = [card for card in cards.of_deck(deck) if card not in used and card not in upper]
    return (*reversed(rest), *reversed(upper))
