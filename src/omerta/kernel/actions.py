"""Actions: what a seat can do. Each kind is one class; equal actions may share one object."""

from typing import ClassVar

import msgspec


class Action(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    cache_hash=True,
    forbid_unknown_fields=True,
):
    """An action of a player; it never carries hidden results.

    `say` is the typed form: words and `{field}` places, for example ``"switch {target} {to}"``.
    """

    say: ClassVar[str]
    by_clock: ClassVar[bool] = False
    """True if only the clock may give this action, for a seat that did not act in time.
    `Game.apply` refuses it.
    """

    def text(self) -> str:
        """Return the action as a player would type it."""
        return self.say.format_map(msgspec.structs.asdict(self))
