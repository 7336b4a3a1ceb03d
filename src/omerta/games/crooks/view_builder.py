"""Builds views: which faces a viewer knows and why, and everything that is public.

The default is hidden: a face enters a view only if this module states why the viewer knows it.
"""

from collections.abc import Sequence
from typing import Literal

from omerta.games.crooks.actions import CrookId
from omerta.games.crooks.belief import between_looks, deduced_beyond, own_tags
from omerta.games.crooks.components import BOARD, GANGS, HANGOUTS, LOWEST, TARGET_COUNT
from omerta.games.crooks.events import Facing
from omerta.games.crooks.frames import ChooseCrook, ChooseVictim
from omerta.games.crooks.rules import scoring
from omerta.games.crooks.table import (
    NOBODY,
    TAG_NAMES,
    Look,
    Table,
    is_over,
    on_target,
    tags_in,
)
from omerta.games.crooks.turn import options
from omerta.games.crooks.view import (
    Card,
    CrooksView,
    Exit,
    HangoutView,
    How,
    Memory,
    Mixed,
    PublicLook,
    SeatView,
    Spot,
    TargetView,
)
from omerta.kernel.seats import Seat, Viewer


def view(s: Table, viewer: Viewer) -> CrooksView:
    """The table for one viewer."""
    return _build_view(PublicTable(s), viewer)


def views(s: Table, viewers: Sequence[Viewer]) -> list[CrooksView]:
    """The table for several viewers; equal parts are built once."""
    shared = PublicTable(s)
    return [_build_view(shared, viewer) for viewer in viewers]


def _build_view(shared: "PublicTable", viewer: Viewer) -> CrooksView:
    s = shared.table
    knowledge = Knowledge(shared, viewer)
    frame = s.stack[-1] if s.stack else None
    return CrooksView(
        you=viewer,
        edition=s.settings.edition,
        memory_aid=s.settings.memory_aid == "on",
        deck=s.deck.printed,
        turn=s.turn,
        active=None if frame is None else frame.seats[0],
        decision=None if frame is None else frame.tag,
        targets=_targets(knowledge),
        hangouts=_hangouts(knowledge),
        seats=_seats(knowledge),
        gang_points=BOARD.gang_points[s.seats],
        hand=None if s.hand == NOBODY else knowledge.cards[s.hand],
        box=_box(knowledge),
        undealt=len(s.undealt),
        # `options` is typed as actions; law 1 checks that they are those of Crooks.
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=scoring.result(s) if shared.over else None,
        searching=HANGOUTS[frame.hangout] if isinstance(frame, ChooseCrook) else None,
        killer_target=frame.target + LOWEST if isinstance(frame, ChooseVictim) else None,
    )


_EMPTY = Spot((), 0, 0)


class RowTotals:
    """The public totals of one player's row, added up while the targets are built."""

    __slots__ = ("hidden", "members")

    def __init__(self) -> None:
        self.members = [0] * len(GANGS)
        self.hidden = 0


