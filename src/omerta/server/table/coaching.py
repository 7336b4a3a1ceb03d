"""The coach of a table that agreed to one: workers find the advice, and guests who asked get it."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from omerta.kernel import Viewer
from omerta.server import metrics
from omerta.server.wire.pushes import Advised
from omerta.server.wire.table import CommandId
from omerta.server.workers import WorkerFailed, WorkerPool

if TYPE_CHECKING:
    from omerta.kernel import View
    from omerta.server.table.actor import Table
    from omerta.server.table.guest_session import GuestSession

log = logging.getLogger(__name__)

NOTHING = msgspec.Raw(b"null")


class Question(NamedTuple):
    """A request for advice: its command, step and viewer, and the task that works on it."""

    id: CommandId
    play: str
    seq: int
    viewer: Viewer
    work: "asyncio.Task[msgspec.Raw]"


class Coaching:
    """Asks the coach for the sessions of one table, once for each step and viewer."""

    def __init__(self, table: "Table", workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self._step = ("", -1)
        """The match and the step of the last request."""
        self._works: dict[Viewer, asyncio.Task[msgspec.Raw]] = {}
        """The tasks for that step, running or done."""
        self._asked: dict[GuestSession, Question] = {}
        """The unanswered request of each session."""

    def ask(self, session: "GuestSession", command: CommandId) -> None:
        """Answer this command when the advice is ready; it replaces an older request."""
        match = self._table.match
        if match is None or match.game.coach is None:
            session.send(Advised(command, 0 if match is None else match.seq, None))
            return
        viewer = session.seat
        if self._step != (match.id, match.seq):
            self._give_up_unasked()
            self._step, self._works = (match.id, match.seq), {}
        work = self._works.get(viewer)
        if work is None:
            loop = asyncio.get_running_loop()
            work = loop.create_task(self._work_out(match.core.view(viewer)))
            self._works[viewer] = work
        older = self._asked.get(session)
        question = Question(command, match.id, match.seq, viewer, work)
        self._asked[session] = question
        if older is not None:
            session.send(Advised(older.id, older.seq, None))
            self._release(older)
        work.add_done_callback(lambda _: self._answer(session, question))

    def forget(self, session: "GuestSession") -> None:
        """Drop the request of this session."""
        question = self._asked.pop(session, None)
        if question is not None:
            self._release(question)

    def stop(self) -> None:
        """Drop all requests."""
        self._asked.clear()
        self._give_up_unasked()
        self._works = {}

    async def _work_out(self, view: "View") -> msgspec.Raw:
        began = time.perf_counter()
        try:
            advice = await self._workers.advise(self._table.row.game, view)
        except WorkerFailed:
            log.exception("a coach failed", extra={"table": self._table.code})
            return NOTHING
        metrics.COACH_SECONDS.observe(time.perf_counter() - began)
        return msgspec.Raw(advice)

    def _answer(self, session: "GuestSession", question: Question) -> None:
        if self._asked.get(session) is not question:  # replaced or dropped in the meantime
            return
        del self._asked[session]
        match = self._table.match
        # Another player may be looking at a shared device by now, or at another match.
        same = match is not None and match.id == question.play and session.seat == question.viewer
        advice = question.work.result() if same else NOTHING
        session.send(Advised(question.id, question.seq, advice))

    def _release(self, question: Question) -> None:
        """Cancel work on an older step; advice on this step is kept for later requests."""
        if self._works.get(question.viewer) is not question.work:
            self._give_up(question.work)

    def _give_up_unasked(self) -> None:
        for work in self._works.values():
            self._give_up(work)

    def _give_up(self, work: "asyncio.Task[msgspec.Raw]") -> None:
        if not any(question.work is work for question in self._asked.values()):
            work.cancel()
