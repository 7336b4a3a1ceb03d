"""What it costs to open a table from the database, by the length of its game."""

import asyncio
import tempfile
import time
from pathlib import Path

from omerta.server.bots import Thinkers
from omerta.server.hall import Hall
from omerta.server.storage.store import Store
from omerta.server.table.people import Guest
from omerta.server.wire.pages import NewTable

GUEST = Guest("bench", "Bench")


def costs() -> tuple[float, float]:
    """Seconds to open a table after 10 and after 10,000 steps; the best of several."""
    return asyncio.run(_cost(10)), asyncio.run(_cost(10_000))


async def _cost(steps: int) -> float:
    with tempfile.TemporaryDirectory(prefix="omerta-bench-") as folder:
        path = Path(folder, "omerta.db")
        store = await Store.open(path)
        hall = Hall(store, Thinkers(1))
        code = await hall.open_table(GUEST, NewTable("crooks", 2, ("easy",), lesson=True))
        table = await hall.table(code)
        table.bots.stop()
        live = table.running()
        first = live.play.waiting[0]
        recruiting = live.play.options(first)[0]
        await table.carry_out(lambda live: [live.play.apply(first, recruiting)], "r")
        hiring = live.play.options(first)[0]
        for number in range(steps // 2):  # hiring and taking it back makes a story of any length
            await table.carry_out(lambda live: [live.play.apply(first, hiring)], f"h{number}")
            await table.take_back(first, f"u{number}")
        times = []
        for _ in range(5):
            fresh = Hall(store, Thinkers(1))
            began = time.process_time()
            opened = await fresh.table(code)
            times.append(time.process_time() - began)
            opened.drop(1000)
        await store.close()
        return min(times)
