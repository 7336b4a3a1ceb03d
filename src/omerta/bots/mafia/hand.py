"""The cards to exchange, and the streets for the others."""

from itertools import permutations
from typing import Final, NamedTuple

from omerta.games.mafia.belief import known_cards
from omerta.games.mafia.components import (
    BUYER,
    CARDS,
    COMMISSIONER,
    CRIMINAL,
    ESCAPE,
    GOODS,
    KIND,
    POLICE,
    PROSECUTOR,
    Town,
    places_in,
)
from omerta.games.mafia.rules.dealing import DONE, THROWS, free_streets
from omerta.games.mafia.table import CELL, CHAIR, Table, figures_of
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat


class Taste(NamedTuple):
    """The value of cards to a player, in money above an average card, without arrests.

    The numbers are fitted to rounds between normal bots, some of which exchanged at random.
    """

    kinds: tuple[float, ...]
    """By kind; goods count by their number."""
    late: tuple[float, ...]
    """By kind, an addition for the last player of the round."""
    legal: tuple[float, float]
    """Legal goods: a constant, and a share of their number."""
    criminal: tuple[float, float]
    """Criminal goods: the same."""
    pairs: tuple[float, float]
    """What a buyer in the same hand adds to legal and to criminal goods, per number."""


# prosecutor, commissioner, police, buyer, goods, lawyer, witness, courtesan, theft, robbery, escape,
# pistol
PLAIN: Final = Taste(
    (7.0, 5.0, 3.0, 43.0, 0.0, -9.0, -6.0, -13.0, 14.0, 58.0, -4.0, 0.0),
    (12.0, 8.0, 17.0, 5.0, 0.0, -4.0, 0.0, 0.0, 25.0, 70.0, -2.0, 25.0),
    (-8.0, 0.37),
    (-26.0, 0.16),
    (0.8, 0.8),
)
"""Fitted with all seats laying random cards."""
SHARP: Final = Taste(
    (7.0, -5.0, -4.0, 30.0, 0.0, -20.0, -18.0, -20.0, 16.0, 70.0, -12.0, -6.0),
    (30.0, 20.0, 30.0, 0.0, 0.0, 2.0, 10.0, 12.0, 22.0, 58.0, 10.0, 50.0),
    (-24.0, 0.86),
    (-46.0, 0.44),
    (0.42, 0.65),
)
"""Fitted with all other seats keeping good cards: there are many buyers and criminals."""
RESCUE: Final = 50.0
"""The value of an escape to a seat with a prisoner."""


def usual_worth(town: Town, card: int, taste: Taste) -> float:
    """The usual value of a card."""
    if KIND[card] != GOODS:
        return taste.kinds[KIND[card]]
    constant, share = taste.criminal if CRIMINAL[card] else taste.legal
    return constant + share * town.number[card]


def worth_of(s: Table, me: Seat, card: int, taste: Taste) -> float:
    """The value of a card for this seat in this round."""
    kind = KIND[card]
    worth = usual_worth(s.town, card, taste)
    if me == (s.first - 1) & 3:
        worth += taste.late[kind]
    if kind == ESCAPE and any(CELL <= s.places[figure] < CHAIR for figure in figures_of(me)):
        worth += RESCUE
    return worth


def pairs_of(town: Town, card: int, others: list[int], taste: Taste) -> float:
    """What goods and buyers of the same hand add to a card."""
    kind = KIND[card]
    if kind == GOODS:
        return paired(town, card, taste) if any(KIND[each] == BUYER for each in others) else 0.0
    if kind == BUYER:
        return sum([paired(town, each, taste) for each in others if KIND[each] == GOODS])
    return 0.0


def paired(town: Town, goods: int, taste: Taste) -> float:
    """The extra earnings of goods and a buyer in one hand."""
    legal, criminal = taste.pairs
    return town.number[goods] * (criminal if CRIMINAL[goods] else legal)


def exchanged(s: Table, me: Seat, aside: int, taste: Taste) -> Action:
    """The next card to put aside, or done."""
    hand = s.hands[me]
    kept = [slot for slot in range(len(hand)) if not aside >> slot & 1]
    best, thrown = 0.0, -1
    for slot in kept:
        others = [hand[each] for each in kept if each != slot]
        worth = worth_of(s, me, hand[slot], taste) + pairs_of(s.town, hand[slot], others, taste)
        gain = drawn_worth(s, me, others, taste) - worth
        if gain > best:
            best, thrown = gain, slot
    return DONE if thrown < 0 else THROWS[thrown]


def drawn_worth(s: Table, me: Seat, others: list[int], taste: Taste) -> float:
    """The average value of a card from the deck next to these."""
    unknown = places_in((1 << CARDS) - 1 & ~known_cards(s, me))
    total = 0.0
    for card in unknown:
        total += worth_of(s, me, card, taste) + pairs_of(s.town, card, others, taste)
    return total / len(unknown)


# Laying

WIDE: Final[tuple[float, ...]] = (3.0, 0.0, 3.0, 5.0, 0.0, 0.0, 0.0, 1.0, -4.0, -6.0, 0.0, 3.0)
"""By kind, what a card gains per near street; cards that fear the law lose."""
LEAPS: Final = 4.0
"""What a commissioner gains per street at a knight's move."""
SHELVES: Final = 2.0
"""What legal goods gain per near street."""
ARREST: Final = -10.0
"""The cost of an own law card next to an own criminal card."""


def laid(s: Table, me: Seat) -> Action:
    """The street for the next card, by the best way to lay all remaining cards."""
    town = s.town
    hand = s.hands[me]
    free = free_streets(s, me)
    lying = places_in(town.own[me] & s.closed)
    best, street = -1e9, free[0]
    fit = [[fitness(town, card, each) for each in free] for card in hand]
    for order in permutations(range(len(free)), len(hand)):
        total = 0.0
        for slot, place in enumerate(order):
            total += fit[slot][place]
            for other in range(slot):
                total += together(town, hand[slot], free[place], hand[other], free[order[other]])
            for other in lying:
                total += together(town, hand[slot], free[place], s.cards[other], other)
        if total > best:
            best, street = total, free[order[0]]
    return town.lays[street]


def fitness(town: Town, card: int, street: int) -> float:
    """The value of a card on a street by itself."""
    kind = KIND[card]
    if kind == COMMISSIONER:
        return LEAPS * town.knight[street].bit_count()
    near = town.near[street].bit_count()
    if kind == GOODS:
        return 0.0 if CRIMINAL[card] else SHELVES * near
    return WIDE[kind] * near


def together(town: Town, one: int, here: int, two: int, there: int) -> float:
    """What two own cards gain or lose by their places."""
    if not town.near[here] >> there & 1:
        return 0.0
    kinds = (KIND[one], KIND[two])
    if BUYER in kinds and GOODS in kinds:
        return town.number[one if kinds[0] == GOODS else two]
    if CRIMINAL[two if kinds[0] in (POLICE, PROSECUTOR) else one] and (
        POLICE in kinds or PROSECUTOR in kinds
    ):
        return ARREST
    return 0.0
