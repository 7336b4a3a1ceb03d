"""Owners' theme files for tests: the house colours with some entries changed."""

from typing import Any

import msgspec

from omerta.games.crooks_out.components import HOUSE, LETTERS, checked
from omerta.games.crooks_out.options import ThemeFile

Entry = dict[str, Any]


def entries(**changes: Entry) -> list[Entry]:
    """The six house colours; ``r={"en": "crimson"}`` changes one."""
    found: list[Entry] = msgspec.to_builtins(HOUSE.file.colours)
    return [entry | changes.get(entry["id"], {}) for entry in found]


def data(colours: object, **header: object) -> dict[str, Any]:
    """What a theme file with these colours holds."""
    whole = {"schema": 1, "id": "test", "origin": "owner", "letters": list(LETTERS)}
    return whole | {"colours": colours} | header


def theme(**changes: Entry) -> ThemeFile:
    """A checked owner's theme."""
    return checked(data(entries(**changes)), "test.toml")
