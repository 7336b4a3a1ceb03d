"""Events: what happened at the table, for animation, log and replay.

Every field is public unless its type is `Secret[...]`; only the seats in `readers()` get secret
fields. An event leaves the engine only through `seen_by`.
"""

from typing import Annotated, ClassVar, Self, TypeVar, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from omerta.kernel.seats import Seat, Viewer

T = TypeVar("T")
_MARK = "secret"

Secret = Annotated[T | UnsetType, msgspec.Meta(extra={_MARK: True})]
"""The type of an event field that only the event's readers may see."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened at the table."""

    quiet: ClassVar[bool] = False
    """True if the event reveals nothing hidden, so that its action may be undone."""
    milestone: ClassVar[bool] = False
    """True for a step of a long match that players may want to return to."""

    def readers(self) -> tuple[Seat, ...]:
        """Return the seats that see the secret fields."""
        return ()

    def reveals(self) -> bool:
        """Whether a viewer learns something hidden here; true unless the class is `quiet`."""
        return not self.quiet

    def seen_by(self, viewer: Viewer) -> Self:
        """Return the event as this viewer may see it."""
        secrets = secret_fields(type(self))
        if not secrets or (viewer is not None and viewer in self.readers()):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(secrets, UNSET))


class TimeoutApplied(Event, frozen=True, tag="timeout_applied"):
    """The clock ran out and the table acted for a seat."""

    quiet = True
    seat: Annotated[Seat, msgspec.Meta(extra={"text": "seat"})]
    decision: str


_secrets: dict[type[Event], tuple[str, ...]] = {}


def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """Return the names of the fields of this event class that are secret."""
    known = _secrets.get(kind)
    if known is None:
        hints = get_type_hints(kind, include_extras=True)
        known = tuple(name for name in kind.__struct_fields__ if _is_secret(hints[name]))
        _secrets[kind] = known
    return known


def _is_secret(hint: object) -> bool:
    marks = getattr(hint, "__metadata__", ())
    return any(isinstance(m, msgspec.Meta) and (m.extra or {}).get(_MARK) for m in marks)
