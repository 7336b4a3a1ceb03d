"""The decisions of Mafia (rules, section 5)."""

from typing import ClassVar, Final

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

_SEATS_IN: Final = [
    tuple([seat for seat in range(4) if mask >> seat & 1]) for mask in range(1 << 4)
]


class Exchange(Frame):
    """Exchange cards: `left` are the seats still choosing, `thrown` their slots so far.

    Both are masks; the four slots of a seat are the bits from four times its number on.
    """

    __slots__ = ("left", "thrown")
    tag: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("left", "thrown")

    def __init__(self, left: int, thrown: int) -> None:
        self.seats = _SEATS_IN[left & 15]
        self.left = left
        self.thrown = thrown


class LayNext(Frame):
    """Choose the own street for the next card of the hand."""

    __slots__ = ("seat",)
    tag: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class Act(Frame):
    """A turn: open a card, serve, or pass."""

    __slots__ = ("seat",)
    tag: ClassVar[str] = "act"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


class AimPistol(Frame):
    """Decide whether the pistol on this street fires, and at which card."""

    __slots__ = ("seat", "street")
    tag: ClassVar[str] = "pistol"
    fields: ClassVar[tuple[str, ...]] = ("seat", "street")

    def __init__(self, seat: Seat, street: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.street = street


class ChooseBuyer(Frame):
    """Choose one of several buyers for the goods on this street."""

    __slots__ = ("seat", "street")
    tag: ClassVar[str] = "buyer"
    fields: ClassVar[tuple[str, ...]] = ("seat", "street")

    def __init__(self, seat: Seat, street: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.street = street


class NameRunner(Frame):
    """Choose the figure that breaks out by the escape on this street."""

    __slots__ = ("seat", "street")
    tag: ClassVar[str] = "runner"
    fields: ClassVar[tuple[str, ...]] = ("seat", "street")

    def __init__(self, seat: Seat, street: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.street = street


class SplitBank(Frame):
    """Choose the card of a sale that receives the rest of the bank next.

    `opened` is the card that was opened; `buyer` and the mask `goods` are the sale; the mask
    `left` holds its cards that were not named yet.
    """

    __slots__ = ("buyer", "goods", "left", "opened", "seat")
    tag: ClassVar[str] = "split"
    fields: ClassVar[tuple[str, ...]] = ("seat", "opened", "buyer", "goods", "left")

    def __init__(self, seat: Seat, opened: int, buyer: int, goods: int, left: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.opened = opened
        self.buyer = buyer
        self.goods = goods
        self.left = left


class PayRansom(Frame):
    """Decide whether to ransom a figure of the clan."""

    __slots__ = ("seat",)
    tag: ClassVar[str] = "ransom"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat


LAYING: Final = [LayNext(seat) for seat in range(4)]
ACTING: Final = [Act(seat) for seat in range(4)]
"""The most frequent frames, by seat; frames never change, so all tables share them."""

FRAMES: Final[dict[str, type[Frame]]] = {
    kind.tag: kind
    for kind in (
        Exchange,
        LayNext,
        Act,
        AimPistol,
        ChooseBuyer,
        NameRunner,
        SplitBank,
        PayRansom,
    )
}
