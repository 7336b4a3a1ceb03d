"""Section 2: the built-in data, and custom data files."""

from typing import Any

import msgspec
import pytest

from omerta.games.legends import GAME
from omerta.games.legends.components import TURN_ABILITIES
from omerta.games.legends.components_pack import HOUSE, checked, custom_data, house_data, pack_of
from omerta.games.legends.rules.abilities.catalogue import ABILITIES
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import BadData, BadSave, Seeded
from omerta.kernel.data import CustomData
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import rule, table
from omerta.testing.legends import P1
from tests.games.dossier import Dossier
from tests.games.legends import sample_data


def refused(**changes: Any) -> tuple[str, dict[str, str | int]]:
    """Return why a data file is refused, and check its text in every language."""
    with pytest.raises(BadData) as error:
        checked(sample_data.tables(**changes), "mine.toml")
    for language in LANGUAGES:
        said = Texts(language, "omerta.games.legends").refusal(error.value)
        assert "mine.toml" in said
        assert said.isprintable()
    params = dict(error.value.params)
    assert params.pop("file") == "mine.toml"
    return error.value.code, params


# Printed values


def test_the_minions_are_as_printed() -> None:
    printed = {}
    for row in Dossier("legends").rows("id", "lvl", "icons"):
        for half in (row[:6], row[7:]):
            printed[half[0]] = half[1:]
    assert len(printed) == len(HOUSE.minion) == 50
    for minion in HOUSE.minion:
        level, icons, place, ability, name = printed[minion.id]
        assert level == f"{minion.level} 4p" if minion.four else str(minion.level)
        assert (icons, place, ability) == (minion.icons, minion.place, minion.ability)
        assert name == f"{minion.en} · {minion.ru}"
    icons_in_all = "".join([minion.icons for minion in HOUSE.minion])
    assert {icon: icons_in_all.count(icon) for icon in "MHCB"} == dict.fromkeys("MHCB", 32)
    levels = [minion.level for minion in HOUSE.minion]
    assert [levels.count(level) for level in (1, 2, 3)] == [30, 12, 8]


def test_abilities_and_tests_are_as_printed() -> None:
    timing = {}
    for names, when, *_ in Dossier("legends").rows("id", "timing", "exact effect"):
        for name in names.replace(" ◆", "").split(" · "):
            timing[name] = when
    assert set(timing) == set(ABILITIES) == {*[minion.ability for minion in HOUSE.minion], "books"}
    assert {name for name, when in timing.items() if when == "turn"} == TURN_ABILITIES
    tests = {test.id: test for test in HOUSE.test}
    for name, icons, difficulty, *_ in Dossier("legends").rows("id", "icons", "D", "per success"):
        assert tests[name].icons == icons.replace("/", "")  # type: ignore[index]
        assert tests[name].difficulty == int(difficulty)  # type: ignore[index]


@rule("LG-17.2")
def test_the_levels_are_as_printed() -> None:
    rows = {row[0]: row[1:] for row in Dossier("legends").rows("key", "easy", "normal", "hard")}
    levels = (HOUSE.levels.easy, HOUSE.levels.normal, HOUSE.levels.hard)
    limits = rows["evidence limit 1-3 players / 4 players"]
    assert [f"{level.limit[0]} / {level.limit[3]}" for level in levels] == limits
    assert [str(level.level3) for level in levels] == rows["price of level 3"]
    assert [str(level.target) for level in levels] == rows["one-shot target"]
    assert [level.intro_reroll for level in levels] == [True, False, False]


@rule("SC-5.17", "SC-5.18")
def test_cards_that_a_scenario_shuffles_into_the_clan_deck() -> None:
    accountant, mole = HOUSE.scenario["family"].extra
    assert (accountant.id, accountant.en, accountant.ru) == (
        "accountant",
        "The Accountant",
        "Бухгалтер",
    )
    assert (accountant.ability, mole.ability) == ("books", "")
    assert (mole.id, mole.en, mole.ru) == ("mole", "The Mole", "Крот")
    pack = pack_of(LegendsSettings())
    assert [pack.number[name] for name in ("accountant", "mole")] == [50, 51]
    assert pack.all_minions == (1 << 50) - 1
    assert [pack.level[number] for number in (50, 51)] == [0, 0]
    assert not any(mask >> number & 1 for mask in pack.matching for number in (50, 51))
    assert not any(mask >> number & 1 for mask in pack.at.values() for number in (50, 51))


# Custom data files


def test_data_of_an_earlier_version_is_completed_with_built_in_tables() -> None:
    mine = sample_data.data_file()
    few = {code: mine.scenario[code] for code in ("bank", "chase")}
    older = msgspec.structs.replace(mine, scenario=few)
    s = GAME.new(2, LegendsSettings(data=older), chance=Seeded(1))
    assert "scenario family" in [action.text() for action in GAME.options(s, 0)]
    again = GAME.load(GAME.save(s))
    assert GAME.save(again) == GAME.save(s)
    with pytest.raises(BadData) as error:
        checked(
            msgspec.to_builtins(older), "older.toml"
        )  # a custom data file of today must have all scenarios
    assert error.value.code == "data-no-scenario"


