"""What a table of Crooks Out! waits for (rules, section 4)."""

from typing import ClassVar

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


class AskFirst(Frame):
    """The first question of a turn: it must be asked."""

    __slots__ = ("seat",)
    tag: ClassVar[str] = "ask"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class AskOrStop(Frame):
    """After a hit without fault: ask on, or stop."""

    __slots__ = ("seat",)
    tag: ClassVar[str] = "ask_or_stop"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class CallCircles(Frame):
    """After a hit: name the due numbers of the asked sheet, one by one, then say done.

    `named` is the set of rooms named so far, as a mask.
    """

    __slots__ = ("asked", "named", "seat")
    tag: ClassVar[str] = "call_circles"
    fields: ClassVar[tuple[str, ...]] = ("seat", "asked", "named")

    def __init__(self, seat: Seat, asked: Seat, named: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.asked = asked
        self.named = named


FRAMES: dict[str, type[Frame]] = {kind.tag: kind for kind in (AskFirst, AskOrStop, CallCircles)}
