"""Slow networks: endless heads, silent connections, unread answers."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import pytest

from omerta.cli.serve import listen
from omerta.server.config import Config
from omerta.server.web import connections
from omerta.server.web.connections import (
    BODY_SECONDS,
    FEW_FILES,
    HEAD_SECONDS,
    MAX_FIELDS,
    MAX_HEAD_BYTES,
    MAX_WAITING,
    OTHER_FILES,
    UNREAD_SECONDS,
    Connections,
    raise_file_limit,
)
from omerta.server.web.limits import Limits
from tests.server.web.raw_frames import Wire, connected
from tests.server.web.running_server import RunningServer, config_in

REFUSED = 64 * 1024
"""A head is refused before it is this long."""
PAGE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def hears(wire: Wire) -> list[bytes]:
    """Return the statuses of all answers until the server closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while more := wire._line.recv(1 << 16):
            heard += more
    return [part[:3] for part in heard.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (PAGE + b"X: ", b"a"),
        (PAGE, b"a:b\r\n"),
        (PAGE[:5], b"a"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a:b\r\n"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a"),
        (b"", b"\r\n"),
    ],
    ids=["line", "fields", "address", "trailers", "trailer", "empty-lines"],
)
def test_a_head_without_end_is_refused(server: RunningServer, start: bytes, piece: bytes) -> None:
    with connected(server.host) as wire:
        wire.send(start)
        for _ in range(REFUSED // 1000):
            wire.send(piece * (1000 // len(piece)))
        assert hears(wire)[:1] in ([b"400"], [])  # or the server closed during the request


def test_a_large_head_in_one_piece_is_refused_too(server: RunningServer) -> None:
    with connected(server.host) as wire:
        wire.send(PAGE + b"X: " + b"a" * REFUSED + b"\r\n\r\n")
        assert hears(wire)[:1] in ([b"400"], [])


def test_a_head_as_browsers_send_it_passes(server: RunningServer) -> None:
    fields = b"".join(b"X-%d: a\r\n" % number for number in range(MAX_FIELDS - 3))
    with connected(server.host) as wire:
        wire.send(PAGE + fields + b"Cookie: " + b"a" * (MAX_HEAD_BYTES // 2) + b"\r\n\r\n")
        assert wire.hear_status() == 200


def test_the_size_of_a_body_does_not_count_as_head(server: RunningServer) -> None:
    body = b'{"name": "' + b"a" * 50_000 + b'"}'
    with connected(server.host) as wire:
        wire.send(POST + b"Content-Length: %d\r\n\r\n" % len(body))
        wire.send(body)
        assert wire.hear_status() == 400  # the name is too long, and the request is read


def test_requests_are_not_heaped_up_before_they_are_answered(server: RunningServer) -> None:
    with connected(server.host) as wire:
        wire.send((PAGE + b"\r\n") * (MAX_WAITING // 2) + PAGE + b"Connection: close\r\n\r\n")
        assert hears(wire) == [b"200"] * (MAX_WAITING // 2 + 1)
    with connected(server.host) as wire:
        wire.send((PAGE + b"\r\n") * 3000)
        assert hears(wire).count(b"200") <= MAX_WAITING + 1


SILENT = {
    "nothing": b"",
    "half-a-head": PAGE,
    "half-a-body": POST + b"Content-Length: 20\r\n\r\n{",
    "an-empty-line": b"\r\n",
}


def test_silent_connections_end_and_those_at_a_table_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.0)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.0)
    with RunningServer(config_in(tmp_path)) as running, contextlib.ExitStack() as stack:
        anna = stack.enter_context(running.browser("Anna"))
        line = stack.enter_context(anna.at(anna.opens()))
        assert line.asks("hello")["type"] == "welcome"
        wires = [stack.enter_context(connected(running.host)) for _ in SILENT]
        for wire, said in zip(wires, SILENT.values(), strict=True):
            wire.send(said)
        for wire in wires:
            assert hears(wire) == []
        assert line.asks("ping")["type"] == "ack"


def test_an_address_has_so_many_connections_and_the_longest_silent_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MAX_PER_NETWORK", 3)
    with (
        RunningServer(config_in(tmp_path, limits=True)) as running,
        contextlib.ExitStack() as stack,
    ):
        silent = [stack.enter_context(connected(running.host)) for _ in range(3)]
        with connected(running.host) as wire:
            wire.send(PAGE + b"\r\n")
            assert wire.hear_status() == 200
            assert hears(silent[0]) == []
        for wire in silent[1:]:
            wire.send(PAGE + b"\r\n")
            assert wire.hear_status() == 200


class Network(asyncio.Transport):
    """A connection that takes nothing unless a test says so."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 40000)})
        self.unread = 0
        self.ended = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.ended = True


HERE, THERE, PROXY = "192.0.2.1", "192.0.2.2", "10.0.0.1"


@pytest.fixture
def all_of_them() -> Connections:
    return Connections(Limits(on=True), ["10.0.0.0/8"], most=1000)


def reading(all_of_them: Connections, host: str, now: float = 0.0) -> Network:
    """Return a connection whose request is complete."""
    network = Network(host)
    watched = all_of_them.open(network, now)
    assert watched is not None
    watched.deadline = None
    return network


def test_an_answer_of_which_nothing_is_read_ends(all_of_them: Connections) -> None:
    deaf, slow, done = [reading(all_of_them, HERE) for _ in range(3)]
    deaf.unread = slow.unread = 1_000_000
    for second in range(int(UNREAD_SECONDS) + 2):
        slow.unread -= 100
        all_of_them.sweep(float(second))
    assert (deaf.ended, slow.ended, done.ended) == (True, False, False)


def test_a_request_has_a_limited_time(all_of_them: Connections) -> None:
    network = Network(HERE)
    watched = all_of_them.open(network, 0.0)
    assert watched is not None
    all_of_them.sweep(HEAD_SECONDS)
    watched.deadline = HEAD_SECONDS + BODY_SECONDS
    all_of_them.sweep(HEAD_SECONDS + BODY_SECONDS)
    assert not network.ended
    all_of_them.sweep(HEAD_SECONDS + BODY_SECONDS + 1)
    assert network.ended


def test_an_address_leaves_only_so_much_unread(all_of_them: Connections) -> None:
    first, second, third = [reading(all_of_them, HERE, now) for now in (1.0, 0.0, 2.0)]
    elsewhere, proxy = reading(all_of_them, THERE), reading(all_of_them, PROXY)
    for network in (first, second, third, elsewhere, proxy):
        network.unread = connections.MAX_UNREAD_BYTES // 2
        all_of_them.hold_up(network)
    assert [network.ended for network in (first, second, third)] == [False, True, False]
    assert not elsewhere.ended
    assert not proxy.ended


def test_where_all_files_are_used_the_longest_silent_makes_room() -> None:
    full = Connections(Limits(on=False), (), most=2)
    first, second, third, fourth = [Network(f"192.0.2.{number}") for number in range(4)]
    watched = full.open(first, 0.0)
    full.open(second, 1.0)
    assert watched is not None
    watched.deadline = None  # it is answered, or is a socket
    full.open(third, 2.0)
    assert (first.ended, second.ended, third.ended) == (False, True, False)
    for waiting in full._all.values():
        waiting.deadline = None
    assert full.open(fourth, 3.0) is None
    assert fourth.ended


def test_a_connection_that_is_gone_is_forgotten(all_of_them: Connections) -> None:
    network = reading(all_of_them, HERE)
    all_of_them.close(network)
    all_of_them.close(network)
    assert not all_of_them._all
    assert not all_of_them._by_network


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The limit of open files as a test wants it."""
    resource = pytest.importorskip("resource")
    limit: dict[str, Any] = {"now": (1024, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limit["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limit.update(now=wanted))
    return limit


def test_the_limit_of_open_files_is_raised(files: dict[str, Any]) -> None:
    assert raise_file_limit() == 4096 - OTHER_FILES
    assert files["now"] == (4096, 4096)


def test_a_low_limit_of_open_files_is_logged(
    files: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    files["now"] = (FEW_FILES // 2, FEW_FILES // 2)
    raise_file_limit()
    assert [record.message for record in caplog.records] == ["few open files allowed"]


def test_the_system_keeps_little_for_a_connection() -> None:
    with listen(Config(database="", host="127.0.0.1"), exactly=False) as listener:
        there = socket.create_connection(listener.getsockname())
        here, _ = listener.accept()
        with here, there:
            kept = here.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
    assert kept <= 2 * connections.SEND_BUFFER
