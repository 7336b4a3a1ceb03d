"""Suggestions, and undo by consent, in cooperative games."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.live_harness import (
    NOT_SAVED,
    Json,
    Person,
    begin,
    kept,
    nothing_is_saved,
    registry_at,
    run,
    whose_turn,
)
from tests.server.table.legends_play import (
    CAMPAIGN,
    ONE_SHOT,
    asked_for,
    options_of,
    reach,
    undoable,
)

UNHURRIED = {**CAMPAIGN, "window_seconds": "none"}
pytestmark = pytest.mark.usefixtures("same_deal")


def suggested(person: Person) -> list[Json]:
    person.listen()
    assert person.play is not None
    return list(person.play["suggestions"])


def wanted_back(person: Person) -> Json | None:
    person.listen()
    assert person.play is not None
    asked: Json | None = person.play["undo_asked"]
    return asked


def seq(person: Person) -> int:
    person.listen()
    assert person.play is not None
    return int(person.play["seq"])


# Suggestions


def test_a_suggestion_is_sent_to_all_until_the_next_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris, game="legends", options=ONE_SHOT)
            await vera.comes(code)
            active, other = whose_turn(anna, boris)
            first, second = options_of(other)[:2]
            await other.does("suggest", seq=0, action=first)
            await active.does("suggest", seq=0, at="card:va06")
            flags: list[Json] = [
                {"seat": other.seat, "action": first, "at": ""},
                {"seat": active.seat, "action": None, "at": "card:va06"},
            ]
            flags.sort(key=lambda flag: flag["seat"])
            for person in (anna, boris, vera):
                assert suggested(person) == flags
            assert (await vera.other_tab().comes(code))["play"]["suggestions"] == flags
            # Replaces the first.
            await other.does("suggest", seq=0, action=second, at="part:police")
            assert [flag["action"] for flag in suggested(vera) if flag["seat"] == other.seat] == [
                second
            ]
            await other.does("suggest", seq=0)  # withdrawn
            assert [flag["seat"] for flag in suggested(anna)] == [active.seat]
            await active.acts()
            assert (await vera.other_tab().comes(code))["play"]["suggestions"] == []
            assert await other.tries("suggest", seq=0, action=first) == "stale"

    run(story)


def test_advice_can_be_typed_in_any_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="legends", options=ONE_SHOT)
            _, other = whose_turn(anna, boris)
            firsts = options_of(other)
            for typed, meant in (
                ("suggest first 2", firsts[1]),
                ("предлагаю first 1", firsts[0]),
                ("Suggest 2", firsts[1]),
            ):
                await other.does("type", seq=0, text=typed)
                assert [flag["action"] for flag in suggested(anna)] == [meant]
            await other.does("type", seq=0, text="suggest")
            assert suggested(anna) == []
            assert await other.tries("type", seq=0, text="suggest dance") == "unknown-command"
            assert await other.tries("type", seq=0, text="first 2") == "not-your-turn"

    run(story)


def test_which_card_another_could_show_cannot_be_suggested(tmp_path: Path) -> None:
    """Neither accepted nor refused, which would reveal what is in that hand (LG-12.5)."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            options = {**ONE_SHOT, "first_job": "power"}
            await begin(anna, boris, game="legends", options=options)
            active = await reach(random.Random(1), asked_for("act"), anna, boris)
            other = boris if active is anna else anna
            other.listen()
            assert active.play is not None
            assert other.play is not None
            seq = active.play["seq"]
            shown = [each for each in options_of(active) if each["type"] == "reveal_card"]
            assert shown
            assert options_of(other) == [each for each in options_of(active) if each not in shown]
            for number in range(1, 17):
                guess = {"type": "reveal_card", "card": f"ca{number:02}"}
                refused = await other.says("suggest", seq=seq, action=guess)
                assert (refused["code"], refused["params"]) == ("not-yours-to-know", {})
                text = f"suggest reveal ca{number:02}"
                assert await other.tries("type", seq=seq, text=text) == "not-yours-to-know"
            assert suggested(active) == suggested(other) == []
            # The card's owner may suggest it.
            await active.does("suggest", seq=seq, action=shown[0])
            other.listen()
            assert [flag["action"] for flag in suggested(other)] == shown[:1]

    run(story)


