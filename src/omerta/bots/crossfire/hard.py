"""The hard bot for Crossfire: considers what its words tell others, and tries its aims out."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.crossfire.aims import best
from omerta.bots.crossfire.influence import Calculated
from omerta.bots.crossfire.marksman import next_move
from omerta.bots.crossfire.mind import Depth, Mind
from omerta.bots.crossfire.normal import aimed, first_face
from omerta.bots.crossfire.rollout import won
from omerta.bots.crossfire.speech import next_words
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crossfire.components_cast import AIMS
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded

DEPTH: Final = Depth(layouts=400, worlds=800)


class HardShooter:
    """An experienced player."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The action that serves the own role best."""
        if len(options) == 1:
            return options[0]
        if view.decision == "claim":
            return first_face(view, options, worlds, self._chance)
        mind = Mind(view, worlds, self._chance, DEPTH)
        if view.decision == "talk":
            if view.you == view.sniper:
                return next_move(mind)
            return next_words(mind, options, Calculated(mind))
        one_gun = mind.cast.waves[mind.role] and mind.cast.hands[mind.role] == 1
        if view.decision == "aim" and one_gun:
            return AIMS[mind.seat(best(won(mind, mind.cloud, self._chance)))]
        return aimed(mind, options, self._chance)
