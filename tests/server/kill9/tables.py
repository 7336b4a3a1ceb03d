"""Many tables in one process that tell what was acknowledged, until somebody kills it.

`python -m tests.server.kill9.tables DATABASE TABLES` reads on its standard input, as one line of
JSON, what people had said without hearing an answer when the process before was killed: command by
table. It says it again, and plays on. Every line on its standard output is something a browser
knows: `said` a command sent, `ack` one answered, `step` a step of a game told.
"""

import asyncio
import json
import os
import sys

from omerta.server.hall import Hall
from omerta.server.storage.store import Store
from tests.server.rooms import AtOnce, Json, Person

Unanswered = dict[str, Json]


def report(kind: str, **fields: object) -> None:
    """One line, whole, at once."""
    os.write(1, json.dumps({"kind": kind, **fields}).encode() + b"\n")


class Player(Person):
    """A person who never stops, and tells all that is heard."""

    async def says_raw(self, raw: bytes, command: str) -> Json:
        report("said", code=self.table.get("code"), command=json.loads(raw))
        answer = await super().says_raw(raw, command)
        if answer["type"] in {"ack", "refused"}:
            play = self.table.get("play")
            report("ack", code=self.table["code"], play=play, answer=answer)
        return answer

    def _take_in(self, push: Json) -> None:
        super()._take_in(push)
        if push["type"] == "step":
            report("step", play=push["play"], told=push["told"])

    async def goes_on(self, code: str, unanswered: Json | None) -> None:
        """Say again what had no answer, then play one game after another."""
        await self.comes(code)
        if unanswered is not None:
            await self.says_raw(json.dumps(unanswered).encode(), unanswered["id"])
        while True:
            if self.table["phase"] != "playing":
                await self.salts()
                await self.does("start")
                await self.until(lambda: self.table["phase"] == "playing")
            await self.plays(len(self.told))
            await self.until(lambda: self.table["phase"] == "over")


async def place_of(player: Player, number: int) -> str:
    """The table at which this person sits, or a new one."""
    known = await player.hall.tables_of(player.guest)
    if known:
        return known[0].code
    options = {"memory_aid": "off", "first_player": str(number % 2)}
    return await player.opens(seats=2, bots=("random",), pace="instant", options=options)


async def main(database: str, tables: int, unanswered: Unanswered) -> None:
    """Open so many tables where they are missing, and play at all of them for ever."""
    store = await Store.open(database)
    hall = Hall(store, AtOnce())
    await hall.start()
    # The ids of commands begin with the name and must be new in each process; the seat stays.
    names = [(f"{number}-{os.getpid()}", f"guest-{number}") for number in range(tables)]
    players = [Player(hall, name, guest) for name, guest in names]
    places = await asyncio.gather(*(place_of(p, number) for number, p in enumerate(players)))
    async with asyncio.TaskGroup() as group:
        for player, code in zip(players, places, strict=True):
            group.create_task(player.goes_on(code, unanswered.get(code)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), json.loads(sys.stdin.readline())))
