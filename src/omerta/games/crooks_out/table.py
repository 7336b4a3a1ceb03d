"""The state of a table of Crooks Out!, its clone, and functions that read it without changing it.

A hand is a mask of rooms. Numbers are not stored: they follow from the dealt hand and never
change (CO-2.4). So a sheet is three masks, and a new deal of the hidden crooks changes nothing
else.
"""

from omerta.games.crooks_out.components import ALL_ROOMS, REACH, Theme, count, reached
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel.copies import CopyBySave
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

NO_ROOM = -1

Asked = tuple[int, Seat, Seat, int, int]
"""A question: turn, asker, asked player, room, and 1 for a hit or 0 for a miss."""


class Table(CopyBySave):
    """The state of a match of Crooks Out!."""

    __slots__ = (
        "abandoned",
        "asked",
        "at_risk",
        "box",
        "circled",
        "crossed",
        "dealt",
        "first",
        "forfeits",
        "hands",
        "lost",
        "points",
        "rolled",
        "seats",
        "settings",
        "setup",
        "stack",
        "theme",
        "turn",
        "written",
    )

    seats: int
    settings: CrooksOutSettings
    theme: Theme
    first: Seat
    stack: list[Frame]
    turn: int
    setup: tuple[int, ...]
    """The rooms of the set-up rolls, in order, including repeated ones."""
    dealt: list[int]
    """The crooks each seat was dealt."""
    hands: list[int]
    """Those of them that are still in hand; the others lie open."""
    box: int
    written: list[int]
    """The rooms with a number on each sheet."""
    circled: list[int]
    """Those of them whose number is circled."""
    crossed: list[int]
    """The rooms with a crossed mark on each sheet; the mark of a crook laid out is filled instead.
    """
    rolled: int
    """The room rolled in this turn, or `NO_ROOM` if the roll was skipped."""
    points: list[int]
    at_risk: int
    """Points of a brave turn that may still be lost."""
    lost: int
    """The points lost in all brave turns so far."""
    forfeits: int
    """Turns forfeited in a row."""
    abandoned: bool
    asked: list[Asked]

    def clone(self) -> "Table":
        """An independent copy."""
        other = Table()
        other.seats = self.seats
        other.settings = self.settings
        other.theme = self.theme
        other.first = self.first
        other.stack = self.stack[:]
        other.turn = self.turn
        other.setup = self.setup
        other.dealt = self.dealt[:]
        other.hands = self.hands[:]
        other.box = self.box
        other.written = self.written[:]
        other.circled = self.circled[:]
        other.crossed = self.crossed[:]
        other.rolled = self.rolled
        other.points = self.points[:]
        other.at_risk = self.at_risk
        other.lost = self.lost
        other.forfeits = self.forfeits
        other.abandoned = self.abandoned
        other.asked = self.asked[:]
        return other


def empty_table(seats: int, settings: CrooksOutSettings, theme: Theme) -> Table:
    """A table with empty sheets, before the deal."""
    s = Table()
    s.seats = seats
    s.settings = settings
    s.theme = theme
    s.first = 0
    s.stack = []
    s.turn = 0
    s.setup = ()
    s.dealt = [0] * seats
    s.hands = [0] * seats
    s.box = ALL_ROOMS
    s.written = [0] * seats
    s.circled = [0] * seats
    s.crossed = [0] * seats
    s.rolled = NO_ROOM
    s.points = [0] * seats
    s.at_risk = 0
    s.lost = 0
    s.forfeits = 0
    s.abandoned = False
    s.asked = []
    return s


def is_over(s: Table) -> bool:
    """True if a player's last crook was caught, or the match was abandoned."""
    return not s.stack


def number(s: Table, seat: Seat, room: int) -> int:
    """The number of a seat's crooks that share a colour or a letter with a room.

    The higher it is, the better is a blind guess at one of them (CO-8.2).
    """
    return count(s.dealt[seat] & REACH[room])  # CO-2.1, CO-2.2, CO-2.3, CO-2.5


def laid_out(s: Table, seat: Seat) -> int:
    """The crooks of a seat that lie open."""
    return s.dealt[seat] ^ s.hands[seat]


def open_marks(s: Table, seat: Seat) -> int:
    """The rooms of a sheet whose mark is open."""
    laid = s.dealt[seat] ^ s.hands[seat]  # `laid_out` inlined for speed: every question calls this
    return ALL_ROOMS & ~(s.crossed[seat] | laid)


def is_due(s: Table, seat: Seat, room: int) -> bool:
    """True if none of the crooks behind this room's number is left in hand."""
    return not s.hands[seat] & REACH[room]  # CO-5.1


def due(s: Table, seat: Seat, among: int) -> int:
    """The rooms of `among` whose written, uncircled number must be circled now."""
    return among & s.written[seat] & ~(s.circled[seat] | reached(s.hands[seat]))
