"""Bots at a table: each thinks elsewhere and answers like everybody else."""

import asyncio
import logging
import random
import secrets
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from omerta.kernel import Action, Entry, Refusal, Seat, decode, encode
from omerta.server import metrics
from omerta.server.bots import Rank, Thinkers, ThinkingFailed
from omerta.server.table.live import Live
from omerta.server.wire.table import Pace

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

PACES = {"instant": 0.0, "brisk": 0.7, "calm": 1.8}
"""Seconds a bot takes for every answer, easy or hard, so that a pause tells nothing."""
SEARCHES = {"instant": 1.5, "brisk": 0.55, "calm": 1.5}
"""Seconds a bot searches at most: it is done before its pause is, also where it has much to search."""
POKER_FACE = 0.4
"""The least for a choice in secret: longer than any level needs for it, whatever its card."""
BREATHS = {"instant": 1.0, "brisk": 6.0, "calm": 9.0}
"""Seconds for which a bot listens in a talk before it speaks; at most twice as long."""
QUICK_BREATH = 2.0
"""So long where somebody has asked it something."""
LISTENERS = 3
"""More bots than this speak less each, so that people can follow."""
FIRST_WORDS = 500
"""Milliseconds of a talk after which it is no longer new."""
LAST_WORDS = 10_000
"""Milliseconds before the end of a talk in which only people speak."""
RESTS = {"instant": 0.0, "brisk": 15.0, "calm": 30.0}
"""Seconds of a rest in which bots say nothing where only they are asked: chairs may change hands."""
AGAIN = 5.0
"""Seconds after which a bot tries again when its answer could not be kept."""


class Thought(NamedTuple):
    """A bot that is about to answer: the step that asked it, and whether somebody waits for it."""

    asked: int
    hurried: bool
    task: asyncio.Task[None]


