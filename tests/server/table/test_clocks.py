"""Clocks: what they count, what they survive, and the table's answers for silent players."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from omerta.server.wire.table import Clock
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    Person,
    begin,
    kept,
    nothing_is_saved,
    registry_at,
    run,
    whose_turn,
)
from tests.server.table import showdown


def left(person: Person) -> float:
    """Return the seconds left, as last sent to this player."""
    assert person.play is not None
    return float(person.play["clock"]["left"]) / 1000


async def looks(person: Person, code: str) -> float:
    """Return the seconds left, as sent to this player on a new hello."""
    await person.comes(code)
    return left(person)


def test_the_clock_runs_and_the_table_answers_as_the_rulebook_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="30")
            active, other = whose_turn(anna, boris)
            assert active.play is not None
            assert active.play["clock"] == {
                "left": 30000,
                "whole": 30000,
                "paused": False,
                "common": False,
            }
            await asyncio.sleep(29)
            assert await looks(other, code) == 1
            assert active.play["seq"] == 0
            began = fake_clock().time()
            await active.until(lambda: len(active.told) == 2)
            assert fake_clock().time() - began == 1
            events = [event["type"] for event in active.told[1]["events"]]
            assert events[:2] == ["timeout_applied", "hangout_paid"]
            assert left(active) == 30
            await active.until(lambda: len(active.told) == 3)
            assert fake_clock().time() - began == 31

    run(story)


def test_a_game_of_silent_people_comes_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock="30")
            while not anna.over:
                await anna.hears(lambda push: push["type"] == "step")
            told = [event["type"] for step in anna.told for event in step["events"]]
            assert told.count("timeout_applied") > 10

    run(story)


@pytest.mark.parametrize("clock", ["none", "30", "60", "120", "300"])
def test_every_decision_has_its_whole_time(tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock=clock)
            active, _ = whose_turn(anna, boris)
            for _ in range(3):
                await asyncio.sleep(10)
                await active.acts()
                assert active.play is not None
                if clock == "none":
                    assert active.play["clock"] is None
                else:
                    assert left(active) == float(clock)
                active, _ = whose_turn(anna, boris)

    run(story)


def test_an_answer_taken_back_gives_no_time_back(tmp_path: Path) -> None:
    """The earlier decision continues as if it had never been answered."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock="60")
            active, _ = whose_turn(anna, boris)
            await active.acts()  # pays for a hangout
            for spent in (25, 50):
                await asyncio.sleep(20)
                await active.acts()  # takes a crook in hand, which reveals nothing to any seat
                assert left(active) == 60
                await asyncio.sleep(5)
                assert active.play is not None
                await active.does("undo", seq=active.play["seq"])
                assert active.play["clock"] == {
                    "left": (60 - spent) * 1000,
                    "whole": 60_000,
                    "paused": False,
                    "common": False,
                }
            await asyncio.sleep(11)
            active.listen()
            assert active.told[-1]["events"][0]["type"] == "timeout_applied"

    run(story)


def test_an_action_cannot_be_undone_after_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="60")
            active, _ = whose_turn(anna, boris)
            await active.acts()
            await asyncio.sleep(50)
            await active.acts()
            assert active.play is not None
            await asyncio.sleep(10)
            before = kept(await registry.table(code))
            assert await active.tries("undo", seq=2) == "undo-too-late"
            assert kept(await registry.table(code)) == before
            assert left(active) == 60
            await active.acts()
            assert active.play["seq"] == 3

    run(story)


def test_no_restart_gives_time_to_take_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="60")
            active, _ = whose_turn(anna, boris)
            await active.acts()
            await active.acts()
            await asyncio.sleep(50)
        async with registry_at(tmp_path / "db") as registry:
            active.registry = registry
            assert await looks(active, code) == pytest.approx(10, abs=0.01)
            await active.does("undo", seq=2)
            assert left(active) == pytest.approx(10, abs=0.01)

    run(story)


