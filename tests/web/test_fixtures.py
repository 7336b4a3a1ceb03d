"""What the browser's tests of Crooks and of the fair check compare with."""

from tests.web import luck, moments


def test_the_board_is_held_to_the_views_and_words_of_today() -> None:
    """If not: python -m tests.web.moments."""
    assert moments.PLACE.read_text(encoding="utf-8") == moments.fixture()


def test_the_fair_check_is_held_to_the_luck_of_today() -> None:
    """If not: python -m tests.web.luck."""
    assert luck.PLACE.read_text(encoding="utf-8") == luck.fixture()
