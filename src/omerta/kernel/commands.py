"""Typed commands: every action can be typed, with the same words in every client."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from omerta.kernel.actions import Action
from omerta.kernel.errors import Refusal
from omerta.kernel.naming import text_kinds

# Cyrillic letters that look like Latin ones: "recruit А" must mean hangout A.
_LOOKALIKES = str.maketrans("АВЕКМНОРСТУХавекмнорстух", "ABEKMHOPCTYXabekmhopctyx")

Spellings = Mapping[str, str]
"""Alternative spellings of one name, casefolded, to the spelling that a command uses."""


class UnknownCommand(Refusal):
    """The typed words fit no command of the game."""

    def __init__(self, text: str) -> None:
        super().__init__("unknown-command", {"text": text})


def parse(
    kinds: Any,
    text: str,
    words: Spellings | None = None,
    names: Mapping[str, Spellings] | None = None,
) -> Action:
    """Return the action that was typed, legal or not.

    `words` are other spellings of the command words ("вербовать": "recruit"); `names` are other
    names of the things in a command, by kind ("seat": {"red": "0"}).
    """
    typed = text.split()
    for kind in get_args(kinds) or (kinds,):
        action = _fit(kind, typed, words or {}, names or {})
        if action is not None:
            return action
    raise UnknownCommand(text)


def started_kind(kinds: Any, text: str, words: Spellings) -> type[Action] | None:
    """Return the kind of action whose first word was typed, if its command needs more words."""
    typed = text.casefold().split()
    of_game: tuple[type[Action], ...] = get_args(kinds) or (kinds,)
    for kind in of_game:
        first, *places = kind.say.split()
        if typed and places and words.get(typed[0], typed[0]) == first:
            return kind
    return None


def command_forms(kinds: Any) -> tuple[str, ...]:
    """Return every command form of a game, for help texts and completion."""
    return tuple([kind.say for kind in get_args(kinds) or (kinds,)])


def _fit(
    kind: type[Action], typed: list[str], words: Spellings, names: Mapping[str, Spellings]
) -> Action | None:
    form = kind.say.split()
    if len(typed) > len(form) > 1 and form[-1].startswith("{"):
        # A name at the end may have several words: "take Red Molly".
        typed = [*typed[: len(form) - 1], " ".join(typed[len(form) - 1 :])]
    if len(form) != len(typed):
        return None
    values: dict[str, str] = {}
    for expected, word in zip(form, typed, strict=True):
        folded = word.casefold()
        place = re.fullmatch(r"\{(\w+)\}", expected)
        if place:
            known = names.get(text_kinds(kind)[place[1]], {})
            latin = word.translate(_LOOKALIKES)
            # A word with other letters is not Latin; a refusal shows it as it was typed.
            values[place[1]] = known.get(folded, latin if latin.isascii() else word)
        elif words.get(folded, folded) != expected:
            return None
    return _typed(kind, values)


def _typed(kind: type[Action], values: dict[str, str]) -> Action | None:
    """Return the action with these values in any letter case, or None if a type is wrong."""
    for spelled in _spellings(values):
        try:
            return msgspec.convert(
                {"type": kind.__struct_config__.tag, **spelled}, kind, strict=False
            )
        except msgspec.ValidationError:
            continue
    return None


def _spellings(values: dict[str, str]) -> Iterable[dict[str, str]]:
    yield values
    yield {name: value.upper() for name, value in values.items()}
    yield {name: value.lower() for name, value in values.items()}
