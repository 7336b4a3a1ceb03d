"""The pieces of the chase, lanes, lever, driving dice, car and van, and their moves (SC-2)."""

from typing import ClassVar, Final

from omerta.games.legends.actions import Side
from omerta.games.legends.events import (
    CardRevealed,
    DrivingDicePlaced,
    LaneChosen,
    LaneHow,
    TrackMoved,
)
from omerta.games.legends.frames import Decision
from omerta.games.legends.rules.asking import end_scenario
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled
from omerta.games.legends.table import ScenarioState, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

SIDES: Final[tuple[Side, Side]] = ("left", "right")


class ChooseLane(Decision):
    """The lane in which the round begins; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "lane"


class ChooseDriving(Decision):
    """How many lucks go to Driving; `a` is the maximum."""

    __slots__ = ()
    tag: ClassVar[str] = "drive"


class MayBoost(Decision):
    """Whether to spend driving dice for speed."""

    __slots__ = ()
    tag: ClassVar[str] = "boost"


class ChaseState(ScenarioState):
    """The chase's part of the state: lanes, lever, driving dice, car and van."""

    __slots__ = ("car", "deck", "discard", "driving", "future", "lane", "lever", "near", "van")
    fields: ClassVar[tuple[str, ...]] = (
        "car",
        "deck",
        "discard",
        "driving",
        "future",
        "lane",
        "lever",
        "near",
        "van",
    )

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.near: tuple[int, ...] = (NO_CARD, NO_CARD)
        """The near obstacle of the left and of the right lane."""
        self.future: tuple[int, ...] = (NO_CARD, NO_CARD)
        self.lane: int = 0
        """The lane of the lever: 0 left, 1 right."""
        self.lever: int = 0
        """The speed that the lever shows."""
        self.driving: int = 0
        """The number of dice on Driving."""
        self.car: int = 0
        self.van: int = 0

    def clone(self) -> "ChaseState":
        """Return an independent copy."""
        other = ChaseState()
        other.deck = self.deck
        other.discard = self.discard
        other.near = self.near
        other.future = self.future
        other.lane = self.lane
        other.lever = self.lever
        other.driving = self.driving
        other.car = self.car
        other.van = self.van
        return other


def state_of(s: Table) -> ChaseState:
    """Return the chase's part of the state."""
    assert isinstance(s.scenario_state, ChaseState)
    return s.scenario_state


# Road and lever


def move_van(s: Table, log: list[Event]) -> None:
    """Advance the van; the last space ends the scenario (SC-2.16)."""
    c = state_of(s)
    c.van += 1
    log.append(TrackMoved("van", c.van - 1, c.van))
    if c.van >= scenario_cards(s).one("escaped"):
        end_scenario(s, "van_gone")


def speed_up(s: Table, by: int, log: list[Event]) -> None:
    """Raise the lever up to the top speed (SC-2.7)."""
    c = state_of(s)
    lever = min(c.lever + by, scenario_cards(s).one("top_speed"))
    log.append(TrackMoved("lever", c.lever, lever))
    c.lever = lever


def drive(s: Table, log: list[Event]) -> None:
    """Move the car; then it has caught the van, or the van moves (SC-2.18, SC-2.19)."""
    c = state_of(s)
    end = min(c.car + c.lever, c.van)
    log.append(TrackMoved("car", c.car, end))
    c.car = end
    c.lever = 0
    if c.car == c.van:
        end_scenario(s, "caught")
    else:
        move_van(s, log)


def set_lane(s: Table, lane: int, how: LaneHow, log: list[Event]) -> None:
    """Move the lever to this lane."""
    state_of(s).lane = lane
    log.append(LaneChosen(SIDES[lane], how))


def put_driving(s: Table, count: int, log: list[Event]) -> None:
    """Put dice on Driving; they are not in the stock (SC-2.12)."""
    c = state_of(s)
    c.driving += count
    log.append(DrivingDicePlaced(count, c.driving))


def lay_future(s: Table, chance: Chance, log: list[Event]) -> None:
    """Reveal a new future obstacle in each lane, left first (SC-2.2, SC-2.10)."""
    c = state_of(s)
    laid = []
    for _ in SIDES:
        c.deck, c.discard = refilled(c.deck, c.discard, "obstacle", chance)
        laid.append(c.deck[-1])
        c.deck = c.deck[:-1]
        log.append(CardRevealed(scenario_cards(s).ids[laid[-1]]))
    c.future = tuple(laid)


def drive_past(s: Table, chance: Chance, log: list[Event]) -> None:
    """Discard both near obstacles; the future ones become near (SC-2.10)."""
    c = state_of(s)
    for lane in (c.lane, 1 - c.lane):
        c.discard = discarded(s, c.discard, c.near[lane], log)
    c.near = c.future
    lay_future(s, chance, log)
