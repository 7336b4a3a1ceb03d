"""The view of each viewer of Mafia (rules, section 6); `view_builder.py` builds it."""

from typing import Literal

import msgspec

from omerta.games.mafia.actions import CardId, FigureId, MafiaAction, StreetId
from omerta.games.mafia.events import CellId
from omerta.games.mafia.settings import Colour, Numbers
from omerta.kernel.game import Outcome, View
from omerta.kernel.seats import Seat

Lying = Literal["empty", "closed", "open", "arrested"]
Place = Literal["home", "street", "cell", "running"]
Phase = Literal["exchange", "lay", "turns", "ransom", "over"]


class StreetView(msgspec.Struct, frozen=True, gc=False):
    """A street and its contents; `figure` is on an arrested card or at a scene."""

    owner: Seat
    lying: Lying
    card: CardId | None
    """Its face, if the viewer may see it."""
    loot: int
    fired: bool
    figure: FigureId | None


class FigureView(msgspec.Struct, frozen=True, gc=False):
    """The place of a figure: `at` names the street or the cell."""

    place: Place
    at: CellId


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public state of a player."""

    cash: int
    hand: int
    """Cards in hand."""
    thrown: int
    """Cards exchanged in this round."""
    passed: bool


class Sale(msgspec.Struct, frozen=True, gc=False):
    """A sale that the bank cannot pay in full: the waiting cards, and the amount due to each."""

    opened: StreetId
    waiting: tuple[StreetId, ...]
    due: tuple[int, ...]


class MafiaView(View, frozen=True):
    """A table of Mafia as one viewer may know it."""

    constant = (
        "rows",
        "colours",
        "numbers",
        "cells",
        "goods",
        "money",
        "memory_aid",
        "passing",
        "runner_choice",
        "victory",
        "max_rounds",
    )

    rows: tuple[str, ...]
    """The city from top to bottom: initials of colours, "." for no street."""
    colours: tuple[Colour, ...]
    """By seat."""
    numbers: Numbers
    cells: tuple[int, ...]
    goods: tuple[int, ...]
    """The numbers of goods-l1 to l6 and goods-c1 to c4."""
    money: int
    """The money in the bank at the start."""
    memory_aid: Literal["none", "laid", "full"]
    passing: Literal["all", "cards"]
    runner_choice: Literal["any", "clan"]
    """The figures that an escape may free: any, or those of the own clan."""
    victory: Literal["solo", "clan"]
    max_rounds: int
    round: int
    first: Seat
    phase: Phase
    active: tuple[Seat, ...]
    decision: str | None
    at: StreetId | None
    """The opened card that needs a decision."""
    sale: Sale | None
    bank: int
    ledger: tuple[tuple[int, ...], ...]
    """The cash of all seats at the end of each round, before ransoms; the rest was in the bank."""
    deck: int
    """Cards in the deck."""
    gone: tuple[CardId, ...]
    """Cards that left the city publicly."""
    shown: tuple[CardId, ...]
    """Cards of the last round that all seats saw."""
    seats: tuple[SeatView, ...]
    streets: tuple[StreetView, ...]
    """In reading order."""
    figures: tuple[FigureView, ...]
    """Seat by seat, four each."""
    able: tuple[FigureId, ...]
    """Prisoners that can still move in this round."""
    hand: tuple[CardId, ...] | None
    aside: tuple[int, ...]
    """The viewer's slots that are to be exchanged, so far."""
    thrown: tuple[CardId, ...] | None
    """The viewer's exchanged cards, if the table reminds players of them."""
    options: tuple[MafiaAction, ...]
    outcome: Outcome | None
