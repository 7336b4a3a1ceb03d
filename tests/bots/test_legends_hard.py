"""The hard bot for Legends: what it tries out, what it counts, and where it differs."""

import pytest

from omerta import bots, games
from omerta.bots.legends.hard import SEARCHED, outcome, worth, worth_a_thought
from omerta.games.legends.actions import SearchAgain, StopSearch
from omerta.games.legends.advice.rating import best_option
from omerta.games.legends.view import LegendsView
from omerta.kernel import Action, Seeded
from omerta.testing import table
from omerta.testing.legends import P1, LegendsTable

LEGENDS = games.get("legends")


def last_search(loot: int) -> LegendsTable:
    """The squad comes after this turn; the first search has found two bags."""
    t = table("legends", seats=2).scenario("bank", vault="va06", clock=6, loot=loot)
    t.hand(P1, "m21 m23 m01").last_turn(P1, 1)
    t.rolls("4 3 2 4 | x2", "L K 1 2")
    return t.interacts(P1, "va06").plays("m21", "m23").done().all_pass()


def action_of(t: LegendsTable, level: str, budget: bots.Budget, seed: int = 1) -> Action:
    bot = bots.make(level, "legends", seed)
    return bots.ask(bot, LEGENDS, t.match.state, t.match.waiting[0], Seeded(seed), budget)


def test_a_surely_losing_option_is_not_taken_while_another_may_win() -> None:
    t = last_search(loot=6)  # nine wins; two more bags are likelier than three, and worthless
    assert action_of(t, "normal", bots.Budget()) == StopSearch()
    assert action_of(t, "hard", bots.Budget(iterations=60)) == SearchAgain()


def test_the_normal_option_is_kept_when_all_options_are_equal() -> None:
    t = last_search(loot=2)  # out of reach either way
    assert action_of(t, "hard", bots.Budget(iterations=60)) == action_of(t, "normal", bots.Budget())


def test_the_same_seed_gives_the_same_action_and_time_ends_the_search() -> None:
    t = last_search(loot=6)
    few = bots.Budget(iterations=24)
    assert len({action_of(t, "hard", few, seed=5) for _ in range(3)}) == 1
    assert action_of(t, "hard", bots.Budget(seconds=0.0)) == StopSearch()


def test_the_tried_options_are_legal_and_begin_with_the_normal_one() -> None:
    luck = Seeded(3)
    state = LEGENDS.new(2, LEGENDS.load_settings({"mode": "one_shot"}, None), chance=luck)
    tried = 0
    while waiting := LEGENDS.waiting(state):
        view = LEGENDS.view(state, waiting[0])
        assert isinstance(view, LegendsView)
        usual = best_option(view)
        if len(view.options) > 1:
            answers = worth_a_thought(view, view.options)
            assert answers[0] == [usual.action, *usual.then]
            first = [each[0] for each in answers]
            assert len(set(first)) == len(first)
            assert set(first) <= set(view.options)
            if view.decision in SEARCHED:
                tried += len(first) > 1
            else:
                assert len(first) == 1
        LEGENDS.apply(state, waiting[0], usual.action, chance=luck)
    assert tried > 10


def test_one_world_and_one_chance_have_one_outcome() -> None:
    t = last_search(loot=6)
    found = [outcome(t.match.state.clone(), 0, [SearchAgain()], Seeded(7)) for _ in range(2)]
    assert found[0] == found[1]


@pytest.mark.parametrize(("loot", "least", "most"), [(9, 1.0, 1.0), (8, 0.1, 0.3), (0, 0.0, 0.1)])
def test_a_win_counts_one_and_a_near_miss_little(loot: int, least: float, most: float) -> None:
    state = last_search(loot).match.state
    stopped = state.clone()
    stopped.scenario_state.loot -= 2  # which the bags bring back
    outcome(stopped, 0, [StopSearch()], Seeded(1))
    assert stopped.reputations == (loot,)
    assert least <= worth(stopped) <= most
