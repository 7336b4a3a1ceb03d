"""Decision frames: the only control state of a game is a stack of them.

A frame says what the table waits for and from whom. It holds ids and numbers only and is never
changed once made: a later stage of the same decision is a new frame in its place. That makes
frames safe to share between clones and trivial to save.
"""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from omerta.kernel.errors import BadSave
from omerta.kernel.seats import Seat

Wire = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """What the table waits for; `seats` are those who must answer, in any order."""

    __slots__ = ("seats",)
    tag: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def wire(self) -> list[Wire]:
        """The frame as it is saved: its tag and its fields in order."""
        return [self.tag, *[getattr(self, field) for field in self.fields]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.wire() == other.wire()

    def __hash__(self) -> int:
        return hash(tuple(self.wire()))

    def __repr__(self) -> str:
        told = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.fields)
        return f"{self.tag}({told})"


def push_frames(stack: list[Frame], frames: Sequence[Frame]) -> None:
    """Ask these decisions in reading order: the first one is answered first."""
    stack.extend(frames[::-1])


def rebuild(kinds: dict[str, type[Frame]], wire: list[Wire]) -> Frame:
    """The frame that `Frame.wire` wrote."""
    tag = str(wire[0]) if wire else ""
    kind = kinds.get(tag)
    if kind is None:
        raise BadSave("save-unknown-frame", frame=tag)
    if len(wire) - 1 != len(kind.fields):
        raise BadSave("save-bad-frame", frame=tag)
    try:
        return kind(*wire[1:])  # type: ignore[arg-type]  # every subclass takes its fields in order
    except TypeError:  # compiled frames take no word for a number
        raise BadSave("save-bad-frame", frame=tag) from None
