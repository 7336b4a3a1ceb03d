"""What a search needs to know about a game; the default guide knows no game."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game, Outcome

Impression = tuple[float, float]
"""The estimated worth of an option, between 0 and 1, and how many visits that estimate counts for.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Plays random options to the end and rewards the ranks."""

    exploration = 0.7
    """The weight of the confidence term in an option's upper bound; rewards are between 0 and 1."""

    patience = 1.0
    """The visits that an option needs before the search goes deeper instead of just finishing the
    match.
    """

    def impressions(self, view: Any, options: Sequence[Action]) -> list[Impression]:
        """Return a first estimate for each option of the thinking seat."""
        return [(0.0, 0.0) for _ in options]

    def finish(self, game: Game[Any], world: Any, chance: Chance) -> list[float]:
        """Play the world to its end and return each seat's reward; the world is used up."""
        seats = game.waiting(world)
        while seats:
            action = chance.pick(game.options(world, seats[0]), "playout")
            game.apply(world, seats[0], action, chance=chance)
            seats = game.waiting(world)
        outcome = game.outcome(world)
        assert outcome is not None
        return rank_rewards(outcome)


def rank_rewards(outcome: Outcome) -> list[float]:
    """Return half for winning, shared among winners, and half by the number of rivals left behind."""
    ranks = outcome.ranks
    others = max(1, len(ranks) - 1)
    rewards: list[float] = []
    for rank in ranks:
        beaten = sum([1.0 for other in ranks if other > rank])
        level = (ranks.count(rank) - 1) / 2
        win = 1 / ranks.count(1) if rank == 1 else 0.0
        rewards.append(0.5 * win + 0.5 * (beaten + level) / others)
    return rewards
