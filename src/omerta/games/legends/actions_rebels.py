"""What a seat can say only against the rebels (SC-3). `actions.py` lists it with all others."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

RebelId = Annotated[str, Meta(extra={"text": "minion"})]
"""A minion who has turned against the clan, `m01`."""


class Plan(Action, frozen=True, tag="plan"):
    """We plan an attack of our own."""

    say = "plan"


class Catch(Action, frozen=True, tag="catch"):
    """We catch all fugitives, for the price of a rally."""

    say = "catch"


class Flee(Action, frozen=True, tag="flee"):
    """This rebel flees."""

    say = "flee {minion}"
    minion: RebelId
