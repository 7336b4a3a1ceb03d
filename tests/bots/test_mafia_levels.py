"""Every level plays whole matches of Mafia with any settings."""

import pytest

from omerta import bots, games
from omerta.kernel import Action, Seeded

MAFIA = games.get("mafia")
FEW = bots.Budget(iterations=12)
CHOICES = [
    {"board": "quarters"},
    {"memory_aid": "laid", "exchange_order": "simultaneous"},
    {"memory_aid": "full", "killed_closed": "unseen"},
    {"passing": "cards", "runner_choice": "clan", "bank": "2000"},
    {"victory": "clan", "max_rounds": "5"},
]


def played(level: str, seed: int, **choices: str) -> list[Action]:
    """The actions of a whole match; an illegal one raises."""
    luck, beliefs, told = Seeded(seed), Seeded(seed), []
    options = MAFIA.load_settings({"bank": "1000", **choices}, None)
    state = MAFIA.new(4, options, chance=luck)
    players = [bots.make(level, "mafia", seed + seat) for seat in range(4)]
    while waiting := MAFIA.waiting(state):
        seat = waiting[0]
        action = bots.ask(players[seat], MAFIA, state, seat, beliefs, FEW)
        MAFIA.apply(state, seat, action, chance=luck)
        told.append(action)
    assert not MAFIA.audit(state)
    return told


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_whole_game_is_legal_and_repeats_for_its_seed(level: str) -> None:
    for seed in range(2):
        assert played(level, seed) == played(level, seed)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("choices", CHOICES, ids=" ".join)
def test_every_setting_of_the_lobby_is_playable(level: str, choices: dict[str, str]) -> None:
    assert played(level, 5, **choices)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_different_seeds_give_different_matches(level: str) -> None:
    assert len({tuple(played(level, seed)) for seed in range(3)}) == 3
