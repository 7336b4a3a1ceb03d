"""The `omerta` command: play, resume, replay and verify games in the terminal.

Belongs here: whatever talks to a person at a terminal. `COMMANDS` is the place where a command
is added: its name and the module that holds it, as a function of the same name with Typer's
annotations or as a `typer.Typer` called `app`. Modules are imported only when their command is
used, so that `omerta --help` answers at once. Words are in `text/*.ftl`, pictures of the games
in `pictures`.
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
    """Run the command line; the result is the exit code."""
    from omerta.cli.dispatch import run  # noqa: PLC0415 (keeps importing this package cheap)

    return run(sys.argv[1:] if argv is None else list(argv))
