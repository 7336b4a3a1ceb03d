"""Building a view: which faces a viewer knows, why, and everything that is public.

Default is hidden: a face is put into a view only where this module says why the viewer knows it.
"""

from typing import Literal

from omerta.games.crooks.actions import CrookId
from omerta.games.crooks.belief import between_looks, deduced_tags, own_tags
from omerta.games.crooks.components import BOARD, GANGS, HANGOUTS, LOWEST, TARGET_COUNT, Deck
from omerta.games.crooks.events import Facing
from omerta.games.crooks.frames import ChooseCrook, ChooseVictim
from omerta.games.crooks.options import CrookEntry
from omerta.games.crooks.rules import scoring
from omerta.games.crooks.table import (
    NOBODY,
    TAG_NAMES,
    Look,
    Table,
    is_over,
    left_after,
    on_targets,
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
    eyes = Eyes(s, viewer)
    frame = s.stack[-1] if s.stack else None
    rows = [Row() for _ in range(s.seats)]
    return CrooksView(
        you=viewer,
        edition=s.chosen.edition,
        memory_aid=s.chosen.memory_aid == "on",
        deck=printed(s.deck),
        turn=s.turn,
        active=None if frame is None else frame.seats[0],
        decision=None if frame is None else frame.tag,
        targets=tuple([_target(s, eyes, rows, target) for target in range(TARGET_COUNT)]),
        hangouts=_hangouts(s, eyes),
        seats=tuple([_seat(s, eyes, rows[seat], seat) for seat in range(s.seats)]),
        gang_points=BOARD.gang_points[s.seats],
        hand=None if s.hand == NOBODY else eyes.cards[s.hand],
        box=_box(s, eyes),
        undealt=len(s.undealt),
        # `options` promises actions; that they are those of Crooks is law 1's business.
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=scoring.result(s) if eyes.over else None,
        searching=HANGOUTS[frame.hangout] if isinstance(frame, ChooseCrook) else None,
        killer_target=frame.target + LOWEST if isinstance(frame, ChooseVictim) else None,
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

    __slots__ = (
        "cards",
        "deduced",
        "on_targets",
        "over",
        "own",
        "shown",
        "spied",
        "viewer",
        "watched",
    )

    def __init__(self, s: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.over = is_over(s)
        self.on_targets = on_targets(s)
        self.shown = s.up | (self.on_targets if self.over else 0)
        """Tags that lie open for everybody."""
        self.watched = 0
        """Tags that somebody's spy has looked at."""
        for tags in s.spied:
            self.watched |= tags
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
        spied_by = _seats_with(s.spied, bit) if self.watched & bit else ()
        return Card(TAG_NAMES[tag], HANGOUTS[s.origin[tag]], facing, face, how, spied_by)


def _seats_with(masks: list[int], bit: int) -> tuple[Seat, ...]:
    return tuple([seat for seat, mask in enumerate(masks) if mask & bit])


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


class Row:
    """What everybody can count in one player's row, added up while the targets are shown."""

    __slots__ = ("hidden", "members")

    def __init__(self) -> None:
        self.members = [0] * len(GANGS)
        self.hidden = 0


def _target(s: Table, eyes: Eyes, rows: list[Row], target: int) -> TargetView:
    spots = []
    value = target + LOWEST
    for seat, tags in enumerate(s.spots[target::TARGET_COUNT]):
        if not tags:
            spots.append(_EMPTY)
            continue
        row = rows[seat]
        cards = []
        rating = hidden = 0
        for tag in tags_in(tags):
            cards.append(eyes.cards[tag])
            if eyes.shown >> tag & 1:
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


def _hangouts(s: Table, eyes: Eyes) -> tuple[HangoutView, ...]:
    exits: list[list[Exit]] = [[] for _ in s.piles]
    for tag, hangout in enumerate(s.origin):
        exits[hangout].append(Exit(TAG_NAMES[tag], s.taker[tag], s.size_before[tag]))
    looks: list[list[PublicLook]] = [[] for _ in s.piles]
    last: list[Look | None] = [None] * len(s.piles)
    many = [False] * len(s.piles)
    for look in s.looks:
        turn, seat, kind, hangout, _ = look
        looks[hangout].append((turn, seat, _KIND[kind]))
        if seat == eyes.viewer:
            many[hangout] = last[hangout] is not None
            last[hangout] = look
    frame = s.stack[-1] if s.stack else None
    searched = NOBODY
    if isinstance(frame, ChooseCrook) and frame.seat == eyes.viewer:
        searched = frame.hangout  # CR-3.4: only for the player who is looking through it
        many[searched] |= last[searched] is not None
    found = []
    for hangout, pile in enumerate(s.piles):
        mine = last[hangout]
        found.append(
            HangoutView(
                HANGOUTS[hangout],
                len(pile),
                len(pile) * BOARD.search_cost,
                tuple(exits[hangout]),
                tuple(looks[hangout]),
                _ids(s, sorted(pile)) if hangout == searched else None,  # CR-3.7
                None if mine is None else _memory(s, eyes, mine),
                _mixed(s, eyes, hangout) if many[hangout] else (),
            )
        )
    return tuple(found)


def _mixed(s: Table, eyes: Eyes, hangout: int) -> tuple[Mixed, ...]:
    """What the viewer's looks tell about who left between them, beyond single faces."""
    assert eyes.viewer is not None
    found = []
    for group in between_looks(s, eyes.viewer, hangout):
        tags = [tag for tag in group.tags if eyes.cards[tag].how is None]
        if tags:
            faces = sorted([s.tags[tag] for tag in tags])
            found.append(Mixed(tuple([TAG_NAMES[tag] for tag in tags]), _ids(s, faces)))
    return tuple(found)


def _ids(s: Table, faces: list[int]) -> tuple[CrookId, ...]:
    ids = s.deck.ids
    return tuple([ids[face] for face in faces])


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
    return Memory(turn, _KIND[kind], _ids(s, left), taken, _ids(s, possible))


def _seat(s: Table, eyes: Eyes, row: Row, seat: Seat) -> SeatView:
    shows_money = s.open_money or seat == eyes.viewer or eyes.over
    red, blue, yellow = row.members
    return SeatView(
        s.colours[seat],
        s.money[seat] if shows_money else None,
        bool(s.passed >> seat & 1),
        (red, blue, yellow),
        row.hidden,
    )
