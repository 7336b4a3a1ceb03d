"""Matches: their deal, their steps, their progress."""

import pytest
from msgspec.structs import replace

from omerta.server.storage.refusals import NotSaved
from omerta.server.storage.rows import Progress, Snapshot
from tests.server.storage.rows import RUNNING, begin, deal, open_table, opened, play_row, step


async def test_a_game_begins_with_its_deal_and_its_table(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        row = play_row("play-1", table, deadline=5_000, whole=9_000)
        playing = replace(table, phase="playing", play="play-1")
        await store.begin_match(row, [deal()], playing, ["anna"])
        assert await store.match("play-1") == row
        assert await store.steps("play-1", 0, 0) == [deal()]
        assert await store.tables_of("anna") == [playing]


async def test_a_game_from_elsewhere_needs_no_table(address: str) -> None:
    async with opened(address) as store:
        row = play_row("play-9", status="over", outcome=b"{}", ended=7, head=2, state_seq=2)
        steps = [deal("play-9"), step(1, "play-9"), step(2, "play-9")]
        await store.begin_match(row, steps, None, ())
        assert await store.match("play-9") == row
        assert await store.steps("play-9", 0, 99) == steps


async def test_a_game_that_cannot_begin_leaves_its_table_alone(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        twice = [deal(), deal()]
        with pytest.raises(NotSaved):
            await store.begin_match(play_row(), twice, replace(table, phase="playing"), ["anna"])
        assert await store.match("play-1") is None
        assert await store.table(table.code) == table
        assert await store.tables_of("anna") == []


async def test_steps_move_the_game_on(address: str) -> None:
    async with opened(address) as store:
        row = await begin(store)
        await store.add_steps("play-1", [step(1), step(2)], Progress(deadline=50, whole=60))
        assert await store.match("play-1") == replace(row, head=2, deadline=50, whole=60)
        assert await store.steps("play-1", 1, 2) == [step(1), step(2)]


async def test_every_field_of_a_step_is_kept(address: str) -> None:
    undo = step(1, kind="undo", seat=None, action=None, command=None, events=b"\x00\xff")
    async with opened(address) as store:
        await begin(store)
        await store.add_steps("play-1", [undo], RUNNING)
        assert await store.steps("play-1", 1, 1) == [undo]


async def test_the_commands_of_a_game_are_known_by_their_steps(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        await store.add_steps("play-1", [step(1), step(2, command=None), step(3), step(4)])
        assert await store.commands("play-1", -9) == [
            ("command-1", 1),
            ("command-3", 3),
            ("command-4", 4),
        ]
        assert await store.commands("play-1", 3) == [("command-3", 3), ("command-4", 4)]


async def test_a_snapshot_stays_until_the_next_one(address: str) -> None:
    async with opened(address) as store:
        row = await begin(store)
        await store.add_steps("play-1", [step(1)], RUNNING, Snapshot(b"new", 1, 8))
        await store.add_steps("play-1", [step(2)], RUNNING)
        after = replace(row, head=2, state=b"new", state_seq=1, state_draws=8)
        assert await store.match("play-1") == after


async def test_a_game_ends_together_with_its_table(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        await begin(store, "play-1", table)
        over = replace(table, phase="over", play="play-1", touched=99)
        end = Progress(None, None, "over", b'{"ranks": []}', 99, b'["anna", null]')
        await store.add_steps("play-1", [step(1)], end, Snapshot(b"end", 1, 9), over, ["anna"])
        play = await store.match("play-1")
        assert play
        assert (play.status, play.outcome, play.ended) == ("over", b'{"ranks": []}', 99)
        assert play.guests == b'["anna", null]'
        assert await store.tables_of("anna") == [over]
        assert await store.tables_with_running_match() == []


async def test_a_deadline_moves_alone(address: str) -> None:
    async with opened(address) as store:
        row = await begin(store)
        await store.save_deadline("play-1", 77, 88, 10)
        assert await store.match("play-1") == replace(row, deadline=77, whole=88)
        await store.save_deadline("play-1", None, None, 10)
        assert await store.match("play-1") == row


async def test_a_stretch_of_steps_has_both_its_ends(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        await begin(store, "play-2")
        await store.add_steps("play-1", [step(seq) for seq in range(1, 6)], RUNNING)
        assert [row.seq for row in await store.steps("play-1", 2, 4)] == [2, 3, 4]
        assert await store.steps("play-1", 6, 9) == []


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(step(1), id="a step that is there"),
        pytest.param(step(1, "play-unknown"), id="a game that nobody began"),
    ],
)
async def test_a_step_is_kept_once_or_not_at_all(address: str, bad: object) -> None:
    async with opened(address) as store:
        await begin(store)
        await store.add_steps("play-1", [step(1)], RUNNING)
        before = await store.match("play-1")
        with pytest.raises(NotSaved) as refused:
            await store.add_steps("play-1", [step(5), bad], Progress(1, 1), Snapshot(b"x", 9, 9))  # type: ignore[list-item]
        assert refused.value.code == "not-saved"
        assert await store.match("play-1") == before
        assert [row.seq for row in await store.steps("play-1", 0, 99)] == [0, 1]


async def test_a_game_may_stand_as_before(address: str) -> None:
    async with opened(address) as store:
        row = await begin(store)
        await store.save_deadline("play-1", 77, 88, 10)
        await store.add_steps("play-1", [step(1)])
        assert await store.match("play-1") == replace(row, head=1, deadline=77, whole=88)


async def test_two_games_may_have_commands_of_the_same_name(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        await begin(store, "play-2")
        await store.add_steps("play-1", [step(1)], RUNNING)
        await store.add_steps("play-2", [step(1, "play-2")], RUNNING)
        assert len(await store.steps("play-2", 1, 1)) == 1


async def test_closing_a_table_abandons_its_running_game_only(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store)
        await begin(store, "play-1", table)
        await store.add_steps("play-1", [step(1)], Progress(None, None, status="over", ended=15))
        await begin(store, "play-2", table)
        await store.save_deadline("play-2", 40, 50, 10)
        await store.close_table(table.id, 20)
        finished, running = await store.match("play-1"), await store.match("play-2")
        assert finished
        assert running
        assert (finished.status, finished.ended) == ("over", 15)
        assert (running.status, running.ended, running.deadline) == ("abandoned", 20, None)


async def test_a_game_knows_from_which_one_it_goes_on(address: str) -> None:
    async with opened(address) as store:
        await begin(store)
        branch = play_row(origin="play-1", origin_seq=4, start=b'{"known": 1}')
        later = replace(branch, id="play-3", started=300)
        sooner = replace(branch, id="play-2", started=200)
        foreign = replace(branch, id="play-4", number=0)  # from a file, which may claim anything
        for row in (later, sooner, foreign):
            await store.begin_match(row, [deal(row.id)], None, ())
        assert await store.match("play-3") == later
        assert await store.branches("play-1", 9) == [sooner, later]
        assert await store.branches("play-1", 1) == [sooner]
        assert await store.branches("play-2", 9) == []


async def test_the_guests_of_a_closed_table_are_still_known(address: str) -> None:
    async with opened(address) as store:
        table = await open_table(store, "ABKM", "anna")
        await store.close_table(table.id, 20)
        assert await store.has_seat_at(table.id, "anna")
        assert not await store.has_seat_at(table.id, "boris")
        assert not await store.has_seat_at(table.id + 1, "anna")
