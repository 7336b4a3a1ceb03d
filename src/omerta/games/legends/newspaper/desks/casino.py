"""The casino desk: lost bets, unwanted jackpots, and spectators."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from omerta.games.legends.events import (
    BetOpened,
    BetSettled,
    CardRevealed,
    ChipsLaundered,
    JackpotWon,
    StakeSet,
    TableClosed,
    TableSwapped,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant, minion

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args, Thing
    from omerta.games.legends.newspaper.record import ScenarioRecord

_BIG_STAKE = 5
_MANY = 2
_MANY_TABLES = 3


class Round(NamedTuple):
    """A bet that was settled."""

    player: int
    table: str
    chips: int
    total: int
    jackpot: int
    won: bool


class CasinoDesk(Desk):
    """Writes about the casino."""

    code: ClassVar[str] = "casino"
    picture: ClassVar[str] = "casino"

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story: all money laundered, some, none, or arrested."""
        if record.ending == ARRESTED:
            return super().lead(record)
        args: Args = {
            "chips": _chips(record),
            "bets": len([each for each in _bets(record) if not each.won]),
            "rounds": record.rounds,
        }
        if record.ending == "laundered":
            return Piece("paper-casino-laundered", args)
        return Piece(f"paper-casino-{'some' if record.reputation else 'nothing'}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return stories of jackpots, big stakes, near jackpots, tables and spectators."""
        return [*_jackpots(record), *_losers(record), *_tables(record), *_spectators(record)]

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return figures of bets, jackpots and chips."""
        bets = _bets(record)
        return [
            Figure("paper-figure-bets", {"number": len([each for each in bets if not each.won])}),
            Figure("paper-figure-jackpots", {"number": len([each for each in bets if each.won])}),
            Figure("paper-figure-chips", {"number": _chips(record)}),
        ]


def _bets(record: ScenarioRecord) -> list[Round]:
    """Return the bets of the scenario, in order."""
    found: list[Round] = []
    player, table, chips = 0, "", 0
    for event in record.events:
        if isinstance(event, BetOpened):
            player, table = event.player, event.card
        elif isinstance(event, StakeSet):
            chips = event.chips
        elif isinstance(event, BetSettled):
            found.append(Round(player, table, chips, event.total, event.jackpot, event.won))
    return found


def _chips(record: ScenarioRecord) -> int:
    return sum([each.chips for each in record.events if isinstance(each, ChipsLaundered)])


def _jackpots(record: ScenarioRecord) -> list[Piece]:
    """Return a story of jackpots."""
    won = [each for each in record.events if isinstance(each, JackpotWon)]
    if not won:
        return []
    dearest = max(won, key=lambda each: each.chips)
    args: Args = {"minion": minion(dearest.minion), "chips": dearest.chips, "count": len(won)}
    return [Piece("paper-casino-jackpots" if len(won) > 1 else "paper-casino-jackpot", args, 92)]


def _losers(record: ScenarioRecord) -> list[Piece]:
    """Return stories of the biggest lost stake, and of a total just below the jackpot."""
    lost = [each for each in _bets(record) if not each.won]
    found = []
    biggest = max(lost, key=lambda each: each.chips, default=None)
    if biggest is not None and biggest.chips >= _BIG_STAKE:
        args: Args = {"card": challenge(biggest.table), "chips": biggest.chips}
        found.append(Piece("paper-casino-stake", {**args, "player": who(biggest)}, 86))
    close = next((each for each in reversed(lost) if each.total == each.jackpot - 1), None)
    if close is not None:
        args = {"card": challenge(close.table), "total": close.total, "player": who(close)}
        found.append(Piece("paper-casino-close", args, 83))
    return found


def who(bet: Round) -> Thing:
    """Return the lieutenant whose bet it was."""
    return lieutenant(bet.player)


def _tables(record: ScenarioRecord) -> list[Piece]:
    """Return stories of many swapped and many closed tables."""
    found = []
    swapped = [each for each in record.events if isinstance(each, TableSwapped)]
    if len(swapped) >= _MANY:
        args: Args = {"times": len(swapped), "card": challenge(swapped[-1].card)}
        found.append(Piece("paper-casino-swaps", args, 60))
    closed = [each for each in record.events if isinstance(each, TableClosed)]
    if len(closed) >= _MANY_TABLES:
        args = {"count": len(closed), "card": challenge(closed[-1].card)}
        found.append(Piece("paper-casino-closed", args, 47))
    return found


def _spectators(record: ScenarioRecord) -> list[Piece]:
    """Return a story of spectators that were sent away."""
    cards = {event.card for event in record.events if isinstance(event, CardRevealed)}
    gone = [each.challenge for each in record.attempts if each.overcome and each.challenge in cards]
    if len(gone) < _MANY:
        return []
    return [Piece("paper-casino-public", {"count": len(gone), "card": challenge(gone[-1])}, 64)]
