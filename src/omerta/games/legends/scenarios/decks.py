"""Decks of scenario cards: a face-down pile, and a discard that comes back when it is needed."""

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
    """All cards of a deck in random order."""
    cards = scenario_cards(s).of_deck(deck)
    chance.shuffle(cards, deck)
    return tuple(cards)


def refilled(
    deck: tuple[int, ...], discard: tuple[int, ...], why: str, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deck and discard, the discard shuffled if the deck is empty (LG-11.2, LG-11.6)."""
    if deck or not discard:
        return deck, discard
    cards = sorted(discard)
    chance.shuffle(cards, why)
    return tuple(cards), ()


def discarded(s: Table, discard: tuple[int, ...], card: int, log: list[Event]) -> tuple[int, ...]:
    """The discard with one card more; its tokens return."""
    s.tokens.pop(CARD + card, None)
    log.append(CardDiscarded(scenario_cards(s).ids[card]))
    return (*discard, card)


def believed(deck: tuple[int, ...], why: str, chance: Chance) -> tuple[int, ...]:
    """The same cards in an order that nobody knows."""
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
    """What every scenario asks of its table.

    Each deck has one card more than can be in play at once, no card has an unknown effect, and
    every number of the board is there. Unless they are `plain`, cards are tried by rolling against
    a difficulty, with minions who match.
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
