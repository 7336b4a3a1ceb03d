"""The judgement of the Crooks bots in single positions, and the scores of forecasts."""

from itertools import combinations
from typing import Any

import pytest

from omerta import bots, games
from omerta.bots.crooks.forecast import forecast, rewards
from omerta.bots.crooks.normal import NormalBot
from omerta.bots.crooks.reading import Reading, crooks_by_id
from omerta.bots.crooks.search import expected_best
from omerta.kernel import Seeded
from omerta.testing import A, B, C, table

CROOKS = games.get("crooks")


def action_of(t: Any, seat: int) -> str:
    """The normal bot's action at this table."""
    bot = bots.make("normal", "crooks", 1)
    return bots.ask(bot, CROOKS, t.state, seat, Seeded(1), bots.Budget()).text()


def test_a_killer_hits_the_strongest_rival_on_the_most_valuable_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").money(A, 1)
    t.target(9, B, "c09").target(9, C, "c22").target(3, B, "c10")
    t.hires(A, "A", "c31")
    assert action_of(t, A) == "up 9"
    t.lays(9)
    assert action_of(t, A) == f"kill {B}"


def test_a_boss_known_to_lie_alone_is_hired_for_a_dollar() -> None:
    t = table("crooks", seats=2).hangout("A", "c01", "c12").hangout("B", "c30")
    t.hires(A, "A", "c12").lays(6).hires(B, "B", "c30").lays(2).spies_nothing()
    assert action_of(t, A) == "recruit A"


def test_a_minus_modifier_goes_to_a_target_that_is_lost_anyway() -> None:
    t = table("crooks", seats=2).hangout("A", "c22").money(A, 1).target(9, B, "c01")
    t.hires(A, "A", "c22")
    assert action_of(t, A) == "up 9"


def test_a_plus_modifier_goes_where_the_bot_is_safely_highest() -> None:
    t = table("crooks", seats=2).hangout("A", "c08").money(A, 1)
    t.target(9, B, "c01").target(8, B, "c12").passed(B)
    t.hires(A, "A", "c08")
    assert action_of(t, A) == "up 8"


def test_an_accomplice_joins_where_the_sum_takes_the_lead() -> None:
    t = table("crooks", seats=2).hangout("A", "c27").money(A, 1)
    t.target(9, A, "c12").target(9, B, "c10").passed(B)
    t.hires(A, "A", "c27")
    assert action_of(t, A) == "join 9"


@pytest.mark.parametrize(("left", "answer"), [("c22 c32", "up 9"), ("c02 c03", "up 2")])
def test_a_face_down_crook_is_one_of_those_that_were_left_in_its_pile(
    left: str, answer: str
) -> None:
    first, second = left.split()
    t = table("crooks", seats=2).hangout("C", "c12", first, second).hangout("B", "c16")
    t.hires(A, "C", "c12").lays(5).hires(B, "C", first).lays_down(9).hires(A, "B", "c16")
    assert action_of(t, A) == answer


def test_a_bot_with_a_full_row_passes() -> None:
    row = [f"c{number:02d}" for number in range(2, 10)]
    t = table("crooks", seats=2).row(A, *row).turn(A)
    assert action_of(t, A) == "pass"


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_the_expected_best_of_a_blind_pile_is_exact(size: int) -> None:
    gains = [9.0, 7.5, 4.0, 4.0, 1.0, -2.0]
    hands = list(combinations(gains, size))
    exact = sum(max(hand) for hand in hands) / len(hands)
    assert expected_best(gains, size) == pytest.approx(exact)


def test_a_blind_pile_larger_than_all_unseen_crooks_holds_the_best() -> None:
    assert expected_best([3.0, 1.0], 4) == 3.0


def test_the_cost_of_later_turns_depends_on_the_crooks_left_to_rivals() -> None:
    state = CROOKS.new(4, chance=Seeded(1))  # piles of 2, 2, 3, 3, 3, 4, 4, 5 and 5
    view: Any = CROOKS.view(state, CROOKS.waiting(state)[0])
    reading = Reading(view, crooks_by_id(view.deck))
    assert reading.turns_ahead(16, 0)[0] == 3
    assert reading.turns_ahead(13, 8)[0] == 1
    assert reading.turns_ahead(2, 0)[0] == 0
    assert reading.turns_ahead(16, 0)[1] > 0 > reading.turns_ahead(13, 8)[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forecast_of_a_finished_game_is_its_score(seats: int) -> None:
    for seed in range(8):
        state = CROOKS.new(seats, chance=Seeded(seed))
        luck = Seeded(seed)
        while waiting := CROOKS.waiting(state):
            options = CROOKS.options(state, waiting[0])
            going_on = [option for option in options if option.text() != "pass"] or options
            CROOKS.apply(state, waiting[0], luck.pick(going_on, "play"), chance=luck)
        outcome = CROOKS.outcome(state)
        assert outcome is not None
        assert forecast(state) == list(outcome.scores)


def test_rewards_follow_the_margin_over_the_best_rival() -> None:
    clear, level, behind = rewards([30, 20, 20]), rewards([20, 20]), rewards([10, 30])
    assert clear[0] > 0.5 > clear[1] == clear[2]
    assert level == [0.5, 0.5]
    assert 0.0 < behind[0] < 0.5 < behind[1] < 1.0


def test_the_normal_player_weighs_each_option_once() -> None:
    state = CROOKS.new(3, chance=Seeded(2))
    luck = Seeded(2)
    while waiting := CROOKS.waiting(state):
        options = CROOKS.options(state, waiting[0])
        view: Any = CROOKS.view(state, waiting[0])
        assert len(NormalBot(1).gains(view, options)) == len(options)
        going_on = [option for option in options if option.text() != "pass"] or options
        CROOKS.apply(state, waiting[0], luck.pick(going_on, "play"), chance=luck)
