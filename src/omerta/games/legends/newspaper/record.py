"""What the paper knows of a campaign: a record of each job and of each break."""
# mypyc: skip (at the speed of people)

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
    """One interaction, from the choice of the challenge to what came of it."""

    player: int
    challenge: str
    difficulty: int
    round: int
    crew: list[str] = field(default_factory=list)
    helpers: list[tuple[int, str]] = field(default_factory=list)
    """Who used which minion's ability on the roll."""
    dice: int = 0
    last_die: bool = False
    """Whether one more die was thrown in."""
    total: int = 0
    successes: int = 0
    overcome: bool = False
    voided: bool = False


@dataclass(slots=True)
class ScenarioRecord:
    """A scenario that was played, or is being played."""

    scenario: str = ""
    alone: bool = False
    """Whether one person leads all hands."""
    ending: str = ""
    """Empty while it goes on."""
    reputation: int = 0
    day: Day | None = None
    rounds: int = 0
    events: list[Event] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    led: Counter[int] = field(default_factory=Counter)
    """How often each lieutenant was the first of a round."""
    dealt: Counter[int] = field(default_factory=Counter)
    """How many problems each lieutenant got."""
    solved: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    tired: Counter[str] = field(default_factory=Counter)
    """How often each minion was exhausted by something other than its own will."""
    out: list[str] = field(default_factory=list)
    """Who is out of action, in this order."""
    by_police: list[str] = field(default_factory=list)
    """Whom the active police put out of action."""
    by_squad: list[str] = field(default_factory=list)
    """Whom the squad found inside."""
    by_struggle: list[str] = field(default_factory=list)
    """Who ran away from the clan and was not caught again."""
    revived: list[str] = field(default_factory=list)
    vanished: int = 0
    """Minions exhausted before anybody had drawn them."""
    rallied: int = 0
    sirens: int = 0
    calmed: int = 0
    """How often the police were made to look elsewhere."""
    police_round: int = 0
    """The round in which the police became active; 0, never."""
    strikes: int = 0
    prints: tuple[int, int] | None = None
    """Fingerprints and their limit at the last count."""
    most_prints: int = 0
    intros: int = 0
    betting: bool = False
    """Whether the dice that fall are those of a bet."""

    @property
    def successes(self) -> int:
        """All successes of all rolls."""
        return sum([attempt.successes for attempt in self.attempts])


@dataclass(slots=True)
class Interval:
    """A break between two jobs."""

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
    """All of it, in order."""

    one_shot: bool = False
    parts: list[ScenarioRecord | Interval] = field(default_factory=list)
    end: CampaignEnded | None = None
    last_day: Day | None = None

    @property
    def scenarios(self) -> list[ScenarioRecord]:
        """The jobs that are over."""
        return [part for part in self.parts if isinstance(part, ScenarioRecord) and part.ending]

    @property
    def lost(self) -> list[str]:
        """The minions that are gone for good."""
        breaks = [part for part in self.parts if isinstance(part, Interval)]
        return [minion for part in breaks for minion in part.lost]
