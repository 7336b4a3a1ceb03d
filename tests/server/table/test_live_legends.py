"""Legends at live tables: ability windows, seats between scenarios, and a whole scenario."""

import asyncio
import random
from pathlib import Path

import pytest

from omerta import games
from tests.server.live_harness import Person, begin, kept, registry_at, run, whose_turn
from tests.server.table.legends_play import (
    CAMPAIGN,
    ONE_SHOT,
    asked_for,
    decision,
    one_answer,
    reach,
    undoable,
)

pytestmark = pytest.mark.usefixtures("same_deal")


def told(person: Person, kind: str) -> int:
    """Return how many such events this player received."""
    person.listen()
    return sum(event["type"] == kind for step in person.told for event in step["events"])


def clock_of(person: Person) -> tuple[int, int] | None:
    """Return the clock's remaining and whole time, in seconds."""
    person.listen()
    assert person.play is not None
    clock = person.play["clock"]
    return None if clock is None else (round(clock["left"] / 1000), round(clock["whole"] / 1000))


# The ability window


@pytest.mark.parametrize("seconds", ["15", "60"])
def test_a_window_passes_by_itself_for_all_silent_players(tmp_path: Path, seconds: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            options = {**ONE_SHOT, "window_seconds": seconds}
            code = await begin(anna, boris, game="legends", bots=["random"], options=options)
            luck = random.Random(1)
            await reach(luck, asked_for("ability"), anna, boris)
            table, before = await registry.table(code), clock_of(anna)
            assert before is not None
            assert before[1] == int(seconds)
            assert table.match is not None
            window = table.match.deadline
            assert window is not None
            await asyncio.sleep(before[0] - 1)
            assert table.match.continues(window)
            await asyncio.sleep(2)
            assert not table.match.continues(window)
            # One clock for all seats: none of them was late.
            assert told(anna, "timeout_applied") == 0
            assert not undoable(anna)  # what the clock did cannot be undone
            state = kept(table)
        async with registry_at(tmp_path / "db") as registry:
            again = await registry.table(code)
            assert kept(again) == state
            assert again.match is not None
            assert not again.match.core.can_undo()

    run(story)


def test_a_window_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="legends", options=ONE_SHOT)
            await reach(random.Random(5), asked_for("ability"), anna, boris)
            await asyncio.sleep(12)
            before, now = kept(await registry.table(code)), anna.play
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            anna.registry = boris.registry = registry
            welcome = await anna.comes(code)
            assert now is not None
            assert welcome["play"]["view"] == now["view"]
            left = clock_of(anna)
            assert left is not None
            assert 17 <= left[0] <= 18
            assert left[1] == 30
            table = await registry.table(code)
            assert table.match is not None
            window = table.match.deadline
            await asyncio.sleep(left[0] + 1)
            assert not table.match.continues(window)

    run(story)


def test_a_window_has_its_own_clock_and_everything_else_the_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="legends", clock="60", options=ONE_SHOT)
            assert clock_of(anna) == (60, 60)
            await asyncio.sleep(61)
            assert told(anna, "timeout_applied") == 1
            luck = random.Random(3)
            first = await reach(luck, asked_for("ability"), anna, boris)
            assert clock_of(anna) == (30, 30)
            await asyncio.sleep(10)
            assert first.play is not None
            passing = first.play["view"]["options"].index({"type": "pass"})
            await first.acts(passing)
            if decision(first) == "ability":  # the next one has the remaining time, not all of it
                assert clock_of(anna) == (20, 30)
            await reach(luck, lambda person: decision(person) != "ability", anna, boris)
            assert clock_of(anna) == (60, 60)

    run(story)


def test_without_seconds_the_tables_clock_counts_in_a_window_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            options = {**ONE_SHOT, "window_seconds": "none"}
            await begin(anna, boris, game="legends", clock="120", options=options)
            await reach(random.Random(3), asked_for("ability"), anna, boris)
            assert clock_of(anna) == (120, 120)

    run(story)


