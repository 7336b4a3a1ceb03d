"""`omerta sim`: many matches between bots, and the strength table of the levels."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from omerta.cli.dispatch import INTERRUPTED
from omerta.cli.screen import Screen
from omerta.kernel import registry
from omerta.kernel.data import read_custom_data
from omerta.kernel.settings import typed_settings
from omerta.kernel.texts import Texts
from omerta.lab import BadPlan, files, run_ladder, simulate, summarise
from omerta.lab.ladder import RUNGS
from omerta.lab.simulate import Progress, lineup
from omerta.lab.tables import Reporter

DEFAULT_GAMES = 1000
DEFAULT_BOTS = "normal,random"


def sim(
    lang: Annotated[str, typer.Option()],
    game: Annotated[str, typer.Argument()],
    games: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    iterations: Annotated[int | None, typer.Option()] = None,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    csv: Annotated[Path | None, typer.Option()] = None,
    json: Annotated[Path | None, typer.Option()] = None,
    edition: Annotated[str | None, typer.Option()] = None,
    data: Annotated[str | None, typer.Option()] = None,
    settings: Annotated[list[str] | None, typer.Option("--set")] = None,
) -> int:
    """Let bots play many matches and print how often each wins."""
    found = registry.get(game)
    typed = [*(settings or []), *([] if edition is None else [f"edition={edition}"])]
    named = [name.strip() for name in (DEFAULT_BOTS if bots is None else bots).split(",")]
    chosen = typed_settings(found, len(lineup(game, named, seats)), typed)
    plan: dict[str, Any] = {
        "seed": seed,
        "iterations": iterations,
        "workers": (os.cpu_count() or 1) if workers is None else workers,
        "settings": found.load_settings(chosen, None if data is None else read_custom_data(data)),
    }
    run = SimulationRun(
        Texts(lang, "omerta.cli", "omerta.lab", registry.module_of(game)), csv, json
    )
    if ladder:
        refuse_with_ladder(bots, seats)
        return run.ladder(game, games, plan)
    wanted = DEFAULT_GAMES if games is None else games
    return run.simulate(game, named, wanted, seats, plan)


def refuse_with_ladder(bots: str | None, seats: int | None) -> None:
    """Refuse options that the strength table fixes itself: the bots and the seats."""
    if bots is not None:
        raise BadPlan("sim-ladder-fixes", option="--bots")
    if seats is not None:
        raise BadPlan("sim-ladder-fixes", option="--seats")


class SimulationRun:
    """A simulation at the terminal: progress, tables and files."""

    def __init__(self, words: Texts, csv: Path | None, json: Path | None) -> None:
        self._words = words
        self._csv = csv
        self._json = json
        self._screen = Screen(words)
        self._report = Reporter(words)

    def simulate(
        self, game: str, bots: Sequence[str], games: int, seats: int | None, plan: dict[str, Any]
    ) -> int:
        """Play, print the tables and write the files; return the exit code."""
        self._check_files()
        with self._progress(games) as progress:
            results = simulate(game, bots, games=games, seats=seats, progress=progress, **plan)
        if not results.games:
            typer.echo(self._words("sim-interrupted-nothing"), err=True)
            return INTERRUPTED
        summary = summarise(results)
        self._screen.print(self._report.title(results))
        self._screen.print_wide(self._report.bots(summary.bots))
        self._screen.print_wide(self._report.seats(summary))
        for name, rows in summary.tallies.items():
            self._screen.print_wide(self._report.tally(name, rows))
        self._screen.print(self._report.length(summary))
        self._write(self._csv, files.games_csv(results.games))
        self._write(self._json, files.summary_json(results, summary))
        if results.interrupted:
            typer.echo(self._report.interrupted(len(results.games), games), err=True)
        return INTERRUPTED if results.interrupted else 0

    def ladder(self, game: str, games: int | None, plan: dict[str, Any]) -> int:
        """Play the strength table, print it and write it to files; return the exit code."""
        self._check_files()
        sizes = len(registry.get(game).meta.seats)
        wanted = [rung.games if games is None else games for rung in RUNGS for _ in range(sizes)]
        with self._progress(sum(wanted)) as progress:
            rungs = list(run_ladder(game, games=games, progress=progress, **plan))
        name = self._words(f"game-{game.replace('_', '-')}")
        self._screen.print_message("sim-ladder-title", game=name, seed=str(plan["seed"]))
        self._screen.print_wide(self._report.ladder(rungs))
        self._write(self._csv, files.ladder_csv(rungs))
        self._write(self._json, files.ladder_json(game, plan["seed"], rungs))
        finished = sum(rung.games for rung in rungs)
        if finished < sum(wanted):
            typer.echo(self._report.interrupted(finished, sum(wanted)), err=True)
            return INTERRUPTED
        return 0

    def _check_files(self) -> None:
        both = [path.resolve() for path in (self._csv, self._json) if path is not None]
        if len(set(both)) < len(both):
            raise BadPlan("sim-one-file", file=str(self._csv))
        for path in (self._csv, self._json):
            if path is not None:
                files.check_writable(path)

    def _write(self, path: Path | None, text: str) -> None:
        if path is not None:
            files.write(path, text)
            self._screen.print_message("sim-written", file=str(path))

    @contextmanager
    def _progress(self, games: int) -> Iterator[Progress]:
        """Show a progress bar while the block runs; nothing if stderr is not a terminal."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        screen = Console(stderr=True)
        with Bar(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task(self._words("sim-progress"), total=games)
            yield lambda finished: bar.advance(task, finished)
