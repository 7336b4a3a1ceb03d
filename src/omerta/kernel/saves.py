"""A table at rest: how every game writes its state and reads it back.

A game names the fields once, in a Struct that has `schema`, `settings` and `stack` besides those
that are called as in its table.
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
"""Fields that are not simply those of the table."""


def dump_state(kind: type[msgspec.Struct], schema: int, s: Any) -> bytes:
    """The table as canonical JSON."""
    same = {name: getattr(s, name) for name in kind.__struct_fields__ if name not in _OWN}
    stack = [frame.wire() for frame in s.stack]
    return encode(kind(schema=schema, settings=s.settings, stack=stack, **same))


def read_struct(
    kind: type[Saved], raw: bytes, schema: int, upcasters: Mapping[int, Upcaster]
) -> Saved:
    """What was written, also by an older version; or `BadSave`."""
    return decode_save(kind, upcast(decode_save(dict[str, Any], raw), schema, upcasters))


def restore_state(
    s: S, saved: Any, frames: dict[str, type[Frame]], audit: Callable[[S], list[str]]
) -> S:
    """The table with everything that was saved, or `BadSave` if it cannot be."""
    for name in saved.__struct_fields__:
        if name not in _OWN:
            setattr(s, name, getattr(saved, name))
    s.stack = [rebuild(frames, wire) for wire in saved.stack]  # type: ignore[attr-defined]  # every table has one
    wrong = audit(s)
    if wrong:
        raise BadSave("save-impossible", detail=wrong[0])
    return s
