"""The actions of The Fight for Power, except Drop, which the bank has as well."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

CampaignCardId = Annotated[str, Meta(extra={"text": "challenge"})]
"""The id of a campaign card, such as `ca03`."""
VotePlayer = Annotated[int, Meta(ge=0, le=3, extra={"text": "player"})]


class RevealCampaign(Action, frozen=True, tag="reveal_card"):
    """Reveal a campaign card of the hand, which becomes active."""

    say = "reveal {card}"
    card: CampaignCardId


class TakeCampaigns(Action, frozen=True, tag="campaigns"):
    """Take campaign cards."""

    say = "campaigns"


class NameRoller(Action, frozen=True, tag="roller"):
    """Name the player who rolls for the side in question."""

    say = "roller {player}"
    player: VotePlayer
