"""A game at a live table, without sockets."""

from pathlib import Path

from tests.server.rooms import Person, hall_at, play_out, run


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "db") as hall:
            anna, boris = Person(hall, "Anna"), Person(hall, "Boris")
            code = await anna.opens(seats=3, bots=("easy",), pace="instant")
            await anna.comes(code)
            await boris.comes(code)
            assert (await boris.says("sit", seat=1, name="Boris"))["code"] == "seat-taken"
            assert (await boris.says("sit", seat=2, name="Boris"))["type"] == "ack"
            await anna.salts()
            await boris.salts()
            assert (await boris.says("start"))["code"] == "host-only"
            assert (await anna.says("start"))["type"] == "ack"
            await play_out(anna, boris)
            await anna.until(lambda: anna.table["phase"] == "over")

    run(story)
