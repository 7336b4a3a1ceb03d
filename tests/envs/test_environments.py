"""Every PettingZoo environment: what its users rely on, and its manual page."""

import doctest
import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from omerta import games
from omerta.envs import crooks_out_v0, crooks_v0, crossfire_v0, legends_v0, mafia_v0
from omerta.envs.aec import GameEnv
from omerta.games.crooks import encode as crooks_encode
from omerta.games.crooks.settings import CrooksSettings
from omerta.games.crooks_out import encode as crooks_out_encode
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crossfire import encode as crossfire_encode
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.legends import encode as legends_encode
from omerta.games.legends.settings import LegendsSettings
from omerta.games.mafia import encode as mafia_encode
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import BadData, Illegal, Seeded

EXPECTED = (
    "ignore:Observation is not a NumPy array",  # a dictionary, as in PettingZoo's own card games
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # after the end nothing is legal
)
MODULES: list[Any] = [crooks_v0, crooks_out_v0, mafia_v0, crossfire_v0, legends_v0]
OPTIONS: dict[Any, Any] = {
    crooks_v0: CrooksSettings(edition="2016", money_visible="off"),
    crooks_out_v0: CrooksOutSettings(circling="auto", brave="on", setup_reroll="off"),
    mafia_v0: MafiaSettings(board="quarters", exchange_order="simultaneous", bank="1000"),
    crossfire_v0: CrossfireSettings(mode="sniper", games="2", protester="on", statement_cap="3"),
    legends_v0: LegendsSettings(mode="one_shot", first_job="chase", difficulty="easy"),
}
ENCODINGS: dict[Any, Any] = {
    crooks_v0: crooks_encode,
    crooks_out_v0: crooks_out_encode,
    mafia_v0: mafia_encode,
    crossfire_v0: crossfire_encode,
    legends_v0: legends_encode,
}


def named(value: Any) -> str:
    return str(value) if isinstance(value, int) else value.__name__.split(".")[-1]


def sizes(module: Any) -> list[int]:
    seats = module.raw_env().game.meta.seats
    return sorted({min(seats), module.raw_env().max_num_agents, max(seats)})


def most_seats(module: Any) -> int:
    return sizes(module)[-1]


each_module = pytest.mark.parametrize("module", MODULES, ids=named)
each_table = pytest.mark.parametrize(
    ("module", "seats"),
    [(module, seats) for module in MODULES for seats in sizes(module)],
    ids=named,
)
"""Every environment with its smallest, default and largest number of seats."""

Choose = Callable[[list[int]], int]
"""Returns one of the legal action ids."""


def first(legal: list[int]) -> int:
    return legal[0]


def at_random(seed: int) -> Choose:
    chance = Seeded(seed)

    def choose(legal: list[int]) -> int:
        return int(chance.pick(legal, "action"))

    return choose


def play(env: GameEnv, choose: Choose = first) -> dict[str, float]:
    """Play to the end with legal actions, and return the rewards."""
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert info == {}
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            assert env.observation_space(agent).contains(observation)
            env.step(choose([int(n) for n in np.flatnonzero(observation["action_mask"])]))
    return rewards


def test_every_game_has_an_environment() -> None:
    found = {module.raw_env().game.meta.id for module in MODULES}
    assert found == {game.meta.id for game in games.all()}


@pytest.mark.filterwarnings(*EXPECTED)
@each_table
def test_it_passes_the_api_test_of_pettingzoo(module: Any, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=1000)


@pytest.mark.filterwarnings(*EXPECTED)
@each_module
def test_it_passes_the_api_test_with_every_option(module: Any) -> None:
    for reward in ("rank", "win", "points"):
        api_test(module.env(most_seats(module), OPTIONS[module], reward), num_cycles=1000)


@each_table
def test_it_passes_the_seed_test_of_pettingzoo(module: Any, seats: int) -> None:
    seed_test(lambda: module.env(seats=seats))


@each_module
def test_resets_without_a_seed_go_on_from_the_last_seed(module: Any) -> None:
    one, two = module.raw_env(), module.raw_env()
    one.reset(seed=4)
    two.reset(seed=4)
    deals = []
    for number in range(3):
        one.reset()
        two.reset()
        assert play(one, at_random(number)) == play(two, at_random(number))
        deals.append(one.observe("player_0")["observation"].tobytes())
    assert len(set(deals)) == 3


@pytest.mark.parametrize(("reward", "total"), [("rank", 0), ("win", 1), ("points", 0)])
@each_table
def test_rewards_come_at_the_end_and_are_shared_or_have_a_constant_sum(
    module: Any, seats: int, reward: str, total: int
) -> None:
    env = module.raw_env(seats=seats, reward=reward)
    for choose in (first, at_random(seats)):
        env.reset(seed=1)
        rewards = play(env, choose)
        assert len(rewards) == seats
        if env.game.meta.together:
            assert len(set(rewards.values())) == 1
        else:
            assert sum(rewards.values()) == pytest.approx(total)


def illegal_id(env: GameEnv) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


