"""CR-2: turns, passing, and the end of play."""

import pytest
from msgspec import UNSET

from omerta.games.crooks.actions import Kill, LayUp, Pass, Recruit, SpyOnTarget, Take
from omerta.games.crooks.events import (
    CrookDiscarded,
    GameEnded,
    PlayerPassed,
    TargetScored,
    TurnStarted,
)
from omerta.testing import SPECTATOR, A, B, C, D, rule, table

FULL_ROW = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")


@rule("CR-2.1")
def test_turns_go_clockwise() -> None:
    t = table("crooks", seats=3).turn(B).hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.hires(B, "A", "c09").lays(2).ready_for(C)
    t.hires(C, "B", "c11").lays(2).ready_for(A)
    t.hires(A, "A", "c10").lays(2).ready_for(B)


@rule("CR-2.1")
def test_players_who_passed_are_skipped() -> None:
    t = table("crooks", seats=4).turn(A).passed(B, C).hangout("A", "c09")
    t.hires(A, "A", "c09").lays(2)
    t.expect_event(TurnStarted, seat=D).expect_unchanged(B, C)
    t.ready_for(D)


@rule("CR-2.1")
def test_an_action_out_of_turn_is_refused() -> None:
    t = table("crooks", seats=3).turn(B)
    t.refused(Recruit("A"), "not_your_turn", "CR-2.1", by=A)
    t.refused(Pass(), "not_your_turn", "CR-2.1", by=C)
    t.ready_for(B)


@rule("CR-2.1")
@pytest.mark.parametrize("stranger", [-1, 3])
def test_an_action_of_a_seat_that_does_not_exist_is_refused(stranger: int) -> None:
    t = table("crooks", seats=3)
    t.refused(Pass(), "no_such_seat", "CR-1.1", by=stranger, seat=stranger + 1)
    t.ready_for(A)


@rule("CR-2.2")
def test_recruiting_comes_first() -> None:
    t = table("crooks", seats=2)
    t.refused(LayUp(2), "recruit_first", "CR-2.2")
    t.refused(Take("c02"), "recruit_first", "CR-2.2")
    t.ready_for(A)


@rule("CR-2.2")
def test_robbing_comes_second_and_once() -> None:
    t = table("crooks", seats=2).hangout("A", "c09")
    t.hires(A, "A", "c09").asks(A, "rob")
    t.refused(Recruit("B"), "rob_now", "CR-2.2")
    t.lays(2).ready_for(B)
    t.refused(LayUp(3), "not_your_turn", "CR-2.1", by=A)
    t.ready_for(B)


@rule("CR-2.3")
def test_passing_takes_the_place_of_the_whole_turn() -> None:
    t = table("crooks", seats=2).offers(Pass())
    t.passes(A).expect_event(PlayerPassed, seat=A, cause="chosen")
    t.expect_money(A, 18).expect_hand(None).expect_unchanged(B)
    t.expect_no_event(CrookDiscarded)
    t.ready_for(B)


@rule("CR-2.3", "CR-2.9")
def test_passing_takes_the_place_of_the_robbery() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.hires(A, "A", "c09").offers(Pass())
    t.passes(A).expect_event(PlayerPassed, seat=A, cause="chosen")
    t.ready_for(B)


@rule("CR-2.4")
def test_a_player_who_passed_cannot_act_again() -> None:
    t = table("crooks", seats=3).hangout("A", "c09")
    t.passes(A).ready_for(B)
    t.hires(B, "A", "c09").lays(2).ready_for(C)
    for action in (Recruit("B"), Pass()):
        t.refused(action, "you_passed", "CR-2.4", by=A)
    t.passes(C).ready_for(B)
    assert [seat.passed for seat in t.view(SPECTATOR).seats] == [True, False, True]
    assert t.match.options(A) == ()


@rule("CR-2.5")
def test_the_crooks_of_a_passed_player_score() -> None:
    t = table("crooks", seats=2).target(9, A, "c15").target(9, B, "c22").passed(A).turn(B)
    t.passes(B)
    t.expect_event(TargetScored, target=9, winners=(A,), points=7)
    t.over(scores=(7, 0))


@rule("CR-2.5")
def test_the_crooks_of_a_passed_player_can_be_killed() -> None:
    t = table("crooks", seats=3).target(9, A, "c15").passed(A).turn(B).hangout("A", "c31")
    t.hires(B, "A", "c31").lays(9).offers(Kill(A))
    t.kills(A).expect_stack(9, A).expect_stack(9, B, "c31").expect_unchanged(C)
    t.ready_for(C)


@rule("CR-2.5")
def test_the_crooks_of_a_passed_player_can_be_spied_on() -> None:
    t = table("crooks", seats=3).target(9, A, "c15 down").passed(A).turn(B).hangout("A", "c29")
    t.does_not_see(B, "c15")
    t.hires(B, "A", "c29").lays(2).offers(SpyOnTarget(9))
    t.spies_target(9).sees(B, "c15").does_not_see(C, "c15").expect_unchanged(A, C)
    t.ready_for(C)


