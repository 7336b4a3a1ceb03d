"""CO-6: the end of the match, and the winners."""

import pytest

from omerta.games.crooks_out.actions import Ask, Stop
from omerta.games.crooks_out.events import CrookCaught, GameEnded, TurnEnded, TurnStarted
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from omerta.testing.crooks_out import CrooksOutTable

EMPTYING = "rA rB rC rD rE rF oA oB oC oD"
"""The ten crooks of B; oD is the last."""
ANNA = "yA yB yC yD yE yF gA gB gC gD"
CLARA = "bA bB bC bD bE bF vA vB vC vD"


def last_of_b(*, a: int, c: int) -> CrooksOutTable:
    """Three players; A and C have caught this many of B's crooks; oD is left."""
    t = table("crooks_out", seats=3).auto().hand(A, ANNA).hand(B, EMPTYING).hand(C, CLARA)
    crooks = EMPTYING.split()
    t.caught(A, B, " ".join(crooks[:a]))
    return t.caught(C, B, " ".join(crooks[a : a + c]))


@rule("CO-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_match_ends_with_the_last_crook_of_a_hand(seats: int) -> None:
    t = table("crooks_out", seats=seats).hand(B, "vD").left(B, "vD", caught_by=A)
    t.hits(A, B, "vD").expect_event(CrookCaught, asked=B, room="vD", left=0)
    t.expect_event(GameEnded, cause="hand_empty").over()
    for seat in range(seats):
        t.refused(Stop(), "game_over", "CO-6.1", by=seat)
        assert t.match.options(seat) == ()


@rule("CO-6.1")
def test_with_one_crook_left_the_match_goes_on() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD vE").left(B, "vD vE", caught_by=A)
    t.hits(A, B, "vD").expect_event(CrookCaught, left=1).expect_no_event(GameEnded)
    assert t.match.outcome is None
    t.asks(A, "call_circles")


@rule("CO-6.2")
@pytest.mark.parametrize("circling", ["sharp_eyed", "auto"])
def test_the_match_ends_at_once_without_equal_turns_or_a_circling_decision(circling: str) -> None:
    t = table("crooks_out", seats=3).setting(circling=circling).turn(B).hand(A, "vD vE").box("vF")
    t.left(A, "vD vE", caught_by=C).written(A, "vA").hits(B, A, "vE")
    if circling == "sharp_eyed":
        t.circles_none()
    t.hits(B, A, "vD").expect_event(TurnEnded, seat=B, cause="game_end")
    t.expect_no_event(TurnStarted).over()
    assert t.view(SPECTATOR).active is None
    assert t.view(SPECTATOR).decision is None


@rule("CO-6.3")
def test_most_points_win() -> None:
    t = last_of_b(a=5, c=4).caught(B, C, "bA bB").hits(A, B, "oD")
    t.expect_event(GameEnded, points=(6, 2, 4), laid_out=(0, 10, 2), winners=(A,))
    t.over(winners=(A,), scores=(6, 2, 4), reason="points")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 3, 2)


@rule("CO-6.3")
def test_catching_the_last_crook_is_worth_only_its_point() -> None:
    t = last_of_b(a=2, c=7).hits(A, B, "oD")
    t.over(winners=(C,), scores=(3, 0, 7), reason="points")


@rule("CO-6.4")
def test_fewest_own_crooks_laid_out_breaks_a_tie() -> None:
    t = last_of_b(a=4, c=5).caught(B, A, "yA yB").caught(B, C, "bA").hits(A, B, "oD")
    t.expect_event(GameEnded, points=(5, 3, 5), laid_out=(2, 10, 1), winners=(C,))
    t.over(winners=(C,), scores=(5, 3, 5), reason="laid_out")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (2, 3, 1)


@rule("CO-6.4")
def test_still_tied_players_share_the_victory() -> None:
    t = last_of_b(a=4, c=5).caught(B, A, "yA yB").caught(B, C, "bA bB").hits(A, B, "oD")
    t.over(winners=(A, C), scores=(5, 4, 5), reason="shared")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 3, 1)


@rule("CO-6.5")
def test_the_player_whose_hand_is_empty_can_win() -> None:
    t = last_of_b(a=4, c=5).caught(B, A, "yA yB yC").caught(B, C, "bA bB bC bD").hits(A, B, "oD")
    t.over(winners=(B,), scores=(5, 7, 5), reason="points")


@rule("CO-6.6")
def test_after_the_end_all_hands_and_the_box_are_open() -> None:
    t = last_of_b(a=5, c=4).caught(B, C, "bA bB")
    assert [t.view(viewer).opened for viewer in (A, B, C, SPECTATOR)] == [None] * 4
    t.hits(A, B, "oD")
    for viewer in (A, B, C, SPECTATOR):
        opened = t.view(viewer).opened
        assert opened is not None
        hands = (ANNA, "", CLARA.removeprefix("bA bB "))
        assert opened.hands == tuple(tuple(hand.split()) for hand in hands)
        assert opened.box == ("oE", "oF", "gE", "gF", "vE", "vF")
        t.expect_event(GameEnded, seen_by=viewer, hands=opened.hands, box=opened.box)
    t.over()


@rule("CO-6.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_abandoned_after_twice_as_many_silent_turns_as_players(seats: int) -> None:
    t = table("crooks_out", seats=seats).hand(B, "vD").caught(A, B, "vD")
    for silent in range(2 * seats):
        assert t.match.outcome is None
        t.ready_for(silent % seats).times_out(silent % seats)
    t.expect_event(GameEnded, cause="abandoned", winners=(A,)).expect_no_event(TurnStarted)
    t.over(winners=(A,), scores=(1, *[0] * (seats - 1)), reason="abandoned")
    t.refused(Ask(A, "rA"), "game_over", "CO-6.1", by=B)


@rule("CO-6.7")
def test_a_question_resets_the_count_of_silent_turns() -> None:
    t = table("crooks_out", seats=2).box("vE vF")
    for seat in (A, B, A):
        t.times_out(seat)
    t.misses(B, A, "vE")
    for seat in (A, B, A):
        t.times_out(seat)
    t.ready_for(B)
    assert t.match.outcome is None
    t.times_out(B).over(reason="abandoned")


@rule("CO-6.4", "CO-6.7")
def test_an_abandoned_match_is_scored_like_any_other() -> None:
    t = table("crooks_out", seats=4).hand(A, "vA").hand(C, "vC vD").hand(D, "vE")
    t.caught(B, A, "vA").caught(D, C, "vC vD").caught(B, D, "vE").all_time_out()
    t.over(winners=(B,), scores=(0, 2, 0, 2), reason="abandoned")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (3, 1, 4, 2)
