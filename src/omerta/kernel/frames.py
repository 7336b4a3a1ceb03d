"""Decision frames: the only control state of a game is a stack of them.

A frame names one decision and the seats that must answer it. It holds ids and numbers only and
is never changed: a later stage of the same decision is a new frame in its place. So clones can
share frames, and frames are easy to save.
"""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from omerta.kernel.errors import BadSave
from omerta.kernel.seats import Seat

Wire = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A decision that the table waits for; the `seats` must answer, in any order."""

    __slots__ = ("seats",)
    tag: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def wire(self) -> list[Wire]:
        """Return the frame as it is saved: its tag and its fields in order."""
        return [self.tag, *[getattr(self, field) for field in self.fields]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.wire() == other.wire()

    def __hash__(self) -> int:
        return hash(tuple(self.wire()))

    def __repr__(self) -> str:
        told = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.fields)
        return f"{self.tag}({told})"


def push_frames(stack: list[Frame], frames: Sequence[Frame]) -> None:
    """Push these decisions so that the first one is answered first."""
    stack.extend(frames[::-1])


def rebuild(kinds: dict[str, type[Frame]], wire: list[Wire]) -> Frame:
    """Return the frame that `Frame.wire` wrote, or raise `BadSave`."""
    tag = str(wire[0]) if wire else ""
    kind = kinds.get(tag)
    if kind is None:
        raise BadSave("save-unknown-frame", frame=tag)
    if len(wire) - 1 != len(kind.fields):
        raise BadSave("save-bad-frame", frame=tag)
    try:
        return kind(*wire[1:])  # type: ignore[arg-type]  # every subclass takes its fields in order
    except TypeError:  # compiled frames do not accept a word where a number belongs
        raise BadSave("save-bad-frame", frame=tag) from None
