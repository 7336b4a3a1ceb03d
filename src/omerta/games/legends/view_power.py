"""The part of a view for The Fight for Power; campaign cards are visible to their holders."""
# mypyc: skip (defines Structs)

from typing import Literal

import msgspec

from omerta.games.legends.actions import ChallengeId
from omerta.games.legends.events_power import VoteSide
from omerta.games.legends.kinds import White

SeizeRule = Literal["seize_above", "seize_lock", "seize_luck", "seize_below", "seize_round"]
"""When the betrayal card seizes a die: by the total, a lock or a luck of the final result, or at
the start of each round.
"""


class CampaignHand(msgspec.Struct, frozen=True, gc=False):
    """The campaign cards of one player."""

    count: int
    cards: tuple[ChallengeId, ...] | None
    """By number; None for a hand that the viewer cannot see."""


class SeizeOdds(msgspec.Struct, frozen=True, gc=False):
    """The chance that a roll for one challenge costs a die, in hundredths of a percent."""

    challenge: ChallengeId
    chances: tuple[int, ...]
    """For 1, 2, … white dice; empty if the challenge has no dice."""


class VoteRoll(msgspec.Struct, frozen=True, gc=False):
    """One roll of both sides of the election."""

    clan_dice: tuple[White, ...]
    mayor_dice: tuple[White, ...]
    clan_sum: int
    mayor_sum: int


class PowerView(msgspec.Struct, frozen=True, gc=False, tag="power"):
    """The fight for the mayor's chair."""

    marker: int
    """The space of the campaign marker."""
    vote: int
    """The space on which the city votes."""
    double: tuple[int, ...]
    """Spaces that reveal two rumours."""
    clan: int
    """Support tokens of the clan; `mayor` are those of the mayor."""
    mayor: int
    lead: int
    """The lead in tokens that wins without dice."""
    campaign: ChallengeId | None
    """The active campaign card."""
    hands: tuple[CampaignHand, ...]
    """The campaign cards in hand, by player."""
    campaign_deck: int
    campaign_discard: tuple[ChallengeId, ...]
    unseen: tuple[ChallengeId, ...]
    """By number, campaign cards of the deck and of hands that the viewer cannot see, together;
    empty for a spectator.
    """
    rumours: tuple[ChallengeId, ...]
    """The active rumours, the oldest first."""
    rumour_deck: tuple[ChallengeId, ...]
    """By number, which hides its order."""
    rumour_discard: tuple[ChallengeId, ...]
    betrayal: ChallengeId
    seize_rule: SeizeRule
    bound: int
    """The total in the rule, or 0 if it has none."""
    slots: int
    seized: int
    """The dice on the betrayal card; the campaign is lost when all slots are full."""
    chance: int
    """The exact chance that the clan would win the election now, in hundredths of a percent."""
    chances: tuple[int, ...]
    """The same chance if the clan had 0, 1, … of all support tokens."""
    seize: tuple[SeizeOdds, ...]
    """The chances for each open challenge; empty if rolls seize nothing."""
    asked_side: VoteSide | None
    """The side whose roller is being chosen."""
    clan_roller: int | None
    """The player who rolls for the clan in the election; `mayor_roller` likewise."""
    mayor_roller: int | None
    rolls: tuple[VoteRoll, ...]
    """The rolls of the election."""
    winner: VoteSide | None
