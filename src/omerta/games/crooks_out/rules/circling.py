"""CO-5: finding the numbers that must be circled."""

from omerta.games.crooks_out.actions import Circle, Done
from omerta.games.crooks_out.components import ALL_ROOMS, rooms_in
from omerta.games.crooks_out.events import CirclesCalled, CirclesFaulted, NumberNamed
from omerta.games.crooks_out.frames import ASK_OR_STOP, CallCircles
from omerta.games.crooks_out.rules import ending
from omerta.games.crooks_out.rules.numbers import circle
from omerta.games.crooks_out.table import Table, due
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

DONE = Done()
_ONLY_DONE: tuple[Action, ...] = (DONE,)


def circle_options(s: Table, frame: CallCircles) -> tuple[Action, ...]:
    """All written, uncircled numbers of the asked sheet that are not named yet; or done."""
    return s.theme.circles.of(nameable(s, frame)) + _ONLY_DONE


def nameable(s: Table, frame: CallCircles) -> int:
    """The rooms whose number can be named now."""
    asked = frame.asked
    return s.written[asked] & ~(s.circled[asked] | frame.named)  # CO-5.6


def circle_refusal(s: Table, frame: CallCircles, action: Action) -> Illegal | None:
    """Why this action at `CallCircles` is refused."""
    if not isinstance(action, Circle):
        return None if isinstance(action, Done) else Illegal("circle_now", "CO-5.6")
    room = s.theme.room_of.get(action.room)
    if room is None:
        return Illegal("no_such_room", "CO-5.6", room=action.room[:8])
    if nameable(s, frame) >> room & 1:
        return None
    if not s.written[frame.asked] >> room & 1:
        return Illegal("no_number_there", "CO-5.6", room=action.room)
    if s.circled[frame.asked] >> room & 1:
        return Illegal("circled_already", "CO-5.4", room=action.room)
    return Illegal("named_already", "CO-5.6", room=action.room)


def answer_circles(s: Table, frame: CallCircles, action: Action, log: list[Event]) -> None:
    """Name one more number, or finish and have the names checked."""
    if isinstance(action, Circle):
        room = s.theme.room_of.get(action.room)
        if room is not None and nameable(s, frame) >> room & 1:
            seat, asked = frame.seat, frame.asked
            s.stack[-1] = CallCircles(seat, asked, frame.named | 1 << room)
            log.append(NumberNamed(seat, asked, action.room))
            return
    elif isinstance(action, Done):
        s.stack.pop()
        judge(s, frame, log)
        return
    refusal = circle_refusal(s, frame, action)
    assert refusal is not None
    raise refusal


def judge(s: Table, frame: CallCircles, log: list[Event]) -> None:
    """Circle what is due; the turn continues only if exactly that was named."""
    seat, asked, named = frame.seat, frame.asked, frame.named
    truly = due(s, asked, ALL_ROOMS)
    log.append(CirclesCalled(seat, asked, s.theme.names(named)))
    if named != truly:  # CO-5.5, CO-5.7
        missing, false = s.theme.names(truly & ~named), s.theme.names(named & ~truly)
        log.append(CirclesFaulted(seat, asked, missing, false))
    for room in rooms_in(truly):  # CO-5.9: the sheet is corrected in any case
        circle(s, asked, room, "hit", log)
    if named == truly:
        s.stack.append(ASK_OR_STOP[seat])  # CO-4.9
    else:
        ending.lose_turn(s, seat, "fault", log)
