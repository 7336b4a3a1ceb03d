"""A guest at a table, and their connection to it."""

from typing import NamedTuple, Protocol


class Guest(NamedTuple):
    """A guest: their public id and the name they gave."""

    public: str
    name: str


class Connection(Protocol):
    """One open socket, as a table sees it."""

    def send(self, message: bytes) -> None:
        """Send a message; never blocks and never raises."""
        ...

    def hold(self) -> None:
        """Hold messages back until `release`."""
        ...

    def release(self) -> None:
        """Send the messages that were held back."""
        ...

    def close(self, code: int) -> None:
        """Close the socket."""
        ...


class PasswordTried(Protocol):
    """Called after each password that a session tries."""

    def __call__(self, *, right: bool) -> None:
        """Take note of a right or a wrong password."""
        ...
