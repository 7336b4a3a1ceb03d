"""The table of Crossfire: the state, its clone, and questions about it.

Small whole numbers only, because a search clones tables by the thousand (ADR 6). Where every card
was is written down once, in `stages`; who won and why follows from it and from the aims, so no
result is stored.
"""

from typing import Final

from omerta.games.crossfire.components import NOBODY
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.frames import Rest
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel.copies import CopyBySave
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

NO_AIM: Final = 0
BLINDLY: Final = -1
"""An aim that chance will pick when all are in."""
NO_FACE: Final = -1
"""The claim of a seat that has not laid its card down."""


class Table(CopyBySave):
    """A series of Crossfire in play."""

    __slots__ = (
        "aims",
        "asked",
        "cast",
        "claims",
        "clock",
        "dealer",
        "game",
        "points",
        "said",
        "seats",
        "settings",
        "spoke",
        "stack",
        "stages",
        "tokens",
        "turned",
    )

    seats: int
    settings: CrossfireSettings
    cast: Cast
    stack: list[Frame]
    clock: int
    """How many questions were asked so far: each has one clock for all who answer it (CF-13.1)."""
    game: int
    """The number of the game in the series, from 1."""
    dealer: Seat
    points: tuple[int, ...]
    stages: tuple[tuple[int, ...], ...]
    """The card of each seat when dealt, after the pass, and after each shuffle so far."""
    claims: tuple[int, ...]
    """For each seat the place of its claim among the faces."""
    turned: list[int]
    """How often each seat has turned its claim, and the sniper moved a token, in this game."""
    spoke: list[int]
    """How many statements each seat has made in this game."""
    said: list[StatementMade]
    """All of them, as everybody heard them."""
    asked: tuple[tuple[int, ...], ...]
    """For each seat the numbers of the questions it has not answered."""
    tokens: int
    """The seats with a token, as a mask."""
    aims: tuple[int, ...]
    """Whom each seat points at, as a mask; `NO_AIM` and `BLINDLY` as long as not all have."""

    def clone(self) -> "Table":
        """An independent copy."""
        other = Table()
        other.seats = self.seats
        other.settings = self.settings
        other.cast = self.cast
        other.stack = self.stack[:]
        other.clock = self.clock
        other.game = self.game
        other.dealer = self.dealer
        other.points = self.points
        other.stages = self.stages
        other.claims = self.claims
        other.turned = self.turned[:]
        other.spoke = self.spoke[:]
        other.said = self.said[:]
        other.asked = self.asked
        other.tokens = self.tokens
        other.aims = self.aims
        return other


def empty_table(seats: int, settings: CrossfireSettings, cast: Cast) -> Table:
    """A table before its first game."""
    s = Table()
    s.seats = seats
    s.settings = settings
    s.cast = cast
    s.stack = []
    s.clock = 0
    s.game = 0
    s.dealer = 0
    s.points = (0,) * seats
    clear(s)
    return s


def clear(s: Table) -> None:
    """No card is dealt and nobody has said anything in this game."""
    s.stages = ()
    s.claims = (NO_FACE,) * s.seats
    s.turned = [0] * s.seats
    s.spoke = [0] * s.seats
    s.said = []
    s.asked = ((),) * s.seats
    s.tokens = 0
    s.aims = (NO_AIM,) * s.seats


def roles(s: Table) -> tuple[int, ...]:
    """The card that each seat holds now."""
    return s.stages[-1]


def sniper(s: Table) -> Seat:
    """The sniper, or `NOBODY`."""
    return s.cast.sniper(s.dealer)


def ring(s: Table) -> tuple[Seat, ...]:
    """The seats with a card, by place (CF-1.2)."""
    return s.cast.rings[s.dealer]


def is_open(s: Table) -> bool:
    """Whether a game has been played out, and everything lies open."""
    return not s.stack or isinstance(s.stack[-1], Rest)


def of_group(s: Table, group: str) -> int:
    """The seats whose card is of this class, as a mask."""
    groups = s.cast.groups
    found = 0
    for seat, role in enumerate(roles(s)):
        if groups[role] == group:
            found |= 1 << seat
    return found


def own_stages(s: Table, seat: Seat) -> list[int]:
    """The stages at which a seat has looked at its card, as far as play has come."""
    place = s.cast.place(s.dealer, seat)
    if place == NOBODY:
        return []
    mixed = [2 + number for number in s.cast.own_trios(place)]
    return [stage for stage in (0, 1, *mixed) if stage < len(s.stages)]


def with_item(row: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """The row with one item replaced."""
    return (*row[:place], item, *row[place + 1 :])
