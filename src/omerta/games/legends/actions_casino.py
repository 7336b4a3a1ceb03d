"""The actions of the casino (SC-4)."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

Bettor = Annotated[str, Meta(extra={"text": "minion"})]
"""The id of a minion, such as `m01`."""
MOST_CHIPS = 13
"""The most chips that can be staked: one, and one for each white die."""


class Bet(Action, frozen=True, tag="bet"):
    """Bet with a minion."""

    say = "bet {minion}"
    minion: Bettor


class SetStake(Action, frozen=True, tag="stake"):
    """Stake this many chips."""

    say = "stake {chips}"
    chips: Annotated[int, Meta(ge=1, le=MOST_CHIPS)]


class SwapTable(Action, frozen=True, tag="swap"):
    """Change to another gaming table."""

    say = "swap"


class Find(Action, frozen=True, tag="find"):
    """Search the clan deck for a minion."""

    say = "find"


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of the found minions in hand; the others return."""

    say = "keep {minion}"
    minion: Bettor
