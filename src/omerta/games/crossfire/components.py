"""The roles and the mixes, read from `data/house.toml` or a custom data file, and checked.

A role is its index in `ROLES`. `components_cast.py` prepares a table's own cards for the rules.
"""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from omerta.games.crossfire.settings import (
    CrossfireSettings,
    DataFile,
    Fact,
    Mixes,
    Mode,
    RoleEntry,
    RoleName,
    SpecialEntry,
    SpecialName,
)
from omerta.kernel.data import CustomData, read_toml, wrong_field
from omerta.kernel.errors import BadData
from omerta.kernel.seats import Seat

ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)
ROLE_OF: Final[dict[str, int]] = {name: role for role, name in enumerate(ROLES)}
SPECIALS: Final[tuple[SpecialName, ...]] = get_args(SpecialName)
FACTS: Final[tuple[Fact, ...]] = get_args(Fact)
PLAYERS: Final[dict[Mode, range]] = {"shootout": range(5, 11), "sniper": range(6, 11)}  # CF-1.1
MOST_SEATS: Final = 10
NOBODY: Final = -1
VIP: Final = ROLE_OF["vip"]
SNIPER: Final = ROLE_OF["sniper"]

_PACKAGE: Final = "omerta.games.crossfire"
_LISTS: Final[dict[str, type[msgspec.Struct]]] = {"role": RoleEntry, "special": SpecialEntry}


def shuffles_of(places: int) -> tuple[tuple[int, int, int], ...]:
    """Every third player shuffles three cards, until all cards were in a shuffle (CF-2.6)."""
    trios = []
    middle = 0
    mixed = 0
    while mixed != (1 << places) - 1:
        trio = ((middle - 1) % places, middle % places, (middle + 1) % places)
        trios.append(trio)
        for place in trio:
            mixed |= 1 << place
        middle += 3
    return tuple(trios)


def place_of(dealer: Seat, seat: Seat, seats: int, places: int) -> int:
    """A seat counted clockwise from the dealer (CF-1.2), here from 0; `NOBODY` for the sniper."""
    step = (seat - dealer) % seats
    return step if step < places else NOBODY


# Data files


def custom_data(file: CustomData) -> DataFile:
    """A custom data file; raises `BadData` with the place and kind of an error."""
    return checked(file.toml(), file.name)


def checked(data: dict[str, Any], file: str) -> DataFile:
    """The data file, if it keeps all rules of section 3."""
    for name, kind in _LISTS.items():
        _check_entries(name, kind, data.get(name), file)
    wrong = wrong_field(DataFile, data)
    if wrong is not None:
        raise BadData("data-bad-field", file=file, entry=wrong)
    found = msgspec.convert(data, DataFile)
    if not found.id.isprintable():
        raise BadData("data-bad-field", file=file, entry="id")
    if len(set(found.claims)) != len(found.claims) or "undeclared" not in found.claims:
        raise BadData("data-claims", file=file, entry="claims")
    _check_roles(found, file)
    _check_specials(found, file)
    for mode, mix in mixes(found.mix).items():
        _check_mix(found, mode, mix, file)
    return found


def mixes(mix: Mixes) -> dict[Mode, Mapping[RoleName, tuple[int, ...]]]:
    """The mixes by mode."""
    return {"shootout": mix.shootout, "sniper": mix.sniper}


def _check_entries(name: str, kind: type[msgspec.Struct], entries: object, file: str) -> None:
    """Name the entry and the field if a list of tables has the wrong shape."""
    if not isinstance(entries, list | tuple):
        raise BadData("data-bad-field", file=file, entry=name)
    for number, entry in enumerate(entries, 1):
        shape = entry if isinstance(entry, dict) else {}
        plain = {"group" if key == "class" else key: value for key, value in shape.items()}
        wrong = wrong_field(kind, plain)
        if wrong is not None:
            field = "class" if wrong == "group" else wrong
            called = shape.get("id")
            which = called if called in ROLE_OF else str(number)
            raise BadData("data-bad-entry", file=file, entry=f"{name} {which}", field=field)


