"""The loader of data files, and its messages about bad ones."""

from pathlib import Path

import pytest

from omerta.kernel import BadData
from omerta.kernel.data import MAX_FILE_BYTES, CustomData, read_custom_data, read_text, read_toml


def test_shipped_files_are_found_inside_the_package() -> None:
    assert read_toml("omerta.games.crooks", "data", "board.toml")["schema"] == 1
    assert "schema = 1" in read_text("omerta.games.crooks", "data", "board.toml")


def test_an_owners_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('name = "Гробовщик"', "utf-8")
    assert read_custom_data(str(file)).toml() == {"name": "Гробовщик"}


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"a = ", "data-not-toml"),
        (b"a = 1\na = 2", "data-not-toml"),
        (b"a = " + b"[" * 100_000, "data-not-toml"),
        (b"a = " + b"9" * 5_000, "data-not-toml"),
        (b" " * (MAX_FILE_BYTES + 1), "data-unreadable"),
        (b"\xff\xfe", "data-not-text"),
    ],
)
def test_a_bad_file_is_named_with_the_reason(tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(content)
    with pytest.raises(BadData) as bad:
        read_custom_data(str(file)).toml()
    assert bad.value.code == code
    assert bad.value.params["file"] == str(file)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.toml"):
        with pytest.raises(BadData) as bad:
            read_custom_data(str(path))
        assert bad.value.code == "data-unreadable"
        assert bad.value.params["file"] == str(path)


def test_a_file_from_notepad_is_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(b"\xef\xbb\xbfa = 1")
    assert read_custom_data(str(file)).toml() == {"a": 1}


def test_a_line_that_would_keep_the_parser_busy_is_refused_at_once() -> None:
    with pytest.raises(BadData) as refused:
        CustomData("deck.toml", "schema = 1\na" + ".a" * 40_000 + " = 1").toml()
    assert refused.value.params["line"] == "2"
