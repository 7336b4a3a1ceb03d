"""The worked examples of section 9 of the rules, by their numbers."""

import pytest

from omerta.games.crooks.actions import (
    Discard,
    Join,
    LayDown,
    LayUp,
    Pass,
    Recruit,
    Replace,
    Switch,
    Take,
)
from omerta.games.crooks.events import CrooksKilled, GangScored, PlayerPassed, TargetScored
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks import CrooksTable

FULL_ROW = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")


@rule("CR-3.1", "CR-3.5")
def test_example_1_searching_a_hangout_of_three() -> None:
    t = table("crooks", seats=3).hangout("D", "c09", "c10", "c11")
    t.recruits(A, "D").expect_money(A, 15).sees(A, "c09", "c10", "c11")
    t.takes("c10").expect_pile("D", "c09", "c11").expect_unchanged(B, C)
    t.asks(A, "rob")


@rule("CR-7.3", "CR-7.5")
def test_example_2_the_value_of_a_target() -> None:
    t = table("crooks", seats=2).target(6, A, "c08").target(6, B, "c05").all_pass()
    t.expect_event(TargetScored, target=6, value=7, ratings=(7, 8), winners=(B,), points=7)
    t.over()


@rule("CR-8.2", "CR-8.3")
def test_example_3_majorities_of_three_players() -> None:
    t = table("crooks", seats=3)
    t.target(2, A, "c09").target(3, A, "c12").target(4, A, "c16").target(5, A, "c10")
    t.target(2, B, "c05").target(3, B, "c02").target(4, B, "c06")
    t.target(2, C, "c03").target(3, C, "c17")
    t.expect_members(A, 3, 2, 0).expect_members(B, 2, 1, 0).expect_members(C, 0, 2, 0)
    t.all_pass()
    t.expect_event(GangScored, gang="northside", members=(3, 2, 0), winner=A, points=4)
    t.expect_event(GangScored, gang="westside", members=(2, 1, 2), winner=None, points=0)
    t.over()


@rule("CR-3.2", "CR-4.5")
def test_example_4_what_three_dollars_allow() -> None:
    t = table("crooks", seats=2).money(A, 3).hangout("A").hangout("B").hangout("E")
    t.hangout("C", "c10", "c11", "c12").hangout("D", "c13", "c14", "c15", "c16")
    for target, crook in zip((3, 4, 5, 6, 7, 8), FULL_ROW, strict=False):
        t.target(target, A, crook)
    t.offers_exactly(Recruit("C"), Pass())
    t.hires(A, "C", "c10").expect_money(A, 0)
    t.offers_exactly(LayUp(2), LayUp(9), Pass())
    t.lays(9).ready_for(B)


@rule("CR-2.6", "CR-2.8")
def test_example_5_a_dollar_too_little() -> None:
    t = table("crooks", seats=3).turn(C).money(A, 1)
    t.hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.passes(C).expect_event(PlayerPassed, seat=A, cause="no_money").ready_for(B)
    t.hires(B, "A", "c09").lays(2).expect_pile("A", "c10")
    t.refused(Recruit("A"), "you_passed", "CR-2.4", by=A)
    t.ready_for(B)


@rule("CR-3.9", "CR-3.10", "CR-4.6")
def test_example_6_the_boss_waits_for_the_next_player() -> None:
    t = table("crooks", seats=2).hangout("B", "c01", "c22").money(B, 6)
    for target, crook in zip((2, 3, 5, 7, 8, 9), FULL_ROW, strict=False):
        t.target(target, B, crook)
    t.recruits(A, "B").expect_money(A, 16).sees(A, "c01", "c22").offers_exactly(Take("c22"))
    t.takes("c22").lays(2)
    t.recruits(B, "B").expect_money(B, 5).expect_hand("c01")
    t.offers_exactly(LayUp(4), LayUp(6), Pass())
    t.lays(6).ready_for(A)


@rule("CR-7.4")
def test_example_7_values_stop_at_zero() -> None:
    t = table("crooks", seats=2).target(2, A, "c02").target(3, A, "c22").target(3, B, "c05")
    t.all_pass().expect_event(TargetScored, target=2, value=0, winners=(A,), points=0)
    t.expect_event(TargetScored, target=3, modifiers=-4, value=0, winners=(B,), points=0)
    t.over()


