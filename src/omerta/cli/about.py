"""`omerta games` and `omerta version`."""

from typing import Annotated

import typer

import omerta
from omerta import games as all_games
from omerta.kernel import registry
from omerta.kernel.texts import Texts


def games(lang: Annotated[str, typer.Option()]) -> None:
    """List the games with their seats."""
    for game in all_games.all():
        meta = game.meta
        words = Texts(lang, "omerta.cli", registry.module_of(meta.id))
        typer.echo(
            words(
                "game-line",
                id=meta.id,
                name=words(f"game-{meta.id}"),
                least=meta.seats.start,
                most=meta.seats.stop - 1,
                edition=meta.edition,
            )
        )
        typer.echo(f"  {words.cases(f'game-{meta.id}')['pitch']}")


def version() -> None:
    """Print the version."""
    typer.echo(f"Omertà {omerta.__version__}")
