"""The city newspaper: what a campaign of Legends looks like from outside.

`reading.py` makes records of the events, `editor.py` makes editions of the records, `page.py` sets
them as one page of HTML. What only one scenario can tell is in `desks`, a module per scenario.
Every sentence is in `text`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.kernel.data import read_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.legends.view import LegendsView
    from omerta.kernel.press import Chapter, Link

PACKAGE = "omerta.games.legends.newspaper"


class LegendsPress:
    """Legends on the kernel's `Press`."""

    @property
    def style(self) -> str:
        """The style sheet inside every page, to the letter."""
        return read_text(PACKAGE, "paper.css")

    def print(
        self,
        story: Sequence[Chapter],
        view: LegendsView,
        players: Sequence[str],
        language: str,
        links: Mapping[Link, str] | None = None,
    ) -> str:
        """The paper as a page of HTML; `view` is a spectator's, for the names of things."""
        from omerta.games.legends.newspaper.editor import edited  # noqa: PLC0415 (when wanted)
        from omerta.games.legends.newspaper.page import Page  # noqa: PLC0415 (as above)
        from omerta.games.legends.newspaper.reading import read  # noqa: PLC0415 (as above)

        editions = edited(read(story, alone=len(players) < view.players))
        return Page(view, players, language).printed(editions, self.style, links or {})
