"""The view of each viewer of Crooks Out! (rules, section 5).

`view_builder.py` builds it.
"""

from typing import Literal

import msgspec

from omerta.games.crooks_out.actions import CrooksOutAction, RoomId
from omerta.games.crooks_out.settings import Help, ThemeFile
from omerta.kernel.game import Outcome, View
from omerta.kernel.seats import Seat

MARKS = "oxf"
"""A mark in a view: open, crossed, filled."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player and the open sheet; its 36 rooms are in sorting order.

    Headers need no field: those of a circled number are struck out (CO-5.3).
    """

    points: int
    left: int
    """Crooks still in hand."""
    laid: tuple[RoomId, ...]
    numbers: tuple[int | None, ...]
    marks: str
    circled: tuple[RoomId, ...]


class AskedView(msgspec.Struct, frozen=True, gc=False):
    """A question and its answer; the sheets do not show who asked whom."""

    turn: int
    seat: Seat
    asked: Seat
    room: RoomId
    hit: bool


class Opened(msgspec.Struct, frozen=True, gc=False):
    """After the end: the rest of each hand, and the box."""

    hands: tuple[tuple[RoomId, ...], ...]
    box: tuple[RoomId, ...]


class CrooksOutView(View, frozen=True):
    """A table of Crooks Out! as one viewer may know it."""

    constant = ("theme", "circling", "brave", "help", "practice", "box_size")

    theme: ThemeFile
    circling: Literal["sharp_eyed", "auto"]
    brave: bool
    help: Help
    practice: bool
    """True if players count their numbers themselves before they see them (CO-2.7)."""
    box_size: int
    turn: int
    active: Seat | None
    decision: str | None
    rolled: RoomId | None
    """The room rolled in this turn."""
    seats: tuple[SeatView, ...]
    hand: tuple[RoomId, ...] | None
    at_risk: int
    circling_of: Seat | None
    """The seat whose sheet is searched for due numbers."""
    named: tuple[RoomId, ...]
    """The numbers named so far."""
    asked: tuple[AskedView, ...]
    options: tuple[CrooksOutAction, ...]
    outcome: Outcome | None
    opened: Opened | None
