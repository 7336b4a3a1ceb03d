"""The hard player of Mafia: plays the round on in worlds it believes in, before it answers."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar, Final

from omerta.bots.mafia.gains import Gains
from omerta.bots.mafia.habits import Habits
from omerta.bots.mafia.hand import SHARP, exchanged
from omerta.bots.mafia.normal import considered
from omerta.bots.mafia.tree import Tree
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.mafia.frames import Exchange
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.seats import Seat

DEFAULT_TRIALS: Final = 500
"""How many trials a choice takes unless the budget says otherwise."""
MOST_WORLDS: Final = 100
"""In so many worlds it is seen who is best, if anybody is."""
LAP: Final = 10
"""After so many worlds it is seen who drops out; in fewer nobody can win."""
SEARCHED: Final = ("act", "pistol", "buyer", "runner")
"""The decisions that are tried out; the others the normal player settles by counting."""


class HardBoss:
    """Takes the answer after which its trials go best."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self.iterations = 0
        """How many trials the last choice took."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The answer that promises most."""
        self.iterations = 0
        if len(options) == 1:
            return options[0]
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        me: Seat = view.you
        first: Table = worlds()
        frame = first.stack[-1]
        if isinstance(frame, Exchange):
            return exchanged(first, me, thrown_by(frame, me), SHARP)
        if view.decision not in SEARCHED:
            return considered(first, me)
        most = DEFAULT_TRIALS if budget.iterations is None else budget.iterations
        trials = Trials(me, options, first, worlds, self._chance)
        best = trials.best(most, end)
        self.iterations = trials.made
        return best


class Trials:
    """Some answers in a race against what the normal player would say, in the same worlds.

    Who is clearly behind drops out. To win, an answer must be better by more than luck explains.
    """

    def __init__(
        self, me: Seat, options: Sequence[Action], first: Table, worlds: Worlds, chance: Chance
    ) -> None:
        self._me = me
        self._options = options
        self._worlds = worlds
        self._chance = chance
        self._habits = Habits(first.town)
        self._tree = Tree(first, chance)
        self._usual = options.index(considered(first, me))
        self._racing: list[int] = [each for each in range(len(options)) if each != self._usual]
        self._gains: list[Gains] = [Gains() for _ in options]
        self._worlds_tried = 0
        self.made = 0

    def best(self, most: int, end: float | None) -> Action:
        """The winner of the race, or who leads after so many trials or when time is up."""
        while self.made + len(self._racing) < most and self._worlds_tried < MOST_WORLDS:
            self._try()
            if end is not None and perf_counter() >= end:
                break
            if self._worlds_tried % LAP == 0 and self._is_decided():
                break
        return self._options[self._leader()]

    def _try(self) -> None:
        """One world for all who race and for the usual answer."""
        world = self._habits.plausible(self._worlds, self._me, self._chance)
        usual = self._outcome(world, self._usual)
        for answer in self._racing:
            self._gains[answer].add(self._outcome(world, answer) - usual)
        self.made += len(self._racing) + 1
        self._worlds_tried += 1

    def _outcome(self, world: Table, answer: int) -> float:
        return self._tree.outcome(world, self._options[answer])[self._me]

    def _is_decided(self) -> bool:
        """Let drop out who is clearly behind; whether nobody is left, or one clearly ahead."""
        ahead = max([0.0] + [self._gains[each].least() for each in self._racing])
        self._racing = [each for each in self._racing if self._gains[each].most() > ahead]
        return not self._racing or (len(self._racing) == 1 and ahead > 0.0)

    def _leader(self) -> int:
        """Who is better than the usual answer with some certainty, else the usual answer."""
        best, leader = 0.0, self._usual
        if self._worlds_tried >= LAP:
            for answer in self._racing:
                sure = self._gains[answer].sure()
                if sure > best:
                    best, leader = sure, answer
        return leader
