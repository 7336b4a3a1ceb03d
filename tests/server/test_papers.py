"""Newspapers: their readers, their contents, and their page."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from omerta import Match
from omerta.kernel import Refusal, encode
from omerta.kernel.match import Player, SavedSeeded
from omerta.server.papers import Papers
from omerta.server.storage.rows import MatchRow, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.guest import Guest
from tests.games.legends.newspaper_events import whole_campaign

ANNA = Guest("anna", "Anna")
VERA = Guest("vera", "Vera")
NOON = 1_794_830_400_000
"""16 November 2026, 12:00 UTC."""
EDITIONS = 6
"""The editions of a whole campaign: three scenarios, two breaks between them, and the end."""
CAMPAIGN = whole_campaign()
Story = Callable[[Store], Awaitable[None]]


def rows(match: Match, play: str = "first") -> tuple[MatchRow, list[StepRow]]:
    """Return the rows of a match of Anna and Boris at table 1, as far as it has gone."""
    over = match.outcome is not None
    row = MatchRow(
        id=play,
        table=1,
        number=1,
        game=match.game.meta.id,
        ruleset=match.ruleset,
        seats=match.seats,
        options=encode(match.settings),
        players=encode((Player("Anna"), Player("Boris & Co", "easy"))),
        luck=encode(SavedSeeded(match.chance.draws, 5)),
        status="over" if over else "live",
        outcome=encode(match.outcome) if over else None,
        started=NOON,
        ended=NOON if over else None,
        deadline=None,
        whole=None,
        state=match.game.save(match.state),
        state_seq=len(match.log) - 1,
        state_draws=match.chance.draws,
        head=len(match.log) - 1,
    )
    steps = [
        StepRow(
            play,
            seq,
            "act" if seq else "deal",
            entry.seat,
            encode(entry.action),
            encode(entry.events),
            entry.draws,
            None,
            NOON,
        )
        for seq, entry in enumerate(match.log)
    ]
    return row, steps


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Story], None]:
    """Run a story with a database where Anna has a seat at table 1."""

    def run_story(story: Story) -> None:
        async def whole() -> None:
            store = await Store.open(tmp_path / "omerta.db")
            try:
                table = await store.add_table(
                    "ABCD", "legends", "playing", False, b"{}", ("anna",), 1
                )
                assert table == 1
                await story(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run_story


async def printed(store: Store, play: str, guest: Guest | None, language: str = "en") -> str:
    return (await Papers(store).paper(play, guest, language, {})).page


async def refused(store: Store, play: str, guest: Guest | None) -> str:
    with pytest.raises(Refusal) as refusal:
        await Papers(store).paper(play, guest, "en", {})
    return refusal.value.code


def test_the_paper_of_a_finished_match_is_public(run: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row, steps = rows(CAMPAIGN)
        await store.begin_match(row, steps, None, ())
        for guest in (None, ANNA, VERA):
            page = await printed(store, "first", guest, "ru")
            assert page.count("<article") == EDITIONS
            assert "Понедельник, 16 ноября 2026 года" in page
            assert "Boris &amp; Co" in page
        assert await refused(store, "nothing", ANNA) == "unknown-replay"
        assert await refused(store, "../x", ANNA) == "unknown-replay"

    run(story)


def test_the_paper_of_a_running_match_is_for_its_players(run: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row, steps = rows(CAMPAIGN)
        middle = next(step.seq for step in steps if b'"break_opened"' in step.events)
        match = replace(row, status="live", outcome=None, ended=None, head=middle)
        await store.begin_match(match, steps[: middle + 1], None, ())
        assert (await printed(store, "first", ANNA)).count("<article") == 1
        assert await refused(store, "first", VERA) == "replay-not-over"
        assert await refused(store, "first", None) == "replay-not-over"

    run(story)


def test_what_was_taken_back_did_not_happen(run: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row, steps = rows(CAMPAIGN)
        undo = replace(steps[-1], kind="undo", seq=row.head + 1, action=None, events=b"[]")
        await store.begin_match(replace(row, head=undo.seq), [*steps, undo], None, ())
        assert (await printed(store, "first", ANNA)).count("<article") < EDITIONS

    run(story)


def test_a_game_that_goes_on_from_another_has_its_news_too(run: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        row, steps = rows(CAMPAIGN)
        middle = next(step.seq for step in steps if b'"scenario_ended"' in step.events) - 1
        await store.begin_match(row, steps, None, ())
        later = [
            replace(step, play="second", seq=step.seq - middle, kind="act" if n else "deal")
            for n, step in enumerate(steps[middle:])
        ]
        later[0] = replace(later[0], events=b"[]", action=None, seat=None)
        branch = replace(
            row, id="second", origin="first", origin_seq=middle, start=b"{}", head=len(later) - 1
        )
        await store.begin_match(branch, later, None, ())
        assert await printed(store, "second", None) == await printed(store, "first", None)
        # From a file, which does not prove where it continues from.
        lone = replace(branch, id="third", number=0)
        await store.begin_match(lone, [replace(step, play="third") for step in later], None, ())
        page = await printed(store, "third", None)
        assert page.count("<article") == EDITIONS
        assert "<dt>Throws of the dice</dt><dd>0</dd>" in page
        assert page.count("Date withheld") == EDITIONS

    run(story)


def test_no_paper_writes_about_other_games(run: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        match = Match.new("crooks", 2, 1)
        row, steps = rows(match)
        await store.begin_match(row, steps, None, ())
        assert await refused(store, "first", ANNA) == "no-paper"

    run(story)


def test_styles_are_hashed_by_what_is_sent() -> None:
    press = CAMPAIGN.game.press
    assert press is not None
    page = press.print([], CAMPAIGN.view(None), ["Anna", "Boris"], "en")
    assert re.findall(r"<style>(.*?)</style>", page, flags=re.DOTALL) == [press.style]
