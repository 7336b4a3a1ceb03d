"""Replays: matches step by step for the replay page, as a file, and imported from one.

While a match runs, a replay shows a player what their seat saw, and only at a table with
reminders. All that holds secrets (draws, the file, other seats) is available once the match is
over.
"""

import asyncio
import base64
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from omerta.kernel import Match, Outcome, Refusal, Seat, Viewer, encode
from omerta.kernel.match import Player, SavedFair, SavedMatch
from omerta.server.names import clean_name
from omerta.server.replayed_match import ReplayedMatch, saved_chance, started
from omerta.server.storage.refusals import NotSaved
from omerta.server.storage.rows import MatchRow, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.clock import utc_now
from omerta.server.table.guest import Guest
from omerta.server.wire.pages import Draws, ReplayInfo, ReplayStep, ReplaySteps
from omerta.server.wire.table import GuestId, Origin

_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
DAY = 24 * 3600 * 1000
"""Milliseconds between two notes in the database that an imported match is still read."""
MAX_REPLAY_STEPS = 200
"""The most steps in one answer."""
MAX_ANSWER_BYTES = 1_000_000
"""About the most bytes in one answer, which may end earlier; the client then asks for the rest."""
MAX_KEPT = 8
"""Replayed matches kept in memory; a slider asks for the same one again and again."""


class OpenTables(Protocol):
    """What replays need to know about open tables."""

    def seats_of(self, row: MatchRow, guest: Guest) -> tuple[Seat, ...]:
        """Return the seats of this guest in the match."""
        ...

    def is_here(self, row: MatchRow, guest: Guest) -> bool:
        """Whether this guest is at the table of the match now."""
        ...

    def code_of(self, row: MatchRow) -> str | None:
        """Return the code of the match's table, if it is open."""
        ...


class ReplayRefusal(Refusal):
    """Why a match is not shown."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


class Replays:
    """The replays of finished matches for all, of running ones for their players."""

    def __init__(
        self, store: Store, open_tables: OpenTables, now: Callable[[], int] = utc_now
    ) -> None:
        self._store = store
        self._open_tables = open_tables
        self._now = now
        self._replayed: OrderedDict[str, ReplayedMatch] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        """Replaying is work, and tables that are playing go first."""

    async def info(self, play: str, guest: Guest | None) -> ReplayInfo:
        """Return a finished match's players, outcome and secret."""
        row = await self._finished(play)
        assert row.outcome is not None
        assert row.ended is not None
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        saved = saved_chance(row)
        sealed = saved if isinstance(saved, SavedFair) else None
        return ReplayInfo(
            play=row.id,
            game=row.game,
            table=self._open_tables.code_of(row),
            players=msgspec.json.decode(row.players, type=tuple[Player, ...]),
            options=msgspec.json.decode(row.options),
            ranks=outcome.ranks,
            scores=outcome.scores,
            reason=outcome.reason,
            last=row.head,
            started=row.started,
            ended=row.ended,
            commitment="" if sealed is None else sealed.commitment,
            secret="" if sealed is None else sealed.secret,
            salts=() if sealed is None else sealed.salts,
            your_seats=_seats_of(row, guest),
            origin=origin_of(row),
            seen_by=_seen_by(row),
        )

    async def steps(
        self, play: str, viewer: Viewer, first: int, last: int, guest: Guest | None
    ) -> ReplaySteps:
        """Return steps from `first` to `last`, as this viewer saw them, or as many as fit."""
        row = await self._row(play)
        if viewer is not None and viewer not in range(row.seats):
            raise ReplayRefusal("no-such-seat", seat=viewer)
        if row.status != "over":
            self._check_looking_back(row, viewer, guest)
        first = max(first, 0)
        last = min(last, row.head, first + MAX_REPLAY_STEPS - 1)
        async with self._one_at_a_time:
            replayed = await self._catch_up(row)
            if row.status != "over" and not replayed.options.has_reminders:
                viewer = None  # at this table players must remember what they have seen
            numbers = range(first, last + 1)
            steps = await asyncio.to_thread(_steps_that_fit, replayed, numbers, viewer)
        return ReplaySteps(row.head, steps)

    async def draws(self, play: str) -> Draws:
        """Return all draws of a finished match."""
        return Draws(tuple((await self.replayed(play)).draws))

    async def file(self, play: str) -> bytes:
        """Return a finished match as a file, which holds every secret."""
        replayed = await self.replayed(play)
        async with self._one_at_a_time:
            return await asyncio.to_thread(lambda: replayed.match().save())

    async def replayed(self, play: str) -> ReplayedMatch:
        """Return a finished match, replayed to its end."""
        row = await self._finished(play)
        async with self._one_at_a_time:
            return await self._catch_up(row)

    async def import_match(self, raw: bytes, guest: Guest) -> str:
        """Store a finished match from a file after replaying it; the same match has the same id."""
        now = self._now()
        async with self._one_at_a_time:
            row, steps = await asyncio.to_thread(_rows, raw, now)
        if await self._store.match(row.id) is None:
            await self._store.import_match(row, steps, guest.public, now)
        return row.id

    async def _row(self, play: str) -> MatchRow:
        return await saved_match(self._store, play, self._now())

    async def _finished(self, play: str) -> MatchRow:
        row = await self._row(play)
        if row.status != "over":
            raise ReplayRefusal("replay-not-over")
        return row

    def _check_looking_back(self, row: MatchRow, viewer: Viewer, guest: Guest | None) -> None:
        """Refuse a running match to guests outside its table, and other seats to its players."""
        if guest is None or not self._open_tables.is_here(row, guest):
            raise ReplayRefusal("hello-first")
        if viewer is not None and viewer not in self._open_tables.seats_of(row, guest):
            raise ReplayRefusal("not-your-seat", seat=viewer + 1)

    async def _catch_up(self, row: MatchRow) -> ReplayedMatch:
        """The match, replayed at least as far as its row goes."""
        replayed = self._replayed.pop(row.id, None) or ReplayedMatch(row)
        if replayed.length <= row.head:
            steps = await self._store.steps(row.id, replayed.length, row.head)
            await asyncio.to_thread(replayed.go_on, steps)
        self._replayed[row.id] = replayed  # not earlier: a replay that failed half-way begins again
        if len(self._replayed) > MAX_KEPT:
            self._replayed.popitem(last=False)
        return replayed


