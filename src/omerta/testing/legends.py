"""The words of Legends in the test language.

Players are called as in the rules, by numbers from 1: P1 to P4. Unless a test says otherwise the
bank is played as a single scenario, it is the first player's turn, hands are empty, everybody else
of the first clan is in the clan deck, and no shuffle moves a card. Dice are promised as the rules
write them, `4 3 L K | x2`.
"""

from typing import Any, Final, Self

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Bail,
    Boost,
    ChangeLane,
    ChangeLaneByDie,
    ChooseDie,
    ChooseScenario,
    Done,
    Draw,
    Drop,
    DropProblem,
    EndTurn,
    Enough,
    Escape,
    Hire,
    Hit,
    Interact,
    Lose,
    NameFirst,
    Pass,
    PlaceDriving,
    PlayMinion,
    PutToken,
    Rally,
    Recruit,
    Reveal,
    SearchAgain,
    SplitLuck,
    StopSearch,
    Take,
    Use,
    UseIntro,
)
from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.events import BetSettled, TotalFixed
from omerta.games.legends.frames import Step
from omerta.games.legends.table import (
    ABSENT,
    ACTIVE,
    CONTROLLED,
    UNCONTROLLED,
    Table,
)
from omerta.games.legends.turn import go_on
from omerta.games.legends.view import BankView, ChaseView, LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel import Entry, Match, Seat, Viewer
from omerta.testing.legends_layout import Dice, Layout
from omerta.testing.legends_power import city_of
from omerta.testing.table import SPECTATOR, GameTable

_ONE_CARD: Final = ("vault", "lane", "table", "campaign", "betrayal")
"""Parts of a scene that are one thing."""
P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
_POLICE: Final = {
    "absent": ABSENT,
    "uncontrolled": UNCONTROLLED,
    "controlled": CONTROLLED,
    "active": ACTIVE,
}


def bank_of(view: LegendsView) -> BankView:
    """The bank's part of a view."""
    assert isinstance(view.scene, BankView)
    return view.scene


def road_of(view: LegendsView) -> ChaseView:
    """The chase's part of a view."""
    assert isinstance(view.scene, ChaseView)
    return view.scene


def family_of(view: LegendsView) -> FamilyView:
    """The family's part of a view."""
    assert isinstance(view.scene, FamilyView)
    return view.scene


def struggle_of(view: LegendsView) -> RebelsView:
    """The rebels' part of a view."""
    assert isinstance(view.scene, RebelsView)
    return view.scene


def casino_of(view: LegendsView) -> CasinoView:
    """The casino's part of a view."""
    assert isinstance(view.scene, CasinoView)
    return view.scene


