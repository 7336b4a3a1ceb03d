"""A custom theme in words: its colours can be read and typed, and errors are named."""

import msgspec
import pytest

from omerta.games.crooks_out.actions import Ask
from omerta.games.crooks_out.components import HOUSE, checked
from omerta.games.crooks_out.settings import CrooksOutSettings, ThemeFile
from omerta.games.crooks_out.view_builder import view
from omerta.kernel import BadData
from tests.games.crooks_out.speech import SPOKEN, WORDS, new, parsed


def themed(**changes: str) -> ThemeFile:
    """The built-in theme with other names, by the id of the colour: `b_ru="серый"`."""
    colours = [msgspec.to_builtins(colour) for colour in HOUSE.file.colours]
    for key, value in changes.items():
        which, _, field = key.partition("_")
        next(colour for colour in colours if colour["id"] == which)[field] = value
    data = {"schema": 1, "id": "mine", "origin": "owner", "colours": colours}
    return checked({**data, "letters": list("ABCDEF")}, "mine.toml")


def test_custom_colours_are_printed_and_understood() -> None:
    theme = themed(b_en="sky blue", b_ru="голубой", v_en="white", v_ru="белый")
    here = view(new(2, CrooksOutSettings(theme=theme)), None)
    names = WORDS.names(here, ("Anna", "Boris"), SPOKEN["ru"])
    assert names["room"]["bC"] == "голубой C"
    for typed in ("bc", "гc", "sky blue C", "sc", "голубой c"):
        assert parsed(here, ("Anna", "Boris"), f"ask 2 {typed}") == Ask(1, "bC")
    for typed in ("vc", "wc", "бc", "white C"):
        assert parsed(here, ("Anna", "Boris"), f"ask 2 {typed}") == Ask(1, "vC")
    assert WORDS.settings_warnings(CrooksOutSettings(theme=theme), 2) == ()


def test_a_shared_initial_means_no_colour_and_ids_take_precedence() -> None:
    theme = themed(b_ru="зебра", v_en="grape")
    here = view(new(2, CrooksOutSettings(theme=theme)), None)
    assert parsed(here, ("Anna", "Boris"), "ask 2 зc") == Ask(1, "зc")
    assert parsed(here, ("Anna", "Boris"), "ask 2 gc") == Ask(1, "gC")
    assert parsed(here, ("Anna", "Boris"), "ask 2 grape c") == Ask(1, "vC")


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("id", "rr", "theme-bad-colour"),
        ("id", "o", "theme-twice"),
        ("en", "", "theme-bad-colour"),
        ("ru", "синий", "theme-twice"),
        ("hex", "red", "theme-bad-colour"),
        ("shape", "heart", "theme-bad-colour"),
        ("ru", "a\x07", "theme-unprintable"),
        ("sound", "bell", "theme-bad-colour"),
    ],
)
def test_a_bad_colour_is_explained_in_both_languages(field: str, value: str, code: str) -> None:
    with pytest.raises(BadData) as found:
        themed(**{f"r_{field}": value})
    assert found.value.code == code
    for words in SPOKEN.values():
        said = words.refusal(found.value)
        assert said.startswith("mine.toml, ")
        assert field in said or code == "theme-unprintable"
