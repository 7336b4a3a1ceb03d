"""The easy bot of Legends: it adds a random mood to each rating and overlooks abilities."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.legends.actions import Done, Interact, Recruit
from omerta.games.legends.advice.rating import best_of, rated_options
from omerta.games.legends.advice.verdict import Verdict
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded

FORGETS: Final = 65
"""The percentage of chances to use an ability that the bot overlooks."""
HASTY: Final = 35
"""The percentage of attempts with too few minions."""
LAVISH: Final = 35
"""The percentage of attempts with all possible minions."""
MOOD: Final = 0.9
"""The greatest random bonus of a rating."""
BRAVE: Final = 0.5
"""The bonus for actions that roll dice."""


class EasyLieutenant:
    """A bot that follows its momentary mood."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance: Chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return the option that seems best at the moment."""
        if len(options) == 1:
            return options[0]
        if view.decision == "ability" and self._chance.below(100, "memory") < FORGETS:
            return options[-1]  # Pass is always the last option
        verdicts = rated_options(view)
        if view.decision == "act":
            return self._felt(verdicts)
        if view.decision == "play":
            return self._crew(view, verdicts)
        return best_of(verdicts).action

    def _felt(self, verdicts: list[Verdict]) -> Action:
        """Choose an action by its worth and a random mood; dice are preferred to drawing cards."""
        best, chosen = -1e9, verdicts[0].action
        for verdict in verdicts:
            value = verdict.value + MOOD * self._chance.below(1000, "mood") / 1000
            if isinstance(verdict.action, Interact):
                value += BRAVE
            elif isinstance(verdict.action, Recruit):
                value -= BRAVE / 2
            if value > best:
                best, chosen = value, verdict.action
        return chosen

    def _crew(self, view: Any, verdicts: list[Verdict]) -> Action:
        """Choose too few minions, too many, or the best ones, the same way for a whole attempt."""
        mood = Seeded(view.round * 100 + view.actions * 10 + view.active).below(100, "habit")
        done = verdicts[-1].action
        if mood < HASTY and isinstance(done, Done):
            return done
        if mood >= 100 - LAVISH:
            return verdicts[0].action
        return best_of(verdicts).action
