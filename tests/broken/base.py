"""Games that are broken on purpose: their common base."""

from collections.abc import Callable, Sequence
from typing import Any

from omerta import games
from omerta.kernel import Action, Chance, Event, Seat, Viewer
from omerta.testing.laws import Law

CROOKS: Any = games.get("crooks")
CROOKS_OUT: Any = games.get("crooks_out")


class Broken:
    """Crooks, or another correct game, except for what a subclass breaks."""

    sound = CROOKS

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sound, name)

    def apply_for_clock(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        """Apply as this game does; clock-only actions are applied by the correct game."""
        apply = self.sound.apply_for_clock if action.by_clock else self.apply
        events: list[Event] = apply(s, seat, action, chance=chance)
        return events

    def views(self, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
        """Return the views that this game gives one by one."""
        return [self.view(s, viewer) for viewer in viewers]


MUTANTS: list[tuple[tuple[Law, ...], type[Broken]]] = []
LEAKS = (Law.TWO_WORLDS, Law.UNDO, Law.TIMEOUTS)
"""A leak may show in a view, in an undone action or in a time-out; any of these laws may catch it.
"""


def breaks(*laws: Law) -> Callable[[type[Broken]], type[Broken]]:
    """Register a broken game that this law, or one of these laws, must catch."""

    def add(mutant: type[Broken]) -> type[Broken]:
        MUTANTS.append((laws, mutant))
        return mutant

    return add
