"""What a seat can say in the casino (SC-4)."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

Bettor = Annotated[str, Meta(extra={"text": "minion"})]
"""A minion, `m01`."""
MOST_CHIPS = 13
"""More can never be staked: one chip, and one for each white die."""


class Bet(Action, frozen=True, tag="bet"):
    """This minion bets."""

    say = "bet {minion}"
    minion: Bettor


class SetStake(Action, frozen=True, tag="stake"):
    """So many chips are staked."""

    say = "stake {chips}"
    chips: Annotated[int, Meta(ge=1, le=MOST_CHIPS)]


class SwapTable(Action, frozen=True, tag="swap"):
    """We go to another gaming table."""

    say = "swap"


class Find(Action, frozen=True, tag="find"):
    """I look for the right minion in the clan deck."""

    say = "find"


class Keep(Action, frozen=True, tag="keep"):
    """This minion comes into my hand, the others return."""

    say = "keep {minion}"
    minion: Bettor
