"""Actions tried in the same worlds: which one wins, and how long they are tried."""

from collections.abc import Callable
from itertools import count

import pytest

from omerta.bots.race import CHECK_INTERVAL, Race, Trial

MANY = 10_000


def worlds(*outcomes: Callable[[int], float]) -> Callable[[], Trial]:
    """Worlds number 0, 1, … in which each action has the result of its function."""
    numbers = count()

    def deal() -> Trial:
        number = next(numbers)
        return lambda answer: outcomes[answer](number)

    return deal


def test_a_clearly_better_option_wins_after_one_lap() -> None:
    race = Race(3, 0)
    deal = worlds(lambda _: 0.5, lambda n: 0.2 + 0.01 * (n % 2), lambda n: 0.8 + 0.01 * (n % 2))
    assert race.best(deal, MANY, MANY, None) == 2
    assert race.trials == 3 * CHECK_INTERVAL


def test_the_usual_option_is_kept_when_no_option_is_better() -> None:
    race = Race(2, 1)
    assert race.best(worlds(lambda _: 1.0, lambda _: 1.0), MANY, MANY, None) == 1
    assert race.trials == 2 * CHECK_INTERVAL, "equal answers are not tried for ever"


def test_a_lead_by_chance_alone_does_not_win() -> None:
    race = Race(2, 0)
    deal = worlds(lambda n: float(n % 2), lambda n: float((n + 1) % 2))
    assert race.best(deal, MANY, 3 * CHECK_INTERVAL, None) == 0


@pytest.mark.parametrize(("most", "expected"), [(1, 0), (2, 2), (7, 6), (9, 8)])
def test_no_more_trials_are_made_than_are_allowed(most: int, expected: int) -> None:
    race = Race(2, 0)
    race.best(worlds(lambda n: n % 3, lambda n: n % 2), most, MANY, None)
    assert race.trials <= most
    assert race.trials in {expected, expected - 2}


def test_without_time_one_world_is_tried_and_the_usual_option_is_kept() -> None:
    race = Race(2, 0)
    assert race.best(worlds(lambda _: 0.0, lambda _: 1.0), MANY, MANY, 0.0) == 0
    assert race.trials == 2
