"""The sequence of play, as on the rulebook's page from top to bottom."""

from collections.abc import Callable, Mapping
from typing import Any

from omerta.games.crooks.events import (
    CrooksDealt,
    GameStarted,
    TurnStarted,
)
from omerta.games.crooks.frames import (
    ChooseCrook,
    ChooseHangout,
    ChooseSight,
    ChooseVictim,
    Rob,
    UsePickpocket,
)
from omerta.games.crooks.rules import actions as crook_actions
from omerta.games.crooks.rules import recruit, rob, scoring, setup
from omerta.games.crooks.rules.passing import leave
from omerta.games.crooks.settings import CrooksSettings
from omerta.games.crooks.table import Table, affordable
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.frames import push_frames
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat
from omerta.kernel.settings import checked

TURN = tuple([(ChooseHangout(seat), Rob(seat)) for seat in setup.ALL_SEATS])
"""A turn is two decisions in this order: recruit, then rob (CR-2.2), each always asked (CR-4.9)."""

SCORING: tuple[Callable[[Table, scoring.Tally, list[Event]], None], ...] = (
    scoring.reveal,  # CR-7.1
    scoring.score_targets,  # CR-7
    scoring.score_gangs,  # CR-8
    scoring.declare,  # CR-9
)


def new(
    seats: int, settings: CrooksSettings | Mapping[str, Any] | None = None, *, chance: Chance
) -> Table:
    """A table after set-up, waiting for its first player."""
    s = setup.lay_out(seats, checked(CrooksSettings, settings), chance)
    start_turn(s, s.first, [])
    return s


def opening(s: Table) -> list[Event]:
    """The set-up as events."""
    settings = s.settings
    return [
        GameStarted(
            s.seats,
            settings.edition,
            s.deck.id,
            settings.memory_aid,
            settings.money_visible,
            s.colours,
            s.first,
        ),
        CrooksDealt(tuple([len(pile) for pile in s.piles])),
        TurnStarted(s.first, s.turn),
    ]


def waiting(s: Table) -> tuple[Seat, ...]:
    """The active player, or no seat."""
    return s.stack[-1].seats if s.stack else ()


def start_turn(s: Table, seat: Seat, log: list[Event]) -> None:
    """Start a seat's turn."""
    s.turn += 1
    log.append(TurnStarted(seat, s.turn))
    push_frames(s.stack, TURN[seat])


def next_turn(s: Table, seat: Seat, log: list[Event]) -> None:
    """Continue with the next seat clockwise that has not passed and can pay; without one, score."""
    everyone = (1 << s.seats) - 1
    while s.passed != everyone:  # CR-2.12
        seat = (seat + 1) % s.seats  # CR-2.1
        if s.passed >> seat & 1:  # CR-2.4
            continue
        if affordable(s, seat):  # CR-2.13: with or without a free spot
            start_turn(s, seat, log)  # CR-2.11: also when only one is left
            return
        broke = any(s.piles)
        leave(s, seat, "no_money" if broke else "no_crooks", log)  # CR-2.6, CR-2.7
    tally = scoring.Tally(s)
    for step in SCORING:
        step(s, tally, log)


# Decisions: options, refusals and effects


def options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of this seat."""
    stack = s.stack
    if not stack:
        return ()
    frame = stack[-1]
    if frame.seats[0] != seat:
        return ()
    if isinstance(frame, Rob):
        return rob.rob_options(s, frame)
    if isinstance(frame, ChooseHangout):
        return recruit.hangout_options(s, frame)
    if isinstance(frame, ChooseCrook):
        return recruit.crook_options(s, frame)
    if isinstance(frame, UsePickpocket):
        return crook_actions.TAKE_OR_LEAVE
    if isinstance(frame, ChooseVictim):
        return crook_actions.victim_options(s, frame)
    if isinstance(frame, ChooseSight):
        return crook_actions.sight_options(s, frame.seat)
    raise AssertionError(frame)


def why_not(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused now, or None if it is legal."""
    if not s.stack or s.stack[-1].seats[0] != seat:
        return not_asked(s, seat)
    frame = s.stack[-1]
    if isinstance(frame, Rob):
        return rob.rob_refusal(s, frame, action)
    if isinstance(frame, ChooseHangout):
        return recruit.hangout_refusal(s, frame, action)
    if isinstance(frame, ChooseCrook):
        return recruit.crook_refusal(s, frame, action)
    if isinstance(frame, UsePickpocket):
        return crook_actions.pickpocket_refusal(action)
    if isinstance(frame, ChooseVictim):
        return crook_actions.victim_refusal(s, frame, action)
    if isinstance(frame, ChooseSight):
        return crook_actions.sight_refusal(s, frame.seat, action)
    raise AssertionError(frame)


def not_asked(s: Table, seat: Seat) -> Illegal:
    """The refusal for a seat that has no decision to make."""
    if not s.stack:
        return Illegal("game_over", "CR-2.12")
    if seat not in range(s.seats):
        return Illegal("no_such_seat", "CR-1.1", seat=seat + 1)
    out = s.passed >> seat & 1
    return Illegal("you_passed", "CR-2.4") if out else Illegal("not_your_turn", "CR-2.1")


def apply(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Carry out a legal action and everything that follows without a decision."""
    stack = s.stack
    if not stack or stack[-1].seats[0] != seat:
        raise not_asked(s, seat)
    log: list[Event] = []
    frame = stack[-1]
    if isinstance(frame, Rob):
        rob.answer_rob(s, frame, action, log)
    elif isinstance(frame, ChooseHangout):
        recruit.answer_hangout(s, frame, action, log)
    elif isinstance(frame, ChooseCrook):
        recruit.answer_crook(s, frame, action, log)
    elif isinstance(frame, UsePickpocket):
        crook_actions.answer_pickpocket(s, frame, action, log)
    elif isinstance(frame, ChooseVictim):
        crook_actions.answer_victim(s, frame, action, log)
    elif isinstance(frame, ChooseSight):
        crook_actions.answer_sight(s, frame, action, log)
    else:
        raise AssertionError(frame)  # noqa: TRY004  (a bug of ours, no wrong argument)
    if not stack:  # CR-5.7
        next_turn(s, seat, log)
    return log


def outcome(s: Table) -> Outcome | None:
    """The result, or None while the match goes on."""
    return None if s.stack else scoring.result(s)
