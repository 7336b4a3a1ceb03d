"""Who sits at the table and who looks at it."""

Seat = int
"""0 to n-1, clockwise. People, bots and names are the server's business."""

Viewer = int | None
"""A seat, or None for a spectator and the shared screen."""
