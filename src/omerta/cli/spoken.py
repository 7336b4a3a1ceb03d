"""What people may type: command words and names of things, in every language at once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from omerta.kernel.commands import vocabulary
from omerta.kernel.texts import Texts

LOOKS = ("table", "hand", "memory", "deck", "money", "log", "help")
"""Commands that only show something."""
ORDERS = ("undo", "save", "quit")
"""Commands to the program."""


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one a person would type."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def command_words(kinds: Any, languages: Sequence[Texts]) -> dict[str, str]:
    """Every spelling of the words in a game's commands, to the word itself."""
    literals = {
        word for form in vocabulary(kinds) for word in form.split() if not word.startswith("{")
    }
    return spellings(((f"word-{word}", word) for word in sorted(literals)), languages)


def program_words(languages: Sequence[Texts]) -> dict[str, str]:
    """Every spelling of the words that look at the table or command the program."""
    return spellings(((f"word-{word}", word) for word in (*LOOKS, *ORDERS)), languages)


def spellings(messages: Iterable[tuple[str, str]], languages: Sequence[Texts]) -> dict[str, str]:
    """For each message its comma-separated words, casefolded, to what they mean."""
    found: dict[str, str] = {}
    for message_id, meaning in messages:
        for words in languages:
            for spelling in words(message_id).split(","):
                found[spelling.strip().casefold()] = meaning
    return found


def thing_names(kind: str, values: Iterable[Any], languages: Sequence[Texts]) -> Mapping[str, str]:
    """The names of things of one kind, in every language, to the values."""
    found: dict[str, str] = {}
    for value in values:
        for words in languages:
            message_id = f"{kind}-{value}"
            if words.has(message_id):
                found[words(message_id).casefold()] = str(value)
    return found
