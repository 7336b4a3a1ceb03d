"""The open sheets of a view as masks of rooms, and what one of them alone tells."""

from omerta.games.crooks_out.actions import Circle, Done
from omerta.games.crooks_out.components import REACH, Theme, count, rooms_in, theme_of
from omerta.games.crooks_out.view import CrooksOutView, SeatView
from omerta.kernel.actions import Action


class OpenSheet:
    """One sheet: its open marks, the crooks laid out, and its numbers that are not circled."""

    __slots__ = ("laid", "left", "numbers", "open")

    def __init__(self, seat: SeatView, theme: Theme) -> None:
        self.left = seat.left
        self.open = 0
        self.laid = 0
        for room, mark in enumerate(seat.marks):
            if mark == "o":
                self.open |= 1 << room
            elif mark == "f":
                self.laid |= 1 << room
        circled = {theme.room_of[room] for room in seat.circled}
        self.numbers: list[tuple[int, int]] = [
            (room, number)
            for room, number in enumerate(seat.numbers)
            if number is not None and room not in circled
        ]

    def outstanding(self, room: int, number: int) -> int:
        """The crooks of a number that are still in hand."""
        return number - count(self.laid & REACH[room])

    def due(self) -> int:
        """The numbers that must be circled, which are public (CO-5.1)."""
        found = 0
        for room, number in self.numbers:
            if not self.outstanding(room, number):
                found |= 1 << room
        return found


def searched_sheet(view: CrooksOutView) -> OpenSheet:
    """The sheet on which due numbers are searched."""
    assert view.circling_of is not None, "nobody searches a sheet now"
    return OpenSheet(view.seats[view.circling_of], theme_of(view.theme))


def name_all_due(view: CrooksOutView) -> Action:
    """The next due number, or done when all are named."""
    rooms = theme_of(view.theme).rooms
    for room in rooms_in(searched_sheet(view).due()):
        if rooms[room] not in view.named:
            return Circle(rooms[room])
    return Done()


def own_hand(view: CrooksOutView) -> int:
    """The viewer's crooks in hand."""
    theme = theme_of(view.theme)
    found = 0
    for room in view.hand or ():
        found |= 1 << theme.room_of[room]
    return found


def rough_chances(sheet: OpenSheet, known: int) -> dict[int, float]:
    """The chance of each open room for a player who considers the numbers one by one.

    `known` are crooks that are certainly elsewhere. Other sheets, and combinations of numbers,
    are ignored, which makes the result rough.
    """
    possible = sheet.open & ~known
    places = max(1, count(possible))
    chances: dict[int, float] = {}
    for room in rooms_in(possible):
        told = [
            sheet.outstanding(at, number) / max(1, count(possible & REACH[at]))
            for at, number in sheet.numbers
            if REACH[at] >> room & 1
        ]
        told.append(sheet.left / places)
        chances[room] = max(told) if min(told) > 0 else 0.0
    return chances
