"""The commands and pushes of a table: one command, one answer, and nothing by halves."""

import json
from pathlib import Path

import pytest

from omerta.kernel import Refusal
from omerta.server.table import actor, hello
from omerta.server.table.guest_session import MAX_WAITING
from omerta.server.wire import encode
from omerta.server.wire.commands import read
from tests.server.live_harness import (
    NOT_SAVED,
    Json,
    Person,
    begin,
    gather,
    kept,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
    whose_turn,
)

PAGE = 15
"""Steps that are sent at once, in stories about longer matches."""


def test_the_first_command_is_hello(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await anna.connects(await anna.opens(seats=2))
            for kind in ("start", "reopen"):
                assert await anna.tries(kind) == "hello-first"
            assert await anna.tries("chat", text="Anybody there?") == "hello-first"
            assert (await anna.does("hello"))["seat"] == 0
            await anna.does("chat", text="Good evening")

    run(story)


def test_an_action_that_is_not_kept_did_not_happen(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            table = await registry.table(await begin(anna, boris))
            active, other = whose_turn(anna, boris)
            before, heard = kept(table), len(other.connection.frames)
            said = active.command("act", **active.answer())
            with nothing_is_saved(tmp_path / "db"):
                answer = await active.says_raw(json.dumps(said).encode(), said["id"])
                assert (answer["type"], answer["code"]) == ("refused", NOT_SAVED)
                assert kept(table) == before
                assert len(other.connection.frames) == heard
            answer = await active.says_raw(json.dumps(said).encode(), said["id"])
            assert answer == {"type": "ack", "id": said["id"], "seq": 1}
            await other.until(lambda: len(other.told) == 2)
            await play_out(anna, boris)

    run(story)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start", {}),
        ("sit", {"seat": 1, "name": "Beside me"}),
        ("stand", {"seat": 0}),
        ("bot", {"seat": 1, "level": "easy"}),
        ("kick", {"guest": "guest-Boris"}),
        ("configure", {"public": True, "password": "sesame"}),
        ("chat", {"text": "Hello?"}),
        ("note", {"text": "Watch Boris"}),
    ],
)
def test_no_command_is_done_by_halves(tmp_path: Path, kind: str, fields: Json) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, seats=2, bots=("easy",) if kind == "start" else ())
            await boris.comes(code)
            await anna.salts()
            table = await registry.table(code)
            before = kept(table)
            boris.listen()
            with nothing_is_saved(tmp_path / "db"):
                assert await anna.tries(kind, **fields) == NOT_SAVED
            assert kept(table) == before
            assert boris.listen() == []
            assert boris.connection.closed is None
            await anna.does(kind, **fields)

    run(story)


def test_a_guest_who_comes_while_nothing_is_saved_may_come_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            await boris.leaves()
            await anna.until(lambda: anna.seated[1]["substitute"] != "")
            with nothing_is_saved(tmp_path / "db"):
                await boris.connects(code)
                assert await boris.tries("hello") == NOT_SAVED
                anna.listen()
                assert not anna.seated[1]["connected"]
            assert (await boris.does("hello"))["seat"] == 1
            await anna.until(lambda: anna.seated[1]["substitute"] == "")
            await play_out(anna, boris)

    run(story)


def test_the_same_command_twice_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            table = await registry.table(code)
            active, _ = whose_turn(anna, boris)
            said = json.dumps(active.command("act", **active.answer())).encode()
            first = await active.says_raw(said, json.loads(said)["id"])
            after = kept(table)
            assert await active.says_raw(said, first["id"]) == first
            await active.leaves()  # the client cannot know whether the command was carried out
            await active.comes(code)
            assert await active.says_raw(said, first["id"]) == first
            assert kept(table) == after
            line = json.dumps(active.command("chat", text="Well?")).encode()
            answers = [await active.says_raw(line, json.loads(line)["id"]) for _ in range(2)]
            assert answers[0] == answers[1]
            assert [said["text"] for said in active.chat] == ["Well?"]

    run(story)


