"""What a viewer can conclude, and a random deal of what a seat cannot know (rules, 5 and 10).

A seat knows its dealt hand and the public record, nothing else, and every deal that fits is
equally likely. The choice of what to ask is soft evidence and is not used here.
"""

from typing import Final, NamedTuple

from omerta.games.crooks_out.belief_draws import DrawnWorlds
from omerta.games.crooks_out.belief_hands import BOX, Clues
from omerta.games.crooks_out.belief_worlds import ExactWorlds, Worlds
from omerta.games.crooks_out.components import ALL_ROOMS, REACH, rooms_in
from omerta.games.crooks_out.components import count as count_rooms
from omerta.games.crooks_out.table import Table, is_over, laid_out, number
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

MOST_STATES: Final = 1_000_000
"""The largest number of states for an exact count; seats stay far below it, a spectator may not."""


class Sheet(NamedTuple):
    """The public facts about a seat; sets of rooms are masks."""

    seat: Seat
    laid_out: int
    crossed: int
    size: int
    """Crooks still in hand."""
    numbers: tuple[tuple[int, int], ...]
    """Every room that has a number, and the number."""


class Knowledge(NamedTuple):
    """All certain facts that a viewer has."""

    dealt: int
    """The viewer's own hand as dealt; empty for a spectator."""
    sheets: tuple[Sheet, ...]
    """The sheets of all other seats."""


def knowledge(s: Table, viewer: Seat | None) -> Knowledge:
    """What a seat or a spectator knows during the match."""
    sheets = [
        Sheet(
            seat,
            laid_out(s, seat),
            s.crossed[seat],
            count_rooms(s.hands[seat]),
            tuple([(room, number(s, seat, room)) for room in rooms_in(s.written[seat])]),
        )
        for seat in range(s.seats)
        if seat != viewer
    ]
    return Knowledge(0 if viewer is None else s.dealt[viewer], tuple(sheets))


def unknown_rooms(known: Knowledge) -> int:
    """The crooks hidden in another hand or in the box."""
    unknown = ALL_ROOMS & ~known.dealt
    for sheet in known.sheets:
        unknown &= ~sheet.laid_out
    return unknown


def clues_of(known: Knowledge, sheet: Sheet) -> Clues:
    """What one sheet tells about the hand behind it."""
    clues = Clues(sheet.seat, unknown_rooms(known) & ~sheet.crossed, sheet.size)
    for room, written in sheet.numbers:
        clues.add(REACH[room], written - count_rooms(sheet.laid_out & REACH[room]))
    return clues


def clues_of_box(known: Knowledge) -> Clues:
    """What all sheets together tell about the box.

    If all of them have a number for the same room, the box holds what is missing from its reach.
    """
    unknown = unknown_rooms(known)
    clues = Clues(BOX, unknown, count_rooms(unknown) - sum([sheet.size for sheet in known.sheets]))
    if len(known.sheets) == 1:  # one sheet alone tells all of it already
        return clues
    for room in range(len(REACH)):
        boxed = count_rooms(unknown & REACH[room])
        written = 0
        for sheet in known.sheets:
            for at, value in sheet.numbers:
                if at == room:
                    written += 1
                    boxed -= value - count_rooms(sheet.laid_out & REACH[room])
        if written == len(known.sheets):
            clues.add(REACH[room], boxed)
    return clues


_last: list[tuple[Knowledge, int, Worlds]] = []
"""The last result of `count`, because a search draws many worlds of one position."""


def count(known: Knowledge, *, most_states: int = MOST_STATES) -> Worlds:
    """All worlds that fit the knowledge, counted exactly unless that needs too many states."""
    for asked, limit, worlds in _last:
        if asked == known and limit == most_states:
            return worlds
    unknown = unknown_rooms(known)
    clues = [clues_of(known, sheet) for sheet in known.sheets]
    clues.append(clues_of_box(known))
    exact = ExactWorlds(unknown, clues)
    found: Worlds = exact if exact.count(most_states) else DrawnWorlds(unknown, clues)
    _last[:] = [(known, most_states, found)]
    return found


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """A table that this seat cannot tell from `s`, each possible one equally likely."""
    world = s.clone()
    if is_over(s):  # CO-6.6: every hand is open
        return world
    for holder, hand in count(knowledge(s, seat)).draw(chance).items():
        if holder == BOX:
            world.box = hand
        else:
            world.dealt[holder] = laid_out(s, holder) | hand
            world.hands[holder] = hand
    return world
