"""Section 4: the actions of the table for an idle player."""

import pytest

from omerta.games.crooks import GAME
from omerta.games.crooks.events import (
    ActionDeclined,
    CrookDiscarded,
    CrookPlaced,
    HangoutPaid,
    PickpocketTook,
    PlayerPassed,
)
from omerta.kernel import Illegal, TimeoutApplied
from omerta.testing import A, B, C, rule, table

FULL_ROW = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")


@rule("CR-3.2")
def test_the_cheapest_hangout_with_the_earliest_letter_is_searched() -> None:
    t = table("crooks", seats=2).hangout("C", "c09", "c10", "c11")
    t.times_out(A).expect_event(HangoutPaid, seat=A, hangout="A", amount=2)
    t.expect_event(TimeoutApplied, seat=A, decision="choose_hangout").expect_unchanged(B)
    t.asks(A, "choose_crook")


@rule("CR-3.2", "CR-3.13")
def test_an_empty_hangout_is_not_the_cheapest() -> None:
    t = table("crooks", seats=2).hangout("A").hangout("D", "c09").hangout("E", "c10")
    t.times_out(A).expect_event(HangoutPaid, hangout="D", amount=1).expect_hand("c09")
    t.asks(A, "rob")


@rule("CR-2.3")
def test_without_a_free_spot_a_timeout_passes() -> None:
    t = table("crooks", seats=2).row(A, *FULL_ROW)
    t.times_out(A).expect_event(PlayerPassed, seat=A, cause="chosen").expect_money(A, 18)
    t.expect_unchanged(B)
    t.ready_for(B)


@rule("CR-2.3")
def test_with_one_free_spot_a_timeout_recruits() -> None:
    t = table("crooks", seats=2).row(A, *FULL_ROW[:7]).hangout("A", "c10")
    t.times_out(A).expect_no_event(PlayerPassed).expect_event(HangoutPaid, seat=A, hangout="A")
    t.asks(A, "rob")


@rule("CR-3.6")
@pytest.mark.parametrize("order", [("c31", "c09", "c10"), ("c10", "c31", "c09")])
def test_the_first_crook_of_the_dealt_order_is_taken(order: tuple[str, ...]) -> None:
    t = table("crooks", seats=2).hangout("C", *order)
    t.recruits(A, "C").times_out(A).expect_hand(order[0])
    t.expect_event(TimeoutApplied, seat=A, decision="choose_crook")
    t.asks(A, "rob")


@rule("CR-3.8")
def test_a_timeout_does_not_hire_the_boss() -> None:
    t = table("crooks", seats=2).hangout("C", "c01", "c31", "c09")
    t.recruits(A, "C").times_out(A).expect_hand("c31").expect_pile("C", "c01", "c09")
    t.asks(A, "rob")


@rule("CR-3.7")
def test_the_dealt_order_stays_the_same_when_a_crook_leaves() -> None:
    t = table("crooks", seats=2).hangout("C", "c31", "c10", "c09")
    t.hires(A, "C", "c10").lays(2)
    t.recruits(B, "C").times_out(B).expect_hand("c31")
    t.asks(B, "rob")


@rule("CR-4.3")
@pytest.mark.parametrize("crook", ["c09", "c23", "c25", "c27", "c29", "c31"])
def test_a_timeout_at_the_robbery_places_the_crook_face_down(crook: str) -> None:
    t = table("crooks", seats=3).hangout("A", crook).target(2, A, "c02").target(3, B, "c03 down")
    t.hires(A, "A", crook).times_out(A)
    t.expect_event(TimeoutApplied, seat=A, decision="rob")
    t.expect_event(CrookPlaced, target=3, facing="down").expect_money(A, 16)
    t.does_not_see(B, crook).expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-4.5", "CR-5.4")
@pytest.mark.parametrize(
    ("crook", "action"), [("c26", "pickpocket"), ("c32", "killer"), ("c30", "spy")]
)
def test_without_a_dollar_the_crook_is_placed_face_up_and_its_action_declined(
    crook: str, action: str
) -> None:
    t = table("crooks", seats=3).hangout("A", crook).money(A, 1).target(2, B, "c09 down")
    t.hires(A, "A", crook).times_out(A)
    t.expect_stack(2, A, crook).expect_money(A, 0).expect_unchanged(B, C)
    t.expect_event(ActionDeclined, seat=A, action=action).expect_no_event(PickpocketTook)
    told = [type(event) for entry in t.match.log[-2:] for event in entry.events]
    assert told.count(TimeoutApplied) == 1
    t.ready_for(B)


