"""The settings of a game: their names, their values, and refusals of anything else.

Games, lobbies, the command line, simulations and environments check settings here and nowhere
else. Seats count from 0, as everywhere in the library; only typed settings count them from 1.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from omerta.kernel.errors import BadData, Refusal
from omerta.kernel.game import Game, Settings
from omerta.kernel.seats import seat_or_word

O = TypeVar("O", bound=Settings)  # noqa: E741  (the letter of the class)

MAX_SHOWN = 40
"""The number of characters of a wrong value that a refusal repeats."""

NOT_TYPED = {"deck", "theme", "data", "colours"}
"""Settings without a list of values: custom data files, and colours, which players choose."""


def checked(kind: type[O], given: O | Mapping[str, Any] | None) -> O:
    """Return the settings given as an object or by name; those not given have their default values.

    Raise `BadData` for the first setting that is unknown or has a wrong value.
    """
    if given is None:
        return kind()
    values: dict[Any, Any]
    if isinstance(given, kind):
        values = {name: getattr(given, name) for name in kind.__struct_fields__}
    elif isinstance(given, Mapping):
        values = dict(given)
    else:
        wanted, got = kind.__name__, type(given).__name__
        raise TypeError(f"settings are a {wanted} or a mapping by name, not {got}")
    hints = _hints(kind)
    found: dict[str, Any] = {}
    for name, value in values.items():
        try:
            found[name] = msgspec.convert(msgspec.to_builtins(value), hints[name])
        except (KeyError, TypeError, ValueError):  # ValueError: from msgspec, or odd strings
            takes = _shown(hints[name]) if name in hints else "no such setting"
            shown = repr(value)[:MAX_SHOWN]
            raise BadData(
                "bad-option", file="-", entry=str(name), value=shown, takes=takes
            ) from None
    return kind(**found)


def from_words(kind: type[O], words: Mapping[str, str]) -> O:
    """Return the settings that these words name, or raise `BadData`; seats are digits from 0."""
    hints = _hints(kind)
    values: dict[str, Any] = {}
    for name, text in words.items():
        if name == "colours":
            values[name] = [colour or None for colour in text.split(",")]
        else:
            values[name] = seat_or_word(text) if _may_be_seat(hints.get(name)) else text
    return checked(kind, values)


def _may_be_seat(hint: Any) -> bool:
    return hint is int or any(_may_be_seat(inner) for inner in get_args(hint))


_known: dict[type[Settings], dict[str, Any]] = {}


def _hints(kind: type[Settings]) -> dict[str, Any]:
    found = _known.get(kind)
    if found is None:
        found = _known[kind] = get_type_hints(kind, include_extras=True)
    return found


def _shown(hint: Any) -> str:
    """Return the values that a setting accepts, for a refusal."""
    if get_origin(hint) is Literal:
        return ", ".join([repr(value) for value in get_args(hint)])
    if hint is int:
        return "a seat, from 0"
    if hasattr(hint, "__struct_fields__"):
        return f"a {hint.__name__}"
    return ", ".join([shown for inner in get_args(hint) if (shown := _shown(inner))])


class BadSetting(Refusal):
    """A setting that does not exist, or a value that it does not accept."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


def values(game: Game[Any], seats: int) -> dict[str, tuple[str, ...]]:
    """Return the settings of a game and the values of each; seats count from 0."""
    return _values_from(range(seats), game)


def typed_values(game: Game[Any], seats: int) -> dict[str, tuple[str, ...]]:
    """As `values`, but as players type them: seats count from 1."""
    return _values_from(range(1, seats + 1), game)


def _values_from(seats: range, game: Game[Any]) -> dict[str, tuple[str, ...]]:
    hints = get_type_hints(game.meta.settings)
    return {
        name: tuple(_values(hint, seats)) for name, hint in hints.items() if name not in NOT_TYPED
    }


def _values(hint: Any, seats: range) -> list[str]:
    if get_origin(hint) is Literal:
        return [str(value) for value in get_args(hint)]
    if hint is int:
        return [str(seat) for seat in seats]
    return [value for inner in get_args(hint) for value in _values(inner, seats)]


def typed_settings(game: Game[Any], seats: int, typed: Sequence[str]) -> Mapping[str, str]:
    """Return the settings typed as `name=value`; refuse an unknown name or value."""
    known = typed_values(game, seats)
    meant = {
        name: dict(zip(known[name], words, strict=True))
        for name, words in values(game, seats).items()
    }
    hints = get_type_hints(game.meta.settings)
    found: dict[str, str] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip()
        if not equals:
            raise BadSetting("option-form", text=text)
        if name not in known and not (name == "colours" and name in hints):
            raise BadSetting("option-unknown", name=name, names=", ".join(known))
        if name in known and value not in known[name]:
            raise BadSetting("option-value", name=name, value=value, values=", ".join(known[name]))
        found[name] = meant[name][value] if name in meant else value
    return found
