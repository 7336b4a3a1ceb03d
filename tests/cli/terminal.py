"""A terminal for tests: the real command in this process, and users who read and type."""

import io
import re
import sys
from collections.abc import Callable

import pytest

from omerta.cli import main
from omerta.kernel import Seeded

Typist = Callable[[str], str | None]
"""Gets the output since the last input; returns the next line, or None to hang up."""

QUESTION_MARKS = ("[y/N] ", "[д/Н] ")


class Display(io.StringIO):
    """Standard output, a terminal or not."""

    def __init__(self, *, tty: bool) -> None:
        super().__init__()
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


class Keyboard(Display):
    """Standard input: each line is a typist's answer to the screen."""

    def __init__(self, typist: Typist, display: Display) -> None:
        super().__init__(tty=display.tty)
        self.typist = typist
        self.display = display
        self.seen = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO
        shown = self.display.getvalue()
        news, self.seen = shown[self.seen :], len(shown)
        answer = self.typist(news)
        return "" if answer is None else f"{answer}\n"


class Terminal:
    """Runs the `omerta` command and keeps its output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.out = ""
        self.err = ""

    def run(self, *arguments: str, typist: Typist | None = None, tty: bool = False) -> int:
        display, errors = Display(tty=tty), io.StringIO()
        with self.monkeypatch.context() as patched:
            patched.setattr(sys, "stdin", Keyboard(typist or typing(), display))
            patched.setattr(sys, "stdout", display)
            patched.setattr(sys, "stderr", errors)
            code = main(arguments)
        self.out, self.err = display.getvalue(), errors.getvalue()
        return code


def typing(*lines: str) -> Typist:
    """Return a typist who types these lines, whatever the screen shows, and then hangs up."""
    left = list(lines)
    return lambda _: left.pop(0) if left else None


def shown_options(screen: str) -> list[tuple[str, str]]:
    """Return the options at the foot of the screen: the number and the words before the colon."""
    rows = screen.splitlines()[:-1]  # the last line is the prompt
    block: list[str] = []
    while rows and re.match(r" ?\d+ \S", rows[-1]):
        block.insert(0, rows.pop())
    found = re.findall(r"(\d+) (\S.*?)(?=\s{2,}\d+ |\s*$)", "\n".join(block), re.MULTILINE)
    return [(number, label.partition(":")[0].strip()) for number, label in found]


class Player:
    """A typist who plays any option on the screen, drawn by a seed; passes only if alone.

    `by_words` types the words shown, otherwise the number. After `patience` decisions the typist
    hangs up. The choice depends only on the screen, so two players with the same seed play
    alike.
    """

    def __init__(self, seed: int, *, by_words: bool, patience: int = 1000) -> None:
        self.seed = seed
        self.by_words = by_words
        self.patience = patience
        self.decisions = 0

    def __call__(self, screen: str) -> str | None:
        if screen.endswith(QUESTION_MARKS):
            return "y"
        offered = shown_options(screen)
        if not offered:
            return ""  # another player takes the keyboard
        if self.decisions == self.patience:
            return None
        self.decisions += 1
        eager = offered[:-1] or offered  # passing is the last option
        shown = sum(map(ord, "".join(label for _, label in offered)))
        number, words = Seeded(self.seed + shown).pick(eager, "player")
        return words if self.by_words else number
