"""The terminal: everything the command says, asks and hides passes through here."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from omerta.kernel.texts import Texts

WIDEST = 100
"""Wider lines are hard to read; the table fits into 80 columns."""

_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_WITH_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """A terminal in one language; without a terminal it is plain text in and out."""

    def __init__(self, words: Texts, *, colour: bool = True) -> None:
        self.words = words
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(
            color_system="auto" if colour else None, highlight=False, markup=False, emoji=False
        )
        if self.console.no_color:  # NO_COLOR: then no other escape codes either
            self.console = Console(color_system=None, highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)

    def say(self, message: RenderableType = "", style: str = "") -> None:
        """Print a text or a picture."""
        if isinstance(message, str):
            message = Text(printable(message), style=style)
        self.console.print(message)

    def tell(self, message_id: str, /, style: str = "", **args: str | int) -> None:
        """Print a message of the language files."""
        self.say(self.words(message_id, **args), style)

    def say_lines(self, lines: Sequence[str]) -> None:
        """Print log lines; an event with nothing to say to this viewer is an empty one."""
        for line in filter(None, lines):
            wrapped = textwrap.fill(printable(line), self.console.width, subsequent_indent="  ")
            self.say(wrapped)

    def ask(self, prompt: str) -> str:
        """A line from the person; end of input raises `EOFError`."""
        self.console.file.flush()
        typed = input(f"{printable(prompt)} ").strip()
        if not sys.stdin.isatty():
            self.console.print()  # the Enter of a script is not echoed
        return typed

    def confirm(self, question: str) -> bool:
        """Yes or no; Enter means no."""
        typed = self.ask(f"{question} {self.words('ask-yes-no')}")
        return typed.casefold() in yes_words(self.words)

    def clear(self, *, scrollback: bool = False) -> None:
        """An empty screen; with `scrollback` nobody can scroll back to what was on it."""
        if self.live:
            sys.stdout.write(_CLEAR_WITH_SCROLLBACK if scrollback else _CLEAR)
            sys.stdout.flush()

    @contextmanager
    def thinking(self, player: str) -> Iterator[None]:
        """Show that somebody is thinking while the block runs."""
        if not self.live:
            yield
            return
        with self.console.status(self.words("bot-thinks", player=printable(player))):
            yield


def printable(text: str) -> str:
    """The text without characters that could command the terminal."""
    return "".join([c if c.isprintable() or c == "\n" else "\ufffd" for c in text])


def yes_words(words: Texts) -> list[str]:
    """What counts as yes, in any letter case."""
    return [word.strip().casefold() for word in words("ask-yes").split(",")]
