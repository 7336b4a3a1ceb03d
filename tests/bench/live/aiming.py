"""How fair an aim window is: `python -m tests.bench.live.aiming [--games N]`.

Ten players at one table of Crossfire point at the same moment. Reported are the longest wait
from that moment until a player knows all aims, and the time between the first and the last
player who learn them. `pointing` measures the same with real browsers.
"""

import argparse
import asyncio
import time
from typing import Any

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Printed

from tests.bench.live.__main__ import our_server
from tests.bench.live.ours import Client, Table
from tests.bench.live.traffic import Load

PEOPLE = 10
START = 60.0
"""Seconds in which a server must start."""
PLAIN = {"talk": "ready", "rest": "next"}
"""The action that ends a decision, if it is not the first option."""


def view(client: Client) -> dict[str, Any]:
    assert client.play is not None
    found: dict[str, Any] = client.play["view"]
    return found


async def go_on(client: Client) -> None:
    """Give the shortest action until all players must point."""
    while view(client)["decision"] != "aim":
        seen = client.seq
        at = view(client)["decision"]
        if view(client)["you"] in view(client)["active"]:
            options = view(client)["options"]
            action = next(option for option in options if PLAIN.get(at) in (None, option["type"]))
            await client.ask("act", seq=seen, action=action)
        await client.until(lambda seen=seen: client.seq > seen or view(client)["decision"] == "aim")


async def point(client: Client, game: int) -> float:
    """Point at the first possible target, and return the time when all aims were known."""
    options = view(client)["options"]
    aim = next(option for option in options if option["type"] != "aim_blind")
    await client.say("act", seq=client.seq, action=aim)
    await client.until(lambda: view(client)["result"] is not None and view(client)["game"] == game)
    return time.perf_counter()


async def measure(port: int, games: int) -> tuple[Load, Load]:
    """Return the longest wait of each window, and the time between the first and last player."""
    async with httpx.AsyncClient(timeout=START) as http:  # its port is open before it is ready
        (await http.get(f"http://127.0.0.1:{port}/api/health")).raise_for_status()
    options = {"games": str(games), "statement_cap": "0", "early_end": "unanimous"}
    table = await Table.open(port, 0, game="crossfire", seats=PEOPLE, options=options)
    waits, gaps = Load(), Load()
    for game in range(1, games + 1):
        await asyncio.gather(*(go_on(client) for client in table.clients))
        began = time.perf_counter()
        heard = await asyncio.gather(*(point(client, game) for client in table.clients))
        waits.waits.append(max(heard) - began)
        gaps.waits.append(max(heard) - min(heard))
    await table.close()
    return waits, gaps


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.live.aiming")
    parser.add_argument("--games", type=int, default=20, help="aim windows, at most 20")
    games = parser.parse_args().games
    with our_server() as program:
        waits, gaps = asyncio.run(measure(program.port, games))
    printed = Printed(f"{PEOPLE} aims at once, {games} times", box=SIMPLE_HEAD)
    for heading in ("", "median ms", "worst ms"):
        printed.add_column(heading, justify="right" if heading else "left")
    for name, load in (("until all know all aims", waits), ("first to last to know", gaps)):
        times = [f"{1000 * load.percentile(share):.1f}" for share in (0.5, 1.0)]
        printed.add_row(name, *times)
    Console(highlight=False, width=110).print(printed)


if __name__ == "__main__":
    main()
