"""Results as tables for the terminal, in the user's language."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from rich.box import SIMPLE_HEAD
from rich.table import Table

from omerta.kernel.texts import Texts
from omerta.lab.ladder import LadderResult
from omerta.lab.simulate import Results
from omerta.lab.stats import Interval
from omerta.lab.summary import Standing, Summary, TallyRow
from omerta.lab.tallies import WHOLE_GAME

_NAMES: Final = ("sim-bot", "sim-seat", "sim-level", "sim-against")
"""Columns of words, like the first column of a tally; all others hold numbers."""
SMALL: Final = 10
"""Smaller numbers are shown with one more digit."""


class Reporter:
    """Formats results in one language."""

    def __init__(self, words: Texts) -> None:
        self._words = words

    def title(self, results: Results) -> str:
        """Return a title that says what was played."""
        plan = results.plan
        return self._words(
            "sim-title",
            game=self._words(f"game-{plan.game.replace('_', '-')}"),
            seats=len(plan.bots),
            games=len(results.games),
            seed=str(plan.seed),
        )

    def bots(self, standings: Iterable[Standing]) -> Table:
        """Return a table with one row per bot."""
        return self._standings("sim-bot", {standing.name: standing for standing in standings})

    def seats(self, summary: Summary) -> Table:
        """Return a table with one row per seat, counted from 1, and one for the first player."""
        named = {str(number): standing for number, standing in enumerate(summary.seats, 1)}
        if summary.first is not None:
            named[self._words("sim-first")] = summary.first
        return self._standings("sim-seat", named)

    def _standings(self, heading: str, named: Mapping[str, Standing]) -> Table:
        table = self._table(heading, "sim-games", "sim-win-share", "sim-points", "sim-rank")
        for name, standing in named.items():
            table.add_row(
                name,
                str(standing.games),
                self.percent(standing.win_share),
                self.interval(standing.points),
                self.number(standing.rank, 2),
            )
        return table

    def tally(self, name: str, rows: Iterable[TallyRow]) -> Table:
        """Return a table with one row for each of the game's own figures."""
        whole = name == WHOLE_GAME
        columns = ("sim-mean", "sim-least", "sim-most") if whole else ("sim-share",)
        table = self._table(f"tally-{name}", *columns)
        for row in rows:
            label = self._words(f"tally-{name}-{row.name.replace('_', '-')}")
            if whole:
                digits = 2 if row.mean.value < SMALL else 1
                table.add_row(
                    label, self.interval(row.mean, digits), f"{row.least:g}", f"{row.most:g}"
                )
            else:
                table.add_row(label, self.percent(row.share))
        return table

    def ladder(self, rungs: Iterable[LadderResult]) -> Table:
        """Return a table with one row per rung and number of seats."""
        table = self._table(
            "sim-level",
            "sim-against",
            "sim-seats",
            "sim-games",
            "sim-win-share",
            "sim-fair-share",
            "sim-verdict",
        )
        for rung in rungs:
            verdict = "sim-beats" if rung.beats else "sim-does-not-beat"
            table.add_row(
                rung.stronger,
                rung.weaker,
                str(rung.seats),
                str(rung.games),
                self.percent(rung.win_share),
                f"{self.number(100 * rung.fair_share, 1)} %",
                self._words(verdict),
            )
        return table

    def _table(self, *headings: str) -> Table:
        table = Table(box=SIMPLE_HEAD, highlight=False)
        for heading in headings:
            named = heading in _NAMES or heading.startswith("tally-")
            side: Literal["left", "right"] = "left" if named else "right"
            table.add_column(self._words(heading), justify=side, no_wrap=True)
        return table

    def length(self, summary: Summary) -> str:
        """Return a sentence about the length of the matches and the speed."""
        return self._words(
            "sim-length",
            mean=self.number(summary.mean_length, 1),
            shortest=summary.shortest,
            longest=summary.longest,
            speed=round(summary.decisions_per_second),
        )

    def interrupted(self, finished: int, wanted: int) -> str:
        """Return a sentence that the run was stopped."""
        return self._words("sim-interrupted", finished=finished, wanted=wanted)

    def percent(self, share: Interval) -> str:
        """Return a share in per cent, with its interval unless the share is exact."""
        value = f"{self.number(100 * share.value, 1)} %"
        if share.low == share.high:
            return value
        low, high = self.number(100 * share.low, 1), self.number(100 * share.high, 1)
        return f"{value} ({low}–{high})"

    def interval(self, estimate: Interval, digits: int = 1) -> str:
        """Return an estimate and its interval."""
        low, high = self.number(estimate.low, digits), self.number(estimate.high, digits)
        return f"{self.number(estimate.value, digits)} ({low}–{high})"

    def number(self, value: float, digits: int) -> str:
        """Return a number with the decimal mark of the language."""
        return f"{value:.{digits}f}".replace(".", self._words("sim-decimal-mark"))
