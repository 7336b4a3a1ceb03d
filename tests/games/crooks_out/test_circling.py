"""CO-5: finding the numbers that must be circled."""

import pytest

from omerta.games.crooks_out.actions import Circle, Done
from omerta.games.crooks_out.events import (
    CirclesCalled,
    CirclesFaulted,
    NumberCircled,
    TurnEnded,
)
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

BORIS = "rA oA oC oF yA yF gA bB bE vD"


def boris() -> CrooksOutTable:
    """The position of example 8: rA and yF of Boris lie open, and two numbers become due with vD."""
    t = table("crooks_out", seats=3).hand(B, BORIS).caught(C, B, "rA yF").box("gB gC")
    return t.numbers(B, gD=2, vA=5, rD=2, vD=1, yD=3, gE=2).rolls(A, "gF")


# When a number is due, and what circling does


@rule("CO-5.1")
@pytest.mark.parametrize(
    ("caught", "circled"),
    [("rA", ""), ("rA vD", "rD vD"), ("vD", "vD"), ("yA yF", ""), ("yA yF vD", "yD vD")],
)
def test_a_number_is_due_when_that_many_of_its_crooks_are_open(caught: str, circled: str) -> None:
    t = table("crooks_out", seats=3).auto().hand(B, BORIS)
    t.numbers(B, gD=2, vA=5, rD=2, vD=1, yD=3, gE=2)
    for crook in caught.split():
        t.hits(A, B, crook)
    t.expect_circled(B, circled).asks(A, "ask_or_stop")


@rule("CO-5.2")
def test_circling_crosses_every_open_mark_of_the_column_and_the_row() -> None:
    t = boris().crossed(B, "vB").hits(A, B, "vD").circles("rD vD")
    t.expect_event(
        NumberCircled,
        seat=B,
        room="rD",
        crossed=("rB", "rC", "rD", "rE", "rF", "oD", "yD", "gD", "bD"),
    )
    t.expect_event(NumberCircled, seat=B, room="vD", crossed=("vA", "vC", "vE", "vF"))
    t.expect_marks(B, "crossed", "rB rC rD rE rF oD yD gD bD vA vB vC vE vF")
    t.expect_marks(C, "crossed", "rA yF vD").asks(A, "ask_or_stop")  # only the caught crooks


@rule("CO-5.3")
def test_the_headers_of_a_circled_number_are_struck() -> None:
    t = boris().hits(A, B, "vD").circles("rD vD")
    struck = {header for room in t.sheet(B).circled for header in room}
    assert struck == {"r", "v", "D"}
    assert not [room for room in t.marked(B, "open") if struck & set(room)]
    t.asks(A, "ask_or_stop")


@rule("CO-5.4")
def test_filled_marks_stay_filled() -> None:
    t = boris().hits(A, B, "vD").circles("vD rD").expect_marks(B, "filled", "rA yF vD")
    t.asks(A, "ask_or_stop")


@rule("CO-5.4")
def test_circled_numbers_stay_circled_and_are_not_named_again() -> None:
    t = boris().hits(A, B, "vD").circles("rD vD").hits(A, B, "yA")
    t.refused(Circle("rD"), "circled_already", "CO-5.4", room="rD")
    t.circles("yD").expect_circled(B, "rD yD vD").stops()
    t.misses(B, A, "gB").misses(C, A, "gC").expect_circled(B, "rD yD vD").ready_for(A)


@rule("CO-5.4")
def test_crossing_marks_never_makes_a_number_due() -> None:
    hand = "rA oC oD oE oF yC yD yE yF gC"
    t = table("crooks_out", seats=3).hand(B, hand).numbers(B, rB=1).box("vB")
    t.crossed(B, "rB rC rD rE rF oB yB gB bB").expect_circled(B, "")
    t.misses(A, B, "vB").expect_no_event(NumberCircled).expect_circled(B, "").ready_for(B)
    others = {*t.marked(B, "crossed"), "rA"}  # rA alone is open in the reach of rB
    assert others == {*["rA", "rB", "rC", "rD", "rE", "rF", "oB", "yB", "gB", "bB", "vB"]}


# The sharp-eyed mode


@rule("CO-5.5", "CO-5.9")
def test_forgetting_a_due_number_ends_the_turn() -> None:
    t = boris().hits(A, B, "vD").circles("vD")
    t.expect_event(CirclesCalled, seat=A, asked=B, rooms=("vD",))
    t.expect_event(CirclesFaulted, seat=A, asked=B, missing=("rD",), false=())
    t.expect_event(TurnEnded, seat=A, cause="fault").ready_for(B)


@rule("CO-5.6")
def test_the_exact_due_set_lets_the_asker_go_on() -> None:
    for rooms in ("rD vD", "vD rD"):
        t = boris().hits(A, B, "vD").circles(rooms)
        t.expect_event(CirclesCalled, seat=A, asked=B, rooms=("rD", "vD"))
        t.expect_no_event(CirclesFaulted).expect_no_event(TurnEnded)
        t.expect_circled(B, "rD vD").asks(A, "ask_or_stop")


@rule("CO-5.6")
def test_every_written_number_without_a_circle_may_be_named() -> None:
    t = boris().numbers(B, vC=2).hits(A, B, "vD")
    rooms = ("rD", "yD", "gD", "gE", "vA", "vC", "vD")
    t.offers_exactly(*[Circle(room) for room in rooms], Done())
    t.names("vD").offers_exactly(*[Circle(room) for room in rooms[:-1]], Done())
    t.circles("rD").hits(A, B, "yA")
    t.offers_exactly(*[Circle(room) for room in ("yD", "gD", "gE", "vA", "vC")], Done())
    t.circles("yD").asks(A, "ask_or_stop")


