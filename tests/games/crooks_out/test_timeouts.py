"""Section 4: the actions of the table for an idle player."""

import pytest

from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.actions import Ask, Done, Forfeit, Stop
from omerta.games.crooks_out.events import (
    CirclesCalled,
    CirclesFaulted,
    CrookAsked,
    DiceRolled,
    TurnEnded,
    TurnForfeited,
)
from omerta.kernel import Action, Illegal, Match, TimeoutApplied
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

BORIS = "rA oA oC oF yA yF gA bB bE vD"


def boris() -> CrooksOutTable:
    """The position of example 8: two numbers become due with vD."""
    t = table("crooks_out", seats=3).hand(B, BORIS).caught(C, B, "rA yF")
    return t.numbers(B, gD=2, vA=5, rD=2, vD=1, yD=3, gE=2).rolls(A, "gF")


@rule("CO-3.9", "CO-6.7")
def test_a_timeout_forfeits_the_question_and_changes_no_sheet() -> None:
    t = boris().rolls(B, "bC").times_out(A)
    t.expect_event(TimeoutApplied, seat=A, decision="ask").expect_event(TurnForfeited, seat=A)
    t.expect_event(TurnEnded, seat=A, cause="forfeit").expect_no_event(CrookAsked)
    t.expect_unchanged(A, C).expect_event(DiceRolled, seat=B, room="bC")
    t.expect_marks(B, "filled", "rA yF").expect_marks(B, "crossed", "").ready_for(B)
    assert len(t.view(A).asked) == 2  # those of the past


@rule("CO-4.10", "CO-7.3")
def test_a_timeout_after_a_hit_stops() -> None:
    t = boris().hits(A, B, "vD").circles("rD vD").times_out(A)
    t.expect_event(TimeoutApplied, seat=A, decision="ask_or_stop")
    t.expect_event(TurnEnded, seat=A, cause="stop").expect_no_event(TurnForfeited)
    t.expect_points(1, 0, 2).ready_for(B)


@rule("CO-5.5", "CO-5.8")
def test_a_timeout_while_circling_names_no_number() -> None:
    t = boris().hits(A, B, "oA").times_out(A).expect_event(CirclesCalled, rooms=())
    t.expect_event(TimeoutApplied, seat=A, decision="call_circles")
    t.expect_no_event(CirclesFaulted).asks(A, "ask_or_stop")
    t = boris().hits(A, B, "vD").times_out(A).expect_event(CirclesCalled, rooms=())
    t.expect_event(CirclesFaulted, missing=("rD", "vD"), false=())
    t.expect_circled(B, "rD vD").ready_for(B)


@rule("CO-5.6")
@pytest.mark.parametrize(("named", "fault"), [("rD vD", False), ("vD", True), ("rD vD gD", True)])
def test_numbers_named_before_a_timeout_count(named: str, fault: bool) -> None:
    t = boris().hits(A, B, "vD").names(named).times_out(A)
    rooms = tuple(sorted(named.split(), key="rD gD vD".index))
    t.expect_event(CirclesCalled, seat=A, asked=B, rooms=rooms)
    if fault:
        t.expect_event(CirclesFaulted, seat=A).expect_event(TurnEnded, cause="fault").ready_for(B)
    else:
        t.expect_no_event(CirclesFaulted).asks(A, "ask_or_stop")


@rule("CO-6.7")
def test_a_later_timeout_does_not_forfeit_a_turn_with_a_question() -> None:
    t = table("crooks_out", seats=2).auto().hand(B, "vD")
    for seat in (A, B):
        t.times_out(seat)
    t.hits(A, B, "vD").times_out(A)
    for seat in (B, A, B):
        t.times_out(seat)
    assert t.match.outcome is None
    t.times_out(A).over(reason="abandoned")


@rule("CO-3.9")
def test_only_a_timeout_can_forfeit() -> None:
    t = boris()
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert (deadline.seconds, dict(deadline.answers)) == (None, {A: (Forfeit(),)})
    with pytest.raises(Illegal) as refused:
        t.match.play(A, Forfeit())
    assert (refused.value.code, refused.value.clause) == ("only_the_clock", "CO-3.9")
    t.ready_for(A)


