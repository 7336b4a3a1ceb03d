"""The same command twice is carried out once, whatever others do in between."""

import json
from pathlib import Path

from omerta.server.table.done import DEEDS, MOST_GUESTS, WORDS, Done, key
from tests.server.rooms import Json, Person, gather, hall_at, run
from tests.server.table.test_real_time import five, option, reach, says, view


async def said_again(person: Person, command: Json) -> Json:
    return await person.says_raw(json.dumps(command).encode(), command["id"])


def test_what_is_done_is_remembered_whatever_watchers_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "db") as hall:
            people = await five(hall)
            await reach("talk", *people)
            anna, vera = people[0], Person(hall, "Vera")
            await vera.comes(anna.table["code"])
            word = anna.command("act", **anna.answer(option(anna, "say_card")))
            first = await said_again(anna, word)
            for number in range(2 * WORDS):
                await vera.does("note", text=f"Anna said {number}")
                await vera.does("chat", text=f"Anna said {number}")
            assert await said_again(anna, word) == first
            assert len(view(anna)["said"]) == 1

    run(story)


def test_what_is_done_is_remembered_whatever_others_do_and_across_a_restart(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "db") as hall:
            people = await five(hall)
            await reach("talk", *people)
            anna, *others = people
            word = anna.command("act", **anna.answer(option(anna, "say_card")))
            first = await said_again(anna, word)
            for _ in range(DEEDS - 5):
                for person in others:
                    await says(person, "say_card")
            assert await said_again(anna, word) == first
            anna.listen()
            told = len(view(anna)["said"])
            code = anna.table["code"]
        async with hall_at(tmp_path / "db") as hall:
            anna.hall = hall
            await anna.comes(code)
            assert await said_again(anna, word) == first
            assert len(view(anna)["said"]) == told

    run(story)


def test_a_note_that_comes_again_does_not_replace_a_later_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "db") as hall:
            anna = Person(hall, "Anna")
            code = await gather(anna, seats=2)
            early = anna.command("note", text="Watch Boris")
            await said_again(anna, early)
            await anna.does("note", text="Watch Vera")
            await said_again(anna, early)
            assert (await anna.comes(code))["notes"] == "Watch Vera"

    run(story)


def test_the_memory_of_a_table_does_not_grow() -> None:
    done = Done()
    home = {f"guest-{number}" for number in range(11)}
    for number in range(3 * DEEDS):
        for guest in [*home, f"passer-by-{number}"]:
            done.add_deed(key(guest, str(number)), number, home.copy)
        done.add_words(key("watcher", str(number)), number)
    assert len(done._deeds) <= MOST_GUESTS
    assert {len(deeds) for guest, deeds in done._deeds.items() if guest in home} == {DEEDS}
    assert len(done._words) == WORDS
    last = 3 * DEEDS - 1
    assert done.led_to(key("guest-3", str(last - DEEDS + 1))) == last - DEEDS + 1
    assert done.led_to(key("guest-3", str(last - DEEDS))) is None
