"""Actions: what a seat can say. One class per sentence, one shared object per meaning."""

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
    """A sentence a player can say; never carries hidden results.

    `say` is how it is typed: words and `{field}` places, for example ``"switch {target} {to}"``.
    """

    say: ClassVar[str]
    by_clock: ClassVar[bool] = False
    """Only the clock answers it, for a seat that stayed silent; `Game.apply` refuses it."""

    def text(self) -> str:
        """The action as a player would type it."""
        return self.say.format_map(msgspec.structs.asdict(self))
