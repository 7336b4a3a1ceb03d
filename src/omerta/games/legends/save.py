"""Saving and loading a table as JSON, at any decision (LG-18.1, 18.2).

The saved form changes only together with `SCHEMA`.
"""
# mypyc: skip (defines Structs)

from typing import Annotated

import msgspec

from omerta.games.legends.audit import audit
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.frames import CORE
from omerta.games.legends.rules.setup import SEATS
from omerta.games.legends.scenarios.registry import all_scenarios, is_known, scenario_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import SavedState, Table, empty_table
from omerta.kernel import saves
from omerta.kernel.codec import Upcaster
from omerta.kernel.errors import BadData, BadSave
from omerta.kernel.frames import Frame, Wire

SCHEMA = 1
UPCASTERS: dict[int, Upcaster] = {}
"""`UPCASTERS[n]` upgrades a saved table of version n to n + 1."""

Minions = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]
"""A set of minions and of at most two other cards, as a mask."""
Small = Annotated[int, msgspec.Meta(ge=-1, le=1000)]


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Legends as it is saved."""

    schema: int
    settings: LegendsSettings = msgspec.field(name="options")
    stack: list[list[Wire]]
    seats: int
    phase: Small
    result: str
    played: tuple[str, ...]
    reputations: tuple[Small, ...]
    purse: Small
    clan: Minions
    box: Minions
    lost: Minions
    market: Minions
    scenario: str = msgspec.field(name="job")
    saved_state: SavedState = msgspec.field(name="kept")
    ending: str
    round: Small
    first: Small
    active: Small
    speaker: Small
    actions: Small
    turned: Small
    gone: Small
    deck: tuple[Small, ...]
    hands: tuple[Minions, ...]
    tables: tuple[Minions, ...]
    exhausted: Minions
    out: Minions
    used: Minions
    problem_deck: tuple[Small, ...]
    problem_discard: Minions
    fronts: tuple[tuple[Small, ...], ...]
    token_counts: list[tuple[Small, Small]] = msgspec.field(name="laid")
    police: Small
    intro: Small
    stock: Small
    challenge: Small
    crew: Minions
    dice: tuple[Small, ...]
    red: Small
    bonus: Small
    more: Small
    spared: Small
    cancelled: Small
    total: Small
    successes: Small
    hurt: Small
    rolls: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


def frames() -> dict[str, type[Frame]]:
    """Return every kind of frame by its tag."""
    kinds = [*CORE, *[kind for scenario in all_scenarios() for kind in scenario.frames]]
    return {kind.tag: kind for kind in kinds}


def save(s: Table) -> bytes:
    """Return the table as canonical JSON."""
    return saves.dump_state(SavedTable, SCHEMA, s)


def load(raw: bytes) -> Table:
    """Return the table that `save` wrote, possibly in an older version, or raise `BadSave`."""
    saved = saves.read_struct(SavedTable, raw, SCHEMA, UPCASTERS)
    try:
        pack = pack_of(saved.settings)
    except BadData as refused:
        raise BadSave("save-impossible", detail=refused.code) from None
    if saved.seats not in SEATS:
        raise BadSave("save-impossible", detail="seats")
    if saved.scenario and not (is_known(saved.scenario) and saved.scenario in pack.scenarios):
        raise BadSave("save-impossible", detail="scenario")
    s = empty_table(saved.seats, saved.settings, pack)
    s.scenario = saved.scenario
    s.cards = pack.scenarios.get(saved.scenario)
    s.scenario_state = scenario_of(s).empty_state()
    return saves.restore_state(s, saved, frames(), audit)
