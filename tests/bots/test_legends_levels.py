"""Every level plays whole matches of Legends, wins more than the level below, and gives its
reasons.
"""

from functools import cache
from statistics import fmean

import pytest

from omerta import bots, games
from omerta.games.legends.coach import advise
from omerta.games.legends.view import LegendsView
from omerta.kernel import Action, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.lab import BadPlan, run_ladder, simulate, summarise

LEGENDS = games.get("legends")
CHOICES = [
    {"mode": "campaign", "scenario_pick": "random"},
    {"mode": "campaign", "difficulty": "easy", "recruits_first": "off"},
    {"mode": "one_shot", "first_job": "chase", "difficulty": "hard", "tight_two": "on"},
    {"mode": "one_shot", "voice_seats": "1"},
    {"mode": "one_shot", "first_job": "rebels"},
    {"mode": "one_shot", "first_job": "family"},
]
LEVELS = bots.levels_of("legends")
MANY = bots.Budget(iterations=2)
"""Two trials decide nothing, so the searching bot then acts as the normal one."""
QUESTIONS = {
    *("scenario", "first", "act", "draw", "play", "ability", "die", "luck", "hit", "pick"),
    *("lose_own", "lose_any", "spend", "search", "lane", "drive", "boost", "rebel", "fugitive"),
    *("place", "downtime", "books"),
}


def played(level: str, seats: int, seed: int, choices: dict[str, str]) -> list[Action]:
    """The actions of a whole match; an illegal one raises."""
    luck, told = Seeded(seed), []
    state = LEGENDS.new(seats, LEGENDS.load_settings(choices, None), chance=luck)
    players = [bots.make(level, "legends", seed + seat) for seat in range(seats)]
    while waiting := LEGENDS.waiting(state):
        action = bots.ask(players[waiting[0]], LEGENDS, state, waiting[0], luck, MANY)
        LEGENDS.apply(state, waiting[0], action, chance=luck)
        told.append(action)
    assert not LEGENDS.audit(state)
    return told


def test_legends_has_players_of_all_levels() -> None:
    assert LEVELS == bots.LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("choices", CHOICES, ids=" ".join)
def test_every_setting_of_the_lobby_is_playable_and_repeats_for_its_seed(
    level: str, choices: dict[str, str]
) -> None:
    seats = 1 + CHOICES.index(choices) % 4
    first = played(level, seats, 5, choices)
    if choices["mode"] == "one_shot":
        assert played(level, seats, 5, choices) == first


def mean_reputation(level: str, scenario: str) -> float:
    """The average reputation from single scenarios; bots stop when it is enough to win."""
    choices = {"mode": "one_shot", "first_job": scenario, "difficulty": "hard"}
    options = LEGENDS.load_settings(choices, None)
    results = simulate("legends", [level], games=12, seats=2, seed=9, settings=options)
    return fmean(game.scores[0] for game in results.games)


@pytest.mark.parametrize("scenario", ["bank", "chase", "rebels", "casino", "family"])
def test_a_stronger_level_earns_clearly_more(scenario: str) -> None:
    random, easy, normal = (mean_reputation(level, scenario) for level in LEVELS[:3])
    assert random + 1 < easy
    assert easy + 1 < normal


EVENINGS = [
    {},
    {"scenario_pick": "fixed", "first_job": "bank", "second_job": "chase"},
    {"scenario_pick": "fixed", "first_job": "rebels", "second_job": "bank"},
    {"scenario_pick": "fixed", "first_job": "chase", "second_job": "rebels"},
    {"scenario_pick": "fixed", "first_job": "bank", "second_job": "rebels"},
    {"mode": "one_shot", "first_job": "rebels"},
    {"mode": "one_shot", "first_job": "rebels"},
    *[{"mode": "one_shot", "first_job": "family"}] * 5,
]
"""The settings of a table besides its difficulty."""


@cache
def sampled_views() -> tuple[LegendsView, ...]:
    """Views of all kinds of decisions, from campaigns between bots that sometimes try other
    actions.
    """
    found: list[LegendsView] = []
    normal = bots.make("normal", "legends", 1)
    for seed, scenarios in enumerate(EVENINGS):
        luck = Seeded(seed)
        choices = {"difficulty": ("easy", "normal", "hard")[seed % 3], **scenarios}
        state = LEGENDS.new(3, LEGENDS.load_settings(choices, None), chance=luck)
        while waiting := LEGENDS.waiting(state):
            view = LEGENDS.view(state, waiting[0])
            assert isinstance(view, LegendsView)
            found.append(view)
            if luck.below(5, "something else"):
                action = bots.ask(normal, LEGENDS, state, waiting[0], luck, MANY)
            else:
                action = luck.pick(view.options, "something else")
            LEGENDS.apply(state, waiting[0], action, chance=luck)
    return tuple(found)


def test_the_sample_contains_every_kind_of_decision() -> None:
    assert {view.decision for view in sampled_views()} >= QUESTIONS


def test_advice_is_legal_and_what_a_normal_player_would_do() -> None:
    normal = bots.make("normal", "legends", 1)
    for view in sampled_views()[::7]:
        found = advise(view)
        assert found is not None
        assert found.action in view.options
        if len(view.options) > 1:
            assert normal.choose(view, view.options, bots.seating.no_worlds, MANY) == found.action


def test_other_seats_get_the_same_advice_and_spectators_none() -> None:
    state = LEGENDS.new(3, chance=Seeded(2))
    seat = LEGENDS.waiting(state)[0]
    heard = [advise(view) for view in LEGENDS.views(state, (0, 1, 2, None))]  # type: ignore[arg-type]
    assert heard[seat] is not None
    assert heard[0] == heard[1] == heard[2]
    assert heard[3] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_is_one_sentence_in_both_languages(language: str) -> None:
    words = Texts(language, "omerta.games.legends")
    for view in sampled_views()[::3]:
        found = advise(view)
        assert found is not None
        told = words(found.reason, **found.params)  # a missing variable raises
        assert told.endswith(".")
        assert "\n" not in told


def test_a_simulation_counts_wins_and_reputation() -> None:
    options = LEGENDS.load_settings({"mode": "one_shot"}, None)
    results = simulate("legends", ["normal"], games=3, seats=1, seed=3, settings=options)
    tables = summarise(results).tallies
    won = next(row for row in tables["game"] if row.name == "won")
    reached = [game.reason == "target_reached" for game in results.games]
    assert won.mean.value == pytest.approx(fmean(reached))
    assert sum(row.mean.value for row in tables["ending"]) == pytest.approx(1)
    assert sum(row.mean.value for row in tables["reputation"]) == pytest.approx(1)
    for language in LANGUAGES:
        words = Texts(language, "omerta.games.legends")
        for name, rows in tables.items():
            told = [f"tally-{name}-{row.name.replace('_', '-')}" for row in rows]
            assert all(words.has(message) for message in (f"tally-{name}", *told))


def test_a_cooperative_game_has_no_ladder() -> None:
    with pytest.raises(BadPlan) as refused:
        list(run_ladder("legends", games=1))
    assert refused.value.code == "sim-ladder-together"