@pytest.mark.parametrize("steps", [1, 3, 16, 17])
def test_the_same_command_twice_is_done_once_across_a_restart(tmp_path: Path, steps: int) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            for _ in range(steps - 1):
                await whose_turn(anna, boris)[0].acts()
            active, _ = whose_turn(anna, boris)
            said = json.dumps(active.command("act", **active.answer())).encode()
            first = await active.says_raw(said, json.loads(said)["id"])
            before = kept(await registry.table(code))
        async with registry_at(tmp_path / "db") as registry:
            active.registry = registry
            await active.comes(code)
            assert await active.says_raw(said, first["id"]) == first
            assert kept(await registry.table(code)) == before

    run(story)


def test_the_same_id_from_another_browser_is_another_command(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris)
            for person in (anna, boris):
                raw = {"type": "chat", "id": "1", "text": person.guest.name}
                await person.says_raw(json.dumps(raw).encode(), "1")
            await anna.until(lambda: len(anna.chat) == 2)
            assert [said["text"] for said in anna.chat] == ["Anna", "Boris"]

    run(story)


def test_an_answer_to_an_old_question_is_refused_with_the_present_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            table = await registry.table(await begin(anna, boris))
            active, _ = whose_turn(anna, boris)
            old = active.answer()
            await active.acts()
            before = kept(table)
            for seq in (old["seq"], 99, -1):
                refused = await active.says("act", seq=seq, action=old["action"])
                assert refused["code"] == "stale"
                assert refused["play"]["seq"] == 1
                assert refused["play"]["view"]["you"] == active.seat
                assert refused["play"]["view"]["options"] != [old["action"]]
            assert await active.tries("undo", seq=0) == "stale"
            assert kept(table) == before

    run(story)


def test_every_refusal_in_a_game_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            table = await registry.table(code)
            active, other = whose_turn(anna, boris)
            before = kept(table)
            wrong = {"seq": 0, "action": {"type": "take", "crook": "c01"}}
            refusals = [
                await other.tries("act", **active.answer()),
                await vera.tries("act", **active.answer()),
                await active.tries("act", seq=0, action={"type": "dance"}),
                await active.tries("act", seq=0, action=[[]]),
                await active.tries("act", **wrong),
                await active.tries("type", seq=0, text="abracadabra"),
                await active.tries("undo", seq=0),
                await vera.tries("why", action={"type": "pass"}),
                await other.tries("undo", seq=0),
                await anna.tries("start"),
                await anna.tries("reopen"),
                await anna.tries("configure", seats=4),
                await anna.tries("configure", clock="30"),
                await vera.tries("sit", seat=0, name="Vera"),
                await vera.tries("salt", **anna.luck(0)),
                await anna.tries("salt", **anna.luck(0)),
            ]
            assert kept(table) == before
            assert refusals == [
                *("not-your-turn", "not-seated", "malformed", "malformed", refusals[4]),
                *("unknown-command", "cannot-undo", "not-seated", "cannot-undo"),
                *("game-running", "game-running", "game-running", "game-running"),
                *("seat-taken", "not-your-seat", "other-deal"),
            ]
            refused = await active.says("act", **wrong)
            assert refused["clause"].startswith("CR-")
            reason = await active.does("why", action=wrong["action"])
            told = {key: refused[key] for key in ("code", "clause", "params")}
            assert told == {key: reason[key] for key in told}
            assert (await active.does("why", action=active.answer()["action"]))["code"] == ""
            await play_out(anna, boris)

    run(story)


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"[]",
        b'{"type":"dance","id":"1"}',
        b'{"type":"hello"}',
        b'{"type":"hello","id":""}',
        b'{"type":"sit","id":"1","seat":-1,"name":"A"}',
        b'{"type":"chat","id":"1","text":""}',
        b'{"type":"salt","id":"1","seat":0,"salt":"zz","commitment":""}',
        b'{"type":"start","id":"1","at":"once"}',
        b'{"type":"chat","id":"1","text":"\xff"}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_command_is_refused_and_changes_nothing(tmp_path: Path, frame: bytes) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            table = await registry.table(await gather(anna, seats=2))
            before = kept(table)
            assert (await anna.says_raw(frame, read(frame).id))["code"] == "malformed"
            assert kept(table) == before
            assert anna.connection.closed is None

    run(story)


