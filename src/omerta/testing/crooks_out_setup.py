"""Sets up a table of Crooks Out! for a test: what the test says, and a past that fits it.

Rooms are written as in the rules, "rA rC gD". Everything that the test does not say is filled in
one fixed way: hands get the crooks that the test does not name, in sorting order, seat by seat;
the rest is the box. A crook caught before was asked for in a turn of its own, and a mark crossed
before was a miss of the next player's; every number that is due by then is circled. Dice that
the test does not mention show the first room without a number.
"""

from collections.abc import Callable
from typing import Any, Self

from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.components import ALL_ROOMS, BOARD, ROOMS, rooms_in, theme_of
from omerta.games.crooks_out.rules.numbers import circle
from omerta.games.crooks_out.rules.setup import fill_sheets
from omerta.games.crooks_out.settings import CrooksOutSettings, ThemeFile
from omerta.games.crooks_out.table import Table, due, empty_table, number
from omerta.games.crooks_out.turn import start_turn
from omerta.kernel import Chance, Entry, Match, Seat
from omerta.testing.table import GameTable

Past = tuple[Seat, Seat, str, int]
"""A question of an earlier turn: asker, asked player, room, and 1 for a hit or 0 for a miss."""


class Dice(Chance):
    """The dice of a table under test: they show each seat the rooms that the test promised."""

    def __init__(self, empty: Callable[[], tuple[Seat, list[str]]]) -> None:
        super().__init__()
        self.empty = empty
        """Returns the seat that rolls, and the rooms of its sheet without a number."""
        self.promised: dict[Seat, list[str]] = {}

    def below(self, n: int, why: str) -> int:
        """Return the place of the promised room among those without a number, or the first place."""
        seat, rooms = self.empty()
        if why != "roll" or n != len(rooms):
            raise ValueError(f"{why!r} among {n}, but a roll among {rooms} was expected")
        self.draws += 1
        promised = self.promised.get(seat)
        return rooms.index(promised.pop(0)) if promised else 0


