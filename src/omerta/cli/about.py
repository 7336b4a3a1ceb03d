"""`omerta games` and `omerta version`."""

import textwrap
from typing import Annotated

import typer

import omerta
from omerta import games as all_games
from omerta.cli.overview import WIDTH
from omerta.kernel import registry
from omerta.kernel.texts import Texts


def games(lang: Annotated[str, typer.Option()]) -> None:
    """List the games with their seats."""
    for game in all_games.all():
        meta = game.meta
        words = Texts(lang, "omerta.cli", registry.module_of(meta.id))
        line = words(
            "game-line",
            id=meta.id,
            name=words(f"game-{meta.id}"),
            exact="yes" if len(meta.seats) == 1 else "no",
            least=meta.seats.start,
            most=meta.seats.stop - 1,
            edition=meta.edition,
        )
        pitch = words.cases(f"game-{meta.id}")["pitch"]
        typer.echo(textwrap.fill(line, WIDTH, subsequent_indent="  "))
        typer.echo(textwrap.fill(pitch, WIDTH, initial_indent="  ", subsequent_indent="  "))


def version() -> None:
    """Print the version."""
    typer.echo(f"Omertà {omerta.__version__}")
