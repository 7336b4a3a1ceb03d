"""Who sits at the table and who looks at it."""

Seat = int
"""0 to n-1, clockwise. People, bots and names are the server's business."""

Viewer = int | None
"""A seat, or None for a spectator and the shared screen."""


def seat_or_word(text: str) -> Seat | str:
    """A seat's number as an option names it, in plain digits; any other word stays a word."""
    return int(text) if len(text) == 1 and text in "0123456789" else text
