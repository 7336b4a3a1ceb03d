"""The rewards of a finished match."""

import pytest

from omerta.envs.rewards import by_points, by_rank, by_win, cooperative_rewards
from omerta.kernel import Outcome


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((2, 1, 3), [0, 1, -1]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((1, 2, 2, 4), [1, 0, 0, -1]),
        ((1, 1, 1, 4), [1 / 3, 1 / 3, 1 / 3, -1]),
    ],
)
def test_ranks_give_equal_steps_and_equal_ranks_share(
    ranks: tuple[int, ...], rewards: list[float]
) -> None:
    assert by_rank(Outcome(ranks, (0,) * len(ranks), "points")) == pytest.approx(rewards)


def test_a_win_is_worth_one_and_is_shared() -> None:
    assert by_win(Outcome((2, 1, 3), (1, 2, 0), "points")) == [0, 1, 0]
    assert by_win(Outcome((1, 1, 3), (2, 2, 0), "shared")) == [0.5, 0.5, 0]


def test_points_count_against_the_mean_of_the_rivals() -> None:
    assert by_points(Outcome((1, 2, 3), (30, 20, 10), "points")) == [15, 0, -15]


@pytest.mark.parametrize(
    ("reason", "rank", "win"), [("elected", 1, 1), ("arrested", -1, 0), ("target_missed", -1, 0)]
)
def test_seats_of_a_cooperative_game_are_rewarded_together(
    reason: str, rank: int, win: int
) -> None:
    rewards = cooperative_rewards(lambda how: how == "elected")
    outcome = Outcome((1, 1, 1), (21, 21, 21), reason)
    assert rewards["rank"](outcome) == [rank] * 3
    assert rewards["win"](outcome) == [win] * 3
    assert rewards["points"](outcome) == [21] * 3
