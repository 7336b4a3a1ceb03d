"""Action ids and observation vectors for learning, computed from a seat's view alone.

Seats are relative: 0 is the viewer, 1 the next seat clockwise. A face is its index in the deck
list of the view, so both numberings fit any deck. They define the environment `crooks_v0`: a
changed id or segment needs a new version of the environment.
"""

from array import array
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from omerta.games.crooks.actions import (
    Discard,
    Join,
    Kill,
    LayDown,
    LayUp,
    LeaveMoney,
    Pass,
    Recruit,
    Replace,
    Spare,
    SpyOnHangout,
    SpyOnNothing,
    SpyOnTarget,
    Switch,
    Take,
    TakeMoney,
)
from omerta.games.crooks.components import (
    BOARD,
    DECK_SIZE,
    GANGS,
    HANGOUTS,
    LOWEST,
    TARGET_COUNT,
    TARGETS,
)
from omerta.games.crooks.frames import FRAMES
from omerta.games.crooks.rules.setup import SEATS
from omerta.games.crooks.settings import CrookEntry
from omerta.games.crooks.view import Card, CrooksView, HangoutView, TargetView
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.seats import Seat

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

MOST_SEATS: Final = SEATS[-1]
SPOTS: Final = MOST_SEATS * TARGET_COUNT
PLACES: Final = len(HANGOUTS)
LARGEST_PILE: Final = max(max(sizes) for sizes in BOARD.piles.values())


# Action ids

FIXED: Final[tuple[Action, ...]] = (
    *[Recruit(letter) for letter in HANGOUTS],
    Pass(),
    *[LayUp(target) for target in TARGETS],
    *[LayDown(target) for target in TARGETS],
    *[Join(target) for target in TARGETS],
    *[Switch(target, to) for target in TARGETS for to in TARGETS if to != target],
    *[Replace(target) for target in TARGETS],
    Discard(),
    TakeMoney(),
    LeaveMoney(),
    Spare(),
    *[SpyOnTarget(target) for target in TARGETS],
    *[SpyOnHangout(letter) for letter in HANGOUTS],
    SpyOnNothing(),
)
"""The actions that mean the same for every seat and deck; the id is the index in this list."""
FIRST_KILL: Final = len(FIXED)
"""Kill the next seat clockwise, the one after it, and so on."""
FIRST_TAKE: Final = FIRST_KILL + MOST_SEATS - 1
"""Take the first crook of the deck list, the second, and so on."""
ACTION_COUNT: Final = FIRST_TAKE + DECK_SIZE

_IDS: Final = {action: number for number, action in enumerate(FIXED)}


def action_id(view: CrooksView, action: Action) -> int:
    """The id of an action of the viewer."""
    if isinstance(action, Take):
        return FIRST_TAKE + _faces(view.deck).number[action.crook]
    if isinstance(action, Kill):
        rival = (action.seat - _viewer(view)) % len(view.seats)
        if rival == 0:
            raise Illegal("own_victims_by_replacing", "CR-6.13")
        return FIRST_KILL + rival - 1
    return _IDS[action]


def action_of(view: CrooksView, number: int) -> Action:
    """The viewer's action with this id, legal or not."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    if number < FIRST_KILL:
        return FIXED[number]
    if number >= FIRST_TAKE:
        return Take(view.deck[number - FIRST_TAKE].id)
    rival = number - FIRST_KILL + 1
    if rival >= len(view.seats):
        raise Illegal("no_such_seat", "CR-1.1", seat=rival + 1)
    return Kill((_viewer(view) + rival) % len(view.seats))


def mask(view: CrooksView) -> bytearray:
    """One byte per action id: 1 if the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    for action in view.options:
        offered[action_id(view, action)] = 1
    return offered


# Observations


