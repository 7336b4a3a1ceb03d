"""Sets up a table of Mafia for a test: what the test says, and the rest in one fixed way.

Cards are named by their id, `police-2`, or by their kind, `police`; goods by their number,
`goods 60`, and `criminal 50` if a legal card has the same number. Streets, cells and figures
have the names of the rules. Streets that the test does not mention are empty, and so is the
prison. Money that it does not mention is in the bank; if the bank is mentioned, it is the cash
of the first seat that is not. Cards that it does not mention are the deck.

A round ends when no player can act. So that it does not end during a test, one more closed card
is on a street far from all the others, unless the test calls `last_turn`.
"""

from typing import Any, NamedTuple, TypeVar

from omerta.games.mafia.components import (
    CARD_IDS,
    CARD_OF,
    CARDS,
    CRIMINAL,
    GOODS,
    KIND,
    PER_SEAT,
    PISTOL,
    SEATS,
    STREETS,
    places_in,
    town_of,
)
from omerta.games.mafia.rules.city import send_out
from omerta.games.mafia.rules.ransom import begin_ransoms
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import CELL, CHAIR, RANSOM, TURNS, Table, empty_table
from omerta.kernel import Chance, Seat

T = TypeVar("T")


class Lying(NamedTuple):
    """A card in the city before play."""

    street: str
    card: str
    how: str
    loot: int
    scene: str


