"""CO-2: numbers, and circling one on a sheet (CO-5.2)."""

from omerta.games.crooks_out.components import REACH
from omerta.games.crooks_out.events import CircleCause, NumberCircled, NumberWritten, When
from omerta.games.crooks_out.table import Table, is_due, number, open_marks
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def write(s: Table, seat: Seat, room: int, when: When, log: list[Event]) -> None:
    """Write the number of a room, and circle it at once if no crook of it is left."""
    value = number(s, seat, room)
    s.written[seat] |= 1 << room
    log.append(NumberWritten(seat, s.theme.rooms[room], value, when))
    if is_due(s, seat, room):  # CO-2.6, CO-3.7, CO-5.11
        circle(s, seat, room, "zero" if value == 0 else "fresh", log)


def circle(s: Table, seat: Seat, room: int, cause: CircleCause, log: list[Event]) -> None:
    """Circle a number: no crook of its colour or letter is left in this hand."""
    newly = REACH[room] & open_marks(s, seat)  # CO-5.4: filled marks stay filled
    s.circled[seat] |= 1 << room
    s.crossed[seat] |= newly  # CO-5.2
    log.append(NumberCircled(seat, s.theme.rooms[room], cause, s.theme.names(newly)))
