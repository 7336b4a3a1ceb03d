"""Private remarks on the board: stored for one guest, seat and match, and sent to no other."""

import json
from pathlib import Path

import pytest

from omerta.server.storage import changes
from omerta.server.table_registry import TableRegistry
from tests.server.live_harness import (
    Json,
    Person,
    begin,
    deal,
    gather,
    let_in,
    nothing_is_saved,
    play_out,
    registry_at,
    run,
)


def heard(person: Person) -> list[Json]:
    """Return the remarks that came to this window since the last call."""
    return [push for push in person.listen() if push["type"] == "pencil"]


async def three(registry: TableRegistry) -> tuple[str, Person, Person, Person]:
    """Anna and Boris play, Vera watches."""
    anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
    code = await begin(anna, boris, game="crooks_out")
    await vera.comes(code)
    return code, anna, boris, vera


def test_a_remark_is_there_when_its_writer_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, _, _ = await three(registry)
            assert (await anna.comes(code))["pencil"] == {}
            await anna.does("pencil", at="1:rB", text="?  perhaps\u0000 ")
            await anna.does("pencil", at="1:rA", text="-")
            await anna.does("pencil", at="1:rA", text="+")
            await anna.does("pencil", at="1:yF", text="+")
            await anna.does("pencil", at="1:yF", text=" \u200b ")  # invisible text counts as none
            await anna.does("pencil", at="1:gC", text="")
        async with registry_at(tmp_path / "db") as registry:
            anna.registry = registry
            assert (await anna.comes(code))["pencil"] == {"1:rA": "+", "1:rB": "? perhaps"}

    run(story)


def test_remarks_reach_the_same_guest_at_the_same_seat_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, boris, vera = await three(registry)
            tab = anna.other_tab()
            await tab.comes(code)
            others = (boris, vera)
            before = [len(person.connection.frames) for person in others]
            await anna.does("pencil", at="1:rB", text="?secret")
            assert heard(tab) == [{"type": "pencil", "seat": 0, "at": "1:rB", "text": "?secret"}]
            assert heard(anna) == []
            await tab.does("pencil", at="1:rB", text="")
            assert [push["text"] for push in heard(anna)] == [""]
            await anna.does("pencil", at="1:rC", text="?secret")
            assert [len(person.connection.frames) for person in others] == before
            for person in others:
                assert (await person.comes(code))["pencil"] == {}
                told = b"".join(
                    frame for connection in person.connections for frame in connection.frames
                )
                assert b"secret" not in told

    run(story)


def test_two_people_at_one_device_write_on_sheets_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await gather(anna, game="crooks_out", seats=2)
            await anna.does("sit", seat=1, name="Boris")
            await deal(anna)
            tab = anna.other_tab()
            assert (await tab.comes(code))["pencil"] == {}
            assert await tab.tries("pencil", at="0:rB", text="?") == "not-seated"
            await tab.comes(code, seat=0)
            await anna.comes(code, seat=1)
            await anna.does("pencil", at="0:rB", text="? hers")
            assert heard(tab) == []
            assert (await anna.says("hello", seat=0))["pencil"] == {}
            assert (await anna.says("hello", seat=1))["pencil"] == {"0:rB": "? hers"}

    run(story)


def test_a_remark_belongs_to_the_seat_that_wrote_it_even_if_the_guest_looks_from_another(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            code = await gather(anna, game="crooks_out", seats=2)
            await anna.does("sit", seat=1, name="Boris")
            await deal(anna)
            await vera.comes(code)
            tab = anna.other_tab()
            await tab.comes(code, seat=0)
            await anna.comes(code, seat=1)
            await anna.does("pencil", seat=0, at="1:rB", text="? hers")
            assert heard(tab) == [{"type": "pencil", "seat": 0, "at": "1:rB", "text": "? hers"}]
            assert (await anna.says("hello", seat=1))["pencil"] == {}
            assert (await anna.says("hello", seat=0))["pencil"] == {"1:rB": "? hers"}
            assert await vera.tries("pencil", seat=0, at="1:rB", text="") == "not-your-seat"

    run(story)


def test_a_guest_who_takes_a_seat_over_finds_no_remarks(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, boris, vera = await three(registry)
            await boris.does("pencil", at="0:rB", text="? his")
            await boris.does("stand", seat=1)
            assert await boris.tries("pencil", at="0:rB", text="") == "not-seated"
            await let_in(vera, 1, anna)
            assert (await vera.comes(code))["pencil"] == {}

    run(story)


def test_a_game_has_remarks_until_the_next_one_is_dealt(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            assert await anna.tries("pencil", at="here", text="?") == "no-game-running"
            await deal(anna, boris)
            await anna.does("pencil", at="here", text="?")
            await play_out(anna, boris)
            await anna.does("pencil", at="there", text="it was there")
            assert (await anna.comes(code))["pencil"] == {"here": "?", "there": "it was there"}
            anna.play = boris.play = None
            await deal(anna, boris)
            assert (await anna.comes(code))["pencil"] == {}

    run(story)


def test_a_spectator_cannot_write_remarks(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, _, _, vera = await three(registry)
            assert await vera.tries("pencil", at="1:rB", text="?") == "not-seated"
            assert (await vera.comes(code))["pencil"] == {}

    run(story)


@pytest.mark.parametrize("at", ["", " ", "a b", "x\n", "\u0000", "<b>", "a" * 21])
def test_a_place_is_a_short_name(tmp_path: Path, at: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            _, anna, _, _ = await three(registry)
            assert await anna.tries("pencil", at=at, text="?") == "malformed"

    run(story)


def test_a_sheet_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "MAX_REMARKS", 3)

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, boris, _ = await three(registry)
            for place in "abc":
                await anna.does("pencil", at=place, text="?")
            refused = await anna.says("pencil", at="d", text="?")
            assert (refused["code"], refused["params"]) == ("too-many-remarks", {"most": 3})
            await anna.does("pencil", at="a", text="another")
            await anna.does("pencil", at="b", text="")
            await anna.does("pencil", at="d", text="?")
            await boris.does("pencil", at="a", text="?")
            assert (await anna.comes(code))["pencil"] == {"a": "another", "c": "?", "d": "?"}

    run(story)


def test_a_remark_said_twice_does_not_undo_a_later_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, _, _ = await three(registry)
            tab = anna.other_tab()
            await tab.comes(code)
            command = anna.command("pencil", at="1:rB", text="?")
            first = await anna.says_raw(json.dumps(command).encode(), command["id"])
            await tab.does("pencil", at="1:rB", text="+")
            again = await anna.says_raw(json.dumps(command).encode(), command["id"])
            assert first == again
            assert first["type"] == "ack"
            assert [push["text"] for push in heard(tab)] == []
            assert (await anna.comes(code))["pencil"] == {"1:rB": "+"}

    run(story)


def test_a_remark_that_is_not_saved_is_not_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            code, anna, _, _ = await three(registry)
            tab = anna.other_tab()
            await tab.comes(code)
            with nothing_is_saved(tmp_path / "db"):
                assert await anna.tries("pencil", at="1:rB", text="?") == "not-saved"
            assert heard(tab) == []
            assert (await anna.comes(code))["pencil"] == {}

    run(story)
