"""Sets up the struggle with the rebels for a test."""

from typing import Any

from omerta.games.legends.components import Pack, ScenarioCards
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.rebels_pieces import RebelsState

_GANGS = ("clan_rebels", "ambush_rebels")


def on_board(said: dict[str, Any]) -> list[str]:
    """Return the minions that are on the board: rebels and fugitives."""
    return [name for word in (*_GANGS, "fugitives") for name in said.get(word, [])]


def lay_rebels(
    state: RebelsState, cards: ScenarioCards, pack: Pack, said: dict[str, Any]
) -> tuple[list[str], list[int]]:
    """Set up pistols, attacks with their rebels, fugitives, and the place of the ambush.

    Return the attacks that the test wants on top of the deck, and those that are in play.
    """

    def mask(names: list[str]) -> int:
        return sum([1 << pack.number[name] for name in names])

    def card(word: str) -> int:
        names = said.get(word)
        return cards.number[names[0]] if names else NO_CARD

    state.clan = said.get("clan", 2)
    state.rebels = said.get("rebels", 12)
    state.attacks = (card("clan_attack"), card("ambush"))
    state.gangs = (mask(said.get(_GANGS[0], [])), mask(said.get(_GANGS[1], [])))
    state.fugitives = mask(said.get("fugitives", []))
    state.place = cards.number["pl_" + said.get("place", ["docks"])[0]]
    places = cards.of_deck("place")
    state.place_deck = tuple([place for place in places if place != state.place])
    return said.get("next_attacks", []), list(state.attacks)
