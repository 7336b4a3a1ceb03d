"""The fixtures of the browser's tests of the casino."""

from tests.web import legends_casino


def test_the_fixture_of_the_casino_is_current() -> None:
    """To update the fixture: python -m tests.web.legends_casino."""
    assert legends_casino.PLACE.read_text(encoding="utf-8") == legends_casino.fixture()
