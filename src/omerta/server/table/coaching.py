"""Help at a table that agreed on it: worked out elsewhere, and told to those who asked."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from omerta.kernel import Viewer
from omerta.server import metrics
from omerta.server.bots import Thinkers, ThinkingFailed
from omerta.server.wire.pushes import Advised
from omerta.server.wire.table import CommandId

if TYPE_CHECKING:
    from omerta.kernel import View
    from omerta.server.table.actor import Table
    from omerta.server.table.visitor import Visitor

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

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._step = ("", -1)
        """The game and the step that were asked about last."""
        self._works: dict[Viewer, asyncio.Task[msgspec.Raw]] = {}
        """What is worked out for that step, or was; by then older steps interest nobody."""
        self._asked: dict[Visitor, Question] = {}
        """The one question of each visitor that is not answered yet."""

    def ask(self, visitor: "Visitor", command: CommandId) -> None:
        """Answer this command when there is an answer; an older one of this visitor is void."""
        live = self._table.live
        if live is None or live.game.coach is None:
            visitor.send(Advised(command, 0 if live is None else live.seq, None))
            return
        viewer = visitor.seat
        if self._step != (live.id, live.seq):
            self._give_up_unasked()
            self._step, self._works = (live.id, live.seq), {}
        work = self._works.get(viewer)
        if work is None:
            loop = asyncio.get_running_loop()
            work = loop.create_task(self._work_out(live.play.view(viewer)))
            self._works[viewer] = work
        older = self._asked.get(visitor)
        question = Question(command, live.id, live.seq, viewer, work)
        self._asked[visitor] = question
        if older is not None:
            visitor.send(Advised(older.id, older.seq, None))
            self._release(older)
        work.add_done_callback(lambda _: self._answer(visitor, question))

    def forget(self, visitor: "Visitor") -> None:
        """This visitor waits for nothing any more."""
        question = self._asked.pop(visitor, None)
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
            advice = await self._thinkers.advise(self._table.row.game, view)
        except ThinkingFailed:
            log.exception("a coach failed", extra={"table": self._table.code})
            return NOTHING
        metrics.COACH_SECONDS.observe(time.perf_counter() - began)
        return msgspec.Raw(advice)

    def _answer(self, visitor: "Visitor", question: Question) -> None:
        if self._asked.get(visitor) is not question:  # void meanwhile
            return
        del self._asked[visitor]
        live = self._table.live
        # At a shared device another person may look by now; or at another game.
        same = live is not None and live.id == question.play and visitor.seat == question.viewer
        advice = question.work.result() if same else NOTHING
        visitor.send(Advised(question.id, question.seq, advice))

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
