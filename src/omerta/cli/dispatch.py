"""Runs the command that the command line names, and prints any failure as one line."""

import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from omerta.cli import COMMANDS
from omerta.cli.language import FLAG, UnknownLanguage, from_environment, take_language_flag
from omerta.cli.refusals import explain, refusal_texts
from omerta.kernel import Refusal
from omerta.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from omerta.cli.usage import Command

BAD_INPUT = 2
INTERRUPTED = 130
HELP = {"--help", "-h"}


def run(arguments: list[str]) -> int:
    """Carry out a command line and return the exit code."""
    _open_closed_streams()
    _replace_unencodable()
    language = from_environment(os.environ)
    try:
        asked, rest = take_language_flag(arguments)
        if asked is not None and asked not in LANGUAGES:
            raise UnknownLanguage(asked)
        language = asked or language
        code = _carry_out(rest, language)
        sys.stdout.flush()
        return code  # noqa: TRY300  (what follows an error is below)
    except Refusal as refusal:
        print_refusal(refusal, language, arguments)
        return BAD_INPUT
    except EOFError:
        sys.stderr.write("\n")
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has gone, as in `omerta log | head`
        _discard_output()
        return BAD_INPUT
    except OSError as error:  # for example a full disk
        print_refusal(Refusal("output-failed", {"why": error.strerror or ""}), language)
        _discard_output()
        return BAD_INPUT


def _carry_out(arguments: list[str], language: str) -> int:
    if not arguments:
        from omerta.cli.lobby import lobby  # noqa: PLC0415 (a command is imported when used)

        return lobby(language)
    first, *rest = arguments
    if first in HELP:
        from omerta.cli.overview import overview  # noqa: PLC0415 (as above)

        sys.stdout.write(overview(Texts(language, "omerta.cli")))
        return 0
    name = "version" if first == "--version" else first
    if name not in COMMANDS:
        raise Refusal("no-such-command", {"command": name, "commands": ", ".join(COMMANDS)})
    return _command(name, rest, language)


def _command(name: str, arguments: list[str], language: str) -> int:
    from omerta.cli import usage  # noqa: PLC0415 (Typer takes its time)

    try:
        module = importlib.import_module(COMMANDS[name])
    except (
        ModuleNotFoundError
    ) as missing:  # a developers' command in an installation without their packages
        raise Refusal("needs-package", {"command": name, "package": missing.name or ""}) from None
    command = usage.command(name, module)
    if usage.is_group(command) and arguments and arguments[0] in command.commands:
        command = command.commands[arguments[0]]
        name, arguments = f"{name} {arguments[0]}", arguments[1:]
    if not HELP.isdisjoint(arguments) or (usage.is_group(command) and not arguments):
        sys.stdout.write(usage.help_of(name, command, Texts(language, "omerta.cli", "omerta.lab")))
        return 0
    return usage.call(name, command, _with_language(command, arguments, language))


def _with_language(command: "Command", arguments: list[str], language: str) -> list[str]:
    """Add the language to the arguments of a command that has a language option."""
    speaks = any(parameter.name == "lang" for parameter in command.params)
    return [FLAG, language, *arguments] if speaks else arguments


def print_refusal(refusal: Refusal, language: str, arguments: Sequence[str] = ()) -> None:
    """Print one line on stderr that says what is wrong with the command line."""
    sentence = explain(refusal, refusal_texts(language, arguments))
    line = " ".join("".join(c if c.isprintable() else " " for c in sentence).split())
    sys.stderr.write(f"omerta: {line}\n")


def _discard_output() -> None:
    """Discard all further output, also that of the interpreter at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_closed_streams() -> None:
    """Replace streams that were closed before the start with empty ones."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  (for good)
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (for good)
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (for good)


def _replace_unencodable() -> None:
    """Replace characters that the terminal cannot encode, so that they do not end the match."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
