"""What people may type to the program itself, in every language at once."""

from collections.abc import Sequence

from omerta.kernel.spoken import spellings
from omerta.kernel.texts import Texts

LOOKS = ("table", "hand", "memory", "deck", "money", "log", "help")
"""Commands that only show something."""
ORDERS = ("undo", "save", "quit")
"""Commands to the program."""


def program_words(languages: Sequence[Texts]) -> dict[str, str]:
    """Every spelling of the words that look at the table or command the program."""
    return spellings(((f"word-{word}", word) for word in (*LOOKS, *ORDERS)), languages)