def test_the_largest_data_file_leaves_room_for_cards_of_a_scenario() -> None:
    data = house_data()
    more = [{**data["minion"][0], "id": f"x{number:02}"} for number in range(10)]
    mine = sample_data.data_file(minion=data["minion"] + more)
    t = table("legends", seats=2).setting(data=mine).scenario("family").hand(P1, "accountant x09")
    t.uses(P1, "accountant").asks(P1, "books")
    assert GAME.save(GAME.load(GAME.save(t.state))) == GAME.save(t.state)


@rule("LG-17.2")
def test_an_owners_numbers_are_played_with() -> None:
    mine = sample_data.data_file(
        levels__normal__hand=5, levels__normal__limit=[2, 2, 2, 2], numbers__luck=4
    )
    t = table("legends", seats=2).setting(data=mine).hand(P1, "m43").problems(P1, "pr19")
    t.expect(hand_size=5, limit=2, luck=4).tries(P1, "pr19", "m43", "L L 1 1 | -")
    t.expect_total(10, 2).ready_for(P1)


def test_custom_data_is_written_into_the_save() -> None:
    mine = LegendsSettings(data=sample_data.data_file(minion__0__en="Quinn"), mode="one_shot")
    s = GAME.new(2, mine, chance=Seeded(1))
    again = GAME.load(GAME.save(s))
    assert again.pack.file.minion[0].en == "Quinn"
    assert again.pack is pack_of(mine)
    raw = GAME.save(s).replace(b'"level":1', b'"level":4', 1)
    with pytest.raises(BadSave):
        GAME.load(raw)
    raw = GAME.save(s).replace(b'"id":"m01"', b'"id":"m02"', 1)
    with pytest.raises(BadSave):
        GAME.load(raw)


def test_a_file_is_read_as_one() -> None:
    with pytest.raises(BadData) as error:
        custom_data(CustomData("mine.toml", "schema = 1"))
    assert error.value.code == "data-bad-field"
    with pytest.raises(BadData):
        GAME.load_settings({}, CustomData("mine.toml", "= 1"))
    with pytest.raises(BadData) as error:
        GAME.load_settings({"mode": "endless"}, None)
    assert (error.value.code, error.value.params["entry"]) == ("bad-option", "mode")
    assert GAME.load_settings({"mode": "one_shot"}, None) == LegendsSettings(mode="one_shot")


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"schema": 2}, "schema"),
        ({"id": ""}, "id"),
        ({"id": "my\x1b[31m"}, "id"),
        ({"origin": "found"}, "origin"),
        ({"author": "me"}, "author"),
        ({"dice": 13}, "dice"),
        ({"dice": 0}, "dice"),
        ({"white": ["1", "2"]}, "white"),
        ({"red__0": "x4"}, "red"),
        ({"minion__3__level": 4}, "minion.m04"),
        ({"minion__3__icons": "MX"}, "minion.m04"),
        ({"minion__3__place": "harbour"}, "minion.m04"),
        ({"minion__3__ability": "fly"}, "minion.m04"),
        ({"minion__3__ru": None}, "minion.m04"),
        ({"minion__3__age": 40}, "minion.m04"),
        ({"minion__3__id": "M 4"}, "minion.M 4"),
        ({"problem__2__effect": "explode"}, "problem.pr03"),
        ({"problem__2__difficulty": 0}, "problem.pr03"),
        ({"problem__2__prints": -1}, "problem.pr03"),
        ({"problem": None}, "problem"),
        ({"levels__hard__limit": [1, 2, 3]}, "levels.hard"),
        ({"levels__normal": None}, "levels.normal"),
        ({"campaign__market": [5]}, "campaign.market"),
        ({"numbers__recruit": 40}, "numbers.recruit"),
        ({"scenario__bank__card__0__difficulty": "5"}, "scenario.bank.card"),
    ],
)
def test_a_wrong_entry_is_named(changes: dict[str, Any], entry: str) -> None:
    assert refused(**changes) == ("data-bad-field", {"entry": entry})


def test_ids_name_one_thing() -> None:
    assert refused(minion__1__id="m01") == ("data-id-twice", {"entry": "m01"})
    assert refused(problem__0__id="cheer") == ("data-id-twice", {"entry": "cheer"})
    assert refused(scenario__bank__card__0__id="ob01")[0] == "data-id-twice"
    assert refused(scenario__family__extra__0__id="m01") == ("data-id-twice", {"entry": "m01"})


