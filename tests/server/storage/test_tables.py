"""Guests, tables and their seats."""

import pytest
from msgspec.structs import replace

from omerta.server.storage.refusals import CodeTaken, NotSaved
from tests.server.storage.rows import ANNA, begin, open_table, opened


async def test_a_guest_is_found_by_the_hash_of_its_token(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest(ANNA)
        assert await store.guest(ANNA.token) == ANNA
        assert await store.guest(b"somebody else") is None


async def test_a_guest_takes_another_name(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest(ANNA)
        renamed = replace(ANNA, name="Аня", seen=3_000)
        await store.save_guest(renamed)
        assert await store.guest(ANNA.token) == renamed


@pytest.mark.parametrize("twin", [{"public": "another"}, {"token": b"another"}])
async def test_neither_a_token_nor_a_public_id_is_kept_twice(
    address: str, twin: dict[str, str | bytes]
) -> None:
    async with opened(address) as store:
        await store.add_guest(ANNA)
        with pytest.raises(NotSaved):
            await store.add_guest(replace(ANNA, **twin))


async def test_a_table_is_kept_as_it_is(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store, "ABKM", "anna", "boris", now=5)
        assert (table.code, table.game, table.phase) == ("ABKM", "crooks", "lobby")
        assert (table.public, table.document, table.play, table.touched) == (
            True,
            b'{"host": 1}',
            None,
            5,
        )
        changed = replace(table, phase="over", public=False, document=b"{}", play="p", touched=6)
        await store.save_table(changed, ["anna"])
        assert await store.table("ABKM") == changed
        assert await store.tables_of("anna") == [changed]
        assert await store.tables_of("boris") == []


async def test_everything_is_there_after_closing_and_opening(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store, "ABKM", "anna")
    async with opened(address) as store:
        assert await store.tables_of("anna") == [table]


async def test_only_open_tables_hold_their_code(address: str) -> None:
    async with opened(address) as store:
        first = await open_table(store)
        with pytest.raises(CodeTaken) as refused:
            await open_table(store)
        assert refused.value.code == "code-taken"
        await store.close_table(first.id, 20)
        assert await store.table(first.code) is None
        second = await open_table(store)
        assert second.id != first.id


async def test_a_closed_table_is_nowhere_to_be_seen(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store, "ABKM", "anna")
        await begin(store, "play-1", table)
        await store.close_table(table.id, 20)
        assert await store.public_tables(10) == []
        assert await store.tables_of("anna") == []
        assert await store.tables_with_running_match() == []
        assert await store.idle_tables(1_000) == []


async def test_the_start_page_lists_the_liveliest_public_tables(address: str) -> None:
    async with opened(address) as store:
        old = await open_table(store, "AAAA", now=1)
        new = await open_table(store, "BBBB", now=3)
        middle = await open_table(store, "CCCC", now=2)
        hidden = await open_table(store, "EEEE", now=4)
        await store.save_table(replace(hidden, public=False), ())
        assert await store.public_tables(2) == [new, middle]
        assert await store.public_tables(9) == [new, middle, old]


async def test_a_guest_finds_all_its_tables(address: str) -> None:
    async with opened(address) as store:
        one = await open_table(store, "AAAA", "anna", "boris", now=1)
        two = await open_table(store, "BBBB", "anna", now=2)
        assert await store.tables_of("anna") == [two, one]
        assert await store.tables_of("boris") == [one]


async def test_tables_count_for_their_openers_and_their_players(address: str) -> None:
    async with opened(address) as store:
        await open_table(store, "AAAA", "anna", "boris")
        await store.add_table("BBBB", "crooks", "lobby", True, b"{}", ("anna",), 1, "anna")
        await store.add_table("CCCC", "crooks", "lobby", True, b"{}", (), 1, "anna")
        counted = [await store.count_tables_of(guest) for guest in ("anna", "boris", "vera")]
        assert counted == [3, 1, 0]
        left = await store.table("CCCC")
        assert left is not None
        await store.close_table(left.id, 20)
        assert await store.count_tables_of("anna") == 2


async def test_tables_with_a_running_game_wake_after_a_restart(address: str) -> None:
    async with opened(address) as store:
        await open_table(store, "AAAA")
        playing = await open_table(store, "BBBB")
        await begin(store, "play-1", playing)
        over = await open_table(store, "CCCC")
        await begin(store, "play-2", over)
        await store.save_table(replace(over, phase="over", play="play-2"), ())
    async with opened(address) as store:
        assert [table.code for table in await store.tables_with_running_match()] == ["BBBB"]


async def test_unused_tables_are_idle(address: str) -> None:
    async with opened(address) as store:
        old = await open_table(store, "AAAA", now=1)
        await open_table(store, "BBBB", now=5)
        assert await store.idle_tables(5) == [old]
