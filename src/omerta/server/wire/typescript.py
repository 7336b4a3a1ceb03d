"""Generate the client's copy of the wire types: `python -m omerta.server.wire.typescript web/src`.

Writes `lib/wire.ts` with the messages of this package and, for each game, `games/<game>/wire.ts`
with its view, actions, events and settings. A table `TEXT_KINDS` says which fields name things,
so that the client finds the same words as `omerta.kernel.texts`.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from omerta import games
from omerta.kernel import Game, TimeoutApplied
from omerta.kernel.naming import text_kinds
from omerta.server.wire import pages
from omerta.server.wire.commands import AnyCommand
from omerta.server.wire.pushes import AnyPush

HEAD = "// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.\n"
_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Declarations:
    """TypeScript interfaces for structs, each declared once, in the order of their names."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}

    def add(self, kind: Any) -> str:
        """Declare every struct in a Python type; return the type's TypeScript name."""
        return self._type(inspect.type_info(kind))

    def text(self) -> str:
        """Return all declarations."""
        return "\n".join(self._written[name] for name in sorted(self._written))

    def _type(self, info: inspect.Type) -> str:
        plain = _PLAIN.get(type(info))
        if plain is not None:
            return plain
        match info:
            case inspect.Metadata(extra={"part_of": whole}):
                return f"Partial<{self.add(whole)}>"
            case inspect.Metadata(type=inner):
                return self._type(inner)
            case inspect.LiteralType(values=values):
                return _union(_literal(value) for value in values)
            case inspect.UnionType(types=types):
                return _union(self._type(t) for t in types)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {_item(self._type(item))}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self._type(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self._type(value)}>>"
            case inspect.StructType():
                return self._struct(info)
            case _:
                raise TypeError(f"no TypeScript type for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self._written:
            self._written[name] = ""  # a struct may contain itself
            lines = [f'  readonly {info.tag_field}: "{info.tag}";'] if info.tag_field else []
            # A client may leave out fields that have a default; the server leaves out only unset
            # ones.
            sent = info.forbid_unknown_fields
            lines += [self._field(field, sent=sent) for field in info.fields]
            body = "\n".join(lines)
            self._written[name] = f"{_comment(info.cls)}export interface {name} {{\n{body}\n}}\n"
        return name

    def _field(self, field: inspect.Field, *, sent: bool) -> str:
        unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
        mark = "?" if unset or (sent and not field.required) else ""
        return f"  readonly {field.encode_name}{mark}: {self._type(field.type)};"


def _union(names: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(names))


def _item(name: str) -> str:
    return f"({name})" if " " in name else name


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(kind: type) -> str:
    first = (kind.__doc__ or "").strip().partition("\n")[0]
    return f"/** {first} */\n" if first else ""


def wire_file() -> str:
    """Return the TypeScript of the messages in this package."""
    declared = Declarations()
    named = {"AnyCommand": declared.add(AnyCommand), "AnyPush": declared.add(AnyPush)}
    for page in vars(pages).values():
        if isinstance(page, type) and page.__module__ == pages.__name__:
            declared.add(page)
    return HEAD + "\n" + declared.text() + _aliases(named)


def game_file(game: Game[Any]) -> str:
    """Return the TypeScript of one game."""
    meta = game.meta
    declared = Declarations()
    view = get_type_hints(game.view)["return"]
    named = {
        "GameView": declared.add(view),
        "GameAction": declared.add(meta.actions),
        "GameEvent": declared.add(meta.events | TimeoutApplied),
        "GameSettings": declared.add(meta.settings),
    }
    if game.coach is not None:
        named["GameAdvice"] = declared.add(get_type_hints(game.coach.advise)["return"])
    if game.coach is not None and game.coach.has_hindsight:
        named["GameHindsight"] = declared.add(get_type_hints(game.coach.look_back)["return"])
    kinds = [*_members(meta.actions), *_members(meta.events), TimeoutApplied]
    table = {str(kind.__struct_config__.tag): text_kinds(kind) for kind in kinds}
    encoded = msgspec.json.format(msgspec.json.encode(table), indent=2).decode()
    return (
        HEAD
        + "\n"
        + declared.text()
        + _aliases(named)
        + "\n/** For each action and event the kinds of things its fields name. */\n"
        + f"export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {encoded};\n"
    )


def _members(union: Any) -> Sequence[Any]:
    return get_args(union) or (union,)


def _aliases(named: dict[str, str]) -> str:
    return "\n" + "".join(
        f"export type {name} = {told};\n" for name, told in named.items() if name != told
    )


def files() -> dict[str, str]:
    """Return every file to write, by its path under `web/src`."""
    written = {"lib/wire.ts": wire_file()}
    for game in games.all():
        written[f"games/{game.meta.id}/wire.ts"] = game_file(game)
    return written


def write(folder: Path) -> None:
    """Write all files into this folder."""
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
