"""Every level plays legally, repeats itself for a seed, and keeps to its budget."""

from typing import Any

import pytest

from omerta import bots, games
from omerta.kernel import Action, Refusal, Seeded

CROOKS = games.get("crooks")
FEW = bots.Budget(iterations=8)


def played(level: str, seats: int, seed: int, options: Any = None) -> list[Action]:
    """The answers of a whole game; an illegal one raises."""
    state = CROOKS.new(seats, options, chance=Seeded(seed))
    players = [bots.make(level, "crooks", seed + seat) for seat in range(seats)]
    beliefs, told = Seeded(seed), []
    while waiting := CROOKS.waiting(state):
        seat = waiting[0]
        action = bots.ask(players[seat], CROOKS, state, seat, beliefs, FEW)
        CROOKS.apply(state, seat, action, chance=Seeded(0))
        told.append(action)
    return told


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_legal_and_repeats_for_its_seed(level: str, seats: int) -> None:
    for seed in range(2):
        assert played(level, seats, seed) == played(level, seats, seed)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_other_seeds_play_other_games(level: str) -> None:
    assert len({tuple(played(level, 2, seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(
    "choices", [{"edition": "2016"}, {"money_visible": "off"}, {"memory_aid": "off"}]
)
def test_every_option_of_the_lobby_is_playable(level: str, choices: dict[str, str]) -> None:
    assert played(level, 3, 5, CROOKS.load_options(choices, None))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_thinking_player_passes_before_its_money_is_spent(level: str) -> None:
    first = played(level, 2, 1)[:6]
    assert "pass" not in [action.text() for action in first]


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make("godlike", "crooks", 1)
    assert isinstance(refused.value, Refusal)
    assert refused.value.code == "unknown-bot"
    assert refused.value.params == {"level": "godlike", "levels": "random, easy, normal, hard"}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bots.make("random", "ludo", 1)
    assert refused.value.code == "unknown-game"


def test_every_level_has_a_default_budget() -> None:
    assert set(bots.DEFAULT_BUDGETS) == set(bots.LEVELS)
