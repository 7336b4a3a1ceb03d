"""The worked examples of section 9 of the rules, by their numbers; 18 to 20 are about counting."""

import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.actions import Ask, Circle, Stop
from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.events import (
    CirclesCalled,
    CirclesFaulted,
    GameEnded,
    MarksCrossed,
    NumberCircled,
    PointsBanked,
    PointsLost,
    RollSkipped,
    SetupRolled,
    TurnEnded,
)
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import Scripted
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

TEN = "rA rC oB yB gB gD bE bF vA vF"
BORIS = "rA oA oC oF yA yF gA bB bE vD"


def boris() -> CrooksOutTable:
    t = table("crooks_out", seats=3).hand(B, BORIS).rolls(A, "gF")
    return t.numbers(B, gD=2, vA=5, rD=2, vD=1, yD=3, gE=2)


@rule("CO-2.1")
@pytest.mark.parametrize(
    ("hand", "number"),
    [("rA rC oB gB oA oC oD yE", 4), ("oB oA oC oD yE yF gE vF", 1)],
)
def test_example_1_red_and_b(hand: str, number: int) -> None:
    t = table("crooks_out", seats=4).hand(A, hand).rolls(A, "rB")
    t.expect_number(A, "rB", number).ready_for(A)


@rule("CO-2.2")
def test_example_2_the_crook_that_is_both() -> None:
    t = table("crooks_out", seats=4).hand(A, "rA rB gB oC oD yE yF vF").rolls(A, "rB")
    t.expect_number(A, "rB", 3).ready_for(A)


@rule("CO-2.6", "CO-5.2", "CO-5.3")
def test_example_3_a_zero() -> None:
    t = table("crooks_out", seats=4).hand(A, "rA rC oA gA gC gD bC bD").rolls(A, "vB")
    t.expect_number(A, "vB", 0).expect_circled(A, "vB")
    t.expect_marks(A, "crossed", "rB oB yB gB bB vA vB vC vD vE vF").ready_for(A)


@rule("CO-2.3", "CO-2.4")
def test_example_4_crooks_laid_out_count() -> None:
    t = table("crooks_out", seats=3).hand(A, TEN).caught(B, A, "rC bF").rolls(A, "yC")
    t.expect_number(A, "yC", 2).expect_circled(A, "").ready_for(A)


@rule("CO-3.7")
def test_example_5_a_fresh_number_circled_at_once() -> None:
    t = table("crooks_out", seats=3).turn(C).hand(A, TEN).caught(B, A, "rC oB").box("oD")
    t.rolls(A, "oC").misses(C, B, "oD").expect_number(A, "oC", 2)
    t.expect_event(NumberCircled, seat=A, room="oC", cause="fresh").expect_circled(A, "oC")
    t.expect_no_event(CirclesFaulted).ready_for(A)


@rule("CO-4.6")
def test_example_6_anna_catches_boriss_green_d() -> None:
    t = table("crooks_out", seats=3).auto().hand(B, "gD").crossed(C, "gD").hits(A, B, "gD")
    t.expect_mark(B, "gD", "filled").expect_mark(A, "gD", "crossed")
    t.expect_event(MarksCrossed, seats=(A,), room="gD").expect_unchanged(C)
    t.asks(A, "ask_or_stop")


@rule("CO-4.1", "CO-4.2")
def test_example_7_anna_misses_blue_a() -> None:
    t = table("crooks_out", seats=3).box("bA").misses(A, B, "bA")
    t.expect_mark(B, "bA", "crossed").expect_unchanged(A, C).ready_for(B)


@rule("CO-5.1", "CO-5.6", "CO-5.7")
@pytest.mark.parametrize(
    ("called", "missing", "false"),
    [("rD vD", (), ()), ("vD", ("rD",), ()), ("rD vD gD", (), ("gD",))],
)
def test_example_8_what_is_due(
    called: str, missing: tuple[str, ...], false: tuple[str, ...]
) -> None:
    t = boris().caught(C, B, "rA yF").hits(A, B, "vD").circles(called)
    if missing or false:
        t.expect_event(CirclesFaulted, missing=missing, false=false).ready_for(B)
    else:
        t.expect_no_event(CirclesFaulted).asks(A, "ask_or_stop")
    t.expect_circled(B, "rD vD")


@rule("CO-5.2")
def test_example_9_what_is_crossed() -> None:
    t = boris().caught(C, B, "rA yF").expect_marks(B, "crossed", "")
    t.hits(A, B, "vD").circles("rD vD")
    t.expect_marks(B, "crossed", "rB rC rD rE rF oD yD gD bD vA vB vC vE vF")
    assert len(t.marked(B, "open")) == 19
    t.hits(A, B, "yA").circles("yD")
    t.expect_event(NumberCircled, seat=B, room="yD", crossed=("yB", "yC", "yE"))
    t.expect_circled(B, "rD yD vD").asks(A, "ask_or_stop")


@rule("CO-5.8")
def test_example_10_nothing_due() -> None:
    t = boris().hits(A, B, "rA").circles_none().expect_event(CirclesCalled, rooms=())
    t.asks(A, "ask_or_stop")
    t = boris().hits(A, B, "rA").circles("gE").expect_event(CirclesFaulted, false=("gE",))
    t.ready_for(B)


