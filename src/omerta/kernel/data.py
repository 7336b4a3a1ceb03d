"""The one loader of what lies beside the code: TOML components and Fluent texts."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from omerta.kernel.errors import BadData


def wrong_field(kind: type[msgspec.Struct], values: object) -> str | None:
    """The first field of the structure that is unknown, missing or out of range; "whole" if it is no table at all."""
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


def read_owner_file(path: str) -> dict[str, Any]:
    """A TOML file of the owner's, or `BadData` that names the file and the reason."""
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadData(
            "data-unreadable", file=path, entry="-", detail=error.strerror or ""
        ) from None
    except UnicodeDecodeError:
        raise BadData("data-not-text", file=path, entry="-") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData("data-not-toml", file=path, entry="-", detail=str(error)) from None
