"""The little statistics that a table of results needs."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z95: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors reach from the middle to the ends of a 95 % interval."""


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> "Interval":
        """The same estimate in another unit."""
        return Interval(self.value * factor, self.low * factor, self.high * factor)


def wilson(successes: float, trials: int) -> Interval:
    """A share with Wilson's score interval; shared successes may be fractions."""
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"{successes} successes in {trials} trials")
    share = successes / trials
    shrink = 1 + Z95**2 / trials
    centre = (share + Z95**2 / (2 * trials)) / shrink
    reach = Z95 * sqrt(share * (1 - share) / trials + (Z95 / (2 * trials)) ** 2) / shrink
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Sequence[float]) -> Interval:
    """The mean with its normal interval; of a single value nothing more is known."""
    middle = fmean(values)
    if len(values) == 1:
        return Interval(middle, middle, middle)
    reach = Z95 * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - reach, middle + reach)
