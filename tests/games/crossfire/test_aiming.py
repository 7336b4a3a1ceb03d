"""CF-4 to CF-7: pointing, calls, waves, shields, winners."""

import pytest

from omerta.games.crossfire.actions import Aim, AimBlind, AimTwo, Looked, Ready
from omerta.games.crossfire.events import (
    AimGiven,
    AimsShown,
    AssassinSilenced,
    BomberSurvived,
    GuiltFound,
    HandsLowered,
    RoleRevealed,
    ShotLanded,
    ShotStopped,
    TeamWon,
    WinnersNamed,
)
from omerta.kernel import Event, Seat
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable

FIVE = "vip agent assassin red_decoy bystander"
EIGHT = "mercenary peacekeeper vip assassin assassin decoy red_decoy bystander"
GUARDED = "vip agent bodyguard assassin assassin decoy bystander"


def pointing(roles: str, specials: str = "", **options: str) -> CrossfireTable:
    t = table("crossfire", seats=len(roles.split())).special(specials).setting(**options)
    return t.holds(roles).at("aim")


def last_events(t: CrossfireTable, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds from the last action, in order."""
    return [event for event in t.match.log[-1].events if isinstance(event, kinds)]


def revealed(t: CrossfireTable) -> list[tuple[Seat, str]]:
    return [(event.seat + 1, event.call) for event in t.last_events(RoleRevealed)]


# CF-4


@rule("CF-4.1", "CF-4.2")
def test_every_player_points_at_one_other_player() -> None:
    t = pointing(FIVE)
    assert t.match.waiting == (0, 1, 2, 3, 4)
    assert t.match.options(0) == (AimBlind(), *[Aim(seat) for seat in (1, 2, 3, 4)])
    t.refused(Aim(2), "aim_yourself", "CF-4.2", by=2)
    t.refused(Aim(7), "no_such_seat", "CF-1.2", seat=8, by=2)
    t.refused(AimTwo(0, 1), "name_one", "CF-4.1", by=2)
    t.refused(Ready(), "aim_now", "CF-4.1", by=2)
    t.refused(Looked(), "aim_now", "CF-4.1", by=0)


@rule("CF-4.3")
def test_a_mercenary_points_at_two_different_players() -> None:
    t = pointing(EIGHT, "peacekeeper mercenary")
    assert len(t.match.options(0)) == 1 + 7 * 6 // 2
    t.refused(Aim(2), "name_two", "CF-4.3", by=0)
    t.refused(AimTwo(3, 3), "same_target", "CF-4.3", by=0)
    t.refused(AimTwo(0, 3), "aim_yourself", "CF-4.2", by=0)
    t.answers(1, AimTwo(5, 3)).expect_event(AimGiven, seen_by=0, targets=(3, 5))
    assert AimTwo(5, 3) == AimTwo(3, 5)


@rule("CF-4.4")
def test_an_aim_is_secret_and_final() -> None:
    t = pointing(FIVE).answers(2, Aim(2))
    assert t.last_events(AimGiven)[0].seen_by(0) == AimGiven(1)
    assert t.view(1).aim == (2,)
    assert t.view(0).aim is None
    t.refused(Aim(3), "answered_already", "CF-4.4", by=1)
    assert not t.match.can_undo()
    t.expect_no_event(AimsShown)
    t.points_at("1>2 3>1")
    t.expect_event(AimsShown, targets=((1,), (2,), (0,), (4,), (0,)))


@rule("CF-4.5")
def test_a_random_aim_does_not_depend_on_the_card() -> None:
    t = pointing(EIGHT, "peacekeeper mercenary").points_blindly(2, 5)
    t.expect_event(AimGiven, seen_by=1, targets=())
    assert t.view(1).aim == ()
    t.deals.blind[:0] = [7, 2]
    t.answers(1, AimBlind()).points_at("3>1")
    shown = t.last_events(AimsShown)[0]
    assert shown.targets[:3] == ((2, 7), (4,), (0,))


# CF-5


@rule("CF-5.1", "CF-5.2", "CF-5.9")
def test_cards_are_turned_up_in_the_order_of_the_calls() -> None:
    t = pointing(EIGHT, "peacekeeper mercenary")
    t.points_at("1>4,6 2>3 5>3")
    t.expect_event(HandsLowered, seats=(2, 5, 6, 7))
    assert revealed(t) == [
        (1, "agents"),
        (2, "shields"),
        (4, "hit"),
        (6, "hit"),
        (3, "vip"),
        (5, "others"),
        (7, "others"),
        (8, "others"),
    ]


@rule("CF-5.2")
def test_the_whole_agent_class_reveals_first() -> None:
    t = pointing(GUARDED, "bodyguard").points_at("2>4 3>1 5>2")
    assert revealed(t)[:3] == [(2, "agents"), (3, "agents"), (4, "hit")]


@rule("CF-5.3", "CF-5.4", "CF-5.5")
def test_the_events_of_two_waves() -> None:
    t = pointing(GUARDED, "bodyguard").points_at("2>4 3>1 4>2 5>1")
    assert last_events(t, ShotLanded, ShotStopped, AssassinSilenced, TeamWon) == [
        ShotLanded(1, 1, 3),
        AssassinSilenced(3),
        ShotStopped(2, 4, 0, 2),
        TeamWon("blue", "vip_safe"),
    ]


@rule("CF-5.7")
@pytest.mark.parametrize(("counts", "winners"), [("count", "3 4 5 6"), ("ignore", "3 4 6")])
def test_whether_a_second_hit_counts_for_a_decoy(counts: str, winners: str) -> None:
    t = pointing("vip agent assassin assassin blue_decoy bystander", late_hits=counts)
    t.points_at("2>5 3>5 4>1")
    t.expect_event(ShotLanded, wave=2, target=4, late=counts == "ignore")
    t.expect_result("red", winners)


@rule("CF-5.7")
@pytest.mark.parametrize(("counts", "guilty"), [("count", "2 3"), ("ignore", "2")])
def test_whether_a_second_hit_on_a_bystander_is_guilt(counts: str, guilty: str) -> None:
    pointing(FIVE, late_hits=counts).points_at("2>5 3>5").expect_guilty(guilty)


@rule("CF-5.7")
@pytest.mark.parametrize("counts", ["count", "ignore"])
def test_two_shots_of_one_wave_at_one_target_are_never_late(counts: str) -> None:
    t = pointing("vip agent assassin assassin blue_decoy bystander", late_hits=counts)
    t.points_at("2>5 3>6 4>6")
    t.expect_event(ShotLanded, target=5, shooter=2, late=False)
    t.expect_event(ShotLanded, target=5, shooter=3, late=False).expect_guilty("3 4")


@rule("CF-5.8")
def test_any_hit_on_the_vip_counts() -> None:
    t = pointing(FIVE).points_at("2>1 3>5").expect_event(TeamWon, team="red", why="vip_hit")
    t.expect_guilty("3").expect_result("red", "4")
    assert revealed(t)[:2] == [(2, "agents"), (1, "hit")]


# CF-6


@rule("CF-6.1", "CF-6.4")
def test_a_bodyguard_fires_no_shot_and_covers_another_player() -> None:
    t = pointing(GUARDED, "bodyguard")
    t.refused(Aim(2), "aim_yourself", "CF-4.2", by=2)
    t.points_at("2>5 3>7 4>6 5>1").expect_hit("5 6").expect_result("blue", "1 2 3 6 7")
    assert not t.last_events(ShotStopped)


@rule("CF-6.2")
def test_shots_of_a_wave_are_stopped_by_place() -> None:
    t = table("crossfire", seats=7).special("bodyguard").setting(dealer=4)
    t.holds("vip agent bodyguard assassin assassin decoy bystander").at("aim")
    t.points_at("3>1 4>1 5>1 2>6").expect_event(ShotStopped, shooter=4, bearer=2)  # place 1 first
    t.expect_event(ShotLanded, shooter=3, target=0)


@rule("CF-6.3")
def test_two_shields_stop_two_shots() -> None:
    roles = "vip bodyguard peacekeeper agent assassin assassin decoy bystander bystander"
    t = pointing(roles, "bodyguard peacekeeper")
    t.points_at("2>1 3>1 4>1 5>1 6>7")
    assert last_events(t, ShotStopped) == [ShotStopped(1, 3, 0, 1), ShotStopped(2, 4, 0, 2)]
    t.expect_hit("7")


@rule("CF-6.5")
def test_an_assassin_who_was_saved_fires() -> None:
    t = pointing(GUARDED, "bodyguard").points_at("2>4 3>4 4>1 5>2")
    t.expect_no_event(AssassinSilenced).expect_hit("1 2").expect_result("red", "4 5 7")


@rule("CF-6.5")
def test_a_decoy_behind_a_shield_is_not_hit() -> None:
    pointing(GUARDED, "bodyguard").points_at("2>6 3>6 4>2 5>2").expect_result("blue", "1 2 3 7")


@rule("CF-6.6")
@pytest.mark.parametrize(("shield", "team"), [("stays", "blue"), ("falls", "red")])
def test_a_shield_whose_owner_was_hit(shield: str, team: str) -> None:
    t = pointing(GUARDED, "bodyguard", dead_shield=shield).points_at("2>3 3>1 4>1 5>6")
    assert t.view(None).result is not None
    winners = {"blue": "1 2 3 6 7", "red": "4 5 6 7"}
    t.expect_result(team, winners[team])


# CF-7


@rule("CF-1.3", "CF-7.1", "CF-7.2")
def test_the_dead_win_with_their_team() -> None:
    t = pointing("vip agent agent assassin assassin decoy bystander")
    t.points_at("2>4 3>6 4>1 5>2").expect_hit("2 4 6").expect_result("blue", "1 2 3 6 7")
    t = pointing("vip agent agent assassin assassin decoy bystander")
    t.points_at("2>4 3>2 4>6 5>1").expect_hit("1 2 4").expect_result("red", "4 5 7")


@rule("CF-7.3")
@pytest.mark.parametrize(("aims", "won"), [("2>6", True), ("4>6", True), ("1>6", False)])
def test_a_decoy_wins_if_any_armed_player_hits_it(aims: str, won: bool) -> None:
    t = pointing("vip agent agent assassin assassin decoy bystander")
    t.points_at(f"2>3 3>2 4>2 5>2 {aims}")
    assert (t.verdict.winners >> 5 & 1) == won


@rule("CF-7.4")
def test_a_red_decoy_is_not_pleased_by_an_assassin() -> None:
    pointing(FIVE).points_at("2>3 3>4").expect_result("blue", "1 2 5")
    pointing(FIVE).points_at("2>5 3>4").expect_hit("4 5").expect_result("blue", "1")
    pointing(FIVE).points_at("2>5 3>1").expect_result("red", "3 4")


@rule("CF-7.4")
def test_a_mercenary_pleases_a_red_decoy() -> None:
    t = pointing("vip mercenary assassin assassin red_decoy", "mercenary")
    t.points_at("2>5,3 4>2").expect_result("blue", "1 2 5")


@rule("CF-7.5")
@pytest.mark.parametrize(
    ("aims", "winners"),
    [("4>1 3>5 2>4", "1 2 5 6"), ("4>1 3>5 2>6", "3 4 5"), ("4>1 3>1 2>5", "3 4 6")],
)
def test_a_blue_decoy_is_pleased_by_an_assassin(aims: str, winners: str) -> None:
    t = pointing("vip agent assassin assassin blue_decoy bystander").points_at(aims)
    assert [str(seat + 1) for seat in t.view(0).result.winners] == winners.split()  # type: ignore[union-attr]


@rule("CF-7.6")
def test_a_bystander_wins_with_either_team() -> None:
    pointing(FIVE).points_at("2>4 3>1").expect_result("red", "3 4 5")
    pointing(FIVE).points_at("2>3 3>1").expect_result("blue", "1 2 5")


@rule("CF-7.7")
def test_a_player_who_hits_a_bystander_loses_even_if_the_team_wins() -> None:
    t = pointing(FIVE).points_at("2>5 3>2").expect_event(GuiltFound, shooter=1, victim=4)
    t.expect_result("blue", "1")
    reasons = t.last_events(WinnersNamed)[0].reasons
    assert reasons == ("blue", "guilty", "failed", "failed", "failed")


@rule("CF-7.8", "CF-7.9")
@pytest.mark.parametrize("role", ["protester", "patriot"])
@pytest.mark.parametrize(("aims", "team"), [("2>3 3>1", "blue"), ("2>4 3>1", "red")])
def test_protester_and_patriot_win_only_with_their_team(role: str, aims: str, team: str) -> None:
    t = pointing(FIVE.replace("bystander", role), role).points_at(aims)
    won = bool(t.verdict.winners >> 4 & 1)
    assert t.verdict.team == team
    assert won == ((role, team) in (("protester", "red"), ("patriot", "blue")))


@rule("CF-7.8", "CF-7.9", "CF-7.7")
@pytest.mark.parametrize("role", ["protester", "patriot"])
def test_protester_and_patriot_count_as_bystanders(role: str) -> None:
    t = pointing(FIVE.replace("bystander", role), role)
    t.points_at("2>5 3>1").expect_guilty("2").expect_result("red", "3 4")


@rule("CF-7.10")
@pytest.mark.parametrize(
    ("aims", "won"), [("2>7 4>1", True), ("2>8 4>1", False), ("2>9 4>1", False), ("4>9 2>7", False)]
)
def test_a_peacekeeper_wins_by_unhurt_bystanders_with_either_team(aims: str, won: bool) -> None:
    roles = "vip agent agent assassin assassin peacekeeper decoy bystander protester"
    t = pointing(roles, "peacekeeper protester").points_at(f"3>1 5>1 6>2 {aims}")
    assert bool(t.verdict.winners >> 5 & 1) == won


@rule("CF-7.11")
def test_a_living_bomber_is_the_only_winner() -> None:
    t = pointing(FIVE.replace("bystander", "bomber"), "bomber").points_at("2>4 3>1")
    t.expect_event(BomberSurvived, seat=4).expect_result("red", "5")
    reasons = t.last_events(WinnersNamed)[0].reasons
    assert reasons == ("failed", "failed", "alone", "alone", "self_safe")


@rule("CF-7.12")
def test_the_vip_wins_whenever_blue_does_and_no_bomber_lives() -> None:
    t = pointing(FIVE).points_at("2>5 3>5").expect_result("blue", "1")
    t.over(winners=(0,), scores=(1, 0, 0, 0, 0), reason="game")
