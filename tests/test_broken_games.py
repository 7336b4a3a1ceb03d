"""The laws catch games that are broken on purpose in many small ways."""

from typing import Any

import msgspec
import pytest

from omerta.games.crooks.actions import CrooksAction
from omerta.kernel import Action
from omerta.testing.laws import Law, LawBroken, Trial, digest
from omerta.testing.laws.secrecy import contains
from tests.broken import mechanics, secrets
from tests.broken.base import CROOKS, MUTANTS, Broken
from tests.test_laws import printed

GAMES = 40
"""The number of thorough matches in which a broken law must be noticed."""
BROKEN = [pytest.param(laws, mutant, id=mutant.__name__) for laws, mutant in MUTANTS]


def caught(game: Any) -> LawBroken:
    for seed in range(GAMES):
        try:
            Trial(game, 2 + seed % 3, seed=seed, thorough=2).run()
        except LawBroken as broken:
            return broken
    raise AssertionError("no law noticed it")


@pytest.mark.parametrize(("laws", "mutant"), BROKEN)
def test_a_broken_game_is_caught_by_its_law(laws: tuple[Law, ...], mutant: type[Broken]) -> None:
    message = str(caught(mutant()))
    assert message.startswith(tuple(law.value for law in laws))
    assert "at decision" in message


def test_every_law_has_a_game_that_only_it_may_catch() -> None:
    assert {mutant.__module__ for _, mutant in MUTANTS} == {mechanics.__name__, secrets.__name__}
    assert {laws[0] for laws, _ in MUTANTS if len(laws) == 1} == set(Law)


def test_the_honest_game_is_not_caught() -> None:
    for seed in range(3):
        assert Trial(Broken(), 2 + seed, seed=seed, thorough=2).run() > 0


def test_the_digest_finds_an_order_that_depends_on_hashes() -> None:
    program = (
        "from tests.broken.mechanics import HashOrder; from omerta.testing.laws import digest;"
        "print(digest(HashOrder(), 3, None, 1))"
    )
    assert printed(program, "1") != printed(program, "2")
    assert digest(CROOKS, 3, None, 1) != digest(CROOKS, 3, None, 2)


def test_an_action_without_bounds_is_no_action() -> None:
    class Endless(Action, frozen=True, tag="endless"):
        say = "endless {number}"
        number: int

    class Unbounded(Broken):
        meta = msgspec.structs.replace(CROOKS.meta, actions=CrooksAction | Endless)

    with pytest.raises(AssertionError, match="bounded number"):
        Trial(Unbounded(), 2, seed=0)


@pytest.mark.parametrize(
    ("more", "less", "holds"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": None, "b": []}, True),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": None}, {"x": 2}]}, True),
        ([1, 2, 3], [1, 3], True),
        ([1, 2, 3], [3, 1], False),
        ({"a": 1}, {"a": 2}, False),
        ({"a": 1}, {"b": 1}, False),
        ({"a": None}, {"a": 1}, False),
        (1, True, False),
        ([], [None], False),
    ],
)
def test_one_view_contains_another(more: Any, less: Any, holds: bool) -> None:
    assert contains(more, less) is holds
