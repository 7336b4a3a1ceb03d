"""What a search may ask about a game; the plain guide knows nothing about any."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game, Outcome

Impression = tuple[float, float]
"""What an option looks worth, between 0 and 1, and how many visits that opinion is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Plays at random to the end and rewards the ranks."""

    exploration = 0.7
    """How far an answer's upper bound lies above its mean; rewards lie between 0 and 1."""

    patience = 1.0
    """Visits an answer needs before what follows it is searched too, not just finished."""

    def impressions(self, view: Any, options: Sequence[Action]) -> list[Impression]:
        """A first opinion of each option of the thinking seat."""
        return [(0.0, 0.0) for _ in options]

    def finish(self, game: Game[Any], world: Any, chance: Chance) -> list[float]:
        """Play the world on as it may go and reward each seat; the world is used up."""
        seats = game.waiting(world)
        while seats:
            action = chance.pick(game.options(world, seats[0]), "playout")
            game.apply(world, seats[0], action, chance=chance)
            seats = game.waiting(world)
        outcome = game.outcome(world)
        assert outcome is not None
        return rank_rewards(outcome)


def rank_rewards(outcome: Outcome) -> list[float]:
    """Half for winning, shared among the winners, half for each rival left behind or shared."""
    ranks = outcome.ranks
    others = max(1, len(ranks) - 1)
    rewards: list[float] = []
    for rank in ranks:
        beaten = sum([1.0 for other in ranks if other > rank])
        level = (ranks.count(rank) - 1) / 2
        win = 1 / ranks.count(1) if rank == 1 else 0.0
        rewards.append(0.5 * win + 0.5 * (beaten + level) / others)
    return rewards