def test_a_pause_is_no_time_that_passed(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock="60")
            active, _ = whose_turn(anna, boris)
            await active.acts()
            await asyncio.sleep(10)
            await active.acts()
            await asyncio.sleep(10)
            await anna.does("pause", paused=True)
            await asyncio.sleep(100)
            await active.does("undo", seq=2)
            assert left(active) == 40
            await anna.does("pause", paused=False)
            assert left(anna) == 40

    run(story)


def test_bots_have_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, bots=("easy",), clock="30", pace="calm")
            seen = []
            while not anna.over:
                assert anna.play is not None
                seen.append((anna.my_turn, anna.play["clock"] is not None))
                if anna.my_turn:
                    await anna.acts()
                else:
                    await anna.hears(lambda push: push["type"] == "step")
            assert set(seen) == {(True, True), (False, False)}

    run(story)


@pytest.mark.parametrize("downtime", [0, 7, 3600])
def test_a_clock_does_not_run_while_the_server_is_down(tmp_path: Path, downtime: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="120")
            await asyncio.sleep(40.25)
        fake_clock().pass_by(downtime)
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            assert await looks(anna, code) == pytest.approx(79.75, abs=0.01)
            await boris.comes(code)
            began = fake_clock().time()
            await anna.until(lambda: len(anna.told) == 2)
            assert fake_clock().time() - began == pytest.approx(79.75, abs=0.01)

    run(story)


