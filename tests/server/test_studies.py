"""Studies: matches reviewed part by part, and once for all requests."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from omerta import Match, games
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import Refusal, Seat, encode
from omerta.server import studies as studies_module
from omerta.server.replays import Replays
from omerta.server.studies import Studies
from omerta.server.table.guest import Guest
from omerta.server.wire.pages import ReplayStep
from omerta.server.workers import Priority, WorkerFailed, WorkerPool
from tests.server import live_harness
from tests.server.live_harness import (
    InlineWorkers,
    Json,
    Person,
    begin,
    registry_at,
    store_at,
    whose_turn,
)

Found = TypeVar("Found")
OUT = games.get("crooks_out")
ANNA = Guest("anna", "Anna")


class CountingWorkers(InlineWorkers):
    """Workers that count their requests, and let other tasks run in between."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        assert rank() is Priority.HINDSIGHT
        self.asked += 1
        await asyncio.sleep(0)
        return work(*about)


def played(seats: int, seed: int = 1, game: str = "crooks_out") -> Match:
    """Return a whole match at random."""
    luck = random.Random(seed)
    options = CrooksOutSettings(circling="auto") if game == "crooks_out" else None
    match = Match.new(game, seats, seed, options)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, luck.choice(list(match.options(seat))))
    return match


