"""The PettingZoo environment of Crooks."""

import doctest
import pickle
import re
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from omerta.envs import crooks_v0
from omerta.envs.aec import GameEnv
from omerta.games.crooks import encode
from omerta.games.crooks.options import CrooksOptions
from omerta.games.crooks.view import CrooksView
from omerta.kernel import Illegal
from omerta.kernel.texts import Texts

EXPECTED = (
    "ignore:Observation is not a NumPy array",  # a dictionary, as in PettingZoo's own card games
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # after the end nothing is legal
)


def play(env: GameEnv) -> dict[str, float]:
    """Play to the end, always the first legal action; the rewards."""
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert info == {}
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return rewards


@pytest.mark.filterwarnings(*EXPECTED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_api_test_of_pettingzoo(seats: int) -> None:
    api_test(crooks_v0.env(seats=seats), num_cycles=1000)


@pytest.mark.filterwarnings(*EXPECTED)
def test_it_passes_the_api_test_with_every_option() -> None:
    options = CrooksOptions(edition="2016", money_visible="off")
    for reward in ("rank", "win", "points"):
        api_test(crooks_v0.env(4, options, reward), num_cycles=1000)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_seed_test_of_pettingzoo(seats: int) -> None:
    seed_test(lambda: crooks_v0.env(seats=seats))


def test_resets_without_a_seed_go_on_from_the_last_seed() -> None:
    first, second = crooks_v0.raw_env(), crooks_v0.raw_env()
    first.reset(seed=4)
    second.reset(seed=4)
    deals = []
    for _ in range(3):
        first.reset()
        second.reset()
        assert play(first) == play(second)
        deals.append(first.observe("player_0")["observation"].tobytes())
    assert len(set(deals)) == 3


@pytest.mark.parametrize(("reward", "total"), [("rank", 0), ("win", 1), ("points", 0)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_come_at_the_end_and_have_a_constant_sum(
    seats: int, reward: str, total: int
) -> None:
    env = crooks_v0.raw_env(seats=seats, reward=reward)  # type: ignore[arg-type]
    env.reset(seed=1)
    rewards = play(env)
    assert len(rewards) == seats
    assert sum(rewards.values()) == pytest.approx(total)


def illegal_id(env: GameEnv) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_answer_loses() -> None:
    env = crooks_v0.env(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    env.step(illegal_id(env.unwrapped))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


def test_the_bare_environment_refuses_an_illegal_answer_and_goes_on() -> None:
    env = crooks_v0.raw_env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    with pytest.raises(Illegal):
        env.step(illegal_id(env))
    assert env.agent_selection == agent
    assert np.array_equal(env.observe(agent)["observation"], before["observation"])
    assert len(play(env)) == 3


def test_an_observation_of_the_past_does_not_change() -> None:
    env = crooks_v0.raw_env(seats=2)
    env.reset(seed=2)
    kept = env.observe("player_0")
    copies = {name: values.copy() for name, values in kept.items()}
    play(env)
    assert all(np.array_equal(kept[name], copies[name]) for name in kept)


def test_it_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(crooks_v0.raw_env(seats=4, reward="win")))
    env.reset(seed=3)
    assert sum(play(env).values()) == pytest.approx(1)


def test_rendering_tells_what_a_spectator_sees() -> None:
    env = crooks_v0.raw_env(seats=2, render_mode="ansi")
    env.reset(seed=5)
    assert "player_" in str(env.render())  # who begins
    env.step(0)  # recruit in hangout A, a pile of two
    view = env.game.view(env._state, env.possible_agents.index(env.agent_selection))
    names = Texts("en", "omerta.games.crooks")
    assert isinstance(view, CrooksView)
    found = view.hangouts[0].faces
    assert found is not None
    env.step(encode.action_id(view, view.options[0]))
    told = str(env.render())
    assert env.agent_selection in told
    for face in found:
        assert face not in told
        assert names(f"crook-{face}") not in told
    assert env.render() == ""


def test_the_screen_shows_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = crooks_v0.raw_env(seats=2, render_mode="human")
    env.reset(seed=5)
    play(env)
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize(
    "arguments", [{"seats": 5}, {"reward": "money"}, {"render_mode": "rgb_array"}]
)
def test_wrong_arguments_are_named(arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(arguments.values())))):
        crooks_v0.env(**arguments)  # type: ignore[arg-type]


# The manual page


def test_the_example_in_the_manual_runs() -> None:
    assert doctest.testmod(crooks_v0) == (0, 5)


def test_the_manual_lists_every_segment() -> None:
    first = 0
    manual = str(crooks_v0.__doc__)
    for name, size, low, high, meaning in encode.SEGMENTS:
        row = rf"{name} +{first} +{size} +{low:g} to {high:g} +{re.escape(meaning)}\n"
        assert re.search(row, manual), name
        first += size
    assert f"float32 ({first},)" in manual
    assert f"Discrete({encode.ACTION_COUNT})" in manual


def test_the_manual_lists_every_action_id() -> None:
    table = str(crooks_v0.__doc__).partition("\nActions\n")[2].partition("\nRewards\n")[0]
    listed: list[int] = []
    for ids in re.findall(r"^ +(\d[\d, -]*?)  ", table, re.MULTILINE):
        first, _, last = re.sub(", ", "-", ids).partition("-")
        listed += range(int(first), int(last or first) + 1)
    assert listed == list(range(encode.ACTION_COUNT))


@pytest.mark.parametrize("absent", ["pettingzoo", "numpy"])
def test_without_the_extra_one_sentence_names_it(absent: str) -> None:
    program = f"import sys; sys.modules[{absent!r}] = None; import omerta.envs"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == "ImportError: omerta.envs needs PettingZoo and NumPy: install omerta[research]."
