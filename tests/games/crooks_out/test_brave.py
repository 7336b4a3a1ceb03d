"""CO-7: the brave variant."""

import pytest

from omerta.games.crooks_out.actions import Stop
from omerta.games.crooks_out.events import (
    GameEnded,
    MarksCrossed,
    PointsBanked,
    PointScored,
    PointsLost,
    TurnEnded,
)
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

HAND = "rA rB rC rD rE rF oA oB oC oD"
BANKED = "rA rB rC rD"


def four_banked() -> CrooksOutTable:
    """Anna has 4 points in the bank; no circle can be forgotten."""
    t = table("crooks_out", seats=3).brave().auto().hand(B, HAND).box("vE vF")
    return t.caught(A, B, BANKED).rolls(A, "bE")


@rule("CO-7.1")
def test_points_of_a_turn_are_kept_apart_and_at_risk() -> None:
    t = four_banked().hits(A, B, "oA").expect_points(4, 0, 0, at_risk=1)
    t.expect_event(PointScored, seat=A, points=4, at_risk=1)
    t.hits(A, B, "oB").expect_points(4, 0, 0, at_risk=2)
    assert [t.view(viewer).at_risk for viewer in (A, B, C, SPECTATOR)] == [2] * 4
    t.asks(A, "ask_or_stop")


@rule("CO-7.2")
def test_a_miss_loses_the_points_of_the_turn() -> None:
    t = four_banked().hits(A, B, "oA").hits(A, B, "oB").misses(A, B, "vF")
    t.expect_event(PointsLost, seat=A, amount=2).expect_event(TurnEnded, seat=A, cause="miss")
    t.expect_no_event(PointsBanked).expect_points(4, 0, 0).ready_for(B)


@rule("CO-7.2")
def test_a_fault_loses_the_points_of_the_turn() -> None:
    t = four_banked().setting(circling="sharp_eyed").numbers(B, oE=5).hits(A, B, "oA")
    t.expect_points(4, 0, 0, at_risk=1).circles_none().hits(A, B, "oB").circles("oE")
    t.expect_event(PointsLost, seat=A, amount=2).expect_event(TurnEnded, seat=A, cause="fault")
    t.expect_points(4, 0, 0).ready_for(B)


@rule("CO-7.2")
def test_a_miss_at_once_loses_nothing() -> None:
    t = four_banked().misses(A, B, "vF").expect_no_event(PointsLost)
    t.expect_points(4, 0, 0).ready_for(B)


@rule("CO-7.3")
def test_stopping_banks_the_points_of_the_turn() -> None:
    t = four_banked().hits(A, B, "oA").hits(A, B, "oB").stops()
    t.expect_event(PointsBanked, seat=A, amount=2, points=6)
    t.expect_event(TurnEnded, seat=A, cause="stop").expect_points(6, 0, 0).ready_for(B)


@rule("CO-7.3")
def test_a_timeout_after_a_hit_banks_the_points_too() -> None:
    t = four_banked().hits(A, B, "oA").times_out(A)
    t.expect_event(PointsBanked, seat=A, amount=1, points=5).expect_points(5, 0, 0).ready_for(B)


@rule("CO-7.3")
def test_banked_points_are_safe() -> None:
    t = four_banked().hits(A, B, "oA").stops().misses(B, A, "vF").misses(C, A, "vE")
    t.misses(A, B, "vF").expect_no_event(PointsLost).expect_points(5, 0, 0).ready_for(B)


@rule("CO-7.4")
def test_crooks_stay_laid_out_and_no_player_gets_the_lost_points() -> None:
    t = four_banked().hits(A, B, "oA").hits(A, B, "oB").misses(A, B, "vF")
    t.expect_laid_out(B, "rA rB rC rD oA oB").expect_hand(B, "rE rF oC oD")
    t.expect_points(4, 0, 0).ready_for(B)
    t.all_time_out().expect_event(GameEnded, points=(4, 0, 0), laid_out=(0, 6, 0)).over()


@rule("CO-7.5")
def test_the_hit_that_ends_the_game_banks_all_points_of_the_turn() -> None:
    t = table("crooks_out", seats=3).brave().auto().hand(B, HAND)
    t.left(B, "oB oC oD", caught_by=C).hits(A, B, "oB").hits(A, B, "oD").hits(A, B, "oC")
    t.expect_event(PointsBanked, seat=A, amount=3, points=3).expect_no_event(PointsLost)
    t.expect_points(3, 0, 7).over(winners=(C,), scores=(3, 0, 7), reason="points")


@rule("CO-7.6")
@pytest.mark.parametrize("brave", ["off", "on"])
def test_all_other_rules_are_unchanged(brave: str) -> None:
    t = table("crooks_out", seats=3).setting(brave=brave).hand(B, HAND).box("bF").numbers(B, vA=2)
    t.rolls(A, "bE").refused(Stop(), "must_ask", "CO-3.9")
    t.hits(A, B, "rA").expect_event(MarksCrossed, seats=(A, C), room="rA").circles_none()
    t.hits(A, B, "oA").circles("vA").expect_circled(B, "vA").asks(A, "ask_or_stop")
    t.misses(A, B, "bF").expect_laid_out(B, "rA oA").ready_for(B)


@rule("CO-7.1")
def test_without_the_brave_setting_no_points_are_at_risk() -> None:
    t = four_banked().setting(brave="off").hits(A, B, "oA").expect_points(5, 0, 0)
    t.misses(A, B, "vF").expect_no_event(PointsLost).expect_points(5, 0, 0).ready_for(B)
