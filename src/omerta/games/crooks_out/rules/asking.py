"""CO-3.8 to CO-4: asking, and the effect of the answer."""

from omerta.games.crooks_out.actions import Ask, Forfeit, Stop
from omerta.games.crooks_out.components import REACH, count, rooms_in
from omerta.games.crooks_out.events import CrookAsked, CrookCaught, GuessMissed, MarksCrossed
from omerta.games.crooks_out.frames import ASK_OR_STOP, AskFirst, Asking, AskOrStop, CallCircles
from omerta.games.crooks_out.rules import ending
from omerta.games.crooks_out.rules.numbers import circle
from omerta.games.crooks_out.table import Table, due, laid_out, open_marks
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

STOP = Stop()


def ask_options(s: Table, frame: Asking) -> tuple[Action, ...]:
    """All rooms with an open mark on an opponent's sheet; after a hit also to stop."""
    found: tuple[Action, ...] = ()
    for seat in range(s.seats):
        if seat != frame.seat:
            found += s.theme.asks[seat].of(open_marks(s, seat))  # CO-3.10, CO-3.11
    return (*found, STOP) if isinstance(frame, AskOrStop) else found  # CO-3.9, CO-4.10


def ask_refusal(s: Table, frame: Asking, action: Action) -> Illegal | None:
    """Why this action at an asking frame is refused."""
    if isinstance(action, Ask):
        return question_refusal(s, frame.seat, action)
    if isinstance(action, Stop):
        return Illegal("must_ask", "CO-3.9") if isinstance(frame, AskFirst) else None
    if isinstance(action, Forfeit):
        return Illegal("only_the_clock", "CO-3.9")
    return Illegal("ask_now", "CO-3.8")


def question_refusal(s: Table, seat: Seat, action: Ask) -> Illegal | None:
    """Why this question of a player is refused."""
    if action.seat == seat:
        return Illegal("ask_yourself", "CO-3.8")
    if not 0 <= action.seat < s.seats:
        return Illegal("no_such_seat", "CO-1.1", seat=action.seat + 1)
    room = s.theme.room_of.get(action.room)
    if room is None:
        return Illegal("no_such_room", "CO-3.8", room=action.room[:8])
    if not open_marks(s, action.seat) >> room & 1:
        filled = laid_out(s, action.seat) >> room & 1
        code = "room_filled" if filled else "room_crossed"
        return Illegal(code, "CO-3.10", room=action.room)
    return None


def answer_ask(s: Table, frame: Asking, action: Action, log: list[Event]) -> None:
    """Ask, or stop."""
    refusal = ask_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    s.forfeits = 0
    if isinstance(action, Ask):
        ask(s, frame.seat, action.seat, s.theme.room_of[action.room], log)
    else:
        ending.stop(s, frame.seat, log)


def ask(s: Table, seat: Seat, asked: Seat, room: int, log: list[Event]) -> None:
    """One player names a room to another; the answer is always true (CO-3.12)."""
    name = s.theme.rooms[room]
    bit = 1 << room
    hit = bool(s.hands[asked] & bit)
    s.asked.append((s.turn, seat, asked, room, int(hit)))
    log.append(CrookAsked(seat, asked, name))
    if not hit:
        s.crossed[asked] |= bit  # CO-4.1, CO-4.2
        log.append(GuessMissed(seat, asked, name))
        ending.lose_turn(s, seat, "miss", log)  # CO-4.3
        return
    s.hands[asked] &= ~bit  # CO-4.4, CO-4.5: laid out, its mark is filled
    log.append(CrookCaught(seat, asked, name, count(s.hands[asked])))
    others = [other for other in range(s.seats) if other != asked and not s.crossed[other] & bit]
    for other in others:
        s.crossed[other] |= bit  # CO-4.6
    if others:
        log.append(MarksCrossed(tuple(others), name))
    ending.score(s, seat, log)  # CO-4.7
    if not s.hands[asked]:  # CO-6.1, CO-6.2
        ending.end_by_empty_hand(s, seat, log)
    elif s.settings.circling == "sharp_eyed":
        s.stack.append(CallCircles(seat, asked, 0))  # CO-4.8, CO-5.8
    else:
        for due_room in rooms_in(due(s, asked, REACH[room])):  # CO-4.11, CO-5.10
            circle(s, asked, due_room, "hit", log)
        s.stack.append(ASK_OR_STOP[seat])  # CO-4.9
