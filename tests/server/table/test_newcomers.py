"""Which guests may see a hand of a running match, and which players learn of it."""

import asyncio
import json
from pathlib import Path

import pytest

from omerta.server.replays import Replays
from omerta.server.table.newcomers import ASK_AGAIN_SECONDS
from omerta.server.table.presence import AWAY_SECONDS
from omerta.server.table_registry import TableRegistry
from tests.server.live_harness import (
    NOT_SAVED,
    Json,
    Person,
    begin,
    deal,
    gather,
    kept,
    let_in,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
    whose_turn,
)
from tests.server.table.legends_play import ONE_SHOT

CALM = "calm"
WITH_SECRETS = ("crooks", "crooks_out", "mafia", "crossfire")
BOTS = {"crooks": 1, "crooks_out": 1, "mafia": 2, "crossfire": 3}
ONE_GAME = {"crossfire": {"games": "1"}}


async def two_and_bots(registry: TableRegistry, game: str = "crooks") -> tuple[Person, Person, str]:
    """A host, a guest on the last seat, and bots between them, in the middle of a match."""
    anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
    bots = ("easy",) * BOTS[game]
    code = await begin(anna, boris, game=game, bots=bots, pace=CALM, options=ONE_GAME.get(game, {}))
    return anna, boris, code


async def joins(registry: TableRegistry, code: str, name: str) -> Person:
    """Return a new spectator."""
    person = Person(registry, name)
    await person.comes(code)
    return person


def asks(person: Person, seat: int, name: str = "") -> "asyncio.Task[Json]":
    """Ask for a seat; the task ends when the others have decided."""
    return asyncio.create_task(person.says("sit", seat=seat, name=name or person.guest.name))


def wish(person: Person) -> Json | None:
    """Return the request for a seat, as this guest sees it."""
    person.listen()
    found: Json | None = person.table["seat_asked"]
    return found


async def asked(person: Person, *missing: str) -> Json:
    """Wait until exactly these players are missing."""
    await person.until(
        lambda: (
            person.table["seat_asked"] is not None
            and [each["name"] for each in person.table["seat_asked"]["missing"]] == [*missing]
        )
    )
    found: Json = person.table["seat_asked"]
    return found


def seen_by(person: Person) -> list[list[str]]:
    person.listen()
    return [seat["seen_by"] for seat in person.seated]


def hand(person: Person) -> object:
    """Return the seat this guest looks from."""
    assert person.play is not None
    return person.play["view"]["you"]


