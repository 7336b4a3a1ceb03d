"""Every draw of a match in order, so that a player can repeat it."""
# mypyc: skip (defines Structs)

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from omerta.kernel.chance import Chance

T = TypeVar("T")


class Draw(msgspec.Struct, frozen=True):
    """One draw: a number below `n`, or a list of `n` things before and after shuffling.

    A shuffle has no `result`. With the secret and the salts of a fair table this is all that is
    needed to repeat it: `Fair` says how a number is drawn, `Chance.shuffle` in which order.
    """

    why: str
    n: int
    result: int = 0
    items: tuple[str, ...] | None = None
    shuffled: tuple[str, ...] | None = None


class RecordedChance(Chance):
    """Chance that draws from another chance and records each draw in `recorded`."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.draws = source.draws
        self.recorded: list[Draw] = []

    def below(self, n: int, why: str) -> int:
        """Return a whole number from 0 to n-1, each equally likely."""
        result = self.source.below(n, why)
        self.draws = self.source.draws
        self.recorded.append(Draw(why, n, result))
        return result

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in random order, in place, and record one draw for the whole shuffle."""
        before = _as_text(items)
        self.source.shuffle(items, why)
        self.draws = self.source.draws
        self.recorded.append(Draw(why, len(items), items=before, shuffled=_as_text(items)))

    def skip_to(self, draws: int) -> None:
        """Move to the state after this number of draws; the skipped draws are not recorded."""
        self.source.skip_to(draws)
        self.draws = draws


def _as_text(items: Sequence[object]) -> tuple[str, ...]:
    return tuple([str(item) for item in items])
