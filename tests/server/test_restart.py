"""What a restart finds: matches that continue, matches that cannot, and crashed tables."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from omerta.kernel import Action, Chance, Event, Refusal, Seat
from tests.broken.base import CROOKS, Broken
from tests.server.live_harness import (
    HungUp,
    Person,
    begin,
    database_is_out,
    deal,
    kept,
    play_out,
    registry_at,
    run,
    whose_turn,
)
from tests.server.table.legends_play import ONE_SHOT, one_answer
from tests.server.table.showdown import offered


def test_a_game_with_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await begin(anna, bots=("easy", "easy"), pace="calm")
            for _ in range(5):
                await anna.until(lambda: anna.my_turn)
                await anna.acts()
            before = kept(await registry.table(code))
        assert anna.connection.closed == 1012
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            anna.registry = registry
            await anna.comes(code)
            await anna.plays()
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            welcome = await anna.comes(code)
            assert welcome["table"]["phase"] == "over"
            assert welcome["play"]["view"]["outcome"] is not None

    run(story)


def test_bots_go_on_although_no_guest_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            options = {"first_player": "1"}
            code = await begin(anna, bots=("easy", "easy"), pace="calm", options=options)
        async with registry_at(tmp_path / "db") as registry:
            assert registry.count() == 1
            await asyncio.sleep(100)
            anna.registry = registry
            await anna.comes(code)
            assert anna.my_turn

    run(story)


@pytest.mark.parametrize("moment", range(0, 40, 4))
def test_a_game_is_the_same_after_a_restart_at_any_moment(tmp_path: Path, moment: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300")
            for step in range(moment):
                active, _ = whose_turn(anna, boris)
                if not active.my_turn:
                    break
                await active.acts(step)
                assert active.play is not None
                if active.play["undo"] and step % 3 == 0:
                    await active.does("undo", seq=active.play["seq"])
            anna.listen()
            before = kept(await registry.table(code))
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            play = anna.play
            anna.registry = registry
            welcome = await anna.comes(code)
            assert play is not None
            assert welcome["play"] == play

    run(story)


@pytest.mark.parametrize("scenario", ["bank", "chase", "rebels", "casino", "family", "power"])
def test_a_heist_is_the_same_after_a_restart_at_any_moment(tmp_path: Path, scenario: str) -> None:
    async def story() -> None:
        luck = random.Random(scenario)
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara")]
            options = {**ONE_SHOT, "first_job": scenario}
            code = await begin(*people, game="legends", options=options)
        for _ in range(8):
            async with registry_at(tmp_path / "db") as registry:
                for person in people:
                    person.registry = registry
                    await person.comes(code)
                for _ in range(7):
                    await one_answer(luck, *people)
                    people[0].listen()
                    if people[0].over:
                        return
                for person in people:
                    person.listen()
                before, plays = kept(await registry.table(code)), [person.play for person in people]
            async with registry_at(tmp_path / "db") as registry:
                assert kept(await registry.table(code)) == before
                for person, play in zip(people, plays, strict=True):
                    person.registry = registry
                    assert (await person.comes(code))["play"] == play

    run(story)


class NewerRules(Broken):
    """Crooks under rules with other results."""

    meta = replace(CROOKS.meta, ruleset=CROOKS.meta.ruleset + 1)


SPOILT = {
    "luck": "UPDATE plays SET luck = CAST('{}' AS BLOB)",
    "options": "UPDATE plays SET options = CAST('{\"edition\": 7}' AS BLOB)",
    "state": "UPDATE snapshots SET state = CAST('{\"schema\": 1}' AS BLOB)",
    "state is no JSON": "UPDATE snapshots SET state = CAST('x' AS BLOB)",
    "a step is missing": "DELETE FROM steps WHERE seq = 2",
    "all steps are missing": "DELETE FROM steps",
    "the log ends before the state": "UPDATE snapshots SET seq = 9",
    "a step is illegal": 'UPDATE steps SET action = CAST(\'{"type":"discard"}\' AS BLOB) WHERE seq = 1',
    "a step is no action": 'UPDATE steps SET action = CAST(\'{"type":"dance"}\' AS BLOB) WHERE seq = 2',
    "events are none": 'UPDATE steps SET events = CAST(\'[{"type":"snow"}]\' AS BLOB) WHERE seq = 2',
}


@pytest.mark.parametrize("damage", ["newer rules", *SPOILT])
def test_a_game_that_cannot_go_on_is_put_away(tmp_path: Path, damage: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            sealed = anna.table["commitment"]
            for _ in range(3):
                await whose_turn(anna, boris)[0].acts()
        if damage in SPOILT:
            with sqlite3.connect(tmp_path / "db") as database:
                database.execute(SPOILT[damage])
            database.close()
        rules: Any = NewerRules() if damage == "newer rules" else CROOKS
        with offered(rules):
            await look_again(tmp_path, code, sealed, anna, boris)

    async def look_again(
        tmp_path: Path, code: str, sealed: str, anna: Person, boris: Person
    ) -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            welcome = await anna.comes(code)
            assert (welcome["table"]["phase"], welcome["play"]) == ("lobby", None)
            assert welcome["table"]["notice"] == "game-put-away"
            assert [seat["name"] for seat in anna.seated] == ["Anna", "Boris"]
            assert anna.table["commitment"] != sealed  # what was seen must not be dealt again
            assert not any(seat["salted"] for seat in anna.seated)
            anna.play = None
            await boris.comes(code)
            boris.play = None
            await deal(anna, boris)
            assert anna.table["notice"] == ""
            await play_out(anna, boris)

    run(story)


def test_a_damaged_table_harms_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            bad = await begin(anna, bots=("easy",), public=True)
            good = await begin(boris, bots=("easy",), public=True)
        with sqlite3.connect(tmp_path / "db") as database:
            database.execute(
                "UPDATE tables SET document = CAST('{' AS BLOB) WHERE code = ?", (bad,)
            )
        database.close()
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            assert [line.code for line in await registry.summaries()] == [good]
            assert await registry.tables_of(anna.guest) == ()
            assert [line.code for line in await registry.tables_of(boris.guest)] == [good]
            with pytest.raises(Refusal, match="save-corrupt"):
                await anna.comes(bad)
            await boris.comes(good)
            await boris.plays()

    run(story)


# Crashes


class Fragile(Broken):
    """Crooks with a bug: it fails when a crook is laid on target 9."""

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        if getattr(action, "target", None) == 9:
            raise ZeroDivisionError(f"half done: {events}")
        return events


def test_a_crashed_table_is_opened_again_as_it_was_saved(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            active, other = whose_turn(anna, boris)
            await active.acts()
            await active.acts()
            before = kept(await registry.table(code))
            nine = {"type": "up", "target": 9}
            with pytest.raises(HungUp, match="1011"):
                await active.says("act", seq=2, action=nine)
            assert [person.connection.closed for person in (anna, boris, vera)] == [1011] * 3
            heard = b"".join(
                frame for connection in other.connections for frame in connection.frames
            )
            assert b"half done" not in heard
            assert kept(await registry.table(code)) == before
            await other.comes(code)
            await active.comes(code)
            assert active.my_turn
            await active.acts()
            await play_out_without(9, anna, boris)

    async def play_out_without(target: int, *people: Person) -> None:
        while not people[0].over:
            active, *_ = whose_turn(*people)
            assert active.play is not None
            options = active.play["view"]["options"]
            harmless = [n for n, o in enumerate(options) if o.get("target") != target]
            assert (await active.acts(harmless[0] if harmless else 0))["type"] == "ack"
            people[0].listen()

    with offered(Fragile()):
        run(story)


def test_what_waited_when_a_table_crashed_is_not_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            await active.acts()
            await active.acts()
            table = await registry.table(code)
            nine = {"type": "up", "target": 9}
            other.listen()
            with pytest.raises(HungUp):
                await active.says("act", seq=2, action=nine)
            assert table.gone
            with pytest.raises(HungUp):
                await other.says("chat", text="What happened?")
            await other.comes(code)
            assert other.chat == []

    with offered(Fragile()):
        run(story)


def test_an_outage_under_many_tables_leaves_no_task_behind(tmp_path: Path) -> None:
    """Each table is dropped by the same job whose step was not saved."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            players: list[tuple[Person, Person]] = []
            for number in range(8):
                pair = Person(registry, f"Anna{number}"), Person(registry, f"Boris{number}")
                await begin(*pair)
                players.append(whose_turn(*pair))  # type: ignore[arg-type]
            with database_is_out(tmp_path / "db"):
                answers = await asyncio.gather(
                    *(active.acts() for active, _ in players), return_exceptions=True
                )
                # The refusal is the last push before the connection closes.
                assert all(isinstance(answer, dict) for answer in answers), answers
                await asyncio.sleep(0)
            assert [active.connection.closed for active, _ in players] == [1011] * len(players)
            working = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
            assert "Table._work" not in working
            for active, other in players:
                assert active.session is not None
                code = active.session.table.code
                await active.comes(code)
                await other.comes(code)
                assert (await active.acts())["type"] == "ack"

    run(story)
