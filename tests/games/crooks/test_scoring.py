"""CR-7 to CR-9: scoring the targets, scoring the gangs, victory."""

import pytest

from omerta.games.crooks.events import CrooksRevealed, GameEnded, GangScored, TargetScored
from omerta.testing import SPECTATOR, A, B, C, D, rule, table

# Without a gang: c08 7(+2), c15 6(+1), c19 4(+2), c21 3(+3), c22 1(-3), c32 1, c01 the boss.


# Targets


@rule("CR-7.1")
def test_hidden_crooks_on_targets_are_turned_up() -> None:
    t = table("crooks", seats=3).target(2, A, "c08 down").target(9, B, "c15 down", "c27")
    t.does_not_see(C, "c08", "c15").does_not_see(SPECTATOR, "c08", "c15")
    t.all_pass()
    tags = (t.tag("c08"), t.tag("c15"))
    t.expect_event(CrooksRevealed, tags=tags, faces=("c08", "c15"), seen_by=SPECTATOR)
    t.sees(C, "c08", "c15").sees(SPECTATOR, "c08", "c15")
    assert t.card(C, "c08").how == "revealed"
    t.over()


@rule("CR-7.1")
def test_the_box_stays_closed() -> None:
    t = table("crooks", seats=3).box(A, "c08", "c15 down").target(9, B, "c19 down")
    t.all_pass().expect_event(CrooksRevealed, faces=("c19",))
    for viewer in (B, C, SPECTATOR):
        t.does_not_see(viewer, "c08", "c15")
        assert t.card(viewer, "c08").face is None
    t.sees(A, "c08", "c15")
    t.over()


@rule("CR-7.1", "CR-6.15")
def test_crooks_killed_face_down_are_not_turned_up() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, B, "c08 down")
    t.hires(A, "A", "c31").lays(5).kills(B)
    t.all_pass().expect_event(CrooksRevealed, tags=(), faces=())
    t.does_not_see(A, "c08").does_not_see(C, "c08").does_not_see(SPECTATOR, "c08")
    t.over()


@rule("CR-7.2")
def test_targets_are_scored_from_2_upward_and_before_the_gangs() -> None:
    t = table("crooks", seats=2).target(9, A, "c08").target(2, B, "c15").all_pass()
    assert [scored.target for scored in t.last_events(TargetScored)] == [2, 3, 4, 5, 6, 7, 8, 9]
    kinds = [type(event) for event in t.match.log[-1].events]
    assert kinds[-13:] == [
        CrooksRevealed,
        *[TargetScored] * 8,
        *[GangScored] * 3,
        GameEnded,
    ]
    t.over()


@rule("CR-7.3")
def test_the_value_adds_the_modifiers_of_all_crooks_there() -> None:
    t = table("crooks", seats=3).target(7, A, "c08").target(7, B, "c22 down").target(7, C, "c15")
    t.target(8, C, "c19")
    t.all_pass()
    t.expect_event(TargetScored, target=7, modifiers=2 - 3 + 1, value=7, winners=(A,), points=7)
    t.expect_event(TargetScored, target=8, modifiers=2, value=10)
    t.over(scores=(7, 0, 10))


@rule("CR-7.3")
def test_the_value_so_far_counts_open_crooks_only() -> None:
    t = table("crooks", seats=2).target(7, A, "c08").target(7, B, "c22 down")
    assert t.view(SPECTATOR).targets[5].value == 9
    assert t.view(B).targets[5].value == 9
    t.all_pass()
    assert t.view(SPECTATOR).targets[5].value == 6
    t.over()


@rule("CR-7.4")
@pytest.mark.parametrize(("target", "value"), [(2, 0), (3, 0), (4, 1)])
def test_a_value_never_falls_below_zero(target: int, value: int) -> None:
    t = table("crooks", seats=2).target(target, A, "c22").all_pass()
    t.expect_event(TargetScored, target=target, modifiers=-3, value=value, points=value)
    t.over(scores=(value, 0))


@rule("CR-7.4")
def test_the_floor_is_applied_once_to_the_sum() -> None:
    t = table("crooks", seats=2).target(2, A, "c22").target(2, B, "c21").all_pass()
    t.expect_event(TargetScored, target=2, modifiers=0, value=2, winners=(B,), points=2)
    t.over(scores=(0, 2))