class BotSeats:
    """Sees to it that the bots of one table answer."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._thoughts: dict[Seat, Thought] = {}
        self._whims = random.SystemRandom()
        self._decided: dict[Seat, tuple[int, bytes | None]] = {}
        """Answers to a secret question, each with the step that asked it; given all at once."""
        self._heard: dict[Seat, int] = {}
        """The last question to each bot that it has thought about, answered or not."""
        self._rested = 0.0
        """When the present rest has been long enough for people, by the loop's time."""

    @property
    def thinking(self) -> bool:
        """Whether some bot is about to answer."""
        return bool(self._thoughts)

    def stop(self) -> None:
        """Let no bot answer any more."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self._thoughts.clear()
        self._decided.clear()

    def rest(self) -> None:
        """A rest has begun."""
        self._rested = asyncio.get_running_loop().time() + RESTS[self._table.doc.pace]

    def wake(self) -> None:
        """Let every bot that is waited for think, once for each question."""
        table = self._table
        live = table.live
        if live is None or table.gone or self._plays_for_nobody() or self._wait_for_consent():
            return
        for seat, asked in live.asked.items():
            if not table.doc.seats[seat].brain:
                continue
            hurried = self._hurried(live, seat)
            known = self._thoughts.get(seat)
            if known is not None and known.asked == asked and known.hurried >= hurried:
                continue
            if known is not None:
                known.task.cancel()
            task = asyncio.get_running_loop().create_task(self._answer(seat, asked))
            task.add_done_callback(self._thought)
            self._thoughts[seat] = Thought(asked, hurried, task)

    def _thought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._table.crash(error)

    async def _answer(self, seat: Seat, asked: int) -> None:
        table = self._table
        if table.live is not None:
            await asyncio.sleep(self._breath(table.live, seat))
        live = table.live
        if live is None or live.asked.get(seat) != asked:  # taken back before we came to think
            self._forget(seat, asked)
            return
        if live.ends is not None and seat in live.ends.addressed:
            self._heard[seat] = live.ends.addressed[seat]
        loop = asyncio.get_running_loop()
        began = loop.time()
        level = table.doc.seats[seat].brain
        chooses = live.secret and len(live.play.options(seat)) > 1
        pace = self._pace(live)
        least = max(PACES[pace], POKER_FACE if chooses else 0.0)
        # Dealing again what the seat cannot know takes long, so the thinker does that too: there
        # the bot is handed its view and worlds it believes in, and nothing else (`bots.seating`).
        state, seed = live.game.save(live.play.state), secrets.randbits(62)
        raw: bytes | None = None
        try:
            if self._only_bots_talk(live) and live.talking:
                raw = encode(_silence(live, seat))  # nobody listens any more
            else:
                raw = await self._thinkers.think(
                    self._rank, table.row.game, state, seat, level, seed, SEARCHES[pace]
                )
        except ThinkingFailed:
            log.exception("a bot failed", extra={"table": table.code, "level": level})
        pause = least - (loop.time() - began)
        metrics.BOT_SECONDS.observe(loop.time() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        table.post(lambda: self._say(seat, asked, raw))

    def _pace(self, live: Live) -> Pace:
        """How fast a bot answers: at once only where its pauses help nobody against another person."""
        pace = self._table.doc.pace
        people = sum(doc.kind == "person" for doc in self._table.doc.seats)
        return "brisk" if pace == "instant" and people > 1 and live.keeps_secrets else pace

    def _forget(self, seat: Seat, asked: int) -> None:
        if seat in self._thoughts and self._thoughts[seat].asked == asked:
            del self._thoughts[seat]

    async def _say(self, seat: Seat, asked: int, raw: bytes | None) -> None:
        """Answer, unless the question is gone or a person has taken the seat."""
        live = self._table.live
        if live is not None and live.secret:
            await self._decide(live, seat, asked, raw)
            return
        self._forget(seat, asked)
        if live is None or not self._still_asked(live, seat, asked):
            return
        if self._wait_for_consent():  # thought of again should the step stand
            return
        if self._listens(live, seat, raw):
            self.wake()
            return
        await self._give({seat: raw})

    async def _decide(self, live: Live, seat: Seat, asked: int, raw: bytes | None) -> None:
        """Keep an answer until all bots have one: how long one thinks depends on its card."""
        if self._still_asked(live, seat, asked):
            self._decided[seat] = asked, raw
        else:
            self._forget(seat, asked)
        bots = [bot for bot in live.asked if self._table.doc.seats[bot].brain]
        if any(self._decided.get(bot, (None, None))[0] != live.asked[bot] for bot in bots):
            return
        decided, self._decided = self._decided, {}
        for bot, (step, _) in decided.items():
            self._forget(bot, step)
        if bots:
            await self._give({bot: decided[bot][1] for bot in bots})

    def _still_asked(self, live: Live, seat: Seat, asked: int) -> bool:
        return live.asked.get(seat) == asked and bool(self._table.doc.seats[seat].brain)

    async def _give(self, answers: Mapping[Seat, bytes | None]) -> None:
        """Have these answers kept, all in one write."""
        table = self._table
        try:
            await table.carry_out(partial(_answered, answers), None)
        except Refusal as refusal:  # not kept, the disk is full: think again in a while
            log.warning("bot's answer not kept", extra={"table": table.code, "code": refusal.code})
            asyncio.get_running_loop().call_later(AGAIN, self.wake)

    def _rank(self) -> Rank:
        """Where somebody is, bots go first."""
        return Rank.BOT if self._table.visitors else Rank.UNSEEN

    def _plays_for_nobody(self) -> bool:
        """Whether the game can stand until somebody comes: all have left it, and no clock runs."""
        table = self._table
        return not (table.visitors or table.doc.guests()) and table.timing.clock.left is None

    def _wait_for_consent(self) -> bool:
        """Whether people are about to take a step back: a bot that went on would spoil it."""
        together = self._table.together
        return together is not None and together.asked is not None

    # In a talk

    def _hurried(self, live: Live, seat: Seat) -> bool:
        """Whether somebody waits for this very bot in a talk, or all people for the bots."""
        if not live.talking:
            return False
        assert live.ends is not None
        question = live.ends.addressed.get(seat)
        asked = question is not None and question != self._heard.get(seat)
        return asked or self._only_bots_talk(live)

    def _only_bots_talk(self, live: Live) -> bool:
        """Whether the people of this table have said all they want to; some people play here.

        Where only the clock ends a talk it does not matter: there the bots go on as before.
        """
        if live.talking and not all(_may_say_no_more(live, seat) for seat in live.asked):
            return False
        seats = self._table.doc.seats
        people = [number for number, seat in enumerate(seats) if not seat.brain]
        return bool(people) and not any(seat in live.asked for seat in people)

    def _breath(self, live: Live, seat: Seat) -> float:
        """How long a bot listens before it thinks of something to say; chance decides, no card."""
        if live.resting and self._only_bots_talk(live):
            return max(0.0, self._rested - asyncio.get_running_loop().time())
        if not live.talking:
            return 0.0
        if self._only_bots_talk(live):
            return PACES[self._table.doc.pace]
        listen = BREATHS[self._table.doc.pace]
        if self._hurried(live, seat):
            return min(listen, QUICK_BREATH) * (1 + self._whims.random())
        bots = sum(bool(doc.brain) for doc in self._table.doc.seats)
        slowed = listen * max(1.0, bots / LISTENERS)
        if self._begins():
            return min(listen, QUICK_BREATH) + 2 * slowed * self._whims.random()
        return slowed * (1 + self._whims.random())

    def _begins(self) -> bool:
        """Whether a talk has just begun: somebody must be the first."""
        clock = self._table.timing.clock
        return clock.left is not None and clock.whole - clock.left < FIRST_WORDS

    def _listens(self, live: Live, seat: Seat, raw: bytes | None) -> bool:
        """Whether a bot keeps silent in a talk: the table pauses, it is late, or it has no words."""
        if not live.talking:
            return False
        if self._table.doc.paused_at is not None:
            return True
        if self._only_bots_talk(live):
            return False
        wordless = raw is None or decode(live.game, raw) == _silence(live, seat)
        if not any(not doc.brain for doc in self._table.doc.seats):  # bots among themselves
            return wordless and not _may_say_no_more(live, seat)
        left = self._table.timing.clock.left
        late = left is not None and left < LAST_WORDS
        return late or wordless


def _answered(answers: Mapping[Seat, bytes | None], live: Live) -> list[Entry]:
    """What the game makes of the answers; the clock's own where a bot failed."""
    entries: list[Entry] = []
    for seat, raw in answers.items():
        if raw is None:
            entries += live.play.apply_timeout(seat)
        else:
            entries.append(live.play.apply(seat, decode(live.game, raw)))
    return entries


def _silence(live: Live, seat: Seat) -> Action:
    """The answer of somebody who says no more."""
    assert live.ends is not None
    return live.ends.answers[seat][0]


def _may_say_no_more(live: Live, seat: Seat) -> bool:
    """Whether a seat may end its talk itself, and not only the clock."""
    return live.game.why_not(live.play.state, seat, _silence(live, seat)) is None
