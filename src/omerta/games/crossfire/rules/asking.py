"""Decisions of several seats at once: each acts once, in any order (CF-4.4, CF-13.5)."""

from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, Rest, Talk
from omerta.games.crossfire.table import Table
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


def ask(s: Table, frame: Frame) -> None:
    """Start a new decision; one clock runs for all its seats (CF-13.1)."""
    s.clock += 1
    s.stack.append(frame)


def answered(s: Table, seat: Seat) -> bool:
    """Mark a seat as finished; returns True if it was the last one."""
    frame = s.stack[-1]
    if len(frame.seats) == 1:
        s.stack.pop()
        return True
    if isinstance(frame, Look):
        s.stack[-1] = Look(frame.stage, frame.left & ~(1 << seat))
    elif isinstance(frame, FirstClaim | Talk | PointAll | PointLast | Rest):
        s.stack[-1] = type(frame)(frame.left & ~(1 << seat))
    else:
        raise AssertionError(frame)  # noqa: TRY004  (a bug of ours, no wrong argument)
    return False
