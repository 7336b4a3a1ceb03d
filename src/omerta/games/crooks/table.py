"""The table of Crooks: its state, its clone, and functions that read it. Nothing here changes it.

The state uses small whole numbers only, because a search clones tables by the thousand: a crook
is its face (see `components.Deck`), a hangout 0 to 8, a target 0 to 7 (printed number minus the
lowest), a tag the number of the recruit in order of recruiting. Sets of tags and targets are bit
masks.
"""

from msgspec import UNSET, UnsetType

from omerta.games.crooks.components import (
    ALL_TARGETS,
    BOARD,
    DECK_SIZE,
    TARGET_COUNT,
    Deck,
)
from omerta.games.crooks.settings import Colour, CrooksSettings
from omerta.kernel.copies import CopyBySave
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

NOBODY = -1
LOOK_RECRUIT = 0
LOOK_SPY = 1

Look = tuple[int, Seat, int, int, int]
"""A search of a pile: turn, seat, kind, hangout, and the number of tags after it.

It holds no faces: in any world they are the present pile plus the crooks that left since.
"""


class Table(CopyBySave):
    """The state of a match of Crooks."""

    __slots__ = (
        "bank",
        "colours",
        "deck",
        "down",
        "first",
        "free",
        "hand",
        "looks",
        "money",
        "open_money",
        "origin",
        "passed",
        "piles",
        "seats",
        "settings",
        "size_before",
        "spied",
        "spots",
        "stack",
        "tags",
        "taker",
        "turn",
        "undealt",
        "up",
    )

    seats: int
    settings: CrooksSettings
    deck: Deck
    colours: tuple[Colour, ...]
    first: Seat
    stack: list[Frame]
    turn: int
    passed: int
    """Seats that have passed."""
    money: list[int]
    open_money: bool
    """True if all players may see all money; follows from the settings."""
    bank: int
    """The bank's income minus its payments; it never runs out (CR-1.8)."""
    piles: list[tuple[int, ...]]
    """The faces under each hangout, in the dealt order, which no seat knows (CR-3.7)."""
    undealt: tuple[int, ...]
    hand: int
    """The tag of the crook in the active player's hand."""
    tags: list[int]
    """The face behind each tag."""
    origin: list[int]
    taker: list[Seat]
    size_before: list[int]
    spots: list[int]
    """Tags on each spot: seat by seat, target by target. The lowest tag is the base."""
    free: list[int]
    """Each seat's free targets."""
    up: int
    """Tags that were laid face up, on the table or dead; nothing turns a crook over (CR-4.11)."""
    down: int
    """Tags that were laid face down, on the table or dead."""
    spied: list[int]
    """Tags each seat has spied on."""
    looks: list[Look]

    def clone(self) -> "Table":
        """An independent copy."""
        other = Table()
        other.seats = self.seats
        other.settings = self.settings
        other.deck = self.deck
        other.colours = self.colours
        other.first = self.first
        other.stack = self.stack[:]
        other.turn = self.turn
        other.passed = self.passed
        other.money = self.money[:]
        other.open_money = self.open_money
        other.bank = self.bank
        other.piles = self.piles[:]
        other.undealt = self.undealt
        other.hand = self.hand
        other.tags = self.tags[:]
        other.origin = self.origin[:]
        other.taker = self.taker[:]
        other.size_before = self.size_before[:]
        other.spots = self.spots[:]
        other.free = self.free[:]
        other.up = self.up
        other.down = self.down
        other.spied = self.spied[:]
        other.looks = self.looks[:]
        return other


def empty_table(seats: int, settings: CrooksSettings, deck: Deck) -> Table:
    """An empty table; every seat has the start money."""
    s = Table()
    s.seats = seats
    s.settings = settings
    s.deck = deck
    s.colours = ()
    s.first = 0
    s.stack = []
    s.turn = 0
    s.passed = 0
    s.money = [BOARD.start_money] * seats  # CR-1.7
    s.open_money = settings.money_visible == "on"
    s.bank = 0
    s.piles = []
    s.undealt = ()
    s.hand = NOBODY
    s.tags = []
    s.origin = []
    s.taker = []
    s.size_before = []
    s.spots = [0] * (seats * TARGET_COUNT)
    s.free = [ALL_TARGETS] * seats
    s.up = 0
    s.down = 0
    s.spied = [0] * seats
    s.looks = []
    return s


def is_over(s: Table) -> bool:
    """True if all seats have passed and the scores are final."""
    return not s.stack


def money_told(s: Table, seat: Seat) -> int | UnsetType:
    """The money of a seat as events report it; unset if the table hides totals."""
    return s.money[seat] if s.open_money else UNSET


def affordable(s: Table, seat: Seat) -> int:
    """The hangouts this seat could pay for, as a mask."""
    most = s.money[seat] // BOARD.search_cost
    mask = 0
    bit = 1
    for pile in s.piles:
        if pile and len(pile) <= most:  # CR-3.2
            mask |= bit
        bit <<= 1
    return mask


def spot(seat: Seat, target: int) -> int:
    """The index of a seat's stack on a target in `Table.spots`."""
    return seat * TARGET_COUNT + target


def tags_in(mask: int) -> list[int]:
    """The tags of a mask, base first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


TAG_NAMES = tuple([f"s{number:02d}" for number in range(1, DECK_SIZE + 1)])
"""The public name of each tag."""


def tag_names(mask: int) -> tuple[str, ...]:
    """The public names of the tags of a mask, base first."""
    return tuple([TAG_NAMES[tag] for tag in tags_in(mask)])


def on_target(s: Table, target: int) -> int:
    """All tags on a target, of every owner."""
    mask = 0
    for seat in range(s.seats):
        mask |= s.spots[spot(seat, target)]
    return mask


def on_targets(s: Table) -> int:
    """All tags on targets."""
    mask = 0
    for tags in s.spots:
        mask |= tags
    return mask


def rivals_on(s: Table, seat: Seat, target: int) -> list[Seat]:
    """The other seats with crooks on a target."""
    return [other for other in range(s.seats) if other != seat and s.spots[spot(other, target)]]