def _check_roles(data: DataFile, file: str) -> None:
    ids = [entry.id for entry in data.role]
    if sorted(ids) != sorted(ROLES):
        raise BadData("data-roles", file=file, entry="role")
    for entry in data.role:
        armed = entry.weapon in ("gun", "two_guns")
        if armed != (entry.wave > 0):
            raise BadData("data-wave", file=file, entry=f"role {entry.id}")
        if (entry.weapon == "tokens") != (entry.id == "sniper"):
            raise BadData("data-tokens-weapon", file=file, entry=f"role {entry.id}")
        fixed = entry.id if entry.id in ("vip", "assassin", "sniper") else None
        if (entry.group in ("vip", "sniper") or fixed) and entry.group != entry.id:
            raise BadData("data-class", file=file, entry=f"role {entry.id}")
        special = entry.id in SPECIALS
        if (entry.kind == "special") != special:
            raise BadData("data-kind", file=file, entry=f"role {entry.id}")


def _check_specials(data: DataFile, file: str) -> None:
    if sorted([entry.id for entry in data.special]) != sorted(SPECIALS):
        raise BadData("data-specials", file=file, entry="special")
    for entry in data.special:
        least, most = entry.players
        if not 5 <= least <= most <= 10:
            raise BadData("data-players", file=file, entry=f"special {entry.id}")
        if len(entry.remove) != len(entry.add) or entry.id not in entry.add:
            raise BadData("data-swap", file=file, entry=f"special {entry.id}")
        fixed = {each.id for each in data.role if each.group in ("vip", "sniper")}
        if "sniper" in entry.modes:  # as many tokens as assassins: CF-10.5
            fixed |= {each.id for each in data.role if each.group == "assassin"}
        if fixed & {*entry.remove, *entry.add}:
            raise BadData("data-swap-fixed", file=file, entry=f"special {entry.id}")


def _check_mix(
    data: DataFile, mode: Mode, mix: Mapping[RoleName, tuple[int, ...]], file: str
) -> None:
    sizes = PLAYERS[mode]
    copies = {entry.id: entry.copies for entry in data.role}
    groups: dict[str, str] = {entry.id: entry.group for entry in data.role}
    for role, row in mix.items():
        if len(row) != len(sizes):
            raise BadData("data-row", file=file, entry=f"mix.{mode}.{role}", count=len(sizes))
        if role in SPECIALS and any(row):
            raise BadData("data-special-in-mix", file=file, entry=f"mix.{mode}.{role}")
        if max(row) > copies[role]:
            raise BadData("data-copies", file=file, entry=f"mix.{mode}.{role}", most=copies[role])
    for place, players in enumerate(sizes):
        entry = f"mix.{mode}"
        counts: dict[str, int] = {role: row[place] for role, row in mix.items()}
        total = sum(counts.values())
        if total != players:
            raise BadData("data-sum", file=file, entry=entry, players=players, total=total)
        if counts.get("vip", 0) != 1 or counts.get("sniper", 0) != (mode == "sniper"):
            raise BadData("data-vip", file=file, entry=entry, players=players)
        killers = sum([count for role, count in counts.items() if groups[role] == "assassin"])
        guards = sum([count for role, count in counts.items() if groups[role] == "agent"])
        if not killers or not guards:  # CF-8.4
            raise BadData("data-sides", file=file, entry=entry, players=players)
        if mode == "sniper":
            if len(data.tokens.sniper) != len(sizes):
                raise BadData("data-row", file=file, entry="tokens.sniper", count=len(sizes))
            if data.tokens.sniper[place] != killers:  # CF-10.5
                raise BadData("data-tokens", file=file, entry="tokens.sniper", players=players)


HOUSE: Final = checked(read_toml(_PACKAGE, "data", "house.toml"), "house.toml")


def data_of(settings: CrossfireSettings) -> DataFile:
    """The data file that these settings name."""
    return HOUSE if isinstance(settings.data, str) else settings.data
