"""The table as JSON and back. A change of the saved form needs a new `SCHEMA`."""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.mafia.audit import audit
from omerta.games.mafia.components import CARDS, FIGURES, STREETS, town_of
from omerta.games.mafia.frames import FRAMES
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` converts a saved table of version n to n + 1."""

Streets = Annotated[int, msgspec.Meta(ge=0, lt=1 << STREETS)]
"""A set of streets."""
Cards = Annotated[int, msgspec.Meta(ge=0, lt=1 << CARDS)]
"""A set of cards."""
Figures = Annotated[int, msgspec.Meta(ge=0, lt=1 << FIGURES)]
"""A set of figures."""


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The saved form of a table."""

    schema: int
    settings: MafiaSettings = msgspec.field(name="options")
    stack: list[list[Wire]]
    round: int
    first: int
    phase: int
    mover: int
    asked: int
    bank: int
    cash: list[int]
    ledger: tuple[tuple[int, ...], ...]
    passed: int
    quit: int
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    thrown: tuple[Cards, ...]
    gone: Cards
    shown: Cards
    buried: tuple[Cards, ...]
    cards: list[int]
    closed: Streets
    open: Streets
    arrested: Streets
    fired: Streets
    loot: list[int]
    shooter: tuple[int, ...]
    places: list[int]
    runner: int
    escape: int
    able: Figures
    served: Figures


def save(s: Table) -> bytes:
    """The table as canonical JSON."""
    return saves.dump_state(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """The table from the bytes of `save`, of this or an older version; raises `BadSave`."""
    saved = saves.read_struct(SavedTable, raw, SCHEMA, UPCASTERS)
    try:
        town = town_of(saved.settings)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    s = empty_table(saved.settings, town)
    return saves.restore_state(s, saved, FRAMES, audit)
