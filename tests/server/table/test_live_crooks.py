"""A match of Crooks at a live table, without sockets."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from omerta.server.table.bot_seats import PAUSES
from omerta.server.workers import Priority
from tests.server.live_harness import InlineWorkers, Person, begin, play_out, registry_at, run

Found = TypeVar("Found")


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
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


class Searching(InlineWorkers):
    """Bots that find every other decision hard, and then search as long as they may."""

    questions = 0

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        self.questions += 1
        *_, seconds = about
        await asyncio.sleep(seconds * (self.questions % 2))
        return work(*about)


@pytest.mark.parametrize("moment", ["before the deal", "in the middle of the game"])
def test_the_host_cannot_have_bots_betray_their_thoughts_where_others_play(
    tmp_path: Path, moment: str
) -> None:
    async def story() -> None:
        bots = Searching()
        async with registry_at(tmp_path / "db", bots) as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            pace = "instant" if moment == "before the deal" else "brisk"
            await begin(anna, boris, bots=("random", "random"), pace=pace)
            await anna.does("configure", pace="instant")
            await play_out(anna, boris)
            pauses = [
                after["at"] - before["at"]
                for before, after in pairwise(anna.told)
                if after["seat"] in (1, 2)
            ]
        assert set(pauses) == {round(1000 * PAUSES["brisk"])}
        assert len(pauses) == bots.questions

    run(story)


@pytest.mark.parametrize("pace", ["brisk", "calm"])
def test_a_pause_does_not_tell_whether_a_bot_had_much_to_think_about(
    tmp_path: Path, pace: str
) -> None:
    async def story() -> None:
        bots = Searching()
        pauses: list[int] = []
        async with registry_at(tmp_path / "db", bots) as registry:
            while len(pauses) < 5:  # the length of a match depends on chance
                anna = Person(registry, "Anna")
                await begin(anna, bots=("random", "random"), pace=pace)
                await anna.plays()
                pauses += [
                    after["at"] - before["at"]
                    for before, after in pairwise(anna.told)
                    if after["seat"] != anna.seat
                ]
        assert set(pauses) == {round(1000 * PAUSES[pace])}
        assert len(pauses) == bots.questions

    run(story)
