"""What people say at a table and what the table says to them, whatever draws it.

A game brings its `GameText`; terminal, server and tests speak through it. Words of every language
are understood at once, whichever language is shown.
"""
# mypyc: skip (at the speed of people; the words themselves are imported when somebody speaks)

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
    """One game in words. What it says comes from a view, so it can betray nothing."""

    def names(self, view: Any, players: Sequence[str], words: Texts) -> Names:
        """What this table calls its players and pieces."""
        ...

    def prompt(self, view: Any, players: Sequence[str], words: Texts) -> str:
        """The question the table asks."""
        ...

    def label(self, view: Any, action: Action, players: Sequence[str], words: Texts) -> str:
        """An option in words, beginning with what one may type."""
        ...

    def caution(self, view: Any, action: Action) -> str | None:
        """The message that should warn a person before this action, if any."""
        ...

    def settings_warnings(self, settings: Any, seats: int) -> Sequence[str]:
        """The messages that warn about these settings for this number of seats."""
        ...

    def typed_names(
        self, view: Any, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Names of things that may be typed, by kind."""
        ...


@runtime_checkable
class SplitsLines(Protocol):
    """Words of a game in which one line may hold several answers of a seat."""

    def split_line(
        self, view: Any, players: Sequence[str], line: str, languages: Sequence[Texts]
    ) -> Sequence[str] | None:
        """The lines, of one answer each, that this line stands for; None if it is such a one."""
        ...


def typed_actions(
    game: Game[Any],
    view: View,
    players: Sequence[str],
    text: str,
    languages: Sequence[Texts],
    numbered: Sequence[Action] | None = None,
) -> tuple[Action, ...]:
    """The answers that a typed line means, one after the other: mostly a single one."""
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
    """What a typed line means: the number of an option, or words; legal or not.

    `numbered` are the options that are shown with a number, all of them unless told. An option as
    it is shown explains itself after a colon, which is not part of its words.
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
    """What is typed after "suggest", in any language; None where that is not the first word."""
    first, _, rest = text.strip().partition(" ")
    known = spellings((("word-suggest", "suggest"),), languages)
    return rest.strip() if first.casefold() in known else None


def _without_reason(text: str) -> str:
    """A line without what an option, as it is shown, says after its words."""
    return text.strip().partition(": ")[0]


def _by_number(typed: str, shown: Sequence[Action]) -> Action:
    """The option that was shown with this number."""
    number = whole_number(typed)
    if number is None or not 1 <= number <= len(shown):
        raise Refusal("no-such-number" if shown else "no-numbers", {"count": len(shown)})
    return shown[number - 1]


def _form(kind: type[Action]) -> str:
    """The message of a game that tells how a command goes on."""
    return f"form-{str(kind.__struct_config__.tag).replace('_', '-')}"


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one a person would type."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def command_words(kinds: Any, languages: Sequence[Texts]) -> dict[str, str]:
    """Every spelling of the words in a game's commands, to the word itself."""
    literals = {
        word for form in command_forms(kinds) for word in form.split() if not word.startswith("{")
    }
    return spellings(((f"word-{word}", word) for word in sorted(literals)), languages)


def spellings(messages: Iterable[tuple[str, str]], languages: Sequence[Texts]) -> dict[str, str]:
    """For each message its comma-separated words, casefolded, to what they mean."""
    found: dict[str, str] = {}
    for message_id, meaning in messages:
        for words in languages:
            for spelling in words(message_id).split(","):
                found[spelling.strip().casefold()] = meaning
    return found


def thing_names(kind: str, values: Iterable[Any], languages: Sequence[Texts]) -> dict[str, str]:
    """The names of things of one kind, in every language, to the values."""
    found: dict[str, str] = {}
    for value in values:
        for words in languages:
            message_id = f"{kind}-{value}"
            if words.has(message_id):
                found[words(message_id).casefold()] = str(value)
    return found
