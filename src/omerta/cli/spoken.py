"""What people may type to the program itself, in every language at once."""

from collections.abc import Sequence

from omerta.kernel.game_text import spellings
from omerta.kernel.texts import Texts

LOOKS = ("table", "log", "help")
"""Commands that only show something, in every game; each has more of its own."""
ORDERS = ("undo", "save", "quit")
"""Commands to the program."""


def program_words(looks: Sequence[str], languages: Sequence[Texts]) -> dict[str, str]:
    """Every spelling of the words that look at the table or command the program."""
    return spellings(((f"word-{word}", word) for word in (*LOOKS, *looks, *ORDERS)), languages)
