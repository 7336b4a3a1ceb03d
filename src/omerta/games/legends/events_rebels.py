"""What happens between the clan and its rebels (SC-3), as events."""
# mypyc: skip (defines Structs)

from omerta.games.legends.actions import MinionId
from omerta.games.legends.kinds import CardId, Red, White
from omerta.kernel.events import Event


class PlaceRevealed(Event, frozen=True, tag="place_revealed"):
    """The place where the rebels will lie in ambush."""

    card: CardId


class AttackPlanned(Event, frozen=True, tag="attack_planned"):
    """The top attack lies there as the clan's own."""

    card: CardId


class AmbushLaid(Event, frozen=True, tag="ambush_laid"):
    """The top attack lies there as an ambush of the rebels."""

    card: CardId


class RebelsJoined(Event, frozen=True, tag="rebels_joined"):
    """Minions of the clan deck are rebels of an attack."""

    card: CardId
    minions: tuple[MinionId, ...]


class LoyaltyChecked(Event, frozen=True, tag="loyalty_checked"):
    """The top minion of the clan deck was looked at: a rebel, or only exhausted."""

    minion: MinionId
    rebel: bool


class ShortageMet(Event, frozen=True, tag="shortage_met"):
    """The clan deck was too small: so many minions came from the exhausted pile."""

    count: int


class RebelsRolled(Event, frozen=True, tag="rebels_rolled"):
    """The dice of the rebels fell."""

    card: CardId
    dice: tuple[White, ...]
    red: Red
    total: int


class RebelFled(Event, frozen=True, tag="rebel_fled"):
    """A rebel is a fugitive now."""

    quiet = True
    minion: MinionId


class FightDecided(Event, frozen=True, tag="fight_decided"):
    """A fight is over: both totals, and whether the clan has won."""

    quiet = True
    card: CardId
    ambush: bool
    clan: int
    rebels: int
    won: bool


class FugitivesCaught(Event, frozen=True, tag="fugitives_caught"):
    """All fugitives return."""

    quiet = True
    count: int
