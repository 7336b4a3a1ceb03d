"""The press: a newspaper about a match, for games that have one.

A press receives public events only, so it cannot reveal a secret, and it has no clock: the
caller gives the days. It prints one page of HTML that loads nothing else.
"""
# mypyc: skip (speed does not matter here)

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from omerta.kernel.events import Event

Link = Literal["language", "save"]
"""Links that a newspaper on a server may have: to the other language, and to its file."""


class Day(NamedTuple):
    """A day as a newspaper prints it; weekdays count from Monday, 1."""

    year: int
    month: int
    day: int
    weekday: int


class Chapter(NamedTuple):
    """A part of a match as public events, and its day if known."""

    events: Sequence[Event]
    day: Day | None = None


class Press(Protocol):
    """Prints a newspaper about a match, also about one that still goes on."""

    @property
    def style(self) -> str:
        """The exact style sheet inside every page it prints."""
        ...

    def print(
        self,
        story: Sequence[Chapter],
        view: Any,
        players: Sequence[str],
        language: str,
        links: Mapping[Link, str] | None = None,
    ) -> str:
        """Return the newspaper as a page of HTML; the spectator's `view` gives the names."""
        ...


def policy(style: str) -> str:
    """Return the content security policy of a page that has only this style sheet."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
