"""A program that writes steps and prints which ones were acknowledged, until it is killed.

`python writing_process.py ADDRESS` plays eight matches at once; each line it prints is a match
and a step.
"""

import asyncio
import itertools
import sys

from omerta.server.storage.rows import Snapshot
from omerta.server.storage.store import Store
from tests.server.storage.rows import RUNNING, begin, step

MATCHES = [f"play-{number}" for number in range(8)]


async def play_for_ever(store: Store, play: str) -> None:
    for seq in itertools.count(1):
        snapshot = Snapshot(b"%d " % seq * 500, seq, seq) if seq % 5 == 0 else None
        row = step(seq, play, events=b"%d " % seq * 100)
        await store.add_steps(play, [row], RUNNING, snapshot)
        sys.stdout.write(f"{play} {seq}\n")
        sys.stdout.flush()


async def main(address: str) -> None:
    store = await Store.open(address)
    for play in MATCHES:
        await begin(store, play)
    await asyncio.gather(*(play_for_ever(store, play) for play in MATCHES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
