"""LG-9 and LG-10: evidence and police."""

from collections.abc import Callable

import pytest

from omerta.games.legends.actions import DropProblem
from omerta.games.legends.events import (
    EvidenceCounted,
    PoliceActivated,
    PoliceStruck,
    PoliceTurned,
)
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends.hooked_bank import HookedBank


@rule("LG-9.2", "LG-17.2")
@pytest.mark.parametrize(
    ("difficulty", "three", "four"), [("easy", 8, 11), ("normal", 7, 10), ("hard", 4, 6)]
)
def test_the_limit(difficulty: str, three: int, four: int) -> None:
    for seats, limit in ((1, three), (2, three), (3, three), (4, four)):
        table("legends", seats=seats).setting(difficulty=difficulty).expect(limit=limit)


@rule("LG-9.3", "SC-1.25")
def test_an_arrest_loses_the_campaign() -> None:
    t = table("legends", seats=2).campaign("chase", reputations=(15,)).last_turn(P1)
    t.problems(P1, "pr06 pr07 pr12 pr02").ends(P1)
    t.expect_event(EvidenceCounted, count=7, limit=7).expect(reputations=(15, 0))
    t.over(reason="arrested", scores=(15, 15))


@rule("LG-9.3", "SC-2.22")
def test_an_arrest_ends_the_chase_too() -> None:
    t = (
        table("legends", seats=2)
        .scenario("chase")
        .last_turn(P1)
        .problems(P1, "pr06 pr07 pr12 pr02")
    )
    t.ends(P1).over(reason="arrested")


@rule("LG-9.4", "LG-9.1")
def test_only_the_check_counts() -> None:
    t = table("legends", seats=2).last_turn(P1).problems(P1, "pr06 pr07 pr12 pr02").hand(P1, "m43")
    t.expect(fingerprints=7).tries(P1, "pr07", "m43", "4 1 1 1 | -").expect(fingerprints=5)
    t.ends(P1).asks(P1, "first")


@rule("LG-10.1", "LG-10.3")
def test_police_become_active_and_strike_at_the_next_check(
    play_with: Callable[[HookedBank], HookedBank],
) -> None:
    scenario = play_with(HookedBank())
    t = table("legends", seats=2).last_turn(P1).hand(P2, "m01 m02").ends(P1)
    t.expect_event(PoliceActivated).expect_no_event(PoliceStruck).expect_out("")
    assert "police activated" in scenario.calls
    t.names_first(P1, P1).ends(P1).ends(P2).expect_event(PoliceStruck).asks(P2, "lose_any")
    t.loses("m01").expect_out("m01").asks(P2, "first")


@rule("LG-10.1")
def test_a_controlled_token_is_turned_back() -> None:
    t = table("legends", seats=2).police("controlled").last_turn(P1).ends(P1)
    t.expect_event(PoliceTurned, police="uncontrolled").expect_no_event(PoliceActivated)
    t.expect(police="uncontrolled").asks(P1, "first")


@rule("LG-10.2")
def test_active_police_stay_active() -> None:
    t = table("legends", seats=2).police("active").last_turn(P1).hand(P1, "m31")
    t.problems(P1, "pr19").tries(P1, "pr19", "m31", "1 1 1 | S").expect(police="active")
    t.ends(P1).expect(police="active").asks(P1, "first")


# Control


def controlled(problems: str, roll: str) -> LegendsTable:
    """The first player tries Control with four dice against difficulty 5."""
    t = table("legends", seats=2).hand(P1, "m44").problems(P1, "pr06").problems(P2, problems)
    return t.tries(P1, "control", "m44", roll)


@rule("LG-7.5")
def test_one_success_of_control_turns_the_token_and_drops_nothing() -> None:
    t = controlled("pr01 pr02", "4 3 1 1 | -").expect_total(9, 1).expect(police="controlled")
    t.expect_problems(P2, "pr01 pr02").ready_for(P1)


@rule("LG-7.5")
def test_a_second_success_of_control_drops_a_chosen_small_problem() -> None:
    t = controlled("pr01 pr02", "4 3 2 1 | -").expect_total(10, 2).expect(police="controlled")
    t.offers_exactly(DropProblem("pr01"), DropProblem("pr02"))
    t.refused(DropProblem("pr06"), "problem_too_big", "LG-5.5", challenge="pr06")
    t.drops_problem("pr02").expect_problems(P2, "pr01").expect_problems(P1, "pr06")
    t.expect_tokens("pr01", 0).ready_for(P1)


@rule("LG-7.5")
def test_a_third_success_of_control_drops_another_one() -> None:
    t = controlled("pr01 pr02 pr09", "4 4 2 1 | x2").expect_total(15, 3).asks(P1, "problem")
    t.drops_problem("pr09").asks(P1, "problem").drops_problem("pr01").expect_problems(P2, "pr02")
    t.ready_for(P1)


@rule("LG-7.5", "LG-11.3")
def test_control_asks_nobody_where_there_is_no_choice() -> None:
    t = controlled("pr01 pr02", "4 4 2 1 | x2").expect_total(15, 3).expect_problems(P2, "")
    t.expect_problems(P1, "pr06").expect(police="controlled").ready_for(P1)
    controlled("", "4 4 2 1 | x2").expect_problems(P1, "pr06").ready_for(P1)


@rule("LG-7.5", "LG-6.6")
def test_a_siren_after_control_brings_no_problem_back() -> None:
    t = controlled("pr01", "4 4 2 1 | S").expect_total(11, 2).expect(police="uncontrolled")
    t.expect_problems(P2, "").ready_for(P1)
