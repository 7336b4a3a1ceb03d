"""What the browser's tests of boards and of the fair check compare with."""

import pytest

from tests.web import (
    chains,
    films,
    heists,
    heists_family,
    heists_power,
    heists_rebels,
    luck,
    luck_power,
    moments,
)


@pytest.mark.parametrize("told", moments.GAMES, ids=lambda told: f"{told.game}-{told.file}")
def test_the_board_is_held_to_the_views_and_words_of_today(told: moments.Told) -> None:
    """If not: python -m tests.web.moments."""
    assert told.place.read_text(encoding="utf-8") == moments.fixture(told)


def test_the_fair_check_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.luck."""
    assert luck.PLACE.read_text(encoding="utf-8") == luck.fixture()


def test_the_chain_of_mafia_is_held_to_the_steps_of_today() -> None:
    """If not: python -m tests.web.chains."""
    assert chains.PLACE.read_text(encoding="utf-8") == chains.fixture()


def test_the_film_of_crossfire_is_held_to_the_calls_of_today() -> None:
    """If not: python -m tests.web.films."""
    assert films.PLACE.read_text(encoding="utf-8") == films.fixture()


def test_the_board_of_legends_is_held_to_the_views_and_words_of_today() -> None:
    """If not: python -m tests.web.heists."""
    assert heists.PLACE.read_text(encoding="utf-8") == heists.fixture()


def test_the_board_of_the_family_is_held_to_the_views_and_luck_of_today() -> None:
    """If not: python -m tests.web.heists_family."""
    assert heists_family.PLACE.read_text(encoding="utf-8") == heists_family.fixture()


def test_the_board_of_the_rebels_is_held_to_the_views_and_luck_of_today() -> None:
    """If not: python -m tests.web.heists_rebels."""
    assert heists_rebels.PLACE.read_text(encoding="utf-8") == heists_rebels.fixture()


def test_the_board_of_the_election_is_held_to_the_views_and_words_of_today() -> None:
    """If not: python -m tests.web.heists_power."""
    assert heists_power.PLACE.read_text(encoding="utf-8") == heists_power.fixture()


def test_the_fair_check_of_the_election_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.luck_power."""
    assert luck_power.PLACE.read_text(encoding="utf-8") == luck_power.fixture()
