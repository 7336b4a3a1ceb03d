"""Events in the course of a campaign, a scenario, a round and a turn."""

from typing import Annotated, Literal

from msgspec import Meta

from omerta.games.legends.actions import MinionId, PlayerNumber, ScenarioId
from omerta.games.legends.kinds import Ending, Rank
from omerta.kernel.events import Event


class CampaignStarted(Event, frozen=True, tag="campaign_started"):
    """The table was set up for a campaign or a single scenario."""

    players: int
    mode: Literal["campaign", "one_shot"]
    difficulty: Literal["normal", "easy", "hard"]
    clan: int


class ScenarioSetUp(Event, frozen=True, tag="scenario_set_up"):
    """A scenario began."""

    milestone = True
    scenario: ScenarioId
    number: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A round began."""

    quiet = True
    round: int


class FirstPlayerNamed(Event, frozen=True, tag="first_player_named"):
    """The clan named the first player."""

    quiet = True
    player: PlayerNumber


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn began."""

    quiet = True
    player: PlayerNumber
    actions: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn ended."""

    quiet = True
    player: PlayerNumber


class PlayerLeft(Event, frozen=True, tag="player_left"):
    """A player left the scenario."""

    quiet = True
    player: PlayerNumber


class ScenarioEnded(Event, frozen=True, tag="scenario_ended"):
    """A scenario ended."""

    milestone = True
    quiet = True
    scenario: ScenarioId
    ending: Ending
    reputation: int


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    """The campaign, or the single scenario, ended."""

    milestone = True
    quiet = True
    won: bool
    reason: Annotated[str, Meta(extra={"text": "result"})]
    score: int
    rank: Rank | None


class BreakOpened(Event, frozen=True, tag="break_opened"):
    """The break began: the clan may spend its reputation, and the market is open."""

    milestone = True
    reputation: int
    market: tuple[MinionId, ...]


class MinionWon(Event, frozen=True, tag="minion_won"):
    """A minion joined the clan as a prize."""

    minion: MinionId


class Bailed(Event, frozen=True, tag="bailed"):
    """Bail was paid for a minion."""

    quiet = True
    minion: MinionId
    price: int
    left: int


class Hired(Event, frozen=True, tag="hired"):
    """A minion was hired."""

    quiet = True
    minion: MinionId
    price: int
    left: int


class MinionsLeft(Event, frozen=True, tag="minions_left"):
    """Minions left the clan, to the box or for good."""

    quiet = True
    minions: tuple[MinionId, ...]
    lost: tuple[MinionId, ...]


class RecruitsAdded(Event, frozen=True, tag="recruits_added"):
    """A small clan received newcomers from the box."""

    minions: tuple[MinionId, ...]
