"""What happens in the casino (SC-4), as events."""
# mypyc: skip (defines Structs)

from typing import Annotated, Literal

from msgspec import Meta

from omerta.games.legends.actions import MinionId, PlayerNumber
from omerta.games.legends.kinds import CardId, Red
from omerta.kernel.events import Event

PenaltyName = Literal["none", "die", "spectator", "red", "croupier", "jackpot"]
Penalty = Annotated[PenaltyName, Meta(extra={"text": "effect"})]
"""What a gaming table does to whoever is too lucky."""


class BetOpened(Event, frozen=True, tag="bet_opened"):
    """A player bets at the active table."""

    quiet = True
    player: PlayerNumber
    card: CardId
    jackpot: int


class StakeSet(Event, frozen=True, tag="stake_set"):
    """So many chips are staked; the bet has so many dice."""

    quiet = True
    player: PlayerNumber
    chips: int
    dice: int


class PenaltyStruck(Event, frozen=True, tag="penalty_struck"):
    """Too many lucks: the table's penalty."""

    quiet = True
    card: CardId
    penalty: Penalty


class RedDieRolled(Event, frozen=True, tag="red_die_rolled"):
    """The red die joined a bet."""

    red: Red


class BetSettled(Event, frozen=True, tag="bet_settled"):
    """What the bet is worth, against the jackpot."""

    quiet = True
    total: int
    blocked: int
    multiplier: int
    jackpot: int
    won: bool
    """Whether the jackpot is won, which nobody wants."""


class JackpotWon(Event, frozen=True, tag="jackpot_won"):
    """The stake and all chips of the cell return to the supply."""

    quiet = True
    minion: MinionId
    chips: int


class ChipsLaundered(Event, frozen=True, tag="chips_laundered"):
    """The lost stake went to the cell, where so many chips are left."""

    quiet = True
    chips: int
    cell: int


class TableSwapped(Event, frozen=True, tag="table_swapped"):
    """The active table was given up and left the game."""

    quiet = True
    player: PlayerNumber
    card: CardId


class TableClosed(Event, frozen=True, tag="table_closed"):
    """The active table was closed and left the game."""

    quiet = True
    card: CardId


class TableRemoved(Event, frozen=True, tag="table_removed"):
    """The top table of the deck left the game unseen."""

    quiet = True
    left: int


class SpaceBlocked(Event, frozen=True, tag="space_blocked"):
    """The blocking token lies on a space of the croupier's track."""

    quiet = True
    space: int


class MinionsFound(Event, frozen=True, tag="minions_found"):
    """A player looked at minions of the clan deck."""

    player: PlayerNumber
    minions: tuple[MinionId, ...]


class MinionKept(Event, frozen=True, tag="minion_kept"):
    """One of them came into the player's hand."""

    quiet = True
    player: PlayerNumber
    minion: MinionId
