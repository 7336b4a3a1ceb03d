"""Sets up a table of Crooks for a test: what the test says, and a past that fits it.

The crooks that are on targets were hired before, so some hangout is smaller; a hangout that is
smaller than printed must have lost crooks. Everything that the test does not say is filled in
one fixed way: crooks in the order of the deck, the bosses, unless named, in the box. In the
invented past no seat has looked into a pile (a test that needs that knowledge plays the look),
and the past does not explain the money: every seat has the starting money unless the test says
otherwise.
"""

from typing import Any, Literal, Self

from omerta.games.crooks import GAME
from omerta.games.crooks.actions import Letter
from omerta.games.crooks.components import (
    BOARD,
    BOSS,
    HANGOUTS,
    LOWEST,
    TARGET_COUNT,
    Deck,
    deck_of,
)
from omerta.games.crooks.rules.setup import pick_masterminds
from omerta.games.crooks.settings import CrooksSettings, DeckFile
from omerta.games.crooks.table import Table, empty_table, spot
from omerta.games.crooks.turn import start_turn
from omerta.kernel import Entry, Match, Scripted, Seat
from omerta.testing.table import GameTable

BOX = -1
UNEXPLAINED_MONEY = "a seat's money does not follow from its payments"
"""The one invariant that a layout does not keep: its past is invented, its money comes from the
test.
"""
Laid = tuple[Seat, int, str, str]
"""A crook hired before: seat, target (or `BOX`), face id, and up, down or unseen."""
Slot = tuple[int, int]
"""An exit from a pile: the hangout, and the size of its pile before."""


class Layout:
    """What a test says about a table before play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.setting_values: dict[str, Any] = {}
        self.active: Seat = 0
        self.first: Seat | None = None
        self.passed = 0
        self.money: dict[Seat, int] = {}
        self.piles: dict[int, list[str]] = {}
        self.laid: list[Laid] = []

    def lay(self, seat: Seat, target: int, *crooks: str) -> None:
        """Add hired crooks, base first: "c09 down" is face down; in the box all are unseen."""
        for crook in crooks:
            face, _, facing = crook.partition(" ")
            default = "unseen" if target == BOX else "up"
            if facing not in ("", "up", "down"):
                raise ValueError(f"{crook!r}: say 'c09', 'c09 up' or 'c09 down'")
            self.laid.append((seat, target, face, facing or default))

    def build(self) -> Table:
        """Return a table that keeps every invariant except the explanation of the money."""
        settings = CrooksSettings(**self.setting_values)
        s = empty_table(self.seats, settings, deck_of(settings.deck))
        s.colours = pick_masterminds(self.seats, settings)
        s.first = self.active if self.first is None else self.first
        s.passed = self.passed
        for seat, money in self.money.items():
            s.money[seat] = money
        s.bank = BOARD.start_money * self.seats - sum(s.money)
        rest = _Rest(s.deck)
        self._name_piles(s, rest)
        self._invent_past(s, rest)
        self._fill(s, rest)
        s.turn = len(s.tags)
        start_turn(s, self.active, [])
        return s

    def _sizes(self) -> tuple[int, ...]:
        edition = self.setting_values.get("edition", CrooksSettings().edition)
        return BOARD.piles[edition, self.seats]

    def _name_piles(self, s: Table, rest: "_Rest") -> None:
        sizes = self._sizes()
        for hangout, faces in self.piles.items():
            if hangout >= len(sizes) or len(faces) > sizes[hangout]:
                held = f"holds {sizes[hangout]}" if hangout < len(sizes) else "is not in use"
                raise ValueError(f"hangout {HANGOUTS[hangout]} {held} with {self.seats} players")
        named = {h: tuple([rest.take(face) for face in f]) for h, f in self.piles.items()}
        s.piles = [named.get(hangout, ()) for hangout in range(len(sizes))]

    def _invent_past(self, s: Table, rest: "_Rest") -> None:
        """Give every hired crook a tag and an exit; hire more if piles are smaller still."""
        hired = [(seat, target, rest.take(face), how) for seat, target, face, how in self.laid]
        bosses = sum(_is_boss(s.deck, face) for _, _, face, _ in hired)
        lasts, slots = self._exits(len(hired), bosses)
        extra = len(lasts) + len(slots) - len(hired)
        others = [(self.seats - 1, BOX, rest.plain(), "unseen") for _ in range(extra)]
        led_by_boss = {(seat, target) for seat, target, face, _ in hired if _is_boss(s.deck, face)}
        hired.sort(key=lambda crook: crook[:2] in led_by_boss)  # stable: a base stays below
        for seat, target, face, how in others + hired:
            slot = lasts.pop(0) if _is_boss(s.deck, face) else slots.pop(0)
            _hire(s, seat, target, face, how, slot)

    def _exits(self, hired: int, bosses: int) -> tuple[list[Slot], list[Slot]]:
        """Return exits for bosses, each the last of its hangout (CR-3.8), and for all others."""
        sizes = self._sizes()
        left = [len(self.piles[h]) if h in self.piles else size for h, size in enumerate(sizes)]
        open_piles = [h for h in range(len(sizes)) if h not in self.piles]
        emptied = [h for h in range(len(sizes)) if left[h] == 0]
        while len(emptied) < bosses and open_piles:
            emptied.append(open_piles.pop(0))
            left[emptied[-1]] = 0
        while sum(sizes) - sum(left) < hired:
            largest = max(open_piles, key=lambda h: (left[h], h), default=None)
            if largest is None or left[largest] == 0:
                raise ValueError("more crooks are laid out than the open hangouts can have held")
            left[largest] -= 1
        own = emptied[:bosses]
        if len(own) < bosses:
            raise ValueError("a boss was hired as the last of a hangout: leave one more open")
        slots = [(h, size) for h in own for size in range(sizes[h], 1, -1)]
        for h, size in enumerate(sizes):
            if h not in own:
                slots += [(h, before) for before in range(size, left[h], -1)]
        return [(h, 1) for h in own], slots

    def _fill(self, s: Table, rest: "_Rest") -> None:
        gone = [s.origin.count(hangout) for hangout in range(len(s.piles))]
        for hangout, size in enumerate(self._sizes()):
            if hangout not in self.piles:
                s.piles[hangout] = tuple([rest.next() for _ in range(size - gone[hangout])])
        s.undealt = tuple(rest.faces)


class _Rest:
    """The crooks that have no place yet, bosses last."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.faces = sorted(deck.crooks, key=lambda face: _is_boss(deck, face))

    def take(self, crook: str) -> int:
        face = self.deck.face_of.get(crook)
        if face is None or face not in self.faces:
            raise ValueError(f"{crook} is laid out twice or is not in the deck")
        self.faces.remove(face)
        return face

    def next(self) -> int:
        return self.faces.pop(0)

    def plain(self) -> int:
        face = self.next()
        if _is_boss(self.deck, face):
            raise ValueError("no crook is left to have been hired in the past")
        return face


