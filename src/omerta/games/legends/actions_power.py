"""What a seat can say in The Fight for Power beside the usual; to drop a card is said as in the bank."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

CampaignCardId = Annotated[str, Meta(extra={"text": "challenge"})]
"""A campaign card, `ca03`."""
VotePlayer = Annotated[int, Meta(ge=0, le=3, extra={"text": "player"})]


class RevealCampaign(Action, frozen=True, tag="reveal_card"):
    """I show this campaign card of my hand: it is what we do next."""

    say = "reveal {card}"
    card: CampaignCardId


class TakeCampaigns(Action, frozen=True, tag="campaigns"):
    """I take campaign cards."""

    say = "campaigns"


class NameRoller(Action, frozen=True, tag="roller"):
    """This player rolls for the side that is asked about."""

    say = "roller {player}"
    player: VotePlayer
