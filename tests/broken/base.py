"""Games broken on purpose: what they have in common."""

from collections.abc import Callable, Sequence
from typing import Any

from omerta import games
from omerta.kernel import Action, Chance, Event, Seat, Viewer
from omerta.testing.laws import Law

CROOKS: Any = games.get("crooks")
CROOKS_OUT: Any = games.get("crooks_out")


class Broken:
    """Crooks, or another sound game, but for what a subclass breaks."""

    sound = CROOKS

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sound, name)

    def apply_for_clock(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """As this game applies, but for what its sound form leaves to the clock."""
        apply = self.sound.apply_for_clock if action.by_clock else self.apply
        events: list[Event] = apply(s, seat, action, chance=chance)
        return events

    def views(self, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
        """Views as this game gives them one by one."""
        return [self.view(s, viewer) for viewer in viewers]


MUTANTS: list[tuple[tuple[Law, ...], type[Broken]]] = []
LEAKS = (Law.TWO_WORLDS, Law.UNDO, Law.TIMEOUTS)
"""A leak shows in what is seen, in what was undone and in what silence tells; one comes first."""


def breaks(*laws: Law) -> Callable[[type[Broken]], type[Broken]]:
    """This broken game must be caught by this law, or by one of these."""

    def add(mutant: type[Broken]) -> type[Broken]:
        MUTANTS.append((laws, mutant))
        return mutant

    return add
