"""Bytes that are no message, or an unusual one: the right close code, and no other guest notices."""

import contextlib
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from omerta.server.web.protocol import MAX_UNSENT_BYTES
from omerta.server.web.server import MAX_FRAME_BYTES
from tests.server.web.bystanders import Bystanders, answer
from tests.server.web.raw_frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    connected,
    frame,
    handshake,
    wired,
)
from tests.server.web.running_server import RunningServer, config_in

MB = 1 << 20

quietly = pytest.mark.usefixtures("undisturbed")
"""For tests after which everything must be as it was."""


# Frames that break the protocol


def close(code: int, why: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + why)


HELLO = b'{"type":"hello","id":"1"}'
BROKEN = {
    "unmasked": (1002, frame(TEXT, HELLO, mask=0)),
    "an extension nobody agreed on": (1002, frame(TEXT, HELLO, first=0xC0)),
    "all reserved bits": (1002, frame(TEXT, HELLO, first=0xF0)),
    "an unknown kind": (1002, frame(0x3, HELLO)),
    "an unknown control frame": (1002, frame(0xB, HELLO)),
    "the end of no message": (1002, frame(CONTINUATION, HELLO)),
    "a message in a message": (1002, frame(TEXT, b"{", first=0) + frame(TEXT, HELLO)),
    "half a ping": (1002, frame(PING, b"x", first=0)),
    "a ping too long": (1002, frame(PING, b"x" * 126)),
    "a pong too long": (1002, frame(PONG, b"x" * 126)),
    "a good-bye of one byte": (1002, frame(CLOSE, b"x")),
    "a good-bye too long": (1002, close(1000, b"x" * 124)),
    "a good-bye nobody may say": (1002, close(1005)),
    "a good-bye of no meaning": (1002, close(999)),
    "a good-bye in no letters": (1007, close(1000, b"\xff")),
    "no letters": (1007, frame(TEXT, b"\xff\xfe\xfd")),
    "half a pair of letters": (1007, frame(TEXT, b"\xed\xa0\x80")),
    "a letter written too long": (1007, frame(TEXT, b"\xc0\xaf")),
    "half a letter at the end": (
        1007,
        frame(TEXT, b'"\xd0', first=0) + frame(CONTINUATION, b""),
    ),
    "bytes": (1003, frame(BINARY, HELLO)),
    "no bytes": (1003, frame(BINARY, b"")),
    "bytes in pieces": (1003, frame(BINARY, b"{", first=0) + frame(CONTINUATION, b"}")),
    "one byte too many": (1009, frame(TEXT, b"x" * (MAX_FRAME_BYTES + 1))),
    "a claim of 1 TB": (1009, frame(TEXT, b"", length=1 << 40)),
    "a claim of all there is": (1009, frame(TEXT, b"", length=(1 << 64) - 1)),
    "pieces that are too much": (
        1009,
        frame(TEXT, b"x", first=0) + frame(CONTINUATION, b"x" * MB, first=0),
    ),
    "10 MB": (1009, frame(TEXT, b"x" * 10 * MB)),
    "10 MB of bytes": (1009, frame(BINARY, b"x" * 10 * MB)),
    "10 MB in pieces": (
        1009,
        frame(TEXT, b"x", first=0) + frame(CONTINUATION, b"x" * 1000, first=0) * 10_000,
    ),
}


@quietly
@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_frame_ends_the_socket_with_its_code(room: Bystanders, broken: str) -> None:
    code, sent = BROKEN[broken]
    with room.wire() as wire:
        wire.send(sent)
        assert wire.hear_the_end() == code


CUTS = {
    "in the head": frame(TEXT, HELLO)[:1],
    "in the length": frame(TEXT, b"x" * 300)[:3],
    "in the mask": frame(TEXT, HELLO)[:4],
    "in the text": frame(TEXT, HELLO)[:-1],
    "in a long text": frame(TEXT, b"x" * 400_000)[:-1],
    "between the pieces": frame(TEXT, HELLO, first=0),
    "in a good-bye": close(1000)[:-1],
    "in a letter": frame(TEXT, "ё".encode(), first=0)[:-1],
}


@quietly
@pytest.mark.parametrize("abruptly", [False, True], ids=["gone", "reset"])
@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS.keys())
def test_an_aborted_connection_ends_the_session(
    room: Bystanders, cut: bytes, abruptly: bool
) -> None:
    with room.wire() as wire:
        room.hers.hear_until("table")  # it came
        wire.send(cut)
        wire.hang_up(abruptly=abruptly)
        room.hers.hear_until("table")  # it went


# Frames that are unusual, and right


@quietly
def test_a_message_may_come_in_pieces_with_a_ping_between(room: Bystanders) -> None:
    with room.wire() as wire:
        text = b'{"type":"why","id":"e","action":{}}'
        pieces = [frame(CONTINUATION, text[n : n + 1], first=0) for n in range(1, len(text))]
        wire.send(frame(TEXT, text[:1], first=0), *pieces[:9], frame(PING, b"?"))
        wire.send(*pieces[9:], frame(CONTINUATION, b"", first=0), frame(CONTINUATION, b""))
        assert wire.hear() == (PONG, b"?")
        assert answer(wire)["id"] == "e"


