"""The table as JSON and back. The saved form changes only together with `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.crooks_out.audit import audit
from omerta.games.crooks_out.components import ALL_ROOMS, theme_of
from omerta.games.crooks_out.frames import FRAMES
from omerta.games.crooks_out.options import CrooksOutOptions
from omerta.games.crooks_out.table import Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` lifts a saved table of version n to n + 1."""

Mask = Annotated[int, msgspec.Meta(ge=0, le=ALL_ROOMS)]
"""A set of rooms."""


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Crooks Out! at rest."""

    schema: int
    seats: int
    options: CrooksOutOptions
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
    return saves.written(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """The table that `save` wrote, also by an older version; or `BadSave`."""
    saved = saves.read(SavedTable, raw, SCHEMA, UPCASTERS)
    if saved.seats not in range(2, 5):
        raise BadSave("save-impossible", detail="seats")
    try:
        theme = theme_of(saved.options.theme)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    s = empty_table(saved.seats, saved.options, theme)
    return saves.refilled(s, saved, FRAMES, audit)
