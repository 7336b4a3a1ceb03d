"""CR-4: robbing."""

import pytest
from msgspec import UNSET

from omerta.games.crooks.actions import (
    Discard,
    Join,
    LayDown,
    LayUp,
    Pass,
    Replace,
    Switch,
)
from omerta.games.crooks.events import CrookDiscarded, CrookPlaced, PlayerPassed
from omerta.kernel import encode
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks import CrooksTable

FULL_ROW = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
TARGETS = range(2, 10)


def with_in_hand(crook: str, *row: str, money: int = 18) -> CrooksTable:
    """Two players; A has hired this crook and has this much money and this row."""
    t = table("crooks", seats=2).hangout("A", crook).money(A, money + 1).row(A, *row)
    return t.hires(A, "A", crook).expect_money(A, money)


@rule("CR-4.1")
def test_the_crook_goes_into_its_players_row_and_leaves_the_hand() -> None:
    t = table("crooks", seats=3).hangout("A", "c09")
    t.hires(A, "A", "c09").lays(7)
    t.expect_stack(7, A, "c09").expect_stack(7, B).expect_hand(None).expect_unchanged(B, C)
    t.expect_event(CrookPlaced, seat=A, target=7, tag=t.tag("c09"), facing="up", face="c09")
    t.ready_for(B)


@rule("CR-4.1")
@pytest.mark.parametrize("target", TARGETS)
def test_any_target_may_be_chosen(target: int) -> None:
    t = with_in_hand("c09").lays(target)
    t.expect_stack(target, A, "c09")
    assert sum(bool(t.stack(other, A)) for other in TARGETS) == 1
    t.ready_for(B)


@rule("CR-4.1")
def test_targets_taken_by_rivals_are_available() -> None:
    t = table("crooks", seats=2).hangout("A", "c09").target(7, B, "c10")
    t.hires(A, "A", "c09").lays(7).expect_stack(7, A, "c09").expect_unchanged(B)
    t.ready_for(B)


@rule("CR-4.2")
def test_a_spot_holds_one_crook() -> None:
    t = with_in_hand("c10", "c09")
    t.does_not_offer(LayUp(2), LayDown(2), Join(2), Replace(2), Switch(2, 3))
    t.refused(LayUp(2), "spot_taken", "CR-4.2", target=2)
    t.refused(LayDown(2), "spot_taken", "CR-4.2", target=2)
    t.lays(3).expect_stack(2, A, "c09").expect_stack(3, A, "c10")
    t.ready_for(B)


@rule("CR-4.2")
def test_an_accomplice_is_the_exception() -> None:
    t = with_in_hand("c27", "c09").offers(Join(2)).joins(2)
    t.expect_stack(2, A, "c09", "c27").expect_unchanged(B)
    t.ready_for(B)


@rule("CR-4.3")
def test_face_up_is_free() -> None:
    t = with_in_hand("c09", money=5).lays(2)
    t.expect_money(A, 5).expect_event(CrookPlaced, facing="up", money=5)
    t.ready_for(B)


@rule("CR-4.3")
def test_face_down_costs_one_more_dollar() -> None:
    t = with_in_hand("c09", money=5)
    bank = t.state.bank
    t.lays_down(2).expect_money(A, 4).expect_stack(2, A, "c09 down").expect_unchanged(B)
    t.expect_event(CrookPlaced, facing="down", way="plain", money=4, face=None)
    assert t.state.bank == bank + 1
    t.ready_for(B)


@rule("CR-4.4")
def test_only_its_owner_sees_a_face_down_crook_at_any_time() -> None:
    t = table("crooks", seats=3).hangout("A", "c09")
    t.hires(A, "A", "c09").lays_down(2)
    t.expect_event(CrookPlaced, seen_by=A, hidden_face="c09")
    for later in ("at once", "after more turns"):
        t.sees(A, "c09")
        assert t.card(A, "c09").how == "own", later
        for viewer in (B, C, SPECTATOR):
            t.does_not_see(viewer, "c09")
            assert t.card(viewer, "c09").face is None
        if later == "at once":
            t.expect_event(CrookPlaced, seen_by=B, face=None, hidden_face=UNSET)
            t.passes(B).passes(C)
    t.ready_for(A)


@rule("CR-4.5")
def test_with_the_last_dollar_spent_only_face_up_is_possible() -> None:
    t = with_in_hand("c09", money=0)
    t.offers_exactly(*[LayUp(target) for target in TARGETS], Pass())
    t.refused(LayDown(2), "no_dollar", "CR-4.5", price=1)
    t.lays(2).ready_for(B)


@rule("CR-4.5")
def test_one_dollar_left_is_enough_for_face_down() -> None:
    t = with_in_hand("c09", money=1)
    t.offers(*[LayDown(target) for target in TARGETS])
    t.lays_down(9).expect_money(A, 0).ready_for(B)


@rule("CR-4.5")
def test_a_pickpocket_cannot_lend_his_own_dollar() -> None:
    t = with_in_hand("c25", money=0)
    t.refused(LayDown(2), "no_dollar", "CR-4.5")
    t.lays(2).picks_pocket().expect_money(A, 2).ready_for(B)


