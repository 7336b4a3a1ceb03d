"""Every game, with every number of seats and many options, under every law.

`pytest tests/test_laws.py` tries the same few games each time, and Hypothesis shrinks a failure
to the shortest game it can find. `--laws 10000` tries that many fresh ones instead and names the
seed of a failure.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from secrets import randbits
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from omerta import games
from omerta.games.crooks.components import house_file
from omerta.games.crooks.options import CrookEntry, CrooksOptions, DeckFile
from omerta.kernel import Game
from omerta.testing.laws import LawBroken, Pool, Trial, digest

FEW_GAMES = 48


def owners_deck() -> DeckFile:
    """An owner's deck with four bosses, two of them alike, and many equal faces."""
    house = house_file()
    bosses = [
        CrookEntry("x01", 10, 0, (), "boss", "Twins"),
        CrookEntry("x02", 10, 0, (), "boss", "Twins"),
        CrookEntry("x03", 10, -1, (), "boss", "Third"),
        CrookEntry("x04", 9, 0, ("outfit",), "boss", "Fourth"),
    ]
    plain = [CrookEntry(f"x{n:02}", 7, 0, ("outfit",), "none", "Same") for n in range(5, 9)]
    spies = [CrookEntry(f"x{n:02}", 2, 0, (), "spy", "Eyes") for n in range(9, 13)]
    crooks = (*bosses, *plain, *spies, *house.crooks[12:])
    return msgspec.structs.replace(house, id="owners", origin="owner", crooks=crooks)


OPTION_SETS: dict[str, dict[str, Any]] = {
    "crooks": {
        "2012": CrooksOptions(edition="2012"),
        "2016": CrooksOptions(edition="2016"),
        "hidden-money": CrooksOptions(money_visible="off", memory_aid="off", first_player=1),
        "owners-deck": CrooksOptions(edition="2016", deck=owners_deck(), colours=("blue", None)),
    }
}
"""Options worth a trial; a game without an entry is tried with its own defaults."""


def tables() -> Iterator[Any]:
    for game in games.all():
        sets = OPTION_SETS.get(game.meta.id, {"default": game.meta.options()})
        for name, options in sets.items():
            for seats in game.meta.seats:
                yield pytest.param(game, seats, options, id=f"{game.meta.id}-{seats}-{name}")


TABLES = list(tables())


class Drawn:
    """Choices that Hypothesis draws, so that it can shrink them."""

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
        try_the_same_games(game, seats, options, FEW_GAMES // len(TABLES))


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
        Trial(game, seats, options, seed=seed, choices=Drawn(data), pool=pool).run()

    trial()


def try_fresh_games(game: Game[Any], seats: int, options: Any, count: int) -> None:
    """Many games from seeds alone: Hypothesis would take half as long again for its records."""
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
    assert Trial(game, game.meta.seats[-1], seed=0, thorough=1).run() > 0


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_a_game_is_the_same_under_every_hash_seed(game: Game[Any]) -> None:
    program = (
        "from omerta import games; from omerta.testing.laws import digest;"
        f"print([digest(games.get({game.meta.id!r}), n, None, 7) for n in {[*game.meta.seats]}])"
    )
    expected = str([digest(game, seats, None, 7) for seats in game.meta.seats])
    for hash_seed in ("0", "1", "4242"):
        assert printed(program, hash_seed) == expected


def printed(program: str, hash_seed: str) -> str:
    """What a fresh Python prints that hashes strings in its own way."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