@rule("CR-2.6")
def test_a_player_who_cannot_pay_any_pile_passes_automatically() -> None:
    t = table("crooks", seats=3).money(B, 1)
    t.passes(A).expect_event(PlayerPassed, seat=B, cause="no_money")
    t.expect_money(B, 1).expect_unchanged(C)
    t.ready_for(C)


@rule("CR-2.6")
def test_the_last_dollars_for_the_cheapest_pile_are_enough() -> None:
    t = table("crooks", seats=3).money(B, 2)
    t.passes(A)
    assert [event.seat for event in t.last_events(PlayerPassed)] == [A]
    t.ready_for(B)
    t.offers_exactly(Recruit("A"), Recruit("B"), Pass())


@rule("CR-2.6")
def test_money_is_checked_only_at_the_start_of_the_turn() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10").money(A, 2)
    t.hires(A, "A", "c09").expect_money(A, 0).asks(A, "rob")
    t.lays(2).expect_no_event(PlayerPassed).ready_for(B)
    t.passes(B).expect_event(PlayerPassed, seat=A, cause="no_money")
    t.over()


@rule("CR-2.6")
def test_an_empty_pile_is_not_a_cheap_one() -> None:
    t = table("crooks", seats=2).hangout("A").money(B, 1)
    t.passes(A).expect_event(PlayerPassed, seat=B, cause="no_money")
    t.over()


@rule("CR-2.7")
def test_all_players_pass_when_no_crook_is_left() -> None:
    t = table("crooks", seats=2).hangout("A", "c09")
    t.hangout("B").hangout("C").hangout("D").hangout("E")
    t.hires(A, "A", "c09").lays(2)
    t.expect_event(PlayerPassed, seat=B, cause="no_crooks")
    t.expect_event(PlayerPassed, seat=A, cause="no_crooks")
    t.over()


@rule("CR-2.7")
def test_one_crook_left_keeps_the_game_going() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.hangout("B").hangout("C").hangout("D").hangout("E")
    t.hires(A, "A", "c09").lays(2).expect_no_event(PlayerPassed)
    t.ready_for(B)


@rule("CR-2.8")
def test_a_forced_pass_is_final_though_a_pile_gets_cheaper() -> None:
    t = table("crooks", seats=3).money(B, 1).hangout("A", "c09", "c10")
    t.passes(A).expect_event(PlayerPassed, seat=B, cause="no_money")
    t.hires(C, "A", "c09").lays(2).expect_pile("A", "c10")  # now A costs the dollar that B has
    t.ready_for(C)
    t.refused(Recruit("A"), "you_passed", "CR-2.4", by=B)


@rule("CR-2.9")
def test_passing_puts_the_crook_in_hand_face_down_in_the_box_without_a_refund() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10").money(A, 5)
    t.hires(A, "A", "c09").passes(A)
    t.expect_event(CrookDiscarded, seat=A, tag="s01", cause="pass", seen_by=B, face=UNSET)
    t.expect_boxed("c09").expect_hand(None).expect_money(A, 3).expect_pile("A", "c10")
    t.sees(A, "c09").does_not_see(B, "c09").does_not_see(SPECTATOR, "c09")
    t.expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-2.10")
def test_a_player_cannot_pass_while_searching_a_hangout() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.recruits(A, "A").asks(A, "choose_crook")
    t.refused(Pass(), "search_under_way", "CR-2.10")
    t.offers_exactly(Take("c09"), Take("c10"))
    t.takes("c10").lays(2).ready_for(B)


@rule("CR-2.11")
def test_the_last_player_keeps_taking_turns_until_they_pass() -> None:
    t = table("crooks", seats=3).passed(A, C).turn(B).hangout("A", "c09", "c10")
    t.hires(B, "A", "c09").lays(2).ready_for(B)
    t.hires(B, "A", "c10").lays(3).ready_for(B)
    t.expect_unchanged(A, C)
    t.passes(B).over()


@rule("CR-2.11", "CR-2.6")
def test_the_last_player_passes_when_the_money_is_gone() -> None:
    t = table("crooks", seats=2).passed(B).hangout("A", "c09", "c10").money(A, 2)
    t.hires(A, "A", "c09").lays(2)
    t.expect_event(PlayerPassed, seat=A, cause="no_money")
    t.over()


@rule("CR-2.12")
def test_play_ends_with_the_last_pass_and_scoring_follows() -> None:
    t = table("crooks", seats=2)
    t.passes(A).expect_no_event(GameEnded)
    assert t.match.outcome is None
    t.passes(B).expect_event(GameEnded, points=(0, 0), money=(18, 18), winners=(A, B))
    t.over()
    for seat in (A, B):
        t.refused(Pass(), "game_over", "CR-2.12", by=seat)


@rule("CR-2.13")
def test_a_full_row_does_not_force_a_pass() -> None:
    t = table("crooks", seats=2).turn(B).row(A, *FULL_ROW).hangout("A", "c27", "c10")
    t.passes(B).ready_for(A).offers(Recruit("A"), Pass())
    t.hires(A, "A", "c10").discards()
    t.expect_no_event(PlayerPassed).expect_unchanged(B)
    t.ready_for(A)
