"""Every game, with every number of seats and many settings, under every law.

`pytest tests/test_laws.py` tries the same few matches each time, and Hypothesis shrinks a
failure to the shortest match it can find. `--laws 10000` tries that many new ones instead and
prints the seed of a failure.
"""

import os
import subprocess
import sys
from importlib import import_module
from secrets import randbits
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from omerta import games
from omerta.kernel import Game, Match, Seeded
from omerta.testing.laws import LawBroken, Pool, Trial, digest
from omerta.testing.swarm import Swarm

FEW_GAMES = 27
"""The number of matches for each game, divided among its settings."""


Table = tuple[Game[Any], int, Any, str]
"""A game, its seats and settings, and a name for them."""


def ways_to_play(game: Game[Any]) -> list[Table]:
    """Return tables to try: the settings in `ways.py` of the game's tests.

    Each of them is tried with every number of seats; a game with many numbers takes every second
    one.
    """
    ways = import_module(f"tests.games.{game.meta.id}.ways")
    sizes, found = game.meta.seats, []
    for number, (name, options) in enumerate(ways.WAYS.items()):
        tried = sizes if len(sizes) < 4 else sizes[number % 2 :: 2]
        found += [(game, seats, options, name) for seats in tried]
    if game.meta.id == "crossfire":  # a sniper needs one player more
        for number, (name, options) in enumerate(ways.SNIPING.items(), 1):
            found += [(game, seats, options, name) for seats in sizes[1 + number % 2 :: 2]]
    return found


def usual_way(game: Game[Any]) -> Any:
    """Return the first settings of a game: the rulebook's, with little talk."""
    return ways_to_play(game)[0][2]


TABLES = [
    pytest.param(game, seats, options, id=f"{game.meta.id}-{seats}-{name}")
    for each in games.all()
    for game, seats, options, name in ways_to_play(each)
]


class Drawn:
    """Numbers that Hypothesis draws, so that it can shrink them."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def below(self, n: int, why: str) -> int:
        return self._data.draw(st.integers(0, n - 1), label=why)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_laws_hold(
    game: Game[Any], seats: int, options: Any, request: pytest.FixtureRequest
) -> None:
    asked = request.config.getoption("--laws")
    if asked:
        try_fresh_games(game, seats, options, asked // len(TABLES) + 1)
    else:
        try_the_same_games(game, seats, options, FEW_GAMES // len(ways_to_play(game)))


def try_the_same_games(game: Game[Any], seats: int, options: Any, count: int) -> None:
    pool = Pool(game)

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(seed=st.integers(0, 2**31), data=st.data())
    def trial(seed: int, data: st.DataObject) -> None:
        Trial(game, seats, options, seed=seed, draws=Drawn(data), pool=pool).run()

    trial()


def try_fresh_games(game: Game[Any], seats: int, options: Any, count: int) -> None:
    """Try many matches from seeds alone: with Hypothesis it would take half as long again."""
    pool = Pool(game)
    for _ in range(count):
        seed = randbits(31)
        try:
            Trial(game, seats, options, seed=seed, pool=pool).run()
        except LawBroken as broken:
            broken.add_note(f"Trial(game, {seats}, options, seed={seed}).run() repeats it")
            raise


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_the_laws_hold_at_every_decision_of_one_game(game: Game[Any]) -> None:
    seats = game.meta.seats[:3][-1]  # ten seats take long and test nothing new
    assert Trial(game, seats, usual_way(game), seed=0, thorough=1).run() > 0


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_undo_never_changes_whose_turn_it_is(game: Game[Any]) -> None:
    """Except in games in which all win or lose together: there the others have agreed to it."""
    seats = game.meta.seats[:3][-1]
    match = Match.new(game, seats, settings=usual_way(game))
    swarm, took_turns = Swarm(Seeded(1)), False
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, swarm.pick(match.options(seat)))
        asked, taken = match.waiting, []
        while match.can_undo():
            taken.append(match.undo())
            took_turns |= match.waiting != asked
        for entry in reversed(taken):
            assert entry.seat is not None
            assert entry.action is not None
            match.play(entry.seat, entry.action)
        assert match.waiting == asked
    assert took_turns == game.meta.together


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_a_game_is_the_same_under_every_hash_seed(game: Game[Any]) -> None:
    sizes = [*game.meta.seats[:3:2]]
    program = (
        "from omerta import games; from omerta.testing.laws import digest;"
        f"print([digest(games.get({game.meta.id!r}), n, None, 7) for n in {sizes}])"
    )
    expected = str([digest(game, seats, None, 7) for seats in sizes])
    for hash_seed in ("0", "1", "4242"):
        assert printed(program, hash_seed) == expected


def printed(program: str, hash_seed: str) -> str:
    """Return the output of a new Python process with this hash seed."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
