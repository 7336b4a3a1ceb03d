"""What happens only in Family Business, as events."""
# mypyc: skip (defines Structs)

from typing import Literal

from omerta.games.legends.actions import PlayerNumber, SideName
from omerta.games.legends.kinds import CardId
from omerta.kernel.events import Event

DowntimeWhy = Literal["round", "third", "chain", "mole"]
"""One of a round, the third of four players, one that another one brings, the mole's."""
MoleWhy = Literal["police", "passed", "round"]
"""The police became active, an effect turned it up and passed it by, the round is over."""


class BusinessOpened(Event, frozen=True, tag="business_opened"):
    """A business was turned up on its space."""

    side: SideName
    card: CardId


class DowntimeLaid(Event, frozen=True, tag="downtime_laid"):
    """A downtime was turned up at a business; it covers those below."""

    business: CardId
    card: CardId
    why: DowntimeWhy


class BusinessKept(Event, frozen=True, tag="business_kept"):
    """A finished business goes on: its tokens return, card and downtimes stay."""

    quiet = True
    card: CardId


class BusinessLost(Event, frozen=True, tag="business_lost"):
    """An unfinished business is removed, with so many of its tokens."""

    quiet = True
    card: CardId
    tokens: int
    need: int


class BusinessRemoved(Event, frozen=True, tag="business_removed"):
    """The top business of the deck was removed unseen; so many are left."""

    quiet = True
    left: int


class MoleRevealed(Event, frozen=True, tag="mole_revealed"):
    """A player drew the mole."""

    player: PlayerNumber


class MoleShuffledIn(Event, frozen=True, tag="mole_shuffled_in"):
    """The mole is in the clan deck."""

    quiet = True
    why: MoleWhy
