"""How the database says no."""

from omerta.kernel import Refusal


class NotSaved(Refusal):
    """A change that was not kept; nothing of it was done."""

    def __init__(self) -> None:
        super().__init__("not-saved", {})


class NotRead(Refusal):
    """Something that could not be read now."""

    def __init__(self) -> None:
        super().__init__("not-read", {})


class CodeTaken(Refusal):
    """An open table has this code already."""

    def __init__(self) -> None:
        super().__init__("code-taken", {})


class TooManyRemarks(Refusal):
    """A sheet of remarks is full."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-remarks", {"most": most})


class NoRoom(Refusal):
    """There is no room for another game from a file."""

    def __init__(self) -> None:
        super().__init__("no-room-for-files", {})


class BadDatabase(Refusal):
    """A database that cannot be used: unreachable, foreign, or made by a newer version."""


class Served(BadDatabase):
    """A database that another server has, at this address if it said one."""

    def __init__(self, address: str) -> None:
        super().__init__(
            "database-served", {"address": address, "known": "yes" if address else "no"}
        )
