"""The set-up verbs of Legends in the test language."""

from typing import Any, Final, Self

from omerta.games.legends import GAME
from omerta.games.legends.frames import Step
from omerta.games.legends.table import ABSENT, ACTIVE, CONTROLLED, UNCONTROLLED, Table
from omerta.games.legends.turn import run_steps
from omerta.games.legends.view import LegendsView
from omerta.kernel import Entry, Match, Viewer
from omerta.testing.legends_layout import Dice, Layout
from omerta.testing.table import SPECTATOR, GameTable

_ONE_CARD: Final = ("vault", "lane", "table", "campaign", "betrayal")
"""Parts of a scenario's board that hold one card or value."""
_POLICE: Final = {
    "absent": ABSENT,
    "uncontrolled": UNCONTROLLED,
    "controlled": CONTROLLED,
    "active": ACTIVE,
}


class LegendsSetUp(GameTable):
    """The set-up verbs of Legends."""

    new_turn = "act"
    letters = "1234"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._layout = Layout(seats)
        self.dice = Dice()

    @property
    def layout(self) -> Layout:
        """The layout so far; the test fails if the match has started."""
        if self._match is not None:
            self.fail("the set-up is over: call this verb earlier")
        return self._layout

    def lay_out(self) -> Match:
        """Return the match as described, at its first decision."""
        s = self.layout.build()
        self.dice.white, self.dice.red = s.pack.white, s.pack.red
        run_steps(s, self.dice, [])
        return Match(GAME, s, self.dice, [Entry(None, None, (), 0)], self.seats, s.settings)

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    def broken(self) -> list[str]:
        """Return the invariants that do not hold."""
        found: list[str] = GAME.audit(self.state)
        return found

    # Verbs about the table

    def scenario(self, code: str, **board: Any) -> Self:
        """This scenario is played, with these values on its own part of the table."""
        self.layout.scenario = code
        return self.board(**board)

    def board(self, **said: Any) -> Self:
        """The scenario's part has these values; several cards are one text."""
        for name, value in said.items():
            words = isinstance(value, str) and name not in _ONE_CARD
            self.layout.board[name] = value.split() if words else value
        return self

    def setting(self, **values: Any) -> Self:
        """Set settings of the table by name, such as ``difficulty="easy"``."""
        self.layout.setting_values.update(values)
        return self

    def campaign(self, *played: str, reputations: tuple[int, ...] = ()) -> Self:
        """A campaign in which these scenarios were played before."""
        self.layout.played = played
        self.layout.reputations = reputations
        return self.setting(mode="campaign")

    def turn(self, player: int, actions: int | None = None) -> Self:
        """It is this player's turn, with this many actions left."""
        self.layout.active = player
        self.layout.actions = actions
        return self

    def last_turn(self, player: int, actions: int | None = None) -> Self:
        """It is this player's turn, and all other players have had theirs."""
        self.layout.turned = [other for other in range(max(self.seats, 2)) if other != player]
        return self.turn(player, actions)

    def before(self, *steps: str) -> Self:
        """The table is about to carry out these automatic steps, such as "round"."""
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

    # Verbs about cards

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
        """The clan deck holds only these minions, the first on top."""
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
        """These problems are in front of a player, the oldest first."""
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
        """This many success tokens are on a card."""
        self.layout.tokens[card] = count
        return self

    # Chance

    def rolls(self, *dice: str) -> Self:
        """The next dice show these faces."""
        for roll in dice:
            self.dice.promise(roll)
        return self

    # Views

    def view(self, viewer: Viewer = SPECTATOR) -> LegendsView:
        """Return what a viewer may know."""
        found: LegendsView = GAME.view(self.state, viewer)
        return found
