"""From the command line to a command, and from whatever goes wrong to one line and a code."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from omerta.cli import COMMANDS
from omerta.cli.language import FLAG, UnknownLanguage, asked_for, from_environment
from omerta.kernel import Illegal, Refusal, registry
from omerta.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from omerta.cli.usage import Command

BAD_INPUT = 2
INTERRUPTED = 130
HELP = ("--help", "-h")


def run(arguments: list[str]) -> int:
    """Carry out a command line; the result is the exit code."""
    _forgive_encodings()
    language = from_environment(os.environ)
    try:
        asked = asked_for(arguments)
        if asked is not None:
            if asked not in LANGUAGES:
                raise UnknownLanguage(asked)
            language = asked
        return _carry_out(arguments, language)
    except Refusal as refusal:
        complain(refusal, language)
        return BAD_INPUT
    except EOFError:
        sys.stderr.write("\n")
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as in `omerta log | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT


def _carry_out(arguments: list[str], language: str) -> int:
    first = next((word for word in arguments if word not in (FLAG, language)), None)
    if first is None:
        from omerta.cli.lobby import lobby  # noqa: PLC0415 (a command is imported when used)

        return lobby(language)
    if first in HELP:
        from omerta.cli.overview import overview  # noqa: PLC0415 (as above)

        sys.stdout.write(overview(Texts(language, "omerta.cli")))
        return 0
    if first not in COMMANDS:
        raise Refusal("no-such-command", {"command": first, "commands": ", ".join(COMMANDS)})
    arguments.remove(first)
    return _command(first, arguments, language)


def _command(name: str, arguments: list[str], language: str) -> int:
    from omerta.cli import usage  # noqa: PLC0415 (Typer takes its time)

    command = usage.command(name, importlib.import_module(COMMANDS[name]))
    if any(word in HELP for word in arguments):
        sys.stdout.write(usage.help_of(name, command, Texts(language, "omerta.cli", "omerta.lab")))
        return 0
    return usage.call(name, command, _with_language(command, arguments, language))


def _with_language(command: "Command", arguments: Sequence[str], language: str) -> list[str]:
    """A command that speaks is always told in which language."""
    speaks = any(parameter.name == "lang" for parameter in command.params)
    told = asked_for(arguments) is not None
    return [*arguments, FLAG, language] if speaks and not told else [*arguments]


def complain(refusal: Refusal, language: str) -> None:
    """One line on stderr that says what is wrong."""
    games = [registry.module_of(game.meta.id) for game in registry.all_games()]
    words = Texts(language, "omerta.cli", "omerta.lab", *games)
    sentence = words.refusal(refusal)
    if isinstance(refusal, Illegal) and refusal.clause:
        sentence += " " + words("clause", clause=refusal.clause)
    line = " ".join("".join(c if c.isprintable() else " " for c in sentence).split())
    sys.stderr.write(f"omerta: {line}\n")


def _forgive_encodings() -> None:
    """A terminal that cannot show or send a character must not end the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
