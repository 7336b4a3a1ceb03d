"""The events of Crossfire (rules, section 8)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from omerta.games.crossfire.actions import Code, FaceId, RoleId, SeatNumber, TopicId
from omerta.games.crossfire.settings import Face, Mode
from omerta.kernel.events import Event, Secret
from omerta.kernel.seats import Seat

PerSeat = Annotated[tuple[int | None, ...], Meta(extra={"text": "per_seat"})]
"""One number for each seat."""
Call = Literal["agents", "shields", "hit", "vip", "marked", "assassins", "others"]
"""Why a card is turned up."""
WinningTeam = Literal["red", "blue"]
WonBy = Literal["vip_hit", "vip_safe", "assassins_hit", "wrong_hit", "bystander_hit"]
"""What decided between the teams; the last three belong to the sniper's mode."""


class SeriesStarted(Event, frozen=True, tag="series_started"):
    """A series begins, with this many seats and games."""

    seats: int
    games: int


class GameStarted(Event, frozen=True, tag="game_started"):
    """The mix and the dealer are known; `shuffles` are the seats of each shuffle, in order."""

    no: int
    mode: Mode
    mix: Annotated[tuple[str, ...], Meta(extra={"text": "role"})]
    """Every card in play, copies one by one."""
    dealer: SeatNumber
    sniper: SeatNumber | None
    shuffles: tuple[tuple[SeatNumber, ...], ...]


class CardDealt(Event, frozen=True, tag="card_dealt"):
    """A seat was dealt a card."""

    seat: SeatNumber
    role: Secret[RoleId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CardLooked(Event, frozen=True, tag="card_looked"):
    """A seat has looked at its card."""

    quiet = True
    seat: SeatNumber


class CardPassed(Event, frozen=True, tag="card_passed"):
    """A card was passed to the left."""

    giver: SeatNumber
    taker: SeatNumber
    role: Secret[RoleId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """Both players who have held it."""
        return (self.giver, self.taker)


class CardsShuffled(Event, frozen=True, tag="cards_shuffled"):
    """The cards of three neighbours were shuffled by the middle one."""

    no: int
    seats: tuple[SeatNumber, ...]


class CardReturned(Event, frozen=True, tag="card_returned"):
    """A seat got a card back from a shuffle."""

    no: int
    seat: SeatNumber
    role: Secret[RoleId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class ClaimChosen(Event, frozen=True, tag="claim_chosen"):
    """A seat chose its claim; the others will see all claims together."""

    quiet = True
    seat: SeatNumber
    face: Secret[FaceId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class ClaimsShown(Event, frozen=True, tag="claims_shown"):
    """All cards were laid down at once; None for the sniper."""

    faces: Annotated[tuple[Face | None, ...], Meta(extra={"text": "per_seat face"})]


class TalkStarted(Event, frozen=True, tag="talk_started"):
    """All players may talk for this long."""

    seconds: int


class ClaimTurned(Event, frozen=True, tag="claim_turned"):
    """A seat turned its card."""

    seat: SeatNumber
    face: FaceId


class StatementMade(Event, frozen=True, tag="statement_made"):
    """A seat made a statement, true or not; `answers` are the questions it answers."""

    no: int
    seat: SeatNumber
    code: Code
    about: SeatNumber | None
    role: RoleId | None
    number: int | None
    topic: TopicId | None
    answers: tuple[int, ...]


class TokenPut(Event, frozen=True, tag="token_put"):
    """The sniper laid a token before a seat."""

    seat: SeatNumber


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """The sniper took a token back."""

    seat: SeatNumber


class ReadySaid(Event, frozen=True, tag="ready_said"):
    """A seat has nothing more to say."""

    seat: SeatNumber


class TalkEnded(Event, frozen=True, tag="talk_ended"):
    """No player may speak now."""


class AimGiven(Event, frozen=True, tag="aim_given"):
    """A seat chose its target; none for a blind aim."""

    seat: SeatNumber
    targets: Secret[tuple[SeatNumber, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class AimsShown(Event, frozen=True, tag="aims_shown"):
    """All players pointed at once: for each seat, its targets."""

    targets: Annotated[tuple[tuple[Seat, ...], ...], Meta(extra={"text": "per_seat seat"})]


class HandsLowered(Event, frozen=True, tag="hands_lowered"):
    """The unarmed players lowered their hands."""

    seats: tuple[SeatNumber, ...]


class RoleRevealed(Event, frozen=True, tag="role_revealed"):
    """A card was turned up."""

    seat: SeatNumber
    role: RoleId
    call: Call


class ShotStopped(Event, frozen=True, tag="shot_stopped"):
    """A shield took a shot."""

    wave: int
    shooter: SeatNumber
    target: SeatNumber
    bearer: SeatNumber


class ShotLanded(Event, frozen=True, tag="shot_landed"):
    """A shot hit; `late` if it has no effect because the target had been hit before."""

    wave: int
    shooter: SeatNumber
    target: SeatNumber
    late: bool = False


class AssassinSilenced(Event, frozen=True, tag="assassin_silenced"):
    """A seat was hit before it could fire."""

    seat: SeatNumber


class SniperHit(Event, frozen=True, tag="sniper_hit"):
    """The sniper shot a seat with a token."""

    seat: SeatNumber
    role: RoleId


class TeamWon(Event, frozen=True, tag="team_won"):
    """It is decided which team won."""

    team: WinningTeam
    why: WonBy


class GuiltFound(Event, frozen=True, tag="guilt_found"):
    """A seat hit a bystander and loses for it."""

    shooter: SeatNumber
    victim: SeatNumber


class BomberSurvived(Event, frozen=True, tag="bomber_survived"):
    """A player who wins alone was not stopped."""

    seat: SeatNumber


class WinnersNamed(Event, frozen=True, tag="winners_named"):
    """The winners; `reasons` gives for every seat the facts that made it win, or why it lost."""

    winners: tuple[SeatNumber, ...]
    reasons: tuple[str, ...]


class PointsScored(Event, frozen=True, tag="points_scored"):
    """A winner scores a point."""

    seat: SeatNumber
    total: int


class CardsTraced(Event, frozen=True, tag="cards_traced"):
    """The game is over, and the way of every card is public: by stage and seat."""

    stages: tuple[tuple[RoleId, ...], ...]


class NextWanted(Event, frozen=True, tag="next_wanted"):
    """A seat is ready for the next game."""

    quiet = True
    seat: SeatNumber


class SeriesEnded(Event, frozen=True, tag="series_ended"):
    """The last game is over; equal ranks share."""

    points: PerSeat
    ranking: tuple[int, ...]
    winners: tuple[SeatNumber, ...]


CrossfireEvent = (
    SeriesStarted
    | GameStarted
    | CardDealt
    | CardLooked
    | CardPassed
    | CardsShuffled
    | CardReturned
    | ClaimChosen
    | ClaimsShown
    | TalkStarted
    | ClaimTurned
    | StatementMade
    | ReadySaid
    | TokenPut
    | TokenTaken
    | TalkEnded
    | AimGiven
    | AimsShown
    | HandsLowered
    | RoleRevealed
    | ShotStopped
    | ShotLanded
    | AssassinSilenced
    | SniperHit
    | TeamWon
    | GuiltFound
    | BomberSurvived
    | WinnersNamed
    | PointsScored
    | CardsTraced
    | NextWanted
    | SeriesEnded
)