class LegendsSetUp(GameTable):
    """A table of Legends while a test describes it."""

    new_turn = "act"
    letters = "1234"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._layout = Layout(seats)
        self.dice = Dice()

    @property
    def layout(self) -> Layout:
        """What is described so far; in play nothing more can be."""
        if self._match is not None:
            self.fail("the set-up is over: this must be said earlier")
        return self._layout

    def lay_out(self) -> Match:
        """The table as described, at its first question."""
        s = self.layout.build()
        self.dice.white, self.dice.red = s.pack.white, s.pack.red
        go_on(s, self.dice, [])
        return Match(GAME, s, self.dice, [Entry(None, None, (), 0)], self.seats, s.chosen)

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    def broken(self) -> list[str]:
        """The invariants that do not hold."""
        found: list[str] = GAME.audit(self.state)
        return found

    # Words about the table

    def job(self, code: str, **scene: Any) -> Self:
        """This scenario, and what is said about its own part of the table."""
        self.layout.job = code
        return self.scene(**scene)

    def scene(self, **said: Any) -> Self:
        """More about the scenario's part; names of cards as one text."""
        for name, value in said.items():
            words = isinstance(value, str) and name not in _ONE_CARD
            self.layout.scene[name] = value.split() if words else value
        return self

    def option(self, **choices: Any) -> Self:
        """Options of the table by name, such as ``difficulty="easy"``."""
        self.layout.choices.update(choices)
        return self

    def campaign(self, *played: str, reputations: tuple[int, ...] = ()) -> Self:
        """A campaign in which these scenarios were played before."""
        self.layout.played = played
        self.layout.reputations = reputations
        return self.option(mode="campaign")

    def turn(self, player: int, actions: int | None = None) -> Self:
        """It is this player's turn, with so many actions left."""
        self.layout.active = player
        self.layout.actions = actions
        return self

    def last_turn(self, player: int, actions: int | None = None) -> Self:
        """It is this player's turn, and everybody else has had theirs."""
        self.layout.turned = [other for other in range(max(self.seats, 2)) if other != player]
        return self.turn(player, actions)

    def before(self, *steps: str) -> Self:
        """The table is about to do this by itself, such as "round"."""
        self.layout.steps = [Step(what) for what in reversed(steps)]
        return self

    def first(self, player: int) -> Self:
        """This player went first."""
        self.layout.first = player
        return self

    def has_left(self, *players: int) -> Self:
        """These players have left the scenario."""
        self.layout.gone += players
        return self

    def police(self, side: str) -> Self:
        """The police token shows this side, or the police are active."""
        self.layout.police = _POLICE[side]
        return self

    # Words about cards

    def hand(self, player: int, minions: str) -> Self:
        """A player holds these minions."""
        self.layout.hands[player] = minions.split()
        return self

    def on_table(self, player: int, minions: str) -> Self:
        """A player has played these minions in this turn."""
        self.layout.tables[player] = minions.split()
        return self

    def on_top(self, minions: str) -> Self:
        """These minions are drawn next, in this order."""
        self.layout.top = minions.split()
        return self

    def deck(self, minions: str) -> Self:
        """The clan deck holds these minions alone, the first on top."""
        self.layout.deck = minions.split()
        return self

    def exhausted(self, minions: str) -> Self:
        """These minions are exhausted."""
        self.layout.exhausted = minions.split()
        return self

    def out(self, minions: str) -> Self:
        """These minions are out of action."""
        self.layout.out = minions.split()
        return self

    def used(self, minions: str) -> Self:
        """The abilities of these minions were used in this round."""
        self.layout.used = minions.split()
        return self

    def problems(self, player: int, problems: str) -> Self:
        """These problems lie in front of a player, the oldest first."""
        self.layout.fronts[player] = problems.split()
        return self

    def next_problems(self, problems: str) -> Self:
        """These problems are dealt next."""
        self.layout.problem_top = problems.split()
        return self

    def no_more_problems(self) -> Self:
        """All other problems are in the discard."""
        self.layout.no_more_problems = True
        return self

    def tokens(self, card: str, count: int) -> Self:
        """Success tokens on a card."""
        self.layout.tokens[card] = count
        return self

    # Luck

    def rolls(self, *dice: str) -> Self:
        """The next dice that fall."""
        for roll in dice:
            self.dice.promise(roll)
        return self


