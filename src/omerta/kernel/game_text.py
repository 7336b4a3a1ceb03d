"""The texts of a game and the commands that players type, for every kind of client.

Each game has a `GameText`; the terminal, the server and the tests use it. Commands of every
language are accepted, whichever language is shown.
"""
# mypyc: skip (not performance-critical; the texts themselves are imported when first used)

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from omerta.kernel.commands import Spellings, UnknownCommand, command_forms, parse, started_kind
from omerta.kernel.errors import Refusal

if TYPE_CHECKING:
    from omerta.kernel.actions import Action
    from omerta.kernel.game import Game, View
    from omerta.kernel.texts import Names, Texts


class GameText(Protocol):
    """The texts of one game. They are made from a view, so they cannot reveal a secret."""

    def names(self, view: Any, players: Sequence[str], words: Texts) -> Names:
        """Return the names of this table's players and components."""
        ...

    def prompt(self, view: Any, players: Sequence[str], words: Texts) -> str:
        """Return the prompt for the current decision."""
        ...

    def label(self, view: Any, action: Action, players: Sequence[str], words: Texts) -> str:
        """Return an option in words, beginning with the command that can be typed."""
        ...

    def caution(self, view: Any, action: Action) -> str | None:
        """Return the id of a message that should warn the player before this action, if any."""
        ...

    def settings_warnings(self, settings: Any, seats: int) -> Sequence[str]:
        """Return the ids of messages that warn about these settings for this number of seats."""
        ...

    def typed_names(
        self, view: Any, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Return the names of things that may be typed, by kind."""
        ...


@runtime_checkable
class SplitsLines(Protocol):
    """Texts of a game in which one typed line may hold several actions of a seat."""

    def split_line(
        self, view: Any, players: Sequence[str], line: str, languages: Sequence[Texts]
    ) -> Sequence[str] | None:
        """Return the lines, one action each, that a line stands for; None if it is one action."""
        ...


def typed_actions(
    game: Game[Any],
    view: View,
    players: Sequence[str],
    text: str,
    languages: Sequence[Texts],
    numbered: Sequence[Action] | None = None,
) -> tuple[Action, ...]:
    """Return the actions that a typed line means, in order; usually there is one."""
    lines: Sequence[str] | None = None
    if isinstance(game.words, SplitsLines):
        lines = game.words.split_line(view, players, _without_reason(text), languages)
    return tuple(
        [
            typed_action(game, view, players, line, languages, numbered)
            for line in ([text] if lines is None else lines)
        ]
    )


def typed_action(
    game: Game[Any],
    view: View,
    players: Sequence[str],
    text: str,
    languages: Sequence[Texts],
    numbered: Sequence[Action] | None = None,
) -> Action:
    """Return the action that a typed line means, legal or not: an option's number, or its words.

    `numbered` are the options that are shown with a number, by default all. An option is shown
    with an explanation after a colon, which is not part of the command.
    """
    typed = text.strip()
    if typed.isdecimal():
        return _by_number(typed, view.options if numbered is None else numbered)
    kinds = game.meta.actions
    names = game.words.typed_names(view, players, languages)
    line, commands = _without_reason(typed), command_words(kinds, languages)
    try:
        return parse(kinds, line, commands, names)
    except UnknownCommand:
        kind = started_kind(kinds, line, commands)
        if kind is None or not all(words.has(_form(kind)) for words in languages):
            raise
        raise Refusal(_form(kind), {"text": line}) from None


def suggestion_in(text: str, languages: Sequence[Texts]) -> str | None:
    """Return what is typed after "suggest", in any language; None if that is not the first word."""
    first, _, rest = text.strip().partition(" ")
    known = spellings((("word-suggest", "suggest"),), languages)
    return rest.strip() if first.casefold() in known else None


def _without_reason(text: str) -> str:
    """Return a line without the explanation that an option shows after its command."""
    return text.strip().partition(": ")[0]


def _by_number(typed: str, shown: Sequence[Action]) -> Action:
    number = whole_number(typed)
    if number is None or not 1 <= number <= len(shown):
        raise Refusal("no-such-number" if shown else "no-numbers", {"count": len(shown)})
    return shown[number - 1]


def _form(kind: type[Action]) -> str:
    """Return the id of the message that explains how a command continues."""
    return f"form-{str(kind.__struct_config__.tag).replace('_', '-')}"


def whole_number(text: str) -> int | None:
    """Return the whole number that was typed, or None if it is none or has ten digits or more."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def command_words(kinds: Any, languages: Sequence[Texts]) -> dict[str, str]:
    """Return every spelling of the words in a game's commands, to the word itself."""
    literals = {
        word for form in command_forms(kinds) for word in form.split() if not word.startswith("{")
    }
    return spellings(((f"word-{word}", word) for word in sorted(literals)), languages)


def spellings(messages: Iterable[tuple[str, str]], languages: Sequence[Texts]) -> dict[str, str]:
    """Return a mapping from each message's comma-separated words, casefolded, to their meaning."""
    found: dict[str, str] = {}
    for message_id, meaning in messages:
        for words in languages:
            for spelling in words(message_id).split(","):
                found[spelling.strip().casefold()] = meaning
    return found


def thing_names(kind: str, values: Iterable[Any], languages: Sequence[Texts]) -> dict[str, str]:
    """Return the names of things of one kind, in every language, to the values."""
    found: dict[str, str] = {}
    for value in values:
        for words in languages:
            message_id = f"{kind}-{value}"
            if words.has(message_id):
                found[words(message_id).casefold()] = str(value)
    return found