def test_a_bot_plays_for_a_player_who_leaves_during_a_window(tmp_path: Path) -> None:
    """Most decisions have no clock, so the table would wait forever for an empty seat."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="legends", options=ONE_SHOT)
            asked = await reach(random.Random(5), asked_for("ability"), anna, boris)
            other = boris if asked is anna else anna
            await asked.does("stand", seat=asked.seat)
            other.listen()
            assert asked.seat is None
            assert [seat["substitute"] != "" for seat in other.seated].count(True) == 1

    run(story)


def test_the_same_pass_twice_is_no_pass_for_the_other_hand(tmp_path: Path) -> None:
    """A single player leads two hands, and a hasty click must not answer for both."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="legends", seats=1, options=ONE_SHOT)
            luck = random.Random(4)
            for _ in range(40):
                await reach(luck, asked_for("ability"), anna)
                assert anna.play is not None
                passing = anna.play["view"]["options"].index({"type": "pass"})
                answer = anna.answer(passing)
                await anna.does("act", **answer)
                if decision(anna) == "ability":
                    assert await anna.tries("act", **answer) == "stale"
                    return
            raise AssertionError("no window was open to both hands")

    run(story)


# The break between scenarios


def test_in_the_break_chairs_change_hands_and_the_campaign_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            vera, walter = Person(registry, "Vera"), Person(registry, "Walter")
            code = await begin(
                anna, boris, game="legends", bots=["random"], pace="brisk", options=CAMPAIGN
            )
            await vera.comes(code)
            await walter.comes(code)
            await boris.leaves()
            await asyncio.sleep(61)  # a bot plays for Boris
            assert await vera.tries("sit", seat=1, name="Vera") == "seat-taken"
            luck = random.Random(11)
            await reach(luck, lambda person: bool(person.table["resting"]), anna)
            assert decision(anna) == "spend"
            assert clock_of(anna) is None
            # A bot spends money, after a pause in which players can look around.
            if not anna.my_turn:
                now = kept(await registry.table(code))
                await asyncio.sleep(14)
                assert kept(await registry.table(code)) == now
            await vera.does("sit", seat=1, name="Vera")  # a bot's seat
            await walter.does("sit", seat=2, name="Walter")  # the seat of an absent player
            await anna.does("stand", seat=0)
            await reach(luck, lambda person: not person.table["resting"], vera, walter)
            await boris.comes(code)
            assert boris.seat is None
            assert [seat["name"] for seat in boris.seated] == ["Anna", "Vera", "Walter"]
            for _ in range(3):
                await one_answer(luck, vera, walter)
            assert told(vera, "scenario_set_up") >= 1

    run(story)


def test_the_break_has_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="legends", clock="60", options=CAMPAIGN)
            luck = random.Random(2)
            await reach(luck, lambda person: decision(person) == "spend", anna, boris)
            assert clock_of(anna) is None
            now = kept(await registry.table(code))
            await asyncio.sleep(200)
            assert kept(await registry.table(code)) == now

    run(story)


# A whole scenario


@pytest.mark.parametrize("level", ["random", "normal"])
def test_two_people_and_a_bot_plan_a_whole_heist(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="legends", bots=[level], options=ONE_SHOT)
            luck = random.Random(level)
            while not anna.over:
                await one_answer(luck, anna, boris)
                anna.listen()
            assert told(anna, "campaign_ended") == 1
            table = await registry.table(code)
            assert table.phase == "over"
            assert anna.connection.closed is None

    run(story)


def test_it_brings_no_clocks_that_count_instead_of_the_tables() -> None:
    assert not games.get("legends").meta.timed


def test_others_see_exactly_the_options_of_the_deciding_seat(tmp_path: Path) -> None:
    """The others may suggest exactly the options of the seat that decides."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="legends", options=ONE_SHOT)
            luck = random.Random(8)
            for _ in range(15):
                active, other = whose_turn(anna, boris)
                assert active.play is not None
                assert other.play is not None
                assert active.play["view"]["options"] == other.play["view"]["choices"]
                assert other.play["view"]["options"] == active.play["view"]["choices"] == []
                await one_answer(luck, anna, boris)

    run(story)
