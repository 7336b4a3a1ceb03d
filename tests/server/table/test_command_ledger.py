"""A repeated command is carried out once, whatever other guests do in between."""

import json
from pathlib import Path

from omerta.server.table.command_ledger import (
    MAX_GUESTS,
    MAX_NOTES,
    MAX_PER_GUEST,
    CommandLedger,
    key,
)
from tests.server.live_harness import Json, Person, gather, registry_at, run
from tests.server.table.test_live_crossfire import five, option, reach, says, view


async def said_again(person: Person, command: Json) -> Json:
    return await person.says_raw(json.dumps(command).encode(), command["id"])


def test_what_is_done_is_remembered_whatever_watchers_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            anna, vera = people[0], Person(registry, "Vera")
            await vera.comes(anna.table["code"])
            word = anna.command("act", **anna.answer(option(anna, "say_card")))
            first = await said_again(anna, word)
            for number in range(2 * MAX_NOTES):
                await vera.does("note", text=f"Anna said {number}")
                await vera.does("chat", text=f"Anna said {number}")
            assert await said_again(anna, word) == first
            assert len(view(anna)["said"]) == 1

    run(story)


def test_what_is_done_is_remembered_whatever_others_do_and_across_a_restart(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            anna, *others = people
            word = anna.command("act", **anna.answer(option(anna, "say_card")))
            first = await said_again(anna, word)
            for _ in range(MAX_PER_GUEST - 5):
                for person in others:
                    await says(person, "say_card")
            assert await said_again(anna, word) == first
            anna.listen()
            told = len(view(anna)["said"])
            code = anna.table["code"]
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            await anna.comes(code)
            assert await said_again(anna, word) == first
            assert len(view(anna)["said"]) == told

    run(story)


def test_a_note_that_comes_again_does_not_replace_a_later_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await gather(anna, seats=2)
            early = anna.command("note", text="Watch Boris")
            await said_again(anna, early)
            await anna.does("note", text="Watch Vera")
            await said_again(anna, early)
            assert (await anna.comes(code))["notes"] == "Watch Vera"

    run(story)


def test_the_memory_of_a_table_does_not_grow() -> None:
    ledger = CommandLedger()
    home = {f"guest-{number}" for number in range(11)}
    for number in range(3 * MAX_PER_GUEST):
        for guest in [*home, f"passer-by-{number}"]:
            ledger.remember(key(guest, str(number)), number, home.copy)
        ledger.remember_note(key("watcher", str(number)), number)
    assert len(ledger._commands) <= MAX_GUESTS
    assert {len(commands) for guest, commands in ledger._commands.items() if guest in home} == {
        MAX_PER_GUEST
    }
    assert len(ledger._notes) == MAX_NOTES
    last = 3 * MAX_PER_GUEST - 1
    assert ledger.step_of(key("guest-3", str(last - MAX_PER_GUEST + 1))) == last - MAX_PER_GUEST + 1
    assert ledger.step_of(key("guest-3", str(last - MAX_PER_GUEST))) is None
