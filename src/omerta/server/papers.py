"""Newspapers about matches, for guests who may read their steps.

The paper of a match that continues from an earlier one begins with that one's news.
"""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from omerta.kernel import Game, Refusal, registry
from omerta.kernel.match import Player
from omerta.kernel.press import Chapter, Day, Link, Press
from omerta.server.branches import MAX_ANCESTORS, may_read, readable, without_undone
from omerta.server.storage.rows import MatchRow, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.guest import Guest
from omerta.server.table.live_match import OtherRuleset, saved_step


class NoPaper(Refusal):
    """A match of a game without a newspaper."""

    def __init__(self, game: str) -> None:
        super().__init__("no-paper", {"game": game})


class Paper(NamedTuple):
    """A page of HTML, and the style sheet inside it."""

    game: str
    page: str
    style: str


class Papers:
    """Prints a paper for each request; papers are not stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        """Printing is work, and tables that are playing go first."""

    async def paper(
        self, play: str, guest: Guest | None, language: str, links: Mapping[Link, str]
    ) -> Paper:
        """Return the paper about a match, as far as it has gone."""
        row = await readable(self._store, play, guest)
        game = registry.get(row.game)
        press = game.press
        if press is None:
            raise NoPaper(row.game)
        if row.ruleset != game.meta.ruleset:
            raise OtherRuleset(row.ruleset)
        async with self._one_at_a_time:
            kept = await self._steps_to_print(row, guest)
            return await asyncio.to_thread(_printed, game, press, row, kept, language, links)

    async def _steps_to_print(self, row: MatchRow, guest: Guest | None) -> list[StepRow]:
        """The steps to print, after those of earlier matches that this guest may read."""
        steps = without_undone(await self._store.steps(row.id, 0, row.head))
        for _ in range(MAX_ANCESTORS):
            # A match file does not prove where it continues from.
            above = row.origin if row.number else None
            earlier = await self._store.match(above) if above else None
            if earlier is None or not await may_read(self._store, earlier, guest):
                break
            assert row.origin_seq is not None
            before = await self._store.steps(earlier.id, 0, row.origin_seq)
            steps = [*without_undone(before), *steps]
            row = earlier
        return steps


def _printed(
    game: Game[Any],
    press: Press,
    row: MatchRow,
    steps: Sequence[StepRow],
    language: str,
    links: Mapping[Link, str],
) -> Paper:
    dated = bool(row.number)  # the date of a match from a file is not known
    story = [
        Chapter(saved_step(game, step).for_viewer(None).events, _day(step.at) if dated else None)
        for step in steps
    ]
    view = game.view(game.load(row.state), None)
    players = msgspec.json.decode(row.players, type=tuple[Player, ...])
    names = [player.name for player in players]
    return Paper(row.game, press.print(story, view, names, language, links), press.style)


def _day(at: int) -> Day:
    day = datetime.fromtimestamp(at / 1000, UTC)
    return Day(day.year, day.month, day.day, day.isoweekday())
