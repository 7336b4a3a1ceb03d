"""What the server counts for its owner. No label ever comes from what somebody typed.

The times that bots need would tell something about their cards, so the page with these numbers is
for the machine of the server only (`web.about`).
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

TABLES = Gauge("omerta_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("omerta_sockets", "Browsers on the line.", registry=REGISTRY)
REQUESTS = Counter(
    "omerta_requests_total", "HTTP requests by status.", ("status",), registry=REGISTRY
)
COMMANDS = Counter(
    "omerta_commands_total",
    "Commands of browsers by kind and result.",
    ("kind", "result"),
    registry=REGISTRY,
)
COMMAND_SECONDS = Histogram(
    "omerta_command_seconds",
    "From a command to its answer.",
    registry=REGISTRY,
    buckets=_FAST,
)
COMMIT_SECONDS = Histogram(
    "omerta_commit_seconds", "Keeping a step.", registry=REGISTRY, buckets=_FAST
)
BOT_SECONDS = Histogram("omerta_bot_seconds", "A bot's thinking.", registry=REGISTRY, buckets=_SLOW)
CUT_OFFS = Counter(
    "omerta_cut_offs_total", "Browsers cut off because they did not read.", registry=REGISTRY
)
ERRORS = Counter("omerta_errors_total", "Errors nobody expected.", registry=REGISTRY)


def page() -> bytes:
    """All numbers in Prometheus' text form."""
    return generate_latest(REGISTRY)
