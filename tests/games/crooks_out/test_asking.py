"""CO-3.8 to CO-4.11: the question, and the effect of the answer."""

import pytest

from omerta.games.crooks_out.actions import Ask, Forfeit, Stop
from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.events import (
    CrookAsked,
    CrookCaught,
    GuessMissed,
    MarksCrossed,
    NumberCircled,
    PointScored,
    TurnEnded,
)
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from omerta.testing.crooks_out import CrooksOutTable

HAND = "rA rC oB gD gE gF bC bD bE vC"
"""Ten crooks of B."""


def three() -> CrooksOutTable:
    return table("crooks_out", seats=3).auto().hand(B, HAND).box("yA yB yC yD yE yF").rolls(A, "vF")


# Who may be asked for what


@rule("CO-3.8")
def test_any_opponent_may_be_asked_for_any_open_room() -> None:
    t = table("crooks_out", seats=4).turn(C)
    t.offers_exactly(*[Ask(seat, room) for seat in (A, B, D) for room in HOUSE.rooms])
    t.ready_for(C)


@rule("CO-3.8")
def test_a_question_needs_an_opponent_and_a_room() -> None:
    t = table("crooks_out", seats=3)
    t.refused(Ask(A, "gD"), "ask_yourself", "CO-3.8")
    t.refused(Ask(D, "gD"), "no_such_seat", "CO-1.1", seat=D + 1)
    t.refused(Ask(B, "gG"), "no_such_room", "CO-3.8", room="gG")
    t.refused(Ask(B, "x" * 99), "no_such_room", "CO-3.8", room="x" * 8)
    t.refused(Ask(B, ""), "no_such_room", "CO-3.8", room="")
    t.ready_for(A)


@rule("CO-3.9")
def test_the_first_question_must_be_asked() -> None:
    t = three().does_not_offer(Stop())
    t.refused(Stop(), "must_ask", "CO-3.9")
    t.hits(A, B, "gD").offers(Stop()).asks(A, "ask_or_stop")


@rule("CO-3.9")
def test_only_a_timeout_may_forfeit_a_question() -> None:
    t = three().does_not_offer(Forfeit())
    t.refused(Forfeit(), "only_the_clock", "CO-3.9")
    t.hits(A, B, "gD").does_not_offer(Forfeit())
    t.refused(Forfeit(), "only_the_clock", "CO-3.9")
    t.asks(A, "ask_or_stop")


@rule("CO-3.10")
def test_only_open_marks_may_be_asked_for() -> None:
    t = three().caught(C, B, "rA").crossed(B, "yA")
    t.does_not_offer(Ask(B, "rA"), Ask(B, "yA"), Ask(C, "rA")).offers(Ask(C, "yA"))
    t.refused(Ask(B, "rA"), "room_filled", "CO-3.10", room="rA")
    t.refused(Ask(B, "yA"), "room_crossed", "CO-3.10", room="yA")
    t.refused(Ask(C, "rA"), "room_crossed", "CO-3.10", room="rA")
    t.expect_options(34 + 35).ready_for(A)


@rule("CO-3.10")
def test_a_crook_in_hand_can_always_be_asked_for() -> None:
    t = three().left(B, "gD", caught_by=C).numbers(B, rB=3, vA=2, oE=3)
    t.offers(Ask(B, "gD"))
    t.ready_for(A)


@rule("CO-3.11")
def test_asking_for_an_own_crook_is_allowed_and_misses() -> None:
    t = three().hand(A, "gA").offers(Ask(B, "gA")).misses(A, B, "gA")
    t.expect_mark(B, "gA", "crossed").expect_mark(A, "gA", "open")
    t.ready_for(B)


@rule("CO-3.11")
def test_the_options_do_not_depend_on_the_own_hand() -> None:
    offered = []
    for hand in ("gA oA vA", "rB yB bB"):
        t = table("crooks_out", seats=3).hand(A, hand)
        offered.append(t.match.options(A))
        t.ready_for(A)
    assert offered[0] == offered[1]


@rule("CO-3.12")
@pytest.mark.parametrize("room", ["rA", "yA", "gD", "vD"])
def test_the_answer_to_a_question_is_true(room: str) -> None:
    t = three().guesses(A, B, room).expect_event(CrookAsked, seat=A, asked=B, room=room)
    if room in HAND.split():
        t.expect_event(CrookCaught, seat=A, asked=B, room=room).expect_no_event(GuessMissed)
    else:
        t.expect_event(GuessMissed, seat=A, asked=B, room=room).expect_no_event(CrookCaught)
    assert [(q.seat, q.asked, q.room, q.hit) for q in t.view(SPECTATOR).asked] == [
        (A, B, room, room in HAND.split())
    ]


# A miss


@rule("CO-4.1", "CO-4.2")
def test_after_a_miss_only_the_asked_players_sheet_is_crossed() -> None:
    t = three().misses(A, B, "yA")
    t.expect_marks(B, "crossed", "yA").expect_marks(A, "crossed", "")
    t.expect_no_event(MarksCrossed).expect_unchanged(A, C).ready_for(B)


@rule("CO-4.1")
def test_a_miss_leaves_hand_numbers_and_points_alone() -> None:
    t = three().numbers(B, rB=3).misses(A, C, "yA")
    t.expect_hand(B, HAND).expect_laid_out(C, "").expect_points(0, 0, 0)
    t.expect_unchanged(A).ready_for(B)


