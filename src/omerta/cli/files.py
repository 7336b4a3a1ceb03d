"""Match files: reading with clear refusals, and writing so that a crash loses nothing."""

import errno
import os
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path

from omerta.kernel import BadSave, Match, Refusal

MAX_BYTES = 16 * 1024 * 1024
"""In bytes. A match file has some ten thousand; a file this large is something else."""

_READ_REFUSALS = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-disk-full",
    errno.EEXIST: "file-exists",
}
_WRITE_REFUSALS = {
    **_READ_REFUSALS,
    errno.ENOENT: "file-no-folder",
    errno.ENOTDIR: "file-no-folder",
}
"""A new file need not exist, so if something is missing it is the folder."""


class BadFile(Refusal):
    """A file that cannot be read or written."""

    def __init__(
        self, path: Path, error: OSError | ValueError, refusals: Mapping[int, str] = _READ_REFUSALS
    ) -> None:
        number = error.errno if isinstance(error, OSError) else None
        super().__init__(refusals.get(number or 0, "file-unusable"), {"file": str(path)})


def read_match(path: Path) -> Match:
    """Return the match in this file."""
    try:
        _check_kind(path)
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: an impossible file name
        raise BadFile(path, error) from None
    if len(raw) > MAX_BYTES:
        raise BadSave("save-foreign")
    return Match.load(raw)


def _check_kind(path: Path) -> None:
    """Refuse a pipe or a device, which may never end. Opening a folder fails by itself."""
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise ValueError(path)


def check_new(path: Path) -> None:
    """Refuse a file that exists, because it may hold a match, or that cannot be written."""
    if path.is_dir():
        raise BadFile(path, IsADirectoryError(errno.EISDIR, "folder"))
    if os.path.lexists(path):
        raise BadFile(path, FileExistsError(errno.EEXIST, "exists"))
    try:
        with tempfile.TemporaryFile(dir=path.resolve().parent):
            pass
    except (OSError, ValueError) as error:
        raise BadFile(path, error, _WRITE_REFUSALS) from None


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet; an existing file stays unchanged."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise BadFile(path, error, {**_WRITE_REFUSALS, errno.EEXIST: "file-taken"}) from None


def write_match(path: Path, match: Match) -> None:
    """Save the match: the file is either the old one or the new one, never a part."""
    try:
        target = path.resolve()  # a link stays a link: its target is written
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except (OSError, ValueError) as error:
        raise BadFile(path, error, _WRITE_REFUSALS) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(match.save())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadFile(path, error, _WRITE_REFUSALS) from None
