"""What browsers asked for and got: a command that comes again only missed its answer."""

from collections.abc import Callable, Collection

from omerta.server.wire.table import GuestId

DEEDS = 32
"""Commands remembered of each browser; no browser has more of them on the way."""
WORDS = 64
"""Notes and remarks remembered of all browsers together."""
MOST_GUESTS = 12
"""Browsers remembered: one for each seat, and some who do things without one."""
LAST_STEPS = 200
"""So many steps back commands are looked for when a table is opened again."""


class Done:
    """The last commands that were carried out at a table, each with the step it led to.

    What people do is remembered for each of them apart, so that nobody can make a table forget
    what somebody else did. Notes are many, come from anybody, and only replace one another.
    """

    def __init__(self) -> None:
        self._deeds: dict[GuestId, dict[str, int]] = {}
        self._words: dict[str, int] = {}

    def led_to(self, command: str) -> int | None:
        """The step to which this command led when it came before; None if it is new."""
        step = self._deeds.get(_guest(command), {}).get(command)
        return self._words.get(command) if step is None else step

    def add_deed(self, command: str, step: int, seated: Callable[[], Collection[GuestId]]) -> None:
        """Somebody did something; when there are too many, only the seated are remembered."""
        guest = _guest(command)
        _add(self._deeds.setdefault(guest, {}), command, step, DEEDS)
        if len(self._deeds) > MOST_GUESTS:
            kept = {guest, *seated()}
            self._deeds = {other: deeds for other, deeds in self._deeds.items() if other in kept}

    def add_words(self, command: str, step: int) -> None:
        """Somebody wrote something down."""
        _add(self._words, command, step, WORDS)


def key(guest: GuestId, command: str) -> str:
    """A command's id is its browser's own; the same id from another browser is another command."""
    return f"{guest}:{command}"


def _guest(command: str) -> GuestId:
    return command.partition(":")[0]


def _add(memory: dict[str, int], command: str, step: int, most: int) -> None:
    memory[command] = step
    if len(memory) > most:
        del memory[next(iter(memory))]
