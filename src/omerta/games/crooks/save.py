"""The table as JSON and back. A change of the saved form needs a new `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.crooks.audit import audit
from omerta.games.crooks.components import DECK_SIZE, deck_of
from omerta.games.crooks.frames import FRAMES
from omerta.games.crooks.settings import Colour, CrooksSettings
from omerta.games.crooks.table import Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` converts a saved table of version n to n + 1."""


Mask = Annotated[int, msgspec.Meta(ge=0, lt=1 << DECK_SIZE)]
"""A set of tags, targets or seats."""


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The saved form of a table."""

    schema: int
    seats: int
    settings: CrooksSettings = msgspec.field(name="options")
    colours: tuple[Colour, ...]
    first: int
    stack: list[list[Wire]]
    turn: int
    passed: Mask
    money: list[int]
    bank: int
    piles: list[tuple[int, ...]]
    undealt: tuple[int, ...]
    hand: int
    tags: list[int]
    origin: list[int]
    taker: list[int]
    size_before: list[int]
    spots: list[Mask]
    free: list[Mask]
    up: Mask
    down: Mask
    spied: list[Mask]
    looks: list[tuple[int, int, int, int, int]]


def save(s: Table) -> bytes:
    """The table as canonical JSON."""
    return saves.dump_state(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """The table from the bytes of `save`, of this or an older version; raises `BadSave`."""
    saved = saves.read_struct(SavedTable, raw, SCHEMA, UPCASTERS)
    if saved.seats not in range(2, 5):
        raise BadSave("save-impossible", detail="seats")
    try:
        deck = deck_of(saved.settings.deck)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    s = empty_table(saved.seats, saved.settings, deck)
    return saves.restore_state(s, saved, FRAMES, audit)