class PublicTable:
    """The public part of a table."""

    __slots__ = (
        "again",
        "box",
        "cards",
        "exits",
        "hangouts",
        "last",
        "left",
        "looks",
        "on_targets",
        "over",
        "places",
        "seats",
        "shown",
        "standing",
        "table",
        "targets",
        "watched",
    )

    def __init__(self, s: Table) -> None:
        self.table = s
        self.over = is_over(s)
        self.places: list[list[int]] = [s.spots[n::TARGET_COUNT] for n in range(TARGET_COUNT)]
        """Tags on each target, by seat."""
        self.standing: list[int] = [on_target(s, target) for target in range(TARGET_COUNT)]
        """Tags on each target, of all seats."""
        self.on_targets = 0
        for tags in self.standing:
            self.on_targets |= tags
        self.shown = s.up | (self.on_targets if self.over else 0)
        """Tags that lie face up."""
        self.watched = 0
        """Tags that a spy has looked at."""
        for tags in s.spied:
            self.watched |= tags
        self.cards: list[Card] = [self.card(tag, None) for tag in range(len(s.tags))]
        """The crook behind each tag."""
        self.box: list[int] = [
            tag for tag in range(len(s.tags)) if tag != s.hand and not self.on_targets >> tag & 1
        ]
        """Tags of the crooks that were hired and have left the game."""
        rows = [RowTotals() for _ in range(s.seats)]
        self.targets: list[TargetView] = [
            self._target(rows, target) for target in range(TARGET_COUNT)
        ]
        self.seats: list[SeatView] = [self._seat(rows[seat], seat) for seat in range(s.seats)]
        self.exits: list[tuple[Exit, ...]] = self._exits()
        self.last: list[list[Look | None]] = [[None] * len(s.piles) for _ in range(s.seats)]
        """For each seat, its last search of each hangout."""
        self.again: list[int] = [0] * s.seats
        """The faces left in a pile, computed when a viewer needs them."""
        self.looks: list[tuple[PublicLook, ...]] = self._looks()
        self.left: list[tuple[CrookId, ...] | None] = [None] * len(s.piles)
        """For each seat, the hangouts it has searched more than once."""
        self.hangouts: list[HangoutView] = [
            self.hangout(hangout, None, None, ()) for hangout in range(len(s.piles))
        ]

    def card(self, tag: int, why: How | None) -> Card:
        """A crook as a viewer with this reason sees it, unless it lies face up."""
        s = self.table
        bit = 1 << tag
        how = why
        if self.shown & bit:  # the most public reason first
            how = "up" if s.up & bit else "revealed"
        facing: Facing | None = "up" if s.up & bit else "down" if s.down & bit else None
        face = None if how is None else s.deck.ids[s.tags[tag]]
        spied_by = _seats_with(s.spied, bit) if self.watched & bit else ()
        return Card(TAG_NAMES[tag], HANGOUTS[s.origin[tag]], facing, face, how, spied_by)

    def _target(self, rows: list[RowTotals], target: int) -> TargetView:
        s = self.table
        spots = []
        value = target + LOWEST
        for seat, tags in enumerate(self.places[target]):
            if not tags:
                spots.append(_EMPTY)
                continue
            row = rows[seat]
            cards = []
            rating = hidden = 0
            for tag in tags_in(tags):
                cards.append(self.cards[tag])
                if self.shown >> tag & 1:
                    face = s.tags[tag]
                    rating += s.deck.rating[face]
                    value += s.deck.modifier[face]
                    for gang in s.deck.gangs[face]:
                        row.members[gang] += 1
                else:
                    hidden += 1
            row.hidden += hidden
            spots.append(Spot(tuple(cards), rating, hidden))
        return TargetView(target + LOWEST, max(0, value), tuple(spots))

    def _seat(self, row: RowTotals, seat: Seat) -> SeatView:
        s = self.table
        red, blue, yellow = row.members
        return SeatView(
            s.colours[seat],
            s.money[seat] if s.open_money or self.over else None,
            bool(s.passed >> seat & 1),
            (red, blue, yellow),
            row.hidden,
        )

    def _exits(self) -> list[tuple[Exit, ...]]:
        s = self.table
        exits: list[list[Exit]] = [[] for _ in s.piles]
        for tag, hangout in enumerate(s.origin):
            exits[hangout].append(Exit(TAG_NAMES[tag], s.taker[tag], s.size_before[tag]))
        return [tuple(found) for found in exits]

    def _looks(self) -> list[tuple[PublicLook, ...]]:
        s = self.table
        looks: list[list[PublicLook]] = [[] for _ in s.piles]
        for look in s.looks:
            turn, seat, kind, hangout, _ = look
            looks[hangout].append((turn, seat, _KIND[kind]))
            last = self.last[seat]
            if last[hangout] is not None:
                self.again[seat] |= 1 << hangout
            last[hangout] = look
        return [tuple(found) for found in looks]

    def pile(self, hangout: int) -> tuple[CrookId, ...]:
        """The faces in a hangout, for a viewer who knows them."""
        left = self.left[hangout]
        if left is None:
            left = _ids(self.table, sorted(self.table.piles[hangout]))  # CR-3.7
            self.left[hangout] = left
        return left

    def hangout(
        self,
        hangout: int,
        faces: tuple[CrookId, ...] | None,
        memory: Memory | None,
        mixed: tuple[Mixed, ...],
    ) -> HangoutView:
        """A hangout as seen by a viewer with this knowledge."""
        size = len(self.table.piles[hangout])
        return HangoutView(
            HANGOUTS[hangout],
            size,
            size * BOARD.search_cost,
            self.exits[hangout],
            self.looks[hangout],
            faces,
            memory,
            mixed,
        )


class Knowledge:
    """The faces that a viewer knows besides the public ones, and why."""

    __slots__ = ("cards", "known", "shared", "viewer")

    def __init__(self, shared: PublicTable, viewer: Viewer) -> None:
        self.shared = shared
        self.viewer = viewer
        self.known = 0
        """Tags whose faces this viewer knows although they are not public."""
        self.cards: list[Card] = shared.cards
        """The crook behind each tag, as the viewer knows it."""
        if viewer is not None:
            self._open(shared.table, viewer)

    def _open(self, s: Table, viewer: Seat) -> None:
        own = own_tags(s, viewer)
        known = own
        spied = s.spied[viewer]
        if s.settings.has_reminders:
            seen = self.shared.shown | own | spied
            known = seen | deduced_beyond(s, viewer, seen)
        self.known = known & ~self.shared.shown
        if not self.known:
            return
        self.cards = self.shared.cards[:]
        for tag in tags_in(self.known):
            how: How = "deduced"
            if own >> tag & 1:  # CR-4.4
                how = "own"
            elif spied >> tag & 1:  # CR-6.19
                how = "spied"
            self.cards[tag] = self.shared.card(tag, how)


