"""Luck on record: every use of it in order, for people who want to draw it again."""
# mypyc: skip (defines Structs)

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from omerta.kernel.chance import Chance

T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True):
    """One use of luck: a number below `n`, or a list of `n` things before and after shuffling.

    A shuffle has no `result`. With the secret and the salts of a fair table this is all that is
    needed to repeat it: `Fair` says how a number is drawn, `Chance.shuffle` in which order.
    """

    why: str
    n: int
    result: int = 0
    items: tuple[str, ...] | None = None
    shuffled: tuple[str, ...] | None = None


class Recorded(Chance):
    """Draws through another chance and keeps what came of it in `drawn`."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.draws = source.draws
        self.drawn: list[Drawn] = []

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        result = self.source.below(n, why)
        self.draws = self.source.draws
        self.drawn.append(Drawn(why, n, result))
        return result

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in random order, in place: one entry, not one for each number drawn."""
        before = _told(items)
        self.source.shuffle(items, why)
        self.draws = self.source.draws
        self.drawn.append(Drawn(why, len(items), items=before, shuffled=_told(items)))

    def skip_to(self, draws: int) -> None:
        """Stand where the other chance stands after so many draws; what is skipped is no entry."""
        self.source.skip_to(draws)
        self.draws = draws


def _told(items: Sequence[object]) -> tuple[str, ...]:
    return tuple([str(item) for item in items])
