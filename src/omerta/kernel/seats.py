"""Seats and viewers."""

from collections.abc import Sequence
from typing import Final

Seat = int
"""A seat: 0 to n-1, clockwise. Humans, bots and names are the server's business.

The library, the wire and the files of `omerta sim` count seats from 0. Everything that players
read or type counts from 1: typed settings and commands, refusals, tables, the rules.
"""

TYPED_SEATS: Final = {str(number): str(number - 1) for number in range(11)}
"""The typed number of a seat, from 1, to the seat's index; no game has more than ten seats."""

Viewer = int | None
"""A seat, or None for a spectator and the shared screen."""


def next_seat(waiting: Sequence[Seat], last: Seat | None) -> Seat:
    """Return the waiting seat to ask next: clockwise after the one that answered last.

    So every seat can speak in a discussion, in which all may answer again and again.
    """
    later = [] if last is None else [seat for seat in waiting if seat > last]
    return later[0] if later else waiting[0]


def seat_or_word(text: str) -> Seat | str:
    """Return the seat that a setting names by a single digit; any other word is returned unchanged."""
    return int(text) if len(text) == 1 and text in "0123456789" else text
