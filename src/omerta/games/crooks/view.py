"""What each viewer of a table of Crooks may know (rules, section 5), field by field.

Default is hidden: a face is put into a view only where this module says why the viewer knows it.
"""

from typing import Literal

import msgspec

from omerta.games.crooks.actions import CrookId, CrooksAction, HangoutId, TargetNumber
from omerta.games.crooks.belief import deduced_tags, own_tags
from omerta.games.crooks.components import BOARD, GANGS, HANGOUTS, LOWEST, TARGET_COUNT, Deck
from omerta.games.crooks.events import Facing, Tag
from omerta.games.crooks.frames import ChooseCrook
from omerta.games.crooks.options import Colour, CrookEntry
from omerta.games.crooks.rules import scoring
from omerta.games.crooks.table import (
    NOBODY,
    TAG_NAMES,
    Look,
    Table,
    is_over,
    left_after,
    on_targets,
    price,
    spot,
    tags_in,
)
from omerta.games.crooks.turn import options
from omerta.kernel.game import Outcome, View
from omerta.kernel.seats import Seat, Viewer

How = Literal["up", "own", "spied", "deduced", "revealed"]
"""Why a viewer knows a face."""


class Card(msgspec.Struct, frozen=True):
    """A crook that has left its pile; `face` is None where the viewer does not know it."""

    tag: Tag
    hangout: HangoutId
    facing: Facing | None
    face: CrookId | None
    how: How | None


class Spot(msgspec.Struct, frozen=True):
    """One player's place at one target, base first; `rating` adds up the faces up for all."""

    cards: tuple[Card, ...]
    rating: int
    hidden: int


class TargetView(msgspec.Struct, frozen=True):
    """A target: one spot per seat, and its value by the modifiers everybody can see."""

    target: TargetNumber
    value: int
    spots: tuple[Spot, ...]


class Exit(msgspec.Struct, frozen=True):
    """A crook that was hired out of a hangout."""

    tag: Tag
    seat: Seat
    size_before: int


PublicLook = tuple[int, Seat, Literal["recruit", "spy"]]
"""Everybody sees who looked into a hangout, when and how: turn, seat, kind."""


class Memory(msgspec.Struct, frozen=True):
    """What the viewer saw in a hangout last: the faces left then, and who they may be now."""

    turn: int
    kind: Literal["recruit", "spy"]
    left: tuple[CrookId, ...]
    taken_since: int
    possible: tuple[CrookId, ...]


class HangoutView(msgspec.Struct, frozen=True):
    """A hangout: its price is public, its faces only for who is looking through it now."""

    hangout: HangoutId
    size: int
    price: int
    exits: tuple[Exit, ...]
    looks: tuple[PublicLook, ...]
    faces: tuple[CrookId, ...] | None
    memory: Memory | None


class SeatView(msgspec.Struct, frozen=True):
    """A player; `money` is None where the table hides rivals' totals."""

    colour: Colour
    money: int | None
    passed: bool
    members: tuple[int, int, int]
    hidden: int


class CrooksView(View, frozen=True):
    """A table of Crooks as one viewer may know it."""

    you: Viewer
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


def view(s: Table, viewer: Viewer) -> CrooksView:
    """The table for one viewer."""
    eyes = Eyes(s, viewer)
    frame = s.stack[-1] if s.stack else None
    return CrooksView(
        you=viewer,
        edition=s.chosen.edition,
        memory_aid=s.chosen.memory_aid == "on",
        deck=printed(s.deck),
        turn=s.turn,
        active=None if frame is None else frame.seats[0],
        decision=None if frame is None else frame.tag,
        targets=tuple([_target(s, eyes, target) for target in range(TARGET_COUNT)]),
        hangouts=_hangouts(s, eyes),
        seats=tuple([_seat(s, eyes, seat) for seat in range(s.seats)]),
        gang_points=BOARD.gang_points[s.seats],
        hand=None if s.hand == NOBODY else eyes.cards[s.hand],
        box=_box(s, eyes),
        undealt=len(s.undealt),
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=scoring.result(s) if eyes.over else None,
    )


_printed: dict[Deck, tuple[CrookEntry, ...]] = {}


def printed(deck: Deck) -> tuple[CrookEntry, ...]:
    """The deck list, public from the start: every crook named by its face."""
    found = _printed.get(deck)
    if found is None:
        found = tuple([deck.file.crooks[face] for face in sorted(deck.crooks)])
        _printed[deck] = found
    return found


