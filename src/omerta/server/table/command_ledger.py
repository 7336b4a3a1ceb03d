"""What browsers asked for and got: a command that comes again only missed its answer."""

from collections.abc import Callable, Collection

from omerta.server.wire.table import GuestId

MAX_PER_GUEST = 32
"""Commands remembered of each browser; no browser has more of them on the way."""
MAX_NOTES = 64
"""Notes and remarks remembered of all browsers together."""
MAX_GUESTS = 12
"""Browsers remembered: one for each seat, and some who do things without one."""
STEPS_SEARCHED = 200
"""So many steps back commands are looked for when a table is opened again."""


class CommandLedger:
    """The last commands that were carried out at a table, each with the step it led to.

    What people do is remembered for each of them apart, so that nobody can make a table forget
    what somebody else did. Notes are many, come from anybody, and only replace one another.
    """

    def __init__(self) -> None:
        self._commands: dict[GuestId, dict[str, int]] = {}
        self._notes: dict[str, int] = {}

    def step_of(self, command: str) -> int | None:
        """The step to which this command led when it came before; None if it is new."""
        step = self._commands.get(_guest(command), {}).get(command)
        return self._notes.get(command) if step is None else step

    def remember(self, command: str, step: int, seated: Callable[[], Collection[GuestId]]) -> None:
        """Somebody did something; when there are too many, only the seated are remembered."""
        guest = _guest(command)
        _add(self._commands.setdefault(guest, {}), command, step, MAX_PER_GUEST)
        if len(self._commands) > MAX_GUESTS:
            kept = {guest, *seated()}
            self._commands = {
                other: commands for other, commands in self._commands.items() if other in kept
            }

    def remember_note(self, command: str, step: int) -> None:
        """Somebody wrote something down."""
        _add(self._notes, command, step, MAX_NOTES)


def key(guest: GuestId, command: str) -> str:
    """A command's id is its browser's own; the same id from another browser is another command."""
    return f"{guest}:{command}"


def _guest(command: str) -> GuestId:
    return command.partition(":")[0]


def _add(memory: dict[str, int], command: str, step: int, most: int) -> None:
    memory[command] = step
    if len(memory) > most:
        del memory[next(iter(memory))]
