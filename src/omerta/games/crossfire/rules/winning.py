"""CF-7, CF-10.4 to CF-10.8 and CF-11: the winning team, and the winners.

Each side has a team; all others follow their own cards (CF-1.3). The wishes of each role are
data (`wins`): the VIP, agents, mercenary and bodyguard want the VIP unhurt (CF-7.1), assassins
want the VIP hit (CF-7.2), decoys want to be hit (CF-7.3), by agents (CF-7.4) or by assassins
(CF-7.5), bystanders want not to be hit (CF-7.6), protester and patriot want that and a winning
team as well (CF-7.8, 7.9), the peacekeeper wants no bystander hit (CF-7.10), the bomber wants to
survive and wins alone (CF-7.11). In the sniper's mode these wishes stay the same (CF-11.1, 11.3).
"""

from omerta.games.crossfire.components import FACTS
from omerta.games.crossfire.events import (
    BomberSurvived,
    GuiltFound,
    TeamWon,
    WinnersNamed,
    WinningTeam,
    WonBy,
)
from omerta.games.crossfire.frames import seats_in
from omerta.games.crossfire.rules.sniper import is_decided, revealed
from omerta.games.crossfire.rules.waves import (
    Battle,
    battle,
    call_last,
    call_shootout,
    reveal,
)
from omerta.games.crossfire.table import Table, of_group, ring, roles
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

_RED, _BLUE, _HIT, _SAFE, _BY_AGENT, _BY_ASSASSIN, _ALL_SAFE = [1 << n for n in range(len(FACTS))]
"""The facts, in the order of the data."""


class Verdict:
    """The result of a game."""

    __slots__ = ("battle", "reasons", "sole", "team", "why", "winners")

    def __init__(self, fought: Battle, team: WinningTeam, why: WonBy) -> None:
        self.battle = fought
        self.team = team
        self.why = why
        self.winners = 0
        self.sole = 0
        """The players who win alone, as a mask."""
        self.reasons: list[str] = []


def judge(s: Table) -> Verdict:
    """The verdict on a game after all shots; it follows from cards and aims."""
    fought = battle(s)
    team, why = _team(s, fought)
    verdict = Verdict(fought, team, why)
    wishes = [_granted(s, seat, facts(s, verdict, seat)) for seat in range(s.seats)]
    guilty = {shooter for shooter, _ in fought.guilt}
    granted = [seat for seat in range(s.seats) if wishes[seat] and seat not in guilty]  # CF-7.7
    alone = [seat for seat in granted if s.cast.sole[roles(s)[seat]]]
    verdict.sole = sum([1 << seat for seat in alone])
    winners = alone or granted  # CF-7.11; there may be none: CF-7.12
    verdict.winners = sum([1 << seat for seat in winners])
    for seat in range(s.seats):
        if seat in winners:
            verdict.reasons.append(wishes[seat])
        elif seat in guilty:
            verdict.reasons.append("guilty")
        else:
            verdict.reasons.append("alone" if wishes[seat] else "failed")
    return verdict


def _team(s: Table, fought: Battle) -> tuple[WinningTeam, WonBy]:
    vip = bool(fought.hit & of_group(s, "vip"))
    if not s.cast.sniping:
        return ("red", "vip_hit") if vip else ("blue", "vip_safe")  # CF-5.8
    if not of_group(s, "assassin") & ~s.tokens:
        return "blue", "assassins_hit"  # CF-10.4
    if is_decided(s):
        return "red", "wrong_hit"  # CF-10.5
    if fought.hit & of_group(s, "bystander"):
        return "blue", "bystander_hit"  # CF-10.8
    return ("red", "vip_hit") if vip else ("blue", "vip_safe")  # CF-10.8


def facts(s: Table, verdict: Verdict, seat: Seat) -> int:
    """The facts that are true for a seat, as a mask; the team decides even for a VIP hit (CF-11.1)."""
    fought = verdict.battle
    bit = 1 << seat
    true = _RED if verdict.team == "red" else _BLUE
    true |= _HIT if fought.hit & bit else _SAFE
    if fought.by_agent & bit:
        true |= _BY_AGENT
    if fought.by_assassin & bit:
        true |= _BY_ASSASSIN
    if not fought.hit & of_group(s, "bystander"):
        true |= _ALL_SAFE
    return true


def _granted(s: Table, seat: Seat, true: int) -> str:
    """The fulfilled wish of a seat's role as text; empty if there is none."""
    for wish in s.cast.wins[roles(s)[seat]]:
        if wish & ~true == 0:
            return "+".join([fact for place, fact in enumerate(FACTS) if wish >> place & 1])
    return ""


def tell(s: Table, log: list[Event]) -> Verdict:
    """Report the calls, the teams, all cards, guilt and winners, in the order of the table."""
    verdict = judge(s)
    fought = verdict.battle
    if s.cast.sniping:
        call_last(fought, log)
        shown = s.tokens | 1 << s.cast.sniper(s.dealer) if is_decided(s) else revealed(s)
    else:
        shown = call_shootout(s, fought, log)
    log.append(TeamWon(verdict.team, verdict.why))
    reveal(s, shown, list(ring(s)), "others", log)  # CF-5.9
    log += [GuiltFound(shooter, victim) for shooter, victim in fought.guilt]
    log += [BomberSurvived(seat) for seat in seats_in(verdict.sole)]
    log.append(WinnersNamed(seats_in(verdict.winners), tuple(verdict.reasons)))
    return verdict
