"""Texts: every text that a user reads comes from Fluent files, one per language and package.

A message is found by its id, in which "_" and "-" are the same: tags and names in the code use
"_", message ids use "-". Arguments are the fields of an event, an action or a refusal. A field
`face` gives `$face`, its text, and `$face_id`, the bare value for selectors, which is "none" if
the viewer has no value. A number also gives `$modifiers_signed`, a list `$faces_count`, and a
bool is "yes" or "no". A field whose type carries `text="gang"` is named by the message
`gang-<value>`, and each attribute of that message (a grammatical case) becomes an argument of
its own, `$gang_acc`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from omerta.kernel.data import read_text
from omerta.kernel.errors import Refusal
from omerta.kernel.naming import text_kinds

LANGUAGES = ("en", "ru")

Names = Mapping[str, Mapping[Any, str]]
"""The names of things at this table, by kind and value: {"seat": {0: "Anna"}}."""

PER_SEAT = "per_seat"
"""The kind of a list with one number for each seat; "per_seat gang" holds things of that kind."""


class MissingText(Exception):
    """A message that a language lacks, or an argument that a message needs and did not get."""


class Texts:
    """The texts of one language: the kernel's and those of further packages."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("omerta.kernel", *packages):
            self._bundle.add_resource(_resource(package, language))

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """Return the message in this language."""
        return self._format(message_id, None, args)

    def has(self, message_id: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(_dashed(message_id))

    def cases(self, message_id: str) -> dict[str, str]:
        """Return the attributes of a message, such as the grammatical cases of a name."""
        attributes = self._bundle.get_message(_dashed(message_id)).attributes
        return {case: self._format(message_id, case, {}) for case in attributes}

    def refusal(self, refusal: Refusal) -> str:
        """Return one sentence that says why something was refused."""
        return self._format(refusal.code, None, refusal.params)

    def describe(self, prefix: str, value: msgspec.Struct, names: Names) -> str:
        """Return an event or action in words: message `<prefix>-<tag>`, its fields as arguments."""
        return self._format(
            f"{prefix}-{value.__struct_config__.tag}", None, self.arguments(value, names)
        )

    def arguments(self, value: msgspec.Struct, names: Names) -> dict[str, str | int]:
        """Return the fields of a structure as message arguments."""
        args: dict[str, str | int] = {}
        for name, kind in text_kinds(type(value)).items():
            args |= self._argument(name, kind, getattr(value, name), names)
        return args

    def _argument(self, name: str, kind: str, value: Any, names: Names) -> dict[str, str | int]:
        if value is None or value is msgspec.UNSET:
            return {name: "", f"{name}_id": "none", f"{name}_count": 0}
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if isinstance(value, tuple | list):
            per_seat, _, kind_of_item = kind.partition(" ")
            listed = self._per_seat(value, kind_of_item, names) if per_seat == PER_SEAT else value
            told = [str(self._named(kind, item, names)) for item in listed]
            return {
                name: ", ".join(told),
                f"{name}_id": "known" if told else "none",
                f"{name}_count": len(told),
            }
        args = {name: self._named(kind, value, names), **self._cases(kind, name, value, names)}
        if isinstance(value, int):
            return {**args, f"{name}_id": value, f"{name}_signed": f"{value:+d}"}
        return {**args, f"{name}_id": str(value)}

    def _per_seat(self, items: Any, kind: str, names: Names) -> list[str]:
        """Return each seat's number, thing or things; seats without any are left out."""
        players = names["seat"]
        told = []
        for seat, item in enumerate(items):
            things = item if isinstance(item, tuple) else () if item is None else (item,)
            named = [self._named(kind, each, names) for each in things]
            if named:
                number = named[0] if len(named) == 1 else " + ".join(map(str, named))
                told.append(self("per-seat", player=players[seat], number=number))
        return told

    def _named(self, kind: str, value: Any, names: Names) -> str | int:
        if kind in names and value in names[kind]:
            return names[kind][value]
        message_id = f"{kind}-{value}"
        if kind and self.has(message_id):
            return self._format(message_id, None, {})
        return value if isinstance(value, int) else str(value)

    def _cases(self, kind: str, name: str, value: Any, names: Names) -> dict[str, str]:
        message_id = f"{kind}-{value}"
        if not kind or kind in names or not self.has(message_id):
            return {}
        return {f"{name}_{case}": form for case, form in self.cases(message_id).items()}

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        if not self.has(message_id):
            raise MissingText(f"{self.language}: {message_id}")
        message = self._bundle.get_message(_dashed(message_id))
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise MissingText(f"{self.language}: {message_id} has no value")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.language}: {message_id}: {errors[0]}")
        return _nested(str(text))


@cache
def _resource(package: str, language: str) -> Any:
    return FluentResource(read_text(package, "text", f"{language}.ftl"))


def _dashed(message_id: str) -> str:
    return message_id.replace("_", "-")


def _nested(text: str) -> str:
    """Replace the quotation marks inside quotations: «Кабаре „Восторг“»."""
    if text.count("«") < 2:
        return text
    depth = 0
    told: list[str] = []
    for mark in text:
        if mark == "«":
            depth += 1
            told.append("„" if depth > 1 else mark)
        elif mark == "»":
            depth -= 1
            told.append("“" if depth > 0 else mark)
        else:
            told.append(mark)
    return "".join(told)
