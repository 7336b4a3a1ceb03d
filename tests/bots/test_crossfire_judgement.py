"""The judgement of the Crossfire bots in single positions."""

from collections import Counter

import pytest

from omerta import bots
from omerta.bots.crossfire.cloud import Cloud, Weighed, of_group, shared_odds
from omerta.bots.crossfire.hearing import Hearing
from omerta.bots.crossfire.layouts import layouts
from omerta.games.crossfire import GAME
from omerta.games.crossfire.belief import posterior, seen_by
from omerta.games.crossfire.components import NOBODY
from omerta.kernel import Seeded
from omerta.testing import table
from omerta.testing.crossfire import CrossfireTable as Shootout

COUNTING = ["normal", "hard"]
THINKING = ["easy", *COUNTING]


def shootout(roles: str) -> Shootout:
    """All players talk; nothing was shuffled, and all cards lie undeclared."""
    found: Shootout = table("crossfire", seats=len(roles.split())).holds(roles).at("talk")
    return found


def action_of(t: Shootout, level: str, seat: int, seed: int = 1) -> str:
    """The action of the player with this number."""
    bot = bots.make(level, "crossfire", seed)
    return bots.ask(bot, GAME, t.state, seat - 1, Seeded(seed), bots.Budget()).text()


def actions_of(t: Shootout, level: str, seat: int, times: int = 12) -> Counter[str]:
    """Its actions with different random numbers."""
    return Counter(action_of(t, level, seat, seed) for seed in range(times))


# Aims


def killer_next_door() -> Shootout:
    """Seat 3 has passed an assassin on to 4; 4 and 5 were shuffled with it."""
    t = shootout("vip blue_decoy agent assassin bystander assassin")
    t.types(5, "say got bystander").types(5, "say am bystander")
    t.types(4, "say am agent").types(4, "say got blue_decoy")
    return t.all_ready()


@pytest.mark.parametrize("level", COUNTING)
def test_an_agent_aims_at_a_known_assassin(level: str) -> None:
    assert set(actions_of(killer_next_door(), level, 3)) == {"aim 4"}


def test_a_beginner_mostly_aims_at_a_known_assassin_too() -> None:
    assert actions_of(killer_next_door(), "easy", 3, 40)["aim 4"] > 15


@pytest.mark.parametrize("level", COUNTING)
def test_an_assassin_spares_a_certain_bystander(level: str) -> None:
    t = shootout("vip agent assassin bystander blue_decoy assassin")
    t.types(4, "say got bystander").types(4, "say am bystander")
    t.types(5, "say got blue_decoy").types(5, "say am blue_decoy").all_ready()
    assert "aim 4" not in actions_of(t, level, 3)


@pytest.mark.parametrize("level", COUNTING)
def test_an_assassin_aims_at_the_vip_that_neighbours_reveal(level: str) -> None:
    t = shootout("agent blue_decoy assassin vip bystander assassin")
    t.types(5, "say got bystander").types(5, "say am bystander")
    t.types(4, "say got vip").all_ready()
    assert set(actions_of(t, level, 3)) == {"aim 4"}


@pytest.mark.parametrize("level", COUNTING)
def test_a_bodyguard_protects_the_likeliest_vip(level: str) -> None:
    t = table("crossfire", seats=6).special("bodyguard")
    t.holds("blue_decoy assassin bodyguard vip bystander assassin").at("talk")
    t.types(5, "say got bystander").types(5, "say am bystander").all_ready()
    assert set(actions_of(t, level, 3)) == {"aim 4"}


@pytest.mark.parametrize("level", COUNTING)
def test_a_mercenary_points_at_both_suspects(level: str) -> None:
    t = table("crossfire", seats=6).special("mercenary")
    t.holds("vip blue_decoy mercenary assassin assassin assassin").at("talk").all_ready()
    targets = [target for aim in actions_of(t, level, 3) for target in aim.split()[1:]]
    assert "1" not in targets


@pytest.mark.parametrize("level", COUNTING)
def test_a_living_assassin_uses_the_open_cards_to_choose_a_target(level: str) -> None:
    t = table("crossfire", seats=6).sniping().holds("sniper vip agent assassin assassin bystander")
    t.at("talk").types(6, "say am bystander").types(6, "say got bystander")
    t.types(3, "say am agent").types(3, "say got agent").types(2, "say am agent")
    t.marks("4")
    assert actions_of(t, level, 5)["aim 6"] == 0


# Statements


@pytest.mark.parametrize("level", THINKING)
def test_a_vip_seldom_claims_to_be_one(level: str) -> None:
    t = table("crossfire", seats=6).holds("vip agent assassin assassin blue_decoy bystander")
    faces = actions_of(t.at("claim"), level, 1, 60)
    assert faces["claim vip"] <= 12
    assert len(faces) > 1


