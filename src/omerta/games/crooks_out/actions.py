"""The actions of Crooks Out! Wire tags and typed commands are the rulebook's own words."""

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

RoomId = Annotated[str, Meta(extra={"text": "room"})]
"""A room, and the crook hiding there: the id of its colour and its letter, `rB`."""
SeatNumber = Annotated[int, Meta(ge=0, le=3, extra={"text": "seat"})]
CalledSeat = Annotated[int, Meta(ge=0, le=9, extra={"text": "seat"})]
"""A seat as typed, by one digit; the rules refuse one that does not exist."""


class Ask(Action, frozen=True, tag="ask"):
    """I say that this player hides the crook of this room."""

    say = "ask {seat} {room}"
    seat: CalledSeat
    room: RoomId


class Stop(Action, frozen=True, tag="stop"):
    """I have caught enough and end my turn."""

    say = "stop"


class Circle(Action, frozen=True, tag="circle"):
    """I name one number of the asked sheet that must be circled."""

    say = "circle {room}"
    room: RoomId


class Done(Action, frozen=True, tag="done"):
    """I have named every number that must be circled."""

    say = "done"


class Forfeit(Action, frozen=True, tag="forfeit"):
    """The clock ran out before a crook was asked for: the turn ends."""

    by_clock = True
    say = "forfeit"


CrooksOutAction = Ask | Stop | Circle | Done | Forfeit
