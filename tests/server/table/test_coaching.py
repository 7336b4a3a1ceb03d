"""The coach at a table: which guest gets which advice, and when; the table never waits for it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from omerta.games.crooks_out.advice import advise
from omerta.kernel import encode
from omerta.server.table_registry import TableRegistry
from omerta.server.wire.commands import read
from omerta.server.workers import Priority, WorkerFailed, WorkerPool
from tests.server.live_harness import (
    InlineWorkers,
    Person,
    begin,
    deal,
    gather,
    play_out,
    registry_at,
    run,
    whose_turn,
)

Found = TypeVar("Found")
COACHED = {"help": "coach", "circling": "auto"}


class SlowCoaches(InlineWorkers):
    """Coaches that think until they are released; bots answer at once."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0
        self.given_up = 0
        self.may_answer = asyncio.Event()

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        if rank() is Priority.HELP:
            self.begun += 1
            try:
                await self.may_answer.wait()
            except asyncio.CancelledError:
                self.given_up += 1
                raise
        return work(*about)


async def coached(registry: TableRegistry, **options: str) -> tuple[str, Person, Person, Person]:
    """Anna and Boris play, Vera watches."""
    anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
    chosen = {**COACHED, **options}
    code = await begin(anna, boris, game="crooks_out", options=chosen)
    await vera.comes(code)
    return code, anna, boris, vera


def ask(person: Person) -> str:
    """Ask the coach without waiting for the answer."""
    command = person.command("coach")
    assert person.session is not None
    person.session.receive(read(encode(command)))
    return str(command["id"])


def answers(person: Person) -> dict[str, Any]:
    """Return the coach's answers since the last call, by command."""
    return {push["id"]: push["advice"] for push in person.listen() if push["type"] == "advice"}


async def in_hand(registry: TableRegistry, code: str) -> None:
    """Let the table finish its jobs."""
    await (await registry.table(code)).finish_jobs()
    await asyncio.sleep(0)


