"""The sequence of play, as on the rulebook's page from top to bottom."""

from collections.abc import Mapping
from typing import Any

from omerta.games.crooks_out.actions import Forfeit
from omerta.games.crooks_out.components import ALL_ROOMS, count, room_at
from omerta.games.crooks_out.events import DiceRolled, RollSkipped, TurnStarted
from omerta.games.crooks_out.frames import ASK_FIRST, AskFirst, Asking, CallCircles
from omerta.games.crooks_out.rules import asking, circling, ending, setup
from omerta.games.crooks_out.rules.numbers import write
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import NO_ROOM, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat
from omerta.kernel.settings import checked


def new(
    seats: int, settings: CrooksOutSettings | Mapping[str, Any] | None = None, *, chance: Chance
) -> Table:
    """A table after set-up and the first roll, waiting for its first question."""
    s = setup.lay_out(seats, checked(CrooksOutSettings, settings), chance)
    start_turn(s, s.first, chance, [])
    return s


def opening(s: Table) -> list[Event]:
    """The set-up and the first roll as events."""
    log: list[Event] = []
    before = setup.tell(s, log)
    begin_turn(before, s.first, s.rolled, log)
    return log


def waiting(s: Table) -> tuple[Seat, ...]:
    """The active player, or no seat."""
    return s.stack[-1].seats if s.stack else ()


def start_turn(s: Table, seat: Seat, chance: Chance, log: list[Event]) -> None:
    """Start a turn: roll, then ask (CO-3.1)."""
    empty = ALL_ROOMS & ~s.written[seat]  # CO-3.3, CO-3.5: marks are not numbers
    room = room_at(empty, chance.below(count(empty), "roll")) if empty else NO_ROOM  # CO-3.4
    begin_turn(s, seat, room, log)
    s.stack.append(ASK_FIRST[seat])


def begin_turn(s: Table, seat: Seat, room: int, log: list[Event]) -> None:
    """Write the number of the rolled room on the player's sheet only (CO-3.2)."""
    s.turn += 1
    s.rolled = room
    log.append(TurnStarted(seat, s.turn))
    if room == NO_ROOM:
        log.append(RollSkipped(seat))  # CO-3.6
    else:
        log.append(DiceRolled(seat, s.theme.rooms[room]))
        write(s, seat, room, "turn", log)


# Decisions: options, refusals and effects


def options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of this seat."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.seats[0] != seat:
        return ()
    if isinstance(frame, CallCircles):
        return circling.circle_options(s, frame)
    if isinstance(frame, Asking):
        return asking.ask_options(s, frame)
    raise AssertionError(frame)


def why_not(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused now, or None if it is legal."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.seats[0] != seat:
        return not_asked(s, seat)
    if isinstance(frame, CallCircles):
        return circling.circle_refusal(s, frame, action)
    if isinstance(frame, Asking):
        return asking.ask_refusal(s, frame, action)
    raise AssertionError(frame)


def not_asked(s: Table, seat: Seat) -> Illegal:
    """The refusal for a seat that has no decision to make."""
    if not s.stack:
        return Illegal("game_over", "CO-6.1")
    if seat not in range(s.seats):
        return Illegal("no_such_seat", "CO-1.1", seat=seat + 1)
    return Illegal("not_your_turn", "CO-3.1")


def apply(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Carry out a legal action and everything that follows without a decision."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.seats[0] != seat:
        raise not_asked(s, seat)
    log: list[Event] = []
    if isinstance(frame, CallCircles):
        circling.answer_circles(s, frame, action, log)
    elif isinstance(frame, Asking):
        asking.answer_ask(s, frame, action, log)
    else:
        raise AssertionError(frame)  # noqa: TRY004  (a bug of ours, no wrong argument)
    go_on(s, seat, chance, log)
    return log


def apply_for_clock(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Like `apply`, but an idle player may also forfeit the first question of a turn."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(action, Forfeit) or not isinstance(frame, AskFirst) or frame.seat != seat:
        return apply(s, seat, action, chance=chance)
    log: list[Event] = []
    s.stack.pop()
    ending.forfeit(s, seat, log)
    go_on(s, seat, chance, log)
    return log


def go_on(s: Table, seat: Seat, chance: Chance, log: list[Event]) -> None:
    """If the turn is over, start the next player's (CO-3.1)."""
    if not s.stack and not ending.is_decided(s):
        start_turn(s, (seat + 1) % s.seats, chance, log)


def outcome(s: Table) -> Outcome | None:
    """The result, or None while the match goes on."""
    return None if s.stack else ending.result(s)
