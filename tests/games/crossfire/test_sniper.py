"""CF-9 to CF-11: the sniper."""

import pytest

from omerta.games.crossfire.actions import (
    Aim,
    AimTwo,
    Ask,
    Claim,
    Put,
    Ready,
    SayCard,
    SayGuess,
    SaySeat,
    Take,
)
from omerta.games.crossfire.components import custom_data
from omerta.games.crossfire.events import (
    AimsShown,
    GuiltFound,
    RoleRevealed,
    ShotLanded,
    SniperHit,
    TeamWon,
    TokenPut,
    TokenTaken,
)
from omerta.games.crossfire.settings import DataFile
from omerta.kernel.data import CustomData, read_text
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable

SEVEN = "sniper vip agent assassin assassin blue_decoy bystander"
NINE = "sniper vip agent agent assassin assassin assassin decoy bystander"


def sniped(roles: str = SEVEN, specials: str = "", **options: str | DataFile) -> CrossfireTable:
    t = table("crossfire", seats=len(roles.split())).sniping().special(specials)
    return t.setting(**options).holds(roles).at("talk")


@rule("CF-10.1", "CF-9.4")
def test_the_sniper_talks_and_marks_and_has_no_claim() -> None:
    t = sniped()
    assert t.match.waiting == tuple(range(7))
    assert [seat.face for seat in t.view(None).seats] == [None] + ["undeclared"] * 6
    t.refused(Claim("vip"), "no_card", "CF-9.4", by=0)
    t.refused(SayCard("am", "vip"), "no_card", "CF-9.3", by=0)
    t.refused(SayCard("am", "red"), "no_card", "CF-9.3", by=0)
    t.answers(1, SaySeat("suspect", 3)).answers(1, SayGuess("think", 3, "assassin"))
    t.answers(2, Claim("agent")).answers(2, SaySeat("agree", 0)).answers(2, Ask(0, "aim"))
    t.refused(SayGuess("think", 0, "vip"), "card_is_open", "CF-9.2", by=3)
    t.refused(Ask(0, "dealt"), "card_is_open", "CF-9.2", by=3)


@rule("CF-10.2")
def test_tokens_are_public_movable_and_one_for_a_player() -> None:
    t = sniped().answers(1, Put(3)).expect_event(TokenPut, seat=3)
    assert [seat.token for seat in t.view(None).seats] == [False] * 3 + [True] + [False] * 3
    t.refused(Put(3), "token_there", "CF-10.2", by=0)
    t.refused(Take(4), "no_token_there", "CF-10.2", by=0)
    t.refused(Put(0), "aim_yourself", "CF-4.2", by=0)
    t.refused(Put(8), "no_such_seat", "CF-1.2", by=0)
    t.refused(Put(5), "not_the_sniper", "CF-10.1", by=3)
    t.answers(1, Put(4)).refused(Put(5), "tokens_used_up", "CF-9.2", most=2, by=0)
    t.answers(1, Take(3)).expect_event(TokenTaken, seat=3)
    t.answers(1, Put(5))
    assert [seat.token for seat in t.view(3).seats] == [False] * 4 + [True, True, False]


@rule("CF-10.2", "CF-13.4")
def test_tokens_can_be_moved_only_a_limited_number_of_times() -> None:
    t = sniped(claim_cap="4")
    for action in (Put(3), Take(3), Put(4), Take(4)):
        t.answers(1, action)
    t.refused(Put(3), "moves_used_up", "CF-13.4", most=4, by=0)
    assert not [action for action in t.view(0).options if isinstance(action, Put | Take)]


@rule("CF-10.3")
def test_marked_players_are_hit_and_reveal() -> None:
    t = sniped().marks("4 6").expect_event(SniperHit, seat=3, role="assassin")
    t.expect_event(SniperHit, seat=5, role="blue_decoy")
    t.expect_event(RoleRevealed, seat=5, call="marked")
    assert [seat.role for seat in t.view(None).seats] == [
        "sniper",
        None,
        None,
        "assassin",
        "assassin",
        "blue_decoy",
        None,
    ]


@rule("CF-10.4", "CF-10.5")
@pytest.mark.parametrize(
    ("tokens", "team", "why"),
    [
        ("4 5", "blue", "assassins_hit"),
        ("2", "red", "wrong_hit"),
        ("4 7", "red", "wrong_hit"),
        ("2 7", "red", "wrong_hit"),
    ],
)
def test_tokens_can_decide_the_game_at_once(tokens: str, team: str, why: str) -> None:
    sniped().marks(tokens).expect_event(TeamWon, team=team, why=why).over()


