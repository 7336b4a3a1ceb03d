"""The actions of Crooks. Wire tags and typed commands are the rulebook's own words."""

from typing import Annotated, Literal

from msgspec import Meta

from omerta.kernel.actions import Action

CrookId = Annotated[str, Meta(extra={"text": "crook"})]
"""A face: the id of the first crook in the deck that looks like this."""
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
HangoutId = Annotated[Letter, Meta(extra={"text": "hangout"})]
TargetNumber = Annotated[int, Meta(ge=2, le=9, extra={"text": "target"})]
SeatNumber = Annotated[int, Meta(ge=0, le=3, extra={"text": "seat"})]


class Recruit(Action, frozen=True, tag="recruit"):
    """I pay for this hangout and look through its pile."""

    say = "recruit {hangout}"
    hangout: HangoutId


class Pass(Action, frozen=True, tag="pass"):
    """I am out for the rest of the game."""

    say = "pass"


class Take(Action, frozen=True, tag="take"):
    """I hire this crook out of the pile I am looking at."""

    say = "take {crook}"
    crook: CrookId


class LayUp(Action, frozen=True, tag="up"):
    """I send the crook in hand to this target, face up."""

    say = "up {target}"
    target: TargetNumber


class LayDown(Action, frozen=True, tag="down"):
    """I pay a dollar and send the crook in hand to this target, face down."""

    say = "down {target}"
    target: TargetNumber


class Join(Action, frozen=True, tag="join"):
    """My accomplice joins my crooks on this target."""

    say = "join {target}"
    target: TargetNumber


class Switch(Action, frozen=True, tag="switch"):
    """My switch takes this target; the crooks there move on."""

    say = "switch {target} {to}"
    target: TargetNumber
    to: TargetNumber


class Replace(Action, frozen=True, tag="replace"):
    """My killer kills my own crooks on this target and takes their place."""

    say = "replace {target}"
    target: TargetNumber


class Discard(Action, frozen=True, tag="discard"):
    """I have no free spot and put the crook in hand into the box, unseen."""

    say = "discard"


class TakeMoney(Action, frozen=True, tag="yes"):
    """My pickpocket takes money from the bank."""

    say = "yes"


class LeaveMoney(Action, frozen=True, tag="no"):
    """My pickpocket leaves the bank alone."""

    say = "no"


class Kill(Action, frozen=True, tag="kill"):
    """My killer kills this player's crooks on its target."""

    say = "kill {seat}"
    seat: SeatNumber


class Spare(Action, frozen=True, tag="kill_nobody"):
    """My killer kills nobody."""

    say = "kill nobody"


class SpyOnTarget(Action, frozen=True, tag="spy_target"):
    """My spy looks at every face-down crook on this target."""

    say = "spy target {target}"
    target: TargetNumber


class SpyOnHangout(Action, frozen=True, tag="spy_hangout"):
    """My spy looks through the pile of this hangout."""

    say = "spy hangout {hangout}"
    hangout: HangoutId


class SpyOnNothing(Action, frozen=True, tag="spy_nothing"):
    """My spy looks at nothing."""

    say = "spy nothing"


CrooksAction = (
    Recruit
    | Pass
    | Take
    | LayUp
    | LayDown
    | Join
    | Switch
    | Replace
    | Discard
    | TakeMoney
    | LeaveMoney
    | Kill
    | Spare
    | SpyOnTarget
    | SpyOnHangout
    | SpyOnNothing
)
