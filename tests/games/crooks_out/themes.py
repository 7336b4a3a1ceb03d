"""Custom theme files for tests: the built-in colours with some entries changed."""

from typing import Any

import msgspec

from omerta.games.crooks_out.components import HOUSE, LETTERS, checked
from omerta.games.crooks_out.settings import ThemeFile

Entry = dict[str, Any]

GOOD = """
schema = 1
id = "my-gauner"
origin = "owner"
colours = [
  { id = "w", en = "white", ru = "белый", hex = "#f0f0f0", shape = "hexagon" },
  { id = "o", en = "orange", ru = "оранжевый", hex = "#d9822b", shape = "triangle" },
  { id = "y", en = "yellow", ru = "жёлтый", hex = "#e3c23c", shape = "square" },
  { id = "g", en = "green", ru = "зелёный", hex = "#3f9b52", shape = "diamond" },
  { id = "b", en = "blue", ru = "синий", hex = "#3f6fd1", shape = "star" },
  { id = "r", en = "red", ru = "красный", hex = "#c0392b", shape = "circle" },
]
letters = ["A", "B", "C", "D", "E", "F"]
"""
"""A custom file with white and without violet, in another order than the built-in one."""


def entries(**changes: Entry) -> list[Entry]:
    """The six built-in colours; ``r={"en": "crimson"}`` changes one."""
    found: list[Entry] = msgspec.to_builtins(HOUSE.file.colours)
    return [entry | changes.get(entry["id"], {}) for entry in found]


def data(colours: object, **header: object) -> dict[str, Any]:
    """The contents of a theme file with these colours."""
    whole = {"schema": 1, "id": "test", "origin": "owner", "letters": list(LETTERS)}
    return whole | {"colours": colours} | header


def theme(**changes: Entry) -> ThemeFile:
    """A valid custom theme."""
    return checked(data(entries(**changes)), "test.toml")


def backwards() -> ThemeFile:
    """A custom theme with white for red and the columns in another order."""
    colours = entries(r={"id": "w", "en": "white", "ru": "белый"})
    return checked(data(colours[::-1]), "test.toml")
