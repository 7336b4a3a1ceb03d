"""The value of a finished match for each seat, for learning."""

from collections.abc import Callable
from typing import Literal

from omerta.kernel.game import Outcome

RewardName = Literal["rank", "win", "points"]


def by_rank(outcome: Outcome) -> list[float]:
    """Return 1 for the first place to -1 for the last in equal steps; equal ranks share."""
    ranks = outcome.ranks
    best, steps = min(ranks), len(ranks) - 1
    return [1 - 2 * (rank - best + (ranks.count(rank) - 1) / 2) / steps for rank in ranks]


def by_win(outcome: Outcome) -> list[float]:
    """Return 1 for the winner, shared by equal winners, and 0 for the others."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


def by_points(outcome: Outcome) -> list[float]:
    """Return the points by which a seat is ahead of the mean of its rivals."""
    scores = outcome.scores
    rivals = len(scores) - 1
    return [score - (sum(scores) - score) / rivals for score in scores]


Rewards = dict[RewardName, Callable[[Outcome], list[float]]]

REWARDS: Rewards = {"rank": by_rank, "win": by_win, "points": by_points}


def cooperative_rewards(is_won: Callable[[str], bool]) -> Rewards:
    """Return rewards for games in which all win or lose together: all seats get the same."""
    return {
        "rank": lambda outcome: [1.0 if is_won(outcome.reason) else -1.0 for _ in outcome.ranks],
        "win": lambda outcome: [1.0 if is_won(outcome.reason) else 0.0 for _ in outcome.ranks],
        "points": lambda outcome: [float(score) for score in outcome.scores],
    }