class Segment(NamedTuple):
    """A part of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


SEGMENTS: Final = (
    Segment("decision", len(FRAMES), 0, 1, f"the question asked: {', '.join(FRAMES)}"),
    Segment("active", MOST_SEATS, 0, 1, "the seat that must answer"),
    Segment("seated", MOST_SEATS, 0, 1, "seats at this table"),
    Segment("passed", MOST_SEATS, 0, 1, "seats that have passed"),
    Segment("money", MOST_SEATS, -1, 5, "dollars / 18; -1 where the table hides them"),
    Segment("members", MOST_SEATS * len(GANGS), 0, 4, "known gang members by seat / 10"),
    Segment("turn", 1, 0, 2, "number of the turn / 32"),
    Segment("gang_points", 1, 0, 1, "what a gang is worth / 5"),
    Segment("undealt", 1, 0, 1, "crooks left in the box at set-up / 32"),
    Segment("value", TARGET_COUNT, 0, 33, "each target's value by known modifiers / 9"),
    Segment("rating", SPOTS, 0, 32, "known rating on each spot / 10"),
    Segment("crooks", SPOTS, 0, 11, "crooks on each spot / 3"),
    Segment("down", SPOTS, 0, 1, "spots with a face-down crook"),
    Segment("unknown", SPOTS * PLACES, 0, 1, "unknown crooks: spot by hangout of origin"),
    Segment("faces", SPOTS * DECK_SIZE, 0, 32, "known crooks: spot by face"),
    Segment("used", PLACES, 0, 1, "hangouts at this table"),
    Segment("size", PLACES, 0, 1, "crooks in each hangout / 5"),
    Segment("exits", PLACES * MOST_SEATS, 0, 1, "recruits: hangout by seat / 5"),
    Segment("looked", PLACES * MOST_SEATS, 0, 1, "looks into a pile: hangout by seat"),
    Segment("taken_since", PLACES, 0, 1, "exits since the viewer's last look / 5"),
    Segment("possible", PLACES * DECK_SIZE, 0, 5, "faces left then and not seen since"),
    Segment("mixed", DECK_SIZE, 0, 32, "faces gone between two looks, under unknown tags"),
    Segment("searched", PLACES, 0, 1, "the hangout that is being looked through"),
    Segment("pile", DECK_SIZE, 0, 5, "the faces found there, if the viewer looks"),
    Segment("hand", DECK_SIZE, 0, 1, "the crook in hand, if known"),
    Segment("hand_origin", PLACES, 0, 1, "the hangout of the crook in hand"),
    Segment("box", DECK_SIZE, 0, 32, "crooks known to have left the game"),
    Segment("box_unknown", PLACES, 0, 1, "unknown ones by hangout of origin / 5"),
    Segment("killer", TARGET_COUNT, 0, 1, "the target of a killer who chooses a victim"),
)
_ends: Final = list(accumulate(segment.size for segment in SEGMENTS))
_start: Final = {s.name: end - s.size for s, end in zip(SEGMENTS, _ends, strict=True)}
OBSERVATION_LENGTH: Final = _ends[-1]

_ZEROS: Final = array("f", bytes(array("f").itemsize * OBSERVATION_LENGTH))
_DECISION: Final = {tag: place for place, tag in enumerate(FRAMES)}
_HANGOUT: Final = {letter: number for number, letter in enumerate(HANGOUTS)}

_MONEY, _MEMBERS, _PASSED = _start["money"], _start["members"], _start["passed"]
_ACTIVE, _SEATED = _start["active"], _start["seated"]
_VALUE, _RATING, _CROOKS, _DOWN = (_start[s] for s in ("value", "rating", "crooks", "down"))
_UNKNOWN, _FACES = _start["unknown"], _start["faces"]
_USED, _SIZE, _EXITS, _LOOKED = (_start[s] for s in ("used", "size", "exits", "looked"))
_TAKEN, _POSSIBLE, _MIXED = (_start[s] for s in ("taken_since", "possible", "mixed"))
_SEARCHED, _PILE = _start["searched"], _start["pile"]
_HAND, _HAND_ORIGIN, _BOX, _BOX_UNKNOWN = (
    _start[s] for s in ("hand", "hand_origin", "box", "box_unknown")
)


def observe(view: CrooksView) -> Vector:
    """The viewer's knowledge as numbers; `SEGMENTS` describes the vector."""
    vector = _ZEROS[:]
    you, seats = _viewer(view), len(view.seats)
    faces = _faces(view.deck)
    if view.decision is not None and view.active is not None:
        vector[_DECISION[view.decision]] = 1
        vector[_ACTIVE + (view.active - you) % seats] = 1
    vector[_start["turn"]] = view.turn / DECK_SIZE
    vector[_start["gang_points"]] = view.gang_points / 5
    vector[_start["undealt"]] = view.undealt / DECK_SIZE
    for place in range(seats):
        seat = view.seats[(you + place) % seats]
        vector[_SEATED + place] = 1
        vector[_PASSED + place] = seat.passed
        vector[_MONEY + place] = -1 if seat.money is None else seat.money / BOARD.start_money
    for target in view.targets:
        _observe_target(vector, target, faces, you)
    for number, hangout in enumerate(view.hangouts):
        _observe_hangout(vector, number, hangout, faces, you, seats)
    if view.searching is not None:
        vector[_SEARCHED + _HANGOUT[view.searching]] = 1
    if view.killer_target is not None:
        vector[_start["killer"] + view.killer_target - LOWEST] = 1
    if view.hand is not None:
        _observe_loose(vector, view.hand, faces, _HAND, _HAND_ORIGIN, 1)
    for card in view.box:
        known = card.face is not None
        _observe_loose(vector, card, faces, _BOX, _BOX_UNKNOWN, 0 if known else 1 / LARGEST_PILE)
    return vector


