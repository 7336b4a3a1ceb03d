"""What can change of a view: a table sends the rest of it only once."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from omerta.kernel import View


def changing(view: View) -> msgspec.Struct:
    """The view without its constant fields."""
    shape, values = _shape(type(view))
    return shape(*values(view))


@cache
def _shape(kind: type[View]) -> tuple[type[msgspec.Struct], Callable[[View], Any]]:
    names = [name for name in kind.__struct_fields__ if name not in kind.constant]
    shape = msgspec.defstruct(kind.__name__, names, frozen=True, gc=False)
    return shape, attrgetter(*names)