@rule("CO-3.9")
def test_a_forfeit_is_refused_from_a_player_and_applied_on_timeout() -> None:
    t = boris()
    before = GAME.save(t.state)
    with pytest.raises(Illegal) as refused:
        GAME.apply(t.state, A, Forfeit(), chance=t.dice)
    assert refused.value == GAME.why_not(t.state, A, Forfeit())
    assert GAME.save(t.state) == before
    with pytest.raises(Illegal):
        GAME.apply_for_clock(t.state, B, Forfeit(), chance=t.dice)
    events = GAME.apply_for_clock(t.rolls(B, "bC").state, A, Forfeit(), chance=t.dice)
    assert events[:2] == [TurnForfeited(A), TurnEnded(A, "forfeit")]


@rule("CO-6.7")
@pytest.mark.parametrize(("seats", "without_clock"), [(2, 907), (3, 1132), (4, 1205)])
def test_the_longest_game_counts_the_turns_that_the_clock_forfeits(
    seats: int, without_clock: int
) -> None:
    match = Match.new(GAME, seats, seed=1)
    while match.waiting:
        seat = match.waiting[0]
        if match.state.stack[-1].tag == "ask" and match.state.forfeits < 2 * seats - 1:
            match.expire(seat)
        else:
            match.play(seat, slowest(match, seat))
    decisions = len(match.log) - 1
    assert match.outcome is not None
    assert match.outcome.reason == "points"
    assert decisions <= GAME.meta.max_decisions
    if seats == 4:
        assert decisions > without_clock


def slowest(match: Match, seat: int) -> Action:
    """An action that delays the end: misses first, one hit a turn, and every possible name."""
    s, options = match.state, match.options(seat)
    if Stop() in options:
        return Stop()
    asks = [each for each in options if isinstance(each, Ask)]
    misses = [each for each in asks if not s.hands[each.seat] >> s.theme.room_of[each.room] & 1]
    asks.sort(key=lambda each: -s.hands[each.seat].bit_count())
    if asks:
        return (misses or asks)[0]
    return next((each for each in options if each != Done()), Done())


@rule("CO-3.9")
def test_only_the_first_question_of_a_turn_can_be_forfeited() -> None:
    t = boris().hits(A, B, "oA")
    for decision in ("call_circles", "ask_or_stop"):
        before = GAME.save(t.asks(A, decision).state)
        for apply in (GAME.apply, GAME.apply_for_clock):
            with pytest.raises(Illegal):
                apply(t.state, A, Forfeit(), chance=t.dice)
        assert GAME.save(t.state) == before
        if decision == "call_circles":
            t.circles_none()


@rule("CO-3.1")
def test_a_timeout_acts_only_for_the_seat_with_the_decision() -> None:
    t = boris()
    for seat in (B, C):
        with pytest.raises(Illegal):
            t.match.expire(seat)
    t.ready_for(A)


@rule("CO-6.1")
def test_no_deadline_is_set_after_the_end() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").left(B, "vD", caught_by=A).hits(A, B, "vD")
    assert GAME.deadline(t.state) is None
    with pytest.raises(Illegal):
        t.match.expire(A)
    t.over()


@rule("CO-3.9", "CO-5.8")
def test_the_timeout_action_does_not_depend_on_the_hands() -> None:
    answers = []
    for hand in (BORIS, "rA oA oC oF yA yF gA bC bE vD"):
        t = table("crooks_out", seats=3).hand(B, hand).rolls(A, "gF")
        answers.append([GAME.deadline(t.state)])
        t.hits(A, B, "vD")
        answers[-1].append(GAME.deadline(t.state))
        t.circles_none()
        answers[-1].append(GAME.deadline(t.state))
        t.asks(A, "ask_or_stop")
    assert answers[0] == answers[1]


@rule("CO-6.7")
def test_a_match_with_only_timeouts_ends() -> None:
    t = table("crooks_out", seats=3)
    for _ in range(2 * 3):
        t.times_out(t.match.waiting[0])
    t.over(winners=(A, B, C), scores=(0, 0, 0), reason="abandoned")
