"""Saves of states: how every game writes its state and reads it back.

A game lists the fields once, in a Struct that has `schema`, `settings` and `stack` in addition
to fields with the same names as in its table.
"""
# mypyc: skip (handles Structs)

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from omerta.kernel.codec import Upcaster, decode_save, encode, upcast
from omerta.kernel.errors import BadSave
from omerta.kernel.frames import Frame, rebuild

Saved = TypeVar("Saved", bound=msgspec.Struct)
S = TypeVar("S")

_OWN = ("schema", "settings", "stack")
"""Fields that are not copied directly from the table."""


def dump_state(kind: type[msgspec.Struct], schema: int, s: Any) -> bytes:
    """Return the state as canonical JSON."""
    same = {name: getattr(s, name) for name in kind.__struct_fields__ if name not in _OWN}
    stack = [frame.wire() for frame in s.stack]
    return encode(kind(schema=schema, settings=s.settings, stack=stack, **same))


def read_struct(
    kind: type[Saved], raw: bytes, schema: int, upcasters: Mapping[int, Upcaster]
) -> Saved:
    """Return the saved structure, also of an older version, or raise `BadSave`."""
    return decode_save(kind, upcast(decode_save(dict[str, Any], raw), schema, upcasters))


def restore_state(
    s: S, saved: Any, frames: dict[str, type[Frame]], audit: Callable[[S], list[str]]
) -> S:
    """Fill a new state from what was saved, or raise `BadSave` if the state cannot exist."""
    for name in saved.__struct_fields__:
        if name not in _OWN:
            setattr(s, name, getattr(saved, name))
    s.stack = [rebuild(frames, wire) for wire in saved.stack]  # type: ignore[attr-defined]  # every table has one
    wrong = audit(s)
    if wrong:
        raise BadSave("save-impossible", detail=wrong[0])
    return s
