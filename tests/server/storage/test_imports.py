"""Imported matches: for which guest, how many, and for how long they are stored."""

import pytest

from omerta.server.storage import changes
from omerta.server.storage.refusals import NoRoomForImport
from omerta.server.storage.store import Store
from tests.server.storage.rows import deal, opened, play_row, step


async def bring(store: Store, play: str, guest: str = "anna", now: int = 100) -> None:
    row = play_row(play, number=0, status="over", outcome=b"{}", ended=now, head=1, state_seq=1)
    await store.import_match(row, [deal(play), step(1, play)], guest, now)


async def kept(store: Store, *plays: str) -> list[str]:
    return [play for play in plays if await store.match(play) is not None]


async def test_a_game_from_a_file_is_kept_with_the_time_it_was_read(address: str) -> None:
    async with opened(address) as store:
        await bring(store, "one", now=100)
        row = await store.match("one")
        assert row is not None
        assert (row.read, row.status, row.table) == (100, "over", None)
        await store.note_import_read("one", 200)
        again = await store.match("one")
        assert again is not None
        assert again.read == 200
        assert len(await store.steps("one", 0, 9)) == 2


async def test_imports_that_are_not_read_are_deleted(address: str) -> None:
    async with opened(address) as store:
        for play in ("read", "unread"):
            await bring(store, play, now=100)
        await store.note_import_read("read", 300)
        assert await store.purge(200, 0) == 1
        assert await kept(store, "read", "unread") == ["read"]
        assert await store.steps("unread", 0, 9) == []


async def test_a_guest_has_so_many_and_the_next_replaces_the_longest_unread(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "MAX_IMPORTS", 2)
    async with opened(address) as store:
        await bring(store, "of boris", "boris", now=1)
        await bring(store, "one", now=10)
        await bring(store, "two", now=20)
        await store.note_import_read("one", 30)
        await bring(store, "three", now=30)
        assert await kept(store, "of boris", "one", "two", "three") == ["of boris", "one", "three"]


async def test_all_of_them_have_so_much_room(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        await bring(store, "one", now=10)
        monkeypatch.setattr(changes, "MAX_IMPORT_BYTES", 100)
        with pytest.raises(NoRoomForImport):
            await bring(store, "two", "boris", now=20)
        assert await kept(store, "one", "two") == ["one"]
        assert await store.purge(20, 0) == 1
        await bring(store, "two", "boris", now=20)
