"""Data files: the built-in `data/*.toml`, custom data files, and the packs made from them."""

from typing import Any, Final

import msgspec

from omerta.games.legends.components import TESTS, Pack
from omerta.games.legends.scenarios.book import BOOK
from omerta.games.legends.settings import (
    CampaignNumbers,
    DataFile,
    LegendsSettings,
    Levels,
    MinionEntry,
    Numbers,
    ProblemEntry,
    ScenarioTable,
    TestEntry,
)
from omerta.kernel.data import CustomData, read_toml, wrong_field
from omerta.kernel.errors import BadData

_PACKAGE: Final = "omerta.games.legends"
_LEAST: Final = {1: 24, 2: 6, 3: 4}
"""The minimum number of minions of each level."""
_ROWS: Final[dict[str, type[msgspec.Struct]]] = {
    "minion": MinionEntry,
    "problem": ProblemEntry,
    "test": TestEntry,
}
_TABLES: Final[dict[str, type[msgspec.Struct]]] = {
    "numbers": Numbers,
    "levels": Levels,
    "campaign": CampaignNumbers,
}


def custom_data(file: CustomData) -> DataFile:
    """Return the content of a custom data file, or raise `BadData` that names the wrong entry."""
    return checked(file.toml(), file.name)


def house_data() -> dict[str, Any]:
    """Return all built-in tables, in the form of a single data file."""
    data = read_toml(_PACKAGE, "data", "core.toml")
    data |= read_toml(_PACKAGE, "data", "minions.toml")
    data |= read_toml(_PACKAGE, "data", "problems.toml")
    data["scenario"] = {
        scenario.code: read_toml(_PACKAGE, "data", f"{scenario.code}.toml") for scenario in BOOK
    }
    return data


def checked(data: dict[str, Any], file: str) -> DataFile:
    """Return the data file if it is playable, or raise `BadData` (docs/games/legends/data.md)."""
    wrong = wrong_field(DataFile, data)
    if wrong is not None:
        raise BadData("data-bad-field", file=file, entry=_place(data, wrong))
    found = msgspec.convert(data, DataFile)
    if not found.id.isprintable():
        raise BadData("data-bad-field", file=file, entry="id")
    _check_ids(found, file)
    for level, least in _LEAST.items():
        if sum([minion.level == level for minion in found.minion]) < least:
            raise BadData("data-few-minions", file=file, entry="minion", level=level, least=least)
    if found.numbers.recruit * 4 > len(found.minion):
        raise BadData("data-bad-field", file=file, entry="numbers.recruit")
    for name in TESTS:
        if [test.id for test in found.test].count(name) != 1:
            raise BadData("data-test-missing", file=file, entry="test", test=name)
    for scenario in BOOK:
        table = found.scenario.get(scenario.code)
        if table is None:
            raise BadData("data-no-scenario", file=file, entry="scenario", scenario=scenario.code)
        extras = tuple([extra.ability for extra in table.extra])
        error = scenario.data_error(table) if extras == scenario.extras else "extra"
        if error is not None:
            raise BadData("data-bad-scenario", file=file, entry=f"scenario.{scenario.code}.{error}")
    return found


def _place(data: dict[str, Any], field: str) -> str:
    """Return the path of the wrong entry in a table, as precisely as possible."""
    found = data.get(field)
    if field in _ROWS and isinstance(found, list):
        for number, row in enumerate(found, 1):
            if wrong_field(_ROWS[field], row) is not None:
                name = row.get("id", number) if isinstance(row, dict) else number
                return f"{field}.{str(name)[:20]}"
    elif field in _TABLES:
        inner = wrong_field(_TABLES[field], found)
        return field if inner in (None, "whole") else f"{field}.{inner}"
    elif field == "scenario" and isinstance(found, dict):
        for code, table in found.items():
            inner = wrong_field(ScenarioTable, table)
            if inner is not None:
                return f"scenario.{code[:20]}.{inner[:20]}"
    return field


def _check_ids(data: DataFile, file: str) -> None:
    """Check that no id is used twice."""
    ids = [*TESTS, *[minion.id for minion in data.minion], *[each.id for each in data.problem]]
    for table in data.scenario.values():
        ids += [card.id for card in table.card] + [intro.id for intro in table.intro]
        ids += [extra.id for extra in table.extra]
    seen = set()
    for name in ids:
        if name in seen:
            raise BadData("data-id-twice", file=file, entry=name)
        seen.add(name)
    for code in data.scenario:
        if code not in [scenario.code for scenario in BOOK]:
            raise BadData("data-strange-scenario", file=file, entry=f"scenario.{code[:20]}")


HOUSE: Final = checked(house_data(), "house")
_HOUSE_PACK: Final = Pack(HOUSE)
_packs: dict[DataFile, Pack] = {}
_MOST_PACKS: Final = 50
"""The cache is emptied at this many packs: guests of a server bring custom data files."""


def completed(file: DataFile) -> DataFile:
    """Return a data file of an older save, with built-in tables for the scenarios that it lacks."""
    missing = {code: table for code, table in HOUSE.scenario.items() if code not in file.scenario}
    return msgspec.structs.replace(file, scenario=file.scenario | missing) if missing else file


def pack_of(settings: LegendsSettings) -> Pack:
    """Return the pack that these settings name."""
    if isinstance(settings.data, str):
        return _HOUSE_PACK
    file = settings.data
    pack = _packs.get(file)
    if pack is None:
        whole = completed(file)
        checked(msgspec.to_builtins(whole), file.id)  # a save can contain any data
        if len(_packs) >= _MOST_PACKS:
            _packs.clear()
        pack = Pack(whole)
        _packs[file] = pack
    return pack
