"""CR-5 and CR-6: the crooks' actions."""

import pytest
from msgspec import UNSET

from omerta.games.crooks.actions import (
    Discard,
    Join,
    Kill,
    LayDown,
    LayUp,
    LeaveMoney,
    Pass,
    Recruit,
    Replace,
    Spare,
    SpyOnHangout,
    SpyOnNothing,
    SpyOnTarget,
    Switch,
    TakeMoney,
)
from omerta.games.crooks.events import (
    ActionDeclined,
    CrookPlaced,
    CrooksKilled,
    PickpocketTook,
    SpyLooked,
    StackMoved,
    TargetScored,
)
from omerta.testing import SPECTATOR, A, B, C, D, rule, table

ASKING = [("c25", "pickpocket"), ("c26", "pickpocket"), ("c31", "kill"), ("c32", "kill")]
ASKING += [("c29", "spy"), ("c30", "spy")]


# In general


@rule("CR-5.1")
@pytest.mark.parametrize(("crook", "question"), ASKING)
def test_an_action_works_when_its_crook_is_laid_face_up(crook: str, question: str) -> None:
    t = table("crooks", seats=3).hangout("A", crook).target(5, B, "c09 down")
    t.hires(A, "A", crook).lays(5).asks(A, question)


@rule("CR-5.2", "CR-5.5")
@pytest.mark.parametrize("crook", ["c25", "c27", "c23", "c31", "c29"])
def test_a_face_down_crook_has_no_action(crook: str) -> None:
    t = table("crooks", seats=3).hangout("A", crook).target(5, B, "c09 down")
    t.hires(A, "A", crook).lays_down(5)
    t.expect_stack(5, A, f"{crook} down").expect_money(A, 16).expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-5.2", "CR-7.1")
def test_a_revealed_crook_has_no_action_either() -> None:
    t = table("crooks", seats=2).target(5, A, "c31 down").target(5, B, "c26 down")
    t.all_pass()
    t.expect_event(TargetScored, target=5, ratings=(2, 3), winners=(B,))
    t.expect_money(B, 18)
    t.over()


@rule("CR-5.3")
def test_an_action_cannot_be_saved_for_later() -> None:
    t = table("crooks", seats=3).hangout("A", "c25").hangout("B", "c09")
    t.hires(A, "A", "c25").lays(2)
    t.refused(Recruit("B"), "answer_pickpocket", "CR-5.3")
    t.refused(Pass(), "answer_pickpocket", "CR-5.3")
    t.leaves_money().ready_for(B)
    t.refused(TakeMoney(), "not_your_turn", "CR-2.1", by=A)
    t.passes(B).passes(C).ready_for(A)
    t.refused(TakeMoney(), "recruit_first", "CR-2.2", by=A)


@rule("CR-5.3")
def test_a_killer_and_a_spy_must_be_answered_now() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").hangout("B", "c29").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5)
    t.refused(Pass(), "choose_victim", "CR-5.3")
    t.spares().hires(B, "B", "c29").lays(2)
    t.refused(Pass(), "choose_sight", "CR-5.3")
    t.spies_nothing().ready_for(C)


@rule("CR-5.4")
def test_a_pickpocket_may_leave_the_money() -> None:
    t = table("crooks", seats=2).hangout("A", "c26")
    t.hires(A, "A", "c26").lays(2).offers_exactly(TakeMoney(), LeaveMoney())
    t.leaves_money().expect_event(ActionDeclined, seat=A, action="pickpocket")
    t.expect_no_event(PickpocketTook).expect_money(A, 17)
    t.ready_for(B)


@rule("CR-5.4")
def test_a_killer_may_kill_nobody() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5).offers_exactly(Kill(B), Spare())
    t.spares().expect_event(ActionDeclined, seat=A, action="killer")
    t.expect_no_event(CrooksKilled).expect_unchanged(B)
    t.ready_for(B)


@rule("CR-5.4")
def test_a_spy_may_look_at_nothing() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(5).offers(SpyOnNothing())
    t.spies_nothing().expect_event(ActionDeclined, seat=A, action="spy")
    t.expect_no_event(SpyLooked).does_not_see(A, "c09")
    t.ready_for(B)


