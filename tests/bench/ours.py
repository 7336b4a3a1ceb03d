"""Measures one game in this process and prints the figures as JSON.

The table of figures starts it in separate processes, once on the sources and once on the
installed package, because a process can import only one of them.
"""

import argparse
import importlib
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from omerta import bots, games
from omerta.bots import Budget
from omerta.bots.ismcts import IsmctsBot
from omerta.kernel import chance as compiled_or_not
from omerta.kernel.chance import Seeded
from tests.bench.benchmarks import BENCHMARKS, Benchmark, benchmark_for
from tests.bench.peers import environment_steps

POSITIONS = 24
"""Mid-match positions, from matches between easy bots; random matches end too soon to be typical.
"""
ISMCTS_ITERATIONS = 200


def random_play(benchmark: Benchmark, seconds: float) -> float:
    """Return decisions per second through the public protocol."""
    game = games.get(benchmark.game)
    settings = game.meta.settings().without_clock()
    waiting, options, apply = game.waiting, game.options, game.apply
    pick = Random(1).random
    chance = Seeded(1)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new(benchmark.seats, settings, chance=chance)
        while seats := waiting(state):
            seat = seats[0]
            offered = options(state, seat)
            apply(state, seat, offered[int(pick() * len(offered))], chance=chance)
            decisions += 1
    return decisions / spent


def positions(benchmark: Benchmark) -> list[Any]:
    """Return states in the middle of a match, a quarter to three quarters through."""
    game = games.get(benchmark.game)
    found = []
    for number in range(POSITIONS // 3):
        luck = Seeded(number)
        players = [
            bots.make("easy", benchmark.game, number + seat) for seat in range(benchmark.seats)
        ]
        state = game.new(benchmark.seats, game.meta.settings().without_clock(), chance=luck)
        story = []
        while seats := game.waiting(state):
            story.append(state.clone())
            action = bots.ask(players[seats[0]], game, state, seats[0], luck, Budget())
            game.apply(state, seats[0], action, chance=luck)
        found += [story[len(story) * part // 4] for part in (1, 2, 3)]
    return found


def microseconds(work: Callable[[Any], object], states: list[Any], seconds: float) -> float:
    """Return the mean time of one call over all positions; the best of as many rounds as fit."""
    best = float("inf")
    finish = time.process_time() + seconds
    while time.process_time() < finish:
        began = time.process_time()
        for state in states:
            work(state)
        best = min(best, time.process_time() - began)
    return best / len(states) * 1e6


def searches(benchmark: Benchmark) -> bool:
    """Whether the hard bot of the game searches by ISMCTS."""
    if "hard" not in bots.levels_of(benchmark.game):
        return False
    return isinstance(bots.make("hard", benchmark.game, 1), IsmctsBot)


def simulations(benchmark: Benchmark, states: list[Any]) -> float:
    """Return ISMCTS simulations per second of the hard bot."""
    game = games.get(benchmark.game)
    budget = Budget(iterations=ISMCTS_ITERATIONS)
    bot = bots.make("hard", benchmark.game, 1)
    chance = Seeded(1)
    began = time.process_time()
    for state in states:
        bots.ask(bot, game, state, game.waiting(state)[0], chance, budget)
    return ISMCTS_ITERATIONS * len(states) / (time.process_time() - began)


def figures(benchmark: Benchmark, seconds: float) -> dict[str, float]:
    """Return every figure of the game."""
    game = games.get(benchmark.game)
    encode = importlib.import_module(f"{games.get(benchmark.game).__class__.__module__}.encode")
    states = positions(benchmark)
    views = [game.view(state, game.waiting(state)[0]) for state in states]
    chance = Seeded(1)
    found = {
        "decisions": max(random_play(benchmark, seconds) for _ in range(3)),
        "clone": microseconds(lambda s: s.clone(), states, seconds),
        "view": microseconds(lambda s: game.view(s, game.waiting(s)[0]), states, seconds),
        "believe": microseconds(
            lambda s: game.believe(s, game.waiting(s)[0], chance=chance), states, seconds
        ),
        "observe": microseconds(encode.observe, views, seconds),
    }
    if searches(benchmark):
        found["ismcts"] = simulations(benchmark, states)
    try:
        environment = importlib.import_module(benchmark.environment)
    except ImportError:
        return found  # without PettingZoo the table names the missing figure
    found["env"] = environment_steps(environment.env(seats=benchmark.seats), seconds)
    return found


def profile(benchmark: Benchmark) -> None:
    """Print the functions in which random play and the search spend their time."""
    import cProfile  # noqa: PLC0415  (slow to load, and only for this)
    import pstats  # noqa: PLC0415

    states = positions(benchmark)
    works: dict[str, Callable[[], float]] = {"random play": lambda: random_play(benchmark, 2.0)}
    if searches(benchmark):
        works["ISMCTS"] = lambda: simulations(benchmark, states[:6])
    for title, work in works.items():
        profiler = cProfile.Profile(time.process_time)
        profiler.runcall(work)
        print(f"\n{benchmark.game}, {title}: the hottest functions")
        pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(15)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[benchmark.game for benchmark in BENCHMARKS])
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    benchmark = benchmark_for(arguments.game)
    if arguments.profile:
        profile(benchmark)
        return
    compiled = not str(compiled_or_not.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": figures(benchmark, arguments.seconds)}))


if __name__ == "__main__":
    main()
