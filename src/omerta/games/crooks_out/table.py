"""The table of Crooks Out!: the state, its clone, and questions about it. Nothing here changes it.

A hand is a mask of rooms. No number is kept: it follows from the dealt hand and never changes
(CO-2.4), so a sheet is three masks, and dealing the hidden crooks again leaves all else alone.
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
    """A game of Crooks Out! in play."""

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
    """The rooms of the setup rolls, in order; repeated ones too."""
    dealt: list[int]
    """The crooks each seat was dealt."""
    hands: list[int]
    """Those of them that are still in hand; the others lie open."""
    box: int
    written: list[int]
    """The rooms of each sheet that have a number."""
    circled: list[int]
    """Those of them whose number is circled."""
    crossed: list[int]
    """The rooms of each sheet whose mark is crossed; the mark of a crook laid out is filled."""
    rolled: int
    """The room that was rolled in this turn, `NO_ROOM` if the roll was skipped."""
    points: list[int]
    at_risk: int
    """Points of a brave turn that may still be lost."""
    lost: int
    """Points that were lost by all brave turns so far."""
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
    """Whether somebody's last crook was caught, or the game was abandoned."""
    return not s.stack


def number(s: Table, seat: Seat, room: int) -> int:
    """How many of a seat's crooks have the colour or the letter of a room.

    The higher it is, the better is a blind guess at one of them (CO-8.2).
    """
    return count(s.dealt[seat] & REACH[room])  # CO-2.1, CO-2.2, CO-2.3, CO-2.5


def laid_out(s: Table, seat: Seat) -> int:
    """The crooks of a seat that lie open."""
    return s.dealt[seat] ^ s.hands[seat]


def open_marks(s: Table, seat: Seat) -> int:
    """The rooms of a sheet whose mark is open."""
    laid = s.dealt[seat] ^ s.hands[seat]  # `laid_out`, without the call: every question asks this
    return ALL_ROOMS & ~(s.crossed[seat] | laid)


def is_due(s: Table, seat: Seat, room: int) -> bool:
    """Whether a number of this room says that none of its crooks is left in hand."""
    return not s.hands[seat] & REACH[room]  # CO-5.1


def due(s: Table, seat: Seat, among: int) -> int:
    """The rooms of `among` whose written, uncircled number must be circled now."""
    return among & s.written[seat] & ~(s.circled[seat] | reached(s.hands[seat]))
