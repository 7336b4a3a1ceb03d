"""The table of Mafia: its state, its clone, and functions that read it. Nothing here changes it.

The state uses small whole numbers only, because a search clones tables by the thousand (see
`components`). Parts that rarely change are tuples, which clones share.
"""

from typing import Final

from omerta.games.mafia.components import (
    CRIMINAL,
    ESCAPE,
    FIGURES,
    KIND,
    PER_SEAT,
    SEATS,
    STREETS,
    Town,
    money_of,
    places_in,
)
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel.copies import CopyBySave
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

NOTHING: Final = -1
"""No card, no figure, no street."""
HOME: Final = -1
"""The place of a figure at home; 0 to 15 is a street, where it is arrested or at a scene."""
CELL: Final = STREETS
"""The place of a figure in the first cell; the others follow."""
CHAIR: Final = 63

EXCHANGE: Final = 0
LAY: Final = 1
TURNS: Final = 2
RANSOM: Final = 3
OVER: Final = 4
"""The phases of a round, and the end."""

_CLOCKWISE: Final = [
    tuple([(first + step) % SEATS for step in range(SEATS)]) for first in range(SEATS)
]


class Table(CopyBySave):
    """The state of a match of Mafia."""

    __slots__ = (
        "able",
        "arrested",
        "asked",
        "bank",
        "buried",
        "cards",
        "cash",
        "closed",
        "deck",
        "escape",
        "fired",
        "first",
        "gone",
        "hands",
        "ledger",
        "loot",
        "mover",
        "open",
        "passed",
        "phase",
        "places",
        "quit",
        "round",
        "runner",
        "seats",
        "served",
        "settings",
        "shooter",
        "shown",
        "stack",
        "thrown",
        "town",
    )

    seats: int
    settings: MafiaSettings
    town: Town
    stack: list[Frame]
    round: int
    first: Seat
    phase: int
    mover: Seat
    """The seat that has the turn, or had it last."""
    asked: int
    """Seats that have finished this phase."""
    bank: int
    cash: list[int]
    ledger: tuple[tuple[int, ...], ...]
    """The cash of all seats at the end of each round, before ransoms; the rest was in the bank."""
    passed: int
    """Seats that open no further cards in this round."""
    quit: int
    """Those of them that make no prison steps either."""
    deck: tuple[int, ...]
    """The last card is drawn first."""
    hands: tuple[tuple[int, ...], ...]
    """Cards in hand in the order of their slots; laid cards are removed."""
    thrown: tuple[int, ...]
    """For each seat, the cards it exchanged in this round, as a mask."""
    gone: int
    """Cards that left the city publicly, as a mask."""
    shown: int
    """Cards of the last round that all seats saw, as a mask."""
    buried: tuple[int, ...]
    """For each seat, its closed cards that were killed unseen, as a mask."""
    cards: list[int]
    """The card on each street."""
    closed: int
    """Streets with a closed card."""
    open: int
    """Streets with an open card, arrested or not."""
    arrested: int
    """Those of them under arrest."""
    fired: int
    """Those of them with a fired pistol."""
    loot: list[int]
    """The money on each street."""
    shooter: tuple[int, ...]
    """For each street with a fired pistol, the figure at its scene."""
    places: list[int]
    """The place of each figure. A runner is listed in the cell it left."""
    runner: int
    escape: int
    """The street of the escape that the runner uses."""
    able: int
    """Figures that were in prison when the round was dealt, as a mask."""
    served: int
    """Those of them that have made their step, as a mask."""

    def clone(self) -> "Table":
        """An independent copy."""
        other = Table()
        other.seats = self.seats
        other.settings = self.settings
        other.town = self.town
        other.stack = self.stack[:]
        other.round = self.round
        other.first = self.first
        other.phase = self.phase
        other.mover = self.mover
        other.asked = self.asked
        other.bank = self.bank
        other.cash = self.cash[:]
        other.ledger = self.ledger
        other.passed = self.passed
        other.quit = self.quit
        other.deck = self.deck
        other.hands = self.hands
        other.thrown = self.thrown
        other.gone = self.gone
        other.shown = self.shown
        other.buried = self.buried
        other.cards = self.cards[:]
        other.closed = self.closed
        other.open = self.open
        other.arrested = self.arrested
        other.fired = self.fired
        other.loot = self.loot[:]
        other.shooter = self.shooter
        other.places = self.places[:]
        other.runner = self.runner
        other.escape = self.escape
        other.able = self.able
        other.served = self.served
        return other