def test_only_what_is_legal_can_be_suggested_and_only_from_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris, game="legends", options=ONE_SHOT)
            await vera.comes(code)
            refused = await boris.says("suggest", seq=0, action={"type": "end"})
            assert (refused["type"], refused["clause"][:3]) == ("refused", "LG-")
            assert await boris.tries("suggest", seq=0, action={"type": "dance"}) == "malformed"
            assert await boris.tries("suggest", seq=0, at="<b>") == "malformed"
            good = options_of(boris)[0]
            assert await vera.tries("suggest", seq=0, action=good) == "not-seated"
            assert suggested(anna) == []

    run(story)


def test_in_a_competitive_game_there_are_no_suggestions(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            action = active.answer()["action"]
            assert await other.tries("suggest", seq=0, action=action) == "not-together"
            assert await other.tries("agree", seq=0, agreed=True) == "not-together"
            assert await other.tries("type", seq=0, text="suggest pass") == "unknown-command"

    run(story)


# Consent


async def something_to_take_back(*people: Person) -> tuple[Person, Person, Person]:
    """Play until the last action, of the first of these three, revealed nothing to any seat."""
    luck = random.Random(7)
    await reach(luck, asked_for("act"), *people)
    await reach(luck, undoable, *people)
    actor = people[0].told[-1]["seat"]
    first, *others = sorted(people, key=lambda person: person.seat != actor)
    assert first.seat == actor
    return first, others[0], others[-1]


def test_a_step_goes_back_when_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara")]
            code = await begin(*people, game="legends", bots=["random"], options=ONE_SHOT)
            actor, asker, third = await something_to_take_back(*people)
            table, now = await registry.table(code), seq(actor)
            before = table.match.core._before[-1][1] if table.match is not None else None
            assert all(undoable(person) for person in people)
            assert await asker.tries("agree", seq=now, agreed=True) == "nobody-asks"
            assert (await asker.does("undo", seq=now))["seq"] == now
            missing = sorted([actor.seat or 0, third.seat or 0])
            for person in people:
                assert wanted_back(person) == {"seat": asker.seat, "missing": missing}
            assert (await asker.other_tab().comes(code))["play"]["undo_asked"] is not None
            await third.does("agree", seq=now, agreed=True)
            assert wanted_back(asker) == {"seat": asker.seat, "missing": [actor.seat]}
            assert (await actor.does("agree", seq=now, agreed=True))["seq"] > now
            assert table.match is not None
            assert table.game.save(table.match.core.state) == table.game.save(before)
            for person in people:
                assert wanted_back(person) is None
                assert person.told[-1]["undone"]
            state = kept(table)[0]
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code))[0] == state

    run(story)


def test_one_refusal_or_the_next_step_ends_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris")]
            code = await begin(*people, game="legends", options=ONE_SHOT)
            vera = Person(registry, "Vera")
            await vera.comes(code)
            await something_to_take_back(*people)
            anna, boris = people
            now = seq(anna)
            assert await vera.tries("undo", seq=now) == "not-seated"
            await anna.does("undo", seq=now)
            assert await vera.tries("agree", seq=now, agreed=True) == "not-seated"
            await boris.does("agree", seq=now, agreed=False)
            assert wanted_back(anna) is None
            assert await boris.tries("agree", seq=now, agreed=True) == "nobody-asks"
            await anna.does("undo", seq=now)
            active, _ = whose_turn(anna, boris)
            await active.acts()
            assert wanted_back(anna) is None
            assert not anna.told[-1]["undone"]
            assert await boris.tries("agree", seq=now, agreed=True) == "stale"

    run(story)


def test_bots_and_absent_players_always_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris", "Clara")]
            code = await begin(*people, game="legends", options=ONE_SHOT)
            await something_to_take_back(*people)
            anna, boris, clara = people
            now = seq(anna)
            await anna.does("undo", seq=now)
            await boris.leaves()
            assert wanted_back(anna) == {"seat": 0, "missing": [2]}
            await boris.comes(code)
            assert wanted_back(anna) == {"seat": 0, "missing": [1, 2]}
            await boris.leaves()
            await clara.leaves()
            anna.listen()
            assert anna.told[-1]["undone"]  # alone at the table

    run(story)


