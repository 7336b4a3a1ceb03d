"""Events of Family Business."""
# mypyc: skip (defines Structs)

from typing import Literal

from omerta.games.legends.actions import PlayerNumber, SideName
from omerta.games.legends.kinds import CardId
from omerta.kernel.events import Event

DowntimeWhy = Literal["round", "third", "chain", "mole"]
"""Why a downtime is laid: the round, the third one of four players, another downtime, the mole."""
MoleWhy = Literal["police", "passed", "round"]
"""Why the mole is shuffled in: active police, an effect that revealed it, the end of the round."""


class BusinessOpened(Event, frozen=True, tag="business_opened"):
    """A business was revealed on its space."""

    side: SideName
    card: CardId


class DowntimeLaid(Event, frozen=True, tag="downtime_laid"):
    """A downtime was revealed at a business, on top of earlier ones."""

    business: CardId
    card: CardId
    why: DowntimeWhy


class BusinessKept(Event, frozen=True, tag="business_kept"):
    """A finished business was kept; its tokens returned, its downtimes stayed."""

    quiet = True
    card: CardId


class BusinessLost(Event, frozen=True, tag="business_lost"):
    """An unfinished business was removed, with the tokens that it had."""

    quiet = True
    card: CardId
    tokens: int
    need: int


class BusinessRemoved(Event, frozen=True, tag="business_removed"):
    """The top business of the deck was removed unseen; `left` businesses remain."""

    quiet = True
    left: int


class MoleRevealed(Event, frozen=True, tag="mole_revealed"):
    """A player drew the mole."""

    player: PlayerNumber


class MoleShuffledIn(Event, frozen=True, tag="mole_shuffled_in"):
    """The mole was shuffled into the clan deck."""

    quiet = True
    why: MoleWhy
