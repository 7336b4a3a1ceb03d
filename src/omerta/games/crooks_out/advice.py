"""What a player of Crooks Out! can compute from the view (rules, 6 and 10): the coach of a table.

`crosses` says what each open sheet excludes or proves by itself; `coach` also says how many
deals are left and how likely each room is. While a player searches a sheet for numbers to
circle, the coach is silent, because the search is a part of the game (CO-5.6).
"""

from math import nextafter

import msgspec

from omerta.games.crooks_out.actions import RoomId
from omerta.games.crooks_out.belief import Knowledge, Sheet, clues_of, count
from omerta.games.crooks_out.belief_hands import BOX, hands_of
from omerta.games.crooks_out.components import Theme, theme_of
from omerta.games.crooks_out.view import CrooksOutView, SeatView
from omerta.kernel.seats import Seat

ALMOST = nextafter(1.0, 0.0)
"""The chance of something uncertain is shown as less than 1, however close it is."""


class SheetAdvice(msgspec.Struct, frozen=True):
    """What an open sheet alone tells every viewer about the hand behind it."""

    excluded: tuple[RoomId, ...]
    """Open rooms whose crook cannot be there."""
    proved: tuple[RoomId, ...]
    """Open rooms whose crook must be there."""


class Chances(msgspec.Struct, frozen=True):
    """The probability of each room, from everything the viewer knows."""

    worlds: str
    """The number of deals that are left, as text because it exceeds a browser's numbers."""
    exact: bool
    """False if there are too many deals to count, so that everything here is an estimate."""
    seats: tuple[tuple[float, ...], ...]
    """By seat, then by room; empty for the viewer's own seat. 0 and 1 are certain if `exact`."""
    box: tuple[float, ...]


class Advice(msgspec.Struct, frozen=True):
    """The coach's advice: what all viewers see on the sheets, and the viewer's own probabilities."""

    sheets: tuple[SheetAdvice, ...]
    chances: Chances | None


def advise(view: CrooksOutView) -> Advice | None:
    """The advice that this table agreed on, for this viewer."""
    if view.help == "plain" or view.decision in {None, "call_circles"}:
        return None
    everybody = knowledge_of(view, None)
    theme = theme_of(view.theme)
    sheets = tuple([_sheet_alone(everybody, sheet, theme) for sheet in everybody.sheets])
    wanted = view.help == "coach" and view.you is not None
    return Advice(sheets, chances(view) if wanted else None)


def chances(view: CrooksOutView) -> Chances:
    """The probability of each room for this viewer."""
    worlds = count(knowledge_of(view, view.you))
    by_holder = dict(zip(worlds.holders, worlds.rooms, strict=True))

    def shares(holder: int) -> tuple[float, ...]:
        if holder not in by_holder:
            return ()
        total = worlds.total
        return tuple(
            [1.0 if held == total else min(held / total, ALMOST) for held in by_holder[holder]]
        )

    seats = tuple([shares(seat) for seat in range(len(view.seats))])
    return Chances(str(worlds.total), worlds.exact, seats, shares(BOX))


def knowledge_of(view: CrooksOutView, viewer: Seat | None) -> Knowledge:
    """All certain facts in a view: the viewer's own, or only the public ones."""
    theme = theme_of(view.theme)
    sheets = [_sheet(seat, sheet, theme) for seat, sheet in enumerate(view.seats) if seat != viewer]
    dealt = 0
    if viewer is not None:
        for room in (*(view.hand or ()), *view.seats[viewer].laid):
            dealt |= 1 << theme.room_of[room]
    return Knowledge(dealt, tuple(sheets))


def _sheet(seat: Seat, sheet: SeatView, theme: Theme) -> Sheet:
    laid = crossed = 0
    for room, mark in enumerate(sheet.marks):
        if mark == "f":
            laid |= 1 << room
        elif mark == "x":
            crossed |= 1 << room
    numbers = [(room, number) for room, number in enumerate(sheet.numbers) if number is not None]
    return Sheet(seat, laid, crossed, sheet.left, tuple(numbers))


def _sheet_alone(everybody: Knowledge, sheet: Sheet, theme: Theme) -> SheetAdvice:
    hands = hands_of(clues_of(everybody, sheet))
    total = hands.total()
    excluded = proved = 0
    for room, held in enumerate(hands.by_room()):
        if held == 0:
            excluded |= 1 << room
        elif held == total:
            proved |= 1 << room
    return SheetAdvice(
        theme.names(excluded & ~sheet.crossed & ~sheet.laid_out), theme.names(proved)
    )