def _steps_that_fit(
    replayed: ReplayedMatch, numbers: range, viewer: Viewer
) -> tuple[ReplayStep, ...]:
    """The first of these steps, at least one, that fit into an answer."""
    found: list[ReplayStep] = []
    left = MAX_ANSWER_BYTES
    for number in numbers:
        step = replayed.step_view(number, viewer)
        left -= len(encode(step))
        if left < 0 and found:
            break
        found.append(step)
    return tuple(found)


async def saved_match(store: Store, play: str, now: int) -> MatchRow:
    """Return a match by its id, and note that an imported one is still read."""
    row = await store.match(play) if _ID.fullmatch(play) else None
    if row is None:
        raise ReplayRefusal("unknown-replay")
    if row.read is not None and now - row.read > DAY:
        with suppress(NotSaved):  # the match can be read all the same
            await store.note_import_read(row.id, now)
    return row


def _rows(raw: bytes, now: int) -> tuple[MatchRow, list[StepRow]]:
    """The rows for a match file."""
    match = Match.load(raw)
    for _ in match.replay():  # refuses a file that cannot be repeated
        pass
    if match.outcome is None:
        raise ReplayRefusal("replay-not-over")
    file = match.save()
    play, start = _name(file), match.start
    row = MatchRow(
        id=play,
        table=None,
        number=0,
        game=match.game.meta.id,
        ruleset=match.ruleset,
        seats=match.seats,
        options=encode(match.settings),
        players=encode(_players(match)),
        luck=encode(msgspec.json.decode(file, type=SavedMatch).chance),
        status="over",
        outcome=encode(match.outcome),
        started=now,
        ended=now,
        deadline=None,
        whole=None,
        state=match.game.save(match.state),
        state_seq=len(match.log) - 1,
        state_draws=match.chance.draws,
        head=len(match.log) - 1,
        origin=None if start is None else start.play,
        origin_seq=None if start is None else start.seq,
        start=None if start is None else bytes(start.state),
    )
    steps = [
        StepRow(
            play=play,
            seq=seq,
            kind="act" if seq else "deal",
            seat=entry.seat,
            action=None if entry.action is None else encode(entry.action),
            events=encode(entry.events),
            draws=entry.draws,
            command=None,
            at=now,
        )
        for seq, entry in enumerate(match.log)
    ]
    return row, steps


def _players(match: Match) -> tuple[Player, ...]:
    """The players; those of a script have no names, so their seats go by their numbers."""
    if not match.players:
        return tuple([Player(str(seat + 1)) for seat in range(match.seats)])
    return tuple(
        [
            Player(clean_name(player.name), clean_name(player.bot) if player.bot else "")
            for player in match.players
        ]
    )


def _seats_of(row: MatchRow, guest: Guest | None) -> tuple[Seat, ...]:
    """The seats that a guest had at the end of a match."""
    if guest is None or row.guests is None:
        return ()
    sat = msgspec.json.decode(row.guests, type=tuple[GuestId | None, ...])
    return tuple([seat for seat, other in enumerate(sat) if other == guest.public])


def _seen_by(row: MatchRow) -> tuple[tuple[str, ...], ...]:
    """For each seat the names of all guests who looked from it; empty if that was not recorded."""
    if row.seen_by is None:
        return ()
    return msgspec.json.decode(row.seen_by, type=tuple[tuple[str, ...], ...])


def origin_of(row: MatchRow) -> Origin | None:
    """Return the earlier step from which a match continues."""
    start = started(row)
    return None if start is None else Origin(start.play, start.seq)


def _name(file: bytes) -> str:
    """An id for the match in a file, the same for equal files."""
    digest = hashlib.sha256(file).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
