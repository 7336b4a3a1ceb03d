"""The table of measured figures: Omertà, pure and compiled, and other libraries in the same run.

    python -m tests.bench [GAME ... | live | counting] [--quick] [--profile]

Each round measures Omertà (pure), Omertà (installed) and the peers in turn, each in a separate
process, in processor time. The best figure of several rounds counts, because other work on the
machine can only make it worse.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tests.bench.benchmarks import BENCHMARKS, FIGURES, Benchmark, Threshold, benchmark_for

WIDTH = 100
LIVE = "live"
"""The name under which live tables are measured."""
COUNTING = "counting"
"""The name under which the exact counting of Crooks Out! is measured."""
ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Measured:
    """The best figures so far."""

    pure: dict[str, float] = field(default_factory=dict)
    compiled: dict[str, float] = field(default_factory=dict)
    peers: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """Figures that could not be measured, and why."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument(
        "games", nargs="*", default=[*(benchmark.game for benchmark in BENCHMARKS), COUNTING, LIVE]
    )
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--profile", action="store_true", help="print the hottest functions")
    arguments = parser.parse_args()
    unknown = set(arguments.games) - {benchmark.game for benchmark in BENCHMARKS} - {LIVE, COUNTING}
    if unknown:
        parser.error(f"no bench line for {', '.join(sorted(unknown))}")
    if LIVE in arguments.games:
        arguments.games.remove(LIVE)
        installed = is_compiled(Measured())
        print(
            run("tests.bench.live", *(["--quick"] if arguments.quick else []), pure=not installed)
        )
    if COUNTING in arguments.games:
        arguments.games.remove(COUNTING)
        few = ["--positions", "50"] if arguments.quick else []
        print(run("tests.bench.counting", *few, pure=True))
    for benchmark in map(benchmark_for, arguments.games):
        if arguments.profile:
            print(run("tests.bench.ours", benchmark.game, "--profile", pure=True))
        else:
            rounds, seconds = (1, 0.15) if arguments.quick else (3, 0.5)
            report(benchmark, measure(benchmark, rounds, seconds), rounds)


def run(module: str, *arguments: str, pure: bool) -> str:
    """Run a module on the sources or on the installed package, and return its output."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-W", "ignore", "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def measure(benchmark: Benchmark, rounds: int, seconds: float) -> Measured:
    best = Measured()
    chosen = ("--seconds", str(seconds))
    installed = is_compiled(best)
    for _ in range(rounds):
        ours = json.loads(run("tests.bench.ours", benchmark.game, *chosen, pure=True))
        keep(best.pure, ours["figures"])
        if installed:
            ours = json.loads(run("tests.bench.ours", benchmark.game, *chosen, pure=False))
            keep(best.compiled, ours["figures"])
        peers = json.loads(run("tests.bench.peers", *chosen, pure=True))
        keep(best.peers, peers["figures"])
        best.missing |= peers["missing"]
    return best


def is_compiled(best: Measured) -> bool:
    """Whether a compiled package is installed as well as the sources; if not, say why."""
    look = "import omerta.kernel.chance as module; print(module.__file__)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", look], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    if done.returncode:
        best.missing["compiled"] = "Omertà is not installed in this environment"
    elif done.stdout.decode().strip().endswith(".py"):
        best.missing["compiled"] = "the installed package is pure Python"
    return "compiled" not in best.missing


def keep(best: dict[str, float], news: dict[str, float]) -> None:
    """Keep the better figures: the highest rates and the shortest times."""
    for name, value in news.items():
        time_counts = FIGURES.get(name, ("", "/s"))[1] == "µs"
        better = min if time_counts else max
        best[name] = better(best.get(name, value), value)


# The table


def report(benchmark: Benchmark, measured: Measured, rounds: int) -> None:
    console = Console(highlight=False, width=WIDTH)
    times = "once" if rounds == 1 else f"best of {rounds} rounds"
    console.print(
        f"\n{benchmark.game}, {benchmark.seats} seats, Python {sys.version.split()[0]}, {times}"
    )
    console.print(figures_table(benchmark, measured))
    if measured.peers:
        console.print(peers_table(measured))
    for name, why in measured.missing.items():
        console.print(f"not measured: {name} ({why})")


def figures_table(benchmark: Benchmark, measured: Measured) -> Table:
    table = Table("figure", box=SIMPLE_HEAD)
    for heading in ("pure", "bar", "", "compiled", "bar", ""):
        table.add_column(heading, justify="right")
    for name, (meaning, unit) in FIGURES.items():
        table.add_row(
            f"{meaning} {unit}",
            *cells(name, measured.pure, benchmark.pure, measured),
            *cells(name, measured.compiled, benchmark.compiled, measured),
        )
    return table


def cells(
    name: str, figures: dict[str, float], thresholds: Sequence[Threshold], measured: Measured
) -> tuple[str, str, str]:
    """Return a figure, its threshold, and whether it reaches it."""
    value = figures.get(name)
    if value is None:
        return "-", "", ""
    bar = next((bar for bar in thresholds if bar.figure == name), None)
    if bar is None:
        return number(value), "", ""
    if bar.most is not None:
        return number(value), f"<= {bar.most:g}", verdict(good=value <= bar.most)
    assert bar.least is not None
    if bar.times is None:
        return number(value), f">= {number(bar.least)}", verdict(good=value >= bar.least)
    other = measured.pure.get(name) if bar.times == "pure" else measured.peers.get(bar.times)
    told = f">= {bar.least:g} x {bar.times.split()[-1]}"
    if other is None:
        return number(value), told, "?"
    ratio = value / other
    return number(value), told, f"{ratio:.2f} x {verdict(good=ratio >= bar.least)}"


def peers_table(measured: Measured) -> Table:
    table = Table("peer, played at random", box=SIMPLE_HEAD)
    for heading in ("per second", "our pure", "our compiled"):
        table.add_column(heading, justify="right")
    for name, rate in measured.peers.items():
        figure = "env" if name.startswith("PettingZoo") else "decisions"
        ratios = [ratio(ours.get(figure), rate) for ours in (measured.pure, measured.compiled)]
        table.add_row(name, number(rate), *ratios)
    return table


def ratio(ours: float | None, theirs: float) -> str:
    return "-" if ours is None else f"{ours / theirs:.2f} x"


def verdict(*, good: bool) -> str:
    return "ok" if good else "short"


def number(value: Any) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    main()
