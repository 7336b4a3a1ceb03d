"""Pieces of news as data: a message and its arguments."""
# mypyc: skip (not called often)

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from omerta.kernel.events import Event


class Thing(NamedTuple):
    """A named component: a minion, a challenge, a player, a scenario."""

    kind: str
    value: str | int


Value = str | int | Thing | tuple[Thing, ...]
Args = dict[str, Value]
"""The arguments of a message, by name."""


class Piece(NamedTuple):
    """A story: its message and arguments. Pieces of more weight come first."""

    id: str
    args: Mapping[str, Value] = {}
    weight: int = 0
    turn: int = 0
    """Which wording of the message is used, modulo their number."""


class Figure(NamedTuple):
    """A line of the box of figures: a label, and a number or a message with numbers."""

    id: str
    args: Mapping[str, Value] = {}


def minion(name: str) -> Thing:
    """Return a minion by its id."""
    return Thing("minion", name)


def minions(names: Sequence[str]) -> tuple[Thing, ...]:
    """Return the minions of these ids."""
    return tuple([minion(name) for name in names])


def challenge(name: str) -> Thing:
    """Return a card or a board test by its id."""
    return Thing("challenge", name)


def lieutenant(player: int) -> Thing:
    """Return a player as a named component."""
    return Thing("player", player)


class Rota:
    """Rotates the wordings of messages, so that none is used twice in a row.

    The first wording depends only on the first events, so that the same campaign always gives
    the same newspaper, also while it grows.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self._seed = hashlib.sha256(msgspec.json.encode(list(events))).digest()
        self._told: Counter[str] = Counter()

    def next(self, what: str) -> int:
        """Return the turn of this message, one higher each time."""
        digest = hashlib.sha256(self._seed + what.encode()).digest()
        self._told[what] += 1
        return int.from_bytes(digest[:4], "big") + self._told[what]