def test_each_viewer_gets_advice_from_their_own_view(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, boris, vera = await coached(registry)
            match = (await registry.table(code)).match
            assert match is not None
            for _ in range(4):
                heard = {}
                for person in (anna, boris, vera):
                    answer = await person.does("coach")
                    expected = advise(match.core.view(person.seat))  # type: ignore[arg-type]
                    assert answer["seq"] == match.seq
                    assert encode(answer["advice"]) == encode(expected)
                    heard[person] = answer["advice"]
                assert heard[anna]["chances"]["seats"][0] == []
                assert heard[boris]["chances"]["seats"][1] == []
                assert heard[vera]["chances"] is None
                assert heard[vera]["sheets"] == heard[anna]["sheets"]
                await whose_turn(anna, boris)[0].acts()

    run(story)


def test_without_a_coach_or_a_game_there_is_nothing_to_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            answer = await anna.does("coach")
            assert (answer["type"], answer["seq"], answer["advice"]) == ("advice", 0, None)
            await deal(anna, boris)
            await whose_turn(anna, boris)[0].acts()
            answer = await anna.does("coach")
            assert (answer["type"], answer["seq"], answer["advice"]) == ("advice", 1, None)
            late = Person(registry, "Late")
            await late.connects(code)
            assert await late.tries("coach") == "hello-first"

    run(story)


def test_a_table_that_agreed_on_no_help_gets_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            _, anna, boris, vera = await coached(registry, help="plain")
            for person in (anna, boris, vera):
                assert (await person.does("coach"))["advice"] is None

    run(story)


def test_after_the_end_there_is_nothing_to_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            _, anna, boris, _ = await coached(registry)
            await play_out(anna, boris)
            assert (await anna.does("coach"))["advice"] is None

    run(story)


def test_the_table_goes_on_while_a_coach_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        workers = SlowCoaches()
        async with registry_at(tmp_path / "db", workers) as registry:
            code, anna, boris, _ = await coached(registry)
            asked = ask(anna)
            await in_hand(registry, code)
            for _ in range(3):
                assert (await whose_turn(anna, boris)[0].acts())["type"] == "ack"
            assert answers(anna) == {}
            workers.may_answer.set()
            answer = await anna.hears(lambda push: push["type"] == "advice")
            assert (answer["id"], answer["seq"]) == (asked, 0)
            assert answer["advice"]["chances"] is not None

    run(story)


def test_a_newer_question_replaces_an_older_one(tmp_path: Path) -> None:
    async def story() -> None:
        workers = SlowCoaches()
        async with registry_at(tmp_path / "db", workers) as registry:
            code, anna, boris, _ = await coached(registry)
            first = ask(anna)
            await in_hand(registry, code)
            again = ask(anna)
            await in_hand(registry, code)
            assert answers(anna) == {first: None}
            assert (workers.begun, workers.given_up) == (1, 0)
            await whose_turn(anna, boris)[0].acts()
            newest = ask(anna)
            await in_hand(registry, code)
            assert answers(anna) == {again: None}
            assert (workers.begun, workers.given_up) == (2, 1)
            workers.may_answer.set()
            answer = await anna.hears(lambda push: push["type"] == "advice")
            assert (answer["id"], answer["seq"]) == (newest, 1)
            assert answer["advice"] is not None

    run(story)


def test_viewers_with_the_same_view_share_one_answer(tmp_path: Path) -> None:
    async def story() -> None:
        workers = SlowCoaches()
        async with registry_at(tmp_path / "db", workers) as registry:
            code, anna, _, vera = await coached(registry)
            people = [
                anna,
                anna.other_tab(),
                vera,
                Person(registry, "Will"),
                Person(registry, "Xenia"),
            ]
            for person in (people[1], *people[3:]):
                await person.comes(code)
            asked = [ask(person) for person in people]
            await in_hand(registry, code)
            assert workers.begun == 2  # one for Anna, one for all spectators
            await people[3].leaves()
            workers.may_answer.set()
            await people[4].hears(lambda push: push["type"] == "advice")
            told = [
                answers(person).get(command) for person, command in zip(people, asked, strict=True)
            ]
            assert told[0] == told[1] != told[2]
            assert told[3] is None
            await vera.does("coach")
            await anna.does("coach")
            assert (workers.begun, workers.given_up) == (2, 0)

    run(story)


def test_coming_and_going_starts_one_piece_of_work_for_each_step(tmp_path: Path) -> None:
    async def story() -> None:
        workers = SlowCoaches()
        async with registry_at(tmp_path / "db", workers) as registry:
            code, anna, boris, vera = await coached(registry)
            ask(anna)
            for _ in range(3):
                ask(vera)
                await in_hand(registry, code)
                await vera.leaves()
                await in_hand(registry, code)
                await vera.comes(code)
            assert (workers.begun, workers.given_up) == (2, 0)
            await whose_turn(anna, boris)[0].acts()
            ask(anna)
            await in_hand(registry, code)
            assert (workers.begun, workers.given_up) == (3, 2)  # the step before is over
        assert workers.given_up == 3  # the tables are closed, and the work is cancelled

    run(story)


def test_at_a_shared_device_the_next_player_does_not_get_the_last_ones_advice(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        workers = SlowCoaches()
        async with registry_at(tmp_path / "db", workers) as registry:
            anna = Person(registry, "Anna")
            code = await gather(anna, game="crooks_out", seats=2, options=COACHED)
            await anna.does("sit", seat=1, name="Boris")
            await deal(anna)
            await anna.does("hello", seat=0)
            asked = ask(anna)
            await in_hand(registry, code)
            await anna.does("hello", seat=1)
            workers.may_answer.set()
            answer = await anna.hears(lambda push: push["type"] == "advice")
            assert (answer["id"], answer["advice"]) == (asked, None)
            assert (await anna.does("coach"))["advice"]["chances"]["seats"][1] == []

    run(story)


class Confused(WorkerPool):
    """Coaches with a bug."""

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        raise WorkerFailed


def test_a_coach_that_fails_gives_no_advice_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db", Confused()) as registry:
            _, anna, boris, _ = await coached(registry)
            assert (await anna.does("coach"))["advice"] is None
            assert (await whose_turn(anna, boris)[0].acts())["type"] == "ack"

    run(story)


def test_a_coach_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db", WorkerPool(1)) as registry:
            code, anna, _, _ = await coached(registry)
            match = (await registry.table(code)).match
            assert match is not None
            answer = await anna.does("coach")
            expected = advise(match.core.view(0))  # type: ignore[arg-type]
            assert encode(answer["advice"]) == encode(expected)

    run(story)
