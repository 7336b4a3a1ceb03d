"""Section 3: the built-in data, and custom data files."""

from pathlib import Path
from typing import Any

import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.components import HOUSE, checked, custom_data, town_of
from omerta.games.mafia.events import GameStarted
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import BadData, BadSave
from omerta.kernel.data import CustomData, read_custom_data
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import rule, table
from omerta.testing.mafia import R, Y
from tests.games.mafia import towns


def refused(**changes: Any) -> tuple[str, dict[str, str | int]]:
    """Why a data file is refused; every refusal has texts in all languages."""
    with pytest.raises(BadData) as error:
        checked(towns.data(**changes), "mine.toml")
    for language in LANGUAGES:
        said = Texts(language, "omerta.games.mafia").refusal(error.value)
        assert "mine.toml" in said
        assert said.isprintable()
    params = dict(error.value.params)
    assert params.pop("file") == "mine.toml"
    return error.value.code, params


def test_the_default_data_has_the_numbers_of_the_rules() -> None:
    assert checked(towns.data(id="house", origin="proposed"), "house.toml") == HOUSE


# Wrong files


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"schema": 2}, "schema"),
        ({"id": ""}, "id"),
        ({"id": "x" * 41}, "id"),
        ({"id": "my\x1b[31m"}, "id"),
        ({"id": "my\nown"}, "id"),
        ({"origin": "found"}, "origin"),
        ({"author": "me"}, "author"),
        ({"bank": {"coins": []}}, "bank"),
        ({"bank": {"coins": [[105, 2]]}}, "bank"),
        ({"bank": {"coins": [[100, 0]]}}, "bank"),
        ({"bank": {"coins": [[100, 20, 3]]}}, "bank"),
        ({"bank": {"coins": [[10, 1]] * 11}}, "bank"),
        ({"numbers__theft": 0}, "numbers"),
        ({"numbers__robbery": -200}, "numbers"),
        ({"numbers__courtesan": 25}, "numbers"),
        ({"numbers__cut": 15}, "numbers"),
        ({"numbers__chair_price": 305}, "numbers"),
        ({"numbers__pistol_cell": "200"}, "numbers"),
        ({"numbers__bribe": 10}, "numbers"),
        ({"seating__clockwise": ["yellow", "red", "green"]}, "seating"),
        ({"seating__clockwise": ["yellow", "red", "green", "pink"]}, "seating"),
        ({"seating__clans": [["yellow", "green"]]}, "seating"),
        ({"board": {"rows": "RYBG"}}, "board"),
        ({"goods__legal": [10, 20, 30, 40, 50, 65]}, "goods"),
        ({"goods__criminal": [50, 100, 100, 0]}, "goods"),
        ({"prison__cells": []}, "prison"),
        ({"prison__cells": [10, 20, 50, 100, 150, 205]}, "prison"),
        ({"prison__cells": [*range(10, 220, 10)]}, "prison"),
    ],
)
def test_a_wrong_field_is_named_in_the_error(changes: dict[str, Any], entry: str) -> None:
    assert refused(**changes) == ("data-bad-field", {"entry": entry})


@pytest.mark.parametrize(
    "entry",
    ["schema", "id", "origin", "bank", "numbers", "seating", "board", "goods", "prison"],
)
def test_a_missing_field_is_named_in_the_error(entry: str) -> None:
    data = towns.data()
    del data[entry]
    with pytest.raises(BadData) as error:
        checked(data, "mine.toml")
    assert (error.value.code, error.value.params["entry"]) == ("data-bad-field", entry)


@pytest.mark.parametrize(
    "rows",
    [
        [],
        ["RYBG", "GBYR", "BGRY", "YRG"],
        ["RYBGGBYRBG", "RYYRGB...."],
        [*["RYBG"] * 4, *["...."] * 6],
    ],
)
def test_the_board_is_a_rectangle_of_at_most_nine_by_nine(rows: list[str]) -> None:
    assert refused(board__rows=rows) == ("data-board-shape", {"entry": "board.rows", "most": 9})


@pytest.mark.parametrize(
    ("letter", "named"), [("P", "P"), ("r", "r"), ("К", "К"), (" ", " "), ("\x1b", "?")]
)
def test_a_street_without_a_colour_is_named_in_the_error(letter: str, named: str) -> None:
    found = refused(board__rows=["RYBG", "GBYR", "BGRY", f"YRG{letter}"])
    assert found == ("data-board-letter", {"entry": "board.rows", "letter": named})


