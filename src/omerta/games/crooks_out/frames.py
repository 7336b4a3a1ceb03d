"""The decisions of Crooks Out! (rules, section 4)."""

from typing import ClassVar

from omerta.games.crooks_out.components import MOST_SEATS
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


class Asking(Frame):
    """The active player may ask for a crook."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class AskFirst(Asking):
    """The first question of a turn, which must be asked."""

    __slots__ = ()
    tag: ClassVar[str] = "ask"


class AskOrStop(Asking):
    """After a hit without a fault: ask again, or stop."""

    __slots__ = ()
    tag: ClassVar[str] = "ask_or_stop"


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


ASK_FIRST = [AskFirst(seat) for seat in range(MOST_SEATS)]
ASK_OR_STOP = [AskOrStop(seat) for seat in range(MOST_SEATS)]
"""By seat; created once, because frames never change."""

FRAMES: dict[str, type[Frame]] = {kind.tag: kind for kind in (AskFirst, AskOrStop, CallCircles)}
