"""Crossfire at live tables: shared clocks, talk without turns, secret aims, series."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from omerta.server.table.bot_seats import (
    LAST_WORDS,
    LISTEN_SECONDS,
    LISTENERS,
    MIN_SECRET_PAUSE,
    PAUSES,
    QUICK_LISTEN_SECONDS,
)
from omerta.server.table.guest_session import MAX_WAITING
from omerta.server.table.timing import HAND_OVER_SECONDS
from omerta.server.table_registry import TableRegistry
from omerta.server.wire.commands import read
from omerta.testing import rule
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    Json,
    Person,
    begin,
    deal,
    gather,
    kept,
    nothing_is_saved,
    registry_at,
    run,
)

NAMES = ("Anna", "Boris", "Clara", "Dina", "Egor")
ANSWERS = {"talk": "ready", "aim": "aim_blind", "rest": "next"}
"""Actions that say as little as possible."""
STAGES = 4
"""Secret looks in a match of five: dealt, passed, and after two shuffles."""


def view(person: Person) -> Json:
    assert person.play is not None
    found: Json = person.play["view"]
    return found


def events(person: Person, kind: str) -> list[Json]:
    """Return the events of this kind that this player received."""
    person.listen()
    return [event for step in person.steps for event in step["events"] if event["type"] == kind]


def clock(person: Person) -> Json:
    person.listen()
    assert person.play is not None
    found: Json = person.play["clock"]
    return found


def option(person: Person, kind: str) -> int:
    """Return the number of the first option of this kind."""
    return [action["type"] for action in view(person)["options"]].index(kind)


async def says(person: Person, kind: str) -> Json:
    return await person.acts(option(person, kind))


def may_end(person: Person) -> bool:
    """Whether this player can end the decision, and not only the clock."""
    kind = ANSWERS.get(view(person)["decision"])
    return kind is None or kind in [action["type"] for action in view(person)["options"]]


async def reach(decision: str, *people: Person) -> None:
    """Act for all players until this decision is pending."""
    while True:
        for person in people:
            person.listen()
        at = view(people[0])["decision"]
        if at == decision:
            return
        asked = [person for person in people if person.my_turn and may_end(person)]
        for person in asked:
            await (says(person, ANSWERS[at]) if at in ANSWERS else person.acts())
        if not asked:
            await people[0].hears(lambda push: push["type"] == "step")


async def five(registry: TableRegistry, **choices: Any) -> list[Person]:
    people = [Person(registry, name) for name in NAMES]
    await begin(*people, game="crossfire", **choices)
    return people


@rule("CF-13.1", "CF-13.2", "CF-3.1")
def test_a_game_of_silent_people_takes_exactly_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry, options={"talk_seconds": "60", "claim_seconds": "8"})
            anna = people[0]
            began = fake_clock().time()
            await anna.until(lambda: anna.over)
            assert fake_clock().time() - began == STAGES * 5 + 8 + 60 + 10
            assert [events(person, "timeout_applied") for person in people] == [[]] * 5
            assert view(anna)["result"]["aims"] != [[], [], [], [], []]  # blind, but not empty

    run(story)


@rule("CF-3.1", "CF-3.6")
def test_talk_ends_at_its_time_however_much_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            began = fake_clock().time()
            assert clock(people[0]) == {
                "left": 180_000,
                "whole": 180_000,
                "paused": False,
                "common": True,
            }
            for _ in range(17):
                await asyncio.sleep(10)
                for person in people:
                    person.listen()
                    assert (await says(person, "say_card"))["type"] == "ack"
                assert clock(people[0])["left"] == 180_000 - (fake_clock().time() - began) * 1000
            await people[0].until(lambda: view(people[0])["decision"] == "aim")
            assert fake_clock().time() - began == 180
            assert len(view(people[0])["said"]) == 17 * 5

    run(story)


def test_several_statements_in_a_row_are_all_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            anna = people[0]
            first, second = anna.answer(option(anna, "say_card")), anna.answer(option(anna, "ask"))
            for person in people[1:]:
                await says(person, "say_card")
            assert anna.play is not None
            # Has not received the others' steps yet.
            assert anna.play["seq"] == first["seq"] == second["seq"]
            assert (await anna.says("act", **first))["type"] == "ack"
            assert (await anna.says("act", **second))["type"] == "ack"
            assert len(view(anna)["said"]) == 6

    run(story)


@rule("CF-13.4")
def test_a_flood_of_claims_is_refused_and_delays_no_other_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            anna, boris = people[:2]
            began = fake_clock().time()
            assert anna.play is not None
            assert anna.session is not None
            turned = [{"type": "claim", "face": face} for face in ("vip", "agent")] * 100
            commands = [anna.command("act", seq=anna.play["seq"], action=one) for one in turned]
            for command in commands:
                anna.session.receive(read(json.dumps(command).encode()))
            assert (await says(boris, "say_card"))["type"] == "ack"
            heard = {push["id"]: push for push in anna.listen() if "id" in push}
            assert [heard[command["id"]]["type"] for command in commands] == (
                ["ack"] * MAX_WAITING + ["refused"] * (len(commands) - MAX_WAITING)
            )
            assert {push["code"] for push in heard.values() if "code" in push} == {"too-fast"}
            assert len(events(boris, "claim_turned")) == view(boris)["seats"][0]["turned"]
            for number in range(60 - MAX_WAITING):  # the rules refuse it at some point, too
                await anna.does("act", seq=anna.play["seq"], action=turned[number])
            late = {"seq": anna.play["seq"], "action": turned[-2]}
            assert await anna.tries("act", **late) == "claims-used-up"
            await boris.until(lambda: view(boris)["decision"] == "aim")
            assert fake_clock().time() - began == 180

    run(story)


@rule("CF-3.6")
def test_statements_after_the_end_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("talk", *people)
            boris = people[1]
            late = boris.answer(option(boris, "say_card"))
            await boris.until(lambda: view(boris)["decision"] == "aim")
            assert await boris.tries("act", **late) == "stale"
            assert view(boris)["said"] == []

    run(story)


@rule("CF-4.4")
def test_no_aim_is_revealed_before_the_last_one_is_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            screen = people[0].other_tab()
            await reach("aim", *people)
            await screen.comes(people[0].table["code"], watch=True)
            again = people[0].answer(option(people[0], "aim_blind"))
            for person in people[:4]:
                await says(person, "aim")
            for person in (*people, screen):
                person.listen()
                assert {tuple(event) for event in events(person, "aim_given")} <= {
                    ("type", "seat"),
                    ("type", "seat", "targets"),
                }
                known = [
                    event["seat"] for event in events(person, "aim_given") if "targets" in event
                ]
                assert known in ([person.seat], [])
                assert view(person)["result"] is None
            assert view(screen)["you"] is None
            assert view(screen)["aim"] is None
            assert await people[0].tries("act", **again) == "answered-already"
            await says(people[4], "aim")
            for person in (*people, screen):
                assert len(events(person, "aims_shown")) == 1

    run(story)


@rule("CF-4.4")
def test_of_two_tabs_the_first_aim_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            tab = people[0].other_tab()
            await tab.comes(people[0].table["code"])
            await reach("aim", *people)
            tab.listen()
            one, other = people[0].answer(1), tab.answer(2)
            assert (await people[0].says("act", **one))["type"] == "ack"
            assert await tab.tries("act", **other) == "answered-already"
            for person in (people[0], tab):
                person.listen()
                assert view(person)["aim"] == [one["action"]["seat"]]
            for person in people[1:]:
                await says(person, "aim_blind")
            assert events(tab, "aims_shown")[0]["targets"][0] == [one["action"]["seat"]]

    run(story)


@pytest.mark.parametrize(
    ("question", "whole"), [("look", 5_000), ("claim", 8_000), ("aim", 10_000)]
)
def test_every_other_question_survives_a_restart_with_the_rest_of_its_time(
    tmp_path: Path, question: str, whole: int
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            code = people[0].table["code"]
            await reach(question, *people)
            await asyncio.sleep(2)
            await people[1].acts(1)
            before = kept(await registry.table(code))[0]
        await asyncio.sleep(3600)
        async with registry_at(tmp_path / "db") as registry:
            again = [Person(registry, name) for name in NAMES]
            for person in again:
                await person.comes(code)
            assert kept(await registry.table(code))[0] == before
            assert clock(again[0])["left"] == whole - 2_000
            assert view(again[0])["active"] == [0, 2, 3, 4]
            began, stage = fake_clock().time(), view(again[0])["stage"]
            await again[0].until(
                lambda: (view(again[0])["decision"], view(again[0])["stage"]) != (question, stage)
            )
            assert fake_clock().time() - began == whole / 1000 - 2

    run(story)


@rule("CF-4.5", "CF-13.2")
def test_a_late_aim_is_blind_and_does_not_show_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("aim", *people)
            for person in people[:3]:
                await says(person, "aim")
            late = people[3].answer(option(people[3], "aim"))
            await people[4].until(lambda: view(people[4])["result"] is not None)
            assert await people[3].tries("act", **late) == "no-game-running"
            targets = events(people[0], "aims_shown")[0]["targets"]
            assert all(aimed and seat not in aimed for seat, aimed in enumerate(targets))

    run(story)


def test_the_end_is_shown_with_its_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("aim", *people)
            anna = people[0]
            while view(anna)["result"] is None:
                push = await anna.hears(lambda push: push["type"] == "step")
                received = [event["type"] for event in push["told"]["events"]]
                assert ("aims_shown" in received) == (view(anna)["result"] is not None)

    run(story)


@pytest.mark.parametrize("downtime", [0, 3600])
def test_a_talk_survives_a_restart(tmp_path: Path, downtime: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            code = people[0].table["code"]
            await reach("talk", *people)
            await says(people[2], "say_card")
            await asyncio.sleep(100)
            await says(people[3], "say_card")
            before = kept(await registry.table(code))[0]
        await asyncio.sleep(downtime)
        async with registry_at(tmp_path / "db") as registry:
            again = [Person(registry, name) for name in NAMES]
            for person in again:
                await person.comes(code)
            assert kept(await registry.table(code))[0] == before
            assert clock(again[0])["left"] == 80_000
            assert clock(again[0])["whole"] == 180_000
            began = fake_clock().time()
            assert (await says(again[4], "say_card"))["type"] == "ack"
            assert len(view(again[4])["said"]) == 3
            await again[0].until(lambda: view(again[0])["decision"] == "aim")
            assert fake_clock().time() - began == 80

    run(story)


def test_an_end_that_is_not_kept_is_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry, options={"talk_seconds": "30"})
            await reach("talk", *people)
            await asyncio.sleep(29)
            with nothing_is_saved(tmp_path / "db"):
                await asyncio.sleep(2)
            assert view(people[0])["decision"] == "talk"
            await people[0].until(lambda: view(people[0])["decision"] == "aim")
            assert len(events(people[0], "talk_ended")) == 1

    run(story)


def test_the_host_gives_time_and_takes_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            anna, boris = people[:2]
            await reach("talk", *people)
            await asyncio.sleep(60)
            assert await boris.tries("extend", seconds=30) == "host-only"
            await anna.does("extend", seconds=30)
            assert clock(boris) == {
                "left": 150_000,
                "whole": 210_000,
                "paused": False,
                "common": True,
            }
            await says(boris, "say_card")
            assert clock(boris) == {
                "left": 150_000,
                "whole": 210_000,
                "paused": False,
                "common": True,
            }
            await anna.does("pause", paused=True)
            await anna.does("extend", seconds=-60)
            await asyncio.sleep(200)
            assert clock(boris) == {
                "left": 90_000,
                "whole": 150_000,
                "paused": True,
                "common": True,
            }
            await anna.does("pause", paused=False)
            began = fake_clock().time()
            await anna.does("extend", seconds=-600)
            await boris.until(lambda: view(boris)["decision"] == "aim")
            assert fake_clock().time() == began

    run(story)


def test_the_host_cannot_shorten_a_secret_choice(tmp_path: Path) -> None:
    """A host who has aimed could otherwise make the others miss."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            await reach("aim", *people)
            assert not clock(people[1])["common"]
            assert await people[0].tries("extend", seconds=-600) == "clock-of-others"
            await people[0].does("extend", seconds=30)

    run(story)


