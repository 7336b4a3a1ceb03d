"""Typed commands: every action can be said in words, the same words in every client."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from omerta.kernel.actions import Action
from omerta.kernel.errors import Refusal

# Letters that look alike on a Russian keyboard: "recruit А" must mean hangout A.
_LOOKALIKES = str.maketrans("АВЕКМНОРСТУХавекмнорстух", "ABEKMHOPCTYXabekmhopctyx")


class UnknownCommand(Refusal):
    """The words fit no command of the game."""

    def __init__(self, text: str) -> None:
        super().__init__("unknown-command", {"text": text})


def parse(kinds: Any, text: str, names: Mapping[str, str] | None = None) -> Action:
    """The action these words mean, legal or not; `names` are other words for values ("red": "0")."""
    words = text.split()
    for kind in get_args(kinds) or (kinds,):
        action = _fit(kind, words, names or {})
        if action is not None:
            return action
    raise UnknownCommand(text)


def vocabulary(kinds: Any) -> tuple[str, ...]:
    """Every command form of a game, for help texts and completion."""
    return tuple(kind.say for kind in get_args(kinds) or (kinds,))


def _fit(kind: type[Action], words: list[str], names: Mapping[str, str]) -> Action | None:
    form = kind.say.split()
    if len(form) != len(words):
        return None
    values: dict[str, str] = {}
    for expected, word in zip(form, words, strict=True):
        place = re.fullmatch(r"\{(\w+)\}", expected)
        if place:
            values[place[1]] = names.get(word.casefold(), word.translate(_LOOKALIKES))
        elif word.casefold() != expected:
            return None
    return _typed(kind, values)


def _typed(kind: type[Action], values: dict[str, str]) -> Action | None:
    """The values as the action's field types; letter case is forgiven, wrong kinds are not."""
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
