"""Crooks Out! at live tables: what Crooks does not have, or has otherwise."""

import random
from pathlib import Path

import pytest

from omerta.bots import levels_of
from tests.server.live_harness import (
    Json,
    Person,
    begin,
    gather,
    kept,
    play_out,
    registry_at,
    run,
    whose_turn,
)

EVENTS = ("timeout_applied", "turn_forfeited")


def told(person: Person, *kinds: str) -> list[Json]:
    """Return the events of these kinds that this player received."""
    person.listen()
    return [event for step in person.told for event in step["events"] if event["type"] in kinds]


@pytest.mark.parametrize("level", levels_of("crooks_out"))
def test_a_person_plays_against_bots_to_the_end(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="crooks_out", bots=(level,), options={"circling": "auto"})
            await anna.plays()
            assert anna.connection.closed is None
            assert len(told(anna, "game_ended")) == 1

    run(story)


@pytest.mark.parametrize("moment", [0, 7, 25, 60])
def test_a_table_goes_on_after_a_restart_where_it_was(tmp_path: Path, moment: int) -> None:
    async def story() -> None:
        luck = random.Random(moment)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            options = {"brave": "on", "help": "coach"}
            code = await begin(anna, boris, game="crooks_out", clock="300", options=options)
            for _ in range(moment):
                active, _ = whose_turn(anna, boris)
                if not active.my_turn:
                    break
                assert active.play is not None
                await active.acts(luck.randrange(len(active.play["view"]["options"])))
                if active.play["undo"] and luck.random() < 0.3:
                    await active.does("undo", seq=active.play["seq"])
            await anna.does("pencil", at="1:rB", text="+")
            advice = (await anna.does("coach"))["advice"]
            before, play = kept(await registry.table(code)), anna.play
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            anna.registry = boris.registry = registry
            welcome = await anna.comes(code)
            assert (welcome["play"], welcome["pencil"]) == (play, {"1:rB": "+"})
            assert (await anna.does("coach"))["advice"] == advice
            await boris.comes(code)
            await play_out(anna, boris)

    run(story)


def test_a_silent_player_forfeits_the_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="crooks_out", clock="30")
            active, other = whose_turn(anna, boris)
            await active.until(lambda: len(active.told) == 2)
            assert [event["type"] for event in active.told[1]["events"]][:2] == list(EVENTS)
            assert {event["seat"] for event in told(active, *EVENTS)} == {active.seat}
            await other.until(lambda: other.my_turn)

    run(story)


def test_a_game_of_silent_people_comes_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="crooks_out", clock="30")
            while not anna.over:
                await anna.hears(lambda push: push["type"] == "step")
            assert told(anna, "turn_forfeited")

    run(story)


def test_only_the_clock_may_forfeit(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="crooks_out", clock="30")
            active, other = whose_turn(anna, boris)
            before = kept(await registry.table(code))
            forfeit = {"type": "forfeit"}
            refused = await active.says("act", seq=0, action=forfeit)
            assert (refused["type"], refused["code"], refused["clause"]) == (
                "refused",
                "only-the-clock",
                "CO-3.9",
            )
            reason = await active.does("why", action=forfeit)
            assert (reason["code"], reason["clause"]) == ("only-the-clock", "CO-3.9")
            assert await other.tries("act", seq=0, action=forfeit) == "not-your-turn"
            assert (await active.says("type", seq=0, text="forfeit"))["type"] == "refused"
            assert kept(await registry.table(code)) == before

    run(story)


def test_a_quiet_table_talks_before_and_after_the_game_but_not_during_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            options = {"table_talk": "quiet", "circling": "auto"}
            code = await gather(anna, boris, game="crooks_out", options=options)
            await vera.comes(code)
            await anna.does("chat", text="Good luck!")
            for person in (anna, boris):
                person.listen()
                await person.salts()
            await anna.does("start")
            await boris.until(lambda: boris.play is not None)
            before = kept(await registry.table(code))
            for person in (anna, boris):
                assert await person.tries("chat", text="She has the red ones.") == "quiet-table"
            await vera.does("chat", text="Hush!")
            assert kept(await registry.table(code)) == before
            await play_out(anna, boris)
            await boris.does("chat", text="Well played.")
            for person in (anna, boris, vera):
                person.listen()
            heard = [[line["text"] for line in person.chat] for person in (anna, boris, vera)]
            assert heard[0] == heard[1] == ["Good luck!", "Well played."]
            assert heard[2] == ["Good luck!", "Hush!", "Well played."]

    run(story)


def test_an_open_table_talks_as_it_likes(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="crooks_out")
            await anna.does("chat", text="Is it you?")
            await boris.hears(lambda push: push["type"] == "chat")

    run(story)
