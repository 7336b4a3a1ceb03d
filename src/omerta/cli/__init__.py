"""The `omerta` command: play, resume, replay and verify matches in the terminal.

This package holds everything that talks to a user at a terminal. To add a command, add it to
`COMMANDS`: its name and its module, which has a function of that name with Typer's annotations,
or a `typer.Typer` called `app`. A module is imported only when its command is used, so that
`omerta --help` is fast. Texts are in `text/*.ftl`; `pictures` draws the games.
"""

import sys
from collections.abc import Sequence

COMMANDS = {
    "serve": "omerta.cli.serve",
    "play": "omerta.cli.play",
    "replay": "omerta.cli.replay",
    "verify": "omerta.cli.verify",
    "paper": "omerta.cli.paper",
    "games": "omerta.cli.about",
    "version": "omerta.cli.about",
    "sim": "omerta.cli.sim",
    "rules": "omerta.cli.rules",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    from omerta.cli.dispatch import run  # noqa: PLC0415 (keeps importing this package cheap)

    return run(sys.argv[1:] if argv is None else list(argv))
