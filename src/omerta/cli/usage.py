"""Typer commands: building them, their help in both languages, their usage errors."""

import re
import textwrap
from types import ModuleType
from typing import Any

import typer
import typer.main

from omerta.cli.overview import WIDTH, entry
from omerta.kernel import Refusal
from omerta.kernel.texts import Texts

Command = Any
"""Typer's own command class, which Typer does not export."""


class BadUsage(Refusal):
    """A command line that fits no command."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


def command(name: str, module: ModuleType) -> Command:
    """Return the command of a module: its `app`, or its function of that name."""
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, rich_markup_mode=None)
        app.command(name)(getattr(module, name))
    return typer.main.get_command(app)


def is_group(command: Command) -> bool:
    """Whether this command only contains others."""
    return hasattr(command, "commands")


def call(name: str, command: Command, arguments: list[str]) -> int:
    """Run a command and return its exit code; errors of Typer become refusals."""
    try:
        code = command.main(arguments, prog_name=f"omerta {name}", standalone_mode=False)
    except typer.TyperException as error:
        raise _refusal(error) from None
    except typer.Abort:  # Typer's name for the end of input
        raise EOFError from None
    return code if isinstance(code, int) else 0


def _refusal(error: typer.TyperException) -> BadUsage:
    """Return Typer's error as a refusal, which is printed in the user's language."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return BadUsage("usage-no-such-option", option=str(option))
        case "BadOptionUsage":
            return BadUsage("usage-option-needs-value", option=str(option))
        case "MissingParameter" if parameter is not None:
            return BadUsage("usage-missing", what=_shown(parameter))
        case "BadParameter" if parameter is not None:
            kind = "number" if "int" in parameter.type.name else "other"
            return BadUsage("usage-bad-value", what=_shown(parameter), kind=kind)
        case _:
            # What remains is an extra or unknown word, which Typer quotes at the end.
            quoted = re.search(r"[('](.*)[)']\.?$", error.format_message())
            return BadUsage("usage-extra", what=quoted[1].rpartition("(")[2] if quoted else "")


def _shown(parameter: Any) -> str:
    """Return a parameter as it is typed: its longest option, or its name in capitals."""
    if parameter.param_type_name == "argument":
        return str(parameter.name).upper()
    return str(max(parameter.opts, key=len))


def help_of(name: str, command: Command, words: Texts) -> str:
    """Return the text of `omerta COMMAND --help`."""
    usage = [f"omerta {name}"]
    usage += [_shown(p) for p in command.params if p.param_type_name == "argument"]
    entries: list[str] = []
    for parameter in command.params:
        entries += entry(_form(parameter), _meaning(name, parameter, words))
    for sub in getattr(command, "commands", {}).values():
        entries += entry(str(sub.name), words(f"help-{name}-{sub.name}"))
    text = textwrap.fill(words(f"help-{name.replace(' ', '-')}"), WIDTH)
    return "\n".join([words("help-usage", usage=" ".join(usage)), "", text, "", *entries, ""])


def _form(parameter: Any) -> str:
    shown = _shown(parameter)
    takes_value = parameter.param_type_name == "option" and not parameter.is_flag
    return f"{shown} …" if takes_value else shown


def _meaning(name: str, parameter: Any, words: Texts) -> str:
    """Return the help of one parameter: the command's own text, or the text common to all."""
    for message_id in (f"help-{name}-{parameter.name}", f"help-any-{parameter.name}"):
        spelled = message_id.replace("_", "-").replace(" ", "-")
        if words.has(spelled):
            return words(spelled)
    return str(parameter.help or "")
