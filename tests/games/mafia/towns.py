"""Custom data files for tests."""

from typing import Any

from omerta.games.mafia.components import checked, custom_data
from omerta.games.mafia.settings import DataFile
from omerta.kernel.data import CustomData

TEXT = """
schema = 1
id = "my-mafia"
origin = "owner"
bank = { coins = [[500, 2], [20, 10], [10, 30]] }
[numbers]
courtesan = 30
theft = 80
robbery = 120
cut = 10
pistol_cell = 90
chair_price = 250
[seating]
clockwise = ["blue", "red", "yellow", "green"]
clans = [["red", "green"], ["yellow", "blue"]]
[board]
rows = ["RRRR.", "YYYY.", ".GGGG", ".BBBB"]
[goods]
legal = [20, 20, 40, 40, 70, 90]
criminal = [30, 80, 90, 120]
[prison]
cells = [10, 30, 80, 90, 100, 120, 200]
"""


def data(**changes: Any) -> dict[str, Any]:
    """The built-in file as in TOML; `goods__legal=...` replaces one entry of a table."""
    whole: dict[str, Any] = {
        "schema": 1,
        "id": "test",
        "origin": "owner",
        "bank": {"coins": [[100, 20], [50, 30], [10, 50]]},
        "numbers": {
            "courtesan": 20,
            "theft": 100,
            "robbery": 200,
            "cut": 20,
            "pistol_cell": 200,
            "chair_price": 300,
        },
        "seating": {
            "clockwise": ["yellow", "red", "green", "blue"],
            "clans": [["yellow", "green"], ["red", "blue"]],
        },
        "board": {"rows": ["RYBG", "GBYR", "BGRY", "YRGB"]},
        "goods": {"legal": [10, 20, 30, 40, 50, 60], "criminal": [50, 100, 100, 150]},
        "prison": {"cells": [10, 20, 50, 100, 150, 200]},
    }
    for name, value in changes.items():
        table, _, entry = name.partition("__")
        if entry:
            whole[table][entry] = value
        else:
            whole[table] = value
    return whole


def town(**changes: Any) -> DataFile:
    """A custom data file with these changes."""
    return checked(data(**changes), "mine.toml")


def mine() -> DataFile:
    """The custom data file of `TEXT`."""
    return custom_data(CustomData("mine.toml", TEXT))