def test_where_no_clock_runs_none_can_be_extended(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            assert await anna.tries("extend", seconds=30) == "no-clock"

    run(story)


@pytest.mark.parametrize(("ease", "look", "talk"), [("half", 7.5, 270), ("double", 10, 360)])
def test_players_who_need_more_time_get_it(
    tmp_path: Path, ease: str, look: float, talk: float
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES]
            await gather(*people, game="crossfire")
            await people[0].does("configure", ease=ease)
            for person in people:
                person.listen()
                await person.salts()
            await people[0].does("start")
            await people[0].until(lambda: people[0].play is not None)
            assert people[1].listen()
            assert people[1].table["ease"] == ease
            assert clock(people[0])["whole"] == look * 1000
            assert await people[0].tries("configure", ease="none") == "game-running"
            await reach("talk", *people)
            assert clock(people[0])["whole"] == talk * 1000

    run(story)


def test_players_at_a_shared_device_look_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris, game="crossfire", seats=5)
            for seat, name in ((2, "Clara"), (3, "Dina")):
                await anna.does("sit", seat=seat, name=name)
            await anna.does("bot", seat=4, level="random")
            await anna.salts()
            await boris.salts()
            await anna.does("start")
            await boris.until(lambda: boris.play is not None)
            assert clock(boris)["whole"] == (3 * 5 + 2 * HAND_OVER_SECONDS) * 1000

    run(story)


