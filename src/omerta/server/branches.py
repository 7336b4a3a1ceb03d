"""Matches that continue from a step of an earlier one: where they begin, and the tree they form.

A finished match is open to all who have its address, a running one to its players.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from omerta.kernel import Event, Game, Outcome, registry
from omerta.kernel.match import Player
from omerta.kernel.starts import BadStart, Start, start_at
from omerta.server.replayed_match import ReplayedMatch
from omerta.server.replays import OpenTables, ReplayRefusal, origin_of, saved_match
from omerta.server.storage.rows import MatchRow, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.clock import utc_now
from omerta.server.table.guest import Guest
from omerta.server.table.live_match import OtherRuleset, saved_step
from omerta.server.wire.pages import Branch, Tree
from omerta.server.wire.table import Origin, StepForViewer

MAX_BRANCHES = 100
"""The most matches of one tree that are shown."""
MAX_ANCESTORS = 1000
"""The most matches between one and the first of its tree; the search goes no further."""
MAX_KEPT = 4 * MAX_BRANCHES
"""Matches whose milestones are remembered: at least as many as a tree may have."""


async def start_of(store: Store, origin: Origin, guest: Guest) -> tuple[MatchRow, Start]:
    """Return the match and the start from which this guest may continue, or refuse."""
    row = await readable(store, origin.play, guest)
    game = registry.get(row.game)
    if row.ruleset != game.meta.ruleset:
        raise OtherRuleset(row.ruleset)
    if origin.seq not in range(row.head + 1):
        raise BadStart("no-such-moment", {"step": origin.seq, "last": row.head})
    steps = await store.steps(row.id, 0, origin.seq)
    return row, await asyncio.to_thread(_start_after, row, steps)


def _start_after(row: MatchRow, steps: Sequence[StepRow]) -> Start:
    replayed = ReplayedMatch(row)
    replayed.go_on(steps)
    last = replayed.length - 1
    state, branching = replayed.state(last), replayed.game.branching
    if row.status != "over" and branching is not None and branching.has_secrets(state):
        raise BadStart("secrets-in-hands")  # in another player's seat one would see that hand
    return start_at(replayed.game, state, row.id, last)


async def readable(store: Store, play: str, guest: Guest | None) -> MatchRow:
    """Return a match whose steps this guest may read, or refuse."""
    row = await saved_match(store, play, utc_now())
    if not await may_read(store, row, guest):
        raise ReplayRefusal("replay-not-over")
    return row


async def may_read(store: Store, row: MatchRow, guest: Guest | None) -> bool:
    """Whether a match is over, or this guest has a seat in it."""
    return row.status == "over" or await _has_seat_there(store, row, guest)


async def _has_seat_there(store: Store, row: MatchRow, guest: Guest | None) -> bool:
    if guest is None or row.table is None:
        return False
    return await store.has_seat_at(row.table, guest.public)


class Branches:
    """The trees of matches that continue from one another."""

    def __init__(self, store: Store, open_tables: OpenTables) -> None:
        self._store = store
        self._open_tables = open_tables
        self._marks: OrderedDict[tuple[str, int], tuple[StepForViewer, ...]] = OrderedDict()

    async def tree(self, play: str, guest: Guest | None) -> Tree:
        """Return the tree of a match, with all matches that this guest may know of."""
        row = await readable(self._store, play, guest)
        found: list[MatchRow] = []
        growing = [await self._root(row)]
        while growing and len(found) < MAX_BRANCHES:
            branch = growing.pop()
            found.append(branch)
            growing += reversed(await self._store.branches(branch.id, MAX_BRANCHES))
        if all(branch.id != play for branch in found):  # its tree has more matches than are shown
            found.append(row)
        shown = [branch for branch in found if await may_read(self._store, branch, guest)]
        game = registry.get(row.game)
        view = game.view(game.load(shown[0].state), None)
        return Tree(row.game, view, tuple([await self._branch(branch) for branch in shown]))

    async def _root(self, row: MatchRow) -> MatchRow:
        """The first stored match of the tree; a match file does not prove where it continues from."""
        for _ in range(MAX_ANCESTORS):
            above = row.origin if row.number else None
            earlier = await self._store.match(above) if above else None
            if earlier is None:
                break
            row = earlier
        return row

    async def _branch(self, row: MatchRow) -> Branch:
        outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
        return Branch(
            play=row.id,
            origin=origin_of(row),
            table=self._open_tables.code_of(row),
            players=msgspec.json.decode(row.players, type=tuple[Player, ...]),
            started=row.started,
            ended=row.ended,
            reason="" if outcome is None else outcome.reason,
            last=row.head,
            marks=await self._marks_of(row),
        )

    async def _marks_of(self, row: MatchRow) -> tuple[StepForViewer, ...]:
        """The milestones of a match; its log is read once for each length."""
        key = row.id, row.head
        marks = self._marks.get(key)
        if marks is None:
            steps = await self._store.steps(row.id, 0, row.head)
            marks = await asyncio.to_thread(milestones, registry.get(row.game), steps)
            self._marks[key] = marks
            if len(self._marks) > MAX_KEPT:
                self._marks.popitem(last=False)
        return marks


def milestones(game: Game[Any], steps: Sequence[StepRow]) -> tuple[StepForViewer, ...]:
    """Return the steps from which players will want to continue, with their public events."""
    kinds: tuple[type[Event], ...] = get_args(game.meta.events)
    tags = [f'"{kind.__struct_config__.tag}"'.encode() for kind in kinds if kind.milestone]
    found: list[StepForViewer] = []
    for step in without_undone(steps):
        if any(tag in step.events for tag in tags):
            whole = saved_step(game, step)
            events = tuple([event for event in whole.events if event.milestone])
            if events:
                found.append(msgspec.structs.replace(whole, events=events).for_viewer(None))
    return tuple(found)


def without_undone(steps: Sequence[StepRow]) -> list[StepRow]:
    """The steps that were not taken back."""
    found: list[StepRow] = []
    for step in steps:
        if step.kind == "undo":
            found.pop()
        else:
            found.append(step)
    return found
