"""Action ids and observation vectors for learning, computed from a seat's view alone.

Seats are relative: 0 is the viewer, 1 the next seat clockwise. Rooms are numbered in sorting
order: colour by colour, A to F. Both numberings define the environment `crooks_out_v0`: a
changed id or segment needs a new version of the environment.
"""

from array import array
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from omerta.games.crooks_out.actions import Ask, Circle, Done, Stop
from omerta.games.crooks_out.components import MOST_SEATS, REACH, ROOMS, Theme, count, theme_of
from omerta.games.crooks_out.frames import FRAMES
from omerta.games.crooks_out.view import CrooksOutView, SeatView
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.seats import Seat

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

LARGEST_HAND: Final = 12
LARGEST_NUMBER: Final = count(REACH[0])
LATEST: Final = 5
"""A table whose players let the clock run out can last any number of turns."""

# Action ids

FIRST_CIRCLE: Final = (MOST_SEATS - 1) * ROOMS
"""The ids before it: ask the next seat clockwise for each room, then the second, then the third."""
STOP: Final = FIRST_CIRCLE + ROOMS
DONE: Final = STOP + 1
ACTION_COUNT: Final = DONE + 1


def action_id(view: CrooksOutView, action: Action) -> int:
    """The id of an action of the viewer."""
    if isinstance(action, Ask):
        rival = (action.seat - _viewer(view)) % len(view.seats)
        if rival == 0:
            raise Illegal("ask_yourself", "CO-3.8")
        return (rival - 1) * ROOMS + _theme(view).room_of[action.room]
    if isinstance(action, Circle):
        return FIRST_CIRCLE + _theme(view).room_of[action.room]
    if isinstance(action, Stop):
        return STOP
    if isinstance(action, Done):
        return DONE
    raise Illegal("only_the_clock", "CO-3.9")


def action_of(view: CrooksOutView, number: int) -> Action:
    """The viewer's action with this id, legal or not."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    if number == STOP:
        return Stop()
    if number == DONE:
        return Done()
    theme = _theme(view)
    if number >= FIRST_CIRCLE:
        return theme.circles.all[number - FIRST_CIRCLE]
    rival, room = divmod(number, ROOMS)
    if rival + 1 >= len(view.seats):
        raise Illegal("no_such_seat", "CO-1.1", seat=rival + 1)
    return theme.asks[(_viewer(view) + rival + 1) % len(view.seats)].all[room]


def mask(view: CrooksOutView) -> bytearray:
    """One byte per action id: 1 if the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    for action in view.options:
        offered[action_id(view, action)] = 1
    return offered


# Observations


class Segment(NamedTuple):
    """A part of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


SHEETS: Final = MOST_SEATS * ROOMS
SEGMENTS: Final = (
    Segment("decision", len(FRAMES), 0, 1, f"the question asked: {', '.join(FRAMES)}"),
    Segment("active", MOST_SEATS, 0, 1, "the seat that must answer"),
    Segment("seated", MOST_SEATS, 0, 1, "seats at this table"),
    Segment("points", MOST_SEATS, 0, 3, "points of each seat / 12"),
    Segment("left", MOST_SEATS, 0, 1, "crooks in each hand / 12"),
    Segment("at_risk", 1, 0, 3, "points of a brave turn / 12"),
    Segment("brave", 1, 0, 1, "whether points of a turn can be lost"),
    Segment("sharp_eyed", 1, 0, 1, "whether the asker must find the due numbers"),
    Segment("turn", 1, 0, LATEST, "number of the turn / 36, 5 from turn 180 on"),
    Segment("hand", ROOMS, 0, 1, "the viewer's crooks in hand"),
    Segment("rolled", ROOMS, 0, 1, "the room rolled in this turn"),
    Segment("written", SHEETS, 0, 1, "sheet by room: has a number"),
    Segment("number", SHEETS, 0, 1, "sheet by room: the number / 11"),
    Segment("circled", SHEETS, 0, 1, "sheet by room: the number is circled"),
    Segment("open", SHEETS, 0, 1, "sheet by room: the mark is open"),
    Segment("laid", SHEETS, 0, 1, "sheet by room: the crook is laid out"),
    Segment("searched", MOST_SEATS, 0, 1, "the sheet that is searched for due numbers"),
    Segment("named", ROOMS, 0, 1, "numbers named so far on that sheet"),
    Segment("asked", MOST_SEATS * SHEETS, 0, 1, "questions: asker by sheet by room"),
)
_ends: Final = list(accumulate(segment.size for segment in SEGMENTS))
_start: Final = {s.name: end - s.size for s, end in zip(SEGMENTS, _ends, strict=True)}
OBSERVATION_LENGTH: Final = _ends[-1]

_ZEROS: Final = array("f", bytes(array("f").itemsize * OBSERVATION_LENGTH))
_DECISION: Final = {tag: place for place, tag in enumerate(FRAMES)}
_ACTIVE, _SEATED, _POINTS, _LEFT = (_start[s] for s in ("active", "seated", "points", "left"))
_HAND, _ROLLED, _NAMED, _ASKED = (_start[s] for s in ("hand", "rolled", "named", "asked"))
_WRITTEN, _NUMBER, _CIRCLED = (_start[s] for s in ("written", "number", "circled"))
_OPEN, _LAID, _SEARCHED = (_start[s] for s in ("open", "laid", "searched"))


def observe(view: CrooksOutView) -> Vector:
    """The viewer's knowledge as numbers; `SEGMENTS` describes the vector."""
    vector = _ZEROS[:]
    you, seats = _viewer(view), len(view.seats)
    rooms = _theme(view).room_of
    if view.decision is not None and view.active is not None:
        vector[_DECISION[view.decision]] = 1
        vector[_ACTIVE + (view.active - you) % seats] = 1
    vector[_start["at_risk"]] = view.at_risk / LARGEST_HAND
    vector[_start["brave"]] = view.brave
    vector[_start["sharp_eyed"]] = view.circling == "sharp_eyed"
    vector[_start["turn"]] = min(view.turn / ROOMS, LATEST)
    for place in range(seats):
        vector[_SEATED + place] = 1
        _observe_seat(vector, place, view.seats[(you + place) % seats], rooms)
    for room in view.hand or ():
        vector[_HAND + rooms[room]] = 1
    if view.rolled is not None:
        vector[_ROLLED + rooms[view.rolled]] = 1
    if view.circling_of is not None:
        vector[_SEARCHED + (view.circling_of - you) % seats] = 1
    for room in view.named:
        vector[_NAMED + rooms[room]] = 1
    for asked in view.asked:
        sheet = (asked.seat - you) % seats * MOST_SEATS + (asked.asked - you) % seats
        vector[_ASKED + sheet * ROOMS + rooms[asked.room]] = 1
    return vector


def _observe_seat(vector: Vector, place: int, seat: SeatView, rooms: dict[str, int]) -> None:
    vector[_POINTS + place] = seat.points / LARGEST_HAND
    vector[_LEFT + place] = seat.left / LARGEST_HAND
    first = place * ROOMS
    for room, number in enumerate(seat.numbers):
        if number is not None:
            vector[_WRITTEN + first + room] = 1
            vector[_NUMBER + first + room] = number / LARGEST_NUMBER
        vector[_OPEN + first + room] = seat.marks[room] == "o"
        vector[_LAID + first + room] = seat.marks[room] == "f"
    for circled in seat.circled:
        vector[_CIRCLED + first + rooms[circled]] = 1


def _viewer(view: CrooksOutView) -> Seat:
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


def _theme(view: CrooksOutView) -> Theme:
    return theme_of(view.theme)
