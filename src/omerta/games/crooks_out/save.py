"""The table as JSON and back. The saved form changes only together with `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated, Any

import msgspec

from omerta.games.crooks_out.audit import audit
from omerta.games.crooks_out.components import ALL_ROOMS, theme_of
from omerta.games.crooks_out.frames import FRAMES
from omerta.games.crooks_out.options import CrooksOutOptions
from omerta.games.crooks_out.table import Table, empty_table
from omerta.kernel.codec import Upcaster, decode_save, encode, lifted
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Wire, rebuild

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


_SAME = tuple(
    name for name in SavedTable.__struct_fields__ if name not in ("schema", "options", "stack")
)


def save(s: Table) -> bytes:
    """The table as canonical JSON."""
    same = {name: getattr(s, name) for name in _SAME}
    stack = [frame.wire() for frame in s.stack]
    return encode(SavedTable(schema=SCHEMA, options=s.chosen, stack=stack, **same))


def load(raw: bytes) -> Table:
    """The table that `save` wrote, also by an older version; or `BadSave`."""
    saved = decode_save(SavedTable, lifted(decode_save(dict[str, Any], raw), SCHEMA, UPCASTERS))
    if saved.seats not in range(2, 5):
        raise BadSave("save-impossible", detail="seats")
    try:
        theme = theme_of(saved.options.theme)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    s = empty_table(saved.seats, saved.options, theme)
    for name in _SAME:
        setattr(s, name, getattr(saved, name))
    s.stack = [rebuild(FRAMES, wire) for wire in saved.stack]
    wrong = audit(s)
    if wrong:
        raise BadSave("save-impossible", detail=wrong[0])
    return s