@rule("CR-5.5")
@pytest.mark.parametrize("crook", ["c23", "c27", "c31"])
def test_an_action_crook_may_lie_as_a_plain_one(crook: str) -> None:
    t = table("crooks", seats=2).hangout("A", crook).target(4, A, "c09")
    t.hires(A, "A", crook).offers(LayUp(5), LayDown(5)).lays(5)
    t.expect_event(CrookPlaced, way="plain", facing="up")
    t.expect_stack(5, A, crook).expect_stack(4, A, "c09").expect_unchanged(B)
    t.ready_for(B)


@rule("CR-5.6", "CR-6.10")
@pytest.mark.parametrize("moved", ["c26", "c32", "c30"])
def test_a_moved_crook_does_not_use_its_action_again(moved: str) -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, moved).target(5, B, "c09 down")
    t.hires(A, "A", "c23").switches(4, 5)
    t.expect_stack(5, A, moved).expect_stack(4, A, "c23").expect_money(A, 17).expect_unchanged(B)
    t.ready_for(B)


@rule("CR-5.7")
def test_the_turn_ends_when_the_action_is_done() -> None:
    t = table("crooks", seats=2).hangout("A", "c25")
    t.hires(A, "A", "c25").lays(2).picks_pocket()
    t.ready_for(B)
    t.refused(LeaveMoney(), "not_your_turn", "CR-2.1", by=A)


@rule("CR-5.7")
@pytest.mark.parametrize(("crook", "way"), [("c27", "join"), ("c23", "switch"), ("c31", "replace")])
def test_the_turn_ends_after_a_special_placement(crook: str, way: str) -> None:
    t = table("crooks", seats=2).hangout("A", crook).target(4, A, "c09").target(4, B, "c10")
    t.hires(A, "A", crook)
    action = {"join": Join(4), "switch": Switch(4, 5), "replace": Replace(4)}[way]
    t.does(action).expect_event(CrookPlaced, way=way, facing="up", face=crook)
    t.expect_unchanged(B)
    t.ready_for(B)


# Pickpocket


@rule("CR-6.1")
def test_a_pickpocket_takes_two_dollars_from_the_bank() -> None:
    t = table("crooks", seats=3).hangout("A", "c26").money(A, 1)
    bank = t.state.bank
    t.hires(A, "A", "c26").lays(2).expect_money(A, 0)
    t.picks_pocket().expect_money(A, 2).expect_unchanged(B, C)
    t.expect_event(PickpocketTook, seat=A, amount=2, money=2)
    assert t.state.bank == bank + 1 - 2
    t.ready_for(B)


# Accomplice


@rule("CR-6.2")
def test_an_accomplice_joins_the_own_crook_on_top() -> None:
    t = table("crooks", seats=2).hangout("A", "c27").target(6, A, "c09")
    t.hires(A, "A", "c27").joins(6).expect_stack(6, A, "c09", "c27")
    assert [card.face for card in t.view(B).targets[4].spots[A].cards] == ["c09", "c27"]
    t.ready_for(B)


@rule("CR-6.2")
def test_an_accomplice_joins_neither_nobody_nor_a_rival() -> None:
    t = table("crooks", seats=2).hangout("A", "c27").target(6, B, "c09").target(7, A, "c10")
    t.hires(A, "A", "c27")
    t.refused(Join(6), "nobody_there", "CR-6.2")
    t.refused(Join(5), "nobody_there", "CR-6.2")
    t.lays(6).expect_stack(6, A, "c27").expect_unchanged(B)
    t.ready_for(B)


@rule("CR-6.3")
def test_an_accomplice_adds_to_the_crook_below() -> None:
    t = table("crooks", seats=3).turn(A).hangout("A", "c27").target(6, A, "c09")
    t.recruits(A, "A").takes("c27").places(6)
    t.expect_rating(6, A, 10).expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-6.4")
def test_every_crook_of_a_stack_brings_its_modifier_and_gangs() -> None:
    t = table("crooks", seats=2).hangout("A", "c27").target(6, A, "c16")
    t.expect_value(6, 7).expect_members(A, 1, 0, 0)
    t.hires(A, "A", "c27").joins(6)
    t.expect_value(6, 7).expect_members(A, 1, 1, 0).expect_rating(6, A, 8)
    t.ready_for(B)


