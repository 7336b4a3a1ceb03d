"""The wire format: canonical JSON for everything that leaves the engine, and decoding of actions."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from omerta.kernel.actions import Action
from omerta.kernel.errors import BadSave, Illegal

if TYPE_CHECKING:
    from omerta.kernel.game import Game

T = TypeVar("T")
_encoder = msgspec.json.Encoder(order="sorted")
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def encode(value: object) -> bytes:
    """Return canonical JSON: equal values give equal bytes."""
    return _encoder.encode(value)


def decode(game: "Game[Any]", raw: bytes) -> Action:
    """Return the action that a client sent; malformed input raises `Illegal`."""
    try:
        action: Action = _decoder(game.meta.actions).decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Illegal("malformed", "", detail=str(error)) from None
    return action


def decode_save(kind: type[T], raw: bytes) -> T:
    """Return a saved structure, or raise `BadSave`."""
    try:
        saved: T = _decoder(kind).decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("save-corrupt", detail=str(error)) from None
    return saved


Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Converts a saved structure from one version to the next."""


def upcast(saved: dict[str, Any], schema: int, upcasters: Mapping[int, Upcaster]) -> bytes:
    """Return a saved structure in the current schema; raise `BadSave` if its version is unknown."""
    version = saved.get("schema")
    if type(version) is not int or not 1 <= version <= schema:
        raise BadSave("save-unknown-schema", schema=str(version))
    for older in range(version, schema):
        saved = upcasters[older](saved)
    return encode(saved)


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = msgspec.json.Decoder(kind)
        _decoders[kind] = decoder
    return decoder