# A second guest of the same host


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_second_browser_of_the_host_sees_no_second_hand(tmp_path: Path, game: str) -> None:
    """Whatever the host does with the seats, their owners and the others must agree."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry, game)
            his = boris.seat
            assert his is not None
            before = kept(await registry.table(code))
            assert await anna.tries("free", seat=1) == "bot-stays"
            assert kept(await registry.table(code)) == before
            await anna.does("bot", seat=1, level="easy", name="Mr Nobody")
            assert await anna.tries("free", seat=1) == "bot-stays"
            for number, moves in enumerate(
                (["free"], ["bot", "free"], ["bot", "free", "free"], ["free", "bot", "free"])
            ):
                for move in moves:
                    fields = {"level": "easy"} if move == "bot" else {}
                    await anna.does(move, seat=his, **fields)
                second = await joins(registry, code, f"Second{number}")
                waiting = asks(second, his)
                about = await asked(anna, "Anna", "Boris")
                assert (about["seat"], about["guest"]) == (his, second.guest.public)
                await anna.does("agree", seq=0, agreed=True, guest=second.guest.public)
                assert [each["guest"] for each in (wish(boris) or {})["missing"]] == ["guest-Boris"]
                assert hand(second) is None
                await boris.does("sit", seat=his, name="Boris")  # it is Boris's own
                assert (await waiting)["code"] == "seat-taken"
                assert wish(anna) is None
                assert hand(second) is None
                await second.leaves()
            assert seen_by(boris)[1] == []

    run(story)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_moved_player_does_not_come_back_without_consent(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry, game)
            assert boris.seat is not None
            await anna.does("kick", guest="guest-Boris")
            private = await joins(registry, code, "Borya")
            waiting = asks(private, boris.seat, "Boris")
            await asked(anna, "Anna")
            assert hand(private) is None
            await anna.does("agree", seq=0, agreed=False, guest=private.guest.public)
            assert (await waiting)["code"] == "seat-refused"
            again = await private.tries("sit", seat=boris.seat, name="Boris")
            assert again == "asked-too-soon"
            await asyncio.sleep(ASK_AGAIN_SECONDS)
            waiting = asks(private, boris.seat, "Boris")
            await asked(anna, "Anna")
            await anna.does("agree", seq=0, agreed=True, guest=private.guest.public)
            assert (await waiting)["type"] == "ack"
            private.listen()
            assert hand(private) == boris.seat
            assert seen_by(anna)[boris.seat] == ["Boris", "Boris"]  # two guests of the same name

    run(story)


def test_a_newcomer_sits_down_when_all_players_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara")]
            anna, boris, clara = people
            code = await begin(*people)
            vera = await joins(registry, code, "Vera")
            await clara.does("stand", seat=2)  # Clara leaves by herself, so she is not asked
            waiting = asks(vera, 2)
            await asked(boris, "Anna", "Boris")
            assert vera.seats == []
            other = await joins(registry, code, "Walter")
            assert await other.tries("sit", seat=2, name="Walter") == "somebody-asks"
            about, tab = vera.guest.public, vera.other_tab()
            await tab.comes(code)
            for stranger in (other, clara, tab):
                answer = await stranger.tries("agree", seq=0, agreed=True, guest=about)
                assert answer == "not-seated"
            for guest in ("guest-Walter", "guest-Anna"):
                answer = await anna.tries("agree", seq=0, agreed=True, guest=guest)
                assert answer == "nobody-asks"
            await anna.does("agree", seq=0, agreed=True, guest=about)
            assert [each["name"] for each in (wish(other) or {})["missing"]] == ["Boris"]
            assert (await other.other_tab().comes(code))["table"]["seat_asked"] is not None
            await boris.does("agree", seq=0, agreed=True, guest=about)
            assert (await waiting)["type"] == "ack"
            assert wish(anna) is wish(other) is None
            vera.listen()
            assert (vera.seat, vera.seats, hand(vera)) == (2, [2], 2)
            assert seen_by(anna) == [["Anna"], ["Boris"], ["Clara", "Vera"]]
            await play_out(anna, boris, vera)

    run(story)


def test_the_newcomer_may_think_better_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            await boris.does("stand", seat=2)
            vera = await joins(registry, code, "Vera")
            waiting = asks(vera, 2)
            await asked(anna, "Anna")
            tab = vera.other_tab()
            await tab.comes(code)
            await tab.does("agree", seq=0, agreed=False, guest=vera.guest.public)
            assert (await waiting)["type"] == "ack"
            assert wish(anna) is None
            assert hand(vera) is None
            assert await anna.tries("agree", seq=0, agreed=True, guest=vera.guest.public) == (
                "nobody-asks"
            )
            asks(vera, 2)
            await asked(anna, "Anna")
            await vera.leaves()  # leaving is an answer, too
            assert wish(anna) is None

    run(story)


def test_an_impossible_request_of_a_newcomer_is_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            vera = await joins(registry, code, "Vera")
            assert await vera.tries("sit", seat=2, name="Vera") == "seat-taken"
            await boris.does("stand", seat=2)
            assert await vera.tries("sit", seat=2, name="Anna") == "name-taken"
            assert await anna.tries("sit", seat=2, name="Beside me") == "knows-too-much"
            assert wish(anna) is None

    run(story)


def test_players_who_are_away_for_long_are_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara")]
            anna, boris, clara = people
            code = await begin(*people)
            await boris.leaves()
            await clara.leaves()
            await anna.does("free", seat=2)  # as soon as her connection is lost
            vera = await joins(registry, code, "Vera")
            waiting = asks(vera, 2)
            await asked(anna, "Anna", "Boris", "Clara")
            await anna.does("agree", seq=0, agreed=True, guest=vera.guest.public)
            await asyncio.sleep(AWAY_SECONDS - 1)
            assert hand(vera) is None
            assert wish(vera) is not None
            await asyncio.sleep(2)
            assert (await waiting)["type"] == "ack"
            await vera.does("stand", seat=2)
            await clara.comes(code)
            await clara.does("sit", seat=2, name="Clara")  # Clara has seen these cards before
            assert seen_by(clara) == [["Anna"], ["Boris"], ["Clara", "Vera"]]

    run(story)


def test_a_newcomer_to_a_table_of_absent_people_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            await boris.does("stand", seat=2)
            await boris.leaves()
            vera = await joins(registry, code, "Vera")
            await anna.leaves()
            waiting = asks(vera, 2)
            await asked(vera, "Anna")
            await asyncio.sleep(AWAY_SECONDS + 1)
            assert (await waiting)["type"] == "ack"
            assert hand(vera) == 2

    run(story)


# Where no consent is needed


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_alone_with_bots_a_person_gives_their_seats_to_others(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            bots = ("easy",) * (BOTS[game] + 1)
            code = await begin(
                anna, game=game, bots=bots, pace=CALM, options=ONE_GAME.get(game, {})
            )
            await anna.does("free", seat=1)
            vera = await joins(registry, code, "Vera")
            await vera.does("sit", seat=1, name="Vera")
            assert hand(vera) == 1
            assert await anna.tries("free", seat=2) == "bot-stays"  # two play now
            await vera.does("stand", seat=1)
            await anna.does("bot", seat=1, level="easy", name="Mr Nobody")
            assert seen_by(anna)[:2] == [["Anna"], ["Vera"]]  # whatever the bot's name
            assert await anna.tries("free", seat=2) == "bot-stays"  # Vera may come back
            await anna.does("free", seat=1)
            await vera.does("sit", seat=1, name="Vera")

    run(story)


def test_where_nothing_is_hidden_seats_change_hands_freely(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(
                anna, boris, game="legends", bots=("random",), pace=CALM, options=ONE_SHOT
            )
            await anna.does("free", seat=1)
            vera = await joins(registry, code, "Vera")
            await vera.does("sit", seat=1, name="Vera")
            await boris.does("stand", seat=2)
            clara = await joins(registry, code, "Clara")
            await clara.does("sit", seat=2, name="Clara")
            assert seen_by(anna) == [["Anna"], ["Vera"], ["Boris", "Clara"]]

    run(story)


def test_when_the_game_is_over_the_newcomer_sits_down_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            vera = await joins(registry, code, "Vera")
            await boris.does("stand", seat=1)
            waiting = asks(vera, 1)
            await asked(anna, "Anna")
            await anna.plays()
            assert (await waiting)["type"] == "ack"
            assert (vera.seats, wish(anna)) == ([1], None)
            assert seen_by(anna) == [["Anna"], ["Boris"]]  # Vera saw no hand
            await deal(anna, vera)
            assert seen_by(anna) == [["Anna"], ["Vera"]]  # of this game

    run(story)


# What survives


def test_guests_who_have_looked_are_named_after_a_restart_a_takeover_and_in_the_replay(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            vera = await joins(registry, code, "Vera")
            await boris.does("stand", seat=1)
            await let_in(vera, 1, anna)
            await vera.leaves()
            await anna.until(lambda: anna.seated[1]["substitute"] != "")
            await anna.does("bot", seat=1, level="easy", name="Mr Nobody")
            looked = [["Anna"], ["Boris", "Vera"]]
            assert seen_by(anna) == looked
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            await anna.comes(code)
            assert seen_by(anna) == looked
            await vera.comes(code)
            await anna.does("free", seat=1)
            await vera.does("sit", seat=1, name="Vera")  # known after the restart, too
            await play_out(*whose_turn(anna, vera))
            assert seen_by(anna) == looked
            assert anna.play is not None
            play = anna.play["play"]
            replay = await Replays(registry._store, registry).info(play, None)
            assert replay.seen_by == (("Anna",), ("Boris", "Vera"))
            await anna.does("reopen")
            assert seen_by(anna) == [[], []]

    run(story)


def test_a_wish_is_asked_again_after_a_restart(tmp_path: Path) -> None:
    """A client repeats commands that had no answer."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            await boris.does("stand", seat=2)
            vera = await joins(registry, code, "Vera")
            task = asks(vera, 2)
            await asked(anna, "Anna")
            task.cancel()
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            await anna.comes(code)
            assert wish(anna) is None
            await vera.comes(code)
            waiting = asks(vera, 2)
            await asked(anna, "Anna")
            await anna.does("agree", seq=0, agreed=True, guest=vera.guest.public)
            assert (await waiting)["type"] == "ack"

    run(story)


