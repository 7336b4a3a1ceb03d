"""The sentences that the browser's tests compare with."""

from tests.web.sentences import PLACE, fixture


def test_the_browser_is_held_to_the_words_of_today() -> None:
    """If not: python -m tests.web.sentences."""
    assert PLACE.read_text(encoding="utf-8") == fixture()
