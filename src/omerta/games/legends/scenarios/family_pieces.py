"""The pieces of Family Business, businesses, downtimes, income and mole, and their moves (SC-5)."""

from typing import ClassVar, Final

from omerta.games.legends.components import CARD
from omerta.games.legends.events import (
    BusinessKept,
    BusinessLost,
    BusinessOpened,
    DowntimeLaid,
    DowntimeWhy,
    MoleShuffledIn,
    MoleWhy,
    TrackMoved,
)
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import ask_speaker, end_scenario, put_next
from omerta.games.legends.rules.piles import shuffle_deck
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled
from omerta.games.legends.table import ScenarioState, Table
from omerta.games.legends.table_challenges import missing_of, scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

LEFT, RIGHT = range(2)
SPACES: Final = (LEFT, RIGHT)
GONE, AT_POLICE_CARD, IN_DECK, ASIDE = range(4)
"""The places of the mole; the accountant is GONE or, wherever minions can be, IN_DECK."""
WHY: Final[tuple[DowntimeWhy, ...]] = ("round", "third", "mole")
"""Why a downtime is laid; steps and decisions store the index."""
OF_ROUND, THIRD, OF_MOLE = range(3)


class PayPlace(Decision):
    """Which minion of any hand is exhausted because it knows the place."""

    __slots__ = ()
    tag: ClassVar[str] = "place"


class PlaceDowntime(Decision):
    """Which of two businesses with equally many downtimes gets the next one; `a` is its WHY."""

    __slots__ = ()
    tag: ClassVar[str] = "downtime"


class UseBooks(Decision):
    """Which card the accountant deals with."""

    __slots__ = ()
    tag: ClassVar[str] = "books"


class FamilyState(ScenarioState):
    """The scenario's part of the state: businesses, downtimes, income, accountant and mole."""

    __slots__ = (
        "accountant",
        "deck",
        "discard",
        "downtimes",
        "left",
        "lost",
        "marker",
        "mole",
        "removed",
        "right",
        "spaces",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "accountant",
        "deck",
        "discard",
        "downtimes",
        "left",
        "lost",
        "marker",
        "mole",
        "removed",
        "right",
        "spaces",
    )

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        """The businesses in the deck."""
        self.removed: tuple[int, ...] = ()
        """Businesses that were removed unseen."""
        self.lost: tuple[int, ...] = ()
        """Businesses that were removed unfinished."""
        self.spaces: tuple[int, ...] = (NO_CARD, NO_CARD)
        """The active businesses, left and right."""
        self.left: tuple[int, ...] = ()
        """The downtimes of the left business from bottom to top; `right` likewise."""
        self.right: tuple[int, ...] = ()
        self.downtimes: tuple[int, ...] = ()
        """The deck of downtimes."""
        self.discard: tuple[int, ...] = ()
        self.marker: int = 0
        """The space of the income track, counted from 0."""
        self.mole: int = GONE
        self.accountant: int = GONE

    def clone(self) -> "FamilyState":
        """Return an independent copy."""
        other = FamilyState()
        other.deck = self.deck
        other.removed = self.removed
        other.lost = self.lost
        other.spaces = self.spaces
        other.left = self.left
        other.right = self.right
        other.downtimes = self.downtimes
        other.discard = self.discard
        other.marker = self.marker
        other.mole = self.mole
        other.accountant = self.accountant
        return other


def state_of(s: Table) -> FamilyState:
    """Return the scenario's part of the state."""
    assert isinstance(s.scenario_state, FamilyState)
    return s.scenario_state


def downtimes_of(f: FamilyState, space: int) -> tuple[int, ...]:
    """Return the downtimes of a space from bottom to top."""
    return f.right if space == RIGHT else f.left


def set_downtimes(f: FamilyState, space: int, cards: tuple[int, ...]) -> None:
    """Set the downtimes of a space."""
    if space == RIGHT:
        f.right = cards
    else:
        f.left = cards


def space_of(f: FamilyState, card: int) -> int:
    """Return the space of a business or a downtime, or -1."""
    for space in SPACES:
        if card == f.spaces[space] or card in downtimes_of(f, space):
            return space
    return -1


# Businesses


