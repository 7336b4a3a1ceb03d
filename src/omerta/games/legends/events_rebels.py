"""Events of the struggle with the rebels (SC-3)."""
# mypyc: skip (defines Structs)

from omerta.games.legends.actions import MinionId
from omerta.games.legends.kinds import CardId, Red, White
from omerta.kernel.events import Event


class PlaceRevealed(Event, frozen=True, tag="place_revealed"):
    """The place of the rebels' next ambush was revealed."""

    card: CardId


class AttackPlanned(Event, frozen=True, tag="attack_planned"):
    """The clan planned the top attack as its own."""

    card: CardId


class AmbushLaid(Event, frozen=True, tag="ambush_laid"):
    """The rebels laid the top attack as an ambush."""

    card: CardId


class RebelsJoined(Event, frozen=True, tag="rebels_joined"):
    """Minions of the clan deck became rebels of an attack."""

    card: CardId
    minions: tuple[MinionId, ...]


class LoyaltyChecked(Event, frozen=True, tag="loyalty_checked"):
    """The top minion of the clan deck was checked; it became a rebel or was exhausted."""

    minion: MinionId
    rebel: bool


class ShortageMet(Event, frozen=True, tag="shortage_met"):
    """The clan deck was too small: `count` minions came from the exhausted pile."""

    count: int


class RebelsRolled(Event, frozen=True, tag="rebels_rolled"):
    """The rebels rolled."""

    card: CardId
    dice: tuple[White, ...]
    red: Red
    total: int


class RebelFled(Event, frozen=True, tag="rebel_fled"):
    """A rebel became a fugitive."""

    quiet = True
    minion: MinionId


class FightDecided(Event, frozen=True, tag="fight_decided"):
    """A fight was decided: both totals, and whether the clan won."""

    quiet = True
    card: CardId
    ambush: bool
    clan: int
    rebels: int
    won: bool


class FugitivesCaught(Event, frozen=True, tag="fugitives_caught"):
    """All fugitives returned."""

    quiet = True
    count: int
