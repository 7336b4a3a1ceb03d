"""CR-5 and CR-6: actions in general, the pickpocket, the accomplice and the boss."""

import pytest

from omerta.games.crooks.actions import (
    Join,
    Kill,
    LayDown,
    LayUp,
    LeaveMoney,
    Pass,
    Recruit,
    Replace,
    Spare,
    SpyOnNothing,
    Switch,
    TakeMoney,
)
from omerta.games.crooks.events import (
    ActionDeclined,
    CrookPlaced,
    CrooksKilled,
    PickpocketTook,
    SpyLooked,
    TargetScored,
)
from omerta.testing import SPECTATOR, A, B, C, rule, table

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
def test_a_killer_or_spy_action_must_be_decided_at_once() -> None:
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
def test_a_killer_may_kill_no_crook() -> None:
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
def test_an_accomplice_cannot_join_an_empty_spot_or_a_rival() -> None:
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
def test_only_another_accomplice_may_join_a_lone_accomplice() -> None:
    t = table("crooks", seats=2).target(6, A, "c27").hangout("A", "c10").hangout("B", "c28")
    t.hires(A, "A", "c10")
    t.refused(Join(6), "only_accomplice_joins", "CR-6.7")
    t.refused(LayUp(6), "spot_taken", "CR-4.2")
    t.lays(2).passes(B).hires(A, "B", "c28").joins(6)
    t.expect_stack(6, A, "c27", "c28").expect_rating(6, A, 5)
    t.ready_for(A)


# Boss


@rule("CR-6.17")
def test_the_boss_is_placed_face_up_and_has_no_action() -> None:
    t = table("crooks", seats=2).hangout("A", "c01").target(5, B, "c09 down")
    t.hires(A, "A", "c01").lays(5).expect_stack(5, A, "c01").expect_no_event(ActionDeclined)
    t.ready_for(B)
