"""Other libraries, played at random on the same machine, each through its own Python interface.

Every loop does the same as Omertà's: ask for the legal actions, choose with the same cheap
generator, apply. Only actions of players are counted; chance nodes and set-up take time in both.
"""

import argparse
import contextlib
import importlib
import io
import json
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any


def open_spiel(name: str) -> Callable[[float], float]:
    """A game of OpenSpiel: C++ rules driven from Python."""
    game = importlib.import_module("pyspiel").load_game(name)

    def play(seconds: float) -> float:
        pick = Random(1).random
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions / spent

    return play


def rlcard(name: str) -> Callable[[float], float]:
    """A game of RLCard through its environment."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def play(seconds: float) -> float:
        pick = Random(1).random
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions / spent

    return play


def petting_zoo(name: str) -> Callable[[float], float]:
    """A classic environment of PettingZoo."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    return lambda seconds: environment_steps(env, seconds)


def environment_steps(env: Any, seconds: float) -> float:
    """Steps per second of any AEC environment with an action mask, played at random."""
    pick = Random(1).random
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
    return steps / spent


PEERS: dict[str, tuple[Callable[[str], Callable[[float], float]], str]] = {
    "OpenSpiel hearts": (open_spiel, "hearts"),
    "OpenSpiel oh_hell": (open_spiel, "oh_hell"),
    "RLCard uno": (rlcard, "uno"),
    "RLCard limit-holdem": (rlcard, "limit-holdem"),
    "PettingZoo connect_four_v3": (petting_zoo, "connect_four_v3"),
    "PettingZoo leduc_holdem_v4": (petting_zoo, "leduc_holdem_v4"),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.5)
    seconds = parser.parse_args().seconds
    warnings.simplefilter("ignore")  # their deprecations do not matter here
    found: dict[str, float] = {}
    missing: dict[str, str] = {}
    for name, (library, game) in PEERS.items():
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # pygame greets on import
                play = library(game)
        except ImportError as error:
            missing[name] = str(error)
            continue
        found[name] = max(play(seconds) for _ in range(3))
    print(json.dumps({"figures": found, "missing": missing}))


if __name__ == "__main__":
    main()