@rule("MA-1.1")
@pytest.mark.parametrize(
    ("rows", "colour"),
    [
        (["RYBG", "GBYR", "BGRY", "YRG."], "blue"),
        (["RYBG", "GBYR", "BGRY", "YRGR"], "red"),
        (["YYBG", "GBYR", "BGRY", "YRGB"], "yellow"),
    ],
)
def test_every_colour_has_four_streets(rows: list[str], colour: str) -> None:
    found = refused(board__rows=rows)
    assert found == ("data-four-streets", {"entry": "board.rows", "colour": colour})


@rule("MA-1.1")
def test_every_colour_sits_once() -> None:
    found = refused(seating__clockwise=["yellow", "red", "yellow", "blue"])
    assert found == ("data-seating", {"entry": "seating.clockwise"})


@rule("MA-1.3")
@pytest.mark.parametrize(
    "clans",
    [
        [["yellow", "red"], ["green", "blue"]],
        [["yellow", "green"], ["yellow", "green"]],
        [["yellow", "yellow"], ["red", "blue"]],
    ],
)
def test_clans_sit_opposite(clans: list[list[str]]) -> None:
    assert refused(seating__clans=clans) == ("data-clans", {"entry": "seating.clans"})


@pytest.mark.parametrize(
    ("suit", "values", "count"),
    [
        ("legal", [10, 20, 30, 40, 50], 6),
        ("legal", [10] * 7, 6),
        ("criminal", [50, 100, 150], 4),
        ("criminal", [50] * 5, 4),
    ],
)
def test_there_are_six_legal_and_four_criminal_goods(
    suit: str, values: list[int], count: int
) -> None:
    found = refused(**{f"goods__{suit}": values})
    assert found == ("data-goods-count", {"entry": f"goods.{suit}", "count": count})


@pytest.mark.parametrize(
    "cells",
    [
        [20, 50, 100, 150, 200],
        [10, 50, 20, 100, 150, 200],
        [10, 20, 20, 50, 100, 150, 200],
        [200, 150, 100, 50, 20, 10],
    ],
)
def test_cells_rise_from_ten(cells: list[int]) -> None:
    assert refused(prison__cells=cells) == ("data-cells", {"entry": "prison.cells"})


@rule("MA-9.1")
@pytest.mark.parametrize(
    ("changes", "entry", "number"),
    [
        ({"goods__criminal": [50, 100, 110, 150]}, "goods.criminal", 110),
        ({"numbers__courtesan": 30}, "numbers.courtesan", 30),
        ({"numbers__theft": 120}, "numbers.theft", 120),
        ({"numbers__robbery": 300}, "numbers.robbery", 300),
        ({"numbers__pistol_cell": 90}, "numbers.pistol_cell", 90),
        ({"prison__cells": [10, 20, 50, 100, 150]}, "numbers.robbery", 200),
        ({"prison__cells": [10, 20, 50, 150, 200]}, "goods.criminal", 100),
    ],
)
def test_every_card_that_can_be_arrested_has_its_cell(
    changes: dict[str, Any], entry: str, number: int
) -> None:
    assert refused(**changes) == ("data-no-cell", {"entry": entry, "number": number})


@rule("MA-9.1")
def test_a_cell_is_needed_only_where_a_card_leads() -> None:
    numbers = {"numbers__theft": 50, "numbers__robbery": 150, "numbers__pistol_cell": 150}
    file = towns.town(goods__criminal=[20, 50, 50, 150], prison__cells=[10, 20, 50, 150], **numbers)
    assert town_of(MafiaSettings(data=file)).cells == [10, 20, 50, 150]


