"""CF-12: several games for points."""

from typing import Final

from omerta.games.crossfire.actions import Next
from omerta.games.crossfire.components import ROLES
from omerta.games.crossfire.events import CardsTraced, NextWanted, PointsScored, SeriesEnded
from omerta.games.crossfire.frames import Rest, seats_in
from omerta.games.crossfire.rules.asking import answered, ask
from omerta.games.crossfire.rules.winning import tell
from omerta.games.crossfire.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat

NEXT: Final = Next()
REST_OPTIONS: Final[tuple[Action, ...]] = (NEXT,)


def end_game(s: Table, log: list[Event]) -> None:
    """Give every winner a point (CF-12.1) and trace the cards; then comes a break or the end."""
    verdict = tell(s, log)
    s.points = tuple(
        [points + (verdict.winners >> seat & 1) for seat, points in enumerate(s.points)]
    )
    log += [PointsScored(seat, s.points[seat]) for seat in seats_in(verdict.winners)]
    log.append(CardsTraced(tuple([tuple([ROLES[r] for r in stage]) for stage in s.stages])))
    if s.game < int(s.settings.games):
        ask(s, Rest(s.cast.everybody))  # CF-12.4
    else:
        found = result(s)
        log.append(SeriesEnded(s.points, found.ranks, found.winners))


def rest_refusal(action: Action) -> Illegal | None:
    """Why this action is refused."""
    return None if isinstance(action, Next) else Illegal("next_now", "CF-12.4")


def answer_rest(s: Table, seat: Seat, action: Action, log: list[Event]) -> bool:
    """Note that a seat wants to go on; returns True if all do."""
    refusal = rest_refusal(action)
    if refusal is not None:
        raise refusal
    log.append(NextWanted(seat))
    return answered(s, seat)


def move_on(s: Table) -> None:
    """Dealer and sniper move one seat clockwise (CF-12.3)."""
    s.dealer = (s.dealer + 1) % s.seats


def result(s: Table) -> Outcome:
    """Most points win; equal points share (CF-12.2); without a point nobody has won (CF-7.12)."""
    points = s.points
    if not max(points):
        return Outcome((2,) * s.seats, points, "nobody")
    ranks = tuple([1 + sum([other > mine for other in points]) for mine in points])
    among_more = "points" if ranks.count(1) == 1 else "shared"
    return Outcome(ranks, points, "game" if s.settings.games == "1" else among_more)
