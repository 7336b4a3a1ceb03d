"""The gain of an option over the default option, measured in the same worlds."""

from math import sqrt
from typing import Final

CLEAR_ERRORS: Final = 2.0
"""An option that is this many standard errors behind is clearly behind."""
CAUTIOUS_ERRORS: Final = 0.7
"""An option must be this many standard errors better than the default to be taken."""


class Gains:
    """The measured gains of one option."""

    __slots__ = ("_squares", "_total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> None:
        """Add the gain in one more world."""
        self.tries += 1
        self._total += gain
        self._squares += gain * gain

    def lower_bound(self) -> float:
        """Return the gain that is clearly exceeded."""
        return self.mean() - CLEAR_ERRORS * self.error()

    def upper_bound(self) -> float:
        """Return the gain that is clearly not reached."""
        return self.mean() + CLEAR_ERRORS * self.error()

    def cautious_mean(self) -> float:
        """Return the mean gain, reduced for caution."""
        return self.mean() - CAUTIOUS_ERRORS * self.error()

    def mean(self) -> float:
        """Return the mean gain."""
        return self._total / self.tries

    def error(self) -> float:
        """Return the standard error of the mean."""
        mean = self.mean()
        return sqrt(max(0.0, self._squares / self.tries - mean * mean) / self.tries)