@pytest.mark.parametrize("downtime", [0.5, 600])
def test_a_clock_loses_less_than_a_second_by_a_crash(tmp_path: Path, downtime: float) -> None:
    """After a crash the heartbeats show how long the server was alive."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="120")
            await asyncio.sleep(40.7)
            (tmp_path / "crashed").write_bytes((tmp_path / "db").read_bytes())
            log = (tmp_path / "db-wal").read_bytes()
            (tmp_path / "crashed-wal").write_bytes(log)
        fake_clock().pass_by(downtime)
        async with registry_at(tmp_path / "crashed") as registry:
            anna.registry = registry
            assert 79.3 <= await looks(anna, code) <= 80.3

    run(story)


def test_the_host_stops_and_starts_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock="60")
            await asyncio.sleep(20)
            await anna.does("pause", paused=True)
            boris.listen()
            assert boris.table["paused"]
            assert boris.play is not None
            assert boris.play["clock"] == {
                "left": 40000,
                "whole": 60000,
                "paused": True,
                "common": False,
            }
            await asyncio.sleep(500)
            await anna.does("pause", paused=True)  # twice is once
            assert left(anna) == 40
            await anna.does("pause", paused=False)
            assert left(anna) == 40
            began = fake_clock().time()
            await anna.until(lambda: len(anna.told) == 2)
            assert fake_clock().time() - began == 40

    run(story)


@pytest.mark.parametrize("played", [0, 1])
def test_a_paused_clock_stays_paused_across_a_restart(tmp_path: Path, played: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="60")
            await asyncio.sleep(45)
            await anna.does("pause", paused=True)
            await asyncio.sleep(5)
            for _ in range(played):  # players may go on, and the next decision has its full time
                await whose_turn(anna, boris)[0].acts()
            await asyncio.sleep(5)
        fake_clock().pass_by(100)
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            assert await looks(anna, code) == (60 if played else 15)
            assert anna.table["paused"]
            await boris.comes(code)
            await asyncio.sleep(100)
            await anna.does("pause", paused=False)
            assert left(anna) == (60 if played else 15)
        fake_clock().pass_by(100)
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            assert await looks(anna, code) == (60 if played else 15)

    run(story)


def test_the_host_cannot_shorten_the_time_of_a_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="60", options={"first_player": "1"})
            await asyncio.sleep(20)
            for seconds in (-1, -600):
                assert await anna.tries("extend", seconds=seconds) == "clock-of-others"
            assert await looks(anna, code) == 40
            await anna.does("extend", seconds=30)
            assert await looks(boris, code) == 70

    run(story)


def test_a_pause_while_a_bot_thinks_costs_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            first = {"first_player": "1"}
            code = await begin(anna, bots=("easy",), clock="60", pace="calm", options=first)
            await anna.does("pause", paused=True)
            await anna.until(lambda: anna.my_turn)
            assert left(anna) == 60
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            assert await looks(anna, code) == 60
            await anna.does("pause", paused=False)
            await asyncio.sleep(59)
            assert anna.my_turn

    run(story)


@pytest.mark.parametrize("by", [-7200, 7200])
def test_a_jump_of_the_system_clock_moves_no_deadline(tmp_path: Path, by: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="120")
            await asyncio.sleep(10)
            fake_clock().set_system_clock(by)
            await asyncio.sleep(10)
            assert await looks(anna, code) == 100
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            assert await looks(anna, code) == pytest.approx(100, abs=0.01)

    run(story)


def test_a_jump_of_the_system_clock_during_a_commit_moves_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="60")
            active, _ = whose_turn(anna, boris)
            await asyncio.sleep(30)
            table = await registry.table(code)
            keep = table.store.add_steps

            async def slowly(*steps: Any) -> None:
                await keep(*steps)
                fake_clock().set_system_clock(7200)
                await asyncio.sleep(3)

            monkeypatch.setattr(table.store, "add_steps", slowly)
            await active.acts()
            assert left(active) == 60
            await table.finish_jobs()
        async with registry_at(tmp_path / "db") as registry:
            active.registry = registry
            assert await looks(active, code) == pytest.approx(60, abs=0.01)

    run(story)


def test_a_time_out_that_is_not_kept_is_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="30")
            table = await registry.table(code)
            before = kept(table)
            with nothing_is_saved(tmp_path / "db"):
                await asyncio.sleep(31)
                assert kept(table) == before
            await anna.until(lambda: len(anna.told) == 2)

    run(story)


# Several players who decide at once


def test_a_player_who_still_thinks_keeps_the_decision_and_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, clara = people = [Person(registry, n) for n in ("Anna", "Boris", "Clara")]
            code = await begin(*people, game="showdown", clock="60")
            answer = clara.answer()
            await asyncio.sleep(10)
            await anna.acts()
            await asyncio.sleep(10)
            await boris.acts()  # now only Clara has a pending decision
            clara.listen()
            assert left(clara) == 40
            assert await looks(boris, code) == 40
            # Sent before she received it.
            assert (await clara.says("act", **answer))["type"] == "ack"
            assert left(clara) == 60

    with showdown.offered():
        run(story)


def test_the_table_answers_for_all_silent_players(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, clara = people = [Person(registry, n) for n in ("Anna", "Boris", "Clara")]
            await begin(*people, game="showdown", clock="60")
            await asyncio.sleep(59)
            await anna.acts()
            began = fake_clock().time()
            await clara.until(lambda: clara.play is not None and clara.play["view"]["round"] == 1)
            assert fake_clock().time() - began == 1
            assert left(clara) == 60  # no seat is answered for twice
            shown = [e for step in clara.told for e in step["events"] if e["type"] == "shown"]
            assert shown == [{"type": "shown", "words": ["high", "low", "low"]}]
            for person in people:
                person.listen()
                await person.acts()
            await boris.until(lambda: left(boris) == showdown.LAST_SECONDS)  # the rulebook's own
            await boris.until(lambda: boris.over)
            assert fake_clock().time() - began == 1 + showdown.LAST_SECONDS

    with showdown.offered():
        run(story)


def test_all_players_may_answer_at_the_same_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara", "Dina")]
            await begin(*people, game="showdown")
            answers = [person.says("act", **person.answer()) for person in people]
            acks = await asyncio.gather(*answers)
            assert [(ack["type"], ack["seq"]) for ack in acks] == [
                ("ack", number) for number in (1, 2, 3, 4)
            ]
            late = {"type": "say", "word": "low"}
            assert await people[0].tries("act", seq=0, action=late) == "stale"

    with showdown.offered():
        run(story)


def test_bots_answer_while_players_keep_their_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            chosen = {"bots": ("random",), "clock": "60", "pace": "calm"}
            await begin(anna, boris, game="showdown", **chosen)
            await anna.until(lambda: len(anna.told) == 2)
            assert anna.told[1]["seat"] == 1
            assert left(anna) == pytest.approx(58.2)
            said = json.dumps(anna.told)
            assert '"word"' not in said  # the bot's word is secret

    with showdown.offered():
        run(story)