@rule("CR-7.5")
def test_the_highest_rating_wins_the_value() -> None:
    t = table("crooks", seats=3).target(5, A, "c15").target(5, B, "c08").target(5, C, "c19")
    t.all_pass().expect_event(TargetScored, target=5, ratings=(6, 7, 4), winners=(B,), points=10)
    t.over(scores=(0, 10, 0), winners=(B,))


@rule("CR-7.5", "CR-6.3")
def test_a_stack_counts_with_its_sum() -> None:
    t = table("crooks", seats=2).target(5, A, "c15", "c28").target(5, B, "c08").all_pass()
    t.expect_event(TargetScored, target=5, ratings=(8, 7), winners=(A,), points=8)
    t.over(scores=(8 + 5, 0))  # and the Outfit for c28


@rule("CR-7.6")
@pytest.mark.parametrize(("target", "points"), [(5, 2), (6, 3), (2, 1), (3, 1)])
def test_tied_winners_share_and_the_remainder_is_lost(target: int, points: int) -> None:
    t = table("crooks", seats=2).target(target, A, "c09").target(target, B, "c10").all_pass()
    t.expect_event(TargetScored, target=target, value=target, winners=(A, B), points=points)
    t.over(scores=(points + 5, points + 5))  # one gang each


@rule("CR-7.6")
def test_a_third_player_below_the_tie_gets_nothing() -> None:
    t = table("crooks", seats=3).target(9, A, "c09").target(9, B, "c15").target(9, C, "c10")
    t.all_pass().expect_event(TargetScored, target=9, value=10, winners=(A, C), points=5)
    t.over(scores=(5 + 4, 0, 5 + 4))


@rule("CR-7.7")
def test_an_empty_target_gives_no_points() -> None:
    t = table("crooks", seats=2).target(5, A, "c15").all_pass()
    t.expect_event(TargetScored, target=9, ratings=(None, None), winners=(), value=9, points=0)
    t.over(scores=(6, 0))


@rule("CR-7.7")
def test_a_player_alone_wins_with_any_rating() -> None:
    t = table("crooks", seats=2).target(9, A, "c32").all_pass()
    t.expect_event(TargetScored, target=9, ratings=(1, None), winners=(A,), points=9)
    t.over(scores=(9, 0))


@rule("CR-7.8")
def test_crooks_in_the_box_and_in_piles_count_for_nothing() -> None:
    t = table("crooks", seats=2).box(A, "c20", "c08 up").hangout("A", "c12", "c14")
    t.target(5, B, "c15").all_pass()
    for scored in t.last_events(GangScored):
        assert scored.members == (0, 0)
    t.expect_event(TargetScored, target=5, modifiers=1, ratings=(None, 6))
    t.over(scores=(0, 6))


# Gangs


@rule("CR-8.1")
def test_the_gangs_are_scored_red_blue_yellow() -> None:
    t = table("crooks", seats=2).all_pass()
    gangs = [scored.gang for scored in t.last_events(GangScored)]
    assert gangs == ["northside", "westside", "outfit"]
    t.over()


@rule("CR-8.2")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 4), (4, 3)])
def test_most_members_get_points_by_number_of_players(seats: int, points: int) -> None:
    t = table("crooks", seats=seats).target(2, A, "c09").target(2, B, "c02").target(3, B, "c05")
    assert t.view(A).gang_points == points
    t.all_pass()
    members = (1, 2, 0, 0)[:seats]
    t.expect_event(GangScored, gang="northside", members=members, winner=B, points=points)
    t.over(scores=(0, 3 - 1 + points, 0, 0)[:seats])


@rule("CR-8.2", "CR-2.5")
def test_a_passed_player_can_win_a_gang() -> None:
    t = table("crooks", seats=2).target(2, B, "c11").passed(B)
    t.all_pass().expect_event(GangScored, gang="outfit", members=(0, 1), winner=B, points=5)
    t.over(scores=(0, 7))


@rule("CR-8.3")
def test_a_tie_for_most_members_gives_no_player_the_points() -> None:
    t = table("crooks", seats=3).target(2, A, "c09").target(3, B, "c02").target(4, C, "c15")
    t.all_pass().expect_event(GangScored, gang="northside", members=(1, 1, 0), winner=None)
    t.expect_event(GangScored, gang="northside", points=0)
    t.over(scores=(2, 1, 5))


