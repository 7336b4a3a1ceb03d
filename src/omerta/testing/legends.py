"""The test language of Legends.

Players are numbers from 1, as in the rules: P1 to P4. Unless a test says otherwise the bank is
played as a single scenario, it is the first player's turn, hands are empty, all others of the
first clan are in the clan deck, and no shuffle moves a card. Dice are promised as the rules
write them, `4 3 L K | x2`.
"""

from typing import Final, Self

from omerta.games.legends.events import BetSettled, TotalFixed
from omerta.games.legends.view import BankView, ChaseView, LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel import Seat, Viewer
from omerta.testing.legends_power import city_of
from omerta.testing.legends_verbs import LegendsVerbs
from omerta.testing.table import SPECTATOR

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3


def bank_of(view: LegendsView) -> BankView:
    """Return the bank's part of a view."""
    assert isinstance(view.scene, BankView)
    return view.scene


def road_of(view: LegendsView) -> ChaseView:
    """Return the chase's part of a view."""
    assert isinstance(view.scene, ChaseView)
    return view.scene


def family_of(view: LegendsView) -> FamilyView:
    """Return the family's part of a view."""
    assert isinstance(view.scene, FamilyView)
    return view.scene


def struggle_of(view: LegendsView) -> RebelsView:
    """Return the rebels' part of a view."""
    assert isinstance(view.scene, RebelsView)
    return view.scene


def casino_of(view: LegendsView) -> CasinoView:
    """Return the casino's part of a view."""
    assert isinstance(view.scene, CasinoView)
    return view.scene


class LegendsTable(LegendsVerbs):
    """A table of Legends under test."""

    def share(self, seat: Seat) -> dict[str, object]:
        """Hand, table and problems."""
        return {"player": self.view(seat).seats[seat]}

    def bank(self) -> BankView:
        """Return the bank's part of the view."""
        return bank_of(self.view())

    def road(self) -> ChaseView:
        """Return the chase's part of the view."""
        return road_of(self.view())

    def family(self) -> FamilyView:
        """Return the family's part of the view."""
        return family_of(self.view())

    def struggle(self) -> RebelsView:
        """Return the rebels' part of the view."""
        return struggle_of(self.view())

    def casino(self) -> CasinoView:
        """Return the casino's part of the view."""
        return casino_of(self.view())

    def city(self, viewer: Viewer = SPECTATOR) -> PowerView:
        """Return the election's part of the view."""
        return city_of(self.view(viewer))

    # Expectations

    def expect_bet(self, total: int, *, won: bool, jackpot: int | None = None) -> Self:
        """The last bet gave this total, and was won or not."""
        told = [
            event
            for entry in self.match.log
            for event in entry.events
            if isinstance(event, BetSettled)
        ]
        if not told:
            self.fail("no bet was settled")
        self._compare("total and jackpot", (total, won), (told[-1].total, told[-1].won))
        if jackpot is not None:
            self._compare("jackpot", jackpot, told[-1].jackpot)
        return self

    def expect_hand(self, player: int, minions: str) -> Self:
        """A player holds exactly these minions."""
        found = list(self.view().seats[player].hand)
        self._compare(f"hand of {player + 1}", minions.split(), found)
        return self

    def expect_table(self, player: int, minions: str) -> Self:
        """Exactly these minions of a player are on the table."""
        found = list(self.view().seats[player].table)
        self._compare(f"table of {player + 1}", minions.split(), found)
        return self

    def expect_exhausted(self, minions: str) -> Self:
        """Exactly these minions are exhausted."""
        self._compare("exhausted", minions.split(), list(self.view().exhausted))
        return self

    def expect_out(self, minions: str) -> Self:
        """Exactly these minions are out of action."""
        self._compare("out of action", minions.split(), list(self.view().out))
        return self

    def expect_in_deck(self, *minions: str) -> Self:
        """These minions are in the clan deck."""
        missing = [minion for minion in minions if minion not in self.view().deck]
        self._compare("minions missing from the deck", [], missing)
        return self

    def expect_problems(self, player: int, problems: str) -> Self:
        """Exactly these problems are in front of a player."""
        found = list(self.view().seats[player].problems)
        self._compare(f"problems of {player + 1}", problems.split(), found)
        return self

    def expect_tokens(self, card: str, count: int) -> Self:
        """An open card has this many success tokens."""
        found = {each.id: each.tokens for each in self.view().challenges}
        self._compare(f"tokens on {card}", count, found.get(card))
        return self

    def expect_pistols(self, clan: int, rebels: int) -> Self:
        """The pistols of the struggle track are on these spaces."""
        found = self.struggle()
        self._compare("pistols", (clan, rebels), (found.clan, found.rebels))
        return self

    def expect_total(self, total: int, successes: int | None = None) -> Self:
        """The last counted roll gave this total and this many successes."""
        told = [
            event
            for entry in self.match.log
            for event in entry.events
            if isinstance(event, TotalFixed)
        ]
        if not told:
            self.fail("no roll was counted")
        self._compare("total", total, told[-1].total)
        if successes is not None:
            self._compare("successes", successes, told[-1].successes)
        return self

    def expect(self, **fields: object) -> Self:
        """Fields of the view, or of the scenario's part of it, have these values."""
        view = self.view()
        found = {
            name: getattr(view, name) if hasattr(view, name) else getattr(view.scene, name)
            for name in fields
        }
        self._compare("the view", fields, found)
        return self


TABLE = LegendsTable