def test_a_seat_that_cannot_be_kept_is_not_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            await boris.does("stand", seat=2)
            vera = await joins(registry, code, "Vera")
            waiting = asks(vera, 2)
            await asked(anna, "Anna")
            before = kept(await registry.table(code))
            with nothing_is_saved(tmp_path / "db"):
                await anna.does("agree", seq=0, agreed=True, guest=vera.guest.public)
                assert (await waiting)["code"] == NOT_SAVED
            assert kept(await registry.table(code)) == before
            assert wish(anna) is None
            assert hand(vera) is None

    run(story)


def test_the_same_wish_said_twice_is_granted_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, code = await two_and_bots(registry)
            await boris.does("stand", seat=2)
            vera = await joins(registry, code, "Vera")
            command = vera.command("sit", seat=2, name="Vera")
            raw = json.dumps(command).encode()
            waiting = asyncio.create_task(vera.says_raw(raw, command["id"]))
            await asked(anna, "Anna")
            await anna.does("agree", seq=0, agreed=True, guest=vera.guest.public)
            assert (await waiting)["type"] == "ack"
            before = kept(await registry.table(code))
            assert (await vera.says_raw(raw, command["id"]))["type"] == "ack"
            assert kept(await registry.table(code)) == before

    run(story)


def test_in_the_lobby_no_consent_is_needed(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris, bots=("easy",))
            await anna.does("free", seat=1)
            vera = await joins(registry, code, "Vera")
            await vera.does("sit", seat=1, name="Vera")
            assert seen_by(anna) == [[], [], []]

    run(story)
