"""Section 2: the built-in colours against the rules, and custom themes (2.5)."""

from pathlib import Path
from typing import Any

import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.components import HOUSE, LETTERS, checked, custom_theme, theme_of
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import BadData, BadSave
from omerta.kernel.data import CustomData, read_custom_data
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import rule
from tests.games.crooks_out import themes
from tests.games.dossier import Dossier

RULES = Dossier("crooks_out")


def refused(data: dict[str, Any]) -> tuple[str, dict[str, str | int]]:
    """Why a theme file is refused; every refusal has texts in all languages."""
    with pytest.raises(BadData) as error:
        checked(data, "mine.toml")
    for language in LANGUAGES:
        said = Texts(language, "omerta.games.crooks_out").refusal(error.value)
        assert "mine.toml" in said
    params = dict(error.value.params)
    assert params.pop("file") == "mine.toml"
    return error.value.code, params


# The built-in colours


def printed_colours() -> dict[str, tuple[str, str, str]]:
    found = {}
    for row in RULES.rows("id", "colour (ru)", "shape"):
        for name, colour, shape in (row[:3], row[3:]):
            english, _, russian = colour.rstrip(")").partition(" (")
            found[name.strip("`")] = (english, russian, shape)
    return found


@rule("CO-1.2")
def test_the_house_colours_are_the_printed_table() -> None:
    shipped = {colour.id: (colour.en, colour.ru, colour.shape) for colour in HOUSE.file.colours}
    assert shipped == printed_colours()
    assert "".join(shipped) == "roygbv"
    assert "".join(LETTERS) == "ABCDEF"
    assert HOUSE.file.origin == "proposed"
    assert theme_of("house") is HOUSE


# Wrong files


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"id": ""}, "id"),
        ({"id": "rr"}, "id"),
        ({"id": "R"}, "id"),
        ({"id": "к"}, "id"),
        ({"id": "1"}, "id"),
        ({"id": "y\n"}, "id"),
        ({"en": ""}, "en"),
        ({"en": "x" * 21}, "en"),
        ({"ru": ""}, "ru"),
        ({"ru": 7}, "ru"),
        ({"hex": "red"}, "hex"),
        ({"hex": "#c0392"}, "hex"),
        ({"hex": "#c0392b00"}, "hex"),
        ({"hex": "#c0392b\n"}, "hex"),
        ({"hex": "#c0392g"}, "hex"),
        ({"shape": "heart"}, "shape"),
        ({"price": 1}, "price"),
    ],
)
def test_a_wrong_colour_is_named_by_its_place_and_field(change: themes.Entry, field: str) -> None:
    code, params = refused(themes.data(themes.entries(y=change)))
    assert (code, params) == ("theme-bad-colour", {"entry": "3", "field": field})


@pytest.mark.parametrize("field", ["id", "en", "ru", "hex", "shape"])
def test_a_colour_must_be_complete(field: str) -> None:
    entries = themes.entries()
    del entries[5][field]
    assert refused(themes.data(entries)) == (
        "theme-bad-colour",
        {"entry": "6", "field": field},
    )


def test_a_colour_of_the_wrong_type_is_named_by_its_position() -> None:
    entries: list[Any] = themes.entries()
    entries[1] = "orange"
    assert refused(themes.data(entries)) == ("theme-bad-colour", {"entry": "2", "field": "whole"})


def test_there_are_exactly_six_colours() -> None:
    six = themes.entries()
    seventh = {"id": "w", "en": "white", "ru": "белый", "hex": "#ffffff", "shape": "star"}
    for wrong in (six[:5], [*six, seventh], [], "roygbv", None):
        assert refused(themes.data(wrong)) == (
            "theme-six-colours",
            {"entry": "colours"},
        )


@pytest.mark.parametrize(
    ("header", "entry"),
    [
        ({"schema": 2}, "schema"),
        ({"origin": "found"}, "origin"),
        ({"id": ""}, "id"),
        ({"id": "x" * 41}, "id"),
        ({"author": "me"}, "author"),
        ({"letters": "ABCDEF"}, "letters"),
        ({"letters": [1, 2, 3, 4, 5, 6]}, "letters"),
    ],
)
def test_a_wrong_header_is_named(header: dict[str, object], entry: str) -> None:
    found = refused(themes.data(themes.entries(), **header))
    assert found == ("theme-bad-header", {"entry": entry})


