"""`omerta rules`, for developers: checks that the rules are cited, tested and played as before."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import golden as playthroughs
from omerta.testing.coverage import Coverage, NoCheckout, checkout, games_with_rules, measure

app = typer.Typer(add_completion=False, rich_markup_mode=None)

GameId = Annotated[str | None, typer.Argument()]
Language = Annotated[str, typer.Option()]
BAD_INPUT = 2


@app.command()
def coverage(
    game: GameId = None,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    lang: Language = LANGUAGES[0],
) -> None:
    """Print each clause with the code and the tests that cite it; fail on a gap."""
    console, words = Console(), Texts(lang, "omerta.cli")
    root = _source_tree(words)
    gaps: list[str] = []
    for name in _chosen(root, game):
        covered = _measured(root, name, words)
        if not quiet:
            console.print(_table(covered, words))
        gaps += _print_gaps(console, name, covered, words)
    if gaps:
        raise typer.Exit(1)


@app.command()
def golden(
    game: GameId = None,
    update: Annotated[bool, typer.Option("--update")] = False,
    lang: Language = LANGUAGES[0],
) -> None:
    """Compare the golden playthroughs with the matches played now, or write them."""
    console, words = Console(), Texts(lang, "omerta.cli")
    root = _source_tree(words)
    differ = 0
    for name in _chosen(root, game):
        files = playthroughs.files(root / "tests", name)
        changed = [file for file in files if _differs(console, file, update=update)]
        differ += len(changed)
        message_id = "rules-written" if update else "rules-different"
        told = words(message_id, game=name, files=len(files), changed=len(changed))
        console.print(told, highlight=False)
    if differ and not update:
        raise typer.Exit(1)


def _source_tree(words: Texts) -> Path:
    try:
        return checkout(Path.cwd())
    except NoCheckout:
        raise _refused(words("rules-no-checkout", folder=str(Path.cwd()))) from None


def _measured(root: Path, game: str, words: Texts) -> Coverage:
    try:
        return measure(root, game)
    except NoCheckout:
        raise _refused(words("rules-no-such-game", game=game)) from None


def _refused(why: str) -> typer.Exit:
    """Print the reason on stderr, and return an exit with the code of bad input."""
    typer.echo(f"omerta: {why}", err=True)
    return typer.Exit(BAD_INPUT)


def _chosen(root: Path, game: str | None) -> list[str]:
    return games_with_rules(root) if game is None else [game]


def _differs(console: Console, file: Path, *, update: bool) -> bool:
    """Whether a golden file differs from the match played now; it is written again or shown."""
    if update:
        return playthroughs.update(file)
    lines = playthroughs.difference(file)
    if lines:
        console.print(lines, markup=False, highlight=False, soft_wrap=True)
    return bool(lines)


def _print_gaps(console: Console, game: str, found: Coverage, words: Texts) -> list[str]:
    """Print and return the gaps, and print a summary."""
    gaps = [words("rules-no-code", clause=clause) for clause in found.without_code()]
    gaps += [words("rules-no-test", clause=clause) for clause in found.without_test()]
    gaps += [words("rules-unknown", cited=cited) for cited in found.unknown()]
    for gap in gaps:
        console.print(gap, highlight=False, soft_wrap=True)
    total = len(found.clauses)
    cited, tested = total - len(found.without_code()), total - len(found.without_test())
    told = words("rules-covered", game=game, clauses=total, cited=cited, tested=tested)
    console.print(told, highlight=False)
    return gaps


def _table(found: Coverage, words: Texts) -> Table:
    headings = [words(f"rules-{column}") for column in ("clause", "code", "tests")]
    table = Table(*headings, box=None, pad_edge=False)
    for clause in found.clauses:
        code = [place.rpartition("/games/")[2] for place in found.code.get(clause, [])]
        tests = [place.rpartition("/")[2] for place in found.tests.get(clause, [])]
        table.add_row(clause, "\n".join(code) or "-", "\n".join(tests) or "-")
    return table
