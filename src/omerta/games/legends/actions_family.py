"""What a seat can say only in Family Business."""
# mypyc: skip (defines Structs)

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

_Minion = Annotated[str, Meta(extra={"text": "minion"})]
_Card = Annotated[str, Meta(extra={"text": "challenge"})]


class MatchPlace(Action, frozen=True, tag="match"):
    """This minion of a hand knows the place, and is exhausted for it."""

    say = "match {minion}"
    minion: _Minion


class ChooseBusiness(Action, frozen=True, tag="under"):
    """The next downtime goes to this business."""

    say = "under {business}"
    business: _Card


class KeepBooks(Action, frozen=True, tag="books"):
    """The accountant sees to this card: a downtime goes, a business gets a success token."""

    say = "books {card}"
    card: _Card
