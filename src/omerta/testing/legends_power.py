"""How a test lays out the fight for power."""

from collections.abc import Sequence
from typing import Any

from omerta.games.legends.components import JobCards
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.power_pieces import PowerScene, card_of, held_as
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_power import PowerView


def city_of(view: LegendsView) -> PowerView:
    """The election's part of a view."""
    assert isinstance(view.scene, PowerView)
    return view.scene


def lay_power(scene: PowerScene, cards: JobCards, said: dict[str, Any], players: int) -> None:
    """The city as the test describes it.

    `hands` are campaign cards by player, `old_hands` those of the first deck, where there were more.
    """
    number = cards.number
    scene.marker = said.get("marker", cards.many("marker_start")[players - 1])
    scene.clan = said.get("clan", 0)
    scene.mayor = cards.many("support")[players - 1] - scene.clan
    scene.betrayal = number[said.get("betrayal", "be_chase")]
    scene.seized = said.get("seized", 0)
    campaign = said.get("campaign")
    scene.campaign = NO_CARD if campaign is None else number[campaign]
    scene.rumours = tuple([number[name] for name in said.get("rumours", [])])
    scene.shuffles = said.get("shuffles", 0)
    held = _held(number, said.get("hands", {}), scene.shuffles)
    held += _held(number, said.get("old_hands", {}), 0)
    scene.held = tuple(sorted(held))
    taken = [scene.campaign, *[card_of(each) for each in held]]
    scene.campaign_deck = _pile(cards, "campaign", said.get("next_campaigns", []), taken)
    scene.rumour_deck = _pile(cards, "rumour", said.get("next_rumours", []), scene.rumours)
    if said.get("decks_empty"):
        scene.campaign_discard, scene.campaign_deck = scene.campaign_deck, ()
        scene.rumour_discard, scene.rumour_deck = scene.rumour_deck, ()


def _held(number: dict[str, int], hands: dict[int, str], deck: int) -> list[int]:
    """Campaign cards in hands, drawn from this deck."""
    return [
        held_as(deck, player, number[name])
        for player, names in hands.items()
        for name in names.split()
    ]


def _pile(cards: JobCards, deck: str, top: Sequence[str], used: Sequence[int]) -> tuple[int, ...]:
    """The rest of a deck below the cards that the test wants on top."""
    upper = [cards.number[name] for name in top]
    rest = [card for card in cards.of_deck(deck) if card not in used and card not in upper]
    return (*reversed(rest), *reversed(upper))
