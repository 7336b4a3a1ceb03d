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


class AdviceRequest(NamedTuple):
    """A request for advice: its command, step and viewer, and the task that works on it."""

    id: CommandId
    play: str
    seq: int
    viewer: Viewer
    task: "asyncio.Task[msgspec.Raw]"


class Coaching:
    """Asks the coach for the sessions of one table, once for each step and viewer."""

    def __init__(self, table: "Table", workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self._step = ("", -1)
        """The match and the step of the last request."""
        self._tasks: dict[Viewer, asyncio.Task[msgspec.Raw]] = {}
        """The tasks for that step, running or done."""
        self._requests: dict[GuestSession, AdviceRequest] = {}
        """The unanswered request of each session."""

    def ask(self, session: "GuestSession", command: CommandId) -> None:
        """Answer this command when the advice is ready; it replaces an older request."""
        match = self._table.match
        if match is None or match.game.coach is None:
            session.send(Advised(command, 0 if match is None else match.seq, None))
            return
        viewer = session.seat
        if self._step != (match.id, match.seq):
            self._cancel_all()
            self._step, self._tasks = (match.id, match.seq), {}
        task = self._tasks.get(viewer)
        if task is None:
            loop = asyncio.get_running_loop()
            task = loop.create_task(self._work_out(match.core.view(viewer)))
            self._tasks[viewer] = task
        older = self._requests.get(session)
        request = AdviceRequest(command, match.id, match.seq, viewer, task)
        self._requests[session] = request
        if older is not None:
            session.send(Advised(older.id, older.seq, None))
            self._release(older)
        task.add_done_callback(lambda _: self._answer(session, request))

    def forget(self, session: "GuestSession") -> None:
        """Drop the request of this session."""
        request = self._requests.pop(session, None)
        if request is not None:
            self._release(request)

    def stop(self) -> None:
        """Drop all requests."""
        self._requests.clear()
        self._cancel_all()
        self._tasks = {}

    async def _work_out(self, view: "View") -> msgspec.Raw:
        began = time.perf_counter()
        try:
            advice = await self._workers.advise(self._table.row.game, view)
        except WorkerFailed:
            log.exception("a coach failed", extra={"table": self._table.code})
            return NOTHING
        metrics.COACH_SECONDS.observe(time.perf_counter() - began)
        return msgspec.Raw(advice)

    def _answer(self, session: "GuestSession", request: AdviceRequest) -> None:
        if self._requests.get(session) is not request:  # replaced or dropped in the meantime
            return
        del self._requests[session]
        match = self._table.match
        # Another player may be looking at a shared device by now, or at another match.
        same = match is not None and match.id == request.play and session.seat == request.viewer
        advice = request.task.result() if same else NOTHING
        session.send(Advised(request.id, request.seq, advice))

    def _release(self, request: AdviceRequest) -> None:
        """Cancel work on an older step; advice on this step is kept for later requests."""
        if self._tasks.get(request.viewer) is not request.task:
            self._cancel_unrequested(request.task)

    def _cancel_all(self) -> None:
        for task in self._tasks.values():
            self._cancel_unrequested(task)

    def _cancel_unrequested(self, task: "asyncio.Task[msgspec.Raw]") -> None:
        if not any(request.task is task for request in self._requests.values()):
            task.cancel()