class Layout:
    """What a test says about a table before play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.setting_values: dict[str, Any] = {}
        self.active: Seat = 0
        self.first: Seat | None = None
        self.hands: dict[Seat, list[str]] = {}
        self.left: dict[Seat, tuple[Seat, list[str]]] = {}
        self.box: list[str] = []
        self.setup: list[str] = []
        self.numbers: list[tuple[Seat, str, int | None]] = []
        self.past: list[Past] = []

    def build(self) -> Table:
        """Return a table that keeps every invariant, just before the active player rolls."""
        settings = CrooksOutSettings(**self.setting_values)
        s = empty_table(self.seats, settings, theme_of(settings.theme))
        self._deal(s)
        s.setup = tuple([s.theme.room_of[room] for room in self.setup])
        fill_sheets(s, [])
        self._write(s)
        for seat, (catcher, kept) in self.left.items():
            names = s.theme.names(s.dealt[seat] & ~_mask(s, kept))
            self.past += [(catcher, seat, room, 1) for room in names]
        self._ask(s)
        for seat in range(self.seats):
            for room in rooms_in(due(s, seat, ALL_ROOMS)):
                circle(s, seat, room, "hit", [])
        s.first = (self.active - s.turn) % self.seats if self.first is None else self.first
        return s

    def _deal(self, s: Table) -> None:
        size = BOARD.hand[self.seats]
        named = [room for hand in self.hands.values() for room in hand] + self.box
        if len(set(named)) != len(named):
            raise ValueError(f"a crook is in two places: {named}")
        rest = [room for room in s.theme.rooms if room not in named]
        for seat in range(self.seats):
            hand = self.hands.get(seat, [])
            if len(hand) > size:
                raise ValueError(f"a hand of {len(hand)} with {self.seats} players")
            missing = size - len(hand)
            s.dealt[seat] = _mask(s, hand + rest[:missing])
            rest = rest[missing:]
        s.hands = s.dealt[:]
        s.box = ALL_ROOMS & ~sum(s.dealt)
        if s.box.bit_count() != ROOMS - size * self.seats or _mask(s, self.box) & ~s.box:
            raise ValueError("too many crooks were put into the box")

    def _write(self, s: Table) -> None:
        for seat, name, said in self.numbers:
            room = s.theme.room_of[name]
            if said is not None and said != number(s, seat, room):
                raise ValueError(f"{name} of this hand is {number(s, seat, room)}, not {said}")
            s.written[seat] |= 1 << room

    def _ask(self, s: Table) -> None:
        """Play each question of the past in a turn of its own; no sheet was searched by mistake."""
        for turn, (asker, asked, name, hit) in enumerate(self.past, 1):
            bit = _mask(s, [name])
            if bool(s.hands[asked] & bit) != bool(hit):
                raise ValueError(f"the past says {name} was {'caught' if hit else 'missed'}")
            s.asked.append((turn, asker, asked, s.theme.room_of[name], hit))
            s.turn = turn
            if hit:
                s.hands[asked] &= ~bit
                s.points[asker] += 1
                for other in range(self.seats):
                    s.crossed[other] |= 0 if other == asked else bit
            else:
                s.crossed[asked] |= bit


def _mask(s: Table, names: list[str]) -> int:
    return sum(1 << s.theme.room_of[name] for name in names)


class CrooksOutSetUp(GameTable):
    """The set-up verbs of Crooks Out!."""

    new_turn = "ask"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.layout = Layout(seats)
        self.dice = Dice(self._empty)
        self._laid_out: Table | None = None

    def lay_out(self) -> Match:
        """Return the match as described, after the roll of the active player."""
        s = self._laid_out = self.layout.build()
        start_turn(s, self.layout.active, self.dice, [])
        start = Entry(None, None, tuple(GAME.opening(s)), 0)
        return Match(GAME, s, self.dice, [start], self.seats, s.settings)

    def _empty(self) -> tuple[Seat, list[str]]:
        if self._match is not None:
            s, seat = self.state, (self.actor + 1) % self.seats
        elif self._laid_out is not None:
            s, seat = self._laid_out, self.layout.active
        else:
            raise ValueError("dice before the table was laid out")
        return seat, list(s.theme.names(ALL_ROOMS & ~s.written[seat]))

    def broken(self) -> list[str]:
        """Return the invariants that do not hold."""
        found: list[str] = GAME.audit(self.state)
        return found

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    def setting(self, **values: Any) -> Self:
        """Set settings of the table by name, such as ``circling="auto"``."""
        self.layout.setting_values.update(values)
        return self

    def auto(self) -> Self:
        """The program calls the circles."""
        return self.setting(circling="auto")

    def brave(self) -> Self:
        """The brave variant is played."""
        return self.setting(brave="on")

    def theme(self, theme: ThemeFile) -> Self:
        """A custom theme is used."""
        return self.setting(theme=theme)

    def turn(self, seat: Seat) -> Self:
        """It is this seat's turn."""
        self.layout.active = seat
        return self

    def first(self, seat: Seat) -> Self:
        """This seat began the game."""
        self.layout.first = seat
        return self

    def hand(self, seat: Seat, crooks: str) -> Self:
        """The seat was dealt these crooks, filled up with crooks that the test does not name."""
        self.layout.hands[seat] = crooks.split()
        return self

    def box(self, crooks: str) -> Self:
        """These crooks were not dealt."""
        self.layout.box += crooks.split()
        return self

    def setup_rolls(self, rooms: str) -> Self:
        """The dice showed these rooms in the set-up, and all seats wrote their numbers."""
        self.layout.setup += rooms.split()
        return self

    def numbers(self, seat: Seat, **rooms: int) -> Self:
        """The sheet of the seat has these numbers; they must be those of the hand dealt."""
        self.layout.numbers += [(seat, room, value) for room, value in rooms.items()]
        return self

    def written(self, seat: Seat, rooms: str) -> Self:
        """The sheet of the seat has its numbers in these rooms."""
        self.layout.numbers += [(seat, room, None) for room in rooms.split()]
        return self

    def caught(self, by: Seat, of: Seat, crooks: str) -> Self:
        """The first seat has caught these crooks of the other, and kept the points."""
        self.layout.past += [(by, of, room, 1) for room in crooks.split()]
        return self

    def left(self, seat: Seat, crooks: str, *, caught_by: Seat) -> Self:
        """Of the hand dealt to the seat only these crooks are left."""
        self.layout.left[seat] = (caught_by, crooks.split())
        return self

    def crossed(self, seat: Seat, rooms: str) -> Self:
        """The next player asked the seat for these crooks in vain."""
        after = (seat + 1) % self.seats
        self.layout.past += [(after, seat, room, 0) for room in rooms.split()]
        return self

    def rolls(self, seat: Seat, room: str) -> Self:
        """The next time this seat rolls, the dice show this room."""
        self.dice.promised.setdefault(seat, []).append(room)
        return self
