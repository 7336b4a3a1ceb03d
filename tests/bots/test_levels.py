"""Every level plays legally, repeats itself for a seed, and keeps to its budget."""

from typing import Any

import pytest

from omerta import bots, games
from omerta.kernel import Action, Refusal, Seeded

GAMES = ["crooks", "crooks_out"]
FEW = bots.Budget(iterations=8)
CHOICES: list[tuple[str, dict[str, str]]] = [
    ("crooks", {"edition": "2016"}),
    ("crooks", {"money_visible": "off"}),
    ("crooks", {"memory_aid": "off"}),
    ("crooks_out", {"circling": "auto"}),
    ("crooks_out", {"brave": "on"}),
    ("crooks_out", {"brave": "on", "circling": "auto"}),
    ("crooks_out", {"setup_reroll": "off", "first_player": "1", "help": "coach"}),
    ("crooks_out", {"help": "crosses", "practice_counting": "on", "table_talk": "quiet"}),
]


def played(game_id: str, level: str, seats: int, seed: int, options: Any = None) -> list[Action]:
    """The actions of a whole match; an illegal one raises."""
    game = games.get(game_id)
    luck, beliefs, told = Seeded(seed), Seeded(seed), []
    state = game.new(seats, options, chance=luck)
    players = [bots.make(level, game_id, seed + seat) for seat in range(seats)]
    while waiting := game.waiting(state):
        seat = waiting[0]
        action = bots.ask(players[seat], game, state, seat, beliefs, FEW)
        game.apply(state, seat, action, chance=luck)
        told.append(action)
    return told


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_legal_and_repeats_for_its_seed(
    game_id: str, level: str, seats: int
) -> None:
    for seed in range(2):
        assert played(game_id, level, seats, seed) == played(game_id, level, seats, seed)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_different_seeds_give_different_matches(game_id: str, level: str) -> None:
    assert len({tuple(played(game_id, level, 2, seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("game_id", "choices"), CHOICES)
def test_every_setting_of_the_lobby_is_playable(
    level: str, seats: int, game_id: str, choices: dict[str, str]
) -> None:
    assert played(game_id, level, seats, 5, games.get(game_id).load_settings(choices, None))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_thinking_bot_passes_before_its_money_is_spent(level: str) -> None:
    first = played("crooks", level, 2, 1)[:6]
    assert "pass" not in [action.text() for action in first]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_plays_every_game(game_id: str) -> None:
    assert bots.levels_of(game_id) == bots.LEVELS


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
