"""Games told again: frame by frame for the replay page, as a file, and back from one.

While a game runs, a frame shows a person what that seat was shown, and only at a table that may
remind people; what holds secrets (the luck, the file, other seats) waits until it is over.
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
"""Once in so many milliseconds it is noted that a game from a file is still read."""
MAX_REPLAY_STEPS = 200
"""Frames in one answer …"""
MAX_ANSWER_BYTES = 1_000_000
"""… and about so many bytes: an answer with more ends earlier, and the client asks on."""
MAX_KEPT = 8
"""Games kept as they were retold; a slider asks for the same one again and again."""


class OpenTables(Protocol):
    """What replays ask the tables."""

    def seats_of(self, row: MatchRow, guest: Guest) -> tuple[Seat, ...]:
        """The seats this browser has in the game."""
        ...

    def is_here(self, row: MatchRow, guest: Guest) -> bool:
        """Whether this browser is at the game's table now."""
        ...

    def code_of(self, row: MatchRow) -> str | None:
        """The code of the game's table, if it is open."""
        ...


class ReplayRefusal(Refusal):
    """Why a game is not told."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


class Replays:
    """Finished games for everybody, running ones for those who play them."""

    def __init__(
        self, store: Store, open_tables: OpenTables, now: Callable[[], int] = utc_now
    ) -> None:
        self._store = store
        self._open_tables = open_tables
        self._now = now
        self._retold: OrderedDict[str, ReplayedMatch] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        """Telling again is work: tables that are played go first."""

    async def info(self, play: str, guest: Guest | None) -> ReplayInfo:
        """A game that is over: who played, how it ended, and the broken seal."""
        row = await self._finished(play)
        assert row.outcome is not None
        assert row.ended is not None
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        luck = saved_chance(row)
        sealed = luck if isinstance(luck, SavedFair) else None
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
        """Frames from `first` on, as this viewer saw them: to `last`, or as many as fit."""
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
                viewer = None  # what was seen is for people to remember
            frames = range(first, last + 1)
            moments = await asyncio.to_thread(_steps_that_fit, replayed, frames, viewer)
        return ReplaySteps(row.head, moments)

    async def draws(self, play: str) -> Draws:
        """All luck of a game that is over."""
        return Draws(tuple((await self.replayed(play)).draws))

    async def file(self, play: str) -> bytes:
        """A game that is over as a match file; it holds every secret, so not before."""
        replayed = await self.replayed(play)
        async with self._one_at_a_time:
            return await asyncio.to_thread(lambda: replayed.match().save())

    async def replayed(self, play: str) -> ReplayedMatch:
        """A game that is over, retold to its end; it changes no more."""
        row = await self._finished(play)
        async with self._one_at_a_time:
            return await self._catch_up(row)

    async def import_match(self, raw: bytes, guest: Guest) -> str:
        """Keep a game from a file, if it is over and repeats; the same game has the same id."""
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
        """While a game runs, its past is for those at the table, from their own seats."""
        if guest is None or not self._open_tables.is_here(row, guest):
            raise ReplayRefusal("hello-first")
        if viewer is not None and viewer not in self._open_tables.seats_of(row, guest):
            raise ReplayRefusal("not-your-seat", seat=viewer + 1)

    async def _catch_up(self, row: MatchRow) -> ReplayedMatch:
        """The game retold at least as far as its row goes."""
        replayed = self._retold.pop(row.id, None) or ReplayedMatch(row)
        if replayed.length <= row.head:
            steps = await self._store.steps(row.id, replayed.length, row.head)
            await asyncio.to_thread(replayed.go_on, steps)
        self._retold[row.id] = replayed  # only now: one that failed half-way is told anew
        if len(self._retold) > MAX_KEPT:
            self._retold.popitem(last=False)
        return replayed


def _steps_that_fit(
    replayed: ReplayedMatch, frames: range, viewer: Viewer
) -> tuple[ReplayStep, ...]:
    """The first of these frames, at least one, that are not too much for an answer."""
    found: list[ReplayStep] = []
    left = MAX_ANSWER_BYTES
    for number in frames:
        moment = replayed.step_view(number, viewer)
        left -= len(encode(moment))
        if left < 0 and found:
            break
        found.append(moment)
    return tuple(found)


async def saved_match(store: Store, play: str, now: int) -> MatchRow:
    """A game by its name; one from a file is kept for as long as somebody asks for it."""
    row = await store.match(play) if _ID.fullmatch(play) else None
    if row is None:
        raise ReplayRefusal("unknown-replay")
    if row.read is not None and now - row.read > DAY:
        with suppress(NotSaved):  # it can be read all the same
            await store.note_import_read(row.id, now)
    return row


def _rows(raw: bytes, now: int) -> tuple[MatchRow, list[StepRow]]:
    """What to keep of a match file."""
    match = Match.load(raw)
    for _ in match.replay():  # a file that does not repeat is refused here
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
    """Who played; a script names nobody, so its seats go by their numbers."""
    if not match.players:
        return tuple([Player(str(seat + 1)) for seat in range(match.seats)])
    return tuple(
        [
            Player(clean_name(player.name), clean_name(player.bot) if player.bot else "")
            for player in match.players
        ]
    )


def _seats_of(row: MatchRow, guest: Guest | None) -> tuple[Seat, ...]:
    """The seats that a browser had at the end of a game."""
    if guest is None or row.guests is None:
        return ()
    sat = msgspec.json.decode(row.guests, type=tuple[GuestId | None, ...])
    return tuple([seat for seat, other in enumerate(sat) if other == guest.public])


def _seen_by(row: MatchRow) -> tuple[tuple[str, ...], ...]:
    """For each seat the names of all who looked from it; empty if that was not kept."""
    if row.seen_by is None:
        return ()
    return msgspec.json.decode(row.seen_by, type=tuple[tuple[str, ...], ...])


def origin_of(row: MatchRow) -> Origin | None:
    """Where a game goes on from an earlier one."""
    start = started(row)
    return None if start is None else Origin(start.play, start.seq)


def _name(file: bytes) -> str:
    """A name for the game in a file, the same whenever it comes."""
    digest = hashlib.sha256(file).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