@rule("CR-6.5")
def test_a_second_accomplice_may_join() -> None:
    t = table("crooks", seats=2).hangout("A", "c28").target(6, A, "c09", "c27")
    t.hires(A, "A", "c28").joins(6).expect_stack(6, A, "c09", "c27", "c28")
    t.expect_rating(6, A, 12).expect_unchanged(B)
    t.ready_for(B)


@rule("CR-6.6")
def test_a_hidden_base_stays_hidden_under_an_accomplice() -> None:
    t = table("crooks", seats=2).hangout("A", "c27").target(6, A, "c09 down")
    t.hires(A, "A", "c27").joins(6).expect_stack(6, A, "c09 down", "c27")
    t.does_not_see(B, "c09").does_not_see(SPECTATOR, "c09").sees(B, "c27")
    t.expect_money(A, 17)
    t.ready_for(B)


@rule("CR-6.7")
def test_only_an_accomplice_may_join_and_only_face_up() -> None:
    t = table("crooks", seats=2).hangout("A", "c10").hangout("B", "c27").target(6, A, "c09")
    t.hires(A, "A", "c10")
    t.refused(Join(6), "only_accomplice_joins", "CR-6.7")
    t.lays(2).passes(B).hires(A, "B", "c27")
    t.refused(LayDown(6), "spot_taken", "CR-4.2")
    t.joins(6).expect_stack(6, A, "c09", "c27")
    t.ready_for(A)


@rule("CR-6.7")
def test_on_a_lone_accomplice_only_another_accomplice_may_lie() -> None:
    t = table("crooks", seats=2).target(6, A, "c27").hangout("A", "c10").hangout("B", "c28")
    t.hires(A, "A", "c10")
    t.refused(Join(6), "only_accomplice_joins", "CR-6.7")
    t.refused(LayUp(6), "spot_taken", "CR-4.2")
    t.lays(2).passes(B).hires(A, "B", "c28").joins(6)
    t.expect_stack(6, A, "c27", "c28").expect_rating(6, A, 5)
    t.ready_for(A)


# Switch


@rule("CR-6.8")
def test_a_switch_takes_a_spot_and_the_crook_there_moves_on() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09").target(9, B, "c10")
    t.hires(A, "A", "c23").switches(4, 9)
    t.expect_event(StackMoved, seat=A, origin=4, to=9)
    t.expect_event(CrookPlaced, target=4, way="switch", facing="up", face="c23")
    t.expect_stack(4, A, "c23").expect_stack(9, A, "c09").expect_unchanged(B)
    t.expect_rating(9, A, 7).expect_rating(4, A, 5)
    t.ready_for(B)


@rule("CR-6.8")
def test_a_switch_leaves_the_left_spots_as_they_are_afterwards() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").hangout("B", "c10").target(4, A, "c09")
    t.hires(A, "A", "c23").switches(4, 9).passes(B)
    t.hires(A, "B", "c10")
    for target in (4, 9):
        t.refused(LayUp(target), "spot_taken", "CR-4.2")
    t.lays(5).ready_for(A)


@rule("CR-6.9")
def test_the_moved_crook_needs_a_free_spot_of_its_own_row() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09").target(5, A, "c10")
    t.hires(A, "A", "c23")
    t.refused(Switch(4, 5), "destination_taken", "CR-6.9")
    t.refused(Switch(4, 4), "destination_taken", "CR-6.9")
    t.offers(Switch(4, 6), Switch(5, 6)).lays(6)
    t.expect_stack(4, A, "c09").expect_stack(6, A, "c23")
    t.ready_for(B)


@rule("CR-6.9")
def test_a_switch_without_a_free_spot_can_only_be_discarded() -> None:
    row = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
    t = table("crooks", seats=2).hangout("A", "c24").row(A, *row)
    t.hires(A, "A", "c24").offers_exactly(Discard(), Pass())
    t.refused(Switch(2, 3), "destination_taken", "CR-6.9")
    t.discards().ready_for(B)


@rule("CR-6.10")
def test_a_stack_moves_as_a_whole() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09", "c27", "c28")
    t.hires(A, "A", "c23").switches(4, 8)
    t.expect_stack(8, A, "c09", "c27", "c28").expect_stack(4, A, "c23").expect_rating(8, A, 12)
    moved = t.last_events(StackMoved)[0]
    assert len(moved.tags) == 3
    t.ready_for(B)


