"""Events: what happened, in the past tense, for animation, log and replay.

Every field is public unless its type says `Secret[...]`; secret fields are there only for the
seats in `readers()`. `seen_by` is the one door through which an event leaves the engine.
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
    """Told nobody anything new about hidden things, so that the action may be undone."""
    milestone: ClassVar[bool] = False
    """A moment of a long game that people will want to return to."""

    def readers(self) -> tuple[Seat, ...]:
        """The seats that see the secret fields."""
        return ()

    def reveals(self) -> bool:
        """Whether somebody learned something by this event; unless declared quiet, yes."""
        return not self.quiet

    def seen_by(self, viewer: Viewer) -> Self:
        """The event as this viewer may see it."""
        secrets = secret_fields(type(self))
        if not secrets or (viewer is not None and viewer in self.readers()):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(secrets, UNSET))


class TimeoutApplied(Event, frozen=True, tag="timeout_applied"):
    """The clock ran out and the table answered for a seat."""

    quiet = True
    seat: Annotated[Seat, msgspec.Meta(extra={"text": "seat"})]
    decision: str


_secrets: dict[type[Event], tuple[str, ...]] = {}


def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields of this event class that are marked secret."""
    known = _secrets.get(kind)
    if known is None:
        hints = get_type_hints(kind, include_extras=True)
        known = tuple(name for name in kind.__struct_fields__ if _is_secret(hints[name]))
        _secrets[kind] = known
    return known


def _is_secret(hint: object) -> bool:
    marks = getattr(hint, "__metadata__", ())
    return any(isinstance(m, msgspec.Meta) and (m.extra or {}).get(_MARK) for m in marks)
