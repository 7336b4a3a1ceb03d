"""Help at a table that agreed on it: worked out elsewhere, and told to those who asked."""

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
    """What somebody has asked the coach: when, from which seat, and who works on it."""

    id: CommandId
    play: str
    seq: int
    viewer: Viewer
    work: "asyncio.Task[msgspec.Raw]"


class Coaching:
    """Asks the coach for the visitors of one table: once for each step and viewer."""

    def __init__(self, table: "Table", workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self._step = ("", -1)
        """The game and the step that were asked about last."""
        self._works: dict[Viewer, asyncio.Task[msgspec.Raw]] = {}
        """What is worked out for that step, or was; by then older steps interest nobody."""
        self._asked: dict[GuestSession, Question] = {}
        """The one question of each visitor that is not answered yet."""

    def ask(self, session: "GuestSession", command: CommandId) -> None:
        """Answer this command when there is an answer; an older one of this visitor is void."""
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
        """This visitor waits for nothing any more."""
        question = self._asked.pop(session, None)
        if question is not None:
            self._release(question)

    def stop(self) -> None:
        """Nobody waits for anything any more."""
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
        if self._asked.get(session) is not question:  # void meanwhile
            return
        del self._asked[session]
        match = self._table.match
        # At a shared device another person may look by now; or at another game.
        same = match is not None and match.id == question.play and session.seat == question.viewer
        advice = question.work.result() if same else NOTHING
        session.send(Advised(question.id, question.seq, advice))

    def _release(self, question: Question) -> None:
        """Let go of an older step; what is of this one is kept for whoever asks again."""
        if self._works.get(question.viewer) is not question.work:
            self._give_up(question.work)

    def _give_up_unasked(self) -> None:
        """Nobody will ask about this step any more."""
        for work in self._works.values():
            self._give_up(work)

    def _give_up(self, work: "asyncio.Task[msgspec.Raw]") -> None:
        if not any(question.work is work for question in self._asked.values()):
            work.cancel()