def empty_table(settings: MafiaSettings, town: Town) -> Table:
    """A table before the first deal: all money in the bank, all figures at home."""
    s = Table()
    s.seats = SEATS
    s.settings = settings
    s.town = town
    s.stack = []
    s.round = 0
    s.first = 0
    s.phase = EXCHANGE
    s.mover = 0
    s.asked = 0
    s.bank = money_of(settings, town)
    s.cash = [0] * SEATS
    s.ledger = ()
    s.places = [HOME] * FIGURES  # MA-1.6
    s.shown = 0
    clear_city(s)
    return s


def clear_city(s: Table) -> None:
    """Take all cards off the table and forget what seats did in this round."""
    s.passed = 0
    s.quit = 0
    s.deck = ()
    s.hands = ((),) * SEATS
    s.thrown = (0,) * SEATS
    s.gone = 0
    s.buried = (0,) * SEATS
    s.cards = [NOTHING] * STREETS
    s.closed = 0
    s.open = 0
    s.arrested = 0
    s.fired = 0
    s.loot = [0] * STREETS
    s.shooter = (NOTHING,) * STREETS
    s.runner = NOTHING
    s.escape = NOTHING
    s.able = 0
    s.served = 0


def is_over(s: Table) -> bool:
    """True if the money has been counted."""
    return s.phase == OVER


def in_turn_order(s: Table) -> tuple[Seat, ...]:
    """The seats clockwise from the first player of this round."""
    return _CLOCKWISE[s.first]


def is_criminal(s: Table, street: int) -> bool:
    """True if the open card on this street can be arrested (MA-6.5)."""
    return CRIMINAL[s.cards[street]] or bool(s.fired >> street & 1)


def open_of_kind(s: Table, kind: int) -> list[int]:
    """The streets with an open card of this kind that is not arrested, in reading order."""
    return [street for street in places_in(s.open & ~s.arrested) if KIND[s.cards[street]] == kind]


def figures_of(seat: Seat) -> range:
    """A seat's figures."""
    return range(seat * PER_SEAT, (seat + 1) * PER_SEAT)


def prisoners(s: Table) -> int:
    """The figures in cells and on the chair, as a mask; a runner counts until it is home."""
    found = 0
    for figure, place in enumerate(s.places):
        if place >= CELL:
            found |= 1 << figure
    return found


def may_serve(s: Table, seat: Seat) -> list[int]:
    """A seat's figures that can make a prison step now (MA-9.4, MA-9.5, MA-9.10)."""
    ready = s.able & ~s.served
    if not ready:
        return []
    return [
        figure
        for figure in figures_of(seat)
        if ready >> figure & 1 and figure != s.runner and CELL <= s.places[figure] < CHAIR
    ]


def may_open(s: Table, seat: Seat) -> int:
    """The streets on which a seat may open a card."""
    return 0 if s.passed >> seat & 1 else s.town.own[seat] & s.closed


def price(s: Table, figure: int) -> int:
    """The ransom of a prisoner (MA-11.1)."""
    place = s.places[figure]
    return s.town.chair_price if place == CHAIR else s.town.cells[place - CELL]


def cell_name(s: Table, place: int) -> str:
    """The name of a place in the prison, by its number."""
    return "chair" if place == CHAIR else str(s.town.cells[place - CELL])


def runs_by(s: Table, street: int) -> bool:
    """True if the open card on this street is the escape of the runner."""
    return street == s.escape and KIND[s.cards[street]] == ESCAPE
