"""The set-up verbs of Mafia in the test language."""

from typing import Any, Self

from omerta.games.mafia import GAME
from omerta.games.mafia.components import SEATS
from omerta.games.mafia.settings import DataFile
from omerta.games.mafia.table import EXCHANGE, LAY, RANSOM, Table
from omerta.games.mafia.turn import go_on
from omerta.kernel import Entry, Match, Seat
from omerta.testing.mafia_layout import Deals, Layout, Lying
from omerta.testing.table import GameTable


class MafiaSetUp(GameTable):
    """The set-up verbs of Mafia."""

    new_turn = "act"
    letters = "YRGB"
    public_lists = ("numbers",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._layout = Layout()
        self.deals = Deals()
        self._least = 0

    @property
    def layout(self) -> Layout:
        """The layout so far; the test fails if the match has started."""
        if self._match is not None:
            self.fail("the set-up is over: call this verb earlier")
        return self._layout

    def lay_out(self) -> Match:
        """Return the match as described, at its first decision."""
        s = self.layout.build()
        self._least = s.bank
        events = tuple(GAME.opening(s)) if self.layout.phase == EXCHANGE else ()
        go_on(s, self.deals, [])
        return Match(GAME, s, self.deals, [Entry(None, None, events, 0)], SEATS, s.settings)

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    def broken(self) -> list[str]:
        """Return the invariants that do not hold; money is counted from public information."""
        view = GAME.view(self.state, None)
        loot = sum([street.loot for street in view.streets])
        seen = view.bank + loot + sum([seat.cash for seat in view.seats])
        found: list[str] = GAME.audit(self.state)
        if seen != view.money:
            found.append(f"{seen} of {view.money} are on the table")
        if view.bank > self._least:
            found.append("the bank has grown")
        self._least = view.bank
        return found

    # Verbs about the table

    def setting(self, **values: Any) -> Self:
        """Set settings of the table by name, such as ``passing="cards"``."""
        self.layout.setting_values.update(values)
        return self

    def data(self, file: DataFile) -> Self:
        """A custom data file is used."""
        return self.setting(data=file)

    def turn(self, seat: Seat) -> Self:
        """It is this seat's turn."""
        self.layout.active = seat
        return self

    def first(self, seat: Seat) -> Self:
        """This seat is the first player of the round."""
        self.layout.first = seat
        return self

    def in_round(self, number: int) -> Self:
        """This is the round of that number."""
        self.layout.round = number
        return self

    def last_turn(self) -> Self:
        """No seat has a card that the test does not mention."""
        self.layout.spare = False
        return self

    def exchanging(self) -> Self:
        """The cards have just been dealt."""
        self.layout.phase = EXCHANGE
        return self

    def laying(self) -> Self:
        """The exchanges are over."""
        self.layout.phase = LAY
        return self

    def between_rounds(self) -> Self:
        """A round is over, ransoms begin."""
        self.layout.phase = RANSOM
        return self

    def has_passed(self, *seats: Seat) -> Self:
        """These seats have passed in this round."""
        self.layout.passed += seats
        return self

    def bank(self, amount: int) -> Self:
        """This much is left in the bank."""
        self.layout.bank = amount
        return self

    def cash(self, **amounts: int) -> Self:
        """The seats have this cash, ``Y=500``."""
        self.layout.cash |= {self.letters.index(seat): each for seat, each in amounts.items()}
        return self

    # Verbs about the cards

    def hand(self, seat: Seat, cards: str) -> Self:
        """The seat holds these cards, slot by slot, filled up with unmentioned cards."""
        self.layout.hands[seat] = cards.split()
        return self

    def on_top(self, cards: str) -> Self:
        """These cards will be drawn next from the deck, in this order."""
        self.layout.top = cards.split()
        return self

    def thrown(self, seat: Seat, cards: str) -> Self:
        """The seat has exchanged these cards."""
        self.layout.thrown += [(seat, card) for card in cards.split()]
        return self

    def deal_next(self, cards: str) -> Self:
        """The next shuffle brings these cards to the top; yellow is dealt first."""
        self.deals.promised.append(cards.split())
        return self

    def closed(self, *cards: str) -> Self:
        """Closed cards, each with its street: ``"c2 police"``."""
        for said in cards:
            self._lies(said, "closed")
        return self

    def open(self, card: str, loot: int = 0) -> Self:
        """An open card, its street first, and the money on it: ``"c2 goods 60", 60``."""
        return self._lies(card, "open", loot)

    def fired(self, street: str, scene: str, loot: int = 0) -> Self:
        """A pistol that has fired; a figure of its owner stands on the scene."""
        return self._lies(f"{street} pistol", "open", loot, scene)

    def arrested(self, *cards: str) -> Self:
        """Arrested cards with a figure on each; an arrested pistol has fired."""
        for said in cards:
            self._lies(said, "arrested")
        return self

    def _lies(self, said: str, how: str, loot: int = 0, scene: str = "") -> Self:
        street, _, card = said.partition(" ")
        self.layout.city.append(Lying(street, card, how, loot, scene))
        return self

    # Verbs about the prison

    def prison(self, **cells: str) -> Self:
        """These figures were in these cells when the round was dealt: ``ye1="100"``."""
        self.layout.cells |= cells
        return self

    def jailed(self, **cells: str) -> Self:
        """These figures came into these cells during the round."""
        self.layout.new_prisoners += cells
        return self.prison(**cells)

    def has_served(self, *figures: str) -> Self:
        """These figures have taken their step in this round."""
        self.layout.served += figures
        return self

    def running(self, figure: str, escape: str) -> Self:
        """This figure, whose cell is set elsewhere, runs by the open escape on that street."""
        self.layout.runner = (figure, escape)
        return self._lies(f"{escape} escape", "open")
