"""The fixtures of the client's tests are current."""

from types import ModuleType

import pytest

from tests.web import (
    chance,
    crossfire_endings,
    legends_casino,
    legends_family,
    legends_power,
    legends_power_chance,
    legends_rebels,
    legends_views,
    mafia_steps,
    sentences,
    views,
)

MAKERS = (
    chance,
    crossfire_endings,
    legends_casino,
    legends_family,
    legends_power,
    legends_power_chance,
    legends_rebels,
    legends_views,
    mafia_steps,
    sentences,
)


@pytest.mark.parametrize(
    "recorded", views.GAMES, ids=lambda recorded: f"{recorded.game}-{recorded.file}"
)
def test_the_fixture_of_boards_is_current(recorded: views.GameToRecord) -> None:
    """To update: python -m tests.web.views."""
    assert recorded.place.read_text(encoding="utf-8") == views.fixture(recorded)


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__.rpartition(".")[2])
def test_a_fixture_is_current(maker: ModuleType) -> None:
    """To update: python -m tests.web.NAME, with the name of the maker."""
    assert maker.PLACE.read_text(encoding="utf-8") == maker.fixture()
