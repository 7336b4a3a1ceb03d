"""The city newspaper: a report on a campaign of Legends as one page of HTML.

`reading.py` makes records from the events, `editor.py` editions from the records, `page.py` the
page. The package `desks` has a module for each scenario's own stories. All sentences are in
`text`.
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
    """Legends as the kernel's `Press`."""

    @property
    def style(self) -> str:
        """The exact style sheet of every page."""
        return read_text(PACKAGE, "paper.css")

    def print(
        self,
        story: Sequence[Chapter],
        view: LegendsView,
        players: Sequence[str],
        language: str,
        links: Mapping[Link, str] | None = None,
    ) -> str:
        """Return the newspaper as a page of HTML; the names come from `view`, that of a spectator."""
        from omerta.games.legends.newspaper.editor import make_editions  # noqa: PLC0415 (when wanted)
        from omerta.games.legends.newspaper.page import Page  # noqa: PLC0415 (as above)
        from omerta.games.legends.newspaper.reading import read_campaign  # noqa: PLC0415 (as above)

        editions = make_editions(read_campaign(story, alone=len(players) < view.players))
        return Page(view, players, language).printed(editions, self.style, links or {})
