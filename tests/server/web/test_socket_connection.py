"""A connection to one client, over a network that takes nothing unless a test says so."""

from collections.abc import Sequence

from omerta.server.web.protocol import MAX_UNSENT_BYTES, OnMessage
from omerta.server.web.socket_connection import SocketConnection
from omerta.server.wire.closing import TRY_AGAIN_LATER


class Network:
    """A raw connection that keeps everything."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.writes = 0
        self.unsent = 0
        self.codes: list[int] = []

    def listen(self, on_message: OnMessage) -> None:
        raise NotImplementedError

    def write(self, messages: Sequence[bytes]) -> None:
        self.writes += 1
        self.written += messages
        self.unsent += sum(map(len, messages))

    def cut_off(self, code: int) -> None:
        self.codes.append(code)


def test_messages_go_out_at_once_and_in_order() -> None:
    network = Network()
    line = SocketConnection(network)
    line.send(b"one")
    line.send(b"two")
    assert network.written == [b"one", b"two"]
    assert network.codes == []


def test_a_client_that_does_not_read_is_disconnected_and_gets_nothing_else() -> None:
    network = Network()
    line = SocketConnection(network)
    half = b"x" * (MAX_UNSENT_BYTES // 2)
    line.send(half)
    line.send(half)
    assert network.codes == []
    line.send(b"x")
    assert network.codes == [TRY_AGAIN_LATER]
    line.send(b"y")
    assert network.written == [half, half]


def test_a_browser_that_reads_again_is_kept() -> None:
    network = Network()
    line = SocketConnection(network)
    for _ in range(10):
        line.send(b"x" * (MAX_UNSENT_BYTES // 2))
        network.unsent = 0
    assert network.codes == []


def test_a_connection_closes_once_and_then_sends_nothing() -> None:
    network = Network()
    line = SocketConnection(network)
    line.close(1000)
    line.close(1012)
    line.send(b"late")
    assert network.codes == [1000]
    assert network.written == []


def test_what_is_held_back_leaves_together_and_in_order() -> None:
    network = Network()
    line = SocketConnection(network)
    line.send(b"before")
    line.hold()
    line.send(b"one")
    line.send(b"two")
    assert network.written == [b"before"]
    line.release()
    assert network.written == [b"before", b"one", b"two"]
    assert network.writes == 2
    line.release()
    line.send(b"after")
    assert network.writes == 3


def test_what_is_held_back_is_still_said_before_the_end() -> None:
    network = Network()
    line = SocketConnection(network)
    line.hold()
    line.send(b"last")
    line.close(1000)
    assert network.written == [b"last"]
    assert network.codes == [1000]
