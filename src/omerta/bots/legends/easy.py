"""The easy player of Legends: means well, judges by feel, and forgets what its people can do."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.legends.actions import Done, Interact, Recruit
from omerta.games.legends.advice.rating import best_of, rated_options
from omerta.games.legends.advice.verdict import Verdict
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded

FORGETS: Final = 65
"""Of a hundred chances to use an ability, so many are not noticed."""
HASTY: Final = 35
"""Of a hundred tries, so many are made with too few minions."""
LAVISH: Final = 35
"""Of a hundred tries, so many are made with all there are."""
MOOD: Final = 0.9
"""By how much a mood can make something look better than it is."""
BRAVE: Final = 0.5
"""What looks like work for the dice looks better by this than what does not."""


class EasyLieutenant:
    """Does what feels right at this moment."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance: Chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The answer that feels best."""
        if len(options) == 1:
            return options[0]
        if view.decision == "ability" and self._chance.below(100, "memory") < FORGETS:
            return options[-1]  # to pass is always the last answer
        verdicts = rated_options(view)
        if view.decision == "act":
            return self._felt(verdicts)
        if view.decision == "play":
            return self._crew(view, verdicts)
        return best_of(verdicts).action

    def _felt(self, verdicts: list[Verdict]) -> Action:
        """An action by its worth and by mood; dice are more fun than drawing cards."""
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
        """Too few minions, too many, or just right: the same for all who help with one try."""
        mood = Seeded(view.round * 100 + view.actions * 10 + view.active).below(100, "habit")
        done = verdicts[-1].action
        if mood < HASTY and isinstance(done, Done):
            return done
        if mood >= 100 - LAVISH:
            return verdicts[0].action
        return best_of(verdicts).action
