"""Events on the board: police, evidence, and the pieces of the scenarios."""

from omerta.games.legends.actions import ScenarioId, SideName
from omerta.games.legends.kinds import CardId, LaneHow, Police, Track, White
from omerta.kernel.events import Event


class PoliceTurned(Event, frozen=True, tag="police_turned"):
    """The police token was turned."""

    quiet = True
    police: Police


class PoliceActivated(Event, frozen=True, tag="police_activated"):
    """The police became active; their effect depends on the scenario."""

    quiet = True
    scenario: ScenarioId = ""
    """Empty only in older stored steps, which lack this field."""


class PoliceStruck(Event, frozen=True, tag="police_struck"):
    """The active police acted, in the way of this scenario."""

    quiet = True
    scenario: ScenarioId = ""


class EvidenceCounted(Event, frozen=True, tag="evidence_counted"):
    """Fingerprints were counted."""

    quiet = True
    count: int
    limit: int


class ClanRallied(Event, frozen=True, tag="clan_rallied"):
    """All exhausted minions returned."""

    quiet = True
    count: int


class TrackMoved(Event, frozen=True, tag="track_moved"):
    """A marker moved on a track."""

    quiet = True
    track: Track
    start: int
    end: int


class VaultSearched(Event, frozen=True, tag="vault_searched"):
    """A vault was searched; only the last search counts."""

    number: int
    dice: tuple[White, ...]
    bags: int


class BagsGained(Event, frozen=True, tag="bags_gained"):
    """Bags were added to the loot."""

    quiet = True
    card: CardId
    bags: int
    loot: int


class LaneChosen(Event, frozen=True, tag="lane_chosen"):
    """The lever was put in this lane."""

    quiet = True
    side: SideName
    how: LaneHow


class DrivingDicePlaced(Event, frozen=True, tag="driving_dice_placed"):
    """Dice were put on Driving."""

    quiet = True
    count: int
    driving: int


class SpeedBoosted(Event, frozen=True, tag="speed_boosted"):
    """Driving dice were spent for speed."""

    quiet = True
    lever: int
