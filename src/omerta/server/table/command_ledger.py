"""Remembers commands already carried out: a client that sends one again missed its answer."""

from collections.abc import Callable, Collection

from omerta.server.wire.table import GuestId

MAX_PER_GUEST = 32
"""Commands remembered for each guest; a client never has more of them on the way."""
MAX_NOTES = 64
"""Notes and remarks remembered for all guests together."""
MAX_GUESTS = 12
"""Guests remembered: one for each seat, and a few without one."""
STEPS_SEARCHED = 200
"""Steps to search for commands when a table is opened again."""


class CommandLedger:
    """The last commands carried out at a table, each with the step it led to.

    Actions are remembered for each guest separately, so that no guest can make the table forget
    another's. Notes are many, come from any guest, and only replace one another.
    """

    def __init__(self) -> None:
        self._commands: dict[GuestId, dict[str, int]] = {}
        self._notes: dict[str, int] = {}

    def step_of(self, command: str) -> int | None:
        """Return the step this command led to, or None if it is new."""
        step = self._commands.get(_guest(command), {}).get(command)
        return self._notes.get(command) if step is None else step

    def remember(self, command: str, step: int, seated: Callable[[], Collection[GuestId]]) -> None:
        """Remember an action; with too many guests, only those with a seat are remembered."""
        guest = _guest(command)
        _add(self._commands.setdefault(guest, {}), command, step, MAX_PER_GUEST)
        if len(self._commands) > MAX_GUESTS:
            kept = {guest, *seated()}
            self._commands = {
                other: commands for other, commands in self._commands.items() if other in kept
            }

    def remember_note(self, command: str, step: int) -> None:
        """Remember a note or a remark."""
        _add(self._notes, command, step, MAX_NOTES)


def key(guest: GuestId, command: str) -> str:
    """Return a ledger key: the same command id from another guest is another command."""
    return f"{guest}:{command}"


def _guest(command: str) -> GuestId:
    return command.partition(":")[0]


def _add(memory: dict[str, int], command: str, step: int, most: int) -> None:
    memory[command] = step
    if len(memory) > most:
        del memory[next(iter(memory))]
