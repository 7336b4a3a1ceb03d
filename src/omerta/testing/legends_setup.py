"""Legends in the test language: a table while a test describes it."""

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
"""Parts of a scene that are one thing."""
_POLICE: Final = {
    "absent": ABSENT,
    "uncontrolled": UNCONTROLLED,
    "controlled": CONTROLLED,
    "active": ACTIVE,
}


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
        run_steps(s, self.dice, [])
        return Match(GAME, s, self.dice, [Entry(None, None, (), 0)], self.seats, s.settings)

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

    def scenario(self, code: str, **board: Any) -> Self:
        """This scenario, and what is said about its own part of the table."""
        self.layout.scenario = code
        return self.board(**board)

    def board(self, **said: Any) -> Self:
        """More about the scenario's part; names of cards as one text."""
        for name, value in said.items():
            words = isinstance(value, str) and name not in _ONE_CARD
            self.layout.board[name] = value.split() if words else value
        return self

    def setting(self, **values: Any) -> Self:
        """Options of the table by name, such as ``difficulty="easy"``."""
        self.layout.setting_values.update(values)
        return self

    def campaign(self, *played: str, reputations: tuple[int, ...] = ()) -> Self:
        """A campaign in which these scenarios were played before."""
        self.layout.played = played
        self.layout.reputations = reputations
        return self.setting(mode="campaign")

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

    # What is seen

    def view(self, viewer: Viewer = SPECTATOR) -> LegendsView:
        """What a viewer may know."""
        found: LegendsView = GAME.view(self.state, viewer)
        return found
