"""The text of `omerta --help`; it needs no command to be imported."""

import textwrap

from omerta.cli import COMMANDS
from omerta.kernel.texts import Texts

WIDTH = 80
_COLUMN = 26


def overview(words: Texts) -> str:
    """Return the overview: every command in a line or two."""
    lines = [words("help-omerta"), "", words("help-usage", usage="omerta [COMMAND] ..."), ""]
    lines += entry("omerta", words("help-lobby"))
    for name in COMMANDS:
        lines += entry(f"omerta {name}", words(f"help-{name}"))
    lines += ["", words("help-more"), ""]
    return "\n".join(lines)


def entry(form: str, meaning: str) -> list[str]:
    """Return a form and its meaning in two columns."""
    wrapped = textwrap.wrap(meaning, WIDTH - _COLUMN) or [""]
    first = f"  {form}".ljust(_COLUMN - 1) + f" {wrapped[0]}"
    return [first.rstrip(), *[" " * _COLUMN + line for line in wrapped[1:]]]
