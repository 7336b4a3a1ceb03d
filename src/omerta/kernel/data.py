"""Loads the files that belong to the code (TOML components, Fluent texts) and custom data files."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from omerta.kernel.errors import BadData

MAX_FILE_BYTES = 1 << 20
"""The largest custom data file that is read, in bytes."""

_LONG_KEY = re.compile(r"(?:[\w\"'-]{1,40}+\s{0,3}+\.\s{0,3}+){20}")
"""No deck has a key with this many parts, and thousands of them would keep the parser busy for
long.
"""


def wrong_field(kind: type[msgspec.Struct], values: object) -> str | None:
    """Return the first field that is unknown, missing or out of range; "whole" if not a table."""
    if not isinstance(values, dict):
        return "whole"
    for name in values:
        if name not in kind.__struct_fields__:
            return str(name)
    for field in msgspec.structs.fields(kind):
        if field.name not in values:
            if field.required:
                return field.name
            continue
        try:
            msgspec.convert(values[field.name], field.type)
        except msgspec.ValidationError:
            return field.name
    return None


def read_text(package: str, *path: str) -> str:
    """Return a text file that is shipped inside the package."""
    return resources.files(package).joinpath(*path).read_text("utf-8")


def read_toml(package: str, *path: str) -> dict[str, Any]:
    """Return a TOML file that is shipped inside the package."""
    return tomllib.loads(read_text(package, *path))


class CustomData(NamedTuple):
    """A custom data file in TOML: its name, which refusals mention, and its text.

    Games receive the text and no path: a path that a guest types must never be opened on a
    server.
    """

    name: str
    text: str

    def toml(self) -> dict[str, Any]:
        """Return the content, or raise `BadData` with the file and the reason."""
        long_key = _LONG_KEY.search(self.text)
        if long_key is not None:
            line = str(self.text.count("\n", 0, long_key.start()) + 1)
            raise BadData("data-not-toml", file=self.name, entry="-", line=line)
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            line = "end" if place is None else place[1]
            raise BadData("data-not-toml", file=self.name, entry="-", line=line) from None
        except (ValueError, RecursionError):  # numbers and nesting that the parser cannot handle
            raise BadData("data-not-toml", file=self.name, entry="-", line="end") from None


def read_custom_data(path: str) -> CustomData:
    """Return a custom data file, or raise `BadData` with the file and the reason."""
    file = Path(path)
    try:
        if not path or not file.is_file() or file.stat().st_size > MAX_FILE_BYTES:
            raise BadData("data-unreadable", file=path, entry="-")
        return CustomData(path, file.read_text("utf-8-sig"))
    except OSError:
        raise BadData("data-unreadable", file=path, entry="-") from None
    except UnicodeDecodeError:
        raise BadData("data-not-text", file=path, entry="-") from None
