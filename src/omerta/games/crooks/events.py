"""The events of Crooks (rules, section 7)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from omerta.games.crooks.actions import CrookId, HangoutId, SeatNumber, TargetNumber
from omerta.games.crooks.settings import Colour
from omerta.kernel.events import Event, Secret
from omerta.kernel.seats import Seat

Tag = str
"""The public name of a crook once it has left its pile: s01, s02, …"""
Facing = Annotated[Literal["up", "down"], Meta(extra={"text": "facing"})]
Way = Literal["plain", "join", "switch", "replace"]
Cause = Literal["no_spot", "pass"]
PassCause = Literal["chosen", "no_money", "no_crooks"]
MoneyAfter = int | UnsetType
"""The seat's money after the event; absent at a table that hides totals (payments stay public)."""
Gang = Annotated[Literal["northside", "westside", "outfit"], Meta(extra={"text": "gang"})]
PerSeat = Annotated[tuple[int | None, ...], Meta(extra={"text": "per_seat"})]
"""One number for each seat."""
Ability = Annotated[Literal["pickpocket", "killer", "spy"], Meta(extra={"text": "action"})]


class GameStarted(Event, frozen=True, tag="game_started"):
    """The table is set up."""

    seats: int
    edition: str
    deck: str
    memory_aid: Literal["on", "off"]
    money_visible: Literal["on", "off"]
    colours: tuple[Colour, ...]
    first: SeatNumber


class CrooksDealt(Event, frozen=True, tag="crooks_dealt"):
    """The piles were dealt to the hangouts; no seat has seen a face."""

    sizes: tuple[int, ...]


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A seat's turn begins: it recruits and robs."""

    quiet = True
    seat: SeatNumber
    turn: int


class HangoutPaid(Event, frozen=True, tag="hangout_paid"):
    """A seat paid to search a hangout."""

    quiet = True
    seat: SeatNumber
    hangout: HangoutId
    amount: int
    money: MoneyAfter = UNSET


class HangoutSearched(Event, frozen=True, tag="hangout_searched"):
    """A seat looked through a pile."""

    seat: SeatNumber
    hangout: HangoutId
    count: int
    faces: Secret[tuple[CrookId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CrookRecruited(Event, frozen=True, tag="crook_recruited"):
    """A seat took one crook into hand, unseen by the others.

    It shows nothing on the board: the search before it showed the pile, and other viewers see
    only that a crook is gone.
    """

    quiet = True
    seat: SeatNumber
    hangout: HangoutId
    tag: Tag
    left: int
    face: Secret[CrookId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CrookPlaced(Event, frozen=True, tag="crook_placed"):
    """A seat sent a crook to a target; `face` is public only if it lies face up.

    A face-down crook also tells something: it is no boss.
    """

    seat: SeatNumber
    target: TargetNumber
    tag: Tag
    facing: Facing
    way: Way
    money: MoneyAfter = UNSET
    face: CrookId | None = None
    hidden_face: Secret[CrookId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class StackMoved(Event, frozen=True, tag="stack_moved"):
    """A switch moved its owner's crooks to another target."""

    quiet = True
    seat: SeatNumber
    origin: TargetNumber
    to: TargetNumber
    tags: tuple[Tag, ...]


class PickpocketTook(Event, frozen=True, tag="pickpocket_took"):
    """A pickpocket took money from the bank."""

    quiet = True
    seat: SeatNumber
    amount: int
    money: MoneyAfter = UNSET


class ActionDeclined(Event, frozen=True, tag="action_declined"):
    """A seat did not use the action of the crook just laid."""

    quiet = True
    seat: SeatNumber
    action: Ability


class CrooksKilled(Event, frozen=True, tag="crooks_killed"):
    """A killer removed one player's crooks; face-down ones stay hidden."""

    quiet = True
    seat: SeatNumber
    victim: SeatNumber
    target: TargetNumber
    tags: tuple[Tag, ...]
    faces: tuple[CrookId, ...]


class SpyLooked(Event, frozen=True, tag="spy_looked"):
    """A spy looked at a target or into a hangout."""

    seat: SeatNumber
    target: TargetNumber | None
    hangout: HangoutId | None
    count: int
    faces: Secret[tuple[CrookId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CrookDiscarded(Event, frozen=True, tag="crook_discarded"):
    """The crook in hand went face down to the box."""

    quiet = True
    seat: SeatNumber
    tag: Tag
    cause: Cause
    face: Secret[CrookId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class PlayerPassed(Event, frozen=True, tag="player_passed"):
    """A seat is out for the rest of the game."""

    quiet = True
    seat: SeatNumber
    cause: PassCause


class CrooksRevealed(Event, frozen=True, tag="crooks_revealed"):
    """All face-down crooks on targets were turned up."""

    tags: tuple[Tag, ...]
    faces: tuple[CrookId, ...]


class TargetScored(Event, frozen=True, tag="target_scored"):
    """A target was awarded; one rating per seat, None for a seat without a crook there."""

    target: TargetNumber
    value: int
    modifiers: int
    ratings: PerSeat
    winners: tuple[SeatNumber, ...]
    points: int


class GangScored(Event, frozen=True, tag="gang_scored"):
    """A gang was awarded, or no seat won it."""

    gang: Gang
    members: PerSeat
    winner: SeatNumber | None
    points: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    points: PerSeat
    money: PerSeat
    winners: tuple[SeatNumber, ...]


CrooksEvent = (
    GameStarted
    | CrooksDealt
    | TurnStarted
    | HangoutPaid
    | HangoutSearched
    | CrookRecruited
    | CrookPlaced
    | StackMoved
    | PickpocketTook
    | ActionDeclined
    | CrooksKilled
    | SpyLooked
    | CrookDiscarded
    | PlayerPassed
    | CrooksRevealed
    | TargetScored
    | GangScored
    | GameEnded
)
