"""Owners' boxes for tests: the house's tables with changes."""

import json
from typing import Any

import msgspec

from omerta.games.legends.components_pack import checked, house_data
from omerta.games.legends.settings import DataFile


def data(**changes: Any) -> dict[str, Any]:
    """The house's tables as an owner's file; `minion__3__level=2` changes one entry."""
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


def mine(**changes: Any) -> DataFile:
    """Such a file, checked."""
    return checked(data(**changes), "mine.toml")


def written(**changes: Any) -> str:
    """Such a file as an owner writes it: the whole box in one text of TOML."""
    return "\n".join([f"{name} = {_toml(value)}" for name, value in data(**changes).items()])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{name} = {_toml(each)}" for name, each in value.items()])
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join([_toml(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)
