"""Mafia at live tables: four seats and no other number, a long match, actions sent together."""

import json
import random
from pathlib import Path

import pytest

from omerta.bots import levels_of
from omerta.server.table.document import TableRefusal
from tests.games.mafia import towns
from tests.server.live_harness import (
    Json,
    Person,
    begin,
    deal,
    gather,
    kept,
    registry_at,
    run,
    whose_turn,
)

SHORT = {"bank": "1000", "max_rounds": "5"}
NAMES = ("Anna", "Boris", "Clara", "Dina")


def told(person: Person, *kinds: str) -> list[Json]:
    """Return the events of these kinds that this player received."""
    person.listen()
    return [event for step in person.told for event in step["events"] if event["type"] in kinds]


@pytest.mark.parametrize("level", levels_of("mafia"))
def test_a_person_plays_against_three_bots_to_the_end(tmp_path: Path, level: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            lineup = (level, "random", "random")
            await begin(anna, game="mafia", bots=lineup, options=SHORT)
            await anna.plays()
            assert anna.connection.closed is None
            assert len(told(anna, "game_ended")) == 1

    run(story)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_only_four_can_sit_down(tmp_path: Path, seats: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            with pytest.raises(TableRefusal, match="wrong-seats"):
                await Person(registry, "Anna").opens(game="mafia", seats=seats)

    run(story)


def test_the_game_waits_until_all_four_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            await gather(*people[:3], game="mafia", seats=4)
            for person in people[:3]:
                await person.salts()
            assert await people[0].tries("start") == "seats-open"
            assert await people[0].tries("configure", seats=3) == "wrong-seats"
            await people[0].does("bot", seat=3, level="normal")
            await deal(*people[:3])

    run(story)


@pytest.mark.parametrize("moment", [0, 9, 40, 120])
def test_a_table_goes_on_after_a_restart_where_it_was(tmp_path: Path, moment: int) -> None:
    async def story() -> None:
        luck = random.Random(moment)
        people = []
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            options = {**SHORT, "memory_aid": "full", "exchange_order": "simultaneous"}
            code = await begin(*people, game="mafia", clock="300", options=options)
            for _ in range(moment):
                active = whose_turn(*people)[0]
                if active.my_turn:
                    assert active.play is not None
                    await active.acts(luck.randrange(len(active.play["view"]["options"])))
            for person in people:
                person.listen()
            before, plays = kept(await registry.table(code)), [person.play for person in people]
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            for person, play in zip(people, plays, strict=True):
                person.registry = registry
                assert (await person.comes(code))["play"] == play

    run(story)


def test_a_game_of_silent_people_comes_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            await begin(*people, game="mafia", clock="30", options=SHORT)
            anna = people[0]
            while not anna.over:
                await anna.hears(lambda push: push["type"] == "step")
            assert told(anna, "card_opened") == []  # the clock opens no player's card
            assert len(told(anna, "round_ended")) == 5

    run(story)


def test_all_four_may_exchange_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            options = {**SHORT, "exchange_order": "simultaneous"}
            await begin(*people, game="mafia", options=options)
            for person in reversed(people):
                person.listen()
                assert person.my_turn
                assert person.play is not None
                done = len(person.play["view"]["options"]) - 1
                assert (await person.acts(done))["type"] == "ack"
            for person in people:
                person.listen()
                assert person.play is not None
                assert person.play["view"]["phase"] == "lay"

    run(story)


def test_four_bosses_may_share_one_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, game="mafia", seats=4, options=SHORT)
            for seat in (1, 2, 3):
                await anna.does("sit", seat=seat, name=NAMES[seat])
            await anna.salts()
            await anna.does("start")
            await anna.until(lambda: anna.play is not None)
            for _ in range(60):
                anna.listen()
                assert anna.play is not None
                (seat,) = anna.play["waiting"]
                await anna.says("hello", seat=seat)
                anna.listen()
                assert anna.play["view"]["you"] == seat
                await anna.acts()
            assert len(told(anna, "round_ended")) >= 1

    run(story)


def test_an_owners_town_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            await gather(*people, game="mafia", options={"max_rounds": "5"})
            broken = towns.TEXT.replace("YYYY.", "YYYR.")
            assert await people[0].tries("configure", data=broken) == "data-four-streets"
            await people[0].does("configure", data=towns.TEXT)
            await deal(*people)
            assert people[0].play is not None
            view = people[0].play["view"]
            assert view["rows"] == ["RRRR.", "YYYY.", ".GGGG", ".BBBB"]
            assert view["colours"] == ["blue", "red", "yellow", "green"]

    run(story)


def seq(person: Person) -> int:
    """Return the last step this player has seen."""
    assert person.play is not None
    return int(person.play["seq"])


def test_a_line_of_several_answers_is_carried_out_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            code = await begin(*people, game="mafia", options=SHORT)
            first = whose_turn(*people)[0]
            began, before = seq(first), kept(await registry.table(code))
            assert await first.tries("type", seq=began, text="swap 1 1") == "thrown-already"
            assert kept(await registry.table(code)) == before

            command = first.command("type", seq=began, text="обмен 1 3")
            for _ in range(2):  # the same command twice counts once
                answer = await first.says_raw(json.dumps(command).encode(), command["id"])
                assert (answer["type"], answer["seq"]) == ("ack", began + 3)
            (drawn,) = told(first, "cards_exchanged")
            assert (drawn["count"], len(drawn["thrown"]), len(drawn["drawn"])) == (2, 2, 2)

            for _ in range(3):
                other = whose_turn(*people)[0]
                await other.does("type", seq=seq(other), text="keep")
            assert whose_turn(*people)[0] is first
            assert first.play is not None
            streets = [option["street"] for option in first.play["view"]["options"]]
            line = " ".join(f"{slot}:{street}" for slot, street in enumerate(streets, 1))
            await first.does("type", seq=seq(first), text=f"lay {line}")
            assert [event["street"] for event in told(first, "card_laid")] == streets
            assert whose_turn(*people)[0] is not first

    run(story)
