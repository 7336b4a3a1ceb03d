"""What each viewer of a table of Crooks may know (rules, section 5); `view_builder.py` builds it."""

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
    """A crook that has left its pile; `face` is None where the viewer does not know it.

    `spied_by` are the seats whose spies looked at it: everybody saw that, though not the face.
    """

    tag: Tag
    hangout: HangoutId
    facing: Facing | None
    face: CrookId | None
    how: How | None
    spied_by: tuple[Seat, ...] = ()


class Spot(msgspec.Struct, frozen=True, gc=False):
    """One player's place at one target, base first; `rating` adds up the faces up for all."""

    cards: tuple[Card, ...]
    rating: int
    hidden: int


class TargetView(msgspec.Struct, frozen=True, gc=False):
    """A target: one spot per seat, and its value by the modifiers everybody can see."""

    target: TargetNumber
    value: int
    spots: tuple[Spot, ...]


class Exit(msgspec.Struct, frozen=True, gc=False):
    """A crook that was hired out of a hangout."""

    tag: Tag
    seat: Seat
    size_before: int


PublicLook = tuple[int, Seat, Literal["recruit", "spy"]]
"""Everybody sees who looked into a hangout, when and how: turn, seat, kind."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What the viewer saw in a hangout last: the faces left then, and who they may be now."""

    turn: int
    kind: Literal["recruit", "spy"]
    left: tuple[CrookId, ...]
    taken_since: int
    possible: tuple[CrookId, ...]


class Mixed(msgspec.Struct, frozen=True, gc=False):
    """Crooks who left between two looks of the viewer: who they are, but not which is which."""

    tags: tuple[Tag, ...]
    faces: tuple[CrookId, ...]


class HangoutView(msgspec.Struct, frozen=True, gc=False):
    """A hangout: its price is public, its faces only for who is looking through it now."""

    hangout: HangoutId
    size: int
    price: int
    exits: tuple[Exit, ...]
    looks: tuple[PublicLook, ...]
    faces: tuple[CrookId, ...] | None
    memory: Memory | None
    mixed: tuple[Mixed, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player; `money` is None where the table hides rivals' totals."""

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
    """The hangout that the active player is looking through."""
    killer_target: TargetNumber | None
    """Where the killer stands whose victim is being chosen."""
