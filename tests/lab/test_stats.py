"""The statistics, compared with published values."""

import pytest

from omerta.lab.stats import Interval, mean, share_of_total, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_gives_the_published_intervals(
    successes: int, trials: int, low: float, high: float
) -> None:
    share = wilson(successes, trials)
    assert share.value == successes / trials
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_wilson_takes_shared_wins_as_fractions() -> None:
    assert wilson(4, 10).low < wilson(4.5, 10).low < wilson(5, 10).low


@pytest.mark.parametrize(("successes", "trials"), [(3, 2), (-1, 2), (0, 0)])
def test_wilson_refuses_impossible_counts(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes"):
        wilson(successes, trials)


def test_the_mean_has_a_normal_interval() -> None:
    estimate = mean([1, 2, 3, 4, 5])
    assert estimate.value == 3
    # standard error: sqrt(2.5 / 5) = 0.70711; times 1.95996
    assert estimate.high - 3 == pytest.approx(1.38590, abs=1e-5)
    assert 3 - estimate.low == pytest.approx(1.38590, abs=1e-5)


def test_values_of_0_and_1_are_a_share() -> None:
    assert mean([0, 1, 1]) == wilson(2, 3)


def test_where_nothing_is_negative_the_mean_is_not() -> None:
    assert mean([0, 0, 0, 9]).low == 0
    assert mean([0, 0, -1, 9]).low < 0


def test_a_part_lies_between_nothing_and_the_whole() -> None:
    parts, wholes = [0.0, 9.0, 0.0], [1.0, 9.0, 2.0]
    share = share_of_total(parts, wholes)
    assert share.value == 9 / 12
    assert 0 <= share.low < share.value < share.high == 1
    assert share_of_total([1, 2, 3], [2, 4, 6]) == Interval(0.5, 0.5, 0.5)
    assert share_of_total([0], [0]) == Interval(0, 0, 0)


def test_equal_values_leave_no_doubt() -> None:
    assert mean([7, 7, 7]) == Interval(7, 7, 7)


def test_a_single_value_is_its_own_interval() -> None:
    assert mean([4]) == Interval(4, 4, 4)
