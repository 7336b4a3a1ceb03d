"""The registry: tables are found, opened once, dropped and closed."""

import asyncio
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from omerta.kernel import Refusal
from omerta.server.storage.rows import GuestRow, StepRow, TableRow
from omerta.server.storage.store import FRESH_BEAT_MS
from omerta.server.table import hello
from omerta.server.table.seating import MAX_TABLES
from omerta.server.table_registry import (
    BEATS_PER_SWEEP,
    BEATS_WHILE_IDLE,
    DAY,
    TableRegistry,
    UnknownTable,
)
from omerta.server.wire.commands import read
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    HungUp,
    Person,
    begin,
    gather,
    kept,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
    whose_turn,
)

A_WHILE = BEATS_PER_SWEEP + 2.0
"""Seconds after which idle tables have left memory."""
DAYS = DAY / 1000
"""Seconds of a day."""


def test_a_table_is_opened_once_however_many_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await anna.opens(seats=2)
            spelled = (code, code.lower(), f" {code[:2]} {code[2:]}")
            tables = await asyncio.gather(*(registry.table(word) for word in spelled * 3))
            assert len(set(map(id, tables))) == 1
            assert registry.count() == 1

    run(story)


@pytest.mark.parametrize("code", ["", "KKKK", "nowhere at all", "🔫"])
def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path, code: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)
            assert registry.count() == 0

    run(story)


def test_a_quiet_table_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            await whose_turn(anna, boris)[0].acts()
            before = kept(await registry.table(code))
            await asyncio.sleep(A_WHILE)
            assert registry.count() == 1  # a guest is here
            await anna.leaves()
            await boris.leaves()
            await asyncio.sleep(A_WHILE)
            assert registry.count() == 0
            assert kept(await registry.table(code)) == before
            await anna.comes(code)
            await boris.comes(code)
            await play_out(anna, boris)

    run(story)


def test_a_table_whose_clock_runs_is_not_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300")
            await anna.leaves()
            await boris.leaves()
            await asyncio.sleep(301)
            assert registry.count() == 1
            await anna.comes(code)
            assert anna.play is not None
            assert anna.play["seq"] == 1  # the table acted for the silent player

    run(story)


def test_a_caller_with_a_dropped_table_gets_the_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            await anna.leaves()
            await boris.leaves()
            late = anna.other_tab()
            await late.connects(code)  # without a hello
            await asyncio.sleep(A_WHILE)
            await boris.comes(code)
            heard = len(boris.connection.frames)
            with pytest.raises(HungUp, match="1012"):
                await late.says("hello")
            assert len(boris.connection.frames) == heard
            assert (await late.comes(code))["seat"] == 0

    run(story)