@pytest.mark.parametrize("level", COUNTING)
def test_no_claimed_face_proves_a_role(level: str) -> None:
    roles = ["vip", "agent", "assassin", "assassin", "blue_decoy", "bystander"]
    t = table("crossfire", seats=6).holds(" ".join(roles)).at("claim")
    shown = [set(actions_of(t, level, seat, 60)) for seat in range(1, 7)]
    for face in ("agent", "vip", "bystander", "undeclared"):
        assert sum(f"claim {face}" in faces for faces in shown) >= 3


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("topic", ["dealt", "passed", "got", "after1", "role", "aim", "trust"])
def test_a_bot_answers_the_question_it_is_asked(level: str, topic: str) -> None:
    t = shootout("vip agent assassin bystander blue_decoy assassin").types(1, f"ask 3 {topic}")
    code = action_of(t, level, 3).split()[1]
    wanted = {"after1": "after", "role": "am", "aim": "iaim", "trust": "suspect"}
    assert code in (wanted.get(topic, topic), "nocomment")


@pytest.mark.parametrize("level", THINKING)
def test_an_assassin_does_not_reveal_its_role(level: str) -> None:
    t = shootout("vip agent assassin bystander blue_decoy assassin").types(1, "ask 3 role")
    assert "say am assassin" not in actions_of(t, level, 3)


def test_a_beginner_is_honest_about_its_earlier_cards() -> None:
    t = shootout("vip agent bystander assassin blue_decoy assassin").types(1, "ask 3 passed")
    assert set(actions_of(t, "easy", 3)) == {"say passed assassin"}


@pytest.mark.parametrize("level", COUNTING)
def test_a_bot_that_knows_an_assassin_says_so(level: str) -> None:
    t = shootout("vip blue_decoy agent assassin bystander assassin")
    t.types(5, "say got bystander").types(5, "say am bystander").types(4, "say am agent")
    said = []
    while (words := action_of(t, level, 3)) != "ready":
        said.append(words)
        t.types(3, words)
    assert {"say suspect 4", "say iaim 4"} & set(said)


def danger(t: Shootout, seat: int) -> float:
    """How likely an observer takes this seat for a target."""
    cast, place = t.state.cast, t.state.cast.place(0, seat - 1)
    odds = shared_odds(Hearing(cast, t.view(0), NOBODY, ()), 1000)
    killer, vip, bystander = [
        of_group(cast, odds, place, group) for group in ("assassin", "vip", "bystander")
    ]
    return max(killer, vip) - bystander


@pytest.mark.parametrize("level", COUNTING)
def test_a_decoy_makes_statements_that_make_it_a_target(level: str) -> None:
    roles = ["decoy", "assassin", "agent", "vip", "bystander", "agent", "assassin"]
    for turn in range(7):
        t = shootout(" ".join(roles[turn:] + roles[:turn]))
        decoy = 1 + -turn % 7
        before = danger(t, decoy)
        for topic in ("passed", "got"):
            t.types(decoy % 7 + 1, f"ask {decoy} {topic}")
            t.types(decoy, action_of(t, level, decoy))
        assert danger(t, decoy) >= before


# The sniper


@pytest.mark.parametrize("level", COUNTING)
def test_a_sniper_asks_first_and_then_marks_the_main_suspect(level: str) -> None:
    t = table("crossfire", seats=6).sniping().holds("sniper vip agent assassin assassin bystander")
    t.at("talk")
    assert action_of(t, level, 1).startswith("ask ")
    t.types(3, "say am agent").types(3, "say passed assassin").types(3, "say suspect 4")
    t.types(6, "say am bystander").types(6, "say got bystander").types(6, "say suspect 5")
    t.types(2, "say am agent").types(2, "say suspect 5").types(5, "say am agent")
    while (words := action_of(t, level, 1)) != "ready":
        t.types(1, words)
    assert {seat + 1 for seat in range(6) if t.state.tokens >> seat & 1} == {4, 5}


def test_a_beginner_as_sniper_marks_only_a_suspect() -> None:
    t = table("crossfire", seats=6).sniping().holds("sniper vip agent assassin assassin bystander")
    t.at("talk")
    while (words := action_of(t, "easy", 1)).startswith("ask "):
        t.types(1, words)
    assert words == "ready"  # nothing was said, so any token would rather hit the wrong player
    for seat in (2, 3, 6):
        t.types(seat, "say suspect 5")
    assert action_of(t, "easy", 1) == "token put 5"


# A bomber among the players that a sniper can mark


