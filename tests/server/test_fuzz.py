"""Whatever a client sends: no crash, a clear answer, and an unchanged match."""

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from omerta.server.wire.commands import AnyCommand, read
from tests.server.indistinguishable_tables import NAMES
from tests.server.live_harness import Json, Person, begin, kept, registry_at, run, whose_turn

KINDS = [str(kind.__struct_config__.tag) for kind in AnyCommand.__args__]
HARMLESS = {"hello", "ping", "chat", "note", "why", "coach"}
"""Commands that may be carried out without changing the match or the table."""

scraps = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
fields = st.dictionaries(
    st.sampled_from(
        [
            "seq",
            "seat",
            "action",
            "text",
            "at",
            "salt",
            "commitment",
            "guest",
            "level",
            "name",
            "paused",
            "agreed",
            "seconds",
            "watch",
            "options",
            "data",
            "clock",
            "ease",
            "pace",
            "public",
            "password",
            "seats",
            "play",
            "id",
            "x",
        ]
    ),
    scraps,
    max_size=6,
)
commands = st.builds(
    lambda kind, identity, rest: {**rest, "type": kind, "id": identity},
    st.sampled_from(KINDS) | st.text(max_size=8),
    st.text(min_size=1, max_size=50),
    fields,
)


def said_in(kinds: str, fields: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
    """Things shaped like an action: these kinds, with some of these fields or nonsense."""
    optional = {name: value | scraps for name, value in fields.items()}
    return st.builds(
        lambda kind, rest: {**rest, "type": kind},
        st.sampled_from([*kinds.split(), "x"]),
        st.fixed_dictionaries({}, optional=optional),
    )


PLACES = st.sampled_from(["a1", "b1", "c2", "d3", "a4", "e9", ""])
FIGURES = st.sampled_from(["ye1", "re2", "gr3", "bl4", "nobody", ""])
MINIONS = st.sampled_from([*[f"m{number:02}" for number in range(1, 12)], "nobody", ""])
CHALLENGES = st.sampled_from(["cheer", "control", "pr01", "va01", "al01", "ca01", "mother", ""])
NUMBERS = st.integers(-1, 11)
ACTIONS = {
    "crooks": said_in(
        "recruit take up down join switch kill pass",
        dict.fromkeys(("hangout", "crook", "target", "to", "seat"), scraps),
    ),
    "mafia": said_in(
        "throw done lay open serve pass hold fire sell run_nobody run fill ransom",
        {"slot": st.integers(-1, 5), "street": PLACES, "figure": FIGURES},
    ),
    "crossfire": said_in(
        "looked claim say_after say_card say_guess say_seat retract nocomment ask put take ready "
        "aim_blind aim aim_two next",
        {
            **dict.fromkeys(("seat", "first", "second", "number"), NUMBERS),
            "role": st.sampled_from(["vip", "agent", "sniper", "red", "nobody", ""]),
            "code": st.sampled_from(["dealt", "am", "think", "trust", "ask", ""]),
            "face": st.sampled_from(["agent", "undeclared", "assassin"]),
            "topic": st.sampled_from(["dealt", "after1", "mother"]),
        },
    ),
    "crooks_out": said_in(
        "ask stop circle done forfeit",
        {"seat": NUMBERS, "room": st.sampled_from(["rB", "yA", "bF", "zz", ""])},
    ),
    "legends": said_in(
        "scenario first recruit draw enough interact play done use intro pass die luck hit take "
        "lose problem token rally end bail hire drop reveal escape again stop lane lane_die drive "
        "boost bet stake swap find keep match under books reveal_card campaigns roller plan catch "
        "flee",
        {
            **dict.fromkeys(("player", "number", "count", "chips"), NUMBERS),
            **dict.fromkeys(("target", "problem", "card", "business"), CHALLENGES),
            "minion": MINIONS,
            "side": st.sampled_from(["left", "right", ""]),
            "answer": st.sampled_from(["yes", "no", ""]),
        },
    ),
}
SEATS = {"crooks": 2, "crooks_out": 2, "mafia": 4, "crossfire": 5, "legends": 2}
frames = st.one_of(
    st.binary(max_size=200),
    commands.map(lambda command: json.dumps(command).encode()),
    commands.map(lambda command: json.dumps(command).encode()[: len(command) * 9]),
    st.integers(1, 5000).map(lambda depth: b"[" * depth),
    st.integers(1, 3000).map(
        lambda depth: b'{"type":"act","id":"d","seq":0,"action":' + b'{"a":' * depth
    ),
    st.sampled_from(KINDS).map(lambda kind: b'{"type":"%s","id":"\xff\xfe"}' % kind.encode()),
)


def _in_a_folder(story: Callable[[Path], Coroutine[Any, Any, None]]) -> None:
    with TemporaryDirectory(prefix="omerta-fuzz-") as folder:
        run(lambda: story(Path(folder)))


ANSWERS = {"ack", "refused", "reason", "advice"}


def answered(person: Person) -> list[Json]:
    """Return the answers to this guest's last message."""
    return [push for push in person.listen() if push["type"] in ANSWERS]


@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(st.lists(frames, min_size=20, max_size=40))
def test_what_a_watcher_sends_changes_nothing(garbage: list[bytes]) -> None:
    async def story(folder: Path) -> None:
        async with registry_at(folder / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            table = await registry.table(code)
            before = kept(table)
            for frame in garbage:
                assert vera.session is not None
                vera.session.receive(read(frame))
                await table.finish_jobs()
                for push in answered(vera):
                    assert push["type"] == "refused" or kind_of(frame) in HARMLESS, frame
                assert kept(table) == before
            assert not table.gone
            active, *_ = whose_turn(anna, boris)
            assert (await active.acts())["type"] == "ack"

    _in_a_folder(story)


@pytest.mark.parametrize("game", ACTIONS)
@settings(max_examples=25, deadline=None, derandomize=True, phases=[Phase.generate])
@given(data=st.data())
def test_answers_that_are_not_among_the_options_change_nothing(
    game: str, data: st.DataObject
) -> None:
    tries = data.draw(
        st.lists(st.tuples(st.integers(-3, 30), ACTIONS[game]), min_size=5, max_size=15)
    )

    async def story(folder: Path) -> None:
        async with registry_at(folder / "db") as registry:
            people = [Person(registry, name) for name in NAMES[: SEATS[game]]]
            code = await begin(*people, game=game)
            table = await registry.table(code)
            for seq, action in tries:
                active, other, *_ = whose_turn(*people)
                for person in (other, active):
                    before = kept(table)
                    person.listen()
                    assert person.play is not None
                    legal = action in person.play["view"]["options"]
                    assert person.seat is not None
                    right = legal and table.running().accepts(person.seat, seq)
                    push = await person.says("act", seq=seq, action=action)
                    assert (push["type"] == "ack") == right, (push, action)
                    if not right:
                        assert kept(table) == before
                        assert push["code"]

    _in_a_folder(story)


@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(st.lists(st.tuples(st.integers(-1, 2), ACTIONS["legends"], scraps), min_size=5, max_size=15))
def test_a_suggestion_is_sent_or_refused_and_changes_nothing(
    tries: list[tuple[int, Any, Any]],
) -> None:
    async def story(folder: Path) -> None:
        async with registry_at(folder / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:2]]
            table = await registry.table(await begin(*people, game="legends"))
            before = kept(table)
            for seq, action, at in tries:
                for person in people:
                    assert person.play is not None
                    view = person.play["view"]
                    known = action in (view["options"] or view["choices"])
                    push = await person.says("suggest", seq=seq, action=action)
                    assert (push["type"] == "ack") == (known and seq == 0), (push, action)
                    assert (await person.says("suggest", seq=seq, at=at))["type"] in ANSWERS
                    await person.tries("agree", seq=seq, agreed=at)
            assert kept(table) == before
            assert not table.gone

    _in_a_folder(story)


remarks = st.tuples(
    st.sampled_from(["1:rB", "0:aF", "x"]) | st.text(max_size=25) | scraps,
    st.text(max_size=100) | scraps,
)


@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(st.lists(remarks, min_size=10, max_size=30))
def test_what_a_player_pencils_is_kept_or_refused_and_changes_nothing_else(
    tries: list[tuple[Any, Any]],
) -> None:
    async def story(folder: Path) -> None:
        async with registry_at(folder / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris, game="crooks_out", options={"help": "coach"})
            table = await registry.table(code)
            before, frames = kept(table), len(boris.connection.frames)
            for at, text in tries:
                push = await anna.says("pencil", at=at, text=text)
                assert push["type"] == "ack" or push["code"] == "malformed", push
                assert (await anna.does("coach"))["seq"] == 0
            assert kept(table) == before
            assert len(boris.connection.frames) == frames
            pencil = (await anna.comes(code))["pencil"]
            assert all(isinstance(at, str) and text.strip() for at, text in pencil.items())
            assert pencil.keys() <= {at for at, _ in tries if isinstance(at, str)}

    _in_a_folder(story)


def kind_of(frame: bytes) -> object:
    """Return the kind of a command; None if the message is none."""
    try:
        said = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    return said.get("type") if isinstance(said, dict) else None


def test_a_command_repeated_a_hundred_times_is_one_command() -> None:
    async def story(folder: Path) -> None:
        async with registry_at(folder / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await begin(anna, boris)
            active, _ = whose_turn(anna, boris)
            command = active.command("act", **active.answer())
            first = await active.says_raw(json.dumps(command).encode(), command["id"])
            table = await registry.table(code)
            after = kept(table)
            for _ in range(100):
                again = await active.says_raw(json.dumps(command).encode(), command["id"])
                assert again == first
            assert kept(table) == after

    _in_a_folder(story)
