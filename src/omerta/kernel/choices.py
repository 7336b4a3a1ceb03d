"""The options of a game as words: which there are, and which values each takes."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from omerta.kernel.errors import Refusal
from omerta.kernel.game import Game

NO_WORDS = {"deck", "theme", "data", "colours"}
"""Options that are no choice between words: an owner's files, and colours, which players choose."""


class BadChoice(Refusal):
    """An option of a game that does not exist, or a value it does not take."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


def values(game: Game[Any], seats: int) -> dict[str, tuple[str, ...]]:
    """The options of a game and the values of each; a seat number counts from 0."""
    return _values_from(range(seats), game)


def typed_values(game: Game[Any], seats: int) -> dict[str, tuple[str, ...]]:
    """The same as people type them: a seat number counts from 1."""
    return _values_from(range(1, seats + 1), game)


def _values_from(seats: range, game: Game[Any]) -> dict[str, tuple[str, ...]]:
    hints = get_type_hints(game.meta.options)
    return {
        name: tuple(_values(hint, seats)) for name, hint in hints.items() if name not in NO_WORDS
    }


def _values(hint: Any, seats: range) -> list[str]:
    if get_origin(hint) is Literal:
        return [str(value) for value in get_args(hint)]
    if hint is int:
        return [str(seat) for seat in seats]
    return [value for inner in get_args(hint) for value in _values(inner, seats)]


def typed_choices(game: Game[Any], seats: int, typed: Sequence[str]) -> Mapping[str, str]:
    """The choices in `name=value` form, refused where a name or a value is unknown."""
    known = typed_values(game, seats)
    meant = {
        name: dict(zip(known[name], words, strict=True))
        for name, words in values(game, seats).items()
    }
    hints = get_type_hints(game.meta.options)
    chosen: dict[str, str] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip()
        if not equals:
            raise BadChoice("option-form", text=text)
        if name not in known and not (name == "colours" and name in hints):
            raise BadChoice("option-unknown", name=name, names=", ".join(known))
        if name in known and value not in known[name]:
            raise BadChoice("option-value", name=name, value=value, values=", ".join(known[name]))
        chosen[name] = meant[name][value] if name in meant else value
    return chosen
