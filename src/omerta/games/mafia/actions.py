"""The actions of Mafia. Wire tags and typed commands are the rulebook's own words."""

from typing import Annotated

from msgspec import Meta

from omerta.kernel.actions import Action

StreetId = Annotated[str, Meta(extra={"text": "street"})]
"""A street: its column and its row, `b3`."""
FigureId = Annotated[str, Meta(extra={"text": "figure"})]
"""A figure: the first letters of its colour and a number, `ye2`."""
CardId = Annotated[str, Meta(extra={"text": "card"})]
"""A card of the deck, `police-2`."""
SeatNumber = Annotated[int, Meta(ge=0, le=3, extra={"text": "seat"})]
SlotNumber = Annotated[int, Meta(ge=1, le=4)]


class Throw(Action, frozen=True, tag="throw"):
    """I exchange the card in this slot of my hand."""

    say = "throw {slot}"
    slot: SlotNumber


class Done(Action, frozen=True, tag="done"):
    """I exchange, or ransom, nothing else."""

    say = "done"


class Lay(Action, frozen=True, tag="lay"):
    """I lay the next card of my hand on this street of mine."""

    say = "lay {street}"
    street: StreetId


class Open(Action, frozen=True, tag="open"):
    """I open my closed card on this street."""

    say = "open {street}"
    street: StreetId


class Serve(Action, frozen=True, tag="serve"):
    """My prisoner moves one cell towards freedom."""

    say = "serve {figure}"
    figure: FigureId


class Pass(Action, frozen=True, tag="pass"):
    """I give up the rest of my turns in this round."""

    say = "pass"


class Hold(Action, frozen=True, tag="hold"):
    """My pistol stays silent for this round."""

    say = "hold"


class Fire(Action, frozen=True, tag="fire"):
    """My pistol removes the card on this street."""

    say = "fire {street}"
    street: StreetId


class Sell(Action, frozen=True, tag="sell"):
    """I sell my goods to the buyer on this street."""

    say = "sell {street}"
    street: StreetId


class RunNobody(Action, frozen=True, tag="run_nobody"):
    """No figure breaks out."""

    say = "run nobody"


class Run(Action, frozen=True, tag="run"):
    """This figure breaks out."""

    say = "run {figure}"
    figure: FigureId


class Fill(Action, frozen=True, tag="fill"):
    """The rest of the bank goes to the card on this street first."""

    say = "fill {street}"
    street: StreetId


class Ransom(Action, frozen=True, tag="ransom"):
    """I ransom this figure of my clan."""

    say = "ransom {figure}"
    figure: FigureId


MafiaAction = (
    Throw | Done | Lay | Open | Serve | Pass | Hold | Fire | Sell | RunNobody | Run | Fill | Ransom
)
"""`run nobody` is tried before `run ye1`, because "nobody" is no figure."""
