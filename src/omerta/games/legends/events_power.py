"""Events of The Fight for Power; only the player who draws a campaign card sees it."""
# mypyc: skip (defines Structs)

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from omerta.games.legends.actions import PlayerNumber
from omerta.games.legends.kinds import CardId, White
from omerta.kernel.events import Event, Secret
from omerta.kernel.seats import Seat

VoteSide = Literal["clan", "mayor"]
VoteSideName = Annotated[VoteSide, Meta(extra={"text": "vote_side"})]
SupportWhy = Annotated[
    Literal["campaign", "rumour", "overcome", "rally"], Meta(extra={"text": "support_why"})
]
"""Why support moves: an effect of the campaign or a rumour, an overcome campaign, Rally."""
SeizeWhy = Annotated[Literal["roll", "round", "rumour"], Meta(extra={"text": "seize_why"})]
"""Why a die is seized: the result of a roll, a new round, a rumour."""


class CampaignCardsDrawn(Event, frozen=True, tag="campaign_cards_drawn"):
    """A player drew campaign cards, which no other seat sees."""

    player: PlayerNumber
    seat: Seat
    """The seat that plays this hand, the only reader."""
    count: int
    cards: Secret[tuple[CardId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """Return the seat that drew the cards."""
        return (self.seat,)


class CampaignRevealed(Event, frozen=True, tag="campaign_revealed"):
    """A player revealed a campaign card of the hand; it is active now."""

    player: PlayerNumber
    card: CardId


class DieSeized(Event, frozen=True, tag="die_seized"):
    """A white die went to the betrayal card."""

    quiet = True
    why: SeizeWhy
    seized: int
    slots: int


class DiceFreed(Event, frozen=True, tag="dice_freed"):
    """Seized dice returned to the stock."""

    quiet = True
    count: int
    seized: int


class SupportMoved(Event, frozen=True, tag="support_moved"):
    """A support token went to one side."""

    quiet = True
    to: VoteSideName
    why: SupportWhy
    clan: int
    mayor: int


class RollerNamed(Event, frozen=True, tag="roller_named"):
    """A player was named to roll for one side of the election."""

    quiet = True
    player: PlayerNumber
    side: VoteSideName


class VotesRolled(Event, frozen=True, tag="votes_rolled"):
    """Both sides rolled; only numbers count."""

    number: int
    """The number of the roll; after a tie both sides roll again."""
    clan_dice: tuple[White, ...]
    mayor_dice: tuple[White, ...]
    clan_sum: int
    mayor_sum: int


class ElectionDecided(Event, frozen=True, tag="election_decided"):
    """The election was decided."""

    quiet = True
    winner: VoteSideName
    outright: bool
    """Whether support alone decided it, without dice."""
    clan: int
    mayor: int
