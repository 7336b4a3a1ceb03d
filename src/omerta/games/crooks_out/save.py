"""The table as JSON and back. A change of the saved form needs a new `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.crooks_out.audit import audit
from omerta.games.crooks_out.components import ALL_ROOMS, theme_of
from omerta.games.crooks_out.frames import FRAMES
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` converts a saved table of version n to n + 1."""

Mask = Annotated[int, msgspec.Meta(ge=0, le=ALL_ROOMS)]
"""A set of rooms."""


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The saved form of a table."""

    schema: int
    seats: int
    settings: CrooksOutSettings = msgspec.field(name="options")
    first: int
    stack: list[list[Wire]]
    turn: int
    setup: tuple[int, ...]
    dealt: list[Mask]
    hands: list[Mask]
    box: Mask
    written: list[Mask]
    circled: list[Mask]
    crossed: list[Mask]
    rolled: int
    points: list[int]
    at_risk: int
    lost: int
    forfeits: int
    abandoned: bool
    asked: list[tuple[int, int, int, int, int]]


def save(s: Table) -> bytes:
    """The table as canonical JSON."""
    return saves.dump_state(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """The table from the bytes of `save`, of this or an older version; raises `BadSave`."""
    saved = saves.read_struct(SavedTable, raw, SCHEMA, UPCASTERS)
    if saved.seats not in range(2, 5):
        raise BadSave("save-impossible", detail="seats")
    try:
        theme = theme_of(saved.settings.theme)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    s = empty_table(saved.seats, saved.settings, theme)
    return saves.restore_state(s, saved, FRAMES, audit)