@rule("CR-7.6")
def test_example_8_three_share_seven() -> None:
    t = table("crooks", seats=3).target(7, A, "c09").target(7, B, "c10").target(7, C, "c11")
    t.all_pass().expect_event(TargetScored, target=7, value=7, winners=(A, B, C), points=2)
    t.over()


@rule("CR-6.3", "CR-6.4", "CR-6.6")
def test_example_9_a_hidden_base_with_an_accomplice() -> None:
    t = table("crooks", seats=2).target(8, A, "c15 down", "c27").target(8, B, "c02")
    t.does_not_see(B, "c15").all_pass()
    t.expect_event(TargetScored, target=8, value=7, ratings=(9, 9), winners=(A, B), points=3)
    t.over()


@rule("CR-6.5", "CR-8.4")
def test_example_10_two_accomplices_on_one_spot() -> None:
    t = table("crooks", seats=2).target(5, A, "c20", "c27").hangout("A", "c28")
    t.hires(A, "A", "c28").joins(5)
    t.expect_rating(5, A, 9).expect_members(A, 1, 2, 2)
    t.ready_for(B)


@rule("CR-6.8", "CR-6.9", "CR-6.10", "CR-6.11", "CR-5.6")
def test_example_11_a_switch_moves_a_stack() -> None:
    t = table("crooks", seats=2).target(9, A, "c13 down", "c28").hangout("A", "c24")
    t.hires(A, "A", "c24").expect_money(A, 17).switches(9, 4)
    t.expect_stack(4, A, "c13 down", "c28").expect_stack(9, A, "c24").expect_money(A, 17)
    t.does_not_see(B, "c13").expect_unchanged(B)
    t.ready_for(B)


@rule("CR-6.12", "CR-6.13", "CR-6.14", "CR-6.15")
def test_example_12_a_killer_at_work() -> None:
    t = table("crooks", seats=3).target(5, B, "c08 down", "c27").hangout("A", "c31")
    t.hires(A, "A", "c31").lays(5).kills(B)
    t.expect_event(CrooksKilled, victim=B, tags=(t.tag("c08"), t.tag("c27")), faces=("c27",))
    t.does_not_see(A, "c08").does_not_see(C, "c08").sees(SPECTATOR, "c27").expect_stack(5, B)
    t.all_pass().expect_event(TargetScored, target=5, value=5, winners=(A,), points=5)
    t.over()


def no_free_spot(crook: str) -> CrooksTable:
    t = table("crooks", seats=2).row(A, *FULL_ROW).hangout("A", crook).money(A, 3)
    return t.hires(A, "A", crook).expect_money(A, 2)


@rule("CR-4.8", "CR-4.9", "CR-4.10")
@pytest.mark.parametrize(
    ("crook", "count"), [("c16", 2), ("c24", 2), ("c27", 8 + 2), ("c31", 8 + 2)]
)
def test_example_13_all_spots_taken(crook: str, count: int) -> None:
    t = no_free_spot(crook).offers(Discard(), Pass()).expect_options(count)
    if crook == "c27":
        t.offers(*[Join(target) for target in range(2, 10)])
    if crook == "c31":
        t.offers(*[Replace(target) for target in range(2, 10)])
    t.discards().ready_for(B)


@rule("CR-4.10")
@pytest.mark.parametrize(("money", "count"), [(1, 17), (0, 15)])
def test_example_14_a_switch_with_two_free_spots(money: int, count: int) -> None:
    t = table("crooks", seats=2).hangout("A", "c23").money(A, money + 1)
    for target, crook in zip((2, 4, 5, 6, 7, 9), FULL_ROW, strict=False):
        t.target(target, A, crook)
    t.hires(A, "A", "c23").expect_options(count)
    t.offers(LayUp(3), LayUp(8), Pass(), Switch(2, 3), Switch(9, 8))
    if money:
        t.offers(LayDown(3), LayDown(8))
    t.lays(3).ready_for(B)


@rule("CR-6.1", "CR-2.6")
def test_example_15_a_pickpocket_keeps_the_player_in() -> None:
    t = table("crooks", seats=2).money(A, 2).hangout("A", "c25", "c09").hangout("B", "c10", "c11")
    t.hires(A, "A", "c25").expect_money(A, 0).lays(2).picks_pocket().expect_money(A, 2)
    t.passes(B).ready_for(A)
    t.offers_exactly(Recruit("A"), Recruit("B"), Pass())


