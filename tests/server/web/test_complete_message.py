"""The shortcut for sockets: a complete message is told from everything else."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from omerta.server.web.protocol import complete_message, is_between_frames


def framed(payload: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 300, 65_535])
def test_a_whole_message_is_read_as_the_library_reads_it(length: int) -> None:
    payload = bytes(number % 128 for number in range(length))
    assert complete_message(framed(payload)) == payload


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(framed(b"hello")[:-1], id="cut off"),
        pytest.param(framed(b"hello")[:4], id="half a head"),
        pytest.param(framed(b"x" * 200)[:3], id="half a longer head"),
        pytest.param(framed(b"hello") + b"x", id="more than one"),
        pytest.param(framed(b"hello") * 2, id="two"),
        pytest.param(framed(b"hel", fin=False), id="a first piece"),
        pytest.param(framed(b"lo", Opcode.CONT), id="a last piece"),
        pytest.param(framed(b"hello", Opcode.BINARY), id="binary"),
        pytest.param(framed(b"hello", Opcode.PING), id="a ping"),
        pytest.param(framed(b"x" * 65_536), id="a great one"),
        pytest.param(Frame(Opcode.TEXT, b"hello!").serialize(mask=False), id="unmasked"),
        pytest.param(bytes([framed(b"hello")[0] | 0x40]) + framed(b"hello")[1:], id="reserved bit"),
    ],
)
def test_everything_else_goes_the_long_way(data: bytes) -> None:
    assert complete_message(data) is None


def test_the_short_way_is_open_between_frames_only() -> None:
    connection = ServerProtocol()
    assert not is_between_frames(connection)  # the handshake comes first
    connection.state = State.OPEN
    connection.parser = connection.parse()
    next(connection.parser)
    connection.receive_data(framed(b"hello"))
    assert is_between_frames(connection)
    whole = framed(b"hello")
    for cut in range(1, len(whole)):
        connection.receive_data(whole[:cut])
        assert not is_between_frames(connection)
        connection.receive_data(whole[cut:])
        assert is_between_frames(connection)
    connection.receive_data(framed(b"hel", fin=False))
    assert not is_between_frames(connection)
    connection.receive_data(framed(b"", Opcode.PING))
    assert not is_between_frames(connection)
    connection.receive_data(framed(b"lo", Opcode.CONT))
    assert is_between_frames(connection)
    connection.receive_data(framed(b"\x03\xe8", Opcode.CLOSE))
    assert not is_between_frames(connection)
