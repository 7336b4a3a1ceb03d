"""The decisions of Crooks (rules, section 4)."""

from typing import ClassVar

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


class SeatFrame(Frame):
    """A decision of the player whose turn it is."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class ChooseHangout(SeatFrame):
    """Pay for a hangout, or pass."""

    __slots__ = ()
    tag: ClassVar[str] = "choose_hangout"


class ChooseCrook(SeatFrame):
    """Hire one crook of the pile that was paid for."""

    __slots__ = ("hangout",)
    tag: ClassVar[str] = "choose_crook"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hangout")

    def __init__(self, seat: Seat, hangout: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.hangout = hangout


class Rob(SeatFrame):
    """Send the crook in hand to a target, put it away, or pass."""

    __slots__ = ()
    tag: ClassVar[str] = "rob"


class UsePickpocket(SeatFrame):
    """Take money from the bank, or leave it."""

    __slots__ = ()
    tag: ClassVar[str] = "pickpocket"


class ChooseVictim(SeatFrame):
    """Kill one rival's crooks on the killer's target, or none."""

    __slots__ = ("target",)
    tag: ClassVar[str] = "kill"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: Seat, target: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.target = target


class ChooseSight(SeatFrame):
    """Spy on a target or a hangout, or on nothing."""

    __slots__ = ()
    tag: ClassVar[str] = "spy"


FRAMES: dict[str, type[Frame]] = {
    kind.tag: kind
    for kind in (ChooseHangout, ChooseCrook, Rob, UsePickpocket, ChooseVictim, ChooseSight)
}
