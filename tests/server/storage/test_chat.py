"""Chat, notes, the heartbeat, and purging."""

import asyncio

import pytest
from msgspec.structs import replace

from omerta.server.storage import changes
from omerta.server.storage.refusals import TooManyRemarks
from omerta.server.storage.rows import Progress, RemarkSheet
from tests.server.storage.rows import ANNA, begin, open_table, opened, said, step


async def test_chat_is_read_oldest_first_from_its_end(address: str) -> None:
    async with opened(address) as store:
        table, other = await open_table(store, "AAAA"), await open_table(store, "BBBB")
        kept = [await store.add_chat(said(table, text)) for text in ("раз", "два", "три")]
        numbers = [line.number for line in kept]
        await store.add_chat(said(other, "elsewhere"))
        assert numbers == sorted(set(numbers))
        last = await store.chat(table.id, None, 2, watching=True)
        assert [(row.number, row.text) for row in last] == [
            (numbers[1], "два"),
            (numbers[2], "три"),
        ]
        earlier = await store.chat(table.id, numbers[1], 2, watching=True)
        assert [row.text for row in earlier] == ["раз"]


async def test_players_can_be_spared_what_watchers_say(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        for number in range(3):
            await store.add_chat(said(table, f"player {number}"))
            await store.add_chat(said(table, f"watcher {number}", watching=True))
        heard = await store.chat(table.id, None, 2, watching=False)
        assert [(row.text, row.seat) for row in heard] == [("player 1", 1), ("player 2", 1)]
        both = await store.chat(table.id, None, 2, watching=True)
        assert [(row.text, row.watching) for row in both] == [
            ("player 2", False),
            ("watcher 2", True),
        ]


async def test_notes_belong_to_one_guest_at_one_table(address: str) -> None:
    async with opened(address) as store:
        table, other = await open_table(store, "AAAA"), await open_table(store, "BBBB")
        assert await store.notes(table.id, "anna") == ""
        await store.save_notes(table.id, "anna", "Boris lies")
        await store.save_notes(table.id, "anna", "Boris lies again")
        await store.save_notes(other.id, "anna", "a quiet table")
        assert await store.notes(table.id, "anna") == "Boris lies again"
        assert await store.notes(table.id, "boris") == ""


async def test_remarks_belong_to_one_guest_at_one_seat_of_one_game(address: str) -> None:
    async with opened(address) as store:
        for play in ("play-1", "play-2"):
            await begin(store, play)
        sheet = RemarkSheet("play-1", "anna", 0)
        others = [
            RemarkSheet("play-2", "anna", 0),
            RemarkSheet("play-1", "boris", 0),
            RemarkSheet("play-1", "anna", 1),
        ]
        await store.save_remark(sheet, "1:rB", "?")
        await store.save_remark(sheet, "1:rB", "+ Боря")
        await store.save_remark(sheet, "1:aA", "-")
        await store.save_remark(sheet, "2:aA", "-")
        await store.save_remark(sheet, "2:aA", "")
        assert list((await store.remarks(sheet)).items()) == [("1:aA", "-"), ("1:rB", "+ Боря")]
        for other in others:
            assert await store.remarks(other) == {}
            await store.save_remark(other, "1:rB", "mine")
            await store.save_remark(other, "1:rB", "")
        assert (await store.remarks(sheet))["1:rB"] == "+ Боря"


async def test_a_full_sheet_refuses_remarks_and_leaves_other_sheets_alone(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "MAX_REMARKS", 2)
    async with opened(address) as store:
        await begin(store)
        sheet, other = RemarkSheet("play-1", "anna", 0), RemarkSheet("play-1", "anna", 1)
        results = await asyncio.gather(
            *(store.save_remark(sheet, at, "?") for at in "abc"),
            store.save_remark(other, "c", "?"),
            store.save_remark(sheet, "a", "another"),
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(TooManyRemarks) == 1
        assert await store.remarks(sheet) == {"a": "another", "b": "?"}
        assert await store.remarks(other) == {"c": "?"}


async def test_the_last_heartbeat_outlives_the_server(address: str) -> None:
    async with opened(address) as store:
        assert await store.last_beat() is None
        await store.beat(1_234_567_890_123)
    async with opened(address) as store:
        assert await store.last_beat() == 1_234_567_890_123


async def test_the_health_check_writes_and_reads(address: str) -> None:
    async with opened(address) as store:
        await store.check()
        await store.check()
        assert await store.last_beat() is None


async def test_old_closed_tables_go_with_everything_of_theirs(address: str) -> None:
    async with opened(address) as store:
        old, young = await open_table(store, "AAAA", "anna"), await open_table(store, "BBBB")
        for table in (old, young):
            await begin(store, f"play-{table.code}", table)
            await store.save_notes(table.id, "anna", "mine")
            await store.add_chat(said(table, "hello"))
            await store.save_remark(RemarkSheet(f"play-{table.code}", "anna", 0), "1:rB", "?")
        await store.close_table(old.id, 100)
        await store.close_table(young.id, 200)
        assert await store.purge(200, 0) == 2
        assert await store.match("play-AAAA") is None
        assert await store.steps("play-AAAA", 0, 9) == []
        assert await store.notes(old.id, "anna") == ""
        assert await store.chat(old.id, None, 9, watching=True) == []
        assert await store.remarks(RemarkSheet("play-AAAA", "anna", 0)) == {}
        assert await store.remarks(RemarkSheet("play-BBBB", "anna", 0)) == {"1:rB": "?"}
        assert await store.match("play-BBBB")
        assert await store.notes(young.id, "anna") == "mine"
        assert await store.purge(200, 0) == 0


async def test_games_played_to_the_end_outlive_their_table(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        await begin(store, "play-1", table)
        await store.add_steps("play-1", [step(1)], Progress(None, None, status="over", ended=50))
        await store.save_remark(RemarkSheet("play-1", "anna", 0), "1:rB", "?")
        await store.close_table(table.id, 100)
        assert await store.purge(1_000, 0) == 2
        # No guest can read them any longer.
        assert await store.remarks(RemarkSheet("play-1", "anna", 0)) == {}
        play = await store.match("play-1")
        assert play
        assert (play.status, play.table, play.head) == ("over", None, 1)


async def test_a_great_cleaning_is_done_in_pieces(address: str) -> None:
    async with opened(address) as store:
        many = changes.MAX_PURGED_AT_ONCE + 5
        for number in range(many):
            table = await open_table(store, f"T{number}")
            await store.close_table(table.id, 1)
        assert await store.purge(2, 0) == many


async def test_guests_not_seen_for_long_are_deleted(address: str) -> None:
    async with opened(address) as store:
        guests = {name: replace(ANNA, public=name, token=name.encode()) for name in ("a", "b", "c")}
        for name, seen in (("a", 10), ("b", 10), ("c", 20)):
            await store.add_guest(replace(guests[name], seen=seen))
        await open_table(store, "AAAA", "b")
        assert await store.purge(0, 20) == 1
        assert [await store.guest(name.encode()) is None for name in "abc"] == [True, False, False]


async def test_renewed_rows_are_neither_idle_nor_deleted(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest(replace(ANNA, seen=10))
        table, other = await open_table(store, "AAAA"), await open_table(store, "BBBB")
        await begin(store, "play-B", other)
        await store.close_table(other.id, 20)
        await store.renew(1000)
        assert await store.idle_tables(1000) == []
        assert await store.purge(1000, 1000) == 0
        assert [row.id for row in await store.idle_tables(1001)] == [table.id]
        assert await store.purge(1001, 1001) == 3  # a match, its table and a guest


async def test_what_is_said_twice_under_one_command_is_kept_once(address: str) -> None:
    async with opened(address) as store:
        tables = [await open_table(store, code) for code in ("AAAA", "BBBB")]
        lines = [replace(said(table, "hello"), command="anna:1") for table in tables]
        first = await store.add_chat(lines[0])
        assert first.new
        assert await store.add_chat(lines[0]) == replace(first, new=False)
        assert (await store.add_chat(lines[1])).new
        for table in tables:
            assert len(await store.chat(table.id, None, 9, watching=True)) == 1
