"""`omerta verify`: deal again, play again, compare."""

from pathlib import Path
from typing import Annotated

import typer

from omerta.cli.files import read_match
from omerta.cli.players import players_of
from omerta.cli.screen import printable
from omerta.kernel import BadSave, Fair, Match
from omerta.kernel.texts import Texts

DIFFERS = 1
_DIFFERENCES = {"save-broken-commitment", "save-not-repeatable", "save-impossible"}
"""Refusals of files that can be read, but whose match did not happen so."""


def verify(
    lang: Annotated[str, typer.Option()],
    file: Annotated[Path, typer.Argument()],
) -> None:
    """Check that a match was dealt and played as its file says."""
    words = Texts(lang, "omerta.cli")
    try:
        match = read_match(file)
        steps = sum(1 for _ in match.replay()) - 1
    except BadSave as difference:
        if difference.code not in _DIFFERENCES:
            raise
        typer.echo(words("verify-differs", why=words.refusal(difference)))
        raise typer.Exit(DIFFERS) from None
    players = ", ".join(player.name for player in players_of(match, words))
    typer.echo(f"{_confirmation(match, steps, words)} {words('verify-players', players=players)}")
    if match.start is not None:
        play, step = printable(match.start.play), match.start.seq
        message = "verify-branch-of" if play else "verify-branch"
        typer.echo(words(message, step=step, play=play))


def _confirmation(match: Match, steps: int, words: Texts) -> str:
    chance = match.chance
    if isinstance(chance, Fair):
        salts = ", ".join(printable(salt) for salt in chance.salts)
        return words("verify-fair", steps=steps, commitment=chance.commitment, salts=salts)
    return words("verify-seeded", steps=steps)