@quietly
def test_a_letter_may_be_split_between_pieces(room: Bystanders) -> None:
    with room.wire() as wire:
        text = '{"type":"type","id":"1","seq":-9,"text":"ёлка"}'.encode()
        half = text.index("ё".encode()) + 1
        wire.send(frame(TEXT, text[:half], first=0), frame(CONTINUATION, text[half:]))
        refused = answer(wire)
        assert (refused["type"], refused["id"]) == ("refused", "1")
        assert refused["code"] != "malformed"


@quietly
def test_a_message_may_come_byte_by_byte(room: Bystanders) -> None:
    with room.wire() as wire:
        for byte in frame(TEXT, b'{"type":"ping","id":"slow"}'):
            wire.send(bytes([byte]))
        assert answer(wire)["id"] == "slow"


@quietly
@pytest.mark.parametrize("payload", [b"", b"x", b"\xff" * 125])
def test_a_ping_is_answered_with_what_it_held(room: Bystanders, payload: bytes) -> None:
    with room.wire() as wire:
        wire.send(frame(PONG, payload), frame(PING, payload))
        assert wire.hear() == (PONG, payload)


@quietly
def test_a_good_bye_is_answered_with_a_good_bye(room: Bystanders) -> None:
    with room.wire() as wire:
        wire.send(close(1000, "пока".encode()), frame(TEXT, b'{"type":"start","id":"late"}'))
        assert wire.hear_the_end() == 1000


# Which clients may connect


@quietly
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://", "http://127.0.0.1", "file://", "\xff"]
)
def test_pages_of_others_get_no_socket(room: Bystanders, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, room.boris.at(room.code, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


@quietly
def test_programs_that_are_no_page_get_one(room: Bystanders) -> None:
    with room.wire() as wire:  # without an Origin
        wire.send(frame(TEXT, b'{"type":"ping","id":"1"}'))
        assert answer(wire)["type"] == "ack"


COOKIES = ["", "omerta=", "omerta=x", f"omerta={'A' * 22}", f"omerta={'A' * 4000}", "=;=;;", "\xff"]


@quietly
@pytest.mark.parametrize("cookie", COOKIES)
def test_a_client_with_an_unknown_cookie_must_give_a_name(room: Bystanders, cookie: str) -> None:
    with wired(room.boris, room.code, Cookie=cookie) as wire:
        wire.send(frame(TEXT, HELLO))
        assert wire.hear_the_end() == 4401


@quietly
def test_the_public_name_of_a_guest_is_no_cookie(room: Bystanders) -> None:
    public = room.boris.get("/me").json()["guest"]
    with wired(room.boris, room.code, Cookie=f"omerta={public}") as wire:
        assert wire.hear_the_end() == 4401


NO_HANDSHAKES = {
    "an old version": ({"Sec-WebSocket-Version": "8"}, 400),
    "no version": ({"Sec-WebSocket-Version": ""}, 400),
    "no key": ({"Sec-WebSocket-Key": ""}, 400),
    "a short key": ({"Sec-WebSocket-Key": "AAAA"}, 400),
    "no key at all": ({"Sec-WebSocket-Key": "?"}, 400),
}


@quietly
@pytest.mark.parametrize("wrong", NO_HANDSHAKES)
def test_a_wrong_handshake_is_refused(room: Bystanders, wrong: str) -> None:
    headers, status = NO_HANDSHAKES[wrong]
    with connected(room.server.host) as wire:
        wire.send(handshake(room.server.host, f"/api/tables/{room.code}/live", headers))
        assert wire.hear_status() == status


@quietly
@pytest.mark.parametrize("seed", range(5))
def test_bytes_that_are_no_request_are_refused(room: Bystanders, seed: int) -> None:
    with connected(room.server.host) as wire:
        wire.send(b"\x16\x03\x01" + random.Random(seed).randbytes(500) + b"\r\n\r\n")
        assert wire.hear_status() == 400


# Clients that do not read


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[RunningServer]:
    """A server from which the network takes little at once."""
    running = RunningServer(config_in(tmp_path))
    running.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with running:
        yield running


def test_pings_with_unread_answers_end_the_socket(narrow: RunningServer) -> None:
    payload = b"x" * 125
    sent = 20 * MAX_UNSENT_BYTES // len(payload)
    with narrow.browser("Anna") as anna, wired(anna, anna.opens(), deaf=True) as wire:
        wire.send(frame(PING, payload) * sent)
        heard = 0
        with contextlib.suppress(ConnectionResetError, EOFError):
            while heard < sent and wire.hear().kind == PONG:
                heard += 1
        assert heard < sent


LAST_WORDS = {
    "good-bye": close(1000),
    "a broken frame": frame(TEXT, HELLO, mask=0),
    "bytes": frame(BINARY, b""),
}


@pytest.mark.parametrize("last", LAST_WORDS.values(), ids=LAST_WORDS.keys())
def test_a_client_that_closes_without_reading_is_dropped(
    narrow: RunningServer, last: bytes
) -> None:
    with narrow.browser("Anna") as anna, narrow.browser("Boris") as boris:
        code = anna.opens()
        with anna.at(code) as reads, wired(boris, code, deaf=True) as wire:
            reads.asks("hello")
            wire.send(frame(TEXT, HELLO))
            assert reads.hear_until("table")["table"]["spectators"]
            for _ in range(MAX_UNSENT_BYTES // 2000):
                assert reads.asks("chat", text="ё" * 400)["type"] == "ack"
            wire.send(last)
            wire.send_until_it_hangs_up(frame(PONG, b"x" * 125) * 100)
