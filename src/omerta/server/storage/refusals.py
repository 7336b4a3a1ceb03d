"""How the database says no."""

from typing import NamedTuple

from omerta.kernel import Refusal


class Fault(NamedTuple):
    """What is wrong with a database: one of our words for it, and the code it came with."""

    cause: str
    code: str

    def __str__(self) -> str:
        """Both, for the log."""
        return f"{self.cause} {self.code}"


UNKNOWN = Fault("other", "unknown")


class Unreachable(Exception):
    """No transaction can be had now, whatever is to be written in it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class NotSaved(Refusal):
    """A change that was not kept; nothing of it was done. Guests are not told the fault."""

    def __init__(self, fault: Fault = UNKNOWN) -> None:
        super().__init__("not-saved", {})
        self.fault = fault


class NotRead(Refusal):
    """Something that could not be read now. Guests are not told the fault."""

    def __init__(self, fault: Fault = UNKNOWN) -> None:
        super().__init__("not-read", {})
        self.fault = fault


class CodeTaken(Refusal):
    """An open table has this code already."""

    def __init__(self) -> None:
        super().__init__("code-taken", {})


class TooManyRemarks(Refusal):
    """A sheet of remarks is full."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-remarks", {"most": most})


class NoRoomForImport(Refusal):
    """There is no room for another game from a file."""

    def __init__(self) -> None:
        super().__init__("no-room-for-files", {})


class BadDatabase(Refusal):
    """A database that cannot be used: unreachable, foreign, or made by a newer version."""


class Unusable(BadDatabase):
    """A database that does not work, for this reason."""

    def __init__(self, fault: Fault) -> None:
        super().__init__("database-unusable", {"why": fault.cause, "code": fault.code})


class AlreadyServed(BadDatabase):
    """A database that another server has, at this address if it said one."""

    def __init__(self, address: str) -> None:
        super().__init__(
            "database-served", {"address": address, "known": "yes" if address else "no"}
        )
