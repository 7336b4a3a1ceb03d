"""The table as JSON and back. A change of the saved form needs a new `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.crossfire.audit import audit
from omerta.games.crossfire.components import MOST_SEATS
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.frames import FRAMES
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadSave, Refusal
from omerta.kernel.frames import Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` converts a saved table of version n to n + 1."""

Mask = Annotated[int, msgspec.Meta(ge=0, lt=1 << MOST_SEATS)]
"""A set of seats."""
Aimed = Annotated[int, msgspec.Meta(ge=-1, lt=1 << MOST_SEATS)]
"""A set of seats, or an aim that chance will pick."""


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The saved form of a table."""

    schema: int
    settings: CrossfireSettings = msgspec.field(name="options")
    stack: list[list[Wire]]
    seats: int
    clock: int
    game: int
    dealer: int
    points: tuple[int, ...]
    stages: tuple[tuple[int, ...], ...]
    claims: tuple[int, ...]
    turned: list[int]
    spoke: list[int]
    said: list[StatementMade]
    asked: tuple[tuple[int, ...], ...]
    tokens: Mask
    aims: tuple[Aimed, ...]


def save(s: Table) -> bytes:
    """The table as canonical JSON."""
    return saves.dump_state(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """The table from the bytes of `save`, of this or an older version; raises `BadSave`."""
    saved = saves.read_struct(SavedTable, raw, SCHEMA, UPCASTERS)
    try:
        cast = cast_of(saved.settings, saved.seats)
    except Refusal as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    return saves.restore_state(empty_table(saved.seats, saved.settings, cast), saved, FRAMES, audit)