@rule("MA-1.5")
@pytest.mark.parametrize("bank", ["1000", "2000"])
def test_a_bank_setting_above_the_custom_bank_is_refused(bank: str) -> None:
    coins = [[100, int(bank) // 100 - 1], [10, 9]]
    small = towns.town(bank__coins=coins)
    text = towns.TEXT.replace("[[500, 2], [20, 10], [10, 30]]", str(coins))
    with pytest.raises(BadData) as error:
        GAME.load_settings({"bank": bank}, CustomData("mine.toml", text))
    assert error.value.code == "data-small-box"
    assert error.value.params == {
        "file": "mine.toml",
        "entry": "bank.coins",
        "box": int(bank) - 10,
        "bank": int(bank),
    }
    for language in LANGUAGES:
        assert "mine.toml" in Texts(language, "omerta.games.mafia").refusal(error.value)
    with pytest.raises(BadData, match="data-small-box"):
        Match.new(GAME, 4, seed=1, settings=MafiaSettings(data=small, bank=bank))  # type: ignore[arg-type]
    assert (
        Match.new(GAME, 4, seed=1, settings=MafiaSettings(data=small)).state.bank == int(bank) - 10
    )


@rule("MA-1.5")
def test_a_bank_setting_equal_to_the_custom_bank_is_accepted() -> None:
    chosen = MafiaSettings(data=towns.town(bank__coins=[[100, 10]]), bank="1000")
    assert Match.new(GAME, 4, seed=1, settings=chosen).state.bank == 1000


def test_an_unreadable_file_is_named_in_the_error(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(BadData) as error:
            custom_data(read_custom_data(str(path)))
        assert error.value.params["file"] == str(path)
        return error.value.code

    no_toml, no_text = tmp_path / "no.toml", tmp_path / "latin.toml"
    no_toml.write_text("bank = {", encoding="utf-8")
    no_text.write_bytes(b'id = "\xe9"')
    assert refusal(tmp_path / "absent.toml") == "data-unreadable"
    assert refusal(no_toml) == "data-not-toml"
    assert refusal(no_text) == "data-not-text"


def test_a_save_with_damaged_data_is_a_bad_save() -> None:
    chosen = MafiaSettings(data=towns.town(id="crimson"), bank="1000")
    match = Match.new(GAME, 4, seed=25, settings=chosen)
    raw = GAME.save(match.state)
    GAME.load(raw)
    damages = [
        (b'"RYBG"', b'"RRBG"'),
        (b'"crimson"', b'"crim\\u001b"'),
        (b'"cells":[10,', b'"cells":[20,'),
        (b'"theft":100', b'"theft":105'),
        (b'"coins":[[100,20],[50,30],[10,50]]', b'"coins":[[100,9],[10,9]]'),
    ]
    for sound, damaged in damages:
        assert sound in raw
        with pytest.raises(BadSave):
            GAME.load(raw.replace(sound, damaged))


# A good file


def test_a_custom_data_file_becomes_a_setting_and_brings_its_board() -> None:
    chosen = GAME.load_settings({"board": "quarters"}, CustomData("mine.toml", towns.TEXT))
    match = Match.new(GAME, 4, seed=2, settings=chosen)
    view = GAME.view(match.state, None)
    assert view.rows == ("RRRR.", "YYYY.", ".GGGG", ".BBBB")
    assert view.colours == ("blue", "red", "yellow", "green")
    assert (view.money, view.cells) == (1500, (10, 30, 80, 90, 100, 120, 200))
    assert view.goods == (20, 20, 40, 40, 70, 90, 30, 80, 90, 120)
    started = match.log[0].events[0]
    assert isinstance(started, GameStarted)
    assert (started.board, started.money) == ("my-mafia", 1500)
    loaded = GAME.load(GAME.save(match.state))
    assert GAME.save(loaded) == GAME.save(match.state)
    assert GAME.view(loaded, 0) == GAME.view(match.state, 0)


@rule("MA-1.2", "MA-4.4", "MA-4.5")
def test_squares_without_a_street_are_left_out() -> None:
    town = town_of(MafiaSettings(data=towns.mine()))
    assert " ".join(town.streets) == "a1 b1 c1 d1 a2 b2 c2 d2 b3 c3 d3 e3 b4 c4 d4 e4"
    assert town.names(town.own[0]) == ("b4", "c4", "d4", "e4")
    assert town.figures[0] == "bl1"
    assert town.names(town.near[town.street_of["a2"]]) == ("a1", "b1", "b2", "b3")
    assert town.names(town.knight[town.street_of["a2"]]) == ("c1", "c3", "b4")


@rule("MA-5.1", "MA-5.2", "MA-5.9", "MA-9.1", "MA-11.1")
def test_a_match_uses_the_numbers_of_a_custom_data_file() -> None:
    mine = towns.mine()
    t = table("mafia", seats=4).data(mine).last_turn().closed("c4 theft", "d4 courtesan")
    t.closed("a2 robbery", "b2 buyer", "d3 police").open("b3 goods 70").opens(0, "c4")
    t.expect_loot(c4=80).opens(2, "a2").expect_loot(a2=120).opens(3, "d3")  # by green
    t.expect_arrested("c4").expect_figures(bl1="c4").opens(0, "d4").expect_loot(d4=10, d3=70)
    t.opens(2, "b2").expect_figures(bl1="80")


@rule("MA-11.1", "MA-1.5")
def test_a_match_uses_the_prices_of_a_custom_data_file() -> None:
    mine = towns.town(numbers__chair_price=250, bank={"coins": [[100, 10]]})
    t = table("mafia", seats=4).data(mine).between_rounds().prison(ye1="chair").cash(Y=260)
    t.expect_bank(740).ransoms(Y, "ye1").expect_cash(Y=10, R=250)


@rule("MA-1.5")
def test_the_setting_for_a_shorter_match_limits_a_custom_bank_too() -> None:
    t = table("mafia", seats=4).data(towns.town()).setting(bank="1000").closed("d2 buyer").turn(R)
    t.expect_bank(1000)
