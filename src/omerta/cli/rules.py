"""`omerta rules`: whether the rules are cited, tested and played as before. For developers."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from omerta.testing import golden as playthroughs
from omerta.testing.coverage import Coverage, NoCheckout, checkout, games_with_rules, measure

app = typer.Typer(help="Check the rules of the games in a source checkout.", no_args_is_help=True)

GameId = Annotated[str | None, typer.Argument(help="The id of a game; all games if left out.")]


@app.command()
def coverage(
    game: GameId = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what is missing.")] = False,
) -> None:
    """Print each clause with the code and the tests that cite it; fail on a gap."""
    console = Console()
    gaps: list[str] = []
    try:
        root = checkout(Path.cwd())
        found = {name: measure(root, name) for name in _chosen(root, game)}
    except NoCheckout as reason:
        typer.echo(str(reason), err=True)
        raise typer.Exit(2) from None
    for name, covered in found.items():
        if not quiet:
            console.print(_table(covered))
        gaps += _print_gaps(console, name, covered)
    if gaps:
        raise typer.Exit(1)


@app.command()
def golden(
    game: GameId = None,
    update: Annotated[bool, typer.Option("--update", help="Write the files again.")] = False,
) -> None:
    """Compare the golden playthroughs with the game as it is played today, or write them."""
    try:
        root = checkout(Path.cwd())
    except NoCheckout as reason:
        typer.echo(str(reason), err=True)
        raise typer.Exit(2) from None
    console = Console()
    differ = 0
    for name in _chosen(root, game):
        files = playthroughs.files(root / "tests", name)
        changed = [file for file in files if _differs(console, file, update=update)]
        differ += len(changed)
        verb = "written anew" if update else "different today"
        console.print(f"{name}: {len(files)} playthroughs, {len(changed)} {verb}", highlight=False)
    if differ and not update:
        raise typer.Exit(1)


def _chosen(root: Path, game: str | None) -> list[str]:
    return games_with_rules(root) if game is None else [game]


def _differs(console: Console, file: Path, *, update: bool) -> bool:
    """Whether a golden file is not what is played today; written again or shown."""
    if update:
        return playthroughs.update(file)
    lines = playthroughs.difference(file)
    if lines:
        console.print(lines, markup=False, highlight=False, soft_wrap=True)
    return bool(lines)


def _print_gaps(console: Console, game: str, found: Coverage) -> list[str]:
    """Say what is missing, and how much is there."""
    gaps = [f"{clause} is cited by no code" for clause in found.without_code()]
    gaps += [f"{clause} is proved by no test" for clause in found.without_test()]
    gaps += [f"{cited}, which the rules do not have" for cited in found.unknown()]
    for gap in gaps:
        console.print(gap, highlight=False, soft_wrap=True)
    total = len(found.clauses)
    cited, tested = total - len(found.without_code()), total - len(found.without_test())
    console.print(f"{game}: {total} clauses, {cited} in code, {tested} tested", highlight=False)
    return gaps


def _table(found: Coverage) -> Table:
    table = Table("clause", "code", "tests", box=None, pad_edge=False)
    for clause in found.clauses:
        code = [place.rpartition("/games/")[2] for place in found.code.get(clause, [])]
        tests = [place.rpartition("/")[2] for place in found.tests.get(clause, [])]
        table.add_row(clause, "\n".join(code) or "-", "\n".join(tests) or "-")
    return table
