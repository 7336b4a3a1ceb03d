"""Custom data files for tests: the built-in tables with changes."""

import json
from typing import Any

import msgspec

from omerta.games.legends.components_pack import checked, house_data
from omerta.games.legends.settings import DataFile


def tables(**changes: Any) -> dict[str, Any]:
    """Return the built-in tables as custom data; `minion__3__level=2` changes one entry."""
    tables: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(house_data()))
    tables |= {"id": "mine", "origin": "owner"}
    for path, value in changes.items():
        *way, last = [int(word) if word.isdigit() else word for word in path.split("__")]
        place: Any = tables
        for word in way:
            place = place[word]
        if value is None:
            del place[last]
        else:
            place[last] = value
    return tables


def data_file(**changes: Any) -> DataFile:
    """Return a checked custom data file."""
    return checked(tables(**changes), "mine.toml")


def toml_text(**changes: Any) -> str:
    """Return a custom data file as its owner writes it, in one text of TOML."""
    return "\n".join([f"{name} = {_toml(value)}" for name, value in tables(**changes).items()])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{name} = {_toml(each)}" for name, each in value.items()])
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join([_toml(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)
