"""The fixtures of the client's tests of boards and of the fair check are current."""

import pytest

from tests.web import (
    chance,
    crossfire_endings,
    legends_family,
    legends_power,
    legends_power_chance,
    legends_rebels,
    legends_views,
    mafia_steps,
    views,
)


@pytest.mark.parametrize("told", views.GAMES, ids=lambda told: f"{told.game}-{told.file}")
def test_the_fixture_of_boards_is_current(told: views.GameToRecord) -> None:
    """To update: python -m tests.web.views."""
    assert told.place.read_text(encoding="utf-8") == views.fixture(told)


def test_the_fixture_of_the_fair_check_is_current() -> None:
    """To update: python -m tests.web.chance."""
    assert chance.PLACE.read_text(encoding="utf-8") == chance.fixture()


def test_the_fixture_of_mafia_steps_is_current() -> None:
    """To update: python -m tests.web.mafia_steps."""
    assert mafia_steps.PLACE.read_text(encoding="utf-8") == mafia_steps.fixture()


def test_the_fixture_of_crossfire_endings_is_current() -> None:
    """To update: python -m tests.web.crossfire_endings."""
    assert crossfire_endings.PLACE.read_text(encoding="utf-8") == crossfire_endings.fixture()


def test_the_fixture_of_the_legends_board_is_current() -> None:
    """To update: python -m tests.web.legends_views."""
    assert legends_views.PLACE.read_text(encoding="utf-8") == legends_views.fixture()


def test_the_fixture_of_the_family_board_is_current() -> None:
    """To update: python -m tests.web.legends_family."""
    assert legends_family.PLACE.read_text(encoding="utf-8") == legends_family.fixture()


def test_the_fixture_of_the_rebels_board_is_current() -> None:
    """To update: python -m tests.web.legends_rebels."""
    assert legends_rebels.PLACE.read_text(encoding="utf-8") == legends_rebels.fixture()


def test_the_fixture_of_the_election_board_is_current() -> None:
    """To update: python -m tests.web.legends_power."""
    assert legends_power.PLACE.read_text(encoding="utf-8") == legends_power.fixture()


def test_the_fixture_of_the_election_fair_check_is_current() -> None:
    """To update: python -m tests.web.legends_power_chance."""
    assert legends_power_chance.PLACE.read_text(encoding="utf-8") == legends_power_chance.fixture()
