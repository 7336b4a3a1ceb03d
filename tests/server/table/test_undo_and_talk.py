"""Undo, playing again, chat and notes."""

from pathlib import Path

import pytest

from tests.server.live_harness import (
    Person,
    begin,
    deal,
    gather,
    kept,
    play_out,
    registry_at,
    run,
    whose_turn,
)


def said(person: Person) -> list[str]:
    """Return the lines of chat that this guest has received."""
    person.listen()
    return [line["text"] for line in person.chat]


# Undo


def test_an_action_that_revealed_nothing_may_be_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            active, other = whose_turn(anna, boris)
            await active.acts()
            assert active.play is not None
            assert not active.play["undo"]  # a pile was looked through
            assert await active.tries("undo", seq=1) == "cannot-undo"
            table = await registry.table(code)
            before, hand = kept(table)[0], active.answer()["action"]
            await active.acts()
            assert active.play["undo"]
            other.listen()
            assert other.play is not None
            assert not other.play["undo"]
            assert await other.tries("undo", seq=2) == "cannot-undo"
            assert await vera.tries("undo", seq=2) == "not-seated"
            assert (await active.does("undo", seq=2))["seq"] == 3
            assert kept(table)[0] == before
            for person in (active, other, vera):
                person.listen()
                assert person.told[-1] == {
                    "seq": 3,
                    "at": person.told[-1]["at"],
                    "events": [],
                    "seat": active.seat,
                    "undone": True,
                }
            assert active.answer()["action"] == hand
            await active.acts(1)
            await play_out(anna, boris)

    run(story)


def test_an_answer_may_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, _ = whose_turn(anna, boris)
            await active.acts()
            before = kept(await registry.table(code))[0]
            await active.acts()
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            await anna.comes(code)
            await boris.comes(code)
            assert active.play is not None
            assert active.play["undo"]
            await active.does("undo", seq=2)
            assert kept(await registry.table(code))[0] == before
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            await anna.comes(code)
            await boris.comes(code)
            assert kept(await registry.table(code))[0] == before
            assert await active.tries("undo", seq=3) == "cannot-undo"
            await play_out(anna, boris)

    run(story)


def test_an_undo_cannot_take_the_turn_from_another_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            await active.does("act", seq=0, action={"type": "pass"})
            other.listen()
            assert other.my_turn
            assert active.play is not None
            assert not active.play["undo"]
            before = kept(await registry.table(code))
            assert await active.tries("undo", seq=1) == "cannot-undo"
            assert kept(await registry.table(code)) == before

    run(story)


# Playing again


def test_after_a_game_the_lobby_opens_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            assert await anna.tries("reopen") == "game-running"
            await play_out(anna, boris)
            anna.listen()
            assert anna.table["phase"] == "over"
            assert (await boris.comes(code))["play"]["view"]["outcome"] is not None
            await anna.does("reopen")
            assert (anna.table["phase"], anna.table["play"]) == ("lobby", None)
            welcome = await boris.comes(code)
            assert (welcome["play"], welcome["story"]) == (None, [])
            assert await anna.tries("undo", seq=0) == "no-game-running"
            await anna.does("configure", seats=3, options={"memory_aid": "off"})
            await anna.does("bot", seat=2, level="easy")
            anna.play = boris.play = None
            await deal(anna, boris)
            assert anna.table["number"] == 2
            await play_out(anna, boris)

    run(story)


# Chat


def test_chat_reaches_all_guests_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await gather(anna, boris)
            await vera.comes(code)
            people = (anna, boris, vera)
            lines = [f"{person.guest.name} {number}" for number in range(3) for person in people]
            for number, line in enumerate(lines):
                await people[number % 3].does("chat", text=line)
            for person in people:
                assert said(person) == lines
                assert [line["seat"] for line in person.chat[:3]] == [0, 1, None]
                numbers = [line["number"] for line in person.chat]
                assert numbers == sorted(set(numbers))
            late = Person(registry, "Walter")
            await late.comes(code)
            assert said(late) == lines

    run(story)


def test_while_a_match_runs_spectators_chat_among_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            vera, walter = Person(registry, "Vera"), Person(registry, "Walter")
            code = await gather(anna, boris)
            await vera.comes(code)
            await vera.does("chat", text="Good luck!")
            await deal(anna, boris)
            await vera.does("chat", text="Anna has the boss")
            await boris.does("chat", text="Silence, please")
            await walter.comes(code)
            everything = ["Good luck!", "Anna has the boss", "Silence, please"]
            assert said(vera) == said(walter) == everything
            for person in (anna, boris):
                assert said(person) == ["Good luck!", "Silence, please"]
                await person.comes(code)  # not after a new hello either
                assert said(person) == ["Good luck!", "Silence, please"]
            await play_out(anna, boris)
            await vera.does("chat", text="Well played")
            assert said(anna)[-1] == "Well played"
            await anna.comes(code)
            assert said(anna) == [*everything, "Well played"]

    run(story)


@pytest.mark.parametrize("text", ["\u200b", "   ", "\n\n"])
def test_nothing_cannot_be_said(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, seats=2)
            assert await anna.tries("chat", text=text) == "bad-chat"
            assert said(anna) == []

    run(story)


def test_markup_is_text_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, seats=2)
            line = "<img src=x onerror=alert(1)> {$player} \\u0000"
            await anna.does("chat", text=line)
            assert said(anna) == [line]

    run(story)


# Notes


def test_notes_are_for_their_writer_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            for person in (boris, vera):
                person.listen()
            await anna.does("note", text="Boris bluffs\nalways")
            await anna.does("note", text="Boris bluffs")
            assert boris.listen() == vera.listen() == []
            assert (await boris.comes(code))["notes"] == ""
            assert (await vera.comes(code))["notes"] == ""
            assert (await anna.other_tab().comes(code))["notes"] == "Boris bluffs"
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            assert (await anna.comes(code))["notes"] == "Boris bluffs"

    run(story)
