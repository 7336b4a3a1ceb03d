"""CF-13: clocks and idle players."""

import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire.actions import AimBlind, Claim, Looked, Next, Put, Ready, SayCard
from omerta.games.crossfire.events import AimGiven, AimsShown, ClaimsShown
from omerta.games.crossfire.rules.timeout import REST_SECONDS
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Action, Deadline, Seeded
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable, Phase

SLOW: dict[str, str] = {
    "look_seconds": "20",
    "claim_seconds": "60",
    "talk_seconds": "600",
    "aim_seconds": "60",
}


def clock(t: CrossfireTable) -> Deadline:
    found = GAME.deadline(t.state)
    assert found is not None
    return found


@rule("CF-13.1")
@pytest.mark.parametrize(
    ("phase", "usual", "slow"),
    [("look", 5, 20), ("claim", 8, 60), ("talk", 180, 600), ("aim", 10, 60)],
)
def test_every_decision_has_its_time_limit(phase: Phase, usual: int, slow: int) -> None:
    assert clock(table("crossfire", seats=5).at(phase)).seconds == usual
    assert clock(table("crossfire", seats=5).setting(**SLOW).at(phase)).seconds == slow
    t = table("crossfire", seats=5).setting(games="2").at("rest")
    assert clock(t).seconds == REST_SECONDS


@rule("CF-13.1")
def test_one_deadline_holds_for_all_deciding_players() -> None:
    t = table("crossfire", seats=5).at("talk")
    number = clock(t).clock
    t.answers(1, SayCard("am", "vip")).answers(2, Claim("vip")).answers(3, Ready())
    assert clock(t).clock == number
    t.all_ready()
    assert clock(t).clock != number


@rule("CF-13.1")
def test_every_decision_has_its_own_deadline() -> None:
    luck = Seeded(3)
    s = GAME.new(7, CrossfireSettings(games="2", statement_cap="0"), chance=luck)
    seen: list[tuple[int | None, str]] = []
    while GAME.waiting(s):
        deadline = GAME.deadline(s)
        assert deadline is not None
        now = (deadline.clock, f"{s.game} {s.stack[-1].tag} {len(s.stages)}")
        if not seen or seen[-1] != now:
            seen.append(now)
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, luck.pick(GAME.options(s, seat), "action"), chance=luck)
    assert len({number for number, _ in seen}) == len({what for _, what in seen}) == len(seen)


@rule("CF-13.2")
@pytest.mark.parametrize(
    ("phase", "answer"),
    [
        ("look", Looked()),
        ("claim", Claim("undeclared")),
        ("talk", Ready()),
        ("aim", AimBlind()),
        ("rest", Next()),
    ],
)
def test_the_timeout_action_is_the_same_for_all_seats(phase: Phase, answer: Action) -> None:
    t = table("crossfire", seats=8).special("peacekeeper mercenary").setting(games="2").at(phase)
    assert clock(t).answers == dict.fromkeys(range(8), (answer,))


@rule("CF-13.2")
def test_a_timeout_leaves_the_tokens_where_they_are() -> None:
    t = table("crossfire", seats=7).sniping()
    t.holds("sniper vip agent assassin assassin blue_decoy bystander").at("talk")
    t.answers(1, Put(3)).answers(1, Put(4))
    for seat in range(7):
        t.times_out(seat)
    t.expect_result("blue", "1 2 3 6 7")


@rule("CF-13.2")
def test_after_a_timeout_living_assassins_point_at_random() -> None:
    t = table("crossfire", seats=7).sniping()
    t.holds("sniper vip agent assassin assassin blue_decoy bystander").at("talk").marks("4")
    assert clock(t).answers == {4: (AimBlind(),)}
    t.deals.blind.append(1)
    t.times_out(4).expect_result("red", "4 5 7")


@rule("CF-4.5", "CF-13.3")
def test_a_match_with_only_timeouts_ends() -> None:
    t = table("crossfire", seats=6).at("claim")
    t.deals.blind += [1, 0, 0, 0, 0, 0]
    while t.match.waiting:
        t.times_out(t.match.waiting[0])
    assert t.match.outcome is not None
    shown = [event for entry in t.match.log for event in entry.events]
    assert ClaimsShown(("undeclared",) * 6) in shown
    assert AimsShown(((1,), *[(0,)] * 5)) in shown


def test_a_random_aim_gives_the_same_view_as_a_chosen_one() -> None:
    t = table("crossfire", seats=5).at("aim").answers(1, AimBlind())
    told = t.last_events(AimGiven)[0]
    assert told.seen_by(None) == told.seen_by(3) == AimGiven(0)
