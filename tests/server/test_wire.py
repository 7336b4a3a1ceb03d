"""The client's copy of the wire types."""

from pathlib import Path

import pytest

from omerta.server.wire.typescript import files

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize(("name", "text"), files().items(), ids=files())
def test_the_client_has_the_types_of_today(name: str, text: str) -> None:
    """If not: python -m omerta.server.wire.typescript web/src."""
    assert (WEB / name).read_text(encoding="utf-8") == text
