"""Sockets: which guests may open one, what it may carry, and how it ends."""

import itertools
import socket
import struct
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from omerta.server.web import addresses
from omerta.server.web.protocol import MAX_UNSENT_BYTES
from omerta.server.web.server import MAX_FRAME_BYTES
from omerta.server.wire.commands import MAX_DATA_LENGTH
from tests.server.web.running_server import PATIENCE, RunningServer, SocketClient, config_in


def test_a_guest_is_welcomed_at_the_table_that_was_opened(server: RunningServer) -> None:
    with server.browser("Anna") as anna:
        code = anna.opens()
        with anna.at(code) as line:
            welcome = line.asks("hello")
        assert welcome["type"] == "welcome"
        assert welcome["seats"] == [0]
        assert welcome["you"] == anna.get("/me").json()["guest"]
        assert welcome["table"]["code"] == code


def test_the_welcome_has_the_address_of_the_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    outside = f"http://192.168.1.5:{server.port}"
    with server.browser("Anna") as anna:
        with anna.at(anna.opens(), Origin=f"http://{server.host}") as line:
            assert line.asks("hello")["site"]["address"] == outside
        assert anna.get("/site").json()["address"] == outside


def test_the_cookie_brings_a_browser_back_to_its_seat(server: RunningServer) -> None:
    with server.browser("Anna") as anna, server.browser("Boris") as boris:
        code = anna.opens()
        for _ in range(2):
            with anna.at(code) as line:
                assert line.asks("hello", seat=0)["seat"] == 0
        with boris.at(code) as line:
            refused = line.asks("hello", seat=0)
            assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")


@pytest.mark.parametrize("typed", ["{}", "{lower}", "{cyrillic}"])
def test_a_code_may_be_typed_in_either_alphabet(server: RunningServer, typed: str) -> None:
    with server.browser("Anna") as anna:
        code = anna.opens()
        cyrillic = code.translate(str.maketrans("ABEKMHOPCTYX", "АВЕКМНОРСТУХ"))
        spelled = typed.format(code, lower=code.lower(), cyrillic=cyrillic)
        assert anna.get(f"/tables/{spelled}").json()["code"] == code


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "::"])
def test_a_foreign_page_gets_no_socket(server: RunningServer, origin: str) -> None:
    with server.browser("Anna") as anna:
        code = anna.opens()
        with pytest.raises(InvalidStatus) as refused, anna.at(code, Origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_page_of_ours_gets_its_socket(server: RunningServer) -> None:
    ours = f"http://{server.host}"
    with server.browser("Anna") as anna, anna.at(anna.opens(), Origin=ours) as line:
        assert line.asks("hello")["type"] == "welcome"


def test_a_client_without_a_name_must_give_one(server: RunningServer) -> None:
    with server.browser("Anna") as anna, server.browser() as nobody:
        code = anna.opens()
        with nobody.at(code) as line:
            assert line.hear_the_end() == 4401


def test_a_table_that_does_not_exist_is_gone(server: RunningServer) -> None:
    with server.browser("Anna") as anna, anna.at("KKKK") as line:
        assert line.hear() == {"type": "gone", "why": "unknown_table"}
        assert line.hear_the_end() == 4404


FRAMES = {
    "nothing": "",
    "half": "{",
    "a list": "[]",
    "null": "null",
    "a word": '"hello"',
    "no type": "{}",
    "no id": '{"type":"hello"}',
    "unknown type": '{"type":"dance","id":"1"}',
    "id as number": '{"type":"hello","id":7}',
    "seat 99": '{"type":"hello","id":"1","seat":99}',
    "unknown field": '{"type":"hello","id":"1","extra":true}',
    "half a letter": '{"type":"chat","id":"1","text":"\\ud800"}',
    "infinity": '{"type":"hello","id":"1","seat":1e400}',
    "deep": "[" * 100_000,
    "deep inside": '{"type":"act","id":"1","seq":0,"action":' + "[" * 50_000 + "]" * 50_000 + "}",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_a_frame_that_makes_no_sense_is_refused_and_the_socket_lives_on(
    server: RunningServer, frame: str
) -> None:
    with server.browser("Anna") as anna, anna.at(anna.opens()) as line:
        assert line.asks("hello")["type"] == "welcome"
        line.line.send(frame)
        assert line.hear_until("refused")["code"] == "malformed"
        assert line.asks("hello")["type"] == "welcome"


def test_binary_frames_end_the_socket(server: RunningServer) -> None:
    with server.browser("Anna") as anna, anna.at(anna.opens()) as line:
        line.line.send(b'{"type":"hello","id":"1"}')
        assert line.hear_the_end() == 1003


def test_a_frame_that_is_too_large_ends_the_socket(server: RunningServer) -> None:
    with server.browser("Anna") as anna, anna.at(anna.opens()) as line:
        line.line.send("x" * (MAX_FRAME_BYTES + 1))
        assert line.hear_the_end() == 1009


def test_bytes_that_are_no_text_end_the_socket(server: RunningServer) -> None:
    with server.browser("Anna") as anna, anna.at(anna.opens()) as line:
        line.line.send(b"\xff\xfe\xfd", text=True)
        assert line.hear_the_end() == 1007


@pytest.mark.parametrize("letter", ["x", "ё", "犯", "\n"])
def test_an_owners_deck_fits_into_a_frame(server: RunningServer, letter: str) -> None:
    with server.browser("Anna") as anna, anna.at(anna.opens()) as line:
        assert line.asks("hello")["type"] == "welcome"
        answer = line.asks("configure", data=letter * MAX_DATA_LENGTH)
        assert answer["type"] == "refused"
        assert answer["code"] != "malformed"


def test_a_client_that_does_not_read_is_disconnected_and_no_other_waits(tmp_path: Path) -> None:
    running = RunningServer(config_in(tmp_path))
    running.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with running, running.browser("Anna") as anna, running.browser("Boris") as boris:
        code = anna.opens()
        cookie = boris.http.cookies["omerta"]
        with anna.at(code) as reads, deaf_socket(running, cookie, code) as deaf:
            assert reads.asks("hello")["type"] == "welcome"
            deaf.sendall(text_frame('{"type":"hello","id":"1"}'))
            assert reads.hear_until("table")["table"]["spectators"]
            size = len(LONG_LINE.encode())
            assert MAX_UNSENT_BYTES < 2 * size * lines_until_alone(reads) < 8 * MAX_UNSENT_BYTES


LONG_LINE = "\N{BLACK CHESS KING}" * 400


def lines_until_alone(line: SocketClient) -> int:
    """Return how many lines of chat can be sent before the other guest has gone."""
    for said in itertools.count(1):
        name = line.say("chat", text=LONG_LINE)
        while (push := line.hear()).get("id") != name:
            if push["type"] == "table" and not push["table"]["spectators"]:
                return said
    raise AssertionError


def deaf_socket(running: RunningServer, cookie: str, code: str) -> socket.socket:
    """A client that asks for a socket and then never reads from it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE)
    deaf.connect(("127.0.0.1", running.port))
    deaf.sendall(
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {running.host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: omerta={cookie}\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += deaf.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return deaf


def text_frame(text: str) -> bytes:
    """Return a short text frame as a client sends it, under a mask of zeros."""
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text.encode()
