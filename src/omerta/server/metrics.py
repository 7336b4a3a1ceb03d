"""The metrics of a server for its owner; no label ever comes from what a guest typed.

The times that bots need would reveal something about their cards, so only the server's own
machine and the owner's token may read this page (`web.proxies`).

Counting must cost next to nothing, because every action counts: one thread adds the numbers up
here, and they take Prometheus' form only when the page is read.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Gauge:
    """A number that goes up and down."""

    def __init__(self, name: str, help_text: str) -> None:
        self.value = 0
        self._name, self._help_text = name, help_text

    def collect(self) -> Metric:
        """Return the number in Prometheus' form."""
        return GaugeMetricFamily(self._name, self._help_text, value=self.value)


class EventCounter:
    """Numbers of events, by kinds."""

    def __init__(self, name: str, help_text: str, kinds: Sequence[str] = ()) -> None:
        self.values: Counter[tuple[str, ...]] = Counter()
        self._name, self._help_text, self._kinds = name, help_text, kinds

    def add(self, *kind: str) -> None:
        """Count one more event of this kind."""
        self.values[kind] += 1

    def collect(self) -> Metric:
        """Return the numbers in Prometheus' form."""
        family = CounterMetricFamily(self._name, self._help_text, labels=self._kinds)
        for kind, value in self.values.items() if self._kinds else [((), self.values[()])]:
            family.add_metric(kind, value)
        return family


class Durations:
    """A histogram of durations."""

    def __init__(self, name: str, help_text: str, bounds: Sequence[float]) -> None:
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        self._name, self._help_text, self._bounds = name, help_text, bounds

    def observe(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Metric:
        """Return the histogram in Prometheus' form: for each bound the number of shorter durations."""
        family = HistogramMetricFamily(self._name, self._help_text)
        below = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip([*map(str, self._bounds), "+Inf"], self.counts, strict=True):
            below += count
            buckets.append((bound, below))
        family.add_metric([], buckets, self.sum)
        return family


TABLES = Gauge("omerta_tables", "Tables in memory.")
SOCKETS = Gauge("omerta_sockets", "Open sockets.")
REQUESTS = EventCounter("omerta_requests", "HTTP requests by status.", ["status"])
COMMANDS = EventCounter("omerta_commands", "Commands by kind and result.", ["kind", "result"])
COMMAND_SECONDS = Durations(
    "omerta_command_seconds", "Seconds from a command to its answer.", _FAST
)
COMMIT_SECONDS = Durations("omerta_commit_seconds", "Seconds to save a step.", _FAST)
BOT_SECONDS = Durations("omerta_bot_seconds", "Seconds a bot takes to choose.", _SLOW)
COACH_SECONDS = Durations(
    "omerta_coach_seconds", "Seconds from a request for advice to its answer.", _SLOW
)
CUT_OFFS = EventCounter("omerta_cut_offs", "Connections closed because the client did not read.")
ERRORS = EventCounter("omerta_errors", "Unexpected errors.")


class _All:
    def collect(self) -> Iterable[Metric]:
        for number in (TABLES, SOCKETS, REQUESTS, COMMANDS, CUT_OFFS, ERRORS):
            yield number.collect()
        for times in (COMMAND_SECONDS, COMMIT_SECONDS, BOT_SECONDS, COACH_SECONDS):
            yield times.collect()


_REGISTRY = CollectorRegistry()
_REGISTRY.register(_All())


def page() -> bytes:
    """Return all metrics in Prometheus' text form."""
    return generate_latest(_REGISTRY)
