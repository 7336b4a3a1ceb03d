"""The one loader of what lies beside the code: TOML components and Fluent texts."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from omerta.kernel.errors import BadData

MAX_FILE_BYTES = 1 << 20
"""No file of components is larger; what is, is something else."""

_LONG_KEY = re.compile(r"(?:[\w\"'-]{1,40}+\s{0,3}+\.\s{0,3}+){20}")
"""A key of so many parts as no deck has; with thousands of them the parser would be busy for long."""


def wrong_field(kind: type[msgspec.Struct], values: object) -> str | None:
    """The first field that is unknown, missing or out of range; "whole" if this is no table."""
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
    """A text file that is shipped inside the package."""
    return resources.files(package).joinpath(*path).read_text("utf-8")


def read_toml(package: str, *path: str) -> dict[str, Any]:
    """A TOML file that is shipped inside the package."""
    return tomllib.loads(read_text(package, *path))


class CustomData(NamedTuple):
    """A TOML file of the owner's: its name, by which refusals call it, and its text.

    Games are given this and no path: what people type at a server must never be opened there.
    """

    name: str
    text: str

    def toml(self) -> dict[str, Any]:
        """What it holds, or `BadData` that names the file and the reason."""
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
        except (ValueError, RecursionError):  # numbers and nestings that no deck has
            raise BadData("data-not-toml", file=self.name, entry="-", line="end") from None


def read_custom_data(path: str) -> CustomData:
    """A file of the owner's, or `BadData` that names the file and the reason."""
    file = Path(path)
    try:
        if not path or not file.is_file() or file.stat().st_size > MAX_FILE_BYTES:
            raise BadData("data-unreadable", file=path, entry="-")
        return CustomData(path, file.read_text("utf-8-sig"))
    except OSError:
        raise BadData("data-unreadable", file=path, entry="-") from None
    except UnicodeDecodeError:
        raise BadData("data-not-text", file=path, entry="-") from None
