"""Worker processes for bots and coaches may die or hang, and the table goes on."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from omerta import games
from omerta.kernel import Seeded, encode
from omerta.server import workers as workers_module
from omerta.server.workers import Priority, PriorityGate, WorkerFailed, WorkerPool
from tests.server.live_harness import Person, begin, registry_at, run
from tests.server.table import showdown

CROOKS = games.get("crooks")
STATE = CROOKS.new(2, chance=Seeded(1))
SAVED = CROOKS.save(STATE)
SEAT = CROOKS.waiting(STATE)[0]


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    made = WorkerPool(1)
    yield made
    made.stop()


def choose(workers: WorkerPool, seed: int = 1) -> Coroutine[None, None, bytes]:
    return workers.choose_action(lambda: Priority.BOT, "crooks", SAVED, SEAT, "easy", seed, 1.5)


def processes(workers: WorkerPool) -> list[BaseProcess]:
    """Return the processes at work now."""
    assert workers._pool is not None
    return list((workers._pool._processes or {}).values())


def harmed(workers: WorkerPool, how: int) -> BaseProcess:
    """Send a worker this signal, and return it."""
    (process,) = processes(workers)
    assert process.pid is not None
    os.kill(process.pid, how)
    return process


def run_in_real_time(story: Callable[[], Awaitable[None]]) -> None:
    """Run a story in real time, which processes need."""

    async def whole() -> None:
        async with asyncio.timeout(60):
            await story()

    asyncio.run(whole())


def test_a_thinker_gives_a_legal_answer_and_always_the_same(workers: WorkerPool) -> None:
    async def story() -> None:
        first = await choose(workers)
        assert first in [encode(action) for action in CROOKS.options(STATE, SEAT)]
        assert await choose(workers) == first

    run_in_real_time(story)


def test_after_a_thinker_was_killed_an_answer_still_comes(workers: WorkerPool) -> None:
    async def story() -> None:
        first = await choose(workers)
        dead = harmed(workers, signal.SIGKILL)
        assert wait([dead.sentinel], timeout=20)
        assert await choose(workers) == first
        assert processes(workers)[0].pid != dead.pid

    run_in_real_time(story)


def test_a_thinker_killed_at_work_is_replaced(workers: WorkerPool) -> None:
    async def story() -> None:
        await choose(workers)
        stopped = harmed(workers, signal.SIGSTOP)
        waiting = asyncio.create_task(choose(workers))
        await asyncio.sleep(0)  # the work is with the process
        stopped.kill()
        assert await waiting

    run_in_real_time(story)


def test_a_ctrl_c_that_reaches_a_thinker_too_is_for_the_server_alone(workers: WorkerPool) -> None:
    async def story() -> None:
        first = await choose(workers)
        asked = harmed(workers, signal.SIGINT)
        assert await choose(workers) == first
        assert processes(workers)[0].pid == asked.pid

    run_in_real_time(story)


def test_a_thinker_that_hangs_is_ended_and_replaced(
    workers: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        first = await choose(workers)
        hung = harmed(workers, signal.SIGSTOP)
        monkeypatch.setattr(workers_module, "MAX_WORK_SECONDS", 0.5)
        waiting = asyncio.create_task(choose(workers))
        assert await asyncio.to_thread(wait, [hung.sentinel], 20), "it still hangs"
        monkeypatch.undo()
        assert await waiting == first

    run_in_real_time(story)


def test_questions_that_wait_their_turn_do_not_count_as_hanging(workers: WorkerPool) -> None:
    async def story() -> None:
        await choose(workers)
        pool = workers._pool
        assert pool is not None
        answers = asyncio.gather(*(choose(workers, seed) for seed in range(20)))
        most = 0
        while not answers.done():
            most = max(most, len(pool._pending_work_items))
            await asyncio.sleep(0)
        assert len(await answers) == 20
        assert most == 1
        assert workers._pool is pool

    run_in_real_time(story)


def test_bots_go_before_advice_and_hindsight() -> None:
    async def story() -> None:
        turns, order = PriorityGate(1), list[str]()

        async def take(name: str, priority: Priority) -> None:
            async with turns.place(lambda: priority):
                order.append(name)
                await asyncio.sleep(0)

        wanted = {
            "first": Priority.HINDSIGHT,
            "unseen bot": Priority.UNSEEN,
            "study": Priority.HINDSIGHT,
            "help": Priority.HELP,
            "bot": Priority.BOT,
            "later help": Priority.HELP,
            "later bot": Priority.BOT,
        }
        await asyncio.gather(*(take(name, priority) for name, priority in wanted.items()))
        assert order == ["first", "bot", "later bot", "help", "later help", "study", "unseen bot"]

    run_in_real_time(story)


def test_a_waiting_bot_goes_first_as_soon_as_a_guest_comes() -> None:
    async def story() -> None:
        turns, order = PriorityGate(1), list[str]()
        seen: set[str] = set()

        async def take(name: str) -> None:
            async with turns.place(lambda: Priority.BOT if name in seen else Priority.UNSEEN):
                order.append(name)

        async with turns.place(lambda: Priority.BOT):
            left = [asyncio.create_task(take(f"left {number}")) for number in range(40)]
            ours = asyncio.create_task(take("ours"))
            await asyncio.sleep(0)
            seen.add("ours")
        await asyncio.gather(ours, *left)
        assert order[:2] == ["ours", "left 0"]

    run_in_real_time(story)


def test_a_place_is_not_lost_with_a_caller_that_gives_up() -> None:
    async def story() -> None:
        turns = PriorityGate(1)

        async def take() -> None:
            async with turns.place(lambda: Priority.BOT):
                await asyncio.sleep(0)

        async with turns.place(lambda: Priority.BOT):
            waiting, called, last = [asyncio.create_task(take()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting.cancel()
        called.cancel()  # at the moment in which its turn has come
        await last
        assert [task.cancelled() for task in (waiting, called)] == [True, True]
        await take()

    run_in_real_time(story)


def test_a_place_is_free_only_when_the_work_in_it_has_ended() -> None:
    async def story() -> None:
        turns, order = PriorityGate(1), list[str]()
        work: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def give_up() -> None:
            async with turns.place(lambda: Priority.HELP) as working:
                working.append(work)
                await asyncio.Event().wait()

        async def answer() -> None:
            async with turns.place(lambda: Priority.BOT):
                order.append("bot")

        helper = asyncio.create_task(give_up())
        await asyncio.sleep(0)
        bot = asyncio.create_task(answer())
        await asyncio.sleep(0)
        helper.cancel()
        await asyncio.gather(helper, return_exceptions=True)
        assert order == []
        work.set_exception(WorkerFailed())
        await bot
        assert order == ["bot"]

    run_in_real_time(story)


def test_a_caller_that_gives_up_leaves_nothing_behind() -> None:
    async def story() -> None:
        turns = PriorityGate(1)

        async def take() -> None:
            async with turns.place(lambda: Priority.HELP):
                pass

        async with turns.place(lambda: Priority.BOT):
            waiting = [asyncio.create_task(take()) for _ in range(20)]
            await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert turns._waiting == []

    run_in_real_time(story)


def test_a_bot_gets_nothing_that_its_seat_cannot_know(workers: WorkerPool) -> None:
    """The worker holds the true state; the answer is the same in every world the seat believes in."""

    async def story() -> None:
        worlds = [CROOKS.believe(STATE, SEAT, chance=Seeded(seed)) for seed in range(3)]
        assert len({CROOKS.save(world) for world in (STATE, *worlds)}) == 4
        answers = {
            await workers.choose_action(
                lambda: Priority.BOT, "crooks", CROOKS.save(world), SEAT, "normal", 5, 1.5
            )
            for world in (STATE, *worlds)
        }
        assert len(answers) == 1

    run_in_real_time(story)


def test_a_mistake_of_a_coach_is_no_mistake_of_the_thinkers(workers: WorkerPool) -> None:
    async def story() -> None:
        no_view = CROOKS.view(STATE, SEAT)
        with pytest.raises(WorkerFailed):
            await workers.advise("crooks_out", no_view)
        assert await workers.advise("crooks", no_view) == b"null"

    run_in_real_time(story)


def test_when_the_workers_stop_no_caller_waits_forever(workers: WorkerPool) -> None:
    async def story() -> None:
        await choose(workers)
        harmed(workers, signal.SIGSTOP)
        waiting = asyncio.create_task(choose(workers))
        await asyncio.sleep(0)  # the work is with the process
        workers.stop()
        assert await waiting  # from a new process

    run_in_real_time(story)


def test_for_a_bot_that_fails_for_good_the_table_answers(tmp_path: Path) -> None:
    """The processes do not know Showdown, so every bot fails there."""

    async def story() -> None:
        async with registry_at(tmp_path / "db", WorkerPool(1)) as registry:
            anna = Person(registry, "Anna")
            await begin(anna, bots=("random", "hard"), game="showdown")
            await anna.plays()
            shown = [e["words"] for step in anna.told for e in step["events"] if "words" in e]
            assert shown == [["high", "low", "low"]] * showdown.ROUNDS
            assert anna.connection.closed is None

    with showdown.offered():
        run(story)
