"""Absent players: bots play for them, and give the seat back on their return."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from omerta.server.table.presence import AWAY_SECONDS
from omerta.server.table_registry import BEATS_PER_SWEEP
from omerta.server.workers import Priority
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    Found,
    InlineWorkers,
    Person,
    begin,
    kept,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
    whose_turn,
)

A_WHILE = BEATS_PER_SWEEP + 2.0
"""Seconds after which idle tables have left memory."""


class RecordingWorkers(InlineWorkers):
    """Bots that record the priority of each of their decisions."""

    def __init__(self) -> None:
        super().__init__()
        self.ranks: list[Priority] = []

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        self.ranks.append(rank())
        return work(*about)


def test_a_bot_plays_for_an_absent_player_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300")
            active, other = whose_turn(anna, boris)
            await active.leaves()
            began = fake_clock().time()
            seat = active.seat
            assert seat is not None
            await other.until(lambda: other.seated[seat]["substitute"] != "")
            assert fake_clock().time() - began == AWAY_SECONDS
            assert other.seated[seat]["kind"] == "person"
            assert other.seated[seat]["name"] == active.guest.name
            await other.until(lambda: other.my_turn)  # the bot has played the whole turn
            welcome = await active.comes(code)
            assert welcome["seat"] == seat
            assert welcome["table"]["seats"][seat]["substitute"] == ""
            await other.acts()
            while not active.my_turn:
                active, other = whose_turn(active, other)
                await active.acts()
            await play_out(anna, boris)

    run(story)


def test_a_player_who_returns_to_a_new_decision_has_its_whole_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300", pace="calm")
            active, other = whose_turn(anna, boris)
            await active.leaves()
            await other.until(
                lambda: other.play is not None and len(other.told) == 2  # the bot recruited
            )
            assert other.play is not None
            assert other.play["clock"] is None
            welcome = await active.comes(code)
            assert welcome["play"]["clock"]["left"] == 300_000
            await asyncio.sleep(10)  # longer than a bot takes
            active.listen()
            assert active.play is not None
            assert active.play["seq"] == 1
            await asyncio.sleep(90)
        async with registry_at(tmp_path / "db") as registry:
            active.registry = registry
            welcome = await active.comes(code)
            assert welcome["play"]["clock"]["left"] == 200_000
            assert (await active.acts())["type"] == "ack"

    run(story)


def test_a_player_who_returns_to_the_same_decision_has_its_remaining_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="300", pace="calm")
            active, other = whose_turn(anna, boris)
            seat = active.seat
            assert seat is not None
            for lost in (AWAY_SECONDS + 40, 2 * (AWAY_SECONDS + 40)):
                await asyncio.sleep(40)
                await active.leaves()
                await other.until(lambda: other.seated[seat]["substitute"] != "")
                await asyncio.sleep(1)  # the bot has not answered yet
                welcome = await active.comes(code)
                clock = welcome["play"]["clock"]
                assert (clock["left"], clock["whole"]) == ((300 - lost) * 1000, 300_000)
                await other.until(lambda: other.seated[seat]["substitute"] == "")

    run(story)


def test_coming_and_going_adds_a_moment_to_a_question_and_only_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, clock="60", pace="calm")
            active, _ = whose_turn(anna, boris)
            assert active.seat is not None
            assert active.play is not None
            await active.acts()
            again = {"seat": active.seat, "name": active.guest.name}
            await asyncio.sleep(55)
            given = []
            for _ in range(3):
                await active.does("stand", seat=active.seat)
                await active.does("sit", **again)
                given.append(active.play["clock"]["left"])
                await asyncio.sleep(4)
                await active.acts()  # hires a crook, and takes it back
                await active.does("undo", seq=active.play["seq"])
            assert given == [15_000, 11_000, 7_000]

    run(story)


def test_what_a_bot_answered_is_taken_back_without_gaining_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, clock="120", pace="calm")
            active, other = whose_turn(anna, boris)
            await active.acts()  # pays for a hangout
            await asyncio.sleep(30)
            await active.leaves()
            await other.until(lambda: len(other.told) == 3)  # the bot has hired a crook
            await active.comes(code)
            assert active.play is not None
            assert active.play["undo"]
            await active.does("undo", seq=2)
            assert active.play["clock"]["left"] == (120 - 30 - AWAY_SECONDS) * 1000

    run(story)


def test_no_player_is_replaced_while_all_are_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)  # the others do not wait for a spectator
            before = kept(await registry.table(code))
            await anna.leaves()
            await boris.leaves()
            await asyncio.sleep(10 * AWAY_SECONDS)
            assert kept(await registry.table(code)) == before
            await boris.comes(code)
            began = fake_clock().time()
            await boris.until(lambda: boris.seated[0]["substitute"] != "")
            assert fake_clock().time() - began == AWAY_SECONDS
            assert boris.table["host"] == "guest-Boris"

    run(story)


def test_a_new_player_does_not_wait_for_absent_ones_forever(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris, bots=())
            await vera.comes(code)
            await boris.does("stand", seat=1)
            await boris.leaves()
            await anna.leaves()
            await asyncio.sleep(10 * AWAY_SECONDS)
            await vera.does("sit", seat=1, name="Vera")
            await vera.until(lambda: vera.seated[0]["substitute"] != "")

    run(story)


def test_a_match_that_all_players_have_left_rests_until_a_guest_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            code = await begin(anna, bots=("easy", "easy"))
            await anna.does("stand", seat=0)
            await anna.leaves()
            table = await registry.table(code)
            assert table.match is not None
            await asyncio.sleep(A_WHILE)
            assert (table.is_playing, registry.count()) == (True, 0)
            before = kept(await registry.table(code))
            await asyncio.sleep(10 * AWAY_SECONDS)
            assert kept(await registry.table(code)) == before
            await vera.comes(code)
            await vera.until(lambda: vera.over)

    run(story)


def test_bots_play_on_to_the_next_decision_of_an_absent_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await begin(anna, bots=("easy", "easy"))
            await anna.until(lambda: anna.my_turn)
            while anna.my_turn:
                await anna.acts()
            await anna.leaves()
            await asyncio.sleep(AWAY_SECONDS)
            table = await registry.table(code)
            assert table.match is not None
            assert list(table.match.pending) == [0]

    run(story)


def test_a_bot_goes_before_those_of_tables_without_guests(tmp_path: Path) -> None:
    async def story() -> None:
        workers = RecordingWorkers()
        async with registry_at(tmp_path / "db", workers) as registry:
            anna = Person(registry, "Anna")
            await begin(anna, bots=("easy", "easy"), pace="calm", options={"first_player": "1"})
            await anna.hears(lambda push: push["type"] == "step")
            await anna.leaves()
            await asyncio.sleep(AWAY_SECONDS)
            assert workers.ranks[0] is Priority.BOT
            assert workers.ranks[-1] is Priority.UNSEEN

    run(story)


def test_another_tab_is_enough(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            tab = boris.other_tab()
            await tab.comes(code)
            await boris.leaves()
            await asyncio.sleep(3 * AWAY_SECONDS)
            anna.listen()
            assert anna.seated[1]["substitute"] == ""
            assert anna.seated[1]["connected"]

    run(story)


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            await asyncio.sleep(AWAY_SECONDS / 2)
            await anna.comes(code)
            await asyncio.sleep(AWAY_SECONDS / 4)
            await boris.comes(code)
            await asyncio.sleep(3 * AWAY_SECONDS)
            anna.listen()
            assert [seat["substitute"] for seat in anna.seated] == ["", ""]

    run(story)


def test_a_takeover_that_is_not_kept_is_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            await boris.leaves()
            with nothing_is_saved(tmp_path / "db"):
                await asyncio.sleep(AWAY_SECONDS + 1)
            assert anna.connection.closed is None
            anna.listen()
            assert anna.seated[1]["substitute"] == ""
            await anna.until(lambda: anna.seated[1]["substitute"] != "")

    run(story)


def test_an_answer_may_be_taken_back_after_a_takeover(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, pace="calm")
            active, other = whose_turn(anna, boris)
            await active.acts()
            before = kept(await registry.table(code))[0]
            await active.acts()  # hires a crook, which no other seat has seen
            assert active.play is not None
            assert active.play["undo"]
            seat = active.seat
            assert seat is not None
            await active.leaves()
            await other.until(lambda: other.seated[seat]["substitute"] != "")
            assert await other.tries("undo", seq=2) == "cannot-undo"
            await active.comes(code)  # before the bot has answered
            assert active.play["undo"]
            await active.does("undo", seq=2)
            assert kept(await registry.table(code))[0] == before
            await play_out(anna, boris)

    run(story)