def test_tables_are_listed_only_if_they_are_public(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            hidden = await gather(anna, seats=2)
            shown = await gather(boris, seats=4, bots=("easy",), public=True)
            (line,) = await registry.summaries()
            assert (line.code, line.phase, line.seats, line.open) == (shown, "lobby", 4, 2)
            assert line.names[0] == "Boris"
            await anna.does("configure", public=True, password="x")
            lines = {line.code: line.locked for line in await registry.summaries()}
            assert lines == {shown: False, hidden: True}

    run(story)


def test_a_guest_gets_their_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            (mine,) = await registry.tables_of(active.guest)
            (theirs,) = await registry.tables_of(other.guest)
            assert (mine.code, mine.phase, mine.your_turn) == (code, "playing", True)
            assert (theirs.code, theirs.your_turn) == (code, False)
            assert await registry.tables_of(Person(registry, "Vera").guest) == ()

    run(story)


@pytest.mark.parametrize(("playing", "days"), [(False, 1), (True, 30)])
def test_an_abandoned_table_is_closed(tmp_path: Path, playing: bool, days: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await (begin if playing else gather)(anna, boris)
            await anna.leaves()
            await boris.leaves()
            await asyncio.sleep(A_WHILE)
            fake_clock().pass_by(days * DAY / 1000 - 300)
            await asyncio.sleep(A_WHILE)
            assert (await registry.table(code)).is_playing == playing
            await asyncio.sleep(A_WHILE)
            fake_clock().pass_by(600)
            await asyncio.sleep(2 * A_WHILE)
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)

    run(story)


@pytest.mark.parametrize("use", ["visit", "talk", "stay"])
def test_a_lobby_that_is_used_stays_open(tmp_path: Path, use: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await gather(anna, seats=2)
            for day in range(3):
                if use == "visit":
                    await anna.leaves()
                fake_clock().pass_by(0.9 * DAYS)
                await asyncio.sleep(2 * A_WHILE)
                if use == "visit":
                    await anna.comes(code)
                if use == "talk":
                    await anna.does("chat", text=f"Day {day}")
            await anna.leaves()  # a day counts from here
            fake_clock().pass_by(0.9 * DAYS)
            await asyncio.sleep(2 * A_WHILE)
            assert (await registry.table(code)).code == code
            await asyncio.sleep(A_WHILE)
            fake_clock().pass_by(0.2 * DAYS)
            await asyncio.sleep(2 * A_WHILE)
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)

    run(story)


def test_that_a_table_is_used_is_written_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, seats=2)
            saved: list[TableRow] = []
            keep = registry._store.save_table

            async def noted(row: TableRow, guests: Collection[str]) -> None:
                saved.append(row)
                await keep(row, guests)

            monkeypatch.setattr(registry._store, "save_table", noted)
            for quarter in range(10):
                await anna.does("chat", text=f"{quarter}")
                fake_clock().pass_by(900)
            assert len(saved) == 2

    run(story)


def test_a_table_that_crashed_goes_on_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300")
            await anna.leaves()
            await boris.leaves()
            table = await registry.table(code)

            async def fails() -> None:
                raise RuntimeError("half a job")

            table.post(fails)
            await asyncio.sleep(301)
            assert table.gone
            assert registry.count() == 1
            await anna.comes(code)
            assert anna.play is not None
            assert anna.play["seq"] == 1  # the table acted for the silent player

    run(story)


def test_a_game_that_is_played_slowly_stays_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            for _ in range(3):  # an action every three weeks
                await whose_turn(anna, boris)[0].acts()
                await anna.leaves()
                await boris.leaves()
                fake_clock().pass_by(21 * DAY / 1000)
                await asyncio.sleep(2 * A_WHILE)
                assert registry.count() == 0
                await anna.comes(code)
                await boris.comes(code)
            assert anna.table["phase"] == "playing"

    run(story)


def test_a_lesson_that_was_left_is_closed_after_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await anna.opens(seats=2, bots=("easy",), lesson=True)
            await anna.comes(code)
            assert anna.table["phase"] == "playing"
            await anna.leaves()
            await asyncio.sleep(A_WHILE)  # the bot acts
            fake_clock().pass_by(2 * DAY / 1000)
            await asyncio.sleep(3 * A_WHILE)
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)

    run(story)


async def left_alone(registry: TableRegistry) -> str:
    """Return the code of a running match without guests; another guest has no seat."""
    anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
    code = await begin(anna, boris)
    now = fake_clock().time_ns() // 1_000_000
    await registry._store.add_guest(GuestRow("guest-Vera", b"vera", "Vera", now, now))
    await anna.leaves()
    await boris.leaves()
    await asyncio.sleep(A_WHILE)
    assert registry.count() == 0
    return code


async def is_kept(registry: TableRegistry, code: str) -> bool:
    """Whether the match goes on and the guest is known."""
    try:
        table = await registry.table(code)
    except UnknownTable:
        return False
    return table.is_playing and await registry._store.guest(b"vera") is not None