def test_bots_wait_while_people_make_up_their_minds(tmp_path: Path) -> None:
    """And the bots' actions since the last action of a player are undone with it."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris")]
            code = await begin(
                *people, game="legends", bots=["random"] * 2, pace="calm", options=UNHURRIED
            )
            anna, boris = people
            luck = random.Random(3)
            bots = (1, 2)

            def a_bot_is_next(person: Person) -> bool:
                return (
                    undoable(person)
                    and person.play is not None
                    and (person.play["waiting"][0] in bots)
                )

            await reach(luck, a_bot_is_next, *people)
            now = seq(anna)
            await anna.does("undo", seq=now)
            await asyncio.sleep(20)
            assert seq(anna) == now  # no bot has acted
            await boris.does("agree", seq=now, agreed=False)
            await asyncio.sleep(10)
            assert seq(anna) > now
            table = await registry.table(code)
            await reach(luck, a_bot_is_next, *people)
            assert table.match is not None
            actors = table.match.core.undoable
            back = next(n for n, seat in enumerate(actors, 1) if seat not in bots)
            now = seq(anna)
            await boris.does("undo", seq=now)
            await anna.does("agree", seq=now, agreed=True)
            assert seq(anna) == now + back
            assert table.match.core.waiting[0] not in bots

    run(story)


def test_a_player_alone_with_bots_can_undo_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await begin(anna, game="legends", bots=["random"], options=ONE_SHOT)
            table, luck = await registry.table(code), random.Random(2)
            await reach(luck, undoable, anna)
            taken = 0
            while undoable(anna):  # step by step to the last reveal
                await anna.does("undo", seq=seq(anna))
                taken += 1
                anna.listen()
            assert taken
            assert await anna.tries("undo", seq=seq(anna)) == "cannot-undo"
            state = kept(table)[0]
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code))[0] == state

    run(story)


def test_consent_that_cannot_be_saved_is_void_and_nothing_is_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris")]
            code = await begin(*people, game="legends", options=ONE_SHOT)
            await something_to_take_back(*people)
            anna, boris = people
            table, now = await registry.table(code), seq(anna)
            before = kept(table)
            await anna.does("undo", seq=now)
            with nothing_is_saved(tmp_path / "db"):
                assert await boris.tries("agree", seq=now, agreed=True) == NOT_SAVED
            assert kept(table) == before
            assert wanted_back(anna) is None
            await anna.does("undo", seq=now)
            await boris.does("agree", seq=now, agreed=True)
            anna.listen()
            assert anna.told[-1]["undone"]

    run(story)


def test_two_windows_of_one_browser_agree_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris")]
            code = await begin(*people, game="legends", options=ONE_SHOT)
            await something_to_take_back(*people)
            anna, boris = people
            other = boris.other_tab()
            await other.comes(code)
            now = seq(anna)
            await anna.does("undo", seq=now)
            answers = await asyncio.gather(
                boris.says("agree", seq=now, agreed=True),
                other.says("agree", seq=now, agreed=True),
            )
            assert [answer["type"] for answer in answers] == ["ack", "refused"]
            assert seq(anna) == answers[0]["seq"]

    run(story)


def test_after_a_restart_the_request_is_gone_and_bots_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        options, bots = UNHURRIED, ["random"] * 2
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Anna", "Boris")]
            code = await begin(*people, game="legends", bots=bots, pace="calm", options=options)
            anna, _ = people
            await reach(
                random.Random(3),
                lambda person: (
                    undoable(person)
                    and person.play is not None
                    and person.play["waiting"][0] in (1, 2)
                ),
                *people,
            )
            now = seq(anna)
            await anna.does("suggest", seq=now, at="part:police")
            await anna.does("undo", seq=now)
            assert wanted_back(anna) is not None
            state = kept(await registry.table(code))[0]
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code))[0] == state
            anna, boris = (Person(registry, name) for name in ("Anna", "Boris"))
            for person in (anna, boris):
                play = (await person.comes(code))["play"]
                assert (play["undo_asked"], play["suggestions"]) == (None, [])
                assert play["undo"]  # it can still be requested
            assert await boris.tries("agree", seq=now, agreed=True) == "nobody-asks"
            await anna.hears(lambda push: push["type"] == "step")

    run(story)


def test_a_player_and_no_bot_decides_for_the_clan(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="legends", bots=["easy"], options=CAMPAIGN)
            match = (await registry.table(code)).match
            assert match is not None
            assert match.core.state.settings.voice_seats == "13"
            assert anna.table["options"]["voice_seats"] == "all"  # a rematch may be without bots

    run(story)
