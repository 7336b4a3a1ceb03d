"""The political desk: support, rumours, the traitor, and the election."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from omerta.games.legends.events import (
    CampaignRevealed,
    CardDiscarded,
    CardRevealed,
    DiceFreed,
    DieSeized,
    ElectionDecided,
    RoundStarted,
    SupportMoved,
    VotesRolled,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import ScenarioRecord

_MANY_CAMPAIGNS = 3
_MANY_RUMOURS = 2
_LOUD = 4
_MANY_SEIZED = 3
_OFTEN = 2


class PowerDesk(Desk):
    """Writes about The Fight for Power."""

    code: ClassVar[str] = "power"
    picture: ClassVar[str] = "ballot"
    kind: ClassVar[str] = "election"

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story: won or lost, outright or by votes; betrayed; or arrested."""
        if record.ending == ARRESTED:
            return super().lead(record)
        clan, mayor = _support(record)
        args: Args = {"clan": clan, "mayor": mayor, "rounds": record.rounds}
        if record.ending == "betrayed":
            return Piece("paper-power-betrayed", {**args, "seized": _most_seized(record)})
        how = "outright"
        votes = _votes(record)
        if votes:
            how = "votes"
            args |= {"ours": votes[-1].clan_sum, "theirs": votes[-1].mayor_sum}
        return Piece(f"paper-power-{record.ending}-{how}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return stories of repeated votes, campaigns, rumours, the traitor, and lost support."""
        found = [*_recount(record), *_campaigns(record), *_rumours(record), *_traitor(record)]
        lost = [each for each in _moves(record) if each.to == "mayor"]
        if len(lost) >= _OFTEN:
            found.append(Piece("paper-power-waver", {"times": len(lost)}, 67))
        return found

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return figures of support, campaigns, rumours and dice."""
        clan, mayor = _support(record)
        return [
            Figure("paper-figure-support", {"number": clan, "limit": clan + mayor}),
            Figure("paper-figure-campaigns", {"number": _won(record)}),
            Figure("paper-figure-rumours", {"number": len(_open_rumours(record))}),
            Figure("paper-figure-seized", {"number": _most_seized(record)}),
        ]


def _moves(record: ScenarioRecord) -> list[SupportMoved]:
    return [each for each in record.events if isinstance(each, SupportMoved)]


def _support(record: ScenarioRecord) -> tuple[int, int]:
    """Return the support at the end; (0, 0) if it never moved."""
    for event in reversed(record.events):
        if isinstance(event, SupportMoved | ElectionDecided):
            return event.clan, event.mayor
    return 0, 0


def _won(record: ScenarioRecord) -> int:
    """Return the number of campaigns that brought support."""
    return sum([each.why == "overcome" for each in _moves(record)])


def _votes(record: ScenarioRecord) -> list[VotesRolled]:
    return [each for each in record.events if isinstance(each, VotesRolled)]


def _most_seized(record: ScenarioRecord) -> int:
    return max([each.seized for each in record.events if isinstance(each, DieSeized)], default=0)


def _open_rumours(record: ScenarioRecord) -> list[str]:
    """Return the revealed rumours that are not discarded."""
    found: dict[str, None] = {}
    for event in record.events:
        if isinstance(event, CardRevealed):
            found[event.card] = None
        elif isinstance(event, CardDiscarded):
            found.pop(event.card, None)
        elif isinstance(event, RoundStarted) and event.round == 1 and found:
            found.popitem()  # the last card revealed before the first round is the traitor
    return list(found)


def _recount(record: ScenarioRecord) -> list[Piece]:
    """Return a story of an election with several rolls."""
    votes = _votes(record)
    if len(votes) < _OFTEN:
        return []
    return [Piece("paper-power-recount", {"times": len(votes), "sum": votes[0].clan_sum}, 94)]


def _campaigns(record: ScenarioRecord) -> list[Piece]:
    """Return stories of overcome campaigns, and of the first revealed card."""
    shown = [each for each in record.events if isinstance(each, CampaignRevealed)]
    if not shown:
        return []
    found = []
    if _won(record) >= _MANY_CAMPAIGNS:
        args: Args = {"count": _won(record), "card": challenge(shown[-1].card)}
        found.append(Piece("paper-power-campaigns", args, 91))
    if not record.alone:
        first = shown[0]
        who: Args = {"player": lieutenant(first.player), "card": challenge(first.card)}
        found.append(Piece("paper-power-idea", who, 44))
    return found


def _rumours(record: ScenarioRecord) -> list[Piece]:
    """Return stories of overcome rumours, and of rumours that stayed."""
    rumours = {each.card for each in record.events if isinstance(each, CardRevealed)}
    silenced = [each.challenge for each in record.attempts if each.overcome]
    silenced = [card for card in silenced if card in rumours]
    found = []
    if len(silenced) >= _MANY_RUMOURS:
        args: Args = {"count": len(silenced), "card": challenge(silenced[-1])}
        found.append(Piece("paper-power-silenced", args, 66))
    loud = _open_rumours(record)
    if len(loud) >= _LOUD:
        args = {"count": len(loud), "card": challenge(loud[-1])}
        found.append(Piece("paper-power-loud", args, 74))
    return found


def _traitor(record: ScenarioRecord) -> list[Piece]:
    """Return stories of seized and of freed dice."""
    found = []
    most = _most_seized(record)
    if most >= _MANY_SEIZED and record.ending != "betrayed":
        found.append(Piece("paper-power-traitor", {"count": most}, 83))
    freed = sum([each.count for each in record.events if isinstance(each, DiceFreed)])
    if freed >= _OFTEN:
        found.append(Piece("paper-power-freed", {"count": freed}, 53))
    return found