@rule("CR-6.18", "CR-3.5")
def test_example_16_a_second_look_proves_a_face() -> None:
    """Anna has spied on C, so the crooks she left there are all three of them."""
    t = table("crooks", seats=3).hangout("C", "c12", "c19", "c31").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    t.hires(B, "C", "c31").lays_down(5)
    t.hires(C, "C", "c19").lays(6)
    memory = t.view(A).hangouts[2].memory
    assert memory is not None
    assert memory.left == ("c12", "c19", "c31")
    assert memory.taken_since == 2
    assert memory.possible == ("c12", "c31")
    assert t.card(A, "c31").face is None
    t.recruits(A, "C").expect_money(A, 16).expect_hand("c12")
    assert (t.card(A, "c31").face, t.card(A, "c31").how) == ("c31", "deduced")
    assert t.card(C, "c31").face is None
    t.does_not_see(SPECTATOR, "c31")
    t.lays(7).ready_for(B)


@rule("CR-6.18", "CR-3.8")
def test_example_17_the_boss_left_alone() -> None:
    """Anna has spied on D, so the crooks she left there are all three of them."""
    t = table("crooks", seats=3).hangout("D", "c01", "c12", "c19").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_hangout("D")
    t.hires(B, "D", "c12").lays_down(5)
    assert t.card(A, "c12").face is None
    t.hires(C, "D", "c19").lays_down(6)
    memory = t.view(A).hangouts[3].memory
    assert memory is not None
    assert memory.left == ("c01", "c12", "c19")
    assert t.card(A, "c12").face is None
    assert t.card(A, "c19").face is None
    t.recruits(A, "D").expect_hand("c01").expect_money(A, 16)
    t.lays(9).ready_for(B)


@rule("CR-9.2", "CR-9.3")
@pytest.mark.parametrize(
    ("money", "winners", "reason"), [((1, 0), (A,), "money"), ((0, 0), (A, B), "shared")]
)
def test_example_18_equal_points(
    money: tuple[int, int], winners: tuple[int, ...], reason: str
) -> None:
    t = table("crooks", seats=2).money(A, money[0]).money(B, money[1])
    t.target(9, A, "c15").target(8, A, "c19").target(4, A, "c32")
    t.target(7, B, "c08").target(5, B, "c09").target(2, B, "c21")  # c09 brings the Northside
    t.all_pass().over(winners=winners, scores=(24, 24), reason=reason)


@rule("CR-4.5", "CR-6.1")
@pytest.mark.parametrize("money", [1, 0])
def test_example_19_a_timeout_at_the_robbery(money: int) -> None:
    t = table("crooks", seats=2).hangout("A", "c26").money(A, money + 1)
    for target, crook in zip((3, 4, 5, 6, 8, 9), FULL_ROW, strict=False):
        t.target(target, A, crook)
    t.hires(A, "A", "c26").times_out(A).expect_money(A, 0)
    t.expect_stack(2, A, "c26 down" if money else "c26").expect_stack(7, A)
    t.expect_unchanged(B)
    t.ready_for(B)


@rule("CR-7.5", "CR-8.2", "CR-9.1")
def test_example_20_a_whole_scoring() -> None:
    t = table("crooks", seats=2)
    t.target(2, A, "c26").target(5, A, "c09").target(8, A, "c06").target(9, A, "c02")
    t.target(5, B, "c10").target(8, B, "c13", "c28").target(9, B, "c01")
    t.all_pass()
    t.expect_event(TargetScored, target=2, value=2, winners=(A,), points=2)
    t.expect_event(TargetScored, target=5, ratings=(7, 7), winners=(A, B), points=2)
    t.expect_event(TargetScored, target=8, value=7, ratings=(8, 8), winners=(A, B), points=3)
    t.expect_event(TargetScored, target=9, value=7, ratings=(9, 10), winners=(B,), points=7)
    t.expect_event(GangScored, gang="northside", members=(3, 0), winner=A, points=5)
    t.expect_event(GangScored, gang="westside", members=(1, 2), winner=B, points=5)
    t.expect_event(GangScored, gang="outfit", members=(0, 2), winner=B, points=5)
    t.over(winners=(B,), scores=(12, 22), reason="points")
