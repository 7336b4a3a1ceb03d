"""LG-2: a round."""

from omerta.games.legends.actions import NameFirst, Recruit
from omerta.games.legends.events import (
    EvidenceCounted,
    FirstPlayerNamed,
    PoliceActivated,
    ProblemDealt,
    RoundStarted,
    TrackMoved,
    TurnStarted,
)
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, P4


@rule("LG-2.1")
def test_a_round_from_top_to_bottom() -> None:
    t = table("legends", seats=2).before("round").board(alarms="al01").asks(P1, "first")
    t.names_first(P1, P2).expect_event(ProblemDealt, player=P2, problem="pr01")
    t.ends(P2).ready_for(P1).ends(P1)
    order = [type(event) for event in t.match.log[-1].events]
    kinds = [EvidenceCounted, PoliceActivated, TrackMoved, RoundStarted]
    assert [kind for kind in order if kind in kinds] == kinds
    t.expect(round=3).asks(P1, "first")


@rule("LG-2.1", "SC-2.4")
def test_the_chase_begins_a_round_with_its_lane() -> None:
    t = table("legends", seats=2).scenario("chase").before("round").asks(P1, "lane")
    t.takes_lane(P1, "right").asks(P1, "first")


@rule("LG-2.2")
def test_all_remaining_players_may_go_first() -> None:
    t = table("legends", seats=4).before("round").has_left(P3).asks(P1, "first")
    t.offers_exactly(NameFirst(P1), NameFirst(P2), NameFirst(P4))
    t.refused(NameFirst(P3), "player_gone", "LG-2.2").refused(Recruit(), "first_now", "LG-2.2")
    t.names_first(P1, P4).expect(first=P4).ready_for(P4)
    t = table("legends", seats=2).before("round").refused(NameFirst(P3), "no_such_player", "LG-2.2")
    t.names_first(P1, P1).ends(P1).ends(P2).asks(P2, "first").names_first(P2, P1).ready_for(P1)


@rule("LG-2.2")
def test_the_only_player_left_goes_first_without_a_decision() -> None:
    t = table("legends", seats=2).before("round").has_left(P1)
    t.expect(first=P2).expect_problems(P2, "pr01").ready_for(P2)


@rule("LG-2.3")
def test_problems_for_the_first_player_and_with_four_for_the_next() -> None:
    t = table("legends", seats=3).before("round").names_first(P1, P3)
    t.expect_problems(P3, "pr01").expect_problems(P1, "").expect_problems(P2, "").ready_for(P3)
    t = table("legends", seats=4).before("round").names_first(P1, P4)
    t.expect_problems(P4, "pr01").expect_problems(P1, "pr02").expect_problems(P2, "")
    t.expect_problems(P3, "").ready_for(P4)


@rule("LG-2.4")
def test_at_most_one_problem_for_each_remaining_player() -> None:
    t = table("legends", seats=4).before("round").has_left(P1, P2, P3)
    t.expect_problems(P4, "pr01").expect_problems(P1, "").ready_for(P4)
    t = table("legends", seats=4).before("round").has_left(P2, P4).names_first(P1, P1)
    t.expect_problems(P1, "pr01").expect_problems(P3, "pr02").ready_for(P1)


@rule("LG-2.5")
def test_turns_go_clockwise_and_all_players_have_one() -> None:
    t = table("legends", seats=4).before("round").has_left(P4).names_first(P1, P3)
    t.ends(P3).expect_event(TurnStarted, player=P1).ends(P1).ready_for(P2)
    t.refused(Recruit(), "not_your_turn", "LG-2.5", by=P3).ends(P2).asks(P2, "first")


@rule("LG-2.6")
def test_nothing_follows_the_end_of_a_scenario() -> None:
    t = table("legends", seats=2).scenario("bank", clock=6).exhausted("m01").hand(P1, "m02")
    t.problems(P1, "pr01").rallies(P1).expect_exhausted("m01").expect_out("m02")
    t.expect_no_event(FirstPlayerNamed).over(reason="target_missed")
    t.refused(Recruit(), "game_over", "LG-15.4", by=P1)
