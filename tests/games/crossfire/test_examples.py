"""Section 10: the worked examples, as printed in the rules."""

from fractions import Fraction

import pytest

from omerta.games.crossfire.belief import Trails
from omerta.games.crossfire.components import NOBODY, ROLE_OF
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.events import AssassinSilenced, GuiltFound, ShotStopped
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Illegal
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable
from tests.games.crossfire.mixing import mix

SNIPED = "sniper vip agent assassin assassin blue_decoy bystander"


def shootout(roles: str, specials: str = "") -> CrossfireTable:
    t = table("crossfire", seats=len(roles.split())).special(specials)
    return t.holds(roles).at("aim")


def sniped(roles: str, specials: str = "") -> CrossfireTable:
    t = table("crossfire", seats=len(roles.split())).sniping().special(specials)
    return t.holds(roles).at("talk")


@rule("CF-2.9", "CF-3.3")
def test_1_a_claim_says_nothing_about_the_card() -> None:
    views = []
    for roles in (
        "vip agent assassin red_decoy bystander",
        "agent vip assassin red_decoy bystander",
    ):
        t = table("crossfire", seats=5).holds(roles).at("claim")
        t.all_claim("agent undeclared vip bystander agent")
        views.append(t.view(None))
        assert t.view(None).seats[0].face == "agent"
        assert t.view(None).seats[0].role is None
    assert views[0] == views[1]


@rule("CF-2.6")
def test_2_seven_players_shuffle_three_times() -> None:
    t = table("crossfire", seats=7)
    looks = [0] * 7
    while t.view(None).decision == "look":
        for seat in t.match.waiting:
            looks[seat] += 1
        t.all_look()
    assert t.view(None).shuffles == ((6, 0, 1), (2, 3, 4), (5, 6, 0))
    assert looks == [4, 3, 3, 3, 3, 3, 4]


@rule("CF-5.3", "CF-5.4", "CF-5.5", "CF-5.8")
def test_3_two_waves() -> None:
    t = shootout("vip agent assassin agent assassin decoy bystander")
    t.points_at("2>3 3>1 4>6 5>2").expect_event(AssassinSilenced, seat=2)
    t.expect_hit("2 3 6").expect_result("blue", "1 2 4 6 7")


@rule("CF-5.6")
def test_4_agents_who_hit_each_other_have_both_fired() -> None:
    t = shootout("agent agent vip assassin assassin decoy bystander")
    t.points_at("1>2 2>1 4>3 5>6").expect_hit("1 2 3 6").expect_result("red", "4 5 6 7")


@rule("CF-5.8", "CF-7.4")
def test_5_an_agent_shoots_the_vip() -> None:
    t = shootout("vip agent assassin red_decoy bystander")
    t.points_at("2>1 3>4").expect_result("red", "3 4 5")


@rule("CF-5.6")
def test_6_assassins_who_hit_each_other() -> None:
    t = shootout("assassin assassin vip agent blue_decoy bystander")
    t.points_at("1>2 2>1 4>5").expect_hit("1 2 5").expect_result("blue", "3 4 5 6")


@rule("CF-5.4", "CF-7.3")
def test_7_silenced_assassins_do_not_please_a_decoy() -> None:
    t = shootout("vip agent agent assassin assassin decoy bystander")
    t.points_at("2>4 3>5 4>6 5>1").expect_hit("4 5").expect_result("blue", "1 2 3 7")


@rule("CF-7.7", "CF-5.7")
def test_8_guilt_in_both_waves() -> None:
    t = shootout("vip agent agent assassin assassin decoy red_decoy bystander")
    t.points_at("2>8 3>4 4>1 5>8").expect_guilty("2 5").expect_result("blue", "1 3")


@rule("CF-4.3", "CF-7.7", "CF-6.2")
def test_9_two_guns_and_a_shield() -> None:
    roles = "mercenary peacekeeper vip assassin assassin decoy red_decoy bystander"
    t = shootout(roles, "peacekeeper mercenary")
    t.points_at("1>4,8 2>3 4>3 5>3").expect_event(ShotStopped, shooter=4, target=2, bearer=1)
    t.expect_guilty("1").expect_result("blue", "3")


@rule("CF-6.3")
def test_10_one_shield_against_two() -> None:
    t = shootout("bodyguard vip assassin assassin blue_decoy bystander", "bodyguard")
    t.points_at("1>2 3>2 4>2").expect_event(ShotStopped, shooter=2, target=1, bearer=0)
    t.expect_hit("2").expect_result("red", "3 4 6")


@rule("CF-6.2")
def test_11_a_shield_used_up_by_a_friend() -> None:
    t = shootout("vip agent bodyguard assassin assassin decoy bystander", "bodyguard")
    t.points_at("2>1 3>1 4>1 5>6").expect_event(ShotStopped, wave=1, shooter=1, target=0, bearer=2)
    t.expect_hit("1 6").expect_result("red", "4 5 6 7")


