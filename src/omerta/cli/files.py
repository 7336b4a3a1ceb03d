"""Match files: read with a clear refusal, written so that a crash loses nothing."""

import errno
import os
import tempfile
from pathlib import Path

from omerta.kernel import BadSave, Match, Refusal

LARGEST = 16 * 1024 * 1024
"""Bytes. A match is some ten thousand; anything this large is something else."""

_REASONS = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-disk-full",
    errno.EEXIST: "file-exists",
}


class BadFile(Refusal):
    """A file that cannot be read or written."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        number = error.errno if isinstance(error, OSError) else None
        super().__init__(_REASONS.get(number or 0, "file-unusable"), {"file": str(path)})


def read_match(path: Path) -> Match:
    """The match in this file."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadFile(path, error) from None
    if len(raw) > LARGEST:
        raise BadSave("save-foreign")
    return Match.load(raw)


def check_new(path: Path) -> None:
    """Refuse a file that exists: it may hold somebody's game."""
    if os.path.lexists(path):
        raise BadFile(path, FileExistsError(errno.EEXIST, "exists"))


def write_match(path: Path, match: Match) -> None:
    """Save the match: the file is either the old one or the new one, never a half."""
    try:
        folder = path.resolve().parent
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
    except (OSError, ValueError) as error:
        raise BadFile(path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(match.save())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadFile(path, error) from None