def fill(s: Table, log: list[Event]) -> None:
    """Fill empty spaces from the deck, left first; without a card the scenario ends (SC-5.5)."""
    f = state_of(s)
    for space in SPACES:
        if f.spaces[space] != NO_CARD:
            continue
        if not f.deck:
            end_scenario(s, "no_business")  # SC-5.24
            return
        open_business(s, space, log)


def open_business(s: Table, space: int, log: list[Event]) -> None:
    """Reveal the top business on a space."""
    f = state_of(s)
    card, f.deck = f.deck[-1], f.deck[:-1]
    f.spaces = (card, f.spaces[RIGHT]) if space == LEFT else (f.spaces[LEFT], card)
    log.append(BusinessOpened("right" if space == RIGHT else "left", scenario_cards(s).ids[card]))


def is_finished(s: Table, card: int) -> bool:
    """Return whether a business has all its tokens."""
    return not missing_of(s, CARD + card)


def settle(s: Table, space: int, log: list[Event]) -> None:
    """Settle a space at the end of a round: keep a finished business, remove another (SC-5.22)."""
    f = state_of(s)
    card = f.spaces[space]
    name = scenario_cards(s).ids[card]
    tokens = s.tokens.pop(CARD + card, 0)
    need = scenario_cards(s).need[card]
    if tokens == need:
        log.append(BusinessKept(name))
        return
    log.append(BusinessLost(name, tokens, need))
    for downtime in downtimes_of(f, space):
        f.discard = discarded(s, f.discard, downtime, log)
    set_downtimes(f, space, ())
    f.lost = (*f.lost, card)
    f.spaces = (NO_CARD, f.spaces[RIGHT]) if space == LEFT else (f.spaces[LEFT], NO_CARD)


def raise_income(s: Table, log: list[Event]) -> None:
    """Raise the income; its last space ends the scenario at once (SC-5.9, SC-5.23)."""
    f = state_of(s)
    track = scenario_cards(s).many("income")
    f.marker += 1
    log.append(TrackMoved("income", track[f.marker - 1], track[f.marker]))
    if f.marker == len(track) - 1:
        end_scenario(s, "top_income")


# Downtimes


def lay_downtime(s: Table, space: int, why: int, chance: Chance, log: list[Event]) -> None:
    """Lay a downtime on a business (SC-5.6); some bring another one at once (SC-5.16)."""
    f = state_of(s)
    cards = scenario_cards(s)
    reason = WHY[why]
    more = True
    while more:
        f.downtimes, f.discard = refilled(f.downtimes, f.discard, "downtime", chance)
        if not f.downtimes:
            return
        card, f.downtimes = f.downtimes[-1], f.downtimes[:-1]
        set_downtimes(f, space, (*downtimes_of(f, space), card))
        log.append(DowntimeLaid(cards.ids[f.spaces[space]], cards.ids[card], reason))
        more = cards.effect[card] == "add_downtime"
        reason = "chain"


def lay_where_fewest(s: Table, why: int, chance: Chance, log: list[Event]) -> None:
    """Lay a downtime where the fewest are; the speaker chooses between equals (SC-5.7)."""
    f = state_of(s)
    if len(f.left) != len(f.right):
        lay_downtime(s, LEFT if len(f.left) < len(f.right) else RIGHT, why, chance, log)
    elif f.downtimes or f.discard:
        ask_speaker(s, PlaceDowntime, why)


def discard_downtime(s: Table, card: int, log: list[Event]) -> None:
    """Discard a downtime from any position of its business."""
    f = state_of(s)
    space = space_of(f, card)
    rest = tuple([other for other in downtimes_of(f, space) if other != card])
    set_downtimes(f, space, rest)
    f.discard = discarded(s, f.discard, card, log)


# The mole


def mole_strikes(s: Table) -> None:
    """Put the mole next to the deck and schedule a downtime (SC-5.18)."""
    state_of(s).mole = ASIDE
    put_next(s, Step("mole"))


def mole_into_deck(s: Table, why: MoleWhy, chance: Chance, log: list[Event]) -> None:
    """Shuffle the mole into the clan deck (SC-5.21, SC-5.22)."""
    f = state_of(s)
    f.mole = IN_DECK
    s.deck = (*s.deck, scenario_cards(s).extras[1])
    log.append(MoleShuffledIn(why))
    shuffle_deck(s, chance, log)