@rule("CO-5.6")
def test_nothing_else_may_be_named() -> None:
    t = boris().hits(A, B, "vD").names("vD")
    t.refused(Circle("vD"), "named_already", "CO-5.6", room="vD")
    t.refused(Circle("bA"), "no_number_there", "CO-5.6", room="bA")
    t.refused(Circle("gF"), "no_number_there", "CO-5.6", room="gF")  # A's own number
    t.refused(Circle("zz"), "no_such_room", "CO-5.6", room="zz")
    t.refused(Circle("z" * 99), "no_such_room", "CO-5.6", room="z" * 8)
    t.circles("rD").asks(A, "ask_or_stop")


@rule("CO-5.6")
def test_a_named_number_can_be_taken_back_until_done() -> None:
    t = boris().hits(A, B, "vD")
    assert not t.match.can_undo()
    t.names("gD")
    assert t.match.can_undo(A)
    t.match.undo(A)
    assert t.view(A).named == ()
    t.circles("rD vD")
    assert not t.match.can_undo()
    t.asks(A, "ask_or_stop")


@rule("CO-5.7")
@pytest.mark.parametrize(
    ("named", "missing", "false"),
    [
        ("rD vD gD", (), ("gD",)),
        ("rD yD gD gE vA vD", (), ("yD", "gD", "gE", "vA")),
        ("vD gE", ("rD",), ("gE",)),
        ("vA", ("rD", "vD"), ("vA",)),
    ],
)
def test_naming_a_number_that_is_not_due_is_a_fault(
    named: str, missing: tuple[str, ...], false: tuple[str, ...]
) -> None:
    t = boris().hits(A, B, "vD").circles(named)
    t.expect_event(CirclesFaulted, seat=A, asked=B, missing=missing, false=false)
    t.expect_event(TurnEnded, seat=A, cause="fault").expect_circled(B, "rD vD").ready_for(B)


@rule("CO-5.8")
def test_the_asker_gets_the_circling_decision_even_if_nothing_is_due() -> None:
    t = boris().hits(A, B, "oA").asks(A, "call_circles").circles_none()
    t.expect_event(CirclesCalled, seat=A, asked=B, rooms=()).expect_no_event(NumberCircled)
    t.expect_no_event(CirclesFaulted).expect_circled(B, "").asks(A, "ask_or_stop")


@rule("CO-5.8")
def test_the_asker_gets_the_circling_decision_even_without_a_written_number() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").hits(A, B, "vD").asks(A, "call_circles")
    t.offers_exactly(Done()).circles_none().asks(A, "ask_or_stop")


@rule("CO-5.8")
def test_the_circling_decision_looks_the_same_with_and_without_due_numbers() -> None:
    asked = []
    for hand in ("vD oA gA", "vD oA rD"):  # of rD and vD one is due, or none
        t = table("crooks_out", seats=2).hand(B, f"{hand} oB oC oE oF yB yC yE yF gC")
        t.written(B, "vD").hits(A, B, "vD")
        asked.append((t.view(A).decision, t.match.options(A), t.view(A).circling_of))
        t.asks(A, "call_circles")
    assert asked[0] == asked[1]


@rule("CO-5.9")
@pytest.mark.parametrize("named", ["vD", "rD vD gD", ""])
def test_after_a_fault_the_sheet_is_corrected_and_the_point_is_kept(named: str) -> None:
    t = boris().hits(A, B, "vD").circles(named).expect_points(1, 0, 2)
    t.expect_circled(B, "rD vD").expect_laid_out(B, "rA yF vD")
    t.expect_marks(B, "crossed", "rB rC rD rE rF oD yD gD bD vA vB vC vE vF").ready_for(B)


# The automatic mode


@rule("CO-5.10")
def test_in_auto_mode_the_program_circles() -> None:
    t = boris().auto().hits(A, B, "vD").expect_circled(B, "rD vD")
    for room in ("rD", "vD"):
        t.expect_event(NumberCircled, seat=B, room=room, cause="hit")
    t.expect_no_event(CirclesCalled).expect_no_event(TurnEnded).asks(A, "ask_or_stop")


@rule("CO-5.10")
def test_in_auto_mode_a_turn_ends_only_by_a_miss_or_a_stop() -> None:
    t = boris().auto()
    for crook in ("vD", "yA", "oA", "oC"):
        t.hits(A, B, crook).asks(A, "ask_or_stop")
    t.stops().ready_for(B).misses(B, A, "gB").ready_for(C)


@rule("CO-5.11")
@pytest.mark.parametrize("circling", ["sharp_eyed", "auto"])
def test_automatic_circling_never_causes_a_fault(circling: str) -> None:
    t = boris().setting(circling=circling).caught(C, B, "oF").rolls(B, "rF").misses(A, B, "gB")
    t.expect_event(NumberCircled, seat=B, room="rF", cause="fresh").expect_circled(B, "rF")
    t.expect_no_event(CirclesFaulted).ready_for(B)
    t.misses(B, A, "gB").hits(C, B, "vD")
    if circling == "sharp_eyed":
        t.does_not_offer(Circle("rF")).circles("rD vD")
    t.expect_circled(B, "rD rF vD").asks(C, "ask_or_stop")