@rule("CR-6.10")
def test_a_moved_accomplice_never_merges_with_another_stack() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c27").target(5, A, "c09")
    t.hires(A, "A", "c23")
    t.refused(Switch(4, 5), "destination_taken", "CR-6.9")
    t.switches(4, 6).expect_stack(6, A, "c27").expect_stack(5, A, "c09")
    t.ready_for(B)


@rule("CR-6.11")
def test_moved_crooks_keep_their_facing_and_no_dollar_is_paid() -> None:
    t = table("crooks", seats=3).hangout("A", "c23").target(4, A, "c09 down", "c27")
    t.hires(A, "A", "c23").expect_money(A, 17).switches(4, 8)
    t.expect_stack(8, A, "c09 down", "c27").expect_money(A, 17)
    t.does_not_see(B, "c09").does_not_see(SPECTATOR, "c09").sees(A, "c09")
    t.expect_unchanged(B, C)
    t.ready_for(B)


# Killer


@rule("CR-6.12")
def test_a_killer_removes_all_crooks_one_player_has_on_his_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c31")
    t.target(5, B, "c09", "c27").target(6, B, "c10").target(5, C, "c11")
    t.hires(A, "A", "c31").lays(5).offers_exactly(Kill(B), Kill(C), Spare())
    t.kills(B).expect_stack(5, B).expect_stack(6, B, "c10").expect_stack(5, A, "c31")
    t.expect_boxed("c09", "c27").expect_unchanged(C)
    t.ready_for(B)


@rule("CR-6.12")
def test_a_killer_kills_on_his_own_target_only() -> None:
    t = table("crooks", seats=4).hangout("A", "c31").target(5, B, "c09").target(6, C, "c10")
    t.hires(A, "A", "c31").lays(5)
    for stranger in (C, D):
        t.refused(Kill(stranger), "no_victim_there", "CR-6.12")
    t.kills(B).expect_unchanged(C, D)
    t.ready_for(B)


@rule("CR-6.12")
def test_nobody_outside_the_table_can_be_killed() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5)
    t.refused(Kill(C), "no_victim_there", "CR-6.12")
    t.spares().ready_for(B)


@rule("CR-6.13")
def test_a_killer_takes_the_place_of_the_own_crooks_and_hits_no_rival() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, A, "c09", "c27").target(5, B, "c10")
    t.hires(A, "A", "c31").replaces(5)
    t.expect_event(CrooksKilled, seat=A, victim=A, target=5, faces=("c09", "c27"))
    t.expect_event(CrookPlaced, target=5, way="replace", facing="up", face="c31")
    t.expect_stack(5, A, "c31").expect_boxed("c09", "c27").expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-6.13")
def test_own_crooks_are_no_victims_of_the_question() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c10")
    t.hires(A, "A", "c31").lays(5)
    t.refused(Kill(A), "own_victims_by_replacing", "CR-6.13")
    t.kills(B).expect_stack(5, A, "c31").ready_for(B)


@rule("CR-6.14")
def test_the_emptied_spot_is_free_again() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").hangout("B", "c11").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5).kills(B).expect_boxed("c09")
    t.hires(B, "B", "c11").offers(LayUp(5)).lays(5).expect_stack(5, B, "c11")
    t.ready_for(A)


@rule("CR-6.14", "CR-7.8")
def test_killed_crooks_leave_the_game_for_good() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c08")
    t.expect_value(5, 7)
    t.hires(A, "A", "c31").lays(5).kills(B)
    t.expect_value(5, 5).expect_rating(5, B, None).expect_members(B, 0, 0, 0)
    t.ready_for(B)


@rule("CR-6.15")
def test_hidden_victims_leave_unopened_and_open_ones_stay_known() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, B, "c08 down", "c27")
    t.hires(A, "A", "c31").lays(5).kills(B)
    for viewer in (A, B, C, SPECTATOR):
        t.expect_event(CrooksKilled, seat=A, victim=B, target=5, faces=("c27",), seen_by=viewer)
        t.sees(viewer, "c27")
    for viewer in (A, C, SPECTATOR):
        t.does_not_see(viewer, "c08")
    t.sees(B, "c08")
    t.ready_for(B)


