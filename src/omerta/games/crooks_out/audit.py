"""The invariants of a table of Crooks Out! (rules, section 8)."""

from collections.abc import Iterator

from omerta.games.crooks_out.components import ALL_ROOMS, BOARD, REACH, ROOMS, count, rooms_in
from omerta.games.crooks_out.frames import AskFirst, Asking, CallCircles
from omerta.games.crooks_out.rules.ending import FORFEITS_PER_SEAT, is_decided
from omerta.games.crooks_out.table import NO_ROOM, Table, is_due, laid_out, open_marks


def audit(s: Table) -> list[str]:
    """The broken invariants, in words."""
    found: list[str] = []
    try:
        for broken in _broken(s):
            found.append(broken)  # noqa: PERF402  # what was found first explains the error
    except (IndexError, ValueError, TypeError) as error:  # a save from elsewhere can hold anything
        found.append(f"numbers out of range: {error}")
    return found


def _broken(s: Table) -> Iterator[str]:
    yield from _shapes(s)
    yield from _crooks(s)
    yield from _sheets(s)
    yield from _points(s)
    yield from _control(s)


def _shapes(s: Table) -> Iterator[str]:
    per_seat = (s.dealt, s.hands, s.written, s.circled, s.crossed, s.points)
    if any(len(column) != s.seats for column in per_seat):
        yield "a seat lacks a hand, a sheet or points"
    if not 0 <= s.first < s.seats:
        yield "nobody began"
    if s.rolled != NO_ROOM and not 0 <= s.rolled < ROOMS:
        yield "a room was rolled that the plan does not have"
    if any(not 0 <= room < ROOMS for room in s.setup):
        yield "a setup roll outside the plan"
    for turn, seat, asked, room, hit in s.asked:
        known = 0 <= seat < s.seats and 0 <= asked < s.seats and 0 <= room < ROOMS
        if not known or seat == asked or hit not in (0, 1) or not 1 <= turn <= s.turn:
            yield "a question that nobody can have asked"


def _crooks(s: Table) -> Iterator[str]:
    everywhere = [*s.dealt, s.box]
    if sum(everywhere) != ALL_ROOMS or sum([count(some) for some in everywhere]) != ROOMS:
        yield "the crooks are not the 36 of the plan"
    if any(count(dealt) != BOARD.hand[s.seats] for dealt in s.dealt):
        yield "a hand was dealt that is too large or too small"
    if any(hand & ~dealt for hand, dealt in zip(s.hands, s.dealt, strict=True)):
        yield "a crook is in a hand it was not dealt to"
    caught = [0] * s.seats
    missed = [0] * s.seats
    for _, _, asked, room, hit in s.asked:
        (caught if hit else missed)[asked] |= 1 << room
    if any(caught[seat] != laid_out(s, seat) for seat in range(s.seats)):
        yield "the crooks laid out are not those that were caught"
    if any(missed[seat] & ~s.crossed[seat] for seat in range(s.seats)):
        yield "a miss left no cross"


def _sheets(s: Table) -> Iterator[str]:
    for room in s.setup:
        if any(not written >> room & 1 for written in s.written):
            yield "a setup roll is missing on a sheet"
    frame = s.stack[-1] if s.stack else None
    for seat in range(s.seats):
        if s.circled[seat] & ~s.written[seat]:
            yield "a circle around nothing"
        if s.crossed[seat] & s.dealt[seat]:
            yield "a crook hides behind a crossed mark"
        for room in rooms_in(s.written[seat]):
            circled = bool(s.circled[seat] >> room & 1)
            if circled and not is_due(s, seat, room):
                yield "a circled number has a crook left in hand"
            if circled and open_marks(s, seat) & REACH[room]:
                yield "a circled number left a mark open"
            searched = isinstance(frame, CallCircles) and frame.asked == seat
            if s.stack and not searched and not circled and is_due(s, seat, room):
                yield "a due number is not circled"


def _points(s: Table) -> Iterator[str]:
    laid = sum([count(laid_out(s, seat)) for seat in range(s.seats)])
    if min([*s.points, s.at_risk, s.lost]) < 0 or sum(s.points) + s.at_risk + s.lost != laid:
        yield "points and crooks laid out differ"
    if s.settings.brave == "off" and (s.at_risk or s.lost):
        yield "points at risk in a game without courage"


def _control(s: Table) -> Iterator[str]:
    if len(s.stack) > 1:
        yield "two questions at once"
    if bool(s.stack) == is_decided(s):
        yield "the game is over and goes on, or is not over and nobody is asked"
    if not 0 <= s.forfeits <= FORFEITS_PER_SEAT * s.seats:
        yield "more forfeited turns than there can be"
    if s.abandoned != (s.forfeits == FORFEITS_PER_SEAT * s.seats):
        yield "abandoned without silence, or silent without end"
    for frame in s.stack:
        if not isinstance(frame, Asking | CallCircles):
            yield "a question of another game"
        elif not 0 <= frame.seat < s.seats:
            yield "a question to nobody"
        elif isinstance(frame, CallCircles):
            yield from _circling(s, frame)
        elif s.at_risk and isinstance(frame, AskFirst):
            yield "points at risk before the first question"


def _circling(s: Table, frame: CallCircles) -> Iterator[str]:
    if not 0 <= frame.asked < s.seats or frame.asked == frame.seat:
        yield "circles on nobody's sheet"
    elif frame.named & ~(s.written[frame.asked] & ~s.circled[frame.asked]):
        yield "a name for no number"
    if s.settings.circling == "auto":
        yield "a search for circles where the table circles"