@rule("CO-5.9", "CO-4.7")
def test_example_11_a_forgotten_circle() -> None:
    t = boris().caught(A, B, "rA yF oA oC").expect_points(4, 0, 0)
    t.hits(A, B, "vD").circles("vD").expect_points(5, 0, 0).expect_circled(B, "rD vD")
    t.expect_event(TurnEnded, seat=A, cause="fault").ready_for(B)


def brave_anna() -> CrooksOutTable:
    t = boris().brave().caught(A, B, "rA oA oC oF").box("gC").expect_points(4, 0, 0)
    t.hits(A, B, "yA").circles_none().hits(A, B, "yF").asks(A, "call_circles")
    return t.expect_points(4, 0, 0, at_risk=2)


@rule("CO-7.2", "CO-7.3", "CO-7.4")
@pytest.mark.parametrize(("then", "points"), [("stop", 6), ("miss", 4), ("fault", 4)])
def test_example_12_a_brave_turn(then: str, points: int) -> None:
    t = brave_anna()
    if then == "stop":
        t.circles_none().stops().expect_event(PointsBanked, amount=2, points=6)
    elif then == "miss":
        t.circles_none().misses(A, B, "gC").expect_event(PointsLost, seat=A, amount=2)
    else:
        t.circles("gD").expect_event(PointsLost, seat=A, amount=2)
    t.expect_points(points, 0, 0).expect_laid_out(B, "rA oA oC oF yA yF").ready_for(B)


@rule("CO-6.2", "CO-7.5")
def test_example_13_the_last_crook_of_a_brave_turn() -> None:
    t = boris().brave().left(B, "gA bB vD", caught_by=C)
    t.hits(A, B, "bB").circles_none().hits(A, B, "gA").circles("gE").hits(A, B, "vD")
    t.expect_event(PointsBanked, seat=A, amount=3, points=3)
    t.expect_event(GameEnded, cause="hand_empty").expect_no_event(CirclesCalled)
    t.over(scores=(3, 0, 7))


@rule("CO-1.8")
@pytest.mark.parametrize(("reroll", "numbers"), [("on", 4), ("off", 3)])
def test_example_14_a_repeated_setup_roll(reroll: str, numbers: int) -> None:
    rolls = ["rB", "yD", "rB", "vF"] + (["oA"] if reroll == "on" else [])
    chance = Scripted(
        ("deal", list(range(36))),
        *[("setup roll", HOUSE.room_of[room]) for room in rolls],
        ("roll", 0),
    )
    chosen = CrooksOutSettings(setup_reroll=reroll, first_player=A)  # type: ignore[arg-type]
    match = Match.new(GAME, 2, settings=chosen, chance=chance)
    chance.finish()
    told = [event for event in match.log[0].events if isinstance(event, SetupRolled)]
    assert [event.room for event in told if event.repeated] == ["rB"]
    sheets = GAME.view(match.state, None).seats
    written = [sum(number is not None for number in sheet.numbers) for sheet in sheets]
    assert written == [numbers + 1, numbers]  # A has rolled for the first turn too


@rule("CO-3.10", "CO-3.11")
def test_example_15_what_is_offered() -> None:
    t = table("crooks_out", seats=3).hand(A, "yA").hand(B, "yF").caught(C, B, "yF")
    t.crossed(B, "rB").does_not_offer(Ask(B, "yF"), Ask(B, "rB")).offers(Ask(B, "yA"))
    t.ready_for(A)


@rule("CO-6.4")
@pytest.mark.parametrize(
    ("caught", "laid_out", "winners"),
    [
        # asker, asked player, number: 7-7-5 points each time
        ([(A, B, 3), (A, C, 4), (B, A, 7), (C, A, 2), (C, B, 3)], (9, 6, 4), (B,)),
        ([(A, B, 5), (A, C, 2), (B, A, 6), (B, C, 1), (C, A, 2), (C, B, 3)], (8, 8, 3), (A, B)),
    ],
)
def test_example_16_equal_points(
    caught: list[tuple[int, int, int]], laid_out: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = table("crooks_out", seats=3)
    left = [list(HOUSE.rooms[10 * seat : 10 * seat + 10]) for seat in (A, B, C)]
    for seat in (A, B, C):
        t.hand(seat, " ".join(left[seat]))
    for asker, asked, count in caught:
        t.caught(asker, asked, " ".join(left[asked][:count]))
        left[asked] = left[asked][count:]
    t.expect_points(7, 7, 5).all_silent()
    t.expect_event(GameEnded, points=(7, 7, 5), laid_out=laid_out, winners=winners)
    t.over(winners=winners, scores=(7, 7, 5))


@rule("CO-3.6", "CO-3.9")
def test_example_17_a_full_sheet() -> None:
    t = table("crooks_out", seats=2).written(B, " ".join(HOUSE.rooms)).box("vF")
    t.misses(A, B, "vF").expect_event(RollSkipped, seat=B).ready_for(B).does_not_offer(Stop())
    t.refused(Stop(), "must_ask", "CO-3.9", by=B)
    t.refused(Circle("rA"), "ask_now", "CO-3.8", by=B)
