"""Finds which fields of an action or event name things, so that texts can be found for them."""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_type_hints

import msgspec


@cache
def text_kinds(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return the kind of thing that each field of a structure names: "seat", "crook", … or ""."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _text_kind(hints[name]) for name in kind.__struct_fields__}


def _text_kind(hint: Any) -> str:
    """Return the `text` mark in the annotation, also inside Secret, tuple or optional types."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, msgspec.Meta) and mark.extra and "text" in mark.extra:
            return str(mark.extra["text"])
    inner: Iterable[Any] = getattr(hint, "__args__", ())
    if hasattr(hint, "__origin__") and not inner:
        inner = (hint.__origin__,)
    return next((found for found in map(_text_kind, inner) if found), "")
