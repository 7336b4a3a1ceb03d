"""Changes of a table as its guests receive them; comings and goings are sent in batches."""

import asyncio
from pathlib import Path

from omerta.server.table.notices import PAUSE_SECONDS
from tests.server.live_harness import Json, Person, begin, gather, registry_at, run, whose_turn


def about_the_table(person: Person) -> list[Json]:
    """Return what a guest has just received about the table."""
    return [push["table"] for push in person.listen() if push["type"] == "table"]


async def told_afresh(person: Person, code: str) -> Json:
    """Return the table as a new tab of this guest receives it."""
    tab = person.other_tab()
    welcome = await tab.comes(code)
    await tab.leaves()
    await asyncio.sleep(2 * PAUSE_SECONDS)
    table: Json = welcome["table"]
    return table


def test_a_guest_who_comes_or_goes_causes_a_small_message(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await asyncio.sleep(PAUSE_SECONDS)
            about_the_table(anna)
            await vera.comes(code)
            (came,) = about_the_table(anna)
            assert came.keys() == {"seats", "spectators"}
            await asyncio.sleep(PAUSE_SECONDS)
            await boris.leaves()
            (went,) = about_the_table(anna)
            assert went.keys() == {"seats", "spectators"}
            assert not anna.seated[1]["connected"]
            await asyncio.sleep(PAUSE_SECONDS)
            assert anna.table == await told_afresh(anna, code)

    run(story)


def test_many_guests_who_come_and_go_cause_few_messages_a_second(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            await asyncio.sleep(PAUSE_SECONDS)
            about_the_table(anna)
            crowd = [Person(registry, f"Vera-{number}") for number in range(100)]
            for person in crowd:
                await person.comes(code)
                await person.leaves()
                await asyncio.sleep(0.01)
            last = crowd[-1]
            assert (await last.comes(code))["type"] == "welcome"
            await asyncio.sleep(2 * PAUSE_SECONDS)
            assert len(about_the_table(anna)) <= 1 + 1 / PAUSE_SECONDS + 1
            assert [person["name"] for person in anna.table["spectators"]] == ["Vera-99"]
            assert anna.table == await told_afresh(anna, code)

    run(story)


def test_a_guest_who_came_while_others_came_and_went_knows_the_table_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            clara, vera = Person(registry, "Clara"), Person(registry, "Vera")
            code = await begin(anna, boris)
            await asyncio.sleep(PAUSE_SECONDS)
            await clara.comes(code)  # sent at once; later changes are not
            await clara.leaves()
            await vera.comes(code)
            await clara.comes(code)
            await asyncio.sleep(2 * PAUSE_SECONDS)
            for person in (anna, boris, clara, vera):
                person.listen()
                assert person.table == await told_afresh(anna, code), person.guest.name

    run(story)


def test_settings_are_sent_when_they_change(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            await anna.does("configure", clock="60")
            about_the_table(boris)
            await anna.does("configure", options={"memory_aid": "off"})
            (choice,) = about_the_table(boris)
            assert choice.keys() == {"options"}
            await anna.does("configure", options={"memory_aid": "off"})
            assert about_the_table(boris) == []
            await anna.does("configure", pace="calm")
            (pace,) = about_the_table(boris)
            assert pace == {"pace": "calm"}
            assert boris.table == await told_afresh(boris, code)

    run(story)


def test_a_guest_who_comes_back_to_a_match_does_not_get_its_settings_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            play = anna.table["play"]
            await anna.leaves()
            assert "options" not in (await anna.comes(code, play=play, seq=0))["table"]
            assert "options" in (await anna.comes(code, play="another", seq=0))["table"]
            assert anna.table == await told_afresh(boris, code)
            while not anna.over:
                await whose_turn(anna, boris)[0].acts()
                anna.listen()
            await boris.leaves()
            await anna.does("configure", options={"memory_aid": "off"})
            assert "options" in (await boris.comes(code, play=play, seq=0))["table"]

    run(story)
