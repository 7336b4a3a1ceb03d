"""Pieces of news before they are words: which message, and what it is about."""
# mypyc: skip (at the speed of people)

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from omerta.kernel.events import Event


class Thing(NamedTuple):
    """Something that has a name: a minion, a challenge, a player, a scenario."""

    kind: str
    value: str | int


Value = str | int | Thing | tuple[Thing, ...]
Args = dict[str, Value]
"""What a message is about, by the names of its arguments."""


class Piece(NamedTuple):
    """A story: the message it is told by, and its arguments. The heavier goes first."""

    id: str
    args: Mapping[str, Value] = {}
    weight: int = 0
    turn: int = 0
    """Which of the ways to tell it, counted round and round."""


class Figure(NamedTuple):
    """A line of the box of figures: a label, and a number or a message with numbers."""

    id: str
    args: Mapping[str, Value] = {}


def minion(name: str) -> Thing:
    """A minion by its name."""
    return Thing("minion", name)


def minions(names: Sequence[str]) -> tuple[Thing, ...]:
    """Minions by their names."""
    return tuple([minion(name) for name in names])


def challenge(name: str) -> Thing:
    """A card or a board test by its name."""
    return Thing("challenge", name)


def lieutenant(player: int) -> Thing:
    """A player by the name people have."""
    return Thing("player", player)


class Rota:
    """Whose turn it is: where a thing can be told in several ways, no way comes twice in a row.

    The first way depends on what happened and on nothing else, so that the same campaign always
    makes the same paper, also while it grows.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self._seed = hashlib.sha256(msgspec.json.encode(list(events))).digest()
        self._told: Counter[str] = Counter()

    def next(self, what: str) -> int:
        """A number for this, one higher each time."""
        digest = hashlib.sha256(self._seed + what.encode()).digest()
        self._told[what] += 1
        return int.from_bytes(digest[:4], "big") + self._told[what]
