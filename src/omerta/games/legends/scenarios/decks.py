"""Decks of scenario cards: a face-down pile and a discard that refills it."""

from omerta.games.legends.components import CARD
from omerta.games.legends.events import CardDiscarded
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

NO_CARD = -1
_MOST = 99  # no track of a board is longer


def shuffled(s: Table, deck: str, chance: Chance) -> tuple[int, ...]:
    """Return all cards of a deck in random order."""
    cards = scenario_cards(s).of_deck(deck)
    chance.shuffle(cards, deck)
    return tuple(cards)


def refilled(
    deck: tuple[int, ...], discard: tuple[int, ...], why: str, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return deck and discard after refilling an empty deck (LG-11.2, LG-11.6)."""
    if deck or not discard:
        return deck, discard
    cards = sorted(discard)
    chance.shuffle(cards, why)
    return tuple(cards), ()


def discarded(s: Table, discard: tuple[int, ...], card: int, log: list[Event]) -> tuple[int, ...]:
    """Add a card to a discard and remove its tokens; return the new discard."""
    s.tokens.pop(CARD + card, None)
    log.append(CardDiscarded(scenario_cards(s).ids[card]))
    return (*discard, card)


def believed(deck: tuple[int, ...], why: str, chance: Chance) -> tuple[int, ...]:
    """Return the same cards in a new random order."""
    cards = sorted(deck)
    chance.shuffle(cards, why)
    return tuple(cards)


def deck_error(
    table: ScenarioTable,
    decks: dict[str, int],
    effects: dict[str, tuple[str, ...]],
    numbers: tuple[str, ...],
    tracks: tuple[str, ...],
    *,
    plain: bool = False,
) -> str | None:
    """Return the first entry that breaks a check which all scenarios share, or None.

    Each deck needs one card more than can be in play at once, every effect must be known, and
    every number of the board must exist. Unless the cards are `plain`, each has icons and a
    difficulty.
    """
    for card in table.card:
        if card.deck not in decks or card.effect not in effects.get(card.deck, ("",)):
            return card.id
        if not plain and not (card.icons and card.difficulty):
            return card.id
    for deck, in_play in decks.items():
        if sum([card.deck == deck for card in table.card]) <= in_play:
            return deck
    for name in numbers:
        value = table.numbers.get(name)
        if not isinstance(value, int) or not 0 <= value <= _MOST:
            return name
    for name in tracks:
        values = table.numbers.get(name)
        if not isinstance(values, tuple) or not all(0 <= value <= _MOST for value in values):
            return name
    for name in table.numbers:
        if name not in numbers and name not in tracks:
            return name[:20]
    return None
