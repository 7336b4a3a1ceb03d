"""The bank desk: vaults, alarms, bags, and the first player to leave."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.events import (
    BagsGained,
    CardRevealed,
    PlayerLeft,
    TrackMoved,
    VaultSearched,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import ScenarioRecord

_MANY_ALARMS = 2
_BIG_HAUL = 3


class BankDesk(Desk):
    """Writes about The Big Score."""

    code: ClassVar[str] = "bank"
    picture: ClassVar[str] = "bank"

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story: escaped with bags, without bags, caught inside, or arrested."""
        if record.ending == ARRESTED:
            return super().lead(record)
        loot = "some" if record.reputation else "nothing"
        ending = "squad" if record.ending == "squad" else "escaped"
        args: Args = {
            "bags": record.reputation,
            "vaults": len(_hauls(record)),
            "inside": len(record.by_squad),
        }
        return Piece(f"paper-bank-{ending}-{loot}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return stories of the best and the worst vault, searches, the first to leave, the alarms."""
        found = [*_vaults(record), *_greed(record), *_doors(record)]
        silenced = _silenced(record)
        if len(silenced) >= _MANY_ALARMS:
            args: Args = {"count": len(silenced), "card": challenge(silenced[-1])}
            found.append(Piece("paper-bank-alarms", args, 64))
        return found

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return figures of vaults, bags and the clock."""
        lines = [
            Figure("paper-figure-vaults", {"number": len(_hauls(record))}),
            Figure("paper-figure-bags", {"number": sum([each.bags for each in _hauls(record)])}),
        ]
        clock = [each.end for each in record.events if isinstance(each, TrackMoved)]
        if clock:
            lines.append(Figure("paper-figure-clock", {"number": max(clock)}))
        return lines


def _hauls(record: ScenarioRecord) -> list[BagsGained]:
    return [each for each in record.events if isinstance(each, BagsGained)]


def _silenced(record: ScenarioRecord) -> list[str]:
    """Return the overcome cards of the bank that are no vaults."""
    cards = {event.card for event in record.events if isinstance(event, CardRevealed)}
    vaults = {each.card for each in _hauls(record)}
    overcome = [attempt.challenge for attempt in record.attempts if attempt.overcome]
    return [card for card in overcome if card in cards - vaults]


def _vaults(record: ScenarioRecord) -> list[Piece]:
    """Return stories of a full and of an empty vault."""
    hauls = _hauls(record)
    found = []
    best = max(hauls, key=lambda each: each.bags, default=None)
    if best is not None and best.bags >= _BIG_HAUL:
        args: Args = {"card": challenge(best.card), "bags": best.bags}
        found.append(Piece("paper-bank-haul", args, 92))
    empty = next((each for each in hauls if not each.bags), None)
    if empty is not None:
        found.append(Piece("paper-bank-empty", {"card": challenge(empty.card)}, 82))
    return found


def _greed(record: ScenarioRecord) -> list[Piece]:
    """Return a story of a vault that was searched again."""
    searches: list[VaultSearched] = []
    for event in record.events:
        if isinstance(event, VaultSearched):
            searches = searches if event.number > 1 else []
            searches.append(event)
        elif isinstance(event, BagsGained) and len(searches) > 1:
            first, last = searches[0].bags, searches[-1].bags
            name = "paper-bank-greed-good" if last > first else "paper-bank-greed-bad"
            args: Args = {"card": challenge(event.card), "first": first, "last": last}
            return [Piece(name, {**args, "times": len(searches)}, 86)]
    return []


def _doors(record: ScenarioRecord) -> list[Piece]:
    """Return a story of the first and the last player to leave."""
    left = [event.player for event in record.events if isinstance(event, PlayerLeft)]
    if len(left) <= 1 or record.alone:
        return []
    args: Args = {"first": lieutenant(left[0]), "last": lieutenant(left[-1]), "count": len(left)}
    return [Piece("paper-bank-door", args, 46)]