def bomber_at_four() -> Shootout:
    """Seat 4 holds a bomber, which its neighbours mention; 5 and 7 are the assassins."""
    t = table("crossfire", seats=8).sniping().special("bomber")
    t.holds("sniper vip agent bomber assassin red_decoy assassin blue_decoy")
    found: Shootout = t.at("talk")
    found.types(3, "say got agent").types(3, "say passed bomber").types(3, "say am agent")
    return found.types(5, "say am vip").types(6, "say am vip")


@pytest.mark.parametrize("level", THINKING)
def test_a_sniper_marks_the_bomber_that_neighbours_reveal(level: str) -> None:
    t = bomber_at_four()
    for seat in (3, 6, 8):
        t.types(seat, "say think 4 bomber")
    while (words := action_of(t, level, 1)) != "ready":
        t.types(1, words)
    assert t.state.tokens >> 3 & 1


@pytest.mark.parametrize("level", THINKING)
def test_a_player_who_saw_the_bomber_warns_the_others(level: str) -> None:
    t = bomber_at_four()
    said = []
    while (words := action_of(t, level, 3)) != "ready":
        said.append(words)
        t.types(3, words)
    assert "say think 4 bomber" in said


@pytest.mark.parametrize("level", COUNTING)
def test_a_bomber_warns_of_no_player(level: str) -> None:
    t = bomber_at_four()
    while (words := action_of(t, level, 4)) != "ready":
        assert not words.startswith("say think")
        t.types(4, words)


@pytest.mark.parametrize("level", COUNTING)
def test_living_assassins_share_the_vip_and_the_bomber(level: str) -> None:
    t = bomber_at_four().types(3, "say think 4 bomber").types(6, "say think 4 bomber").marks("")
    aims = [set(actions_of(t, level, seat)) for seat in (5, 7)]
    assert {"aim 4"} in aims
    assert len([each for each in aims if "aim 4" in each]) == 1


@pytest.mark.parametrize("level", THINKING)
def test_a_last_assassin_does_not_leave_the_bomber_alone(level: str) -> None:
    t = bomber_at_four().types(3, "say think 4 bomber").types(6, "say think 4 bomber").marks("5")
    assert actions_of(t, level, 7, 20)["aim 4"] >= 15


# Beliefs


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_tracing_from_the_own_card_finds_all_possible_layouts(seats: int) -> None:
    state = GAME.new(seats, chance=(luck := Seeded(seats)))
    while state.stack[-1].tag != "claim":
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, GAME.options(state, seat)[0], chance=luck)
    for seat in range(seats):
        place = state.cast.place(state.dealer, seat)
        hearing = Hearing(state.cast, GAME.view(state, seat), place, seen_by(state, seat))
        weighed = Weighed(hearing, 100_000)
        possible = {
            first for first, weight in zip(weighed.firsts, weighed.weights, strict=True) if weight
        }
        traced = layouts(hearing, 100_000, traced=True)
        assert possible <= set(traced)
        assert set(traced) <= set(weighed.firsts)


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_before_any_statement_the_odds_are_exact(seats: int) -> None:
    state = GAME.new(seats, chance=(luck := Seeded(seats)))
    while state.stack[-1].tag != "claim":
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, GAME.options(state, seat)[0], chance=luck)
    for seat in range(seats):
        place = state.cast.place(state.dealer, seat)
        hearing = Hearing(state.cast, GAME.view(state, seat), place, seen_by(state, seat))
        found = shared_odds(hearing, 100_000)
        exact, whole = posterior(state, seat)
        for other in range(seats):
            at = state.cast.place(state.dealer, other)
            assert found[at] == pytest.approx([ways / whole for ways in exact[other]])


def test_drawn_worlds_follow_the_odds() -> None:
    t = killer_next_door()
    place = t.state.cast.place(0, 2)
    hearing = Hearing(t.state.cast, t.view(2), place, seen_by(t.state, 2))
    drawn, exact = Cloud(hearing, 1000, 4000, Seeded(1)).odds(), shared_odds(hearing, 1000)
    for at in range(6):
        assert drawn[at] == pytest.approx(exact[at], abs=0.04)


def test_contradictory_statements_of_one_player_are_ignored() -> None:
    t = shootout("vip blue_decoy agent assassin bystander assassin")
    seen = seen_by(t.state, 2)
    silent = shared_odds(Hearing(t.state.cast, t.view(2), 2, seen), 1000)
    t.types(5, "say got vip").types(5, "say got agent").types(5, "say am vip").types(
        5, "say am red"
    )
    muddled = shared_odds(Hearing(t.state.cast, t.view(2), 2, seen), 1000)
    assert muddled[4] == pytest.approx(silent[4])
