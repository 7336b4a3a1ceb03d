"""What the browser's tests of boards and of the fair check compare with."""

import pytest

from tests.web import chains, luck, moments


@pytest.mark.parametrize("told", moments.GAMES, ids=lambda told: told.game)
def test_the_board_is_held_to_the_views_and_words_of_today(told: moments.Told) -> None:
    """If not: python -m tests.web.moments."""
    assert told.place.read_text(encoding="utf-8") == moments.fixture(told)


def test_the_fair_check_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.luck."""
    assert luck.PLACE.read_text(encoding="utf-8") == luck.fixture()


def test_the_chain_of_mafia_is_held_to_the_steps_of_today() -> None:
    """If not: python -m tests.web.chains."""
    assert chains.PLACE.read_text(encoding="utf-8") == chains.fixture()
