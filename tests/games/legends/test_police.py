"""LG-9 and LG-10: evidence and police."""

from collections.abc import Callable

import pytest

from omerta.games.legends.events import (
    EvidenceCounted,
    PoliceActivated,
    PoliceStruck,
    PoliceTurned,
)
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2
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
