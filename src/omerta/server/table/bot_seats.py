"""The bots of a table: each chooses in a worker process and answers like a player."""

import asyncio
import logging
import random
import secrets
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from omerta.kernel import Action, Entry, Refusal, Seat, decode, encode
from omerta.server import metrics
from omerta.server.table.live_match import LiveMatch
from omerta.server.wire.table import Pace
from omerta.server.workers import Priority, WorkerFailed, WorkerPool

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

PAUSES = {"instant": 0.0, "brisk": 0.7, "calm": 1.8}
"""Seconds a bot takes for every answer, easy or hard, so that its pauses reveal nothing."""
SEARCH_SECONDS = {"instant": 1.5, "brisk": 0.55, "calm": 1.5}
"""Seconds a bot may search: a hard search, too, ends before the pause does."""
MIN_SECRET_PAUSE = 0.4
"""Seconds a secret choice takes at least: longer than any level needs, whatever its cards."""
LISTEN_SECONDS = {"instant": 1.0, "brisk": 6.0, "calm": 9.0}
"""Seconds a bot listens in a discussion before it speaks; it waits at most twice as long."""
QUICK_LISTEN_SECONDS = 2.0
"""The same for a bot that another seat has addressed."""
LISTENERS = 3
"""With more bots than this, each speaks less often, so that players can follow."""
FIRST_WORDS = 500
"""Milliseconds after which a discussion is no longer new."""
LAST_WORDS = 10_000
"""Milliseconds before the end of a discussion in which only players speak."""
INTERMISSION_SECONDS = {"instant": 0.0, "brisk": 15.0, "calm": 30.0}
"""Seconds of an intermission in which bots do not answer, so that seats may change hands."""
RETRY_SECONDS = 5.0
"""Seconds after which a bot tries again when its answer could not be saved."""


class PendingAnswer(NamedTuple):
    """A bot's answer in the making: the step that began its decision, and whether to hurry."""

    since: int
    in_haste: bool
    task: asyncio.Task[None]