def _seats_with(masks: list[int], bit: int) -> tuple[Seat, ...]:
    return tuple([seat for seat, mask in enumerate(masks) if mask & bit])


def _box(knowledge: Knowledge) -> tuple[Card, ...]:
    """The crooks that were hired and have left the game."""
    return tuple([knowledge.cards[tag] for tag in knowledge.shared.box])


def _targets(knowledge: Knowledge) -> tuple[TargetView, ...]:
    """The targets, with the faces of the crooks that the viewer knows."""
    shared = knowledge.shared
    if not knowledge.known & shared.on_targets:
        return tuple(shared.targets)
    found = []
    for target, public in enumerate(shared.targets):
        if not shared.standing[target] & knowledge.known:
            found.append(public)
            continue
        spots = [
            spot
            if not tags & knowledge.known
            else Spot(
                tuple([knowledge.cards[tag] for tag in tags_in(tags)]), spot.rating, spot.hidden
            )
            for tags, spot in zip(shared.places[target], public.spots, strict=True)
        ]
        found.append(TargetView(public.target, public.value, tuple(spots)))
    return tuple(found)


def _hangouts(knowledge: Knowledge) -> tuple[HangoutView, ...]:
    """The hangouts; with the memory aid, also what the viewer saw when searching them."""
    shared = knowledge.shared
    s = shared.table
    if knowledge.viewer is None:
        return tuple(shared.hangouts)
    last = shared.last[knowledge.viewer]
    again = shared.again[knowledge.viewer]
    frame = s.stack[-1] if s.stack else None
    searched = NOBODY
    if isinstance(frame, ChooseCrook) and frame.seat == knowledge.viewer:
        searched = frame.hangout  # CR-3.4: only for the player who is looking through it
        if last[searched] is not None:
            again |= 1 << searched
    if not s.settings.has_reminders:  # without the aid, players must remember what they saw
        last = [None] * len(last)
        again = 0
    found = []
    for hangout, public in enumerate(shared.hangouts):
        mine = last[hangout]
        if mine is None and hangout != searched:
            found.append(public)
            continue
        found.append(
            shared.hangout(
                hangout,
                shared.pile(hangout) if hangout == searched else None,
                None if mine is None else _memory(s, knowledge, mine),
                _mixed(s, knowledge, hangout) if again >> hangout & 1 else (),
            )
        )
    return tuple(found)


def _mixed(s: Table, knowledge: Knowledge, hangout: int) -> tuple[Mixed, ...]:
    """What two searches by the viewer tell about the crooks that left between them."""
    assert knowledge.viewer is not None
    found = []
    for group in between_looks(s, knowledge.viewer, hangout):
        tags = [tag for tag in group.tags if knowledge.cards[tag].how is None]
        if tags:
            faces = sorted([s.tags[tag] for tag in tags])
            found.append(Mixed(tuple([TAG_NAMES[tag] for tag in tags]), _ids(s, faces)))
    return tuple(found)


def _ids(s: Table, faces: list[int]) -> tuple[CrookId, ...]:
    ids = s.deck.ids
    return tuple([ids[face] for face in faces])


_KIND: tuple[Literal["recruit", "spy"], ...] = ("recruit", "spy")


def _memory(s: Table, knowledge: Knowledge, look: Look) -> Memory:
    """The viewer's last search of a hangout, and what it still tells."""
    turn, _, kind, hangout, after = look
    left = list(s.piles[hangout])
    possible = left[:]
    for tag in range(after, len(s.tags)):
        if s.origin[tag] == hangout:
            left.append(s.tags[tag])
            if knowledge.cards[tag].how is None:
                possible.append(s.tags[tag])
    taken = len(left) - len(s.piles[hangout])
    if not taken:
        pile = knowledge.shared.pile(hangout)
        return Memory(turn, _KIND[kind], pile, 0, pile)
    left.sort()
    possible.sort()
    return Memory(turn, _KIND[kind], _ids(s, left), taken, _ids(s, possible))


def _seats(knowledge: Knowledge) -> tuple[SeatView, ...]:
    """The players; with hidden money the viewer still knows their own."""
    shared = knowledge.shared
    viewer = knowledge.viewer
    if viewer is None or shared.seats[viewer].money is not None:
        return tuple(shared.seats)
    seats = shared.seats[:]
    mine = seats[viewer]
    seats[viewer] = SeatView(
        mine.colour, shared.table.money[viewer], mine.passed, mine.members, mine.hidden
    )
    return tuple(seats)
