"""The advice of Legends: estimates that grow and shrink as they must, and sound choices."""

import pytest

from omerta.games.legends.actions import (
    Boost,
    ChangeLane,
    EndTurn,
    Escape,
    Hit,
    Interact,
    Lose,
    Pass,
    Recruit,
    SearchAgain,
    SplitLuck,
    StopSearch,
    Use,
)
from omerta.games.legends.advice.forecast import Aim, Forecasts, counted, total_of
from omerta.games.legends.advice.rating import best_option, position_of, rated_options
from omerta.games.legends.advice.stakes.bank import search_worth, vault_worth
from omerta.games.legends.advice.window import throws
from omerta.games.legends.coach import advise
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.kernel import Action, Seeded
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable

ROLLS = Forecasts(((1, 2, 3, 4, 5, 6), (2, 2, 3, 0, 4, 5), 3))


def heist(seats: int = 2) -> LegendsTable:
    return table("legends", seats=seats)


def bank(**board: object) -> LegendsTable:
    return heist().scenario("bank", **board)


def advised_action(t: LegendsTable) -> Action:
    """The action that the advice suggests to the deciding player."""
    return best_option(t.view(t.match.waiting[0])).action


# Exact numbers


def test_a_forecast_has_the_chances_of_the_rules() -> None:
    found = ROLLS.roll(3, 5, 2)
    assert found.at_least(1) == pytest.approx(0.6397, abs=5e-5)
    assert found.at_least(2) == pytest.approx(0.2855, abs=5e-5)
    assert sum(found.chances) == pytest.approx(1)


def test_a_finished_roll_is_counted_as_the_rules_count_it() -> None:
    luck = Seeded(4)
    for _ in range(300):
        dice = [1 + luck.below(6, "face") for _ in range(1 + luck.below(7, "dice"))]
        red = ROLLS.red[luck.below(6, "red")]
        for cancelled in range(most_pairs(dice) + 1):
            counts = counted(dice)
            lucks, locks = counts[5] - cancelled, counts[6] - cancelled
            assert total_of(counts, red, 3, lucks, locks) == worth(dice, red, cancelled, 3).total


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_the_chances_of_unrolled_dice_add_up_to_one(dice: int) -> None:
    found = throws(ROLLS.white, dice)
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert all(sum(counts) == dice for _, counts in found)


# Worth that must grow or shrink


def test_more_dice_promise_more_and_a_harder_challenge_less() -> None:
    aim = Aim(5, [0.0, 1.0, 2.0], harmless=True)
    values = [aim.before(ROLLS.roll(dice, 5, 2), ROLLS.fatigue, 9) for dice in range(1, 13)]
    assert values == sorted(values)
    assert aim.before(ROLLS.roll(4, 6, 2), ROLLS.fatigue, 9) < values[3]
    aim.harmless, aim.tired, aim.wounded = False, 0.4, 0.5
    assert aim.before(ROLLS.roll(4, 5, 2), ROLLS.fatigue, 9) < values[3]


def test_a_fingerprint_costs_more_the_nearer_the_limit_is() -> None:
    found = []
    for problems in ("pr01", "pr06", "pr06 pr07", "pr06 pr07 pr12", "pr06 pr07 pr12 pr15"):
        t = bank(vault="va06", alarms="al05").problems(P2, problems).turn(P1)
        found.append(position_of(t.view(P1)).fingerprint())
    assert found == sorted(found)
    assert found[-1] > 3 * found[0]


def test_a_minion_is_worth_less_the_later_it_is() -> None:
    found = [position_of(bank(clock=clock).turn(P1).view(P1)).plain() for clock in range(7)]
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.1


def test_a_bigger_vault_is_worth_more_and_every_further_search_less() -> None:
    p = position_of(bank(vault="va06").hand(P1, "m01 m02 m03 m04").turn(P1).view(P1))
    assert [vault_worth(p, dice) for dice in range(1, 7)] == sorted(
        vault_worth(p, dice) for dice in range(1, 7)
    )
    assert search_worth(p, 4, 1, 0) > search_worth(p, 4, 2, 0) > search_worth(p, 4, 3, 0)
    assert search_worth(p, 4, 1, 1) < search_worth(p, 4, 1, 0)


# Sound choices


def test_with_enough_loot_to_win_the_bot_escapes() -> None:
    t = bank(vault="va06", loot=9).hand(P1, "m21 m23").turn(P1)
    assert advised_action(t) == Escape()


def test_without_enough_loot_the_bot_does_not_escape() -> None:
    t = bank(vault="va06", loot=3).hand(P1, "m21 m22 m23").turn(P1, 1)
    assert advised_action(t) == Interact("va06")


