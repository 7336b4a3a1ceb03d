"""The wire format: output is canonical, and bad input is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta import games
from omerta.games.crooks.actions import LayUp, Pass, Switch, Take
from omerta.kernel import BadSave, Illegal, decode, encode
from omerta.kernel.codec import decode_save

CROOKS = games.get("crooks")


def test_the_order_of_keys_does_not_matter() -> None:
    assert encode({"b": 1, "a": [2, {"d": 3, "c": 4}]}) == b'{"a":[2,{"c":4,"d":3}],"b":1}'
    assert encode(Switch(2, 3)) == b'{"target":2,"to":3,"type":"switch"}'


@given(st.dictionaries(st.text("abc", max_size=3), st.integers(-(2**60), 2**60), max_size=6))
def test_equal_values_give_equal_bytes(value: dict[str, int]) -> None:
    backwards = dict(reversed(list(value.items())))
    assert encode(value) == encode(backwards)


@pytest.mark.parametrize("action", [Pass(), LayUp(2), Switch(9, 2), Take("c01")])
def test_an_action_comes_back(action: object) -> None:
    assert decode(CROOKS, encode(action)) == action


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b"7",
        b"pass",
        b'"pass"',
        b"{}",
        b'{"type":"pass"',
        b'{"type":"pass"}x',
        b'{"type":"steal"}',
        b'{"type":null}',
        b'{"type":7}',
        b'{"type":"up"}',
        b'{"type":"up","target":1}',
        b'{"type":"up","target":10}',
        b'{"type":"up","target":-2}',
        b'{"type":"up","target":2.5}',
        b'{"type":"up","target":"2"}',
        b'{"type":"up","target":true}',
        b'{"type":"up","target":NaN}',
        b'{"type":"up","target":1e400}',
        b'{"type":"up","target":' + b"9" * 5000 + b"}",
        b'{"type":"recruit","hangout":"Z"}',
        b'{"type":"take","crook":7}',
        b'{"type":"take","crook":"\xff\xfe"}',
        b'{"type":"take","crook":"\\ud800"}',
        b"\x00\x01\x02",
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"type":"pass","more":' + b"[" * 100_000,
    ],
    ids=lambda raw: raw[:40].decode("latin-1").encode("unicode_escape").decode() + f"-{len(raw)}",
)
def test_nasty_input_is_refused_like_any_wrong_move(raw: bytes) -> None:
    with pytest.raises(Illegal) as refused:
        decode(CROOKS, raw)
    assert refused.value.code == "malformed"


@given(st.binary(max_size=60))
def test_random_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(Illegal):
        decode(CROOKS, raw)


@pytest.mark.parametrize("raw", [b"", b"{", b"[1]", b'{"a":"x"}', b'{"a":' * 100_000, b'"\xff"'])
def test_a_broken_save_is_refused(raw: bytes) -> None:
    with pytest.raises(BadSave) as refused:
        decode_save(dict[str, int], raw)
    assert refused.value.code == "save-corrupt"