@rule("CR-8.3")
def test_no_player_gets_the_points_of_a_gang_without_members() -> None:
    t = table("crooks", seats=2).target(2, A, "c15").all_pass()
    for scored in t.last_events(GangScored):
        assert (scored.members, scored.winner, scored.points) == ((0, 0), None, 0)
    t.over(scores=(3, 0))


@rule("CR-8.3")
def test_one_single_member_can_be_enough() -> None:
    t = table("crooks", seats=4).target(2, D, "c10").all_pass()
    t.expect_event(GangScored, gang="westside", members=(0, 0, 0, 1), winner=D, points=3)
    t.over(scores=(0, 0, 0, 5))


@rule("CR-8.4")
def test_a_crook_of_several_gangs_counts_in_each() -> None:
    t = table("crooks", seats=2).target(2, A, "c20").target(3, B, "c12").target(4, B, "c13")
    t.expect_members(A, 1, 1, 1).expect_members(B, 1, 2, 1)
    t.all_pass().over(scores=(2, 3 + 4 + 5))


@rule("CR-8.5")
def test_stacked_and_revealed_crooks_count_for_gangs() -> None:
    t = table("crooks", seats=2).target(2, A, "c09 down", "c27").target(3, B, "c22")
    assert t.view(SPECTATOR).seats[A].members == (0, 1, 0)
    assert t.view(SPECTATOR).seats[A].hidden == 1
    t.all_pass()
    t.expect_event(GangScored, gang="northside", members=(1, 0), winner=A)
    t.expect_event(GangScored, gang="westside", members=(1, 0), winner=A)
    assert t.view(SPECTATOR).seats[A].members == (1, 1, 0)
    t.over(scores=(2 + 5 + 5, 0))


# Victory


@rule("CR-9.1")
def test_most_points_win_and_money_gives_none() -> None:
    t = table("crooks", seats=2).target(4, A, "c15").target(2, B, "c08").money(A, 2).money(B, 18)
    t.all_pass().expect_event(GameEnded, points=(5, 4), money=(2, 18), winners=(A,))
    t.over(winners=(A,), scores=(5, 4), reason="points")


@rule("CR-9.1")
def test_points_of_targets_and_gangs_are_added() -> None:
    t = table("crooks", seats=2).target(4, A, "c09").target(7, B, "c15").all_pass()
    t.over(winners=(A,), scores=(4 + 5, 8), reason="points")


@rule("CR-9.2")
@pytest.mark.parametrize(("money", "winner"), [((3, 2), A), ((2, 3), B)])
def test_more_money_breaks_a_tie_on_points(money: tuple[int, int], winner: int) -> None:
    t = table("crooks", seats=2).target(5, A, "c15").target(4, B, "c19")
    t.money(A, money[0]).money(B, money[1]).all_pass()
    t.over(winners=(winner,), scores=(6, 6), reason="money")
    assert t.match.outcome is not None
    assert sorted(t.match.outcome.ranks) == [1, 2]


@rule("CR-9.2")
def test_money_does_not_help_a_player_outside_the_tie() -> None:
    t = table("crooks", seats=3).target(5, A, "c15").target(4, B, "c19").money(A, 4).money(B, 3)
    t.all_pass().over(winners=(A,), scores=(6, 6, 0), reason="money")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 2, 3)


@rule("CR-9.3")
def test_still_tied_players_share_the_victory() -> None:
    t = table("crooks", seats=3).target(5, A, "c15").target(4, C, "c19").money(A, 3).money(C, 3)
    t.all_pass().expect_event(GameEnded, points=(6, 0, 6), winners=(A, C))
    t.over(winners=(A, C), scores=(6, 0, 6), reason="shared")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 3, 1)


@rule("CR-9.1", "CR-9.2")
def test_a_tie_below_the_winner_is_ranked_by_money_but_decides_nothing() -> None:
    t = table("crooks", seats=3).target(9, A, "c15").target(2, B, "c19").target(4, C, "c32")
    t.money(B, 7).money(C, 8)
    t.all_pass().over(winners=(A,), scores=(10, 4, 4), reason="points")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 3, 2)
