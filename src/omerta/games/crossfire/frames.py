"""The decisions of Crossfire (rules, section 5), which are always of several seats at once.

`left` are the seats that have not acted yet, as a mask.
"""

from typing import ClassVar, Final

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

_MOST: Final = 10
_seats: Final = [
    tuple([seat for seat in range(_MOST) if mask >> seat & 1]) for mask in range(1 << _MOST)
]
"""The seats of each mask."""


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, the lowest first."""
    return _seats[mask] if 0 <= mask < 1 << _MOST else ()


class Look(Frame):
    """Look at the card that was dealt (stage 0), passed (1) or returned by a shuffle (2 and up)."""

    __slots__ = ("left", "stage")
    tag: ClassVar[str] = "look"
    fields: ClassVar[tuple[str, ...]] = ("stage", "left")

    def __init__(self, stage: int, left: int) -> None:
        self.seats = seats_in(left)
        self.stage = stage
        self.left = left


class FirstClaim(Frame):
    """Look a last time, and choose the claim."""

    __slots__ = ("left",)
    tag: ClassVar[str] = "claim"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seats = seats_in(left)
        self.left = left


class Talk(Frame):
    """Talk until all are ready or time is up."""

    __slots__ = ("left",)
    tag: ClassVar[str] = "talk"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seats = seats_in(left)
        self.left = left


class PointAll(Frame):
    """All players point at another player."""

    __slots__ = ("left",)
    tag: ClassVar[str] = "aim"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seats = seats_in(left)
        self.left = left


class PointLast(Frame):
    """The assassins that the sniper left alive point at another player."""

    __slots__ = ("left",)
    tag: ClassVar[str] = "final_aim"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seats = seats_in(left)
        self.left = left


class Rest(Frame):
    """A game of the series is over; everything lies open until all want the next one."""

    __slots__ = ("left",)
    tag: ClassVar[str] = "rest"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.seats = seats_in(left)
        self.left = left


FRAMES: dict[str, type[Frame]] = {
    kind.tag: kind for kind in (Look, FirstClaim, Talk, PointAll, PointLast, Rest)
}