@rule("CO-4.3")
def test_a_miss_ends_the_turn() -> None:
    t = three().misses(A, B, "yA").expect_event(TurnEnded, seat=A, cause="miss").ready_for(B)
    t.refused(Ask(B, "rA"), "not_your_turn", "CO-3.1", by=A)
    t.ready_for(B)


@rule("CO-4.3")
def test_a_miss_after_hits_ends_the_turn_and_keeps_their_points() -> None:
    t = three().hits(A, B, "rA").hits(A, B, "gD").misses(A, B, "yA")
    t.expect_points(2, 0, 0).expect_event(TurnEnded, seat=A, cause="miss").ready_for(B)


# A hit


@rule("CO-4.4")
def test_a_caught_crook_is_laid_out_for_good() -> None:
    t = three().hits(A, B, "gD").expect_event(CrookCaught, asked=B, room="gD", left=9)
    left = "rA rC oB gE gF bC bD bE vC"
    t.expect_laid_out(B, "gD").expect_hand(B, left)
    t.stops().misses(B, A, "yA").misses(C, B, "yA").misses(A, B, "yB")
    t.expect_laid_out(B, "gD").expect_hand(B, left).ready_for(B)


@rule("CO-4.5")
def test_the_mark_of_a_caught_crook_is_filled() -> None:
    t = three().hits(A, B, "gD").expect_marks(B, "filled", "gD").expect_marks(B, "crossed", "")
    t.asks(A, "ask_or_stop")


@rule("CO-4.6")
def test_all_others_cross_the_mark_of_a_caught_crook() -> None:
    t = three().hits(A, B, "gD").expect_event(MarksCrossed, seats=(A, C), room="gD")
    t.expect_marks(A, "crossed", "gD").expect_marks(C, "crossed", "gD")
    t.asks(A, "ask_or_stop")


@rule("CO-4.6")
def test_a_mark_already_crossed_stays_crossed() -> None:
    t = three().crossed(C, "gD").crossed(A, "rA").crossed(C, "rA")
    t.hits(A, B, "gD").expect_event(MarksCrossed, seats=(A,), room="gD").expect_unchanged(C)
    t.expect_mark(C, "gD", "crossed")
    t.hits(A, B, "rA").expect_no_event(MarksCrossed).expect_unchanged(C)
    t.expect_mark(A, "rA", "crossed").expect_mark(C, "rA", "crossed")
    t.asks(A, "ask_or_stop")


@rule("CO-4.7")
def test_a_caught_crook_is_a_point_at_once() -> None:
    t = three().hits(A, B, "gD").expect_event(PointScored, seat=A, points=1, at_risk=0)
    t.expect_points(1, 0, 0).hits(A, B, "rA").expect_points(2, 0, 0)
    t.asks(A, "ask_or_stop")


@rule("CO-4.7")
def test_the_record_names_the_catcher_of_every_crook() -> None:
    t = three().hits(A, B, "gD").stops().misses(B, C, "yA")
    asked = [(q.turn, q.seat, q.asked, q.room, q.hit) for q in t.view(SPECTATOR).asked]
    assert asked == [(1, A, B, "gD", True), (2, B, C, "yA", False)]
    t.ready_for(C)


@rule("CO-4.8")
def test_the_asker_checks_the_asked_sheet() -> None:
    t = three().setting(circling="sharp_eyed").hits(A, B, "gD").asks(A, "call_circles")
    assert [t.view(viewer).circling_of for viewer in (A, B, C, SPECTATOR)] == [B] * 4
    t.circles_none()
    assert t.view(A).circling_of is None
    t.asks(A, "ask_or_stop")


@rule("CO-4.9")
def test_after_a_hit_the_asker_may_ask_any_opponent_again() -> None:
    t = three().hand(C, "vA").hits(A, B, "gD")
    t.offers(Ask(B, "gE"), Ask(C, "vA")).hits(A, B, "gE").hits(A, C, "vA")
    t.expect_points(3, 0, 0).asks(A, "ask_or_stop")


@rule("CO-4.9")
def test_with_two_players_the_same_opponent_is_asked_again() -> None:
    t = table("crooks_out", seats=2).hand(B, "gD gE").hits(A, B, "gD").circles_none()
    t.hits(A, B, "gE").circles_none().expect_points(2, 0)
    t.asks(A, "ask_or_stop")


@rule("CO-4.10")
def test_after_a_hit_the_asker_may_stop_without_loss() -> None:
    t = three().hits(A, B, "gD").hits(A, B, "gE").stops()
    t.expect_event(TurnEnded, seat=A, cause="stop").expect_points(2, 0, 0).ready_for(B)


@rule("CO-4.11")
def test_a_hit_makes_numbers_due_only_on_the_asked_sheet_and_in_its_reach() -> None:
    t = three().numbers(B, vD=3, yA=1, vB=2, rF=3).written(A, "rD gA gD").written(C, "gD rD")
    t.caught(C, B, "bD vC")
    t.expect_circled(B, "")
    t.hits(A, B, "gD").expect_circled(B, "vD").expect_circled(A, "").expect_circled(C, "")
    assert [event.room for event in t.last_events(NumberCircled)] == ["vD"]
    t.asks(A, "ask_or_stop")
