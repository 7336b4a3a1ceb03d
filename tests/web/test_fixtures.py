"""What the browser's tests of boards and of the fair check compare with."""

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
def test_the_board_is_held_to_the_views_and_words_of_today(told: views.GameToRecord) -> None:
    """If not: python -m tests.web.views."""
    assert told.place.read_text(encoding="utf-8") == views.fixture(told)


def test_the_fair_check_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.chance."""
    assert chance.PLACE.read_text(encoding="utf-8") == chance.fixture()


def test_the_chain_of_mafia_is_held_to_the_steps_of_today() -> None:
    """If not: python -m tests.web.mafia_steps."""
    assert mafia_steps.PLACE.read_text(encoding="utf-8") == mafia_steps.fixture()


def test_the_film_of_crossfire_is_held_to_the_calls_of_today() -> None:
    """If not: python -m tests.web.crossfire_endings."""
    assert crossfire_endings.PLACE.read_text(encoding="utf-8") == crossfire_endings.fixture()


def test_the_board_of_legends_is_held_to_the_views_and_words_of_today() -> None:
    """If not: python -m tests.web.legends_views."""
    assert legends_views.PLACE.read_text(encoding="utf-8") == legends_views.fixture()


def test_the_board_of_the_family_is_held_to_the_views_and_luck_of_today() -> None:
    """If not: python -m tests.web.legends_family."""
    assert legends_family.PLACE.read_text(encoding="utf-8") == legends_family.fixture()


def test_the_board_of_the_rebels_is_held_to_the_views_and_luck_of_today() -> None:
    """If not: python -m tests.web.legends_rebels."""
    assert legends_rebels.PLACE.read_text(encoding="utf-8") == legends_rebels.fixture()


def test_the_board_of_the_election_is_held_to_the_views_and_words_of_today() -> None:
    """If not: python -m tests.web.legends_power."""
    assert legends_power.PLACE.read_text(encoding="utf-8") == legends_power.fixture()


def test_the_fair_check_of_the_election_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.legends_power_chance."""
    assert legends_power_chance.PLACE.read_text(encoding="utf-8") == legends_power_chance.fixture()
