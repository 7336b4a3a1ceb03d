"""Family Business in an observation: segments and values."""
# mypyc: skip (belongs to `encode.py`, which is never compiled)

from array import array
from collections.abc import Callable
from typing import Final, TypeAlias

from omerta.games.legends.view_family import BusinessView, FamilyView

Vector: TypeAlias = "array[float]"
Row: TypeAlias = tuple[str, int, float, float, str]
DECISIONS: Final = ("place", "downtime", "books")
"""The decisions that only this scenario has."""
TOTALS: Final = 40
"""The number of totals for which the vector says whether they are forbidden."""
MOLE: Final = ("police", "deck", "aside", "gone")


def segments(cards: int, most: int) -> tuple[Row, ...]:
    """Return the segments of the vector that only this scenario fills."""
    return (
        ("income", 2, 0, most, "what the marker's space is worth; spaces left to the last / 10"),
        ("business", 2 * cards, 0, 1, "left, right by card: the business"),
        ("downtime", 2 * cards, 0, 1, "left, right by card: its downtimes"),
        ("finished", 2, 0, 1, "left, right: whether it has all its tokens"),
        ("void", 2 * TOTALS, 0, 1, "left, right by total from 0: whether it is forbidden"),
        ("unmatched", 1, 0, 1, "whether no helping minion knows the place"),
        ("businesses", 2, 0, most, "businesses left in the deck, removed unseen / 10"),
        ("mole", len(MOLE), 0, 1, "at the police card, in the deck, next to it, gone"),
    )


def shown(scenario: FamilyView) -> tuple[str, ...]:
    """Return the open cards."""
    found = [each.card for each in scenario.businesses if each.card is not None]
    return (*found, *[card for each in scenario.businesses for card in each.downtimes])


def hidden(scenario: FamilyView) -> tuple[str, ...]:
    """Return the cards in a deck, including businesses removed unseen."""
    return (*scenario.unseen, *scenario.downtime_deck)


def observe(
    vector: Vector, start: dict[str, int], scenario: FamilyView, card_of: Callable[[str], int]
) -> None:
    """Write the businesses into the vector; `start` has the start of each segment."""
    cards = (start["downtime"] - start["business"]) // 2
    vector[start["income"]] = scenario.income[scenario.marker] / 10
    vector[start["income"] + 1] = (len(scenario.income) - 1 - scenario.marker) / 10
    for side, each in enumerate(scenario.businesses):
        if each.card is not None:
            vector[start["business"] + side * cards + card_of(each.card)] = 1
        for card in each.downtimes:
            vector[start["downtime"] + side * cards + card_of(card)] = 1
        vector[start["finished"] + side] = each.finished
        for total in range(TOTALS):
            vector[start["void"] + side * TOTALS + total] = is_void(each, total)
    vector[start["unmatched"]] = scenario.unmatched
    vector[start["businesses"]] = scenario.business_deck / 10
    vector[start["businesses"] + 1] = scenario.removed / 10
    vector[start["mole"] + MOLE.index(scenario.mole)] = 1


def is_void(business: BusinessView, total: int) -> bool:
    """Return whether the downtimes of a business forbid this total."""
    if business.ban_to is not None and total <= business.ban_to:
        return True
    if business.ban_from is not None and total >= business.ban_from:
        return True
    return total in business.banned
