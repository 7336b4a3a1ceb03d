"""The view of each viewer of Crooks (rules, section 5); `view_builder.py` builds it."""

from typing import Literal

import msgspec

from omerta.games.crooks.actions import CrookId, CrooksAction, HangoutId, TargetNumber
from omerta.games.crooks.events import Facing, Tag
from omerta.games.crooks.settings import Colour, CrookEntry
from omerta.kernel.game import Outcome, View
from omerta.kernel.seats import Seat

How = Literal["up", "own", "spied", "deduced", "revealed"]
"""Why a viewer knows a face."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A crook that has left its pile; `face` is None if the viewer does not know it.

    `spied_by` lists the seats whose spies looked at it, which is public, unlike the face.
    """

    tag: Tag
    hangout: HangoutId
    facing: Facing | None
    face: CrookId | None
    how: How | None
    spied_by: tuple[Seat, ...] = ()


class Spot(msgspec.Struct, frozen=True, gc=False):
    """One player's place at one target, base first; `rating` adds up the public faces."""

    cards: tuple[Card, ...]
    rating: int
    hidden: int


class TargetView(msgspec.Struct, frozen=True, gc=False):
    """A target: one spot per seat, and its value by the public modifiers."""

    target: TargetNumber
    value: int
    spots: tuple[Spot, ...]


class Exit(msgspec.Struct, frozen=True, gc=False):
    """A crook that was hired from a hangout."""

    tag: Tag
    seat: Seat
    size_before: int


PublicLook = tuple[int, Seat, Literal["recruit", "spy"]]
"""A public search of a hangout: turn, seat, kind."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    """The viewer's last search of a hangout: the faces left then, and those possible now."""

    turn: int
    kind: Literal["recruit", "spy"]
    left: tuple[CrookId, ...]
    taken_since: int
    possible: tuple[CrookId, ...]


class Mixed(msgspec.Struct, frozen=True, gc=False):
    """Crooks that left between two searches by the viewer: their faces as a set."""

    tags: tuple[Tag, ...]
    faces: tuple[CrookId, ...]


class HangoutView(msgspec.Struct, frozen=True, gc=False):
    """A hangout: its price is public, its faces only for the player who is searching it."""

    hangout: HangoutId
    size: int
    price: int
    exits: tuple[Exit, ...]
    looks: tuple[PublicLook, ...]
    faces: tuple[CrookId, ...] | None
    memory: Memory | None
    mixed: tuple[Mixed, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player; `money` is None if the table hides the totals of rivals."""

    colour: Colour
    money: int | None
    passed: bool
    members: tuple[int, int, int]
    hidden: int


class CrooksView(View, frozen=True):
    """A table of Crooks as one viewer may know it."""

    constant = ("edition", "memory_aid", "deck", "gang_points")

    edition: str
    memory_aid: bool
    deck: tuple[CrookEntry, ...]
    turn: int
    active: Seat | None
    decision: str | None
    targets: tuple[TargetView, ...]
    hangouts: tuple[HangoutView, ...]
    seats: tuple[SeatView, ...]
    gang_points: int
    hand: Card | None
    box: tuple[Card, ...]
    undealt: int
    options: tuple[CrooksAction, ...]
    outcome: Outcome | None
    searching: HangoutId | None
    """The hangout that the active player is searching."""
    killer_target: TargetNumber | None
    """The target of the killer whose victim is being chosen."""