@pytest.mark.parametrize(("level", "first", "least"), [(1, 30, 24), (2, 12, 6), (3, 8, 4)])
def test_too_few_minions(level: int, first: int, least: int) -> None:
    minions = [minion for minion in house_data()["minion"] if minion["level"] == level]
    others = [minion for minion in house_data()["minion"] if minion["level"] != level]
    assert len(minions) == first
    found = refused(minion=others + minions[: least - 1])
    assert found == ("data-few-minions", {"entry": "minion", "level": level, "least": least})
    assert sample_data.data_file(minion=others + minions[:least]).id == "mine"


def test_board_tests_and_scenarios_must_be_there() -> None:
    tests = house_data()["test"]
    assert refused(test=tests[1:])[0] == "data-test-missing"
    assert refused(test=[*tests, tests[0]])[0] == "data-test-missing"
    code, params = refused(scenario__chase=None)
    assert (code, params["scenario"]) == ("data-no-scenario", "chase")
    assert refused(scenario__zoo=house_data()["scenario"]["bank"])[0] == "data-id-twice"
    zoo = {**house_data()["scenario"]["bank"], "card": [], "intro": []}
    assert refused(scenario__zoo=zoo) == ("data-strange-scenario", {"entry": "scenario.zoo"})


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"bank__card__0__deck": "safe"}, "bank.va01"),
        ({"bank__card__0__effect": "end_hand1"}, "bank.va01"),
        ({"bank__card__0__values": {}}, "bank.va01"),
        ({"bank__card__0__values": {"search": 13}}, "bank.va01"),
        ({"bank__card__12__effect": "explode"}, "bank.al01"),
        ({"bank__numbers__squad": 0}, "bank.squad"),
        ({"bank__numbers__squad": None}, "bank.squad"),
        ({"bank__numbers__squad": [7]}, "bank.squad"),
        ({"bank__numbers__double": 3}, "bank.double"),
        ({"bank__numbers__speed": 3}, "bank.speed"),
        ({"chase__card__0__marks": {"plus": "fly"}}, "chase.ob01"),
        ({"chase__card__0__marks": {"minus": "fly"}}, "chase.ob01"),
        ({"chase__card__0__values": {}}, "chase.ob01"),
        ({"chase__numbers__road": [1, 2]}, "chase.road"),
        ({"chase__numbers__van_start": 0}, "chase.van_start"),
        ({"chase__numbers__top_speed": -1}, "chase.top_speed"),
        ({"family__card__0__marks": {}}, "family.bu01"),
        ({"family__card__0__marks": {"place": "moon"}}, "family.bu01"),
        ({"family__card__0__effect": "difficulty1"}, "family.bu01"),
        ({"family__card__10__effect": ""}, "family.do01"),
        ({"family__card__10__effect": "difficulty3"}, "family.do01"),
        ({"family__card__19__values": {"a": 5}}, "family.do10"),
        ({"family__card__19__values": {"a": 5, "b": -1}}, "family.do10"),
        ({"family__card__22__values": {"x": 100}}, "family.do13"),
        ({"family__card__25__values": {}}, "family.do16"),
        ({"family__numbers__removed": 8}, "family.removed"),
        ({"family__numbers__income": 15}, "family.income"),
        ({"family__numbers__income": [1]}, "family.income_start"),
        ({"family__numbers__income_start": [0, 0, 0]}, "family.income_start"),
        ({"family__numbers__income_start": [0, 0, 0, 8]}, "family.income_start"),
        ({"family__numbers__third": [0, 0, 0, 3]}, "family.third"),
        ({"family__extra": []}, "family.extra"),
        ({"family__extra__0__ability": ""}, "family.extra"),
        ({"bank__extra": [{"id": "ghost", "en": "Ghost", "ru": "Призрак"}]}, "bank.extra"),
    ],
)
def test_a_scenario_that_cannot_be_played(changes: dict[str, Any], entry: str) -> None:
    found = refused(**{f"scenario__{path}": value for path, value in changes.items()})
    assert found == ("data-bad-scenario", {"entry": f"scenario.{entry}"})


@pytest.mark.parametrize(
    ("scenario", "deck", "least"),
    [("bank", "vault", 2), ("chase", "obstacle", 5), ("family", "downtime", 4)],
)
def test_a_deck_needs_a_card_more_than_can_be_in_play(scenario: str, deck: str, least: int) -> None:
    cards = house_data()["scenario"][scenario]["card"]
    mine = [card for card in cards if card["deck"] == deck]
    others = [card for card in cards if card["deck"] != deck]
    code, params = refused(**{f"scenario__{scenario}__card": others + mine[: least - 1]})
    assert (code, params["entry"]) == ("data-bad-scenario", f"scenario.{scenario}.{deck}")
    assert (
        sample_data.data_file(**{f"scenario__{scenario}__card": others + mine[:least]}).id == "mine"
    )
