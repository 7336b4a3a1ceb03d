"""By how much an answer was better than the usual one, in the same worlds."""

from math import sqrt
from typing import Final

CLEAR_ERRORS: Final = 2.0
"""Who is behind by so many standard errors is clearly behind."""
CAUTIOUS_ERRORS: Final = 0.7
"""By so many standard errors an answer must be better than the usual one to be taken."""


class Gains:
    """What was seen of one answer so far."""

    __slots__ = ("_squares", "_total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> None:
        """One more world."""
        self.tries += 1
        self._total += gain
        self._squares += gain * gain

    def lower_bound(self) -> float:
        """What is gained for all that is clear."""
        return self.mean() - CLEAR_ERRORS * self.error()

    def upper_bound(self) -> float:
        """What may yet be gained."""
        return self.mean() + CLEAR_ERRORS * self.error()

    def cautious_mean(self) -> float:
        """What is gained with some certainty."""
        return self.mean() - CAUTIOUS_ERRORS * self.error()

    def mean(self) -> float:
        """What was gained on average."""
        return self._total / self.tries

    def error(self) -> float:
        """The standard error of that."""
        mean = self.mean()
        return sqrt(max(0.0, self._squares / self.tries - mean * mean) / self.tries)
