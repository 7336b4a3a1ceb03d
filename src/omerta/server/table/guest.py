"""Who comes to a table, and through what."""

from typing import NamedTuple, Protocol


class Guest(NamedTuple):
    """A browser: its public id and the name its person gave."""

    public: str
    name: str


class Connection(Protocol):
    """One socket, as a table sees it."""

    def send(self, message: bytes) -> None:
        """Send a message; never blocks and never raises."""
        ...

    def hold(self) -> None:
        """Hold messages back until `release`."""
        ...

    def release(self) -> None:
        """Send what was held back."""
        ...

    def close(self, code: int) -> None:
        """Hang up."""
        ...


class PasswordTried(Protocol):
    """Told of each password that a visitor tries."""

    def __call__(self, *, right: bool) -> None:
        """It was right, or not."""
        ...
