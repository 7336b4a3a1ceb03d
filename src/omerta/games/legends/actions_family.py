"""The actions of Family Business."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

_Minion = Annotated[str, Meta(extra={"text": "minion"})]
_Card = Annotated[str, Meta(extra={"text": "challenge"})]


class MatchPlace(Action, frozen=True, tag="match"):
    """Exhaust a minion of a hand that knows the place."""

    say = "match {minion}"
    minion: _Minion


class ChooseBusiness(Action, frozen=True, tag="under"):
    """Lay the next downtime at a business."""

    say = "under {business}"
    business: _Card


class KeepBooks(Action, frozen=True, tag="books"):
    """Choose the accountant's target: discard a downtime, or put a token on a business."""

    say = "books {card}"
    card: _Card
