"""CO-6 and CO-7: points, the end of a turn, the end of the game."""

from omerta.games.crooks_out.components import count
from omerta.games.crooks_out.events import (
    EndCause,
    GameEnded,
    PointsBanked,
    PointScored,
    PointsLost,
    TurnCause,
    TurnEnded,
    TurnForfeited,
)
from omerta.games.crooks_out.table import Table, laid_out
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat

FORFEITS_PER_SEAT = 2


def score(s: Table, seat: Seat, log: list[Event]) -> None:
    """Score a caught crook, at once or at risk."""
    if s.settings.brave == "on":
        s.at_risk += 1  # CO-7.1
    else:
        s.points[seat] += 1  # CO-4.7
    log.append(PointScored(seat, s.points[seat], s.at_risk))


def bank(s: Table, seat: Seat, log: list[Event]) -> None:
    """The points of a brave turn are safe (CO-7.3)."""
    if s.at_risk:
        s.points[seat] += s.at_risk
        log.append(PointsBanked(seat, s.at_risk, s.points[seat]))
        s.at_risk = 0


def stop(s: Table, seat: Seat, log: list[Event]) -> None:
    """The player stops the turn (CO-4.10)."""
    bank(s, seat, log)
    log.append(TurnEnded(seat, "stop"))


def lose_turn(s: Table, seat: Seat, cause: TurnCause, log: list[Event]) -> None:
    """End the turn after a miss or a fault; a brave turn loses its points."""
    if s.at_risk:
        s.lost += s.at_risk
        log.append(PointsLost(seat, s.at_risk))  # CO-7.2, CO-7.4
        s.at_risk = 0
    log.append(TurnEnded(seat, cause))


def forfeit(s: Table, seat: Seat, log: list[Event]) -> None:
    """End a turn in which nothing was asked in time; no sheet changes."""
    s.forfeits += 1
    log.append(TurnForfeited(seat))
    log.append(TurnEnded(seat, "forfeit"))
    if s.forfeits == FORFEITS_PER_SEAT * s.seats:  # CO-6.7
        s.abandoned = True
        _declare(s, "abandoned", log)


def end_by_empty_hand(s: Table, seat: Seat, log: list[Event]) -> None:
    """End the match, because a player's last crook was caught."""
    bank(s, seat, log)  # CO-7.5
    log.append(TurnEnded(seat, "game_end"))
    _declare(s, "hand_empty", log)


def is_decided(s: Table) -> bool:
    """True if the match has ended and no decision follows."""
    return s.abandoned or 0 in s.hands


def _declare(s: Table, cause: EndCause, log: list[Event]) -> None:
    """Name the winners, and open every hand and the box (CO-6.6)."""
    found = result(s)
    log.append(
        GameEnded(
            cause,
            tuple(s.points),
            tuple([count(laid_out(s, seat)) for seat in range(s.seats)]),
            found.winners,
            tuple([s.theme.names(hand) for hand in s.hands]),
            s.theme.names(s.box),
        )
    )


def result(s: Table) -> Outcome:
    """The outcome: most points, then fewest own crooks laid out; a tie in both shares the rank."""
    standing = [
        (-s.points[seat], count(laid_out(s, seat)))  # CO-6.3, CO-6.4, CO-6.5
        for seat in range(s.seats)
    ]
    ranks = tuple([1 + sum([other < mine for other in standing]) for mine in standing])
    best = -min(standing)[0]
    if s.abandoned:
        reason = "abandoned"
    elif s.points.count(best) == 1:
        reason = "points"
    else:
        reason = "laid_out" if ranks.count(1) == 1 else "shared"
    return Outcome(ranks, tuple(s.points), reason)
