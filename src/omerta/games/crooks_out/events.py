"""The events of Crooks Out! (rules, section 7)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from omerta.games.crooks_out.actions import RoomId, SeatNumber
from omerta.kernel.events import Event, Secret
from omerta.kernel.seats import Seat

PerSeat = Annotated[tuple[int | None, ...], Meta(extra={"text": "per_seat"})]
"""One number for each seat."""
When = Literal["setup", "turn"]
CircleCause = Literal["zero", "fresh", "hit"]
TurnCause = Literal["miss", "fault", "stop", "forfeit", "game_end"]
EndCause = Literal["hand_empty", "abandoned"]


class GameStarted(Event, frozen=True, tag="game_started"):
    """The table is set up."""

    seats: int
    circling: Literal["sharp_eyed", "auto"]
    brave: Literal["off", "on"]
    setup_reroll: Literal["on", "off"]
    help: Literal["plain", "crosses", "coach"]
    first: SeatNumber


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat took its crooks in hand."""

    seat: SeatNumber
    count: int
    hand: Secret[tuple[RoomId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class BoxClosed(Event, frozen=True, tag="box_closed"):
    """The crooks that were not dealt went to the box, unseen."""

    count: int


class SetupRolled(Event, frozen=True, tag="setup_rolled"):
    """A seat rolled for all seats; `repeated` if this room had come up before."""

    seat: SeatNumber
    room: RoomId
    repeated: bool


class NumberWritten(Event, frozen=True, tag="number_written"):
    """A seat wrote a number on its sheet."""

    seat: SeatNumber
    room: RoomId
    number: int
    when: When


class NumberCircled(Event, frozen=True, tag="number_circled"):
    """A number was circled, and all open marks in its column and row were crossed."""

    seat: SeatNumber
    room: RoomId
    cause: CircleCause
    crossed: tuple[RoomId, ...]


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A seat's turn begins."""

    seat: SeatNumber
    turn: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """A seat rolled this room."""

    seat: SeatNumber
    room: RoomId


class RollSkipped(Event, frozen=True, tag="roll_skipped"):
    """The sheet has a number in every room, so there is nothing to roll for."""

    seat: SeatNumber


class CrookAsked(Event, frozen=True, tag="crook_asked"):
    """A seat said where a crook hides."""

    seat: SeatNumber
    asked: SeatNumber
    room: RoomId


class GuessMissed(Event, frozen=True, tag="guess_missed"):
    """The crook is not there; the asked player crosses the room's mark."""

    seat: SeatNumber
    asked: SeatNumber
    room: RoomId


class CrookCaught(Event, frozen=True, tag="crook_caught"):
    """The asked player lays the crook out and fills its mark."""

    seat: SeatNumber
    asked: SeatNumber
    room: RoomId
    left: int


class MarksCrossed(Event, frozen=True, tag="marks_crossed"):
    """The others cross the mark of a caught crook on their own sheets."""

    seats: tuple[SeatNumber, ...]
    room: RoomId


class NumberNamed(Event, frozen=True, tag="number_named"):
    """The asker named one number of the asked sheet; nothing new, as numbers are public."""

    quiet = True
    seat: SeatNumber
    asked: SeatNumber
    room: RoomId


class CirclesCalled(Event, frozen=True, tag="circles_called"):
    """The asker named these numbers of the asked sheet."""

    seat: SeatNumber
    asked: SeatNumber
    rooms: tuple[RoomId, ...]


class CirclesFaulted(Event, frozen=True, tag="circles_faulted"):
    """The numbers that the asker forgot, and those named by mistake."""

    seat: SeatNumber
    asked: SeatNumber
    missing: tuple[RoomId, ...]
    false: tuple[RoomId, ...]


class PointScored(Event, frozen=True, tag="point_scored"):
    """A caught crook scores a point; in the brave variant it is at risk until the turn ends."""

    seat: SeatNumber
    points: int
    at_risk: int


class PointsBanked(Event, frozen=True, tag="points_banked"):
    """The points of a brave turn are safe."""

    seat: SeatNumber
    amount: int
    points: int


class PointsLost(Event, frozen=True, tag="points_lost"):
    """The points of a brave turn are lost."""

    seat: SeatNumber
    amount: int


class TurnForfeited(Event, frozen=True, tag="turn_forfeited"):
    """The player asked nothing in time."""

    seat: SeatNumber


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over."""

    seat: SeatNumber
    cause: TurnCause


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over, and all hands and the box are open."""

    cause: EndCause
    points: PerSeat
    laid_out: PerSeat
    winners: tuple[SeatNumber, ...]
    hands: tuple[tuple[RoomId, ...], ...]
    box: tuple[RoomId, ...]


CrooksOutEvent = (
    GameStarted
    | HandDealt
    | BoxClosed
    | SetupRolled
    | NumberWritten
    | NumberCircled
    | TurnStarted
    | DiceRolled
    | RollSkipped
    | CrookAsked
    | GuessMissed
    | CrookCaught
    | MarksCrossed
    | NumberNamed
    | CirclesCalled
    | CirclesFaulted
    | PointScored
    | PointsBanked
    | PointsLost
    | TurnForfeited
    | TurnEnded
    | GameEnded
)
