"""The cost of opening a table from the database, by the length of its match."""

import asyncio
import tempfile
import time
from pathlib import Path

from omerta.server.storage.store import Store
from omerta.server.table.guest import Guest
from omerta.server.table_registry import TableRegistry
from omerta.server.wire.pages import NewTable
from omerta.server.workers import WorkerPool

GUEST = Guest("bench", "Bench")


def costs() -> tuple[float, float]:
    """Return the seconds to open a table after 10 and after 10,000 steps; the best of several runs."""
    return asyncio.run(_cost(10)), asyncio.run(_cost(10_000))


async def _cost(steps: int) -> float:
    with tempfile.TemporaryDirectory(prefix="omerta-bench-") as folder:
        path = Path(folder, "omerta.db")
        store = await Store.open(path)
        registry = TableRegistry(store, WorkerPool(1))
        code = await registry.open_table(GUEST, NewTable("crooks", 2, ("easy",), lesson=True))
        table = await registry.table(code)
        table.bots.stop()
        match = table.running()
        first = match.core.waiting[0]
        recruiting = match.core.options(first)[0]
        await table.carry_out(lambda match: [match.core.apply(first, recruiting)], "r")
        hiring = match.core.options(first)[0]
        for number in range(steps // 2):  # hiring and undoing it makes a log of any length
            await table.carry_out(lambda match: [match.core.apply(first, hiring)], f"h{number}")
            await table.take_back(first, f"u{number}")
        times = []
        for _ in range(5):
            fresh = TableRegistry(store, WorkerPool(1))
            began = time.process_time()
            opened = await fresh.table(code)
            times.append(time.process_time() - began)
            opened.drop(1000)
        await store.close()
        return min(times)
