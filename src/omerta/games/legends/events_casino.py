"""Events of the casino (SC-4)."""
# mypyc: skip (defines Structs)

from typing import Annotated, Literal

from msgspec import Meta

from omerta.games.legends.actions import MinionId, PlayerNumber
from omerta.games.legends.kinds import CardId, Red
from omerta.kernel.events import Event

PenaltyName = Literal["none", "die", "spectator", "red", "croupier", "jackpot"]
Penalty = Annotated[PenaltyName, Meta(extra={"text": "effect"})]
"""The penalty of a gaming table for too many lucks."""


class BetOpened(Event, frozen=True, tag="bet_opened"):
    """A player began a bet at the active table."""

    quiet = True
    player: PlayerNumber
    card: CardId
    jackpot: int


class StakeSet(Event, frozen=True, tag="stake_set"):
    """Chips were staked; `dice` is the number for the roll."""

    quiet = True
    player: PlayerNumber
    chips: int
    dice: int


class PenaltyStruck(Event, frozen=True, tag="penalty_struck"):
    """Too many lucks brought the table's penalty."""

    quiet = True
    card: CardId
    penalty: Penalty


class RedDieRolled(Event, frozen=True, tag="red_die_rolled"):
    """The red die joined a bet."""

    red: Red


class BetSettled(Event, frozen=True, tag="bet_settled"):
    """A bet was decided: its total and the jackpot."""

    quiet = True
    total: int
    blocked: int
    multiplier: int
    jackpot: int
    won: bool
    """Whether the jackpot was won, which costs the clan its stake."""


class JackpotWon(Event, frozen=True, tag="jackpot_won"):
    """The jackpot was won; stake and cell returned to the supply."""

    quiet = True
    minion: MinionId
    chips: int


class ChipsLaundered(Event, frozen=True, tag="chips_laundered"):
    """The lost stake went to the cell, which now holds `cell` chips."""

    quiet = True
    chips: int
    cell: int


class TableSwapped(Event, frozen=True, tag="table_swapped"):
    """The active table was swapped and removed."""

    quiet = True
    player: PlayerNumber
    card: CardId


class TableClosed(Event, frozen=True, tag="table_closed"):
    """The active table was closed and removed."""

    quiet = True
    card: CardId


class TableRemoved(Event, frozen=True, tag="table_removed"):
    """The top table of the deck was removed unseen."""

    quiet = True
    left: int


class SpaceBlocked(Event, frozen=True, tag="space_blocked"):
    """The blocking token was put on a space of the croupier's track."""

    quiet = True
    space: int


class MinionsFound(Event, frozen=True, tag="minions_found"):
    """A player looked at minions of the clan deck."""

    player: PlayerNumber
    minions: tuple[MinionId, ...]


class MinionKept(Event, frozen=True, tag="minion_kept"):
    """A player took one of the found minions into the hand."""

    quiet = True
    player: PlayerNumber
    minion: MinionId