@rule("CF-10.6", "CF-10.7")
def test_living_assassins_point_at_other_living_players() -> None:
    t = (
        sniped(NINE)
        .marks("5 3")
        .expect_event(RoleRevealed, seat=5, role="assassin", call="assassins")
    )
    assert t.match.waiting == (5, 6)
    assert t.view(None).decision == "final_aim"
    assert [action.seat for action in t.match.options(5)[1:] if isinstance(action, Aim)] == [
        0,
        1,
        3,
        6,
        7,
        8,
    ]
    t.refused(Aim(2), "already_hit", "CF-10.7", by=5)
    t.refused(Aim(5), "aim_yourself", "CF-4.2", by=5)
    t.refused(AimTwo(0, 1), "name_one", "CF-4.1", by=5)
    t.refused(SaySeat("trust", 1), "aim_now", "CF-10.6", by=5)
    t.refused(Aim(1), "not_your_shot", "CF-10.6", by=3)
    t.answers(6, Aim(1))
    assert t.view(6).seats[5].role == "assassin"
    assert t.view(6).aim is None
    t.points_blindly(7, 4).expect_event(AimsShown)
    t.expect_event(ShotLanded, wave=2, shooter=5, target=1).expect_result("red", "5 6 7 9")


@rule("CF-10.6")
def test_last_shots_fall_whatever_wave_a_custom_file_gives_the_assassins() -> None:
    early = read_text("omerta.games.crossfire", "data", "house.toml").replace(
        'class = "assassin"\nweapon = "gun"\nwave = 2',
        'class = "assassin"\nweapon = "gun"\nwave = 1',
    )
    file = custom_data(CustomData("early.toml", early.replace('id = "house"', 'id = "early"')))
    t = sniped(data=file).marks("4").points_at("5>2").expect_hit("2 4")
    t.expect_result("red", "4 5 7").over()


@rule("CF-10.8")
@pytest.mark.parametrize(
    ("aims", "team", "why"),
    [
        ("5>2", "red", "vip_hit"),
        ("5>3", "blue", "vip_safe"),
        ("5>7", "blue", "bystander_hit"),
        ("5>1", "blue", "vip_safe"),
    ],
)
def test_the_last_shots_decide(aims: str, team: str, why: str) -> None:
    sniped().marks("4").points_at(aims).expect_event(TeamWon, team=team, why=why)


@rule("CF-10.8")
def test_without_bystanders_only_the_vip_matters() -> None:
    t = sniped(SEVEN.replace("bystander", "bomber"), "bomber")
    t.marks("4 7").points_at("5>2").expect_event(TeamWon, team="red", why="vip_hit")
    t.expect_result("red", "4 5")


@rule("CF-10.9")
def test_agents_do_not_fire() -> None:
    t = sniped().marks("4")
    assert t.match.waiting == (4,)
    t.points_at("5>6")
    assert {shot.shooter for shot in t.verdict.battle.shots} == {0, 4}


@rule("CF-11.1")
def test_the_team_decides_even_for_a_vip_who_was_hit() -> None:
    t = sniped(NINE).marks("5").points_at("6>2 7>9").expect_hit("2 5 9")
    t.expect_result("blue", "1 2 3 4")


@rule("CF-11.2")
@pytest.mark.parametrize(
    ("tokens", "aims", "winners"),
    [("4 6", "5>3", "1 2 3 6 7 8"), ("4", "5>6", "1 2 3 7 8"), ("4 7", "5>2", "4 5 6 8")],
)
def test_decoys_and_the_sniper(tokens: str, aims: str, winners: str) -> None:
    roles = "sniper vip agent assassin assassin red_decoy blue_decoy bystander"
    t = sniped(roles).marks(tokens).points_at(aims)
    t.expect_result("red" if "5>2" in aims else "blue", winners)


@rule("CF-11.3")
def test_a_decoy_may_be_hit_by_sniper_or_assassin() -> None:
    sniped(NINE).marks("8").points_at("5>3 6>3 7>3").expect_result("blue", "1 2 3 4 8 9")
    sniped(NINE).marks("5").points_at("6>8 7>3").expect_result("blue", "1 2 3 4 8 9")


@rule("CF-11.3")
def test_a_living_bomber_wins_alone_however_the_game_ended() -> None:
    roles = SEVEN.replace("bystander", "bomber")
    sniped(roles, "bomber").marks("4 5").expect_result("blue", "7")
    sniped(roles, "bomber").marks("2").expect_result("red", "7")


@rule("CF-11.3")
@pytest.mark.parametrize(("role", "winners"), [("protester", "4 5 7"), ("patriot", "4 5")])
def test_protester_and_patriot_at_the_snipers_table(role: str, winners: str) -> None:
    t = sniped(SEVEN.replace("bystander", role), role).marks("4").points_at("5>2")
    t.expect_result("red", winners)


@rule("CF-11.4")
def test_there_is_no_guilt_at_the_snipers_table() -> None:
    t = sniped().marks("4").points_at("5>7").expect_no_event(GuiltFound)
    t.expect_result("blue", "1 2 3 6")


def test_holding_back_is_allowed() -> None:
    t = sniped().all_ready()
    assert t.match.waiting == (3, 4)
    assert Ready() not in t.match.options(3)
