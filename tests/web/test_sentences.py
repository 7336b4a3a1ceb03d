"""The sentences of the client's tests are current."""

from tests.web.sentences import PLACE, fixture


def test_the_sentences_of_the_client_are_current() -> None:
    """To update: python -m tests.web.sentences."""
    assert PLACE.read_text(encoding="utf-8") == fixture()
