"""Compares options in the same worlds with a default option, the one a player would usually choose.

An option that is clearly behind is dropped. To win, an option must be better than the default by
more than chance explains; otherwise the default wins.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from omerta.bots.gains import Gains

Trial = Callable[[int], float]
"""Returns the result of an option, given by its number, in one world for the thinking seat."""

CHECK_INTERVAL: Final = 10
"""After this many worlds options that are behind drop out; before that no option can win."""


class Race:
    """Options by number, one of them the default."""

    def __init__(self, options: int, default: int) -> None:
        self._default = default
        self._racing: list[int] = [each for each in range(options) if each != default]
        self._gains: list[Gains] = [Gains() for _ in range(options)]
        self._worlds = 0
        self.trials = 0
        """The number of trials so far."""

    def best(self, deal: Callable[[], Trial], most: int, worlds: int, end: float | None) -> int:
        """Return the winner, or the leader when trials, worlds or time are used up."""
        while self.trials + len(self._racing) < most and self._worlds < worlds:
            began = perf_counter()
            self._try(deal())
            now = perf_counter()
            if end is not None and 2 * now - began >= end:  # another world would end too late
                break
            if self._worlds % CHECK_INTERVAL == 0:
                best = self._best_lower_bound()
                self._drop_below(best)
                if self._is_decided(best):
                    break
        return self._leader()

    def _try(self, trial: Trial) -> None:
        """Try the remaining options and the default in one world."""
        default = trial(self._default)
        for option in self._racing:
            self._gains[option].add(trial(option) - default)
        self.trials += len(self._racing) + 1
        self._worlds += 1

    def _drop_below(self, best: float) -> None:
        """Remove the options that are clearly behind the best or the default option."""
        self._racing = [each for each in self._racing if self._gains[each].upper_bound() > best]

    def _is_decided(self, best: float) -> bool:
        """Whether no option is left, or one is left and an option clearly beat the default."""
        return not self._racing or (len(self._racing) == 1 and best > 0.0)

    def _best_lower_bound(self) -> float:
        return max([0.0] + [self._gains[each].lower_bound() for each in self._racing])

    def _leader(self) -> int:
        """Return the option that is better than the default with some certainty, or the default."""
        best, leader = 0.0, self._default
        if self._worlds >= CHECK_INTERVAL:
            for option in self._racing:
                gain = self._gains[option].cautious_mean()
                if gain > best:
                    best, leader = gain, option
        return leader
