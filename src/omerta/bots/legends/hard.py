"""The hard bot of Legends: it plays the scenario to its end before it decides.

It takes the promising options from `advice` and tries each in worlds that fit its view, where
all seats then play like the normal bot to the end of the scenario. It maximises how often the
clan wins, while the normal bot maximises reputation.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar, Final

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.bots.race import Race, Trial
from omerta.games.legends.advice.rating import best_of, best_option, rated_options
from omerta.games.legends.advice.weights import CAMPAIGN_OUT
from omerta.games.legends.components import bits
from omerta.games.legends.frames import PickDie, PlayMinions
from omerta.games.legends.rules.campaign import is_won
from omerta.games.legends.table import OVER, Table
from omerta.games.legends.turn import apply, why_not
from omerta.games.legends.turn import options as offered
from omerta.games.legends.view_builder import view as view_of
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.seats import Seat

DEFAULT_TRIALS: Final = 100
"""The trials for a decision, unless the budget says otherwise."""
MOST_WORLDS: Final = 30
"""The most worlds that are needed to find the best option."""
MOST_ANSWERS: Final = 3
"""The number of promising options that are tried."""
NEAR: Final = 0.8
"""Options that are rated lower than the best one by more than this are not tried."""
SEARCHED: Final = frozenset(
    ("act", "first", "search", "lane", "boost", "rebel", "downtime", "books")
)
"""The decisions that are tried out; `advice` decides all others by exact odds."""
ALMOST: Final = 0.2
"""The greatest worth of a missed target."""
RICH: Final = 12.0
"""The reputation that counts as 1 in the middle of a campaign."""


class HardLieutenant:
    """A bot that takes the option with the most successful trials."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self.iterations = 0
        """The trials of the last decision."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return the most promising option."""
        self.iterations = 0
        if len(options) == 1:
            return options[0]
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        answers = worth_a_thought(view, options)
        if len(answers) == 1:
            return answers[0][0]
        most = DEFAULT_TRIALS if budget.iterations is None else budget.iterations
        me: Seat = view.you
        first_seed = self._chance.below(1 << 32, "trials")
        dealt = 0

        def deal() -> Trial:
            nonlocal dealt
            world: Table = worlds()
            seed = first_seed + dealt
            dealt += 1
            return lambda answer: outcome(world.clone(), me, answers[answer], Seeded(seed))

        race = Race(len(answers), 0)
        best = race.best(deal, most, MOST_WORLDS, end)
        self.iterations = race.trials
        return answers[best][0]


def worth_a_thought(view: Any, options: Sequence[Action]) -> list[list[Action]]:
    """Return the options that are hard to choose between, with the actions that follow at once.

    The first one is the normal bot's choice.
    """
    verdicts = rated_options(view)
    usual = best_of(verdicts)
    found = [[usual.action, *usual.then]]
    if view.decision not in SEARCHED:
        return found
    if len(verdicts) == 1 and len(options) <= MOST_ANSWERS + 1:
        return found + [[option] for option in options if option != usual.action]
    near = [each for each in verdicts if each is not usual and each.value > usual.value - NEAR]
    near.sort(key=lambda verdict: -verdict.value)
    return found + [[each.action, *each.then] for each in near[: MOST_ANSWERS - 1]]


def outcome(world: Table, me: Seat, answer: Sequence[Action], chance: Chance) -> float:
    """Play this option to the end of the scenario in this world and return the worth of the result."""
    before = len(world.reputations)
    carry_out(world, me, answer, chance)
    while world.stack and len(world.reputations) == before:
        seat = world.stack[-1].seats[0]
        options = offered(world, seat)
        if len(options) == 1:
            apply(world, seat, options[0], chance=chance)
        else:
            verdict = best_option(view_of(world, seat))
            carry_out(world, seat, [verdict.action, *verdict.then], chance)
    return worth(world)


def carry_out(s: Table, seat: Seat, answers: Sequence[Action], chance: Chance) -> None:
    """Take an action, and those that follow it as long as they are asked for and legal."""
    apply(s, seat, answers[0], chance=chance)
    for answer in answers[1:]:
        frame = s.stack[-1] if s.stack else None
        if not isinstance(frame, PlayMinions | PickDie) or why_not(s, frame.seat, answer):
            return
        apply(s, frame.seat, answer, chance=chance)


def worth(s: Table) -> float:
    """Return the worth of a scenario's end: 1 for a victory, up to `ALMOST` for a missed target.

    In the middle of a campaign, where no result is fixed, reputation and the clan count.
    """
    reputation = s.reputations[-1]
    if s.phase == OVER:
        return 1.0 if is_won(s.result) else ALMOST * min(1.0, reputation / s.level.target)
    level = s.pack.level
    missing = sum([CAMPAIGN_OUT[level[minion]] for minion in bits(s.out)])
    return (reputation - missing) / RICH