def in_hindsight(match: Match, seat: Seat) -> bytes:
    """Return the same made directly: every view before an action, all remarks, the last view."""
    coach = OUT.coach
    assert coach is not None
    remarks: list[tuple[int, Any]] = []
    view = None
    for number, again in enumerate(match.replay()):
        entry = again.log[-1]
        if entry.seat is not None and entry.action is not None:
            remark = coach.remark(view, entry.seat, entry.action)
            remarks += [] if remark is None else [(number, remark)]
        view = again.view(seat)
    return encode(coach.look_back(remarks, view))


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one request make a whole study, however slow the machine; a test may change this."""
    monkeypatch.setattr(studies_module, "WORK_SECONDS", 1e9)
    monkeypatch.setattr(studies_module, "SLICE_SECONDS", 1e9)


Story = Callable[[Replays, Studies, CountingWorkers], Awaitable[None]]


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Story], None]:
    """Run a story with its own replays, studies and workers."""

    def run_story(story: Story) -> None:
        async def whole() -> None:
            workers = CountingWorkers()
            async with store_at(tmp_path / "db") as store:
                replays = Replays(store, NoTables())
                await story(replays, Studies(replays, workers), workers)

        live_harness.run(whole)

    return run_story


class NoTables:
    """A server without tables."""

    def seats_of(self, *_: object) -> tuple[Seat, ...]:
        return ()

    def is_here(self, *_: object) -> bool:
        return False

    def code_of(self, *_: object) -> str | None:
        return None


Run = Callable[[Story], None]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_from_a_file_is_looked_back_upon_from_every_seat(run: Run, seats: int) -> None:
    async def story(replays: Replays, studies: Studies, _: CountingWorkers) -> None:
        match = played(seats)
        play = await replays.import_match(match.save(), ANNA)
        for seat in range(seats):
            study = await studies.study(play, seat)
            assert study.done == study.total == len(match.log) - 1
            assert bytes(study.story) == in_hindsight(match, seat)

    run(story)


def test_a_study_that_takes_long_is_made_bit_by_bit(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies_module, "WORK_SECONDS", 0.0)
    monkeypatch.setattr(studies_module, "SLICE_SECONDS", 0.0)

    async def story(replays: Replays, studies: Studies, workers: CountingWorkers) -> None:
        match = played(2)
        play = await replays.import_match(match.save(), ANNA)
        done = []
        study = await studies.study(play, 1)
        while study.story is None:
            done.append(study.done)
            study = await studies.study(play, 1)
        assert done == list(range(1, study.total))
        assert workers.asked == study.total + 1
        assert bytes(study.story) == in_hindsight(match, 1)
        assert await studies.study(play, 1) == study
        assert workers.asked == study.total + 1

    run(story)


def test_requests_at_the_same_time_share_the_work(run: Run) -> None:
    async def story(replays: Replays, studies: Studies, workers: CountingWorkers) -> None:
        play = await replays.import_match(played(2).save(), ANNA)
        told = await asyncio.gather(*(studies.study(play, 0) for _ in range(5)))
        assert len({encode(study) for study in told}) == 1
        asked = workers.asked
        assert told[0].story is not None
        await studies.study(play, 1)
        assert workers.asked == 2 * asked

    run(story)


def test_only_some_studies_are_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies_module, "MAX_KEPT", 2)

    async def story(replays: Replays, studies: Studies, workers: CountingWorkers) -> None:
        play = await replays.import_match(played(3).save(), ANNA)
        for seat in (0, 1, 0, 2):
            await studies.study(play, seat)
        before = workers.asked
        await studies.study(play, 0)
        assert workers.asked == before
        await studies.study(play, 1)
        assert workers.asked > before

    run(story)


def test_many_studies_at_once_are_all_finished(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies_module, "MAX_KEPT", 2)
    monkeypatch.setattr(studies_module, "WORK_SECONDS", 0)

    async def story(replays: Replays, studies: Studies, __: CountingWorkers) -> None:
        plays = [await replays.import_match(played(3, seed).save(), ANNA) for seed in (1, 2)]
        unfinished = {(play, seat) for play in plays for seat in range(3)}
        for _ in range(200):
            for play, seat in tuple(unfinished):
                if (await studies.study(play, seat)).story is not None:
                    unfinished.remove((play, seat))
        assert unfinished == set()

    run(story)


def test_too_many_studies_at_once_are_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies_module, "MAX_KEPT", 1)
    monkeypatch.setattr(studies_module, "MAX_STUDIES", 2)
    monkeypatch.setattr(studies_module, "WORK_SECONDS", 0)

    async def story(replays: Replays, studies: Studies, _: CountingWorkers) -> None:
        play = await replays.import_match(played(3).save(), ANNA)
        for seat in (0, 1):
            assert (await studies.study(play, seat)).story is None
        assert await refusal(studies.study(play, 2)) == ("thinking-failed", {})
        monkeypatch.setattr(studies_module, "ABANDONED_SECONDS", -1.0)
        assert (await studies.study(play, 2)).done

    run(story)


async def refusal(asked: Awaitable[object]) -> tuple[str, Json]:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code, dict(refused.value.params)


def test_what_cannot_be_studied_is_refused(run: Run) -> None:
    async def story(replays: Replays, studies: Studies, _: CountingWorkers) -> None:
        play = await replays.import_match(played(2).save(), ANNA)
        crooks = await replays.import_match(played(2, game="crooks").save(), ANNA)
        assert await refusal(studies.study(crooks, 0)) == ("no-hindsight", {})
        assert await refusal(studies.study(play, 2)) == ("no-such-seat", {"seat": 2})
        assert await refusal(studies.study("nothing", 0)) == ("unknown-replay", {})

    run(story)


def test_a_coach_that_fails_may_be_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(replays: Replays, studies: Studies, workers: CountingWorkers) -> None:
        play = await replays.import_match(played(2).save(), ANNA)

        async def fail(*_: object) -> Any:
            raise WorkerFailed

        with monkeypatch.context() as patch:
            patch.setattr(workers, "run", fail)
            assert await refusal(studies.study(play, 0)) == ("thinking-failed", {})
        assert (await studies.study(play, 0)).story is not None

    run(story)


async def whole(replays: Replays, play: str) -> list[ReplayStep]:
    """Return every step of a match."""
    found: list[ReplayStep] = []
    while more := (await replays.steps(play, None, len(found), 10**6, None)).moments:
        found += more
    return found


def test_a_study_names_the_frames_of_the_replay_whatever_was_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(3)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="crooks_out")
            replays = Replays(registry._store, registry)
            studies = Studies(replays, InlineWorkers())
            play = anna.table["play"]
            assert await refusal(studies.study(play, 0)) == ("replay-not-over", {})
            undone = 0
            while not anna.over:
                active, _ = whose_turn(anna, boris)
                assert active.play is not None
                choice = luck.randrange(len(active.play["view"]["options"]))
                assert (await active.acts(choice))["type"] == "ack"
                if active.play["undo"] and luck.random() < 0.5:
                    await active.does("undo", seq=active.play["seq"])
                    undone += 1
                anna.listen()
            assert undone > 3
            study = await studies.study(play, 0)
            told = msgspec.json.decode(study.story)
            moments = await whole(replays, play)
            asked = [
                moment.told.seq
                for moment in moments
                if any(type(event).__name__ == "CrookAsked" for event in moment.told.events)
            ]
            assert told["steps"] == asked
            assert study.total == len(moments) - 1 - 2 * undone

    live_harness.run(story)


def test_a_study_is_made_in_another_process(tmp_path: Path) -> None:
    async def story() -> None:
        workers = WorkerPool(1)
        try:
            async with store_at(tmp_path / "db") as store:
                replays = Replays(store, NoTables())
                match = played(2)
                play = await replays.import_match(match.save(), ANNA)
                studies = Studies(replays, workers)
                while (study := await studies.study(play, 0)).story is None:
                    pass
                assert bytes(study.story) == in_hindsight(match, 0)
        finally:
            workers.stop()

    live_harness.run(story)
