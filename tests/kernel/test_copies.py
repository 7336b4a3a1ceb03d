"""Chance, states and matches that were pickled or copied play on, compiled or not."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from omerta import games
from omerta.kernel import Chance, Fair, Game, Match, Scripted, Seeded
from omerta.testing.swarm import Swarm

EVERY_GAME = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
WAYS = pytest.mark.parametrize(
    "copied",
    [lambda this: pickle.loads(pickle.dumps(this)), copy.deepcopy],
    ids=["pickle", "deepcopy"],
)
Copying = Callable[[Any], Any]


@WAYS
@pytest.mark.parametrize("chance", [Seeded(7), Fair(b"s" * 32, ["salt"])], ids=["seeded", "fair"])
def test_chance_continues_where_it_was(chance: Chance, copied: Copying) -> None:
    for used in (0, 1, 40, 63, 64, 200):
        for number in range(used):
            chance.below(6, str(number))
        chance.shuffle(list(range(50)), "cards")  # reads beyond the current block
        again = copied(chance)
        assert type(again) is type(chance)
        assert (again.draws, again is chance) == (chance.draws, False)
        told = [chance.below(1000, "next") for _ in range(100)]
        assert [again.below(1000, "next") for _ in range(100)] == told


@WAYS
def test_scripted_chance_keeps_its_script(copied: Copying) -> None:
    chance = Scripted(("die", 3), ("coin", 1))
    chance.below(6, "die")
    again = copied(chance)
    assert again.below(2, "coin") == 1
    again.finish()
    with pytest.raises(Exception, match="never used"):
        chance.finish()


def begun(game: Game[Any]) -> Match:
    """Return a match after some actions, one of which can be undone if the rules allow it."""
    match, swarm = Match.new(game, game.meta.seats[:3][-1], seed=5), Swarm(Seeded(5))
    for _ in range(12):
        match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
    return match


@WAYS
@EVERY_GAME
def test_a_state_is_independent_of_its_copy(game: Game[Any], copied: Copying) -> None:
    match = begun(game)
    again = copied(match.state)
    save = game.save(match.state)
    assert game.save(again) == save
    seat = game.waiting(again)[0]
    game.apply(again, seat, game.options(again, seat)[0], chance=Seeded(1))
    assert game.save(match.state) == save != game.save(again)


@WAYS
@EVERY_GAME
def test_a_match_is_played_to_the_same_end(game: Game[Any], copied: Copying) -> None:
    match = begun(game)
    again = copied(match)
    assert (again.log, again.can_undo()) == (match.log, match.can_undo())
    for each in (match, again):
        swarm = Swarm(Seeded(6))
        while each.waiting:
            each.play(each.waiting[0], swarm.pick(each.options(each.waiting[0])))
    assert (again.outcome, again.save()) == (match.outcome, match.save())


@EVERY_GAME
def test_another_process_needs_no_import_to_unpickle(game: Game[Any]) -> None:
    match = begun(game)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).settings)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(match.state),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().strip() == str(match.state.settings)
