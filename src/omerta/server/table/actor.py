"""The table actor: one job at a time, kept in the database before anybody hears of it."""

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
    """One table. Whatever changes it is a job, and jobs are done one after another."""

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
        """Sockets that have said hello, in the order in which they came."""
        self.timing = Timing(self)
        self.notices = Notices(self)
        self.presence = Presence(self)
        self.silence = Silence(self)
        self.bots = BotSeats(self, workers)
        self.coaching = Coaching(self, workers)
        self.together = Together(self) if self.game.meta.together else None
        """Where all win or lose together: what they tell each other."""
        self.newcomers = Newcomers(self)
        self.gone = False
        """No longer in memory: whoever still holds it must ask the hall again."""
        self.ledger = CommandLedger()
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        """Does the jobs and rests between them; a task for each would cost more than most jobs."""
        self._rest: asyncio.Future[None] | None = None
        """What the worker waits for when there is nothing to do."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._context = logs.at_table(row.code)
        """What a log line says of a job: the table, and no request, for it may come from many."""

    # Jobs

    def post(self, job: Job) -> None:
        """Have a job done, after those that wait already; a table that is gone does no more."""
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
        """Half a job may be done in memory; the database knows the truth: start from there."""
        log.error("table crashed", exc_info=error, extra={"table": self.code})
        metrics.ERRORS.add()
        self.drop(CRASHED)

    async def finish_jobs(self) -> None:
        """Wait until no job is left."""
        await self._idle.wait()

    def drop(self, code: int) -> None:
        """Forget the table; what was kept is all there is."""
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
        """Whether something may still happen here by itself, or somebody is here."""
        waits = (
            not self._idle.is_set()
            or self.bots.is_thinking
            or self.timing.clock.deadline is not None
        )
        return bool(self.sessions) or waits

    # Questions

    @property
    def code(self) -> str:
        """The four letters by which people find the table."""
        return self.row.code

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.match is None:
            return "lobby"
        return "playing" if self.match.pending else "over"

    @property
    def seq(self) -> int:
        """The number of the last step, 0 without a game."""
        return 0 if self.match is None else self.match.seq

    @property
    def is_playing(self) -> bool:
        """Whether a game is going on."""
        return self.phase == "playing"

    @property
    def is_intermission(self) -> bool:
        """Whether it is between two games of a series."""
        return self.match is not None and self.match.is_intermission

    @property
    def bots_step_in(self) -> bool:
        """Whether a bot plays for somebody who is away.

        Where every question has a clock for all, that clock answers until the next game of the
        series, and only then a bot does (CF-13.3).
        """
        by_clock = self.game.meta.timed and self.match is not None and self.match.has_shared_clock
        return self.is_playing and (self.is_intermission or not by_clock)

    def summary(self) -> TableSummary:
        """The table as somebody outside sees it."""
        return snapshots.summary(self.row, self.doc)

    async def story(self, guest: Guest, seat: Seat | None, before: int) -> EarlierSteps:
        """Steps before this one, as somebody at the table with this seat may read them now."""
        if not self.presence.is_connected(guest.public):
            raise Refusal("hello-first", {})
        viewer = seat if seat in self.doc.seats_of(guest.public) else None
        return EarlierSteps(await self.steps_for(viewer, before - SENT_STEPS, before - 1))

    async def steps_for(self, viewer: Viewer, first: int, last: int) -> tuple[StepForViewer, ...]:
        """Steps from the database or from memory, as this viewer may read them now."""
        match = self.match
        if match is None or last < max(first, 0):
            return ()
        if not match.settings.has_reminders:
            viewer = None
        return tuple([step.for_viewer(viewer) for step in await self._steps(match, first, last)])

    async def missed_steps(self, seat: Seat, known: int) -> tuple[StepForViewer, ...]:
        """What a browser that knows the steps up to `known` never heard and is not reminded of.

        It is told once, and nothing from before the seat's last answer: who answers has seen it.
        """
        match = self.match
        if match is None or match.settings.has_reminders:
            return ()
        first = max(known, match.caught_up_to.get(seat, 0), match.seq - SENT_STEPS) + 1
        match.caught_up_to[seat] = match.seq
        steps = await self._steps(match, first, match.seq)
        return tuple([step.for_viewer(seat) for step in steps if seat in step.readers()])

    async def _steps(self, match: LiveMatch, first: int, last: int) -> list[Step]:
        """Steps from memory, or from the database."""
        steps = [step for step in match.recent if first <= step.seq <= last]
        if first <= last and (not steps or steps[0].seq > max(first, 0)):
            rows = await self.store.steps(match.id, max(first, 0), last)
            steps = [saved_step(self.game, row) for row in rows]
        return steps

    # Visitors

    def visit(self, guest: Guest, connection: Connection, site: Site) -> GuestSession:
        """Somebody's socket has come; it belongs to the table once it says hello."""
        return GuestSession(self, guest, connection, site)

    def forget_view(self, seat: Seat | None) -> None:
        """Somebody no longer looks from this seat; if nobody does, nobody needs its view."""
        if self.match is not None and all(session.seat != seat for session in self.sessions):
            self.match.shown.pop(seat, None)

    def tell(self, push: AnyPush) -> None:
        """Tell everybody the same."""
        message = encode(push)
        for session in self.sessions:
            session.connection.send(message)

    def tell_chat(self, said: ChatLine, *, watching: bool) -> None:
        """Tell a line of chat; while a game runs, those who watch are heard by those who watch."""
        message = encode(ChatPosted(said))
        for session in self.sessions:
            if not (watching and self.is_playing) or session.is_spectator:
                session.connection.send(message)

    def tell_pencilled(self, writer: GuestSession, push: Pencilled) -> None:
        """Tell a remark to the other windows of its writer that look from the same seat."""
        message = encode(push)
        for session in self.sessions:
            same = session.guest.public == writer.guest.public and session.seat == push.seat
            if same and session is not writer:
                session.connection.send(message)

    def send_away(self, guest: str, why: Gone) -> None:
        """Hang up on a browser for good."""
        for session in [v for v in self.sessions if v.guest.public == guest]:
            session.connection.send(encode(why))
            session.connection.close(OVER)
            del self.sessions[session]
            self.coaching.forget(session)

    # Changes

    async def keep_document(self, doc: Document) -> None:
        """Make this the table's document, once the database has it, and tell everybody."""
        row = replace(self._row(doc), touched=utc_now())
        await self.store.save_table(row, doc.guests())
        self.row, self.doc = row, doc
        self.notices.tell()

    async def touch(self) -> None:
        """Somebody uses the table: it is not to be closed; written once an hour at most."""
        now = utc_now()
        if abs(now - self.row.touched) < HOUR:
            return
        row = replace(self.row, touched=now)
        try:
            await self.store.save_table(row, self.doc.guests())
        except Refusal as refusal:  # the next one who comes or speaks tries again
            log.warning("use not kept", extra={"table": self.code, "code": refusal.code})
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
        """Deal, or wait for the luck of those who are here and have not brought it yet."""
        seats = [doc.seats[seat] for seat in seats_without_salt(doc)]
        if any(self.presence.is_here(seat.guest) for seat in seats):
            # Options that do not fit the seats are refused now, and not when the last salt comes.
            self.game.new(len(doc.seats), doc.settings(self.game), chance=Seeded(0))
            await self.keep_document(doc)
        else:
            await self.deal(doc)

    async def deal(self, doc: Document) -> None:
        """Begin a game with what this document says."""
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
            self.together.void()
        for session in self.sessions:  # a shared device shows nothing before somebody takes it
            if len(doc.seats_of(session.guest.public)) > 1:
                session.seat = None
        self.timing.set(limit, limit)
        self.notices.tell()
        self._push_steps([match.recent[-1]])
        self.silence.after_a_step()
        self.bots.wake()

    async def back_to_lobby(self, notice: str = "") -> None:
        """The game is put away; its replay stays. One that was not over is never dealt again."""
        doc = replace(for_lobby(with_new_secret(self.doc) if notice else self.doc), notice=notice)
        row = replace(self._row(doc, "lobby"), play=None, touched=utc_now())
        await self.store.save_table(row, doc.guests())
        self.timing.clock.stop()
        self.match, self.row, self.doc = None, row, doc
        self.notices.tell()

    async def carry_out(
        self, entries: Callable[[LiveMatch], Sequence[Entry]], command: str | None
    ) -> int:
        """Let the game take answers, all or none; the number of the step the last one became."""
        match = self.running()
        before = match.restore_point()
        try:
            taken = entries(match)
        except Refusal:
            match.return_to(before)  # some of them may have been taken
            raise
        steps, rows = match.new_steps(taken, utc_now(), command)
        await self._keep_steps(match, before, steps, rows)
        return match.seq

    async def take_back(self, seat: Seat | None, command: str | None, count: int = 1) -> int:
        """Take the last answers back, where a seat is named those of that seat alone."""
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
            self.together.void()
        self.doc = doc
        self.row = row or self.row
        self.timing.note(match, steps=len(steps), undone=undone)
        self.timing.go_on(match, before, left, limit)
        self._push_steps(steps, tuple(before.pending))
        if over or rested != match.is_intermission:
            self.notices.tell()
            self.post(self.newcomers.review)  # perhaps nothing is hidden any more
        if match.is_intermission and not rested:
            self.bots.rest()
            self.post(self.presence.fill_chairs)
        self.silence.after_a_step()
        self.bots.wake()

    async def review(self) -> None:
        """People came, left or changed seats: see what that means for wishes that need consent."""
        if self.together is not None:
            await self.together.review()
        await self.newcomers.review()

    def _document_after(self, *, over: bool, dealt_again: bool) -> Document:
        if over:
            return with_new_secret(self.doc)
        return after_deal(self.doc) if dealt_again else self.doc

    async def _check_head(self, match: LiveMatch) -> None:
        """A write that failed may have come through after all: then memory is wrong."""
        try:
            kept = await self.store.match(match.id)
        except Refusal:
            kept = None
        if kept is None or kept.head != match.seq:
            log.warning("table read anew", extra={"table": self.code})
            self.drop(CRASHED)

    def running(self) -> LiveMatch:
        """The game that goes on, or a refusal."""
        if self.match is None or not self.match.pending:
            raise Refusal("no-game-running", {})
        return self.match

    # Telling

    def _push_steps(self, steps: Sequence[Step], waiting_before: tuple[Seat, ...] = ()) -> None:
        """Tell each viewer the new steps; sockets that look from the same seat share the bytes.

        `waited` are those for whom the table waited before them.
        """
        match = self.match
        assert match is not None
        viewers = list({session.seat: None for session in self.sessions})
        pushes = snapshots.step_pushes(self, match, steps, viewers, waiting_before)
        messages: dict[Viewer, list[bytes]] = {}
        for number, viewer in enumerate(viewers):
            for other in viewers[:number]:
                if pushes[other] == pushes[viewer]:  # most learn the same
                    messages[viewer] = messages[other]
                    break
            else:
                messages[viewer] = [encode(push) for push in pushes[viewer]]
        for session in self.sessions:
            for message in messages[session.seat]:
                session.connection.send(message)
