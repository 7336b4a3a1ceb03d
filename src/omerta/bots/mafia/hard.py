"""The hard bot for Mafia: plays the round on in believed worlds before it acts."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar, Final

from omerta.bots.mafia.habits import Habits
from omerta.bots.mafia.hand import SHARP, exchanged
from omerta.bots.mafia.normal import considered
from omerta.bots.mafia.tree import Tree
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.bots.race import Race, Trial
from omerta.games.mafia.frames import Exchange
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded
from omerta.kernel.seats import Seat

DEFAULT_TRIALS: Final = 500
"""The number of trials for a choice unless the budget says otherwise."""
MOST_WORLDS: Final = 100
"""The largest number of worlds needed to see which action is best."""
SEARCHED: Final = ("act", "pistol", "buyer", "runner")
"""The decisions that are searched; the normal bot computes the others."""


class HardBoss:
    """Takes the action with the best trials."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self.iterations = 0
        """The number of trials of the last choice."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The action that promises most."""
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
        habits, tree = Habits(first.town), Tree(first, self._chance)

        def deal() -> Trial:
            world = habits.plausible(worlds, me, self._chance)
            return lambda answer: tree.outcome(world, options[answer])[me]

        race = Race(len(options), options.index(considered(first, me)))
        best = race.best(deal, most, MOST_WORLDS, end)
        self.iterations = race.trials
        return options[best]
