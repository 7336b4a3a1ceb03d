"""What both servers must be able to do, and how they are loaded."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class LiveTable(Protocol):
    """A table with four connected clients, on either server."""

    async def deal(self) -> None:
        """Begin a new match."""
        ...

    async def act(self) -> None:
        """Let the client whose turn it is act; return when all four have received the result.

        Omertà's server must also have acknowledged it.
        """
        ...

    async def close(self) -> None:
        """Close the connections."""
        ...


@dataclass
class Load:
    """The results of a load."""

    actions: int = 0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action until the last client received it."""

    def percentile(self, share: float) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))]


async def full_speed(tables: Sequence[LiveTable], answers: int, load: Load) -> None:
    """Let every table play this many actions as fast as it can."""

    async def play(table: LiveTable) -> None:
        for _ in range(answers):
            await _timed(table, load)

    began = time.monotonic()
    await asyncio.gather(*map(play, tables))
    load.seconds += time.monotonic() - began


async def steady(tables: Sequence[LiveTable], seconds: float, load: Load) -> None:
    """Play one action per second and table, the tables evenly spread over the second."""
    began = time.monotonic()

    async def play(number: int, table: LiveTable) -> None:
        due = began + number / len(tables)
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await _timed(table, load)
            due += 1.0

    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    load.seconds += time.monotonic() - began


async def _timed(table: LiveTable, load: Load) -> None:
    began = time.perf_counter()
    await table.act()
    load.waits.append(time.perf_counter() - began)
    load.actions += 1
