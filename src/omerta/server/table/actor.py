"""The table actor: it does one job at a time and saves each change before any guest sees it.

A `Table` is the only owner of its state: the `document` (seats, settings, host) and the
`live_match` (the rules' state and the pending decisions). A command of a guest, a bot's answer
and a clock that runs out are all jobs in one queue, so no two changes ever overlap and no locks
are needed. A job that changes the match works in four steps:

1. change the match in memory, from a restore point to which it can return;
2. write the new steps to the database, in one transaction;
3. if that fails, return to the restore point and refuse the command;
4. else send each viewer what they may see of the steps, and wake the bots.

The collaborators (`timing`, `presence`, `silence`, `bots`, `coaching`, `together`, `newcomers`,
`notices`) each hold one concern of the table and post jobs of their own.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from omerta import games
from omerta.kernel import Entry, Refusal, Seat, Seeded, Viewer
from omerta.server import logs, metrics
from omerta.server.storage.rows import StepRow, TableRow
from omerta.server.storage.store import Store
from omerta.server.table import snapshots
from omerta.server.table.bot_seats import BotSeats
from omerta.server.table.clock import HOUR, utc_now
from omerta.server.table.coaching import Coaching
from omerta.server.table.command_ledger import CommandLedger
from omerta.server.table.document import (
    Document,
    TableRefusal,
    after_deal,
    for_lobby,
    seats_without_salt,
    with_new_secret,
)
from omerta.server.table.guest import Connection, Guest
from omerta.server.table.guest_session import GuestSession
from omerta.server.table.live_match import SENT_STEPS, LiveMatch, RestorePoint, Step, saved_step
from omerta.server.table.newcomers import Newcomers
from omerta.server.table.notices import Notices
from omerta.server.table.presence import Presence
from omerta.server.table.silence import Silence
from omerta.server.table.timing import Timing
from omerta.server.table.together import Together
from omerta.server.wire import encode
from omerta.server.wire.closing import CRASHED, OVER
from omerta.server.wire.pages import EarlierSteps, TableSummary
from omerta.server.wire.pushes import AnyPush, ChatPosted, Gone, Pencilled
from omerta.server.wire.table import ChatLine, GuestId, Phase, Site, StepForViewer
from omerta.server.workers import WorkerPool

log = logging.getLogger(__name__)
Job = Callable[[], Awaitable[None]]


class Table:
    """One table; every change to it is a job, and jobs are done one after another."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        row: TableRow,
        doc: Document,
        match: LiveMatch | None,
    ) -> None:
        self.store = store
        self.game = games.get(row.game)
        self.row = row
        self.doc = doc
        self.match = match
        self.sessions: dict[GuestSession, None] = {}
        """The sessions that have said hello, in the order in which they came."""
        self.timing = Timing(self)
        self.notices = Notices(self)
        self.presence = Presence(self)
        self.silence = Silence(self)
        self.bots = BotSeats(self, workers)
        self.coaching = Coaching(self, workers)
        self.together = Together(self) if self.game.meta.together else None
        """In a cooperative game: the suggestions of the players, and their consent to an undo."""
        self.newcomers = Newcomers(self)
        self.gone = False
        """Whether the table has left memory; a caller must then ask the registry again."""
        self.ledger = CommandLedger()
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        """Does the jobs and waits between them; a task for each would cost more than most jobs."""
        self._rest: asyncio.Future[None] | None = None
        """What the worker waits for when there is no job."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._context = logs.at_table(row.code)
        """The context for log lines of a job: this table, but no request."""

    # Jobs

    def post(self, job: Job) -> None:
        """Add a job to the queue; a table that has left memory ignores it."""
        if self.gone:
            return
        self._jobs.append(job)
        self._idle.clear()
        if self._worker is None:
            loop = asyncio.get_running_loop()
            self._worker = loop.create_task(self._work(), context=self._context)
        else:
            self._wake()

    def _wake(self) -> None:
        if self._rest is not None:
            self._rest.set_result(None)
            self._rest = None

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not self.gone:
                if self._jobs:
                    await self._jobs.popleft()()
                else:
                    self._idle.set()
                    self._rest = loop.create_future()
                    await self._rest
        except Exception as error:  # noqa: BLE001 (whatever it was, the table must not hang)
            self.crash(error)
        finally:
            self._idle.set()

    def crash(self, error: BaseException) -> None:
        """Drop the table after an error: memory may be half changed, so it is read again."""
        log.error("table crashed", exc_info=error, extra={"table": self.code})
        metrics.ERRORS.add()
        self.drop(CRASHED)

    async def finish_jobs(self) -> None:
        """Wait until the queue is empty."""
        await self._idle.wait()

    def drop(self, code: int) -> None:
        """Drop the table from memory; the database has all that counts."""
        self.gone = True
        self._jobs.clear()
        self._wake()
        self.timing.clock.stop()
        self.bots.stop()
        self.coaching.stop()
        self.notices.stop()
        self.presence.stop()
        self.silence.stop()
        for session in tuple(self.sessions):
            session.connection.close(code)
        self.sessions.clear()

    @property
    def is_busy(self) -> bool:
        """Whether a guest is here, or a job, a bot or a clock may still change the table."""
        waits = (
            not self._idle.is_set()
            or self.bots.is_thinking
            or self.timing.clock.deadline is not None
        )
        return bool(self.sessions) or waits

    # State

    @property
    def code(self) -> str:
        """The four letters by which guests find the table."""
        return self.row.code

    @property
    def phase(self) -> Phase:
        """The phase of the table: lobby, playing or over."""
        if self.match is None:
            return "lobby"
        return "playing" if self.match.pending else "over"

    @property
    def seq(self) -> int:
        """The number of the last step; 0 without a match."""
        return 0 if self.match is None else self.match.seq

    @property
    def is_playing(self) -> bool:
        """Whether a match is running."""
        return self.phase == "playing"

    @property
    def is_intermission(self) -> bool:
        """Whether the table is between two matches of a series."""
        return self.match is not None and self.match.is_intermission

    @property
    def bots_step_in(self) -> bool:
        """Whether a bot plays for a player who is away.

        Where every decision has a clock that all share, the clock answers for that player until
        the next match of the series, and only then a bot does (CF-13.3).
        """
        by_clock = self.game.meta.timed and self.match is not None and self.match.has_shared_clock
        return self.is_playing and (self.is_intermission or not by_clock)

    def summary(self) -> TableSummary:
        """The table as a guest outside sees it."""
        return snapshots.summary(self.row, self.doc)

    async def story(self, guest: Guest, seat: Seat | None, before: int) -> EarlierSteps:
        """Return steps before this one, as a guest with this seat may read them now."""
        if not self.presence.is_connected(guest.public):
            raise Refusal("hello-first", {})
        viewer = seat if seat in self.doc.seats_of(guest.public) else None
        return EarlierSteps(await self.steps_for(viewer, before - SENT_STEPS, before - 1))

    async def steps_for(self, viewer: Viewer, first: int, last: int) -> tuple[StepForViewer, ...]:
        """Return steps from memory or the database, as this viewer may read them now."""
        match = self.match
        if match is None or last < max(first, 0):
            return ()
        if not match.settings.has_reminders:
            viewer = None
        return tuple([step.for_viewer(viewer) for step in await self._steps(match, first, last)])

    async def missed_steps(self, seat: Seat, known: int) -> tuple[StepForViewer, ...]:
        """Return steps with private events for this seat that its client has not received.

        Only for a table without reminders, where each such step is sent once. The seat's last
        action bounds them: a player who has acted since has seen what came before.
        """
        match = self.match
        if match is None or match.settings.has_reminders:
            return ()
        first = max(known, match.caught_up_to.get(seat, 0), match.seq - SENT_STEPS) + 1
        match.caught_up_to[seat] = match.seq
        steps = await self._steps(match, first, match.seq)
        return tuple([step.for_viewer(seat) for step in steps if seat in step.readers()])

    async def _steps(self, match: LiveMatch, first: int, last: int) -> list[Step]:
        steps = [step for step in match.recent if first <= step.seq <= last]
        if first <= last and (not steps or steps[0].seq > max(first, 0)):
            rows = await self.store.steps(match.id, max(first, 0), last)
            steps = [saved_step(self.game, row) for row in rows]
        return steps

    # Sessions

    def visit(self, guest: Guest, connection: Connection, site: Site) -> GuestSession:
        """Return a session for a new connection; it joins the table once it says hello."""
        return GuestSession(self, guest, connection, site)

    def forget_view(self, seat: Seat | None) -> None:
        """Drop the last view of this seat if no session looks from it any longer."""
        if self.match is not None and all(session.seat != seat for session in self.sessions):
            self.match.shown.pop(seat, None)

    def tell(self, push: AnyPush) -> None:
        """Send the same push to all sessions."""
        message = encode(push)
        for session in self.sessions:
            session.connection.send(message)

    def tell_chat(self, said: ChatLine, *, watching: bool) -> None:
        """Send a line of chat; while a match runs, spectators' lines go to spectators only."""
        message = encode(ChatPosted(said))
        for session in self.sessions:
            if not (watching and self.is_playing) or session.is_spectator:
                session.connection.send(message)

    def tell_pencilled(self, writer: GuestSession, push: Pencilled) -> None:
        """Send a remark to the writer's other windows that look from the same seat."""
        message = encode(push)
        for session in self.sessions:
            same = session.guest.public == writer.guest.public and session.seat == push.seat
            if same and session is not writer:
                session.connection.send(message)

    def send_away(self, guest: str, why: Gone) -> None:
        """Close all sessions of a guest for good."""
        for session in [v for v in self.sessions if v.guest.public == guest]:
            session.connection.send(encode(why))
            session.connection.close(OVER)
            del self.sessions[session]
            self.coaching.forget(session)

    # Changes

    async def keep_document(self, doc: Document) -> None:
        """Save this document, then make it the table's and send the changes to all sessions."""
        row = replace(self._row(doc), touched=utc_now())
        await self.store.save_table(row, doc.guests())
        self.row, self.doc = row, doc
        self.notices.tell()

    async def touch(self) -> None:
        """Note that the table is in use, so that it is not closed; saved once an hour at most."""
        now = utc_now()
        if abs(now - self.row.touched) < HOUR:
            return
        row = replace(self.row, touched=now)
        try:
            await self.store.save_table(row, self.doc.guests())
        except Refusal as refusal:  # the next guest who comes or acts tries again
            log.warning("last use not saved", extra={"table": self.code, "code": refusal.code})
        else:
            self.row = row

    def _row(self, doc: Document, phase: Phase | None = None) -> TableRow:
        return replace(
            self.row,
            phase=phase or self.phase,
            public=doc.public,
            document=encode(doc),
            play=self.match.id if self.match is not None else None,
        )

    async def start(self, doc: Document) -> None:
        """Deal, or wait for the salts of players who are here and have not sent theirs."""
        seats = [doc.seats[seat] for seat in seats_without_salt(doc)]
        if any(self.presence.is_here(seat.guest) for seat in seats):
            # Settings that do not fit the seats are refused now, and not when the last salt comes.
            self.game.new(len(doc.seats), doc.settings(self.game), chance=Seeded(0))
            await self.keep_document(doc)
        else:
            await self.deal(doc)

    async def deal(self, doc: Document) -> None:
        """Begin a match with the seats, settings and secret of this document."""
        now = utc_now()
        match, play, step = LiveMatch.deal(self.game, doc, now)
        doc = replace(
            doc,
            number=doc.number + 1,
            starting=False,
            notice="",
            paused_at=None,
            witnesses=(),
        )
        doc = after_deal(doc)
        limit = self.timing.limit(match, doc)
        row = replace(self._row(doc, "playing"), play=match.id, touched=now, document=encode(doc))
        play = replace(
            play, table=row.id, deadline=None if limit is None else now + limit, whole=limit
        )
        await self.store.begin_match(play, [step], row, doc.guests())
        self.match, self.row, self.doc = match, row, doc
        if self.together is not None:
            self.together.clear()
        # A shared device shows nothing before one of its players takes it.
        for session in self.sessions:
            if len(doc.seats_of(session.guest.public)) > 1:
                session.seat = None
        self.timing.set(limit, limit)
        self.notices.tell()
        self._push_steps([match.recent[-1]])
        self.silence.on_step()
        self.bots.wake()

    async def back_to_lobby(self, notice: str = "") -> None:
        """Leave the match, whose replay stays; an unfinished deal is never dealt again."""
        doc = replace(for_lobby(with_new_secret(self.doc) if notice else self.doc), notice=notice)
        row = replace(self._row(doc, "lobby"), play=None, touched=utc_now())
        await self.store.save_table(row, doc.guests())
        self.timing.clock.stop()
        self.match, self.row, self.doc = None, row, doc
        self.notices.tell()

    async def carry_out(
        self, entries: Callable[[LiveMatch], Sequence[Entry]], command: str | None
    ) -> int:
        """Apply actions, all or none; return the number of the last one's step."""
        match = self.running()
        before = match.restore_point()
        try:
            taken = entries(match)
        except Refusal:
            match.return_to(before)  # some of the actions may have been applied
            raise
        steps, rows = match.new_steps(taken, utc_now(), command)
        await self._keep_steps(match, before, steps, rows)
        return match.seq

    async def take_back(self, seat: Seat | None, command: str | None, count: int = 1) -> int:
        """Take back the last actions, only those of `seat` if it is given."""
        match = self.running()
        before = match.restore_point()
        actors = [match.core.undo_last(seat) for _ in range(count)]
        steps, rows = match.undo_steps(actors, utc_now(), command)
        await self._keep_steps(match, before, steps, rows)
        return match.seq

    async def _keep_steps(
        self, match: LiveMatch, before: RestorePoint, steps: list[Step], rows: list[StepRow]
    ) -> None:
        now = rows[-1].at
        match.advance_to(rows, before)
        undone = len(steps) if steps[-1].undone else 0
        try:
            left, limit = self.timing.after(match, before, undone=undone)
        except TableRefusal:
            match.return_to(before)
            raise
        row, guests = None, frozenset[GuestId]()
        snapshot = match.snapshot_due(rows)
        over = not match.pending
        rested = before.deadline is not None and before.deadline.mode == "intermission"
        progress = match.result(now, self.doc) if over else self.timing.progress(left, limit)
        doc = self._document_after(over=over, dealt_again=rested and not match.is_intermission)
        if doc is not self.doc:
            row, guests = replace(self._row(doc), touched=now), doc.guests()
        began = time.perf_counter()
        try:
            await self.store.add_steps(match.id, rows, progress, snapshot, row, guests)
        except Refusal:
            match.return_to(before)
            await self._check_head(match)
            raise
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        match.remember(steps, snapshot)
        if self.together is not None:
            self.together.clear()
        self.doc = doc
        self.row = row or self.row
        self.timing.remember_steps(match, steps=len(steps), undone=undone)
        self.timing.continue_after(match, before, left, limit)
        self._push_steps(steps, tuple(before.pending))
        if over or rested != match.is_intermission:
            self.notices.tell()
            self.post(self.newcomers.review)  # perhaps the match hides nothing any longer
        if match.is_intermission and not rested:
            self.bots.begin_intermission()
            self.post(self.presence.replace_absent)
        self.silence.on_step()
        self.bots.wake()

    async def review(self) -> None:
        """Check the pending requests for consent again after players came, left or moved."""
        if self.together is not None:
            await self.together.review()
        await self.newcomers.review()

    def _document_after(self, *, over: bool, dealt_again: bool) -> Document:
        if over:
            return with_new_secret(self.doc)
        return after_deal(self.doc) if dealt_again else self.doc

    async def _check_head(self, match: LiveMatch) -> None:
        """Compare memory with the database, which may have a write that seemed to fail."""
        try:
            saved = await self.store.match(match.id)
        except Refusal:
            saved = None
        if saved is None or saved.head != match.seq:
            log.warning("table reloaded", extra={"table": self.code})
            self.drop(CRASHED)

    def running(self) -> LiveMatch:
        """Return the running match, or refuse."""
        if self.match is None or not self.match.pending:
            raise Refusal("no-game-running", {})
        return self.match

    # Pushes

    def _push_steps(self, steps: Sequence[Step], waiting_before: tuple[Seat, ...] = ()) -> None:
        """Send each viewer the new steps; sessions that look from one seat share the bytes.

        `waiting_before` are the seats that had a pending decision before these steps.
        """
        match = self.match
        assert match is not None
        viewers = list({session.seat: None for session in self.sessions})
        pushes = snapshots.step_pushes(self, match, steps, viewers, waiting_before)
        messages: dict[Viewer, list[bytes]] = {}
        for number, viewer in enumerate(viewers):
            for other in viewers[:number]:
                if pushes[other] == pushes[viewer]:  # most viewers see the same
                    messages[viewer] = messages[other]
                    break
            else:
                messages[viewer] = [encode(push) for push in pushes[viewer]]
        for session in self.sessions:
            for message in messages[session.seat]:
                session.connection.send(message)
