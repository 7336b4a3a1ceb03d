"""Words: every text a person reads comes from Fluent files, one per language and package.

A message is found by its id. Arguments are the fields of an event, an action or a refusal; a
field whose type carries `text="crook"` is itself named by the message `crook-<value>`, and each
attribute of that message (a grammatical case) becomes an argument of its own, `$face_acc`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from omerta.kernel.data import read_text
from omerta.kernel.errors import Refusal

LANGUAGES = ("en", "ru")


class MissingText(Exception):
    """A message that a language lacks, or an argument a message wants and did not get."""


class Texts:
    """The words of one language: the platform's own and one game's."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(read_text(package, "text", f"{language}.ftl")))

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """The message in this language."""
        return self._format(message_id, None, args)

    def has(self, message_id: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(message_id)

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, in one sentence."""
        return self._format(refusal.code.replace("_", "-"), None, refusal.params)

    def told(self, prefix: str, value: msgspec.Struct, names: Mapping[int, str]) -> str:
        """An event or action in words: message `<prefix>-<tag>` with the fields as arguments."""
        tag = str(value.__struct_config__.tag).replace("_", "-")
        return self._format(f"{prefix}-{tag}", None, self.arguments(value, names))

    def arguments(self, value: msgspec.Struct, names: Mapping[int, str]) -> dict[str, str | int]:
        """The fields of a structure as message arguments; an absent field is the empty text."""
        args: dict[str, str | int] = {}
        for name, kind in text_kinds(type(value)).items():
            found = getattr(value, name)
            if found is None or found is msgspec.UNSET:
                args[name] = ""
            elif isinstance(found, tuple | list):
                args[f"{name}_count"] = len(found)
                args[name] = ", ".join(str(self._named(kind, item, names)) for item in found)
            else:
                args[name] = self._named(kind, found, names)
                args |= self._cases(kind, name, found)
        return args

    def _named(self, kind: str, value: Any, names: Mapping[int, str]) -> str | int:
        if kind == "seat":
            return names[value]
        if kind:
            named = f"{kind}-{str(value).replace('_', '-')}"
            return self._format(named, None, {}) if self.has(named) else str(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int) else str(value)

    def _cases(self, kind: str, name: str, value: Any) -> dict[str, str | int]:
        message_id = f"{kind}-{str(value).replace('_', '-')}"
        if not kind or kind == "seat" or not self.has(message_id):
            return {}
        attributes = self._bundle.get_message(message_id).attributes
        return {f"{name}_{case}": self._format(message_id, case, {}) for case in attributes}

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(message_id):
            raise MissingText(f"{self.language}: {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.language}: {message_id}: {errors[0]}")
        return str(text)


@cache
def text_kinds(kind: type[msgspec.Struct]) -> dict[str, str]:
    """For each field of a structure the kind of thing it names: "seat", "crook", … or ""."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _text_kind(hints[name]) for name in kind.__struct_fields__}


def _text_kind(hint: Any) -> str:
    """The `text` mark in the annotation, wherever it sits (inside Secret, tuple, optional)."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, msgspec.Meta) and mark.extra and "text" in mark.extra:
            return str(mark.extra["text"])
    inner: Iterable[Any] = getattr(hint, "__args__", ())
    if hasattr(hint, "__origin__") and not inner:
        inner = (hint.__origin__,)
    return next((found for found in map(_text_kind, inner) if found), "")
