"""The business desk: what opened, what closed, who talked and who did the sums."""
# mypyc: skip (at the speed of people)

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.events import (
    AbilityUsed,
    BusinessKept,
    BusinessLost,
    DowntimeLaid,
    MinionExhausted,
    MoleRevealed,
    TrackMoved,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant, minion

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import ScenarioRecord

_GOOD_INCOME = 7
_LONG_RUN = 2
_MANY_CLOSED = 3
_MANY_DOWNTIMES = 2


class FamilyDesk(Desk):
    """Writes about Family Business."""

    code: ClassVar[str] = "family"
    picture: ClassVar[str] = "family"

    def lead(self, record: ScenarioRecord) -> Piece:
        """An empire, a decent living, ruin, or an arrest."""
        if record.ending == ARRESTED:
            return super().lead(record)
        args: Args = {
            "income": record.reputation,
            "finished": len(_rises(record)),
            "closed": len(_lost(record)),
            "rounds": record.rounds,
        }
        if record.ending == "top_income":
            return Piece("paper-family-empire", args)
        good = record.reputation >= _GOOD_INCOME
        return Piece(f"paper-family-{'living' if good else 'ruin'}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Long runs, closed doors, the mole, the accountant, downtimes, and who knew the place."""
        found = [*_long_run(record), *_guests(record), *_downtimes(record)]
        lost = _lost(record)
        if len(lost) >= _MANY_CLOSED:
            args: Args = {"count": len(lost), "card": challenge(lost[-1].card)}
            found.append(Piece("paper-family-closed", args, 65))
        knew = [
            each
            for each in record.events
            if isinstance(each, MinionExhausted) and each.cause == "place"
        ]
        if knew:
            found.append(Piece("paper-family-place", {"minion": minion(knew[0].minion)}, 52))
        return found

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Finished businesses, closed ones, and the income."""
        rises = _rises(record)
        lines = [
            Figure("paper-figure-finished", {"number": len(rises)}),
            Figure("paper-figure-closed", {"number": len(_lost(record))}),
        ]
        if rises:
            lines.append(Figure("paper-figure-income", {"number": rises[-1].end}))
        return lines


def _rises(record: ScenarioRecord) -> list[TrackMoved]:
    """Every step of the income."""
    return [
        each for each in record.events if isinstance(each, TrackMoved) and each.track == "income"
    ]


def _lost(record: ScenarioRecord) -> list[BusinessLost]:
    return [each for each in record.events if isinstance(each, BusinessLost)]


def _long_run(record: ScenarioRecord) -> list[Piece]:
    """A business that was finished round after round."""
    kept = Counter([each.card for each in record.events if isinstance(each, BusinessKept)])
    card, rounds = max(kept.items(), key=lambda each: each[1], default=("", 0))
    if rounds < _LONG_RUN:
        return []
    return [Piece("paper-family-run", {"card": challenge(card), "rounds": rounds}, 88)]


def _guests(record: ScenarioRecord) -> list[Piece]:
    """Who drew the mole, and who had the accountant."""
    found = []
    moles = [each for each in record.events if isinstance(each, MoleRevealed)]
    if moles:
        args: Args = {"player": lieutenant(moles[0].player), "times": len(moles)}
        found.append(Piece("paper-family-mole", args, 83))
    books = [
        each for each in record.events if isinstance(each, AbilityUsed) and each.ability == "books"
    ]
    if books:
        args = {"player": lieutenant(books[-1].player), "times": len(books)}
        found.append(Piece("paper-family-books", args, 74))
    return found


def _downtimes(record: ScenarioRecord) -> list[Piece]:
    """Downtimes that were dealt with, and one that came in company."""
    laid = [each for each in record.events if isinstance(each, DowntimeLaid)]
    cards = {each.card for each in laid}
    ended = [
        each.challenge for each in record.attempts if each.overcome and each.challenge in cards
    ]
    found = []
    if len(ended) >= _MANY_DOWNTIMES:
        args: Args = {"count": len(ended), "card": challenge(ended[-1])}
        found.append(Piece("paper-family-downtimes", args, 62))
    chain = next((each for each in laid if each.why == "chain"), None)
    if chain is not None:
        args = {"business": challenge(chain.business), "card": challenge(chain.card)}
        found.append(Piece("paper-family-chain", args, 57))
    return found