class LegendsTable(LegendsSetUp):
    """A table of Legends under test."""

    def share(self, seat: Seat) -> dict[str, object]:
        """Hand, table and problems."""
        return {"player": self.view(seat).seats[seat]}

    def view(self, viewer: Viewer = SPECTATOR) -> LegendsView:
        """What a viewer may know."""
        found: LegendsView = GAME.view(self.state, viewer)
        return found

    def bank(self) -> BankView:
        """The bank's part of the view."""
        return bank_of(self.view())

    def road(self) -> ChaseView:
        """The chase's part of the view."""
        return road_of(self.view())

    def family(self) -> FamilyView:
        """The family's part of the view."""
        return family_of(self.view())

    def struggle(self) -> RebelsView:
        """The rebels' part of the view."""
        return struggle_of(self.view())

    def casino(self) -> CasinoView:
        """The casino's part of the view."""
        return casino_of(self.view())

    def city(self, viewer: Viewer = SPECTATOR) -> PowerView:
        """The election's part of the view."""
        return city_of(self.view(viewer))

    def by(self, player: int) -> Self:
        """From here this player acts; somebody alone answers for both hands."""
        return self.begins(0 if self.seats == 1 else player)

    # The players' verbs

    def chooses(self, code: str) -> Self:
        """The speaker chooses a scenario."""
        return self.begins(self.match.waiting[0]).does(ChooseScenario(code))

    def names_first(self, speaker: int, player: int) -> Self:
        """The speaker says who goes first."""
        return self.by(speaker).does(NameFirst(player))

    def recruits(self, player: int) -> Self:
        """The player recruits."""
        return self.by(player).does(Recruit())

    def draws(self) -> Self:
        """One more."""
        return self.does(Draw())

    def has_enough(self) -> Self:
        """No more."""
        return self.does(Enough())

    def interacts(self, player: int, target: str) -> Self:
        """The player chooses a challenge."""
        return self.by(player).does(Interact(target))

    def plays(self, *minions: str) -> Self:
        """The player plays these minions."""
        for minion in minions:
            self.does(PlayMinion(minion))
        return self

    def done(self) -> Self:
        """That is all."""
        return self.does(Done())

    def tries(self, player: int, target: str, minions: str, roll: str) -> Self:
        """The player tries a challenge with these minions, and rolls this."""
        self.rolls(roll).interacts(player, target).plays(*minions.split())
        if self.match.state.stack and self.view().decision == "play":
            self.done()
        return self

    def uses(self, player: int, minion: str) -> Self:
        """The player exhausts a minion for its ability."""
        return self.by(player).does(Use(minion))

    def uses_intro(self) -> Self:
        """The roller discards an intro card."""
        return self.does(UseIntro())

    def passes(self, player: int) -> Self:
        """The player uses no ability."""
        return self.by(player).does(Pass())

    def all_pass(self) -> Self:
        """Nobody uses an ability any more."""
        while self.view().decision == "ability":
            self.begins(self.match.waiting[0]).does(Pass())
        return self.begins(self.match.waiting[0]) if self.match.waiting else self

    def die(self, *numbers: int) -> Self:
        """The player chooses dice of the roll."""
        for number in numbers:
            self.does(ChooseDie(number))
        return self

    def luck(self, count: int) -> Self:
        """The roller lets so many lucks cancel a lock each."""
        return self.all_pass().does(SplitLuck(count))

    def hit(self, *minions: str) -> Self:
        """These minions take it."""
        for minion in minions:
            self.does(Hit(minion))
        return self

    def takes(self, *minions: str) -> Self:
        """These minions return to the clan deck."""
        for minion in minions:
            self.does(Take(minion))
        return self

    def loses(self, *minions: str) -> Self:
        """These minions go."""
        for minion in minions:
            self.begins(self.match.waiting[0]).does(Lose(minion))
        return self

    def drops_problem(self, problem: str) -> Self:
        """This problem disappears."""
        return self.does(DropProblem(problem))

    def puts_token(self, card: str) -> Self:
        """The token goes there."""
        return self.does(PutToken(card))

    def rallies(self, player: int) -> Self:
        """The player rallies the clan."""
        return self.by(player).does(Rally())

    def ends(self, player: int) -> Self:
        """The player ends the turn."""
        return self.by(player).does(EndTurn())

    def bails(self, *minions: str) -> Self:
        """Bail is paid for these minions."""
        for minion in minions:
            self.does(Bail(minion))
        return self

    def hires(self, *minions: str) -> Self:
        """These minions are hired."""
        for minion in minions:
            self.does(Hire(minion))
        return self

    def drops_vault(self, player: int) -> Self:
        """The player drops the active vault."""
        return self.by(player).does(Drop())

    def reveals(self, player: int) -> Self:
        """The player turns up a vault."""
        return self.by(player).does(Reveal())

    def escapes(self, player: int) -> Self:
        """The player escapes."""
        return self.by(player).does(Escape())

    def searches_again(self, roll: str) -> Self:
        """The vault is searched again, with these dice."""
        return self.rolls(roll).does(SearchAgain())

    def stops(self) -> Self:
        """The last search counts."""
        return self.begins(self.match.waiting[0]).does(StopSearch())

    def takes_lane(self, player: int, side: str) -> Self:
        """The lever goes to this lane."""
        return self.by(player).does(ChangeLane(side))  # type: ignore[arg-type]

    def takes_lane_by_die(self, player: int, side: str) -> Self:
        """The lever goes to this lane for a driving die."""
        return self.by(player).does(ChangeLaneByDie(side))  # type: ignore[arg-type]

    def drives(self, count: int) -> Self:
        """So many lucks go to Driving."""
        return self.does(PlaceDriving(count))

    def boosts(self, answer: str) -> Self:
        """The driving dice are spent, or not."""
        return self.begins(self.match.waiting[0]).does(Boost(answer))  # type: ignore[arg-type]

    def matches(self, minion: str) -> Self:
        """This minion is exhausted because it knows the place."""
        return self.begins(self.match.waiting[0]).does(MatchPlace(minion))

    def lays_under(self, business: str) -> Self:
        """The next downtime goes to this business."""
        return self.begins(self.match.waiting[0]).does(ChooseBusiness(business))

    def keeps_books(self, card: str) -> Self:
        """The accountant sees to this card."""
        return self.does(KeepBooks(card))

    def plans(self, player: int) -> Self:
        """The player plans an attack."""
        return self.by(player).does(Plan())

    def catches(self, player: int) -> Self:
        """The player catches all fugitives."""
        return self.by(player).does(Catch())

    def fights(self, player: int, attack: str, minions: str, clan: str, rebels: str) -> Self:
        """The player fights with these minions; this is what the clan rolls, then its rebels."""
        self.rolls(clan, rebels).interacts(player, attack).plays(*minions.split())
        if self.match.state.stack and self.view().decision == "play":
            self.done()
        return self

    def flees(self, *minions: str) -> Self:
        """These rebels flee."""
        for minion in minions:
            self.does(Flee(minion))
        return self

    def opens_bet(self, player: int, minion: str) -> Self:
        """The player goes to the active table with this minion."""
        table = self.casino().table
        assert table is not None
        return self.interacts(player, table).does(Bet(minion))

    def stakes(self, chips: int, roll: str = "") -> Self:
        """So many chips are staked, and these dice fall."""
        return self.rolls(roll).does(SetStake(chips))

    def bets(self, player: int, minion: str, chips: int, roll: str) -> Self:
        """The player bets so many chips with this minion, rolls this, and nobody does anything."""
        return self.opens_bet(player, minion).stakes(chips, roll).all_pass()

    def swaps(self, player: int) -> Self:
        """The player goes to another table."""
        return self.by(player).does(SwapTable())

    def finds(self, player: int) -> Self:
        """The player looks for a minion in the clan deck."""
        return self.by(player).does(Find())

    def keeps(self, minion: str) -> Self:
        """The player keeps this minion."""
        return self.does(Keep(minion))

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
        """A player holds just these minions."""
        found = list(self.view().seats[player].hand)
        self._compare(f"hand of {player + 1}", minions.split(), found)
        return self

    def expect_table(self, player: int, minions: str) -> Self:
        """Just these minions of a player lie on the table."""
        found = list(self.view().seats[player].table)
        self._compare(f"table of {player + 1}", minions.split(), found)
        return self

    def expect_exhausted(self, minions: str) -> Self:
        """Just these minions are exhausted."""
        self._compare("exhausted", minions.split(), list(self.view().exhausted))
        return self

    def expect_out(self, minions: str) -> Self:
        """Just these minions are out of action."""
        self._compare("out of action", minions.split(), list(self.view().out))
        return self

    def expect_in_deck(self, *minions: str) -> Self:
        """These minions are in the clan deck."""
        missing = [minion for minion in minions if minion not in self.view().deck]
        self._compare("minions missing from the deck", [], missing)
        return self

    def expect_problems(self, player: int, problems: str) -> Self:
        """Just these problems lie in front of a player."""
        found = list(self.view().seats[player].problems)
        self._compare(f"problems of {player + 1}", problems.split(), found)
        return self

    def expect_tokens(self, card: str, count: int) -> Self:
        """A card that lies open has so many success tokens."""
        found = {each.id: each.tokens for each in self.view().challenges}
        self._compare(f"tokens on {card}", count, found.get(card))
        return self

    def expect_pistols(self, clan: int, rebels: int) -> Self:
        """The pistols of the struggle track are on these spaces."""
        found = self.struggle()
        self._compare("pistols", (clan, rebels), (found.clan, found.rebels))
        return self

    def expect_total(self, total: int, successes: int | None = None) -> Self:
        """The last roll that was counted gave this total and so many successes."""
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
