"""The Fight for Power as one viewer may know it: campaign cards are seen by who holds them."""
# mypyc: skip (defines Structs)

from typing import Literal

import msgspec

from omerta.games.legends.actions import ChallengeId
from omerta.games.legends.events_power import VoteSide
from omerta.games.legends.kinds import White

SeizeRule = Literal["seize_above", "seize_lock", "seize_luck", "seize_below", "seize_round"]
"""When the betrayal card seizes a die: by the total, a lock or a luck of the final result, or at
the start of each round."""


class CampaignHand(msgspec.Struct, frozen=True, gc=False):
    """The campaign cards of one player."""

    count: int
    cards: tuple[ChallengeId, ...] | None
    """By number; None in a hand that the viewer cannot see."""


class SeizeOdds(msgspec.Struct, frozen=True, gc=False):
    """The chance that a roll for one challenge costs a die, in hundredths of a percent."""

    challenge: ChallengeId
    chances: tuple[int, ...]
    """With 1, 2, … white dice; empty where a roll seizes nothing."""


class VoteRoll(msgspec.Struct, frozen=True, gc=False):
    """One roll of both sides of the election."""

    clan_dice: tuple[White, ...]
    mayor_dice: tuple[White, ...]
    clan_sum: int
    mayor_sum: int


class PowerView(msgspec.Struct, frozen=True, gc=False, tag="power"):
    """The fight for the mayor's chair."""

    marker: int
    """The campaign marker."""
    vote: int
    """The space on which the city votes."""
    double: tuple[int, ...]
    """Spaces that reveal two rumours."""
    clan: int
    """Support tokens of the clan, and of the mayor."""
    mayor: int
    lead: int
    """A side so many tokens ahead wins without dice."""
    campaign: ChallengeId | None
    """The active campaign card."""
    hands: tuple[CampaignHand, ...]
    """Campaign cards in hand, by player."""
    campaign_deck: int
    campaign_discard: tuple[ChallengeId, ...]
    unseen: tuple[ChallengeId, ...]
    """By number, campaign cards of the deck and of hands that the viewer cannot see, together; a
    spectator is told none."""
    rumours: tuple[ChallengeId, ...]
    """The active rumours, the oldest first."""
    rumour_deck: tuple[ChallengeId, ...]
    """By number, never in order."""
    rumour_discard: tuple[ChallengeId, ...]
    betrayal: ChallengeId
    seize_rule: SeizeRule
    bound: int
    """The total that the rule speaks of; 0 where it speaks of none."""
    slots: int
    seized: int
    """Dice on the betrayal card; when all slots are full everything is lost."""
    chance: int
    """The exact chance that the clan would win the election now, in hundredths of a percent."""
    chances: tuple[int, ...]
    """The same if the clan had 0, 1, … of all support tokens."""
    seize: tuple[SeizeOdds, ...]
    """For each open challenge; empty if rolls seize nothing."""
    asked_side: VoteSide | None
    """The side whose roller is asked for."""
    clan_roller: int | None
    """Who rolls for the clan in the election, and for the mayor."""
    mayor_roller: int | None
    rolls: tuple[VoteRoll, ...]
    """The election roll by roll."""
    winner: VoteSide | None