@rule("CR-6.15", "CR-6.13")
def test_own_hidden_victims_leave_unopened_too() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, A, "c08 down")
    t.hires(A, "A", "c31").replaces(5).expect_event(CrooksKilled, victim=A, faces=())
    t.does_not_see(B, "c08").sees(A, "c08")
    t.ready_for(B)


@rule("CR-6.16")
def test_without_a_rival_there_no_victim_is_asked_for() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(6, B, "c09")
    t.hires(A, "A", "c31").lays(5).expect_no_event(ActionDeclined).expect_unchanged(B)
    t.ready_for(B)


# Boss


@rule("CR-6.17")
def test_the_boss_lies_up_and_asks_nothing() -> None:
    t = table("crooks", seats=2).hangout("A", "c01").target(5, B, "c09 down")
    t.hires(A, "A", "c01").lays(5).expect_stack(5, A, "c01").expect_no_event(ActionDeclined)
    t.ready_for(B)


# Spy


@rule("CR-6.18")
def test_a_spy_sees_every_hidden_crook_on_one_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c29")
    t.target(5, B, "c09 down").target(5, C, "c10 down").target(6, C, "c11 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    t.expect_event(SpyLooked, seat=A, target=5, hangout=None, count=2, faces=("c09", "c10"))
    t.sees(A, "c09", "c10").does_not_see(A, "c11").expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-6.18")
def test_a_spy_sees_all_crooks_of_one_hangout() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("C", "c12", "c10", "c11")
    t.hangout("B", "c13", "c14")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    t.expect_event(SpyLooked, target=None, hangout="C", count=3, faces=("c10", "c11", "c12"))
    t.sees(A, "c10", "c11", "c12").does_not_see(A, "c13", "c14")
    t.expect_pile("C", "c10", "c11", "c12").expect_money(A, 17)
    t.ready_for(B)


@rule("CR-6.19")
def test_only_the_owner_sees_but_all_see_where_the_spy_looked() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5).expect_money(A, 17)
    t.expect_event(SpyLooked, seen_by=A, faces=("c09",))
    for viewer in (B, C, SPECTATOR):
        t.expect_event(SpyLooked, seat=A, target=5, count=1, seen_by=viewer, faces=UNSET)
    t.does_not_see(C, "c09").does_not_see(SPECTATOR, "c09")
    t.ready_for(B)


@rule("CR-6.19")
def test_a_look_into_a_hangout_is_public_without_its_faces() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").hangout("C", "c10", "c11", "c12")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    for viewer in (B, C, SPECTATOR):
        t.expect_event(SpyLooked, seat=A, hangout="C", count=3, seen_by=viewer, faces=UNSET)
        t.does_not_see(viewer, "c10", "c11", "c12")
        turn = t.view(viewer).turn
        assert t.view(viewer).hangouts[2].looks == ((turn - 1, A, "spy"),)
    t.ready_for(B)


@rule("CR-6.20")
def test_offered_are_hidden_rivals_and_filled_hangouts() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").hangout("B")
    t.target(5, B, "c09 down", "c27").target(6, C, "c10").target(7, A, "c11 down")
    t.hires(A, "A", "c29").lays(2)
    sights = [SpyOnHangout(letter) for letter in ("C", "D", "E", "F", "G")]
    t.offers_exactly(SpyOnTarget(5), *sights, SpyOnNothing())
    for target in (6, 7, 8):
        t.refused(SpyOnTarget(target), "nothing_hidden_there", "CR-6.20")
    t.spies_nothing().ready_for(B)


@rule("CR-6.20")
def test_an_own_hidden_crook_beside_a_rivals_is_counted_in_the_look() -> None:
    t = table("crooks", seats=2).hangout("A", "c29")
    t.target(5, A, "c11 down").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    t.expect_event(SpyLooked, target=5, count=2, faces=("c11", "c09"))
    t.ready_for(B)


@rule("CR-6.20")
def test_with_nothing_to_look_at_no_question_is_asked() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").target(5, A, "c09 down").target(6, B, "c10")
    t.hangout("B").hangout("C").hangout("D").hangout("E")
    t.hires(A, "A", "c29").lays(2).expect_no_event(ActionDeclined)
    t.over()