@rule("CR-4.6", "CR-6.17")
def test_the_boss_must_lie_face_up() -> None:
    t = with_in_hand("c01", money=9)
    t.offers_exactly(*[LayUp(target) for target in TARGETS], Pass())
    t.refused(LayDown(2), "boss_face_up", "CR-4.6")
    t.lays(2).expect_stack(2, A, "c01").sees(SPECTATOR, "c01").expect_money(A, 9)
    t.ready_for(B)


@rule("CR-4.7")
def test_with_a_free_spot_the_player_places_the_crook_or_passes() -> None:
    t = with_in_hand("c10", *FULL_ROW[:7])
    t.offers_exactly(LayUp(9), LayDown(9), Pass())
    t.refused(Discard(), "still_a_free_spot", "CR-4.8")
    t.lays(9).ready_for(B)


@rule("CR-4.8")
@pytest.mark.parametrize("crook", ["c10", "c01", "c24", "c25", "c27", "c29", "c31"])
def test_without_a_free_spot_any_crook_may_be_discarded(crook: str) -> None:
    t = with_in_hand(crook, *FULL_ROW).offers(Discard()).discards()
    t.expect_event(CrookDiscarded, seat=A, cause="no_spot", seen_by=B, face=UNSET)
    t.expect_event(CrookDiscarded, seen_by=A, face=crook)
    t.expect_no_event(PlayerPassed).expect_boxed(crook).expect_hand(None)
    t.expect_money(A, 18).sees(A, crook).does_not_see(B, crook).does_not_see(SPECTATOR, crook)
    t.expect_unchanged(B)
    t.ready_for(B)
    assert not t.view(SPECTATOR).seats[A].passed


@rule("CR-4.9")
def test_without_a_free_spot_the_player_always_gets_the_decision() -> None:
    t = with_in_hand("c10", *FULL_ROW).asks(A, "rob").offers_exactly(Discard(), Pass())
    assert t.view(B).decision == "rob"
    t.discards().ready_for(B)


@rule("CR-4.9")
def test_rivals_see_the_same_decision_whatever_crook_is_in_hand() -> None:
    plain, accomplice = with_in_hand("c10", *FULL_ROW), with_in_hand("c27", *FULL_ROW)
    for viewer in (B, SPECTATOR):
        assert encode(plain.view(viewer)) == encode(accomplice.view(viewer))
    accomplice.asks(A, "rob").joins(2).ready_for(B)


@rule("CR-4.10")
def test_the_options_for_a_plain_crook() -> None:
    t = with_in_hand("c10", *FULL_ROW[:6], money=3)
    t.offers_exactly(LayUp(8), LayUp(9), LayDown(8), LayDown(9), Pass())
    t.lays_down(8).ready_for(B)


@rule("CR-4.10")
def test_the_options_for_an_accomplice() -> None:
    t = with_in_hand("c27", *FULL_ROW[:6], money=0)
    t.offers_exactly(LayUp(8), LayUp(9), *[Join(target) for target in range(2, 8)], Pass())
    t.refused(Join(8), "nobody_there", "CR-6.2", target=8)
    t.joins(7).ready_for(B)


@rule("CR-4.10")
def test_the_options_for_a_switch() -> None:
    t = with_in_hand("c23", *FULL_ROW[:6], money=0)
    switches = [Switch(target, to) for target in range(2, 8) for to in (8, 9)]
    t.offers_exactly(LayUp(8), LayUp(9), *switches, Pass())
    t.refused(Switch(8, 9), "nobody_there", "CR-6.2", target=8)
    t.refused(Switch(2, 3), "destination_taken", "CR-6.9", target=3)
    t.refused(Switch(2, 2), "destination_taken", "CR-6.9")
    t.switches(7, 9).ready_for(B)


@rule("CR-4.10")
def test_the_options_for_a_killer() -> None:
    t = with_in_hand("c31", *FULL_ROW[:6], money=0)
    t.offers_exactly(LayUp(8), LayUp(9), *[Replace(target) for target in range(2, 8)], Pass())
    t.refused(Replace(8), "nobody_there", "CR-6.2", target=8)
    t.replaces(2).ready_for(B)


@rule("CR-4.10")
@pytest.mark.parametrize(
    ("crook", "allowed"), [("c27", "join"), ("c23", "switch"), ("c31", "replace"), ("c10", "")]
)
def test_special_options_are_offered_only_for_their_crook(crook: str, allowed: str) -> None:
    t = with_in_hand(crook, "c09")
    special = [
        (Join(2), "join", "only_accomplice_joins", "CR-6.7"),
        (Switch(2, 3), "switch", "only_switch_switches", "CR-6.8"),
        (Replace(2), "replace", "only_killer_replaces", "CR-6.13"),
    ]
    for action, way, code, clause in special:
        if way == allowed:
            t.offers(action)
        else:
            t.refused(action, code, clause)
    t.lays(9).ready_for(B)


@rule("CR-4.11")
def test_a_crook_keeps_its_facing_until_the_end() -> None:
    t = table("crooks", seats=2).hangout("A", "c09").target(3, A, "c10")
    t.hires(A, "A", "c09").lays_down(2)
    t.passes(B).expect_stack(2, A, "c09 down").expect_stack(3, A, "c10")
    assert (t.card(B, "c10").facing, t.card(B, "c10").face) == ("up", "c10")
    assert (t.card(B, "c09").facing, t.card(B, "c09").face) == ("down", None)
    t.passes(A).sees(B, "c09").over()
