"""Positions, and their possible worlds found by trying every deal."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from omerta.games.crooks_out import turn
from omerta.games.crooks_out.belief import Knowledge, Sheet
from omerta.games.crooks_out.belief_hands import BOX
from omerta.games.crooks_out.components import (
    ALL_ROOMS,
    BOARD,
    HOUSE,
    REACH,
    ROOMS,
    count,
    rooms_in,
)
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, empty_table
from omerta.kernel.chance import Seeded

World = tuple[tuple[int, int], ...]
"""Each holder and its crooks."""


def rooms(names: str) -> int:
    """The mask of the named rooms."""
    return sum([1 << HOUSE.room_of[name] for name in names.split()])


def numbers(**written: int) -> tuple[tuple[int, int], ...]:
    return tuple([(HOUSE.room_of[name], value) for name, value in written.items()])


def shut(sheet: int, open_rooms: int) -> int:
    """The crossed rooms of a sheet with these crooks laid out and these rooms open."""
    return ALL_ROOMS & ~sheet & ~open_rooms


# Positions


def random_match(seats: int, seed: int) -> Iterator[Table]:
    """A table at every decision of a random match."""
    luck, pick = Seeded(seed), Random(seed)
    s = turn.new(seats, CrooksOutSettings(), chance=luck)
    while waiting := turn.waiting(s):
        yield s.clone()
        offered = turn.options(s, waiting[0])
        turn.apply(s, waiting[0], pick.choice(offered), chance=luck)


def late_position(seats: int, seed: int) -> Table:
    """A table near its end: a few crooks in every hand, many crossed marks, some numbers."""
    luck = Random(seed)
    s = empty_table(seats, CrooksOutSettings(), HOUSE)
    crooks = list(range(ROOMS))
    luck.shuffle(crooks)
    size = BOARD.hand[seats]
    for seat in range(seats):
        dealt = crooks[seat * size : (seat + 1) * size]
        s.dealt[seat] = sum([1 << room for room in dealt])
        s.hands[seat] = sum([1 << room for room in dealt[: luck.randint(1, 3)]])
    s.box = ALL_ROOMS & ~sum(s.dealt)
    caught = sum(s.dealt) & ~sum(s.hands)
    for seat in range(seats):
        missed = sum([1 << room for room in luck.sample(crooks, luck.randint(4, 20))])
        s.crossed[seat] = (missed | caught) & ~s.dealt[seat]
        s.written[seat] = sum([1 << room for room in luck.sample(crooks, luck.randint(0, 6))])
    return s


# Every deal


def every_world(known: Knowledge) -> list[World]:
    """All possible worlds, by trying every deal of the hidden crooks."""
    unknown = ALL_ROOMS & ~known.dealt
    for sheet in known.sheets:
        unknown &= ~sheet.laid_out
    return _dealt(known.sheets, unknown, ())


def _dealt(sheets: tuple[Sheet, ...], left: int, so_far: World) -> list[World]:
    if not sheets:
        return [(*so_far, (BOX, left))]
    sheet = sheets[0]
    found: list[World] = []
    for chosen in combinations(rooms_in(left & ~sheet.crossed), sheet.size):
        hand = sum([1 << room for room in chosen])
        if fits(sheet, hand):
            found += _dealt(sheets[1:], left & ~hand, (*so_far, (sheet.seat, hand)))
    return found


def fits(sheet: Sheet, hand: int) -> bool:
    """True if this hand, with the crooks laid out, gives the numbers of the sheet."""
    dealt = sheet.laid_out | hand
    return all(count(dealt & REACH[room]) == value for room, value in sheet.numbers)


def held(worlds: list[World], holder: int, room: int) -> int:
    """The number of worlds in which a holder has this crook."""
    return sum([dict(world)[holder] >> room & 1 for world in worlds])
