"""`omerta rules`: whether the rules are cited, tested and played as before. For developers."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from omerta.testing.coverage import Coverage, NoCheckout, checkout, measure

app = typer.Typer(
    help="Check the rules of the games in a source checkout.",
    no_args_is_help=True,
    add_completion=False,
)

T = TypeVar("T")
GameId = Annotated[str, typer.Argument(help="The id of a game.")]


@app.command()
def coverage(
    game: GameId = "crooks",
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only what is missing.")] = False,
) -> None:
    """Print each clause with the code and the tests that cite it; fail on a gap."""
    found = _in_checkout(lambda root: measure(root, game))
    console = Console()
    if not quiet:
        console.print(_table(found))
    gaps = [f"{clause} is cited by no code" for clause in found.without_code()]
    gaps += [f"{clause} is proved by no test" for clause in found.without_test()]
    gaps += [f"{cited}, which the rules do not have" for cited in found.unknown()]
    for gap in gaps:
        console.print(gap, highlight=False)
    total = len(found.clauses)
    tested = total - len(found.without_test())
    cited = total - len(found.without_code())
    console.print(f"{game}: {total} clauses, {cited} in code, {tested} tested", highlight=False)
    if gaps:
        raise typer.Exit(1)


@app.command()
def golden(
    game: GameId = "crooks",
    update: Annotated[bool, typer.Option("--update", help="Write the files again.")] = False,
) -> None:
    """Compare the golden playthroughs with the game as it is played today, or write them."""
    from omerta.testing import golden as playthroughs  # noqa: PLC0415 (imports the games)

    files = _in_checkout(lambda root: playthroughs.files(root / "tests", game))
    console = Console()
    differ = 0
    for file in files:
        if update:
            changed = playthroughs.update(file)
        else:
            lines = playthroughs.difference(file)
            changed = bool(lines)
            if lines:
                console.print(lines, markup=False, highlight=False, soft_wrap=True)
        differ += changed
    verb = "written anew" if update else "different today"
    console.print(f"{game}: {len(files)} playthroughs, {differ} {verb}", highlight=False)
    if differ and not update:
        raise typer.Exit(1)


def _in_checkout(read: Callable[[Path], T]) -> T:
    """What is read from the source tree around the current folder; else one sentence and out."""
    try:
        return read(checkout(Path.cwd()))
    except NoCheckout as reason:
        typer.echo(str(reason), err=True)
        raise typer.Exit(2) from None


def _table(found: Coverage) -> Table:
    table = Table("clause", "code", "tests", box=None, pad_edge=False)
    for clause in found.clauses:
        code = [place.rpartition("/games/")[2] for place in found.code.get(clause, [])]
        tests = [place.rpartition("/")[2] for place in found.tests.get(clause, [])]
        table.add_row(clause, "\n".join(code) or "-", "\n".join(tests) or "-")
    return table
