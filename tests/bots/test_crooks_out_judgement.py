"""The judgement of the Crooks Out! bots in single positions."""

from typing import Any

import pytest

from omerta import bots, games
from omerta.bots.crooks_out.hard import DEFAULT_RAIDS, HardInvestigator
from omerta.bots.crooks_out.trust import trusting_count
from omerta.games.crooks_out.actions import Ask
from omerta.games.crooks_out.advice import knowledge_of
from omerta.games.crooks_out.belief import count
from omerta.games.crooks_out.components import HOUSE
from omerta.kernel import Seat, Seeded
from omerta.testing import A, B, C, table
from omerta.testing.crooks_out import CrooksOutTable

OUT = games.get("crooks_out")
THINKING = ["easy", "normal", "hard"]
ANNA = "yA yB yC yD yE yF gA gB gC gD"
BORIS = "rA rB rC rD rE rF oA oB oC oD"
CLARA = "bA bB bC bD bE bF vA vB vC vD"


def action_of(t: CrooksOutTable, level: str, seat: Seat = A, seed: int = 1) -> str:
    """The action of a bot of this level at this table."""
    assert t.match.waiting == (seat,)
    bot = bots.make(level, "crooks_out", seed)
    return bots.ask(bot, OUT, t.state, seat, Seeded(1), bots.Budget()).text()


def played(level: str, seed: int, **options: str) -> list[tuple[Any, str]]:
    """A match between bots of one level: the questions and answers."""
    state = OUT.new(3, OUT.load_settings(options, None), chance=Seeded(seed))
    players = [bots.make(level, "crooks_out", seed + seat) for seat in range(3)]
    luck, story = Seeded(seed), []
    while waiting := OUT.waiting(state):
        seat = waiting[0]
        view: Any = OUT.view(state, seat)
        action = bots.ask(players[seat], OUT, state, seat, luck, bots.Budget(8))
        story.append((view, action.text()))
        events = OUT.apply(state, seat, action, chance=luck)
        story += [(None, type(event).__name__) for event in events]
    return story


# Circling


def test_the_easy_player_overlooks_some_circles_but_not_most() -> None:
    told = [word for seed in range(12) for _, word in played("easy", seed)]
    assert 0 < told.count("CirclesFaulted") < told.count("CirclesCalled") / 3


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_player_who_counts_never_overlooks_a_circle(level: str) -> None:
    told = [word for seed in range(3) for _, word in played(level, seed)]
    assert told.count("CirclesCalled") > 20
    assert "CirclesFaulted" not in told


# Who is asked for what


def one_certain() -> CrooksOutTable:
    """On B's sheet one number proves rA; nothing else is known."""
    t = table("crooks_out", seats=3).auto().hand(A, ANNA).hand(B, BORIS).hand(C, CLARA)
    t.caught(C, B, "rB rC rD rE rF oA").crossed(B, "bA vA")
    return t.written(B, "rA")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_certain_crook_is_caught(level: str) -> None:
    t = one_certain()
    assert count(knowledge_of(t.view(A), A)).share(B, HOUSE.room_of["rA"]) == 1
    assert action_of(t, level) == f"ask {B} rA"


def test_the_normal_player_always_asks_for_a_likeliest_crook() -> None:
    asked = 0
    for view, word in played("normal", 4):
        if view is not None and word.startswith("ask"):
            counted = count(knowledge_of(view, view.you))
            _, seat, name = word.split()
            held = counted.held(int(seat), HOUSE.room_of[name])
            assert held == max(
                counted.held(option.seat, HOUSE.room_of[option.room])
                for option in view.options
                if isinstance(option, Ask)
            )
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("level", THINKING)
def test_no_bot_asks_for_its_own_crook(level: str) -> None:
    for seed in range(2):
        for view, word in played(level, seed):
            if view is not None and word.startswith("ask"):
                assert word.split()[2] not in view.hand


# The brave variant


def blind(*, brave: bool) -> CrooksOutTable:
    """Two players, no numbers on B's sheet; A has caught two crooks in this turn by chance."""
    t = table("crooks_out", seats=2).auto().hand(A, ANNA).hand(B, BORIS)
    if brave:
        t.brave()
    return t.hits(A, B, "rA").hits(A, B, "oB")


@pytest.mark.parametrize("level", THINKING)
def test_points_at_risk_are_banked_before_a_blind_guess(level: str) -> None:
    t = blind(brave=True).expect_points(0, 0, at_risk=2)
    assert action_of(t, level) == "stop"


@pytest.mark.parametrize("level", THINKING)
def test_with_nothing_at_risk_the_bot_asks_again(level: str) -> None:
    assert action_of(blind(brave=False), level).startswith("ask")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_certain_crook_is_worth_any_risk(level: str) -> None:
    t = one_certain().brave().hits(A, B, "oB").hits(A, C, "bB").expect_points(0, 0, 6, at_risk=2)
    assert action_of(t, level) == f"ask {B} rA"


