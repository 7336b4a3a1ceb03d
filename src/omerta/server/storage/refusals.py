"""The refusals of the database."""

from typing import NamedTuple

from omerta.kernel import Refusal


class Fault(NamedTuple):
    """A fault of a database: our name for it, and the code it came with."""

    cause: str
    code: str

    def __str__(self) -> str:
        """Return both, for the log."""
        return f"{self.cause} {self.code}"


UNKNOWN = Fault("other", "unknown")


class Unreachable(Exception):
    """No transaction is possible now, whatever it would write."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class NotSaved(Refusal):
    """A change was not saved, no part of it. Guests do not learn the fault."""

    def __init__(self, fault: Fault = UNKNOWN) -> None:
        super().__init__("not-saved", {})
        self.fault = fault


class NotRead(Refusal):
    """Something could not be read now. Guests do not learn the fault."""

    def __init__(self, fault: Fault = UNKNOWN) -> None:
        super().__init__("not-read", {})
        self.fault = fault


class CodeTaken(Refusal):
    """An open table already has this code."""

    def __init__(self) -> None:
        super().__init__("code-taken", {})


class TooManyRemarks(Refusal):
    """A sheet of remarks is full."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-remarks", {"most": most})


class NoRoomForImport(Refusal):
    """There is no room for another imported match."""

    def __init__(self) -> None:
        super().__init__("no-room-for-files", {})


class BadDatabase(Refusal):
    """A database that cannot be used: unreachable, foreign, or made by a newer version."""


class Unusable(BadDatabase):
    """A database does not work because of this fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__("database-unusable", {"why": fault.cause, "code": fault.code})


class AlreadyServed(BadDatabase):
    """Another server has the database, at this address if it left one."""

    def __init__(self, address: str) -> None:
        super().__init__(
            "database-served", {"address": address, "known": "yes" if address else "no"}
        )
