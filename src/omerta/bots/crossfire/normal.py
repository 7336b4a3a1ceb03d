"""The normal bot for Crossfire: weighs statements, keeps to one story, aims at the best target."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.crossfire.aims import best_two, near_best, values_now
from omerta.bots.crossfire.habits import UNDECLARED, faces
from omerta.bots.crossfire.influence import GLANCE, Bait
from omerta.bots.crossfire.marksman import next_move
from omerta.bots.crossfire.mind import Depth, Mind
from omerta.bots.crossfire.speech import next_words
from omerta.bots.crossfire.story import Story, drawn
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crossfire.actions import Aim, AimTwo, Claim
from omerta.games.crossfire.components import ROLE_OF
from omerta.games.crossfire.components_cast import AIMS
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded

DEPTH: Final = Depth(layouts=40, worlds=120)


class NormalShooter:
    """A player who listens well."""

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
            return next_words(mind, options, told_by(mind))
        return aimed(mind, options, self._chance)


def told_by(mind: Mind) -> Story:
    """The story of a role by its habits; a decoy tells what makes it a target."""
    if mind.is_role("decoy"):
        return Bait(mind, GLANCE)
    return Story(mind.cast, mind.view, mind.seen)


def first_face(
    view: CrossfireView, options: Sequence[Action], worlds: Worlds, chance: Chance
) -> Action:
    """A face by the habits of the role in hand."""
    shown = faces(worlds().cast, ROLE_OF[view.card or UNDECLARED])
    face = drawn(shown, chance)
    return next(each for each in options if isinstance(each, Claim) and each.face == face)


def aimed(mind: Mind, options: Sequence[Action], chance: Chance) -> Action:
    """The aim that wins most."""
    found = values_now(mind.cast, mind.view, mind.odds, mind.place, mind.role)
    allowed = [each.seat for each in options if isinstance(each, Aim)]
    if not allowed:
        one, two = best_two(found)
        return AimTwo(mind.seat(one), mind.seat(two))
    for place in range(mind.cast.places):
        if mind.seat(place) not in allowed:
            found[place] = -9.0
    return AIMS[mind.seat(near_best(found, chance))]
