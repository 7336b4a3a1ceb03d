"""The terminal: all input and output of the command passes through this class."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from omerta.kernel.texts import Texts

MAX_WIDTH = 100
"""Longer lines are hard to read; the table fits into 80 columns."""

MIN_LOG_LINES = 4
"""Log lines that are shown even if the top of the table then scrolls off the screen."""
LOW_SCREEN = 24
"""A screen with this many rows or fewer shows fewer log lines."""
MIN_LOG_LINES_IF_LOW = 2
OTHER_ROWS = 4
"""Rows of a screen besides table, log lines and options: gaps, prompt and input."""

_CLEAR = "\x1b[H\x1b[2J"
UNBOUNDED_WIDTH = 1000
"""A width in cells that every table of figures fits into."""
_CLEAR_WITH_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """A terminal in one language; without a terminal it is plain text in and out."""

    def __init__(self, words: Texts, *, colour: bool = True) -> None:
        self.words = words
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.live:
            _edit_lines()
        self.console = Console(
            color_system="auto" if colour else None, highlight=False, markup=False, emoji=False
        )
        if self.console.no_color:  # NO_COLOR is set: print no other escape codes either
            self.console = Console(color_system=None, highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, MAX_WIDTH)

    def print(self, message: RenderableType = "", style: str = "") -> None:
        """Print a text, wrapped between words, or a picture."""
        if isinstance(message, str):
            self._print(self._wrapped(message), style)
        else:
            self.console.print(message)

    def print_wide(self, table: RenderableType) -> None:
        """Print a table of figures without cutting any, however wide it is."""
        unbounded = self.console.options.update(max_width=UNBOUNDED_WIDTH)
        usual = self.console.width
        self.console.width = max(usual, self.console.measure(table, options=unbounded).maximum)
        self.console.print(table)
        self.console.width = usual

    def print_message(self, message_id: str, /, **args: str | int) -> None:
        """Print a message of the language files."""
        self.print(self.words(message_id, **args))

    def print_message_unwrapped(self, message_id: str, /, **args: str | int) -> None:
        """Print a message without line breaks, because it holds something to copy."""
        self._print(printable(self.words(message_id, **args)), "")

    def print_lines(
        self, lines: Sequence[str], keep_visible: Sequence[RenderableType] = ()
    ) -> None:
        """Print log lines; an event that this viewer does not see is an empty line.

        On a terminal the oldest lines are left out if `keep_visible` would not fit on the
        screen.
        """
        rows = [
            row
            for line in filter(None, lines)
            for row in self._wrapped(line, indent="  ").splitlines()
        ]
        if self.live and keep_visible:
            taken = sum(len(self.console.render_lines(thing)) for thing in keep_visible)
            fewest = MIN_LOG_LINES_IF_LOW if self.console.height <= LOW_SCREEN else MIN_LOG_LINES
            room = max(fewest, self.console.height - taken - OTHER_ROWS)
            rows = rows if len(rows) <= room else ["...", *rows[len(rows) - room + 1 :]]
        for row in rows:
            self._print(row, "")

    def _wrapped(self, text: str, indent: str = "") -> str:
        return textwrap.fill(
            printable(text),
            self.console.width,
            subsequent_indent=indent,
            break_long_words=False,  # a path or a hash stays in one piece
            break_on_hyphens=False,
        )

    def _print(self, text: str, style: str) -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Return a line that the user types; the end of input raises `EOFError`."""
        self.console.file.flush()
        typed = input(f"{printable(prompt)} ").strip()
        if not sys.stdin.isatty():
            self.console.print()  # the Enter of a script is not echoed
        return typed

    def confirm(self, question: str) -> bool:
        """Return whether the user types yes; Enter means no."""
        typed = self.ask(f"{question} {self.words('ask-yes-no')}")
        return typed.casefold() in accepted_as_yes(self.words)

    def clear(self, *, scrollback: bool = False) -> None:
        """Clear the screen; with `scrollback` also what can be scrolled back to."""
        if self.live:
            sys.stdout.write(_CLEAR_WITH_SCROLLBACK if scrollback else _CLEAR)
            sys.stdout.flush()

    @contextmanager
    def thinking(self, player: str) -> Iterator[None]:
        """Show that a player is thinking while the block runs."""
        if not self.live or self.console.color_system is None:
            yield
            return
        with self.console.status(self.words("bot-thinks", player=printable(player))):
            yield


def _edit_lines() -> None:
    """Let the arrow keys edit a line, without a history of earlier input."""
    try:
        import readline  # noqa: PLC0415 (not every system has it)
    except ModuleNotFoundError:
        return
    readline.set_auto_history(False)


def printable(text: str) -> str:
    """Return the text without control characters for the terminal."""
    return "".join([c if c.isprintable() or c == "\n" else "\ufffd" for c in text])


def accepted_as_yes(words: Texts) -> list[str]:
    """Return the words that mean yes, casefolded."""
    return [word.strip().casefold() for word in words("ask-yes").split(",")]