@rule("CF-6.2", "CF-6.5")
def test_12_a_stopped_shot_is_no_guilt() -> None:
    roles = "vip agent agent peacekeeper assassin assassin decoy bystander bystander"
    t = shootout(roles, "peacekeeper")
    t.points_at("2>8 3>8 4>8 5>2 6>3").expect_guilty("3").expect_result("blue", "1 2 9")


@rule("CF-7.4", "CF-7.7")
def test_13_a_red_decoy_hit_by_an_agent() -> None:
    t = shootout("vip agent assassin red_decoy bystander")
    t.points_at("2>4 3>5").expect_guilty("3").expect_result("blue", "1 2 4")


@rule("CF-7.11")
def test_14_the_bomber_wins_alone_or_not_at_all() -> None:
    roles = "vip agent assassin red_decoy bomber"
    shootout(roles, "bomber").points_at("2>3 3>1").expect_result("blue", "5")
    t = shootout(roles, "bomber").points_at("2>5 3>1").expect_result("red", "3 4")
    t.expect_no_event(GuiltFound)


@rule("CF-7.12", "CF-12.1")
def test_15_no_player_wins() -> None:
    t = shootout("vip agent agent assassin assassin decoy bystander")
    t.points_at("2>1 3>2 4>7 5>7").expect_guilty("4 5").expect_result("red", "")
    t.over(winners=(), scores=(0,) * 7, reason="nobody")


@rule("CF-8.1", "CF-8.3")
def test_16_sets_of_special_roles() -> None:
    for seats, mode, names, code in (
        (9, "shootout", "mercenary", "special_players"),
        (6, "shootout", "mercenary protester", "special_missing"),
        (7, "shootout", "peacekeeper mercenary bomber", "special_no_bystander"),
        (7, "sniper", "bodyguard", "special_mode"),
    ):
        with pytest.raises(Illegal) as refused:
            mix(seats, mode, names)
        assert refused.value.code == code
    assert mix(7, "shootout", "peacekeeper mercenary") == {
        "vip": 1,
        "mercenary": 1,
        "assassin": 2,
        "decoy": 1,
        "bystander": 1,
        "peacekeeper": 1,
    }


@rule("CF-10.4")
def test_17_every_assassin_marked() -> None:
    sniped(SNIPED).marks("4 5").expect_result("blue", "1 2 3 6 7")


@rule("CF-10.5", "CF-7.8")
def test_18_a_protester_marked() -> None:
    t = sniped(SNIPED.replace("bystander", "protester"), "protester")
    t.marks("4 7").expect_result("red", "4 5")


@rule("CF-10.8", "CF-11.1")
def test_19_vip_and_bystander_hit() -> None:
    roles = "sniper vip agent agent assassin assassin assassin decoy bystander"
    t = sniped(roles).marks("5 8 3").points_at("6>2 7>9")
    t.expect_hit("2 3 5 8 9").expect_result("blue", "1 2 3 4 8")


@rule("CF-11.2")
def test_20_both_decoys_hit() -> None:
    roles = "sniper vip agent assassin assassin red_decoy blue_decoy bystander"
    sniped(roles).marks("6 4").points_at("5>7").expect_result("blue", "1 2 3 6 7 8")


def odds(players: int, place: int, saw: str, role: str) -> list[Fraction]:
    """What a place that has seen these cards can conclude about a role, place by place."""
    cast = cast_of(CrossfireSettings(), players)
    seen = tuple([ROLE_OF[name] for name in saw.split()])
    hidden = (NOBODY,) * players
    trails = Trails(cast, place - 1, seen, 2 + len(cast.trios), hidden)
    by_place = trails.odds()
    whole = sum(by_place[0])
    return [Fraction(row[ROLE_OF[role]], whole) for row in by_place]


def fractions(text: str) -> list[Fraction]:
    return [Fraction(word) for word in text.split()]


@rule("CF-2.7", "CF-2.8")
def test_21_odds_without_talk() -> None:
    half = "1/2 0 1/6 1/6 1/6"
    assert odds(5, 2, "agent vip assassin", "vip") == fractions(half)
    seven = "5/24 5/24 1/12 0 1/12 5/24 5/24"
    assert odds(7, 4, "agent assassin agent", "vip") == fractions(seven)
    killers = "5/24 5/24 7/12 0 7/12 5/24 5/24"
    assert odds(7, 4, "agent assassin agent", "assassin") == fractions(killers)
    nine = "1/18 1/18 4/27 4/27 4/27 4/27 4/27 4/27 0"
    assert odds(9, 9, "agent assassin agent", "vip") == fractions(nine)
