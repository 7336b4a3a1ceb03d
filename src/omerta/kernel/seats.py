"""Who sits at the table and who looks at it."""

from collections.abc import Sequence
from typing import Final

Seat = int
"""0 to n-1, clockwise. People, bots and names are the server's business.

The library, the wire and the files of `omerta sim` count seats from 0. Whatever people read or type
counts them from 1: settings and commands that are typed, refusals, tables, the rules.
"""

TYPED_SEATS: Final = {str(number): str(number - 1) for number in range(11)}
"""What people type for a seat, its number from 1, by the seat; no game has more than ten."""

Viewer = int | None
"""A seat, or None for a spectator and the shared screen."""


def next_seat(waiting: Sequence[Seat], last: Seat | None) -> Seat:
    """Whom to ask of several who are waited for: clockwise after the one who answered last.

    So that in a talk, where everybody may answer again and again, all get a word in.
    """
    later = [] if last is None else [seat for seat in waiting if seat > last]
    return later[0] if later else waiting[0]


def seat_or_word(text: str) -> Seat | str:
    """A seat's number as an option names it, in plain digits; any other word stays a word."""
    return int(text) if len(text) == 1 and text in "0123456789" else text
