"""Players who do not answer at a table without a clock: the others need not wait forever."""

import asyncio
from pathlib import Path

from omerta.server.table.presence import AWAY_SECONDS
from omerta.server.table.silence import LONG_SILENCE_SECONDS, WARNING_SECONDS
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    Person,
    begin,
    kept,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
    whose_turn,
)
from tests.server.table import showdown

HOST_FIRST = {"first_player": "0"}
HOST_LAST = {"first_player": "1"}


def silence(person: Person) -> list[str]:
    """Return how long each seat has been silent, as last sent to this player."""
    person.listen()
    return [seat["silence"] for seat in person.seated]


def test_a_silent_player_is_warned_and_then_others_may_let_a_bot_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris, options=HOST_LAST, pace="calm")
            await vera.comes(code)
            began = fake_clock().time()
            await boris.until(lambda: boris.seated[1]["silence"] == "warned")
            assert fake_clock().time() - began == WARNING_SECONDS
            assert await anna.tries("stand_in", seat=1) == "not-silent"
            await boris.until(lambda: boris.seated[1]["silence"] == "long")
            assert fake_clock().time() - began == LONG_SILENCE_SECONDS
            assert silence(anna) == silence(vera) == ["", "long"]
            assert await vera.tries("stand_in", seat=1) == "not-seated"
            assert await anna.tries("stand_in", seat=0) == "not-silent"
            await anna.does("stand_in", seat=1)
            assert anna.seated[1]["substitute"] != ""
            assert (anna.seated[1]["kind"], anna.seated[1]["guest"]) == ("person", "guest-Boris")
            assert silence(anna) == ["", ""]
            await anna.until(lambda: anna.my_turn)  # the bot has played the whole turn

    run(story)


def test_a_sign_of_life_takes_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, options=HOST_LAST, pace="calm")
            await asyncio.sleep(LONG_SILENCE_SECONDS + 1)
            await anna.does("stand_in", seat=1)
            await boris.does("ping")  # his client sends this by itself
            assert boris.seated[1]["substitute"] != ""
            await boris.does("here")
            assert boris.seated[1]["substitute"] == ""
            await asyncio.sleep(10)  # longer than a bot takes
            assert boris.my_turn
            await asyncio.sleep(LONG_SILENCE_SECONDS)
            await anna.does("stand_in", seat=1)
            boris.listen()
            assert (await boris.acts())["type"] == "ack"  # an action counts as activity, too
            anna.listen()
            assert anna.seated[1]["substitute"] == ""
            await play_out(anna, boris)

    run(story)


def test_an_active_player_may_think_as_long_as_needed(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, options=HOST_LAST)
            before = kept(await registry.table(code))
            for _ in range(5):
                await asyncio.sleep(WARNING_SECONDS + 1)
                assert silence(anna) == ["", "warned"]
                await boris.does("here")
                assert silence(anna) == ["", ""]
            assert await anna.tries("stand_in", seat=1) == "not-silent"
            assert kept(await registry.table(code)) == before

    run(story)


def test_a_silent_host_loses_the_host_role(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, clara = people = [Person(registry, n) for n in ("Anna", "Boris", "Clara")]
            code = await begin(*people, options=HOST_FIRST)
            await boris.leaves()
            await asyncio.sleep(AWAY_SECONDS + 1)
            await asyncio.sleep(LONG_SILENCE_SECONDS - AWAY_SECONDS - 2)
            clara.listen()
            assert clara.table["host"] == "guest-Anna"
            await asyncio.sleep(2)
            clara.listen()
            assert clara.table["host"] == "guest-Clara"  # Boris is not here
            await clara.does("stand_in", seat=0)
            await anna.does("here")
            assert anna.table["host"] == "guest-Clara"
            assert anna.seated[0]["substitute"] == ""
            await boris.comes(code)
            await play_out(*people)

    run(story)


def test_a_new_host_who_could_not_be_saved_is_saved_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, options=HOST_FIRST)
            await asyncio.sleep(LONG_SILENCE_SECONDS - 1)
            with nothing_is_saved(tmp_path / "db"):
                await asyncio.sleep(2)
            assert boris.connection.closed is None
            boris.listen()
            assert boris.table["host"] == "guest-Anna"
            await boris.until(lambda: boris.table["host"] == "guest-Boris")

    run(story)


def test_a_question_of_its_own_is_counted_from_its_beginning(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, options=HOST_FIRST)
            for _ in range(3):
                await asyncio.sleep(WARNING_SECONDS - 1)
                active, _ = whose_turn(anna, boris)
                await active.acts()
                assert silence(anna) == ["", ""]
            asked = fake_clock().time()
            await anna.until(lambda: "warned" in silence(anna))
            assert fake_clock().time() - asked == WARNING_SECONDS

    run(story)


def test_a_short_pause_is_no_silence(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            await asyncio.sleep(WARNING_SECONDS - 20)
            await anna.does("pause", paused=True)
            await asyncio.sleep(10)
            await anna.does("pause", paused=False)
            await asyncio.sleep(WARNING_SECONDS - 1)
            assert silence(anna) == ["", ""]

    run(story)


def test_with_a_clock_or_in_a_pause_or_alone_no_player_counts_as_silent(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            await begin(anna, boris, clock="300")
            await asyncio.sleep(299)
            assert silence(anna) == ["", ""]
            await begin(anna, boris)
            await anna.does("pause", paused=True)
            await asyncio.sleep(2 * LONG_SILENCE_SECONDS)
            assert silence(anna) == ["", ""]
            await anna.does("pause", paused=False)
            await asyncio.sleep(LONG_SILENCE_SECONDS + 1)
            assert silence(anna).count("long") == 1
            code = await begin(anna, bots=("easy",), options=HOST_FIRST)
            await vera.comes(code)  # a spectator waits for no player
            await asyncio.sleep(2 * LONG_SILENCE_SECONDS)
            assert silence(anna) == ["", ""]

    run(story)


def test_silence_counts_for_each_pending_seat_separately(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, _, clara = people = [Person(registry, n) for n in ("Anna", "Boris", "Clara")]
            await begin(*people, game="showdown")
            await asyncio.sleep(10)
            await anna.acts()
            await asyncio.sleep(WARNING_SECONDS)
            await clara.does("here")
            await asyncio.sleep(LONG_SILENCE_SECONDS - WARNING_SECONDS)
            assert silence(anna) == ["", "long", ""]
            await anna.does("stand_in", seat=1)
            assert await anna.tries("stand_in", seat=2) == "not-silent"
            await clara.acts()
            await anna.until(lambda: anna.play is not None and anna.play["view"]["round"] == 1)

    with showdown.offered():
        run(story)


def test_after_a_restart_silence_counts_from_zero(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, options=HOST_LAST)
            await asyncio.sleep(LONG_SILENCE_SECONDS - 1)
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = boris.registry = registry
            await anna.comes(code)
            await boris.comes(code)
            await asyncio.sleep(WARNING_SECONDS - 1)
            assert silence(anna) == ["", ""]
            await asyncio.sleep(LONG_SILENCE_SECONDS - WARNING_SECONDS + 2)
            assert silence(anna) == ["", "long"]

    run(story)
