"""Custom decks for tests: the built-in deck with some entries changed."""

from typing import Any

import msgspec

from omerta.games.crooks.components import HOUSE, checked
from omerta.games.crooks.settings import DeckFile

Entry = dict[str, Any]


def entries(**changes: Entry) -> list[Entry]:
    """The 32 built-in entries; ``c02={"rating": 3}`` changes one."""
    found: list[Entry] = msgspec.to_builtins(HOUSE.file.crooks)
    return [entry | changes.get(entry["id"], {}) for entry in found]


def data(crooks: list[Entry], **header: object) -> dict[str, Any]:
    """The contents of a deck file with these crooks."""
    return {"schema": 1, "id": "test", "origin": "owner", "crooks": crooks} | header


def deck(**changes: Entry) -> DeckFile:
    """A valid custom deck."""
    return checked(data(entries(**changes)), "test.toml")


def bosses(*faces: str) -> DeckFile:
    """The built-in deck with these crooks as additional bosses."""
    return deck(**{face: {"action": "boss"} for face in faces})


def face(crook: str) -> Entry:
    """All visible properties of a built-in crook."""
    return {name: value for name, value in entries()[int(crook[1:]) - 1].items() if name != "id"}


def bosses_and_one_face(count: int) -> DeckFile:
    """A number of equal bosses; all other crooks have the same face, c09's."""
    faces = [face("c01")] * count + [face("c09")] * (32 - count)
    return deck(**{f"c{n:02d}": seen for n, seen in enumerate(faces, 1)})