class Deals(Chance):
    """The chance of a table under test: it deals the promised cards, or the order of the deck."""

    def __init__(self) -> None:
        super().__init__()
        self.promised: list[list[str]] = []
        """The cards from the top, for each of the next deals."""

    def below(self, n: int, why: str) -> int:
        """Raise an error: once a table is set up, only deals draw."""
        raise ValueError(f"{why!r} among {n} was not expected")

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the promised cards on top, in their order."""
        self.draws += 1
        top = [CARD_OF[card] for card in (self.promised.pop(0) if self.promised else [])]
        items[:] = [items[card] for card in top] + [
            item for card, item in enumerate(items) if card not in top
        ]


class Layout:
    """What a test says about a table before play."""

    def __init__(self) -> None:
        self.setting_values: dict[str, Any] = {}
        self.round = 2
        self.phase = TURNS
        self.active: Seat = 0
        self.first: Seat | None = None
        self.cash: dict[Seat, int] = {}
        self.bank: int | None = None
        self.hands: dict[Seat, list[str]] = {}
        self.thrown: list[tuple[Seat, str]] = []
        self.top: list[str] = []
        self.city: list[Lying] = []
        self.cells: dict[str, str] = {}
        self.new_prisoners: list[str] = []
        self.served: list[str] = []
        self.runner: tuple[str, str] | None = None
        self.passed: list[Seat] = []
        self.spare = True

    def build(self) -> Table:
        """Return the table just before the first decision."""
        chosen = MafiaSettings(**self.setting_values)
        s = empty_table(chosen, town_of(chosen))
        s.round, s.phase = self.round, self.phase
        s.first = self.active if self.first is None else self.first
        s.mover = (self.active - 1) % SEATS
        self._imprison(s)
        self._lay(s)
        self._share_money(s)
        for seat in self.passed:
            s.passed |= 1 << seat
            s.quit |= 1 << seat
        if self.phase == RANSOM:
            begin_ransoms(s)
        return s

    def _imprison(self, s: Table) -> None:
        for name, cell in self.cells.items():
            figure = s.town.figure_of[name]
            place = CHAIR if cell == "chair" else CELL + s.town.cells.index(int(cell))
            s.places[figure] = place
            if name not in self.new_prisoners:
                s.able |= 1 << figure
        for name in self.served:
            s.served |= 1 << s.town.figure_of[name]

    # Cards

    def _lay(self, s: Table) -> None:
        if self.phase == RANSOM:
            return
        self._unused = list(range(CARDS))
        said = [*self.city]
        exact = [lying for lying in said if lying.card in CARD_OF]
        taken = {lying: self._take(s, lying.card) for lying in exact}
        hands = {
            seat: [self._take(s, card) for card in cards] for seat, cards in self.hands.items()
        }
        top = [self._take(s, card) for card in self.top]
        thrown = [(seat, self._take(s, card)) for seat, card in self.thrown]
        for lying in said:
            self._put(s, lying, taken[lying] if lying in taken else self._take(s, lying.card))
        if self.phase == TURNS:
            self._add_spare(s)
        else:
            self._fill_hands(s, hands)
        for seat, card in thrown:
            s.thrown = tuple([s.thrown[each] | (each == seat) << card for each in range(SEATS)])
        if self.runner is not None:
            s.runner = s.town.figure_of[self.runner[0]]
            s.escape = s.town.street_of[self.runner[1]]
        s.deck = (*self._unused, *reversed(top))

    def _take(self, s: Table, word: str) -> int:
        """Return the card of this name; of several, the first that is not used yet."""
        fitting = [card for card in self._unused if _fits(s, card, word)]
        if not fitting:
            raise ValueError(f"no card is left that is called {word!r}")
        self._unused.remove(fitting[0])
        return fitting[0]

    def _put(self, s: Table, lying: Lying, card: int) -> None:
        street = s.town.street_of[lying.street]
        if (s.open | s.closed) >> street & 1:
            raise ValueError(f"two cards on {lying.street}")
        s.cards[street] = card
        s.loot[street] = lying.loot
        if lying.how == "closed":
            s.closed |= 1 << street
            return
        s.open |= 1 << street
        arrested = lying.how == "arrested"
        if arrested or lying.scene:
            stands = street if arrested else s.town.street_of[lying.scene]
            figure = send_out(s, s.town.owner[street], stands)
            s.arrested |= arrested << street
            if KIND[card] == PISTOL:
                s.fired |= 1 << street
                s.shooter = (*s.shooter[:street], figure, *s.shooter[street + 1 :])

    def _add_spare(self, s: Table) -> None:
        """Add a closed card as far from the others as possible, which keeps the round going."""
        if not self.spare:
            return
        scenes = sum([1 << s.town.street_of[lying.scene] for lying in self.city if lying.scene])
        taken = s.open | s.closed | scenes
        for reach in (s.town.near, [0] * STREETS):
            for street in reversed(range(STREETS)):
                owner = s.town.owner[street]
                laid = (s.town.own[owner] & taken).bit_count()
                inside = [each for each in places_in(s.able) if each // PER_SEAT == owner]
                free = not taken >> street & 1 and laid + len(inside) < PER_SEAT
                if free and owner not in self.passed and not reach[street] & s.closed:
                    s.cards[street] = self._unused.pop(0)
                    s.closed |= 1 << street
                    return
        raise ValueError("no street is left to keep the round going")

    def _fill_hands(self, s: Table, said: dict[Seat, list[int]]) -> None:
        hands = []
        for seat in range(SEATS):
            inside = [each for each in places_in(s.able) if each // PER_SEAT == seat]
            hand = said.get(seat, [])
            if len(hand) > PER_SEAT - len(inside):
                raise ValueError(f"{len(hand)} cards and {len(inside)} prisoners")
            while len(hand) < PER_SEAT - len(inside):
                hand.append(self._unused.pop(0))
            hands.append(tuple(hand))
        s.hands = tuple(hands)

    def _share_money(self, s: Table) -> None:
        whole, on_cards = s.bank, sum(s.loot)
        for seat, amount in self.cash.items():
            s.cash[seat] = amount
        rest = whole - on_cards - sum(s.cash)
        if self.bank is None:
            s.bank = rest
        else:
            s.bank, rest = self.bank, rest - self.bank
            silent = [seat for seat in range(SEATS) if seat not in self.cash]
            if silent:
                s.cash[silent[0]] = rest
            elif rest:
                raise ValueError(f"{rest} of the money is nowhere")
        if min(s.bank, *s.cash) < 0:
            raise ValueError("more money than there is")
        s.ledger = ((0,) * SEATS,) * (s.round - 1)
        if self.phase == RANSOM:
            s.ledger += (tuple(s.cash),)


def _fits(s: Table, card: int, word: str) -> bool:
    kind, _, number = word.partition(" ")
    if not number:
        return kind in (CARD_IDS[card], CARD_IDS[card].partition("-")[0])
    suits = {"goods": KIND[card] == GOODS, "criminal": KIND[card] == GOODS and CRIMINAL[card]}
    return suits[kind] and s.town.number[card] == int(number)
