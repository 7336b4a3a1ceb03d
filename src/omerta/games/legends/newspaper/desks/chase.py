"""The motoring desk: car and van, lanes, obstacles and speed."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.events import (
    CardRevealed,
    DrivingDicePlaced,
    LaneChosen,
    SpeedBoosted,
    TrackMoved,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import Attempt, ScenarioRecord

_MANY_LANES = 3
_FAST = 3
_MANY_PASSED = 4
_CLOSE = 2


class ChaseDesk(Desk):
    """Writes about Race to the Rescue."""

    code: ClassVar[str] = "chase"
    picture: ClassVar[str] = "chase"

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story: caught, nearly caught, lost, or arrested."""
        if record.ending == ARRESTED:
            return super().lead(record)
        car, van = _at(record, "car"), _at(record, "van")
        args: Args = {
            "passed": len(_passed(record)),
            "spaces": max(0, van - car),
            "rounds": record.rounds,
        }
        if record.ending == "caught":
            return Piece("paper-chase-caught", args)
        return Piece(f"paper-chase-{'close' if van - car <= _CLOSE else 'gone'}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return stories of speed, lanes, passed obstacles and failed attempts."""
        found = [*_speed(record), *_lanes(record)]
        passed = _passed(record)
        if len(passed) >= _MANY_PASSED:
            args: Args = {"count": len(passed), "challenge": challenge(passed[-1].challenge)}
            found.append(Piece("paper-chase-passed", args, 66))
        stuck = [attempt for attempt in _obstacles(record) if not attempt.overcome]
        if stuck:
            last = stuck[-1]
            who: Args = {"challenge": challenge(last.challenge), "player": lieutenant(last.player)}
            found.append(Piece("paper-chase-stuck", who, 59))
        if any(isinstance(each, DrivingDicePlaced) for each in record.events):
            found.append(Piece("paper-chase-luck", {}, 26))
        return found

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return figures of obstacles, and the last spaces of car and van."""
        lines = [Figure("paper-figure-passed", {"number": len(_passed(record))})]
        seen = [track for track in ("car", "van") if _at(record, track)]
        lines += [Figure(f"paper-figure-{track}", {"number": _at(record, track)}) for track in seen]
        return lines


def _at(record: ScenarioRecord, track: str) -> int:
    """Return the last space of a marker; 0 if it never moved."""
    moves = [each for each in record.events if isinstance(each, TrackMoved) and each.track == track]
    return moves[-1].end if moves else 0


def _obstacles(record: ScenarioRecord) -> list[Attempt]:
    """Return the attempts at obstacles."""
    cards = {event.card for event in record.events if isinstance(event, CardRevealed)}
    return [attempt for attempt in record.attempts if attempt.challenge in cards]


def _passed(record: ScenarioRecord) -> list[Attempt]:
    return [attempt for attempt in _obstacles(record) if attempt.overcome]


def _speed(record: ScenarioRecord) -> list[Piece]:
    """Return a story of boosts, or of the fastest move."""
    boosts = sum([isinstance(each, SpeedBoosted) for each in record.events])
    if boosts:
        return [Piece("paper-chase-boost", {"times": boosts}, 84)]
    moves = [each for each in record.events if isinstance(each, TrackMoved) and each.track == "car"]
    fastest = max([each.end - each.start for each in moves], default=0)
    return [Piece("paper-chase-fast", {"spaces": fastest}, 63)] if fastest >= _FAST else []


def _lanes(record: ScenarioRecord) -> list[Piece]:
    """Return a story of many lane changes."""
    changed = [
        each for each in record.events if isinstance(each, LaneChosen) and each.how != "round"
    ]
    if len(changed) < _MANY_LANES:
        return []
    return [Piece("paper-chase-lanes", {"times": len(changed)}, 61)]