@pytest.mark.parametrize("back_after", [90, 3 * DAYS])
@pytest.mark.parametrize("by", [400 * DAYS, -400 * DAYS])
def test_a_system_clock_that_goes_wrong_closes_and_forgets_nothing(
    tmp_path: Path, by: float, back_after: float
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code = await left_alone(registry)
            for step in (by, -by):
                fake_clock().set_system_clock(step)
                await asyncio.sleep(3 * A_WHILE)
                fake_clock().pass_by(back_after)
                await asyncio.sleep(3 * A_WHILE)
            assert await is_kept(registry, code)
            fake_clock().pass_by(31 * DAYS)  # while the server was running
            await asyncio.sleep(3 * A_WHILE)
            fake_clock().pass_by(3600)
            await asyncio.sleep(3 * A_WHILE)
            assert not await is_kept(registry, code)

    run(story)


def test_on_a_machine_that_sleeps_every_night_a_lobby_is_closed_all_the_same(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await anna.opens(seats=2)
            for _ in range(2):
                fake_clock().set_system_clock(DAYS / 2)  # the loop's time stands still meanwhile
                await asyncio.sleep(3 * A_WHILE)
                fake_clock().pass_by(DAYS / 2)
                await asyncio.sleep(3 * A_WHILE)
            with pytest.raises(UnknownTable):
                await registry.table(code)

    run(story)


def test_a_system_clock_that_is_wrong_at_the_start_closes_and_forgets_nothing(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code = await left_alone(registry)
        for by in (25 * DAYS, 400 * DAYS):
            fake_clock().pass_by(10 * DAYS)
            fake_clock().set_system_clock(by)
            async with registry_at(tmp_path / "db") as registry:
                await asyncio.sleep(3 * A_WHILE)
                fake_clock().set_system_clock(-by)
                await asyncio.sleep(3 * A_WHILE)
                fake_clock().pass_by(2 * DAYS)
                await asyncio.sleep(3 * A_WHILE)
                assert await is_kept(registry, code)

    run(story)


def test_a_guest_who_comes_while_a_table_is_being_closed_finds_it_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await anna.opens(seats=2)
            (row,) = await registry._store.tables_of(anna.guest.public)
            closing = asyncio.create_task(registry._end(row, 1))
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)
            await closing
            with pytest.raises(Refusal, match="unknown-table"):
                await registry.table(code)

    run(story)


def test_a_table_that_a_guest_opens_is_not_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await anna.opens(seats=2)
            (row,) = await registry._store.tables_of(anna.guest.public)
            coming = asyncio.create_task(registry.table(code))
            await asyncio.sleep(0)
            await registry._end(row, 1)
            assert (await coming).code == code
            assert (await anna.comes(code))["type"] == "welcome"

    run(story)


def test_a_guest_has_a_limited_number_of_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            for _ in range(MAX_TABLES):
                await anna.opens(seats=2)
            with pytest.raises(Refusal, match="too-many-tables"):
                await anna.opens(seats=2)
            code = await boris.opens(seats=3)
            await anna.comes(code)
            assert await anna.tries("sit", seat=1, name="Anna") == "too-many-tables"
            mine = (await registry.tables_of(anna.guest))[0].code
            await anna.comes(mine)
            await anna.does("sit", seat=1, name="Beside me")
            for seat in (0, 1):
                await anna.does("stand", seat=seat)
            await anna.comes(code)
            await anna.does("sit", seat=1, name="Anna")

    run(story)


def test_tables_that_a_browser_opened_count_also_when_it_has_left_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            for _ in range(MAX_TABLES):
                await begin(anna, bots=("easy",))
                await anna.does("stand", seat=0)
                await anna.leaves()
            assert await registry.tables_of(anna.guest) == ()
            with pytest.raises(Refusal, match="too-many-tables"):
                await anna.opens(seats=2)
            assert await boris.opens(seats=2)
            fake_clock().pass_by(2 * DAY / 1000)  # tables that are not playing are closed by then
            await asyncio.sleep(3 * A_WHILE)
            assert await anna.opens(seats=2)

    run(story)


def test_to_list_tables_opens_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            codes = {
                await Person(registry, name).opens(seats=2, public=True)
                for name in ("Anna", "Boris")
            }
            assert {line.code for line in await registry.summaries()} == codes
            assert registry.count() == 0

    run(story)


def test_only_so_many_may_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hello, "MAX_SESSIONS", 3)

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera, clara = (
                Person(registry, n) for n in ("Anna", "Boris", "Vera", "Clara")
            )
            code = await begin(anna, boris)
            await vera.comes(code)
            assert (await clara.comes(code))["code"] == "table-crowded"
            await boris.leaves()
            assert (await clara.comes(code))["type"] == "welcome"
            # There is always room for players.
            assert (await boris.comes(code))["type"] == "welcome"

    run(story)


def test_the_heart_beats_on_after_a_fault(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            store = registry._store
            await begin(Person(registry, "Anna"), Person(registry, "Boris"), clock="300")
            await asyncio.sleep(5)
            with nothing_is_saved(tmp_path / "db"):
                await asyncio.sleep(5)
            await asyncio.sleep(5)
            last = await store.last_beat()
            assert last is not None
            assert fake_clock().time_ns() // 1_000_000 - last <= 1000

    run(story)


def test_while_no_clock_runs_a_heartbeat_is_saved_once_a_minute(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            heard = set()
            for _ in range(3 * BEATS_WHILE_IDLE + 2):
                await asyncio.sleep(1)
                heard.add(await registry._store.last_beat())
            assert len(heard) == 4
            await begin(Person(registry, "Anna"), Person(registry, "Boris"), clock="300")
            for _ in range(10):
                await asyncio.sleep(1)
                heard.add(await registry._store.last_beat())
            assert 13 <= len(heard) <= 15

    run(story)


def test_no_clock_is_given_time_because_the_server_was_idle_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            store = registry._store
            for passed in (10_000, 11_900, 90_000, -90_000):
                now = fake_clock().time_ns() // 1_000_000 + passed
                await store.save_deadline("no such game", now + 15_000, 30_000, now)
                last = await store.last_beat()
                assert last is not None
                assert abs(now - last) <= FRESH_BEAT_MS

    run(story)


def test_a_lesson_has_the_same_deal_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            views = []
            for name in ("Anna", "Boris"):
                person = Person(registry, name)
                options = {"first_player": "0"}
                bots = ("easy",)
                chosen = {"seats": 2, "bots": bots, "lesson": True, "options": options}
                await person.comes(await person.opens(**chosen))  # type: ignore[arg-type]
                assert person.table["lesson"]
                assert person.my_turn
                await person.acts()
                views.append(person.play and person.play["view"])
            assert views[0] == views[1]

    run(story)


def test_the_registry_closes_every_connection_when_it_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            assert anna.session is not None
            said = anna.command("chat", text="One more thing")
            # Received, and not carried out yet.
            anna.session.receive(read(json.dumps(said).encode()))
        assert anna.connection.closed == boris.connection.closed == 1012
        assert [push["type"] for push in boris.listen()][-1] == "chat"
        assert {"type": "ack", "id": said["id"], "seq": 0} in anna.listen()

    run(story)


def test_the_registry_stops_after_pending_changes_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            table = await registry.table(code)
            keep = table.store.add_steps
            began = asyncio.Event()

            async def slowly(*steps: Any) -> None:
                began.set()
                await asyncio.sleep(5)
                await keep(*steps)

            monkeypatch.setattr(table.store, "add_steps", slowly)
            answer = asyncio.create_task(active.acts())
            await began.wait()
        assert (await answer)["type"] == "ack"
        assert active.connection.closed == other.connection.closed == 1012
        assert [push["type"] for push in other.listen()][-1] == "step"
        async with registry_at(tmp_path / "db") as registry:
            active.registry = registry
            assert (await active.comes(code))["play"]["seq"] == 1

    run(story)


def test_the_registry_stops_after_tables_being_opened_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            first = {"first_player": "1"}
            code = await begin(anna, bots=("easy",), pace="calm", options=first)
            await anna.leaves()
        async with registry_at(tmp_path / "db") as registry:
            await asyncio.sleep(A_WHILE)
            (await registry.table(code)).drop(1012)  # as if it had been idle
            read = registry._store.steps

            async def slowly(*stretch: Any) -> list[StepRow]:
                await asyncio.sleep(5)
                return await read(*stretch)

            monkeypatch.setattr(registry._store, "steps", slowly)
            opening = asyncio.create_task(registry.table(code))
            await asyncio.sleep(1)
        table = await opening
        assert table.gone
        assert not table.is_busy

    run(story)
