"""The business desk: opened and closed businesses, the mole and the accountant."""
# mypyc: skip (not called often)

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
        """Return the lead story: top income, a good income, a low one, or arrested."""
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
        """Return stories of long runs, lost businesses, mole, accountant, downtimes, and a place."""
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
        """Return figures of finished and lost businesses, and the income."""
        rises = _rises(record)
        lines = [
            Figure("paper-figure-finished", {"number": len(rises)}),
            Figure("paper-figure-closed", {"number": len(_lost(record))}),
        ]
        if rises:
            lines.append(Figure("paper-figure-income", {"number": rises[-1].end}))
        return lines


def _rises(record: ScenarioRecord) -> list[TrackMoved]:
    """Return every step of the income."""
    return [
        each for each in record.events if isinstance(each, TrackMoved) and each.track == "income"
    ]


def _lost(record: ScenarioRecord) -> list[BusinessLost]:
    return [each for each in record.events if isinstance(each, BusinessLost)]


def _long_run(record: ScenarioRecord) -> list[Piece]:
    """Return a story of a business that was finished several times."""
    kept = Counter([each.card for each in record.events if isinstance(each, BusinessKept)])
    card, rounds = max(kept.items(), key=lambda each: each[1], default=("", 0))
    if rounds < _LONG_RUN:
        return []
    return [Piece("paper-family-run", {"card": challenge(card), "rounds": rounds}, 88)]


def _guests(record: ScenarioRecord) -> list[Piece]:
    """Return stories of the mole and the accountant."""
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
    """Return stories of overcome downtimes, and of one that brought another."""
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
