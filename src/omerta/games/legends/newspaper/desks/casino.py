"""The casino desk: bets that were lost, bets that alas were won, and who looked on."""
# mypyc: skip (at the speed of people)

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
    from omerta.games.legends.newspaper.record import Job

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

    def lead(self, job: Job) -> Piece:
        """All of it clean, some of it, nothing, or arrested."""
        if job.ending == ARRESTED:
            return super().lead(job)
        args: Args = {
            "chips": _chips(job),
            "bets": len([each for each in _bets(job) if not each.won]),
            "rounds": job.rounds,
        }
        if job.ending == "laundered":
            return Piece("paper-casino-laundered", args)
        return Piece(f"paper-casino-{'some' if job.reputation else 'nothing'}", args)

    def stories(self, job: Job) -> list[Piece]:
        """Jackpots, big stakes, close calls, tables and spectators."""
        return [*_jackpots(job), *_losers(job), *_tables(job), *_spectators(job)]

    def figures(self, job: Job) -> list[Figure]:
        """Bets, jackpots, chips, and the safe."""
        bets = _bets(job)
        return [
            Figure("paper-figure-bets", {"number": len([each for each in bets if not each.won])}),
            Figure("paper-figure-jackpots", {"number": len([each for each in bets if each.won])}),
            Figure("paper-figure-chips", {"number": _chips(job)}),
        ]


def _bets(job: Job) -> list[Round]:
    """The bets of the evening, in order."""
    found: list[Round] = []
    player, table, chips = 0, "", 0
    for event in job.events:
        if isinstance(event, BetOpened):
            player, table = event.player, event.card
        elif isinstance(event, StakeSet):
            chips = event.chips
        elif isinstance(event, BetSettled):
            found.append(Round(player, table, chips, event.total, event.jackpot, event.won))
    return found


def _chips(job: Job) -> int:
    return sum([each.chips for each in job.events if isinstance(each, ChipsLaundered)])


def _jackpots(job: Job) -> list[Piece]:
    """Somebody won, and more than one saw it."""
    won = [each for each in job.events if isinstance(each, JackpotWon)]
    if not won:
        return []
    dearest = max(won, key=lambda each: each.chips)
    args: Args = {"minion": minion(dearest.minion), "chips": dearest.chips, "count": len(won)}
    return [Piece("paper-casino-jackpots" if len(won) > 1 else "paper-casino-jackpot", args, 92)]


def _losers(job: Job) -> list[Piece]:
    """The biggest stake that was lost, and one point from the jackpot."""
    lost = [each for each in _bets(job) if not each.won]
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
    """The lieutenant whose bet it was."""
    return lieutenant(bet.player)


def _tables(job: Job) -> list[Piece]:
    """Guests who cannot sit still, and a house that cannot stay open."""
    found = []
    swapped = [each for each in job.events if isinstance(each, TableSwapped)]
    if len(swapped) >= _MANY:
        args: Args = {"times": len(swapped), "card": challenge(swapped[-1].card)}
        found.append(Piece("paper-casino-swaps", args, 60))
    closed = [each for each in job.events if isinstance(each, TableClosed)]
    if len(closed) >= _MANY_TABLES:
        args = {"count": len(closed), "card": challenge(closed[-1].card)}
        found.append(Piece("paper-casino-closed", args, 47))
    return found


def _spectators(job: Job) -> list[Piece]:
    """Those who looked on and were talked into leaving."""
    cards = {event.card for event in job.events if isinstance(event, CardRevealed)}
    gone = [each.challenge for each in job.attempts if each.overcome and each.challenge in cards]
    if len(gone) < _MANY:
        return []
    return [Piece("paper-casino-public", {"count": len(gone), "card": challenge(gone[-1])}, 64)]
