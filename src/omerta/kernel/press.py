"""A newspaper about a game, for games that are worth one.

A press is given what everybody may know, so it can betray nothing, and it has no clock: the days
are given. What it prints is one page of HTML that needs nothing else.
"""
# mypyc: skip (at the speed of people)

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from omerta.kernel.events import Event

Link = Literal["language", "save"]
"""Where a paper that is read on a server may lead: to the other language, and to its file."""


class Day(NamedTuple):
    """A day as a paper prints it; weekdays count from Monday, 1."""

    year: int
    month: int
    day: int
    weekday: int


class Chapter(NamedTuple):
    """A piece of a game's story as everybody may know it, and its day, where one is known."""

    events: Sequence[Event]
    day: Day | None = None


class Press(Protocol):
    """Prints the story of a game, also of one that is still going on."""

    @property
    def style(self) -> str:
        """The style sheet inside every page it prints, to the letter."""
        ...

    def print(
        self,
        story: Sequence[Chapter],
        view: Any,
        players: Sequence[str],
        language: str,
        links: Mapping[Link, str] | None = None,
    ) -> str:
        """The paper as a page of HTML; `view` is a spectator's, for the names of things."""
        ...


def policy(style: str) -> str:
    """The content security policy of a page that has this style sheet and nothing else."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
