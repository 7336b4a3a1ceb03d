"""What environments show a spectator, and their message without the extra `research`."""

import subprocess
import sys

import pytest

from omerta.envs import crooks_out_v0, crooks_v0, crossfire_v0, mafia_v0
from omerta.games.crooks import encode
from omerta.games.crooks.view import CrooksView
from omerta.games.crooks_out.view import CrooksOutView
from omerta.games.crossfire import encode as crossfire_encode
from omerta.games.crossfire.actions import Looked, Ready
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.view import CrossfireView
from omerta.games.mafia import encode as mafia_encode
from omerta.games.mafia.view import MafiaView
from omerta.kernel.texts import Texts


def test_crooks_renders_what_a_spectator_sees() -> None:
    env = crooks_v0.raw_env(seats=2, render_mode="ansi")
    env.reset(seed=5)
    assert "player_" in str(env.render())  # the player who begins
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


def test_crooks_out_renders_rooms_by_name_and_no_hand() -> None:
    env = crooks_out_v0.raw_env(seats=2, render_mode="ansi")
    env.reset(seed=5)
    opening = str(env.render())
    view = env.game.view(env._state, 0)
    assert isinstance(view, CrooksOutView)
    assert "player_0 takes 12 crooks in hand.\nplayer_1 takes 12 crooks in hand.\n" in opening
    env.step(0)
    other = 1 - view.active if view.active is not None else 0
    assert f"asks player_{other} for red A." in str(env.render())
    assert env.render() == ""


def test_mafia_renders_public_cards_and_no_hand() -> None:
    env = mafia_v0.raw_env(render_mode="ansi")
    env.reset(seed=5)
    names = Texts("en", "omerta.games.mafia")
    told = ""
    faces: set[str] = set()
    while not told.count("opens"):
        seat = env.possible_agents.index(env.agent_selection)
        view = env.game.view(env._state, seat)
        assert isinstance(view, MafiaView)
        faces.update(view.hand or ())
        told += str(env.render())
        env.step(mafia_encode.action_id(view, view.options[-1 if view.phase == "exchange" else 0]))
        told += str(env.render())
    before, _, after = told.partition("opens")
    assert len(faces) == 16
    for face in faces:
        assert face not in before
        assert names(f"card-{face}") not in before
    assert any(names(f"card-{face}") in after for face in faces)


def test_crossfire_renders_statements_and_no_card() -> None:
    env = crossfire_v0.raw_env(settings=CrossfireSettings(dealer=0), render_mode="ansi")
    env.reset(seed=5)
    told = str(env.render()).partition("In play: ")[2].partition("\n")[2]  # the mix is public
    mix: set[str] = set()
    while "Three, two, one!" not in told:
        seat = env.possible_agents.index(env.agent_selection)
        view = env.game.view(env._state, seat)
        assert isinstance(view, CrossfireView)
        mix = {card.role for card in view.mix}
        quick = [act for act in view.options if isinstance(act, Looked | Ready)]
        action = quick[0] if quick else view.options[-1]  # an undeclared card, the last seat
        env.step(crossfire_encode.action_id(view, action))
        told += str(env.render())
    before, _, after = told.partition("Three, two, one!")
    names = Texts("en", "omerta.games.crossfire")
    assert "player_0 is ready." in before
    assert len(mix) > 4
    for role in mix - {"vip"}:  # the VIP is named in the last line of every game
        assert names(f"role-{role}") not in before
        assert names(f"role-{role}") in after


@pytest.mark.parametrize("absent", ["pettingzoo", "numpy"])
def test_without_the_extra_one_sentence_names_it(absent: str) -> None:
    program = f"import sys; sys.modules[{absent!r}] = None; import omerta.envs"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == "ImportError: omerta.envs needs PettingZoo and NumPy: install omerta[research]."
