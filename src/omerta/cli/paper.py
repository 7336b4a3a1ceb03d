"""`omerta paper`: the newspaper about a saved match, as one page for a browser."""

from pathlib import Path
from typing import Annotated

import typer

from omerta.cli.files import read_match, write_new
from omerta.cli.players import players_of
from omerta.cli.usage import BadUsage
from omerta.kernel import registry
from omerta.kernel.press import Chapter
from omerta.kernel.texts import Texts


def paper(
    lang: Annotated[str, typer.Option()],
    file: Annotated[Path, typer.Argument()],
    out: Annotated[Path, typer.Option()] = Path("paper.html"),
) -> None:
    """Print the newspaper about a match, as far as the match has gone."""
    match = read_match(file)
    game = match.game
    words = Texts(lang, "omerta.cli", registry.module_of(game.meta.id))
    if game.press is None:
        raise BadUsage("paper-no-press", game=words(f"game-{game.meta.id}"))
    for _ in match.replay():  # refuses a match that does not repeat
        pass
    names = [player.name for player in players_of(match, words)]
    log_lines = [Chapter([event.seen_by(None) for event in entry.events]) for entry in match.log]
    write_new(out, game.press.print(log_lines, match.view(None), names, lang))
    typer.echo(words("paper-printed", file=str(out)))
