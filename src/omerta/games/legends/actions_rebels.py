"""The actions of the struggle with the rebels (SC-3); `actions.py` lists them with all others."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

RebelId = Annotated[str, Meta(extra={"text": "minion"})]
"""The id of a rebel minion, such as `m01`."""


class Plan(Action, frozen=True, tag="plan"):
    """Plan an attack of the clan."""

    say = "plan"


class Catch(Action, frozen=True, tag="catch"):
    """Catch all fugitives, for the price of Rally."""

    say = "catch"


class Flee(Action, frozen=True, tag="flee"):
    """Choose the rebel that flees."""

    say = "flee {minion}"
    minion: RebelId