def test_an_empty_hand_draws_first() -> None:
    assert advised_action(bank(vault="va06").hand(P1, "").turn(P1)) == Recruit()


def test_the_bot_prevents_the_arrest_while_it_can() -> None:
    t = bank(vault="va06", alarms="al05").hand(P1, "m21 m22 m23 m24").last_turn(P1, 1)
    t.problems(P2, "pr06 pr07 pr12 pr15")
    target = advised_action(t)
    assert isinstance(target, Interact)
    assert target.target in {"pr06", "pr12"}


@pytest.mark.parametrize(
    ("roll", "expected"), [("1 2 3 4", SearchAgain()), ("L K L 1", StopSearch())]
)
def test_a_poor_search_is_repeated_and_a_rich_one_is_not(roll: str, expected: Action) -> None:
    t = bank(vault="va06").hand(P1, "m21 m23 m01 m02").hand(P2, "m03 m04 m06").turn(P1)
    t.rolls("4 3 2 L | x2", roll).interacts(P1, "va06").plays("m21", "m23").done().all_pass()
    assert advised_action(t) == expected


def test_a_fast_enough_car_catches_the_van_at_once() -> None:
    t = heist().scenario("chase", car=10, van=12, lever=2).hand(P1, "m01 m02 m03").turn(P1)
    assert advised_action(t) == EndTurn()


def test_a_boost_is_spent_only_while_it_is_needed() -> None:
    for lever, expected in ((1, Boost("yes")), (2, Boost("no"))):
        t = (
            heist()
            .scenario("chase", car=10, van=12, lever=lever, driving=3)
            .turn(P1, 0)
            .hand(P1, "")
        )
        t.ends(P1)
        assert advised_action(t) == expected


def test_the_round_begins_in_the_lane_that_suits_the_hands() -> None:
    t = heist().scenario("chase", near="ob01 ob03", future="ob05 ob02").hand(P1, "m26 m27 m28")
    t.hand(P2, "m29").before("round")
    assert advised_action(t) == ChangeLane("right")


def test_abilities_are_kept_when_the_roll_is_good_and_used_when_they_save_it() -> None:
    good = bank(vault="va06").hand(P1, "m21 m23 m01").turn(P1)
    good.rolls("4 4 4 4 | x2").interacts(P1, "va06").plays("m21", "m23").done()
    assert advised_action(good) == Pass()
    saved = bank(vault="va02", clock=5).hand(P1, "m16 m17 m04").turn(P1)
    saved.rolls("4 1 1 K | x2").interacts(P1, "va02").plays("m16", "m17").done()
    assert advised_action(saved) == Use("m04")


def test_luck_cancels_a_lock_if_that_opens_the_card() -> None:
    t = heist().problems(P1, "pr19").hand(P1, "m43").tries(P1, "pr19", "m43", "4 2 L K | x2")
    assert advised_action(t) == SplitLuck(1)


def test_the_weakest_minion_takes_the_hit() -> None:
    t = heist().problems(P1, "pr07").hand(P1, "m43 m01")
    t.tries(P1, "pr07", "m43 m01", "4 3 2 1 1 K | -")
    t.expect(decision="hit")
    assert advised_action(t) == Hit("m01")


def test_a_loss_is_taken_from_the_bigger_hand_and_the_lower_level() -> None:
    t = bank(vault="va06", alarms="al10").hand(P1, "m21 m31 m43").hand(P2, "m01 m02 m03 m04 m44")
    t.last_turn(P1, 0).before("alarms").asks(P1, "lose_any")
    loss = advised_action(t)
    assert isinstance(loss, Lose)
    assert loss.minion in {"m01", "m02", "m03", "m04"}


def test_every_action_of_the_menu_is_judged() -> None:
    t = bank(vault="va06", alarms="al05 al10").problems(P2, "pr06 pr10").hand(P1, "m21 m23 m40 m48")
    t.exhausted("m01 m02").out("m03").turn(P1)
    view = t.view(P1)
    assert {verdict.action for verdict in rated_options(view)} == set(view.options)


def test_advice_says_with_which_minions() -> None:
    found = advise(bank(vault="va06", loot=3).hand(P1, "m21 m22 m23").turn(P1, 1).view(P2))
    assert found is not None
    assert (found.player, found.action) == (P1, Interact("va06"))
    assert [action.text() for action in found.then] == ["play m21", "play m22", "play m23"]
    assert found.reason == "advice-interact"
    assert found.params["dice"] == 6
    assert found.params["percent"] == 65
