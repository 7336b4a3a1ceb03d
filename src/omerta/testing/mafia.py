"""The test language of Mafia; seats have the names of the rules, Y R G B."""

from typing import Final, Self

from omerta.games.mafia import GAME
from omerta.games.mafia.actions import (
    Done,
    Fill,
    Fire,
    Hold,
    Lay,
    Open,
    Pass,
    Ransom,
    Run,
    RunNobody,
    Sell,
    Serve,
    Throw,
)
from omerta.games.mafia.components import PER_SEAT
from omerta.games.mafia.view import FigureView, MafiaView, StreetView
from omerta.kernel import Seat, Viewer
from omerta.testing.mafia_setup import MafiaSetUp
from omerta.testing.table import SPECTATOR

Y: Final = 0
R: Final = 1
G: Final = 2
B: Final = 3
SEATS: Final = (Y, R, G, B)
EVERYBODY: Final[tuple[Viewer, ...]] = (Y, R, G, B, SPECTATOR)


class MafiaTable(MafiaSetUp):
    """A table of Mafia under test."""

    def share(self, seat: Seat) -> dict[str, object]:
        """Return money, hand, streets, figures, and whether the seat has passed."""
        view = self.view(seat)
        return {
            "seat": view.seats[seat],
            "hand": view.hand,
            "streets": [street for street in view.streets if street.owner == seat],
            "figures": view.figures[PER_SEAT * seat : PER_SEAT * (seat + 1)],
        }

    # The players' verbs

    def throws(self, seat: Seat, *slots: int) -> Self:
        """The seat puts these cards of its hand aside."""
        self.begins(seat)
        for slot in slots:
            self.does(Throw(slot))
        return self

    def keeps(self, seat: Seat) -> Self:
        """The seat exchanges no card, or no further card."""
        return self.begins(seat).does(Done())

    def all_keep(self) -> Self:
        """No seat exchanges a further card."""
        while self.view(SPECTATOR).phase == "exchange":
            self.keeps(self.match.waiting[0])
        return self

    def lays(self, seat: Seat, streets: str) -> Self:
        """The seat lays the cards of its hand on these streets, one by one."""
        self.begins(seat)
        for street in streets.split():
            self.does(Lay(street))
        return self

    def all_lay(self) -> Self:
        """All seats lay the rest of their hands on the first free streets."""
        while self.view(SPECTATOR).phase == "lay":
            self.times_out(self.match.waiting[0])
        return self

    def opens(self, seat: Seat, street: str) -> Self:
        """The seat opens a card."""
        return self.begins(seat).does(Open(street))

    def serves(self, seat: Seat, figure: str) -> Self:
        """A prisoner of the seat takes a step."""
        return self.begins(seat).does(Serve(figure))

    def passes(self, seat: Seat) -> Self:
        """The seat gives up the rest of its turns."""
        return self.begins(seat).does(Pass())

    def all_pass(self) -> Self:
        """All seats pass until the round is over."""
        number = self.view(SPECTATOR).round
        while self.view(SPECTATOR).phase == "turns" and self.view(SPECTATOR).round == number:
            self.passes(self.match.waiting[0])
        return self

    def fires(self, street: str) -> Self:
        """The opener's pistol hits the card on this street."""
        return self.does(Fire(street))

    def holds(self) -> Self:
        """The opener's pistol does not fire."""
        return self.does(Hold())

    def sells(self, street: str) -> Self:
        """The opener sells to the buyer on this street."""
        return self.does(Sell(street))

    def runs(self, figure: str) -> Self:
        """The opener names this runner."""
        return self.does(Run(figure))

    def runs_nobody(self) -> Self:
        """The opener names no runner."""
        return self.does(RunNobody())

    def fills(self, streets: str) -> Self:
        """The opener names the cards that receive the rest of the bank."""
        for street in streets.split():
            self.does(Fill(street))
        return self

    def ransoms(self, seat: Seat, figures: str) -> Self:
        """The seat buys these figures free, one after another."""
        self.begins(seat)
        for figure in figures.split():
            self.does(Ransom(figure))
        return self

    def declines(self, seat: Seat) -> Self:
        """The seat pays no ransom, or no further ransom."""
        return self.begins(seat).does(Done())

    # The public state

    def view(self, viewer: Viewer) -> MafiaView:
        """Return what a viewer may know."""
        found: MafiaView = GAME.view(self.state, viewer)
        return found

    def street(self, name: str, viewer: Viewer = SPECTATOR) -> StreetView:
        """Return a street as a viewer sees it."""
        return self.view(viewer).streets[self.state.town.street_of[name]]

    def figure(self, name: str) -> FigureView:
        """Return the place of a figure."""
        return self.view(SPECTATOR).figures[self.state.town.figure_of[name]]

    # Expectations

    def expect_bank(self, amount: int) -> Self:
        """The bank holds this much money."""
        self._compare("bank", amount, self.view(SPECTATOR).bank)
        return self

    def expect_cash(self, **amounts: int) -> Self:
        """These seats have this cash, ``Y=500``."""
        seats = self.view(SPECTATOR).seats
        found = {letter: seats[self.letters.index(letter)].cash for letter in amounts}
        self._compare("cash", amounts, found)
        return self

    def expect_loot(self, **amounts: int) -> Self:
        """These streets hold this money, ``c2=60``."""
        self._compare("loot", amounts, {name: self.street(name).loot for name in amounts})
        return self

    def expect_open(self, streets: str) -> Self:
        """Open free cards are on exactly these streets, in reading order."""
        return self._expect_lying("open", streets)

    def expect_closed(self, streets: str) -> Self:
        """Closed cards are on these streets."""
        found = [name for name in streets.split() if self.street(name).lying == "closed"]
        self._compare("closed cards", streets.split(), found)
        return self

    def expect_arrested(self, streets: str) -> Self:
        """Arrested cards are on exactly these streets, in reading order."""
        return self._expect_lying("arrested", streets)

    def expect_empty(self, streets: str) -> Self:
        """No card is on these streets."""
        found = [name for name in streets.split() if self.street(name).lying == "empty"]
        self._compare("empty streets", streets.split(), found)
        return self

    def _expect_lying(self, how: str, streets: str) -> Self:
        found = [name for name in self.state.town.streets if self.street(name).lying == how]
        self._compare(f"{how} cards", streets.split(), found)
        return self

    def expect_figures(self, **places: str) -> Self:
        """These figures are here: "home", a street, a cell, "chair", or "running from 100"."""
        found = {}
        for name in places:
            figure = self.figure(name)
            found[name] = f"running from {figure.at}" if figure.place == "running" else figure.at
            if figure.place == "home":
                found[name] = "home"
        self._compare("figures", places, found)
        return self

    def expect_hand(self, seat: Seat, cards: str) -> Self:
        """The seat holds these cards, slot by slot."""
        self._compare(f"hand of {self.name(seat)}", cards.split(), list(self.view(seat).hand or ()))
        return self


TABLE = MafiaTable