def _viewer(view: CrooksView) -> Seat:
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


def _observe_target(vector: Vector, target: TargetView, faces: "_Faces", you: Seat) -> None:
    modifiers = 0
    seats = len(target.spots)
    column = target.target - LOWEST
    for seat, spot in enumerate(target.spots):
        if not spot.cards:
            continue
        place = (seat - you) % seats
        here = place * TARGET_COUNT + column
        rating = 0
        for card in spot.cards:
            if card.facing == "down":
                vector[_DOWN + here] = 1
            if card.face is None:
                vector[_UNKNOWN + here * PLACES + _HANGOUT[card.hangout]] = 1
                continue
            face = faces.number[card.face]
            vector[_FACES + here * DECK_SIZE + face] += 1
            rating += faces.rating[face]
            modifiers += faces.modifier[face]
            for gang in faces.gangs[face]:
                vector[_MEMBERS + place * len(GANGS) + gang] += 0.1
        vector[_RATING + here] = rating / 10
        vector[_CROOKS + here] = len(spot.cards) / 3
    vector[_VALUE + column] = max(0, target.target + modifiers) / BOARD.highest


def _observe_hangout(
    vector: Vector, number: int, hangout: HangoutView, faces: "_Faces", you: Seat, seats: int
) -> None:
    vector[_USED + number] = 1
    vector[_SIZE + number] = hangout.size / LARGEST_PILE
    row = number * MOST_SEATS
    for gone in hangout.exits:
        vector[_EXITS + row + (gone.seat - you) % seats] += 1 / LARGEST_PILE
    for _, seat, _ in hangout.looks:
        vector[_LOOKED + row + (seat - you) % seats] = 1
    if hangout.memory is not None:
        vector[_TAKEN + number] = hangout.memory.taken_since / LARGEST_PILE
        for crook in hangout.memory.possible:
            vector[_POSSIBLE + number * DECK_SIZE + faces.number[crook]] += 1
    for mixed in hangout.mixed:
        for crook in mixed.faces:
            vector[_MIXED + faces.number[crook]] += 1
    if hangout.faces is not None:
        for crook in hangout.faces:
            vector[_PILE + faces.number[crook]] += 1


def _observe_loose(
    vector: Vector, card: Card, faces: "_Faces", known: int, origins: int, weight: float
) -> None:
    """Write a crook that is on no target: in hand or in the box."""
    if card.face is not None:
        vector[known + faces.number[card.face]] += 1
    vector[origins + _HANGOUT[card.hangout]] += weight


class _Faces:
    """The deck list of a view, by face."""

    __slots__ = ("deck", "gangs", "modifier", "number", "rating")

    def __init__(self, deck: tuple[CrookEntry, ...]) -> None:
        self.deck = deck
        self.number: dict[str, int] = {}
        for place, entry in enumerate(deck):
            self.number.setdefault(entry.id, place)
        self.rating = [entry.rating for entry in deck]
        self.modifier = [entry.modifier for entry in deck]
        self.gangs = [tuple(GANGS.index(gang) for gang in entry.gangs) for entry in deck]


_recent = [_Faces(())]


def _faces(deck: tuple[CrookEntry, ...]) -> _Faces:
    """The deck list by face, cached, because the views of one table share their deck."""
    if _recent[0].deck is not deck:
        _recent[0] = _Faces(deck)
    return _recent[0]
