"""Builds views: every sheet is open; of the hands, a viewer knows only their own.

The default is hidden: a crook in a hand enters a view only if this module says so.
"""

from collections.abc import Sequence

from omerta.games.crooks_out.components import BOARD, REACH, ROOMS, count
from omerta.games.crooks_out.frames import CallCircles
from omerta.games.crooks_out.rules import ending
from omerta.games.crooks_out.table import NO_ROOM, Table, is_over, laid_out
from omerta.games.crooks_out.turn import options
from omerta.games.crooks_out.view import AskedView, CrooksOutView, Opened, SeatView
from omerta.kernel.seats import Seat, Viewer


def view(s: Table, viewer: Viewer) -> CrooksOutView:
    """The table for one viewer."""
    return views(s, (viewer,))[0]


def views(s: Table, viewers: Sequence[Viewer]) -> list[CrooksOutView]:
    """The table for several viewers, who share the sheets."""
    sheets = tuple([_seat(s, seat) for seat in range(s.seats)])
    rooms = s.theme.rooms
    asked = tuple(
        [
            AskedView(turn, asker, other, rooms[room], bool(hit))
            for turn, asker, other, room, hit in s.asked
        ]
    )
    return [_build_view(s, viewer, sheets, asked) for viewer in viewers]


def _build_view(
    s: Table,
    viewer: Viewer,
    sheets: tuple[SeatView, ...],
    asked: tuple[AskedView, ...],
) -> CrooksOutView:
    chosen = s.settings
    names = s.theme.names
    frame = s.stack[-1] if s.stack else None
    named = 0
    circling_of = None
    if isinstance(frame, CallCircles):
        circling_of = frame.asked
        named = frame.named
    over = is_over(s)
    return CrooksOutView(
        you=viewer,
        theme=s.theme.file,
        circling=chosen.circling,
        brave=chosen.brave == "on",
        help=chosen.help,
        practice=chosen.practice_counting == "on",
        box_size=ROOMS - s.seats * BOARD.hand[s.seats],
        turn=s.turn,
        active=None if frame is None else frame.seats[0],
        decision=None if frame is None else frame.tag,
        rolled=None if s.rolled == NO_ROOM else s.theme.rooms[s.rolled],
        seats=sheets,
        hand=None if viewer is None else names(s.hands[viewer]),
        at_risk=s.at_risk,
        circling_of=circling_of,
        named=names(named),
        asked=asked,
        # `options` is typed as actions; law 1 checks that they are those of Crooks Out!
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=ending.result(s) if over else None,
        opened=Opened(tuple([names(hand) for hand in s.hands]), names(s.box)) if over else None,
    )


def _seat(s: Table, seat: Seat) -> SeatView:
    laid = laid_out(s, seat)
    crossed, written, dealt = s.crossed[seat], s.written[seat], s.dealt[seat]
    marks = []
    numbers: list[int | None] = []
    for room in range(ROOMS):
        bit = 1 << room
        marks.append("f" if laid & bit else "x" if crossed & bit else "o")
        numbers.append(count(dealt & REACH[room]) if written & bit else None)
    return SeatView(
        s.points[seat],
        count(s.hands[seat]),
        s.theme.names(laid),
        tuple(numbers),
        "".join(marks),
        s.theme.names(s.circled[seat]),
    )