def test_the_table_s_own_clock_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry, clock="30")
            await reach("talk", *people)
            assert clock(people[0])["whole"] == 180_000

    run(story)


@rule("CF-13.3")
def test_the_clock_answers_for_a_player_who_leaves_and_a_bot_in_the_next_game(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry, options={"games": "2", "talk_seconds": "120"})
            anna, boris = people[:2]
            code = anna.table["code"]
            await reach("talk", *people)
            await people[4].does("stand", seat=4)
            await boris.leaves()
            await anna.until(lambda: view(anna)["decision"] == "aim")  # longer than AWAY_SECONDS
            assert not any(seat["substitute"] for seat in anna.seated)
            await anna.until(lambda: view(anna)["decision"] == "rest")
            said = {event["seat"] for event in events(anna, "statement_made")}
            assert said == set()
            await anna.until(lambda: bool(anna.seated[1]["substitute"]))
            assert anna.table["resting"]
            assert anna.seated[4]["substitute"] == anna.seated[1]["substitute"] == "normal"
            zoe = Person(registry, "Zoe")
            await zoe.comes(code)
            await zoe.does("sit", seat=4, name="Zoe")
            await boris.comes(code)
            assert (boris.seat, zoe.seat) == (1, 4)
            assert boris.seated[1]["substitute"] == ""
            now = [*people[:4], zoe]
            await reach("look", *now)
            zoe.listen()
            assert view(zoe)["game"] == 2
            assert view(zoe)["card"] is not None
            assert not zoe.table["resting"]

    run(story)


