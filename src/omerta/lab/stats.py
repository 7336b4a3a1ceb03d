"""The statistics for tables of results."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z95: Final = NormalDist().inv_cdf(0.975)
"""The half width of a 95 % interval in standard errors."""


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> "Interval":
        """Return the same estimate in another unit."""
        return Interval(self.value * factor, self.low * factor, self.high * factor)


def wilson(successes: float, trials: int) -> Interval:
    """Return a share with Wilson's score interval; shared successes may be fractions."""
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"{successes} successes in {trials} trials")
    share = successes / trials
    shrink = 1 + Z95**2 / trials
    centre = (share + Z95**2 / (2 * trials)) / shrink
    reach = Z95 * sqrt(share * (1 - share) / trials + (Z95 / (2 * trials)) ** 2) / shrink
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Sequence[float]) -> Interval:
    """Return the mean with its interval; a single value has no interval.

    Values that are all 0 or 1 are a share. If no value is negative, neither is the interval.
    """
    middle = fmean(values)
    if len(values) == 1:
        return Interval(middle, middle, middle)
    if set(values) <= {0, 1}:
        return wilson(sum(values), len(values))
    reach = Z95 * stdev(values) / sqrt(len(values))
    low = middle - reach if min(values) < 0 else max(0.0, middle - reach)
    return Interval(middle, low, middle + reach)


def share_of_total(parts: Sequence[float], wholes: Sequence[float]) -> Interval:
    """Return the share of the parts in the wholes, both counted match by match."""
    whole = fmean(wholes)
    if not whole:
        return Interval(0.0, 0.0, 0.0)
    share = fmean(parts) / whole
    if len(parts) == 1:
        return Interval(share, share, share)
    off = [one - share * all_ for one, all_ in zip(parts, wholes, strict=True)]
    reach = Z95 * stdev(off) / (sqrt(len(off)) * whole)
    return Interval(share, max(0.0, share - reach), min(1.0, share + reach))