class BotSeats:
    """Answers for the bots of one table."""

    def __init__(self, table: "Table", workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self._answering: dict[Seat, PendingAnswer] = {}
        self._random = random.SystemRandom()
        self._decided: dict[Seat, tuple[int, bytes | None]] = {}
        """Answers to a simultaneous decision with the step that began it, to be applied at once."""
        self._thought_about: dict[Seat, int] = {}
        """For each bot the last statement addressed to it that it has thought about."""
        self._intermission_until = 0.0
        """When bots may answer in the present intermission, by the loop's time."""

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to answer."""
        return bool(self._answering)

    def stop(self) -> None:
        """Cancel all answers in the making."""
        for thought in self._answering.values():
            thought.task.cancel()
        self._answering.clear()
        self._decided.clear()

    def begin_intermission(self) -> None:
        """Note that an intermission has begun."""
        self._intermission_until = (
            asyncio.get_running_loop().time() + INTERMISSION_SECONDS[self._table.doc.pace]
        )

    def wake(self) -> None:
        """Start an answer for each bot with a pending decision, once for each decision."""
        table = self._table
        match = table.match
        if match is None or table.gone or self._may_rest() or self._awaits_consent():
            return
        for seat, since in match.pending.items():
            if not table.doc.seats[seat].bot_level:
                continue
            in_haste = self._is_in_haste(match, seat)
            known = self._answering.get(seat)
            if known is not None and known.since == since and known.in_haste >= in_haste:
                continue
            if known is not None:
                known.task.cancel()
            task = asyncio.get_running_loop().create_task(self._answer(seat, since))
            task.add_done_callback(self._thought)
            self._answering[seat] = PendingAnswer(since, in_haste, task)

    def _thought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._table.crash(error)

    async def _answer(self, seat: Seat, since: int) -> None:
        table = self._table
        if table.match is not None:
            await asyncio.sleep(self._listen_time(table.match, seat))
        match = table.match
        if match is None or match.pending.get(seat) != since:  # taken back while the bot waited
            self._forget(seat, since)
            return
        if match.deadline is not None and seat in match.deadline.addressed:
            self._thought_about[seat] = match.deadline.addressed[seat]
        loop = asyncio.get_running_loop()
        began = loop.time()
        level = table.doc.seats[seat].bot_level
        chooses = match.is_simultaneous and len(match.core.options(seat)) > 1
        pace = self._pace(match)
        least = max(PAUSES[pace], MIN_SECRET_PAUSE if chooses else 0.0)
        # Redealing what the seat cannot know takes long, so the worker does that too: there the bot
        # gets its view and worlds it believes in, and nothing else (`bots.seating`).
        state, seed = match.game.save(match.core.state), secrets.randbits(62)
        raw: bytes | None = None
        try:
            if self._only_bots_talk(match) and match.is_discussion:
                raw = encode(_ending_action(match, seat))  # no player listens any longer
            else:
                raw = await self._workers.choose_action(
                    self._priority, table.row.game, state, seat, level, seed, SEARCH_SECONDS[pace]
                )
        except WorkerFailed:
            log.exception("a bot failed", extra={"table": table.code, "level": level})
        pause = least - (loop.time() - began)
        metrics.BOT_SECONDS.observe(loop.time() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        table.post(lambda: self._say(seat, since, raw))

    def _pace(self, match: LiveMatch) -> Pace:
        """The pace of a bot: instant only where its pauses could not help a player against another."""
        pace = self._table.doc.pace
        people = sum(doc.kind == "person" for doc in self._table.doc.seats)
        return "brisk" if pace == "instant" and people > 1 and match.hides_information else pace

    def _forget(self, seat: Seat, since: int) -> None:
        if seat in self._answering and self._answering[seat].since == since:
            del self._answering[seat]

    async def _say(self, seat: Seat, since: int, raw: bytes | None) -> None:
        """Apply the answer, unless the decision is gone or a player has taken the seat."""
        match = self._table.match
        if match is not None and match.is_simultaneous:
            await self._decide(match, seat, since, raw)
            return
        self._forget(seat, since)
        if match is None or not self._is_still_pending(match, seat, since):
            return
        if self._awaits_consent():  # the bot chooses again if the step is not taken back
            return
        if self._keeps_silent(match, seat, raw):
            self.wake()
            return
        await self._give({seat: raw})

    async def _decide(self, match: LiveMatch, seat: Seat, since: int, raw: bytes | None) -> None:
        """Hold an answer until all bots have one: the time a bot needs depends on its cards."""
        if self._is_still_pending(match, seat, since):
            self._decided[seat] = since, raw
        else:
            self._forget(seat, since)
        bots = [bot for bot in match.pending if self._table.doc.seats[bot].bot_level]
        if any(self._decided.get(bot, (None, None))[0] != match.pending[bot] for bot in bots):
            return
        decided, self._decided = self._decided, {}
        for bot, (step, _) in decided.items():
            self._forget(bot, step)
        if bots:
            await self._give({bot: decided[bot][1] for bot in bots})

    def _is_still_pending(self, match: LiveMatch, seat: Seat, since: int) -> bool:
        return match.pending.get(seat) == since and bool(self._table.doc.seats[seat].bot_level)

    async def _give(self, answers: Mapping[Seat, bytes | None]) -> None:
        """Apply these answers and save them in one write."""
        table = self._table
        try:
            await table.carry_out(partial(_entries, answers), None)
        except Refusal as refusal:  # not saved, perhaps a full disk: choose again later
            log.warning("bot's action not saved", extra={"table": table.code, "code": refusal.code})
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)

    def _priority(self) -> Priority:
        """Bots go first at a table with guests."""
        return Priority.BOT if self._table.sessions else Priority.UNSEEN

    def _may_rest(self) -> bool:
        """Whether the match may wait for a guest: all have left the table, and no clock runs."""
        table = self._table
        return not (table.sessions or table.doc.guests()) and table.timing.clock.left is None

    def _awaits_consent(self) -> bool:
        """Whether players may take a step back now, which a bot's answer would prevent."""
        together = self._table.together
        return together is not None and together.request is not None

    # In a discussion

    def _is_in_haste(self, match: LiveMatch, seat: Seat) -> bool:
        """Whether a seat waits for this bot in a discussion, or all players wait for the bots."""
        if not match.is_discussion:
            return False
        assert match.deadline is not None
        statement = match.deadline.addressed.get(seat)
        is_addressed = statement is not None and statement != self._thought_about.get(seat)
        return is_addressed or self._only_bots_talk(match)

    def _only_bots_talk(self, match: LiveMatch) -> bool:
        """Whether the table has players and all of them have ended their part of the discussion.

        False where only the clock ends a discussion: there the bots keep their usual pace.
        """
        if match.is_discussion and not all(_may_end_talk(match, seat) for seat in match.pending):
            return False
        seats = self._table.doc.seats
        people = [number for number, seat in enumerate(seats) if not seat.bot_level]
        return bool(people) and not any(seat in match.pending for seat in people)

    def _listen_time(self, match: LiveMatch, seat: Seat) -> float:
        """How long a bot listens before it chooses what to say; chance decides, not its cards."""
        if match.is_intermission and self._only_bots_talk(match):
            return max(0.0, self._intermission_until - asyncio.get_running_loop().time())
        if not match.is_discussion:
            return 0.0
        if self._only_bots_talk(match):
            return PAUSES[self._table.doc.pace]
        listen = LISTEN_SECONDS[self._table.doc.pace]
        if self._is_in_haste(match, seat):
            return min(listen, QUICK_LISTEN_SECONDS) * (1 + self._random.random())
        bots = sum(bool(doc.bot_level) for doc in self._table.doc.seats)
        slowed = listen * max(1.0, bots / LISTENERS)
        if self._has_just_begun():
            return min(listen, QUICK_LISTEN_SECONDS) + 2 * slowed * self._random.random()
        return slowed * (1 + self._random.random())

    def _has_just_begun(self) -> bool:
        """Whether a discussion has just begun: a bot may then speak first, sooner than usual."""
        clock = self._table.timing.clock
        return clock.left is not None and clock.whole - clock.left < FIRST_WORDS

    def _keeps_silent(self, match: LiveMatch, seat: Seat, raw: bytes | None) -> bool:
        """Whether a bot keeps silent: the table is paused, the end is near, or it has no words."""
        if not match.is_discussion:
            return False
        if self._table.doc.paused_at is not None:
            return True
        if self._only_bots_talk(match):
            return False
        is_ending = raw is None or decode(match.game, raw) == _ending_action(match, seat)
        if not any(not doc.bot_level for doc in self._table.doc.seats):  # only bots at the table
            return is_ending and not _may_end_talk(match, seat)
        left = self._table.timing.clock.left
        late = left is not None and left < LAST_WORDS
        return late or is_ending


def _entries(answers: Mapping[Seat, bytes | None], match: LiveMatch) -> list[Entry]:
    """Apply the answers; a bot that failed gets the time-out's answer."""
    entries: list[Entry] = []
    for seat, raw in answers.items():
        if raw is None:
            entries += match.core.apply_timeout(seat)
        else:
            entries.append(match.core.apply(seat, decode(match.game, raw)))
    return entries


def _ending_action(match: LiveMatch, seat: Seat) -> Action:
    """The action that ends a seat's part of the discussion."""
    assert match.deadline is not None
    return match.deadline.answers[seat][0]


def _may_end_talk(match: LiveMatch, seat: Seat) -> bool:
    """Whether the seat itself may end its part of the discussion, and not only the clock."""
    return match.game.why_not(match.core.state, seat, _ending_action(match, seat)) is None