def test_a_late_guest_takes_a_bots_seat_between_two_games(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, zoe = Person(registry, "Anna"), Person(registry, "Zoe")
            options = {"games": "2", "talk_seconds": "30", "statement_cap": "0"}
            code = await begin(anna, game="crossfire", bots=["random"] * 4, options=options)
            await zoe.comes(code)
            assert await zoe.tries("sit", seat=2, name="Zoe") == "seat-taken"
            await anna.until(lambda: anna.table["resting"])
            await zoe.does("sit", seat=2, name="Zoe")
            assert zoe.seat == 2
            await reach("look", anna, zoe)
            assert zoe.my_turn

    run(story)


def test_a_player_who_changed_seats_between_two_games_cannot_go_back_in_the_next(
    tmp_path: Path,
) -> None:
    """Otherwise one player would know the cards of two seats."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry, options={"games": "2", "talk_seconds": "30"})
            await reach("rest", *people)
            anna, boris, *others, egor = people
            await egor.does("stand", seat=4)
            await boris.does("stand", seat=1)
            await boris.does("sit", seat=4, name="Boris II")
            await reach("look", anna, boris, *others)
            assert (boris.seats, boris.my_turn) == ([4], True)
            assert await boris.tries("sit", seat=1, name="Boris III") == "knows-too-much"

    run(story)


def test_a_screen_looks_from_no_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = await five(registry)
            screen = people[0].other_tab()
            welcome = await screen.comes(people[0].table["code"], watch=True, seat=0)
            assert (welcome["seat"], welcome["play"]["view"]["you"]) == (None, None)
            await people[1].does("stand", seat=1)
            await people[1].does("sit", seat=1, name="Boris")
            assert all(push["type"] != "welcome" for push in screen.listen())
            assert await screen.tries("act", **people[0].answer()) == "not-seated"
            await people[0].leaves()
            # A screen does not play.
            await people[1].until(lambda: not people[1].seated[0]["connected"])

    run(story)


# Bots in discussions


async def with_bots(registry: TableRegistry, level: str, pace: str, **options: str) -> Person:
    anna = Person(registry, "Anna")
    await begin(anna, game="crossfire", bots=[level] * 5, pace=pace, options=options)
    await reach("talk", anna)
    return anna


@pytest.mark.parametrize("pace", ["brisk", "calm"])
def test_bots_talk_at_a_pace_people_can_follow(tmp_path: Path, pace: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = await with_bots(registry, "random", pace)
            began = fake_clock().time()
            moments: dict[int, list[float]] = {}
            while view(anna)["decision"] == "talk":
                push = await anna.hears(lambda push: push["type"] == "step")
                moment = fake_clock().time() - began
                seat = push["told"]["seat"]
                if moment < 180 and seat != anna.seat:
                    moments.setdefault(seat, []).append(moment)
            assert len(moments) == 5
            assert max(max(words) for words in moments.values()) <= 180 - LAST_WORDS / 1000
            pauses = [
                later - sooner for words in moments.values() for sooner, later in pairwise(words)
            ]
            assert min(pauses) >= min(LISTEN_SECONDS[pace], QUICK_LISTEN_SECONDS)
            assert sum(pauses) / len(pauses) >= LISTEN_SECONDS[pace]
            assert fake_clock().time() - began == 180  # no `ready` ended it

    run(story)


@pytest.mark.parametrize("pace", ["instant", "brisk"])
@pytest.mark.parametrize(
    ("question", "received"), [("claim", "claim_chosen"), ("aim", "aim_given")]
)
def test_bots_choose_in_secret_all_at_the_same_moment(
    tmp_path: Path, pace: str, question: str, received: str
) -> None:
    """How long a bot thinks depends on its card, so its time must not show."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            options = {"talk_seconds": "30", "statement_cap": "0"}
            await begin(anna, game="crossfire", bots=["hard"] * 5, pace=pace, options=options)
            await reach(question, anna)
            asked = fake_clock().time()
            await anna.hears(lambda push: push["type"] == "step" and push["told"]["seat"] != 0)
            assert fake_clock().time() - asked == pytest.approx(max(PAUSES[pace], MIN_SECRET_PAUSE))
            assert [event["seat"] for event in events(anna, received)] == [1, 2, 3, 4, 5]

    run(story)


def test_a_bot_that_is_asked_answers_soon(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = await with_bots(registry, "normal", "calm")
            seats = [seat for seat in range(6) if seat != anna.seat]
            for seat in seats[:2]:
                asked = {"type": "ask", "seat": seat, "topic": "dealt"}
                began = fake_clock().time()
                assert anna.play is not None
                await anna.does("act", seq=anna.play["seq"], action=asked)
                number = view(anna)["said"][-1]["no"]
                await anna.until(
                    lambda number=number: any(
                        number in said["answers"] for said in view(anna)["said"]
                    )  # type: ignore[misc]
                )
                assert fake_clock().time() - began < 2 * QUICK_LISTEN_SECONDS + 2

    run(story)


def test_bots_are_ready_when_the_people_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = await with_bots(registry, "random", "brisk", early_end="unanimous")
            began = fake_clock().time()
            await says(anna, "ready")
            await anna.until(lambda: view(anna)["decision"] == "aim")
            assert fake_clock().time() - began < 5

    run(story)


def test_a_bot_soon_begins_to_talk_however_many_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            first = []
            for name in ("Anna", "Boris", "Clara"):
                person = Person(registry, name)
                await begin(person, game="crossfire", bots=["random"] * 9, pace="brisk")
                await reach("talk", person)
                began = fake_clock().time()
                await person.hears(lambda push: push["type"] == "step")
                first.append(fake_clock().time() - began)
            assert min(first) >= QUICK_LISTEN_SECONDS
            assert sum(first) / 3 < LISTEN_SECONDS["brisk"] * 9 / LISTENERS  # the usual silence

    run(story)


def test_bots_say_nothing_while_the_clock_is_paused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = await with_bots(registry, "random", "brisk")
            await anna.does("pause", paused=True)
            received = len(anna.steps)
            await asyncio.sleep(60)
            anna.listen()
            assert len(anna.steps) == received
            await anna.does("pause", paused=False)
            await anna.until(lambda: len(anna.steps) > received)

    run(story)


def test_bots_among_themselves_come_to_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            options = {"statement_cap": "3", "claim_cap": "4"}
            await gather(anna, game="crossfire", bots=["random"] * 5, options=options)
            await anna.does("stand", seat=0)
            await anna.does("bot", seat=0, level="random")
            await anna.does("start")
            await anna.until(lambda: anna.over)

    run(story)


def test_a_lesson_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, game="crossfire", bots=["random"] * 4, lesson=True)
            await asyncio.sleep(120)
            anna.listen()
            assert (view(anna)["decision"], view(anna)["active"]) == ("look", [anna.seat])
            assert clock(anna) is None

    run(story)


@rule("CF-8.2")
def test_before_a_match_the_table_warns_which_side_wins_too_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, game="crossfire", bots=["random"] * 4)
            assert anna.table["doubts"] == ["doubt-blue-often"]
            await anna.does("configure", options={"protester": "on"})
            assert anna.table["doubts"] == ["doubt-protester"]
            await anna.does("configure", options={"protester": "off"}, seats=7)
            assert anna.table["doubts"] == []
            await anna.does("configure", seats=5)
            await deal(anna)
            assert anna.table["phase"] == "playing"
            assert anna.table["doubts"] == []

    run(story)
