"""The difference of two views: a live table sends a whole view only once, and then what changed."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from omerta.kernel.game import View

Fields = dict[str, Any]
Entries = dict[str, dict[str, Any]]


def view_diff(before: View | None, now: View) -> tuple[Fields, Entries]:
    """Return the fields that changed; of lists, only the new and the changed entries.

    Without an earlier view, return every field except those that never change in a match.
    """
    names, values = _changing(type(now))
    new_values: tuple[Any, ...] = values(now)
    fields: Fields = {}
    entries: Entries = {}
    if before is None:
        for index, new in enumerate(new_values):
            fields[names[index]] = new
        return fields, entries
    old_values: tuple[Any, ...] = values(before)
    for index, new in enumerate(new_values):
        old = old_values[index]
        if old is new:
            continue
        if _is_list(new) and _is_list(old) and len(old) <= len(new):
            changed = _changed(old, new)
            if changed:
                entries[names[index]] = changed
        elif old != new:
            fields[names[index]] = new
    return fields, entries


def _changed(old: tuple[Any, ...], new: tuple[Any, ...]) -> dict[str, Any]:
    """Return the new and changed entries by their place; only lists that have not shrunk come here."""
    changed: dict[str, Any] = {}
    for place, entry in enumerate(new):
        if place < len(old):
            other = old[place]
            if entry is other or entry == other:
                continue
        changed[str(place)] = entry
    return changed


def _is_list(value: Any) -> bool:
    """Whether this is a list of structures; lists of bare values are sent whole."""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], msgspec.Struct)


_known: dict[type[View], tuple[list[str], Callable[[View], Any]]] = {}


def _changing(kind: type[View]) -> tuple[list[str], Callable[[View], Any]]:
    """Return the names of the fields that can change in a match, and a getter of their values."""
    found = _known.get(kind)
    if found is None:
        names = [name for name in kind.__struct_fields__ if name not in kind.constant]
        found = _known[kind] = names, attrgetter(*names)
    return found