def _is_boss(deck: Deck, face: int) -> bool:
    return deck.action[face] == BOSS


def _hire(s: Table, seat: Seat, target: int, face: int, how: str, slot: Slot) -> None:
    tag = len(s.tags)
    s.tags.append(face)
    s.taker.append(seat)
    s.origin.append(slot[0])
    s.size_before.append(slot[1])
    s.up |= (how == "up") << tag
    s.down |= (how == "down") << tag
    if target != BOX:
        place = target - LOWEST
        if not 0 <= place < TARGET_COUNT:
            raise ValueError(f"there is no target {target}")
        s.spots[spot(seat, place)] |= 1 << tag
        s.free[seat] &= ~(1 << place)


class CrooksSetUp(GameTable):
    """The set-up verbs of Crooks."""

    new_turn = "choose_hangout"
    public_lists = ("deck",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.layout = Layout(seats)
        self.invented = False
        """Whether the table has a past or money that no real turns explain."""

    def lay_out(self) -> Match:
        """Return the match as described; play draws nothing, so no chance is scripted."""
        s = self.layout.build()
        self.invented = bool(s.tags or self.layout.money)
        start = Entry(None, None, tuple(GAME.opening(s)), 0)
        return Match(GAME, s, Scripted(), [start], self.seats, s.settings)

    def broken(self) -> list[str]:
        """Return the invariants that do not hold, except for money that the layout cannot explain."""
        return [
            wrong
            for wrong in GAME.audit(self.state)
            if not (self.invented and wrong == UNEXPLAINED_MONEY)
        ]

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    def turn(self, seat: Seat) -> Self:
        """It is this seat's turn."""
        self.layout.active = seat
        return self

    def first(self, seat: Seat) -> Self:
        """This seat began the game."""
        self.layout.first = seat
        return self

    def setting(self, **values: Any) -> Self:
        """Set settings of the table by name, such as ``money_visible="off"``."""
        self.layout.setting_values.update(values)
        return self

    def edition(self, edition: Literal["2012", "2016"]) -> Self:
        """The edition whose piles are used."""
        return self.setting(edition=edition)

    def deck(self, deck: DeckFile) -> Self:
        """A custom deck is used."""
        return self.setting(deck=deck)

    def hangout(self, letter: Letter, *crooks: str) -> Self:
        """Exactly these crooks are in the hangout, in this dealt order."""
        self.layout.piles[HANGOUTS.index(letter)] = list(crooks)
        return self

    def target(self, number: int, seat: Seat, *crooks: str) -> Self:
        """These crooks of the seat are on the target, base first: "c13 down" is face down."""
        self.layout.lay(seat, number, *crooks)
        return self

    def row(self, seat: Seat, *crooks: str) -> Self:
        """These crooks of the seat are on the targets from 2 upward, one on each."""
        for number, crook in enumerate(crooks, LOWEST):
            self.layout.lay(seat, number, crook)
        return self

    def box(self, seat: Seat, *crooks: str) -> Self:
        """These crooks, hired by the seat, are out: put away unseen, or killed "up" or "down"."""
        self.layout.lay(seat, BOX, *crooks)
        return self

    def money(self, seat: Seat, dollars: int) -> Self:
        """The seat has this much money."""
        self.layout.money[seat] = dollars
        return self

    def passed(self, *seats: Seat) -> Self:
        """These seats have passed."""
        for seat in seats:
            self.layout.passed |= 1 << seat
        return self
