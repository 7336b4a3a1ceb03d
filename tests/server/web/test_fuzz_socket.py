"""Whatever a client sends: a clear answer, and no other guest at the table notices."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from omerta.server.web.server import MAX_FRAME_BYTES
from tests.server.live_harness import Json
from tests.server.test_fuzz import HARMLESS, frames, kind_of
from tests.server.web.bystanders import Bystanders, answer, three
from tests.server.web.raw_frames import TEXT, frame, wired
from tests.server.web.running_server import RunningServer, config_in

quietly = pytest.mark.usefixtures("undisturbed")
"""For tests after which everything must be as it was."""


# Commands that make no sense, or that this guest may not send


NONSENSE = {
    "nothing": b"",
    "half": b'{"type":"act","id":"1","seq":0,"action":{"type":"rec',
    "not quite JSON": b"{'type':'ping','id':'1'}",
    "two at once": b'{"type":"ping","id":"1"}{"type":"ping","id":"2"}',
    "a number": b"7",
    "no number": b'{"type":"act","id":"1","seq":NaN,"action":{}}',
    "another field": b'{"type":"ping","id":"1","seat":0}',
    "no such kind": b'{"type":"win","id":"1"}',
    "id too long": b'{"type":"ping","id":"%s"}' % (b"x" * 41),
    "id of spaces": b'{"type":"ping","id":"   "}',
    "half a letter": b'{"type":"chat","id":"1","text":"\\udfff"}',
    "seat far away": b'{"type":"hello","id":"1","seat":99999999999999999999}',
    "a seat of halves": b'{"type":"hello","id":"1","seat":0.5}',
    "deep": b"[" * 200_000,
    "deep objects": b'{"a":' * 80_000,
    "deep action": b'{"type":"act","id":"1","seq":0,"action":'
    + b"[" * 90_000
    + b"]" * 90_000
    + b"}",
    "deep options": b'{"type":"configure","id":"1","options":' + b'{"a":' * 50_000 + b"}" * 50_001,
    "as long as may be": b"x" * MAX_FRAME_BYTES,
}


@quietly
@pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_refused_and_the_socket_lives_on(room: Bystanders, message: bytes) -> None:
    with room.wire() as wire:
        wire.send(frame(TEXT, message))
        refused = answer(wire)
        assert (refused["type"], refused["code"]) == ("refused", "malformed")
        wire.send(frame(TEXT, b'{"type":"ping","id":"after"}'))
        assert answer(wire)["id"] == "after"


NOT_MINE: dict[str, tuple[Json, str]] = {
    "hello": ({"seat": 0}, "not-your-seat"),
    "stand": ({"seat": 0}, "not-your-seat"),
    "sit": ({"seat": 0, "name": "Boris"}, "seat-taken"),
    "salt": ({"seat": 0, "salt": "5a" * 16, "commitment": ""}, "not-your-seat"),
    "bot": ({"seat": 0, "level": "easy"}, "host-only"),
    "free": ({"seat": 0}, "host-only"),
    "stand_in": ({"seat": 0}, "not-silent"),
    "kick": ({"guest": "somebody"}, "host-only"),
    "pass_host": ({"guest": "somebody"}, "host-only"),
    "configure": ({"seats": 3}, "host-only"),
    "start": ({}, "host-only"),
    "reopen": ({}, "host-only"),
    "pause": ({"paused": True}, "host-only"),
    "extend": ({"seconds": 30}, "host-only"),
    "agree": ({"seq": 0, "agreed": True}, "not-together"),
}


@quietly
@pytest.mark.parametrize("kind", NOT_MINE)
def test_commands_about_other_guests_property_are_refused(room: Bystanders, kind: str) -> None:
    fields, code = NOT_MINE[kind]
    with room.tab() as tab:
        refused = tab.asks(kind, **fields)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert tab.asks("hello")["seat"] == 1


@quietly
def test_an_answer_from_the_seat_that_is_not_asked_is_refused(room: Bystanders) -> None:
    with room.anna.at(room.code) as tab:
        tab.said = 1000
        tab.asks("hello")
        for action in room.play["view"]["options"]:
            refused = tab.asks("act", seq=room.play["seq"], action=action)
            assert (refused["type"], refused["code"]) == ("refused", "not-your-turn")


@quietly
@pytest.mark.parametrize("away", [-(10**30), -(1 << 63), -1, 1, 1 << 31, 1 << 63, 10**30])
def test_an_action_for_another_step_is_refused_with_the_present_match(
    room: Bystanders, away: int
) -> None:
    seq, action = room.play["seq"] + away, room.play["view"]["options"][0]
    with room.tab() as tab:
        refused = tab.asks("act", seq=seq, action=action)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["play"]["view"] == room.play["view"]
        undone = tab.asks("undo", seq=seq)
        assert (undone["type"], undone["code"]) == ("refused", "stale")


@quietly
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(frames, min_size=20, max_size=40))
def test_whatever_a_watcher_sends_is_answered(room: Bystanders, garbage: list[bytes]) -> None:
    with contextlib.ExitStack() as stack:
        wire = stack.enter_context(room.wire(room.vera))
        for message in garbage:
            kind = kind_of(message)
            if kind in {"chat", "note"}:  # allowed, and saved
                continue
            wire.send(frame(TEXT, message))
            if is_text(message):
                heard = answer(wire)
                assert heard["type"] == "refused" or kind in HARMLESS, message
                assert heard["type"] != "refused" or heard["code"], message
            else:
                assert wire.hear_the_end() == 1007
                wire = stack.enter_context(room.wire(room.vera))


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


# Very much at once

MANY = 1000


@quietly
@pytest.mark.parametrize("kind", ["ping", "why", "hello", "undo", "start", "coach"])
def test_a_thousand_commands_at_once_have_an_answer_each(room: Bystanders, kind: str) -> None:
    fields: Json = {"why": {"action": {}}, "undo": {"seq": -9}}
    more = fields.get(kind, {})
    said = [{"type": kind, "id": str(number), **more} for number in range(MANY)]
    with room.wire() as wire:
        wire.send(*(frame(TEXT, json.dumps(command).encode()) for command in said))
        heard = [answer(wire) for _ in said]
        assert {push["id"] for push in heard} == {command["id"] for command in said}
        assert any(push.get("code") != "too-fast" for push in heard)


@quietly
def test_a_thousand_times_nonsense_is_refused_a_thousand_times(room: Bystanders) -> None:
    with room.wire() as wire:
        wire.send(*[frame(TEXT, b"{")] * MANY)
        assert {answer(wire)["code"] for _ in range(MANY)} == {"malformed"}


def test_a_thousand_answers_at_once_are_one_answer(server: RunningServer) -> None:
    with three(server) as room, room.wire() as wire:
        seq, action = room.play["seq"], room.play["view"]["options"][0]
        said = [{"type": "act", "id": f"a{n}", "seq": seq, "action": action} for n in range(MANY)]
        wire.send(*(frame(TEXT, json.dumps(command).encode()) for command in said))
        heard = [answer(wire) for _ in said]
        assert [push["type"] for push in heard].count("ack") == 1
        assert {push["code"] for push in heard if push["type"] == "refused"} <= {
            "stale",
            "too-fast",
            "not-your-turn",
        }
        assert room.his.asks("hello")["play"]["seq"] == seq + 1


def test_one_answer_a_thousand_times_is_one_answer(server: RunningServer) -> None:
    with three(server) as room, room.wire() as wire:
        seq, action = room.play["seq"], room.play["view"]["options"][0]
        act = json.dumps({"type": "act", "id": "one", "seq": seq, "action": action}).encode()
        wire.send(*[frame(TEXT, act)] * MANY)
        heard = [answer(wire) for _ in range(MANY)]
        acks = [push for push in heard if push["type"] == "ack"]
        assert {push["seq"] for push in acks} == {seq + 1}
        assert {push["code"] for push in heard if push["type"] == "refused"} <= {"too-fast"}
        assert room.his.asks("hello")["play"]["seq"] == seq + 1


def test_a_client_that_does_not_slow_down_is_disconnected(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        RunningServer(config_in(tmp_path, limits=True)) as server,
        three(server) as room,
        room.undisturbed(caplog),
        wired(room.vera, room.code) as wire,
    ):
        wire.send(*[frame(TEXT, b'{"type":"ping","id":"1"}')] * MANY)
        codes = []
        while (heard := wire.hear()).kind == TEXT:
            codes.append(json.loads(heard.payload)["code"])
        assert "too-fast" in codes
        assert heard.code == 1008
        assert len(codes) < MANY