@rule("CR-4.5", "CR-6.16")
@pytest.mark.parametrize("crook", ["c09", "c24", "c27", "c32"])
def test_without_a_dollar_or_a_further_decision_the_turn_ends(crook: str) -> None:
    t = table("crooks", seats=2).hangout("A", crook).money(A, 1)
    t.hires(A, "A", crook).times_out(A).expect_no_event(ActionDeclined)
    t.expect_stack(2, A, crook).ready_for(B)


@rule("CR-6.20")
def test_a_timeout_places_a_spy_with_nothing_to_see() -> None:
    t = table("crooks", seats=2).hangout("A", "c30").money(A, 1)
    t.hangout("B").hangout("C").hangout("D").hangout("E")
    t.hires(A, "A", "c30").times_out(A).expect_no_event(ActionDeclined)
    t.over()


@rule("CR-4.6")
def test_a_timeout_places_a_boss_face_up_even_with_money_left() -> None:
    t = table("crooks", seats=2).hangout("A", "c01").target(2, A, "c09")
    t.hires(A, "A", "c01").times_out(A).expect_stack(3, A, "c01").expect_money(A, 17)
    t.ready_for(B)


@rule("CR-4.8")
@pytest.mark.parametrize("crook", ["c10", "c27", "c31"])
def test_without_a_free_spot_the_crook_is_discarded(crook: str) -> None:
    t = table("crooks", seats=2).row(A, *FULL_ROW).hangout("A", crook)
    t.hires(A, "A", crook).times_out(A)
    t.expect_event(CrookDiscarded, seat=A, cause="no_spot").expect_boxed(crook)
    t.expect_no_event(PlayerPassed).does_not_see(B, crook)
    t.ready_for(B)


@rule("CR-6.1")
def test_after_a_timeout_a_pickpocket_takes_the_money() -> None:
    t = table("crooks", seats=2).hangout("A", "c26")
    t.hires(A, "A", "c26").lays(2).times_out(A).expect_money(A, 19)
    t.expect_event(TimeoutApplied, decision="pickpocket").expect_event(PickpocketTook, amount=2)
    t.ready_for(B)


@rule("CR-5.4")
def test_after_a_timeout_a_killer_kills_no_crook() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5).times_out(A)
    t.expect_event(TimeoutApplied, decision="kill").expect_event(ActionDeclined, action="killer")
    t.expect_unchanged(B).ready_for(B)


@rule("CR-5.4")
def test_after_a_timeout_a_spy_looks_at_nothing() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(5).times_out(A)
    t.expect_event(TimeoutApplied, decision="spy").expect_event(ActionDeclined, action="spy")
    t.does_not_see(A, "c09").ready_for(B)


@rule("CR-2.6")
def test_a_forced_pass_has_no_deadline() -> None:
    t = table("crooks", seats=2).money(B, 0).hangout("A", "c09", "c10")
    t.recruits(A, "A").times_out(A).expect_hand("c09")
    t.times_out(A).expect_event(PlayerPassed, seat=B, cause="no_money")
    t.ready_for(A)


@rule("CR-2.12")
def test_no_deadline_is_set_after_the_end() -> None:
    t = table("crooks", seats=2)
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert set(deadline.answers) == {A}
    assert deadline.seconds is None
    t.all_pass().over()
    assert GAME.deadline(t.state) is None
    with pytest.raises(Illegal):
        t.match.expire(A)


@rule("CR-2.1")
def test_a_timeout_acts_only_for_the_seat_with_the_decision() -> None:
    t = table("crooks", seats=2)
    with pytest.raises(Illegal):
        t.match.expire(B)
    t.ready_for(A)


def test_a_match_with_only_timeouts_ends() -> None:
    t = table("crooks", seats=3)
    for _ in range(GAME.meta.max_decisions):
        if not t.match.waiting:
            break
        t.times_out(t.match.waiting[0])
    t.over()