@each_module
def test_an_illegal_answer_loses(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    env.step(illegal_id(env.unwrapped))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


@each_module
def test_the_bare_environment_refuses_an_illegal_answer_and_goes_on(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    with pytest.raises(Illegal):
        env.step(illegal_id(env))
    assert env.agent_selection == agent
    assert np.array_equal(env.observe(agent)["observation"], before["observation"])
    assert len(play(env)) == len(env.possible_agents)


@each_module
def test_an_observation_of_the_past_does_not_change(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=2)
    kept = env.observe("player_0")
    copies = {name: values.copy() for name, values in kept.items()}
    play(env)
    assert all(np.array_equal(kept[name], copies[name]) for name in kept)


@each_module
def test_it_can_be_sent_to_another_process(module: Any) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(seats=most_seats(module), reward="win")))
    env.reset(seed=3)
    rewards = play(env)
    assert len(rewards) == most_seats(module)
    assert env.game.meta.together or sum(rewards.values()) == pytest.approx(1)


@each_module
def test_the_screen_shows_every_step(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = module.raw_env(render_mode="human")
    env.reset(seed=5)
    play(env)
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize(
    "arguments", [{"seats": 11}, {"reward": "money"}, {"render_mode": "rgb_array"}]
)
@each_module
def test_wrong_arguments_are_named(module: Any, arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(arguments.values())))):
        module.env(**arguments)


# Settings


@pytest.mark.parametrize(
    ("module", "given", "name"),
    [
        (crooks_v0, CrooksSettings(first_player="1"), "first_player"),  # type: ignore[arg-type]
        (crooks_v0, {"edition": "1999"}, "edition"),
        (crooks_out_v0, {"theme": "mine"}, "theme"),
        (mafia_v0, MafiaSettings(bank=1000), "bank"),  # type: ignore[arg-type]
        (crossfire_v0, {"statement_cap": "99"}, "statement_cap"),
        (legends_v0, {"weather": "rain"}, "weather"),
        (mafia_v0, {"memory_aid": "all"}, "memory_aid"),
    ],
)
def test_wrong_settings_are_refused_by_name_when_it_is_made_and_when_it_deals(
    module: Any, given: Any, name: str
) -> None:
    env = module.env()
    starts: tuple[Callable[[], object], ...] = (
        lambda: module.env(settings=given),
        lambda: env.reset(options=given),
    )
    for start in starts:
        with pytest.raises((BadData, ValueError), match=name):
            start()


def test_settings_that_do_not_fit_the_seats_are_refused_when_it_is_made() -> None:
    with pytest.raises(Illegal):
        crooks_v0.env(seats=2, settings={"first_player": 3})


def test_one_game_is_dealt_by_the_settings_given_at_its_reset() -> None:
    env = crooks_v0.raw_env(seats=3, settings={"first_player": 1})
    firsts = []
    for options in (None, {"first_player": 2}, {}, None):
        env.reset(seed=1, options=options)
        firsts.append(env.agent_selection)
    assert firsts == ["player_1", "player_2", "player_1", "player_1"]


REMINDED = [
    (mafia_v0, {"board": "quarters"}, ["card", "thrown"]),
    (crossfire_v0, {"statement_cap": "3"}, ["seen"]),
    (crooks_v0, {"money_visible": "off"}, ["possible", "mixed"]),
]


@pytest.mark.parametrize(("module", "settings", "segments"), REMINDED)
def test_agents_remember_all_they_saw_whatever_the_settings_unless_memory_says_otherwise(
    module: Any, settings: dict[str, str], segments: list[str]
) -> None:
    kind = module.GAME.meta.settings
    full = known(module.raw_env(), segments)
    assert full > 0
    for options in (settings, kind(**settings), kind()):
        assert known(module.raw_env(settings=options), segments) > 0
    least = "off" if module is crooks_v0 else "none"
    assert known(module.raw_env(memory=least), segments) < full
    with pytest.raises(ValueError, match="memory"):
        module.env(settings={"memory_aid": least})


def known(env: GameEnv, names: list[str]) -> float:
    """Return how much of these segments is filled in one match."""
    places: list[int] = []
    first = 0
    for segment in env.encoding.SEGMENTS:
        if segment[0] in names:
            places += range(first, first + segment[1])
        first += segment[1]
    env.reset(seed=3)
    choose, found = at_random(3), 0.0
    for _ in env.agent_iter(150):
        observation, *_ = env.last()
        found += float(observation["observation"][places].sum())
        legal = [int(n) for n in np.flatnonzero(observation["action_mask"])]
        env.step(choose(legal) if legal else None)
    return found


# The manual page


@each_module
def test_the_example_in_the_manual_runs(module: Any) -> None:
    assert doctest.testmod(module) == (0, 5)


@each_module
def test_the_manual_lists_every_segment(module: Any) -> None:
    start = 0
    manual, encode = str(module.__doc__), ENCODINGS[module]
    for name, size, low, high, meaning in encode.SEGMENTS:
        row = rf"{name} +{start} +{size} +{low:g} to {high:g} +{re.escape(meaning)}\n"
        assert re.search(row, manual), name
        start += size
    assert f"float32 ({start},)" in manual
    assert f"Discrete({encode.ACTION_COUNT})" in manual


@each_module
def test_the_manual_lists_every_action_id(module: Any) -> None:
    table = str(module.__doc__).partition("\nActions\n")[2].partition("\nRewards\n")[0]
    listed: list[int] = []
    for ids in re.findall(r"^ +(\d[\d, -]*?)  ", table, re.MULTILINE):
        begin, _, end = re.sub(", ", "-", ids).partition("-")
        listed += range(int(begin), int(end or begin) + 1)
    assert listed == list(range(ENCODINGS[module].ACTION_COUNT))


@each_module
def test_the_manual_names_the_longest_game(module: Any) -> None:
    most = module.raw_env().game.meta.max_decisions
    assert re.search(rf"at most {most}\b", str(module.__doc__))