def test_a_guest_with_too_many_waiting_commands_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, seats=2)
            assert anna.session is not None
            said = [anna.command("chat", text="!") for _ in range(MAX_WAITING + 5)]
            for command in said:
                anna.session.receive(read(json.dumps(command).encode()))
            await anna.session.table.finish_jobs()
            answers = {push["id"]: push for push in anna.listen() if "id" in push}
            kinds = [answers[command["id"]]["type"] for command in said]
            assert kinds == ["ack"] * MAX_WAITING + ["refused"] * 5
            await anna.does("chat", text="Sorry.")

    run(story)


def test_a_guest_who_comes_back_gets_exactly_the_missed_steps(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            witness = boris.other_tab()
            await witness.comes(code)
            for missed in (0, 1, 2, 20):
                boris.listen()
                assert boris.play is not None
                known, play = boris.play["seq"], boris.play["play"]
                await boris.leaves()
                for _ in range(missed):
                    active, _ = whose_turn(anna, witness)
                    await active.acts()
                witness.listen()
                anna.listen()
                welcome = await boris.comes(code, play=play, seq=known)
                assert welcome["story"] == witness.told[known + 1 :]
                assert len(welcome["story"]) == missed
                assert welcome["play"]["seq"] == known + missed
            assert (await boris.comes(code))["story"] == witness.told
            other = await boris.comes(code, play="another game", seq=2)
            assert other["story"] == witness.told

    run(story)


def test_old_steps_are_sent_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "SENT_STEPS", PAGE)
    monkeypatch.setattr(hello, "SENT_STEPS", PAGE)

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            for _ in range(PAGE + 7):
                active, _ = whose_turn(anna, boris)
                await active.acts()
            anna.listen()
            late = Person(registry, "Anna")
            welcome = await late.comes(code)
            first = welcome["story"][0]["seq"]
            assert len(welcome["story"]) == PAGE
            table = await registry.table(code)
            page = await table.story(anna.guest, 0, first)
            assert json.loads(encode(page.story)) + welcome["story"] == anna.told
            assert (await table.story(anna.guest, 0, 0)).story == ()
            seen = await table.story(boris.guest, 0, first)  # not Boris's seat
            vera = Person(registry, "Vera")
            with pytest.raises(Refusal, match="hello-first"):
                await table.story(vera.guest, None, first)
            await vera.comes(code)
            assert seen == await table.story(vera.guest, None, first)
            assert seen != page

    run(story)


def test_two_tabs_of_one_browser_hear_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            tab = anna.other_tab()
            assert (await tab.comes(code))["seat"] == 0
            active, _ = whose_turn(tab, boris)
            await active.acts()
            await anna.until(lambda: len(anna.told) == 2)
            await tab.until(lambda: len(tab.told) == 2)
            assert anna.told == tab.told
            assert anna.play == tab.play
            await tab.leaves()
            boris.listen()
            assert boris.seated[0]["connected"]
            await anna.leaves()
            await boris.until(lambda: not boris.seated[0]["connected"])

    run(story)


def test_spectators_see_public_information(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            welcome = await vera.comes(code)
            assert (welcome["seat"], welcome["seats"]) == (None, [])
            assert await vera.tries("hello", seat=0) == "not-your-seat"
            await anna.until(lambda: bool(anna.table["spectators"]))
            assert anna.table["spectators"] == [{"guest": "guest-Vera", "name": "Vera"}]
            await play_out(anna, boris)
            await vera.until(lambda: vera.over)
            assert all(step["view"]["you"] is None for step in vera.listen() if "view" in step)
            await vera.leaves()
            await anna.until(lambda: anna.table["spectators"] == [])

    run(story)


def test_a_guest_who_disconnects_before_the_hello_was_read_does_not_enter(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, seats=2)
            await boris.connects(code)
            assert boris.session is not None
            boris.session.receive(read(json.dumps(boris.command("hello")).encode()))
            await boris.leaves()
            await anna.does("chat", text="Was that you, Boris?")
            assert anna.table["spectators"] == []
            assert boris.listen() == []

    run(story)


def test_a_table_keeps_no_view_without_a_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            tab = anna.other_tab()
            await tab.comes(code)
            match = (await registry.table(code)).running()
            assert set(match.shown) == {0, 1, None}
            for person, left in ((anna, {0, 1, None}), (vera, {0, 1}), (tab, {1}), (boris, set())):
                await person.leaves()
                assert set(match.shown) == left

    run(story)
