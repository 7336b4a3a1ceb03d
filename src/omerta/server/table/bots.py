"""Bots at a table: each thinks elsewhere and answers like everybody else."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from omerta.kernel import Refusal, Seat, decode
from omerta.server import metrics
from omerta.server.bots import Thinkers, ThinkingFailed

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

PACES = {"instant": 0.0, "brisk": 0.7, "calm": 1.8}
"""Seconds a bot takes for every answer, easy or hard, so that a pause tells nothing."""
AGAIN = 5.0
"""Seconds after which a bot tries again when its answer could not be kept."""


class BotSeats:
    """Sees to it that the bots of one table answer."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    @property
    def thinking(self) -> bool:
        """Whether some bot is about to answer."""
        return bool(self._tasks)

    def stop(self) -> None:
        """Let no bot answer any more."""
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def wake(self) -> None:
        """Let every bot that is waited for think, once for each question."""
        table = self._table
        live = table.live
        if live is None or table.gone:
            return
        for seat, asked in live.asked.items():
            if not table.doc.seats[seat].brain:
                continue
            known = self._tasks.get(seat)
            if known is not None and known[0] == asked:
                continue
            if known is not None:
                known[1].cancel()
            task = asyncio.get_running_loop().create_task(self._answer(seat, asked))
            task.add_done_callback(self._thought)
            self._tasks[seat] = (asked, task)

    def _thought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._table.crash(error)

    async def _answer(self, seat: Seat, asked: int) -> None:
        table = self._table
        live = table.live
        if live is None or live.asked.get(seat) != asked:  # taken back before we came to think
            self._forget(seat, asked)
            return
        loop = asyncio.get_running_loop()
        began = loop.time()
        level = table.doc.seats[seat].brain
        # Dealing again what the seat cannot know takes long, so the thinker does that too: there
        # the bot is handed its view and worlds it believes in, and nothing else (`bots.seating`).
        state, seed = live.game.save(live.play.state), secrets.randbits(62)
        raw: bytes | None = None
        try:
            raw = await self._thinkers.think(table.row.game, state, seat, level, seed)
        except ThinkingFailed:
            log.exception("a bot failed", extra={"table": table.code, "level": level})
        pause = PACES[table.doc.pace] - (loop.time() - began)
        metrics.BOT_SECONDS.observe(loop.time() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        table.post(lambda: self._say(seat, asked, raw))

    def _forget(self, seat: Seat, asked: int) -> None:
        if seat in self._tasks and self._tasks[seat][0] == asked:
            del self._tasks[seat]

    async def _say(self, seat: Seat, asked: int, raw: bytes | None) -> None:
        """Answer, unless the question is gone or a person has taken the seat."""
        table = self._table
        self._forget(seat, asked)
        live = table.live
        if live is None or live.asked.get(seat) != asked or not table.doc.seats[seat].brain:
            return
        try:
            if raw is None:
                await table.carry_out(lambda live: live.play.answer_for_silent(seat), None)
            else:
                action = decode(live.game, raw)
                await table.carry_out(lambda live: [live.play.answer(seat, action)], None)
        except Refusal as refusal:  # not kept, the disk is full: think again in a while
            log.warning("bot's answer not kept", extra={"table": table.code, "code": refusal.code})
            asyncio.get_running_loop().call_later(AGAIN, self.wake)