class Eyes:
    """Which faces a viewer knows, and why."""

    __slots__ = ("cards", "deduced", "on_targets", "over", "own", "shown", "spied", "viewer")

    def __init__(self, s: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.over = is_over(s)
        self.on_targets = on_targets(s)
        self.shown = s.up | (self.on_targets if self.over else 0)
        """Tags that lie open for everybody."""
        self.own = 0
        self.spied = 0
        self.deduced = 0
        if viewer is not None:
            self.own = own_tags(s, viewer)
            self.spied = s.spied[viewer]
            self.deduced = deduced_tags(s, viewer)
        self.cards: list[Card] = [self._card(s, tag) for tag in range(len(s.tags))]
        """The crook behind each tag as the viewer knows it."""

    def _card(self, s: Table, tag: int) -> Card:
        bit = 1 << tag
        how: How | None = None
        if self.shown & bit:  # the most public reason first
            how = "up" if s.up & bit else "revealed"
        elif self.own & bit:  # CR-4.4
            how = "own"
        elif self.spied & bit:  # CR-6.19
            how = "spied"
        elif self.deduced & bit:
            how = "deduced"
        facing: Facing | None = "up" if s.up & bit else "down" if s.down & bit else None
        face = None if how is None else s.deck.ids[s.tags[tag]]
        return Card(TAG_NAMES[tag], HANGOUTS[s.origin[tag]], facing, face, how)


def _box(s: Table, eyes: Eyes) -> tuple[Card, ...]:
    """The crooks that were hired and have left the game."""
    return tuple(
        [
            card
            for tag, card in enumerate(eyes.cards)
            if tag != s.hand and not eyes.on_targets >> tag & 1
        ]
    )


_EMPTY = Spot((), 0, 0)


def _target(s: Table, eyes: Eyes, target: int) -> TargetView:
    spots = []
    modifiers = 0
    for seat in range(s.seats):
        tags = s.spots[spot(seat, target)]
        if not tags:
            spots.append(_EMPTY)
            continue
        cards = []
        rating = hidden = 0
        for tag in tags_in(tags):
            cards.append(eyes.cards[tag])
            if eyes.shown >> tag & 1:
                rating += s.deck.rating[s.tags[tag]]
                modifiers += s.deck.modifier[s.tags[tag]]
            else:
                hidden += 1
        spots.append(Spot(tuple(cards), rating, hidden))
    return TargetView(target + LOWEST, max(0, target + LOWEST + modifiers), tuple(spots))


def _hangouts(s: Table, eyes: Eyes) -> tuple[HangoutView, ...]:
    exits: list[list[Exit]] = [[] for _ in s.piles]
    for tag, hangout in enumerate(s.origin):
        exits[hangout].append(Exit(TAG_NAMES[tag], s.taker[tag], s.size_before[tag]))
    looks: list[list[PublicLook]] = [[] for _ in s.piles]
    memories: list[Memory | None] = [None for _ in s.piles]
    mine: dict[int, Look] = {}
    for look in s.looks:
        turn, seat, kind, hangout, _ = look
        looks[hangout].append((turn, seat, _KIND[kind]))
        if seat == eyes.viewer:
            mine[hangout] = look
    for hangout, look in mine.items():
        memories[hangout] = _memory(s, eyes, look)
    return tuple(
        [
            HangoutView(
                HANGOUTS[hangout],
                len(pile),
                price(s, hangout),
                tuple(exits[hangout]),
                tuple(looks[hangout]),
                _faces_looked_at(s, eyes, hangout),
                memories[hangout],
            )
            for hangout, pile in enumerate(s.piles)
        ]
    )


def _faces_looked_at(s: Table, eyes: Eyes, hangout: int) -> tuple[CrookId, ...] | None:
    """The pile, for the player who is looking through it now (CR-3.4), sorted (CR-3.7)."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, ChooseCrook) and frame.hangout == hangout and frame.seat == eyes.viewer:
        return tuple([s.deck.ids[face] for face in sorted(s.piles[hangout])])
    return None


_KIND: tuple[Literal["recruit", "spy"], ...] = ("recruit", "spy")


def _memory(s: Table, eyes: Eyes, look: Look) -> Memory:
    """The viewer's last look into a hangout, and what it still tells."""
    turn, _, kind, hangout, after = look
    left = left_after(s, look)
    possible = left[:]
    taken = 0
    for tag in range(after, len(s.tags)):
        if s.origin[tag] == hangout:
            taken += 1
            if eyes.cards[tag].how is not None:
                possible.remove(s.tags[tag])
    ids = s.deck.ids
    return Memory(
        turn,
        _KIND[kind],
        tuple([ids[face] for face in left]),
        taken,
        tuple([ids[face] for face in possible]),
    )


def _seat(s: Table, eyes: Eyes, seat: Seat) -> SeatView:
    counts = [0] * len(GANGS)
    row = 0
    for tags in s.spots[seat * TARGET_COUNT : (seat + 1) * TARGET_COUNT]:
        row |= tags
    for tag in tags_in(row & eyes.shown):
        for gang in s.deck.gangs[s.tags[tag]]:
            counts[gang] += 1
    shows_money = s.chosen.money_visible == "on" or seat == eyes.viewer or eyes.over
    return SeatView(
        s.colours[seat],
        s.money[seat] if shows_money else None,
        bool(s.passed >> seat & 1),
        (counts[0], counts[1], counts[2]),
        (row & ~eyes.shown).bit_count(),
    )
