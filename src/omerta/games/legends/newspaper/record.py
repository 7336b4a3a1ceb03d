"""The newspaper's records of a campaign: one for each scenario and each break."""
# mypyc: skip (not called often)

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from omerta.games.legends.events import CampaignEnded
    from omerta.kernel.events import Event
    from omerta.kernel.press import Day


@dataclass(slots=True)
class Attempt:
    """One interaction, from the choice of the challenge to its result."""

    player: int
    challenge: str
    difficulty: int
    round: int
    crew: list[str] = field(default_factory=list)
    helpers: list[tuple[int, str]] = field(default_factory=list)
    """The players and minions of the abilities used on the roll."""
    dice: int = 0
    last_die: bool = False
    """Whether a die was added to the roll."""
    total: int = 0
    successes: int = 0
    overcome: bool = False
    voided: bool = False


@dataclass(slots=True)
class ScenarioRecord:
    """A finished or running scenario."""

    scenario: str = ""
    alone: bool = False
    """Whether one player leads all hands."""
    ending: str = ""
    """Empty while the scenario runs."""
    reputation: int = 0
    day: Day | None = None
    rounds: int = 0
    events: list[Event] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    led: Counter[int] = field(default_factory=Counter)
    """How often each player was the first of a round."""
    dealt: Counter[int] = field(default_factory=Counter)
    """How many problems each player was dealt."""
    solved: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    tired: Counter[str] = field(default_factory=Counter)
    """How often each minion was exhausted against the clan's will."""
    out: list[str] = field(default_factory=list)
    """The minions out of action, in order."""
    by_police: list[str] = field(default_factory=list)
    """The minions that active police put out of action."""
    by_squad: list[str] = field(default_factory=list)
    """The minions that the squad caught inside."""
    by_struggle: list[str] = field(default_factory=list)
    """The fugitives that were not caught."""
    revived: list[str] = field(default_factory=list)
    vanished: int = 0
    """The number of minions exhausted in the deck."""
    rallied: int = 0
    sirens: int = 0
    calmed: int = 0
    """How often the police were controlled."""
    police_round: int = 0
    """The round in which the police became active, or 0."""
    strikes: int = 0
    prints: tuple[int, int] | None = None
    """The fingerprints and their limit at the last count."""
    most_prints: int = 0
    intros: int = 0
    betting: bool = False
    """Whether the dice being rolled are those of a bet."""

    @property
    def successes(self) -> int:
        """The number of successes of all rolls."""
        return sum([attempt.successes for attempt in self.attempts])


@dataclass(slots=True)
class Interval:
    """A break between two scenarios."""

    day: Day | None = None
    events: list[Event] = field(default_factory=list)
    purse: int = 0
    won: list[str] = field(default_factory=list)
    bailed: list[str] = field(default_factory=list)
    hired: list[str] = field(default_factory=list)
    home: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    recruits: list[str] = field(default_factory=list)
    closed: bool = False


@dataclass(slots=True)
class Campaign:
    """The records of a campaign, in order."""

    one_shot: bool = False
    parts: list[ScenarioRecord | Interval] = field(default_factory=list)
    end: CampaignEnded | None = None
    last_day: Day | None = None

    @property
    def scenarios(self) -> list[ScenarioRecord]:
        """The finished scenarios."""
        return [part for part in self.parts if isinstance(part, ScenarioRecord) and part.ending]

    @property
    def lost(self) -> list[str]:
        """The minions that are gone for good."""
        breaks = [part for part in self.parts if isinstance(part, Interval)]
        return [minion for part in breaks for minion in part.lost]