@pytest.mark.parametrize("entry", ["schema", "id", "origin", "letters"])
def test_a_missing_header_is_named(entry: str) -> None:
    data = themes.data(themes.entries())
    del data[entry]
    assert refused(data) == ("theme-bad-header", {"entry": entry})


@pytest.mark.parametrize("letters", ["ABCDE", "ABCDEFG", "BACDEF", "ABCDEE", "abcdef"])
def test_the_letters_are_fixed(letters: str) -> None:
    found = refused(themes.data(themes.entries(), letters=list(letters)))
    assert found == ("theme-letters", {"entry": "letters"})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "r"),
        ("en", "red"),
        ("en", "RED"),
        ("ru", "Красный"),
        ("hex", "#C0392B"),
        ("shape", "circle"),
    ],
)
def test_no_two_colours_are_alike(field: str, value: str) -> None:
    code, params = refused(themes.data(themes.entries(g={field: value})))
    assert (code, params["field"]) == ("theme-twice", field)
    assert params["entry"] == ("r" if field == "id" else "g")


@pytest.mark.parametrize("field", ["en", "ru"])
@pytest.mark.parametrize("value", ["gre\x1b[31men", "gre\nen", "gre\u202een"])
def test_a_name_that_cannot_be_printed_is_refused(field: str, value: str) -> None:
    found = refused(themes.data(themes.entries(g={field: value})))
    assert found == ("theme-unprintable", {"entry": "g"})


@pytest.mark.parametrize("value", ["my\x1b[31m", "my\nown", "my\u202eown"])
def test_an_id_that_cannot_be_printed_is_refused(value: str) -> None:
    found = refused(themes.data(themes.entries(), id=value))
    assert found == ("theme-bad-header", {"entry": "id"})


def test_an_unreadable_file_is_named_in_the_error(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(BadData) as error:
            custom_theme(read_custom_data(str(path)))
        assert error.value.params["file"] == str(path)
        return error.value.code

    no_toml, no_text = tmp_path / "no.toml", tmp_path / "latin.toml"
    no_toml.write_text("colours = [", encoding="utf-8")
    no_text.write_bytes(b'id = "\xe9"')
    assert refusal(tmp_path / "absent.toml") == "data-unreadable"
    assert refusal(no_toml) == "data-not-toml"
    assert refusal(no_text) == "data-not-text"


def test_a_save_with_a_damaged_theme_is_a_bad_save() -> None:
    theme = themes.theme(r={"en": "crimson"})
    match = Match.new(GAME, 2, seed=25, settings=CrooksOutSettings(theme=theme))
    damages = ((b'"crimson"', b'"green"'), (b'"id":"test"', b'"id":"te\\u001bst"'))
    for load, raw in ((GAME.load, GAME.save(match.state)), (Match.load, match.save())):
        load(raw)
        for sound, damaged in damages:
            assert sound in raw
            with pytest.raises(BadSave, match="save-impossible"):
                load(raw.replace(sound, damaged))


# A good file


def test_a_match_uses_custom_colours_in_their_order() -> None:
    theme = custom_theme(CustomData("mine.toml", themes.GOOD))
    match = Match.new(GAME, 2, seed=25, settings=CrooksOutSettings(theme=theme))
    assert GAME.view(match.state, None).theme == theme
    rooms = match.state.theme.rooms
    assert (rooms[0], rooms[35]) == ("wA", "rF")
    for seat in (0, 1):
        hand = list(GAME.view(match.state, seat).hand or ())
        assert len(hand) == 12
        assert hand == sorted(hand, key=rooms.index)
    loaded = GAME.load(GAME.save(match.state))
    assert GAME.save(loaded) == GAME.save(match.state)
    assert GAME.view(loaded, 0) == GAME.view(match.state, 0)


def test_a_custom_data_file_becomes_a_setting() -> None:
    chosen = GAME.load_settings({"brave": "on"}, CustomData("mine.toml", themes.GOOD))
    assert chosen.brave == "on"
    assert chosen.theme == custom_theme(CustomData("mine.toml", themes.GOOD))
    assert chosen.theme.id == "my-gauner"


@pytest.mark.parametrize(
    ("field", "value"), [("en", "x" * 20), ("ru", "я"), ("hex", "#ABCDEF"), ("id", "z")]
)
def test_an_entry_at_the_limits_is_accepted(field: str, value: str) -> None:
    theme = checked(themes.data(themes.entries(g={field: value})), "mine.toml")
    assert getattr(theme.colours[3], field) == value
