"""Statistics of one finished series of Crossfire, for `omerta sim`.

They are computed from the events alone: the wins of each team and role, and a table, adding up
to the whole, of what decided between the teams.
"""

from collections.abc import Iterable
from typing import Final, get_args

from omerta.games.crossfire.events import (
    CardsTraced,
    ClaimTurned,
    GameStarted,
    GuiltFound,
    ShotLanded,
    ShotStopped,
    SniperHit,
    StatementMade,
    TeamWon,
    WinnersNamed,
    WonBy,
)
from omerta.kernel.events import Event

_COUNTED: Final[dict[type[Event], str]] = {
    StatementMade: "statements",
    ClaimTurned: "claims_turned",
    ShotLanded: "shots_landed",
    ShotStopped: "shots_stopped",
    SniperHit: "sniper_hits",
    GuiltFound: "guilt",
}
"""The events that are counted, and the names of the counts."""
REASONS: Final[tuple[str, ...]] = get_args(WonBy)


def tally(events: Iterable[Event]) -> dict[str, dict[str, float]]:
    """The numbers of one finished series, per game of it."""
    told = Story()
    for event in events:
        told.hear(event)
    return told.tables()


class Story:
    """A series as far as its events were read."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, float] = dict.fromkeys(("red", "blue", "nobody"), 0)
        self.counts: dict[str, float] = dict.fromkeys(_COUNTED.values(), 0)
        self.reasons: dict[str, float] = dict.fromkeys(REASONS, 0)
        self.mix: tuple[str, ...] = ()
        self.winners: tuple[int, ...] = ()

    def hear(self, event: Event) -> None:
        """Process the next event."""
        name = _COUNTED.get(type(event))
        if name is not None:
            self.counts[name] += 1
        elif isinstance(event, GameStarted):
            self.games += 1
            self.mix = event.mix
            for role in event.mix:
                self.sums.setdefault(f"role_{role}", 0)
        elif isinstance(event, TeamWon):
            self.sums[event.team] += 1
            self.reasons[event.why] += 1
        elif isinstance(event, WinnersNamed):
            self.winners = event.winners
            self.sums["nobody"] += not event.winners
        elif isinstance(event, CardsTraced):
            held = event.stages[-1]
            for seat in self.winners:
                self.sums[f"role_{held[seat]}"] += 1 / self.mix.count(held[seat])

    def tables(self) -> dict[str, dict[str, float]]:
        """All statistics, per game."""
        whole = self.sums | self.counts
        return {
            "game": {name: number / self.games for name, number in whole.items()},
            "why": {name: number / self.games for name, number in self.reasons.items()},
        }
