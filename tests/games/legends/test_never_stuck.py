"""Section 8: random matches end."""

import pytest

from tests.games.legends.many_games import KINDS, LEVELS, PAIRS, campaign, play


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_end(kind: str, seats: int) -> None:
    results = set()
    for seed in range(12):
        answers, result = play(seed, seats, KINDS[kind], patient=seed % 2 == 0)
        assert answers > 0
        results.add(result)
    campaign = {"arrested", "betrayed", "defeated", "elected"}
    assert results <= {*campaign, "target_reached", "target_missed"}


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_campaigns_of_every_pair_of_scenarios_end(pair: tuple[str, str]) -> None:
    for seats in (1, 2, 3, 4):
        for seed, level in enumerate(LEVELS):
            answers, result = play(seed, seats, campaign(pair, level), patient=True)
            assert answers > 0
            assert result in {"arrested", "betrayed", "defeated", "elected"}
