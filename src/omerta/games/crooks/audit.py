"""The invariants of a table of Crooks (rules, section 8)."""

from collections.abc import Iterator

from omerta.games.crooks.components import (
    ACCOMPLICE,
    ALL_TARGETS,
    BOARD,
    TARGET_COUNT,
)
from omerta.games.crooks.frames import ChooseCrook, ChooseVictim, Rob, SeatFrame
from omerta.games.crooks.table import NOBODY, Table, on_targets, spot, tags_in

STACKS = (
    ("rob", "choose_hangout"),
    ("rob", "choose_crook"),
    ("rob",),
    ("pickpocket",),
    ("kill",),
    ("spy",),
)
"""The possible stacks of frames; the last one is the current decision."""


def audit(s: Table) -> list[str]:
    """The broken invariants, in words."""
    found: list[str] = []
    try:
        for broken in _broken(s):
            found.append(broken)  # noqa: PERF402  # what was found first explains the error
    except (IndexError, ValueError, TypeError) as error:  # a save from elsewhere can hold anything
        found.append(f"numbers out of range: {error}")
    return found


def _broken(s: Table) -> Iterator[str]:
    yield from _shapes(s)
    yield from _crooks(s)
    yield from _money(s)
    yield from _rows(s)
    yield from _control(s)


def _shapes(s: Table) -> Iterator[str]:
    sizes = BOARD.piles[s.settings.edition, s.seats]
    if len(s.piles) != len(sizes) or len(s.undealt) != len(s.deck.crooks) - sum(sizes):
        yield "the piles are not those of the edition"
    if any(len(pile) > size for pile, size in zip(s.piles, sizes, strict=False)):
        yield "a pile has grown"
    tags = len(s.tags)
    if not tags == len(s.origin) == len(s.taker) == len(s.size_before):
        yield "tags and their exits differ in number"
    per_seat = (s.money, s.free, s.spied, s.colours)
    if any(len(column) != s.seats for column in per_seat):
        yield "a seat lacks money, spots or memory"
    if len(s.spots) != s.seats * TARGET_COUNT or not 0 <= s.first < s.seats:
        yield "the rows do not fit the seats"
    if any(not 0 <= seat < s.seats for seat in s.taker):
        yield "a crook was taken by nobody"
    for turn, seat, kind, hangout, after in s.looks:
        if not (0 <= seat < s.seats and kind in (0, 1) and turn <= s.turn):
            yield "a look by nobody"
        if not (0 <= hangout < len(s.piles) and 0 <= after <= tags):
            yield "a look at nothing"


def _crooks(s: Table) -> Iterator[str]:
    everywhere = [*s.tags, *s.undealt]
    for pile in s.piles:
        everywhere += pile
    if sorted(everywhere) != sorted(s.deck.crooks):
        yield "the crooks are not the deck"
    for hangout, size in enumerate(BOARD.piles[s.settings.edition, s.seats]):
        exits = [tag for tag in range(len(s.tags)) if s.origin[tag] == hangout]
        if [s.size_before[tag] for tag in exits] != list(range(size, size - len(exits), -1)):
            yield "a pile did not shrink by one per recruit"
        if len(s.piles[hangout]) != size - len(exits):
            yield "a pile does not match its exits"


def _money(s: Table) -> Iterator[str]:
    if min(s.money) < 0:
        yield "somebody owes money"
    if sum(s.money) + s.bank != BOARD.start_money * s.seats:
        yield "money was made or lost"
    searches = [0] * s.seats
    for tag, seat in enumerate(s.taker):
        searches[seat] += s.size_before[tag] * BOARD.search_cost
        searches[seat] += (s.down >> tag & 1) * BOARD.face_down_cost
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, ChooseCrook):
        searches[frame.seat] += len(s.piles[frame.hangout]) * BOARD.search_cost
    for seat in range(s.seats):
        gained = s.money[seat] - (BOARD.start_money - searches[seat])
        if gained < 0 or gained % BOARD.pickpocket_gain:
            yield "a seat's money does not follow from its payments"


def _rows(s: Table) -> Iterator[str]:
    seen = 0
    for seat in range(s.seats):
        free = 0
        for target in range(TARGET_COUNT):
            tags = s.spots[spot(seat, target)]
            if tags & seen:
                yield "a crook lies on two spots"
            seen |= tags
            free |= (not tags) << target
            stack = tags_in(tags)
            if any(s.taker[tag] != seat for tag in stack):
                yield "a crook lies in a rival's row"
            joined = stack[1:]
            if any(s.deck.action[s.tags[tag]] != ACCOMPLICE for tag in joined):
                yield "something other than an accomplice joined a stack"
            if any(not s.up >> tag & 1 for tag in joined):
                yield "a face-down crook joined a stack"
        if free != s.free[seat] & ALL_TARGETS or s.free[seat] > ALL_TARGETS:
            yield "the free spots are not the empty ones"
    if s.up & s.down or (s.up | s.down) >> len(s.tags):
        yield "a crook lies up and down at once"
    if on_targets(s) & ~(s.up | s.down):
        yield "a crook on a target has no facing"
    if any(s.tags[tag] in s.deck.boss_faces for tag in tags_in(s.down)):
        yield "a boss lies face down"


def _control(s: Table) -> Iterator[str]:
    if bool(s.stack) == (s.passed == (1 << s.seats) - 1):
        yield "the game is over before all have passed, or goes on after"
    if not s.stack:
        if s.hand != NOBODY:
            yield "a crook is in hand after the end"
        return
    if tuple([frame.tag for frame in s.stack]) not in STACKS:
        yield "the questions are not those of a turn"
    if len({frame.seats for frame in s.stack}) > 1:
        yield "the questions of one turn go to two seats"
    for frame in s.stack:
        if not isinstance(frame, SeatFrame) or not 0 <= frame.seat < s.seats:
            yield "a question to nobody"
        elif s.passed >> frame.seat & 1:
            yield "a question to a seat that has passed"
    yield from _question(s)


def _question(s: Table) -> Iterator[str]:
    top = s.stack[-1]
    if isinstance(top, Rob) != (s.hand != NOBODY) or not NOBODY <= s.hand < len(s.tags):
        yield "the crook in hand does not fit the question"
    if s.hand != NOBODY and (on_targets(s) | s.up | s.down) >> s.hand & 1:
        yield "the crook in hand lies on the table"
    if isinstance(top, ChooseCrook) and not 0 <= top.hangout < len(s.piles):
        yield "a question about no hangout"
    if isinstance(top, ChooseVictim) and not 0 <= top.target < TARGET_COUNT:
        yield "a question about no target"
