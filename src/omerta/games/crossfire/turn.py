"""The sequence of play, as on the rulebook's page from top to bottom."""

from collections.abc import Mapping
from typing import Any

from omerta.games.crossfire.components_cast import READY
from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, Rest, Talk
from omerta.games.crossfire.rules import aiming, claims, looks, series, setup, sniper, talk
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.frames import Frame
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat
from omerta.kernel.settings import checked


def new(
    seats: int, settings: CrossfireSettings | Mapping[str, Any] | None = None, *, chance: Chance
) -> Table:
    """A table after the first deal, waiting for all players to look."""
    s = setup.lay_out(seats, checked(CrossfireSettings, settings), chance)
    setup.begin_game(s, chance)
    return s


def opening(s: Table) -> list[Event]:
    """The set-up and the first deal as events."""
    log: list[Event] = [setup.tell_series(s)]
    setup.tell_deal(s, log)
    return log


def waiting(s: Table) -> tuple[Seat, ...]:
    """The seats that must act now."""
    return s.stack[-1].seats if s.stack else ()


def go_on(s: Table, frame: Frame, chance: Chance, log: list[Event]) -> None:
    """Continue after the last seat has acted, up to the next decision."""
    if isinstance(frame, Look):
        if frame.stage == 0:
            looks.pass_left(s, log)
        elif frame.stage <= len(s.cast.trios):
            looks.shuffle(s, frame.stage - 1, chance, log)
        else:
            claims.ask_claims(s)
    elif isinstance(frame, FirstClaim):
        claims.show_claims(s, log)
        talk.begin_talk(s, log)
    elif isinstance(frame, Talk):
        end_talk(s, log)
    elif isinstance(frame, PointAll | PointLast):
        aiming.show_aims(s, frame, chance, log)
        series.end_game(s, log)
    else:
        series.move_on(s)
        setup.begin_game(s, chance)
        setup.tell_deal(s, log)


def end_talk(s: Table, log: list[Event]) -> None:
    """All players point; or the sniper shoots, which may end the game."""
    talk.end_talk(log)
    if not s.cast.sniping:
        aiming.ask_aims(s)
        return
    sniper.shoot(s, log)
    if not s.stack:
        series.end_game(s, log)


# Decisions: options, refusals and effects


def options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of this seat."""
    if not s.stack or seat not in s.stack[-1].seats:
        return ()
    frame = s.stack[-1]
    if isinstance(frame, Talk):
        return talk.talk_options(s, seat)
    if isinstance(frame, Look):
        return looks.LOOK_OPTIONS
    if isinstance(frame, FirstClaim):
        return s.cast.claiming
    if isinstance(frame, PointAll | PointLast):
        return aiming.aim_options(s, frame, seat)
    if isinstance(frame, Rest):
        return series.REST_OPTIONS
    raise AssertionError(frame)


def why_not(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused now, or None if it is legal."""
    if not s.stack or seat not in s.stack[-1].seats:
        return not_asked(s, seat)
    frame = s.stack[-1]
    if isinstance(frame, Talk):
        return talk.talk_refusal(s, seat, action)
    if isinstance(frame, Look):
        return looks.look_refusal(action)
    if isinstance(frame, FirstClaim):
        return claims.claim_refusal(s, action)
    if isinstance(frame, PointAll | PointLast):
        return aiming.aim_refusal(s, frame, seat, action)
    if isinstance(frame, Rest):
        return series.rest_refusal(action)
    raise AssertionError(frame)


def not_asked(s: Table, seat: Seat) -> Illegal:
    """The refusal for a seat that has no decision to make."""
    if not s.stack:
        return Illegal("game_over", "CF-12.2")
    if seat not in range(s.seats):
        return Illegal("no_such_seat", "CF-1.2", seat=seat + 1)
    frame = s.stack[-1]
    if isinstance(frame, Talk):
        return Illegal("you_are_ready", "CF-13.4")
    if isinstance(frame, Look):
        return Illegal("not_your_look", "CF-2.8")
    if isinstance(frame, PointLast):
        return Illegal("not_your_shot", "CF-10.6")
    if isinstance(frame, FirstClaim) and seat == s.cast.sniper(s.dealer):
        return Illegal("no_card", "CF-9.4")
    return Illegal("answered_already", "CF-4.4")


def apply(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Carry out a legal action and everything that follows without a decision."""
    if not s.stack or seat not in s.stack[-1].seats:
        raise not_asked(s, seat)
    log: list[Event] = []
    frame = s.stack[-1]
    if isinstance(frame, Talk):
        last = talk.answer_talk(s, seat, action, log)
    elif isinstance(frame, Look):
        last = looks.answer_look(s, seat, action, log)
    elif isinstance(frame, FirstClaim):
        last = claims.answer_claim(s, seat, action, log)
    elif isinstance(frame, PointAll | PointLast):
        last = aiming.answer_aim(s, frame, seat, action, log)
    elif isinstance(frame, Rest):
        last = series.answer_rest(s, seat, action, log)
    else:
        raise AssertionError(frame)  # noqa: TRY004  (a bug of ours, no wrong argument)
    if last:
        go_on(s, frame, chance, log)
    return log


def apply_for_clock(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Like `apply`, but the clock also ends the talk of a seat that may not be ready (CF-13.4)."""
    frame = s.stack[-1] if s.stack else None
    if action != READY or not isinstance(frame, Talk) or seat not in frame.seats:
        return apply(s, seat, action, chance=chance)
    log: list[Event] = []
    if talk.be_ready(s, seat, log):
        go_on(s, frame, chance, log)
    return log


def outcome(s: Table) -> Outcome | None:
    """The result, or None while the series goes on."""
    return None if s.stack else series.result(s)