# How the hard bot ends a match, and what it reveals to others


def last_of_b(*, a: int, c: int) -> CrooksOutTable:
    """A and C have caught this many of B's crooks; all players can conclude that oD is the last."""
    t = table("crooks_out", seats=3).auto().hand(A, ANNA).hand(B, BORIS).hand(C, CLARA)
    crooks = BORIS.split()
    t.caught(A, B, " ".join(crooks[:a])).caught(C, B, " ".join(crooks[a : a + c]))
    return t.written(B, "oD oE oF rD")


ENDING = f"ask {B} oD"


def test_it_does_not_end_the_game_while_behind() -> None:
    assert action_of(last_of_b(a=2, c=7), "normal") == ENDING, "the greedy player does"
    assert action_of(last_of_b(a=2, c=7), "hard") != ENDING


def test_it_ends_the_game_when_ahead() -> None:
    assert action_of(last_of_b(a=5, c=4), "hard") == ENDING


def test_it_does_not_end_the_game_to_lose_a_tie() -> None:
    # Points 5 and 5, then own crooks laid out (CO-6.4).
    lost = last_of_b(a=4, c=5).caught(B, A, "yA yB").caught(B, C, "bA")
    won = last_of_b(a=4, c=5).caught(B, A, "yA").caught(B, C, "bA bB")
    assert action_of(lost, "hard") != ENDING
    assert action_of(won, "hard") == ENDING


def test_it_stops_rather_than_hand_over_the_game() -> None:
    t = last_of_b(a=1, c=8).turn(A)
    t.hits(A, C, "vB")
    assert action_of(t, "hard") != ENDING


def even_chances() -> CrooksOutTable:
    """All guesses are even. A miss with B makes a crook certain for C, a miss with C for no player."""
    t = table("crooks_out", seats=3).auto().hand(A, ANNA)
    t.hand(B, "rA bA vA rC rD rE oA oB oC oD").hand(C, "oE oF gE bC bD bE bF vC vD vE")
    t.written(B, "rC bC vC").crossed(B, "oE oF gE gF vF rF").crossed(C, "rB bB vB rA bA vA")
    t.caught(A, B, "rC rD rE").caught(C, B, "oA oB oC oD")
    return t.caught(B, C, "bC bD bE bF vC").caught(A, C, "vD vE")


def test_it_does_not_make_a_crook_certain_for_the_next_players() -> None:
    t = even_chances()
    counted = count(knowledge_of(t.view(A), A))
    shares = {counted.share(seat, room) for seat in (B, C) for room in range(36)}
    assert shares == {0, 1 / 2}
    assert action_of(t, "hard").startswith(f"ask {C}")


# What questions reveal


def test_a_player_who_asks_for_a_crook_is_trusted_not_to_have_it() -> None:
    t = table("crooks_out", seats=3).auto().hand(A, ANNA).hand(B, BORIS).hand(C, CLARA)
    t.turn(C).misses(C, B, "oE")
    room = HOUSE.room_of["oE"]
    assert count(knowledge_of(t.view(A), A)).held(C, room) > 0
    assert trusting_count(t.view(A)).held(C, room) == 0


def test_a_player_caught_bluffing_is_not_trusted() -> None:
    t = table("crooks_out", seats=3).auto().hand(A, ANNA).hand(B, BORIS).hand(C, CLARA)
    t.turn(C).misses(C, B, "bA").hits(A, C, "bA").misses(A, B, "vF").misses(B, A, "vE")
    t.misses(C, B, "oE")
    room = HOUSE.room_of["oE"]
    assert trusting_count(t.view(A)).held(C, room) > 0
    assert trusting_count(t.view(A)).held(B, HOUSE.room_of["vE"]) == 0


def test_a_bluff_against_the_evidence_is_seen_through() -> None:
    t = last_of_b(a=5, c=4).turn(B).misses(B, A, "oD")
    counted = trusting_count(t.view(A))
    assert counted.held(B, HOUSE.room_of["oD"]) == counted.total > 0


# Thinking time


@pytest.mark.parametrize(
    ("budget", "least", "most"),
    [
        (bots.Budget(), 250, DEFAULT_RAIDS),
        (bots.Budget(40), 38, 40),
        (bots.Budget(40, 3600.0), 38, 40),
        (bots.Budget(seconds=0.0), 1, 2),
    ],
)
def test_it_keeps_to_its_budget(budget: bots.Budget, least: int, most: int) -> None:
    t = even_chances()
    bot = HardInvestigator(1)
    bots.ask(bot, OUT, t.state, A, Seeded(1), budget)
    assert least <= bot.iterations <= most, "there are two answers to weigh"


def test_the_same_seed_and_view_give_the_same_action() -> None:
    for seed in range(3):
        assert action_of(even_chances(), "hard", seed=seed) == action_of(
            even_chances(), "hard", seed=seed
        )
