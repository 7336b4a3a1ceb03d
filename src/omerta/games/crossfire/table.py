"""The table of Crossfire: its state, its clone, and functions that read it.

The state uses small whole numbers only, because a search clones tables by the thousand (ADR 6).
`stages` holds where every card was; the winners follow from it and from the aims, so no result
is stored.
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
"""An aim that chance draws when all have pointed."""
NO_FACE: Final = -1
"""The claim of a seat that has not laid its card down."""


class Table(CopyBySave):
    """The state of a series of Crossfire."""

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
    """The number of decisions so far; each has one clock for all its seats (CF-13.1)."""
    game: int
    """The number of the game in the series, from 1."""
    dealer: Seat
    points: tuple[int, ...]
    stages: tuple[tuple[int, ...], ...]
    """The card of each seat when dealt, after the pass, and after each shuffle so far."""
    claims: tuple[int, ...]
    """For each seat, the index of its claim among the faces."""
    turned: list[int]
    """For each seat, how often it turned its claim, or moved a token as sniper, in this game."""
    spoke: list[int]
    """The number of statements of each seat in this game."""
    said: list[StatementMade]
    """All statements of this game."""
    asked: tuple[tuple[int, ...], ...]
    """For each seat, the numbers of its open questions."""
    tokens: int
    """The seats with a token, as a mask."""
    aims: tuple[int, ...]
    """For each seat, its targets as a mask; `NO_AIM` and `BLINDLY` until all have pointed."""

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
    """Prepare the table for a new game."""
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
    """True if a game has been played to its end and everything lies open."""
    return not s.stack or isinstance(s.stack[-1], Rest)


def of_group(s: Table, group: str) -> int:
    """The seats whose card belongs to this group, as a mask."""
    groups = s.cast.groups
    found = 0
    for seat, role in enumerate(roles(s)):
        if groups[role] == group:
            found |= 1 << seat
    return found


def own_stages(s: Table, seat: Seat) -> list[int]:
    """The stages so far at which a seat has looked at its card."""
    place = s.cast.place(s.dealer, seat)
    if place == NOBODY:
        return []
    mixed = [2 + number for number in s.cast.own_trios(place)]
    return [stage for stage in (0, 1, *mixed) if stage < len(s.stages)]


def with_item(row: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """The tuple with one item replaced."""
    return (*row[:place], item, *row[place + 1 :])
