"""The verbs of the players of Legends in the test language."""

from typing import Self

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
from omerta.games.legends.view_casino import CasinoView
from omerta.testing.legends_setup import LegendsSetUp


class LegendsVerbs(LegendsSetUp):
    """A table of Legends during play."""

    def by(self, player: int) -> Self:
        """From here this player acts; a solo player answers for both hands."""
        return self.begins(0 if self.seats == 1 else player)

    # The players' verbs

    def chooses(self, code: str) -> Self:
        """The speaker chooses a scenario."""
        return self.begins(self.match.waiting[0]).does(ChooseScenario(code))

    def names_first(self, speaker: int, player: int) -> Self:
        """The speaker names the first player."""
        return self.by(speaker).does(NameFirst(player))

    def recruits(self, player: int) -> Self:
        """The player recruits."""
        return self.by(player).does(Recruit())

    def draws(self) -> Self:
        """The player draws one more minion."""
        return self.does(Draw())

    def has_enough(self) -> Self:
        """The player draws no further minion."""
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
        """The player plays no further minion."""
        return self.does(Done())

    def tries(self, player: int, target: str, minions: str, roll: str) -> Self:
        """The player tries a challenge with these minions and rolls these dice."""
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
        """All players pass, so that no ability is used."""
        while self.view().decision == "ability":
            self.begins(self.match.waiting[0]).does(Pass())
        return self.begins(self.match.waiting[0]) if self.match.waiting else self

    def die(self, *numbers: int) -> Self:
        """The player chooses dice of the roll."""
        for number in numbers:
            self.does(ChooseDie(number))
        return self

    def luck(self, count: int) -> Self:
        """The roller cancels this many locks with luck symbols."""
        return self.all_pass().does(SplitLuck(count))

    def hit(self, *minions: str) -> Self:
        """These minions take the damage."""
        for minion in minions:
            self.does(Hit(minion))
        return self

    def takes(self, *minions: str) -> Self:
        """These minions return to the clan deck."""
        for minion in minions:
            self.does(Take(minion))
        return self

    def loses(self, *minions: str) -> Self:
        """These minions leave the clan."""
        for minion in minions:
            self.begins(self.match.waiting[0]).does(Lose(minion))
        return self

    def drops_problem(self, problem: str) -> Self:
        """This problem is discarded."""
        return self.does(DropProblem(problem))

    def puts_token(self, card: str) -> Self:
        """The token is put on this card."""
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
        """The vault is searched again with these dice."""
        return self.rolls(roll).does(SearchAgain())

    def stops(self) -> Self:
        """The last search counts."""
        return self.begins(self.match.waiting[0]).does(StopSearch())

    def takes_lane(self, player: int, side: str) -> Self:
        """The lever moves to this lane."""
        return self.by(player).does(ChangeLane(side))  # type: ignore[arg-type]

    def takes_lane_by_die(self, player: int, side: str) -> Self:
        """The lever moves to this lane for a driving die."""
        return self.by(player).does(ChangeLaneByDie(side))  # type: ignore[arg-type]

    def drives(self, count: int) -> Self:
        """This many luck symbols become driving dice."""
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
        """The accountant is used for this card."""
        return self.does(KeepBooks(card))

    def plans(self, player: int) -> Self:
        """The player plans an attack."""
        return self.by(player).does(Plan())

    def catches(self, player: int) -> Self:
        """The player catches all fugitives."""
        return self.by(player).does(Catch())

    def fights(self, player: int, attack: str, minions: str, clan: str, rebels: str) -> Self:
        """The player fights with these minions; first the clan rolls, then its rebels."""
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
        """The player bets at the active table with this minion."""
        scene = self.view().scene
        assert isinstance(scene, CasinoView)
        table = scene.table
        assert table is not None
        return self.interacts(player, table).does(Bet(minion))

    def stakes(self, chips: int, roll: str = "") -> Self:
        """The player stakes this many chips and rolls these dice."""
        return self.rolls(roll).does(SetStake(chips))

    def bets(self, player: int, minion: str, chips: int, roll: str) -> Self:
        """The player bets chips with this minion and rolls these dice; no ability is used."""
        return self.opens_bet(player, minion).stakes(chips, roll).all_pass()

    def swaps(self, player: int) -> Self:
        """The player changes the active table."""
        return self.by(player).does(SwapTable())

    def finds(self, player: int) -> Self:
        """The player searches the clan deck for a minion."""
        return self.by(player).does(Find())

    def keeps(self, minion: str) -> Self:
        """The player keeps this minion."""
        return self.does(Keep(minion))
