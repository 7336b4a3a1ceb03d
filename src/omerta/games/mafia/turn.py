"""The sequence of play, as on the rulebook's page from top to bottom."""

from collections.abc import Mapping
from typing import Any

from omerta.games.mafia.frames import (
    Act,
    AimPistol,
    ChooseBuyer,
    Exchange,
    LayNext,
    NameRunner,
    PayRansom,
    SplitBank,
)
from omerta.games.mafia.rules import (
    dealing,
    ending,
    escape,
    money,
    pistol,
    ransom,
    rounds,
    setup,
    turns,
)
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import EXCHANGE, LAY, OVER, TURNS, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat
from omerta.kernel.settings import checked


def new(
    seats: int, settings: MafiaSettings | Mapping[str, Any] | None = None, *, chance: Chance
) -> Table:
    """A table after the first deal, waiting for the first exchange."""
    s = setup.lay_out(seats, checked(MafiaSettings, settings), chance)
    dealing.begin_round(s, chance)
    dealing.ask_exchange(s)
    return s


def opening(s: Table) -> list[Event]:
    """The set-up and the first deal as events."""
    log: list[Event] = [setup.told(s)]
    dealing.tell_deal(s, log)
    return log


def waiting(s: Table) -> tuple[Seat, ...]:
    """The seats that must act now."""
    return s.stack[-1].seats if s.stack else ()


def go_on(s: Table, chance: Chance, log: list[Event]) -> None:
    """Continue without decisions, up to the next one or the end."""
    while not s.stack and s.phase != OVER:
        if s.phase == EXCHANGE:
            dealing.ask_exchange(s)
        elif s.phase == LAY:
            dealing.ask_lay(s, log)
        elif s.phase == TURNS:
            if not turns.ask_turn(s, log):
                end_round(s, log)
        elif not ransom.ask_ransom(s):
            rounds.pass_the_right(s)
            dealing.begin_round(s, chance)
            dealing.tell_deal(s, log)


def end_round(s: Table, log: list[Event]) -> None:
    """Settle the round; then the end of the match, or ransoms and the next round."""
    rounds.end_round(s, log)
    if ending.is_last_round(s):
        ending.end_game(s, log)
    else:
        ransom.begin_ransoms(s)


# Decisions: options, refusals and effects


def options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of this seat."""
    if not s.stack or seat not in s.stack[-1].seats:
        return ()
    frame = s.stack[-1]
    if isinstance(frame, Act):
        return turns.act_options(s, frame)
    if isinstance(frame, LayNext):
        return dealing.lay_options(s, frame)
    if isinstance(frame, Exchange):
        return dealing.exchange_options(s, frame, seat)
    if isinstance(frame, AimPistol):
        return pistol.pistol_options(s, frame)
    if isinstance(frame, ChooseBuyer):
        return money.buyer_options(s, frame)
    if isinstance(frame, NameRunner):
        return escape.runner_options(s, frame)
    if isinstance(frame, SplitBank):
        return money.split_options(s, frame)
    if isinstance(frame, PayRansom):
        return ransom.ransom_options(s, frame)
    raise AssertionError(frame)


def why_not(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused now, or None if it is legal."""
    if not s.stack or seat not in s.stack[-1].seats:
        return not_asked(s, seat)
    frame = s.stack[-1]
    if isinstance(frame, Act):
        return turns.act_refusal(s, frame, action)
    if isinstance(frame, LayNext):
        return dealing.lay_refusal(s, frame, action)
    if isinstance(frame, Exchange):
        return dealing.exchange_refusal(s, frame, seat, action)
    if isinstance(frame, AimPistol):
        return pistol.pistol_refusal(s, frame, action)
    if isinstance(frame, ChooseBuyer):
        return money.buyer_refusal(s, frame, action)
    if isinstance(frame, NameRunner):
        return escape.runner_refusal(s, frame, action)
    if isinstance(frame, SplitBank):
        return money.split_refusal(s, frame, action)
    if isinstance(frame, PayRansom):
        return ransom.ransom_refusal(s, frame, action)
    raise AssertionError(frame)


def not_asked(s: Table, seat: Seat) -> Illegal:
    """The refusal for a seat that has no decision to make."""
    if not s.stack:
        return Illegal("game_over", "MA-12.1")
    if seat not in range(s.seats):
        return Illegal("no_such_seat", "MA-1.1", seat=seat + 1)
    passed = s.phase == TURNS and s.passed >> seat & 1
    return Illegal("you_passed", "MA-3.3") if passed else Illegal("not_your_turn", "MA-3.1")


def apply(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Carry out a legal action and everything that follows without a decision."""
    if not s.stack or seat not in s.stack[-1].seats:
        raise not_asked(s, seat)
    log: list[Event] = []
    frame = s.stack[-1]
    if isinstance(frame, Act):
        turns.answer_act(s, frame, action, log)
    elif isinstance(frame, LayNext):
        dealing.answer_lay(s, frame, action, log)
    elif isinstance(frame, Exchange):
        dealing.answer_exchange(s, frame, seat, action, log)
    elif isinstance(frame, AimPistol):
        pistol.answer_pistol(s, frame, action, log)
    elif isinstance(frame, ChooseBuyer):
        money.answer_buyer(s, frame, action, log)
    elif isinstance(frame, NameRunner):
        escape.answer_runner(s, frame, action, log)
    elif isinstance(frame, SplitBank):
        money.answer_split(s, frame, action, log)
    elif isinstance(frame, PayRansom):
        ransom.answer_ransom(s, frame, action, log)
    else:
        raise AssertionError(frame)  # noqa: TRY004  (a bug of ours, no wrong argument)
    go_on(s, chance, log)
    return log


def outcome(s: Table) -> Outcome | None:
    """The result, or None while the match goes on."""
    return ending.result(s) if s.phase == OVER else None
