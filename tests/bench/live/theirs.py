"""boardgame.io's server and its protocol: socket.io over a WebSocket, implemented by hand."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PEER = Path(__file__).resolve().parents[1] / "peer"
GAME = "crooks"


class Client:
    """One client of one match."""

    def __init__(self, socket: ClientConnection, match: str, player: str) -> None:
        self.socket = socket
        self.match = match
        self.player = player
        self.state: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())

    async def emit(self, *message: Any) -> None:
        await self.socket.send(f"42/{GAME},{json.dumps(message)}")

    async def _listen(self) -> None:
        async for frame in self.socket:
            text = str(frame)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith("42"):
                name, _, *rest = json.loads(text[text.index(",") + 1 :])
                self._take(name, rest)

    def _take(self, name: str, rest: list[Any]) -> None:
        if name == "sync":
            self.state = rest[0]["state"]
        elif name == "update":
            self.state = rest[0]
        self.changed.set()

    async def reaches(self, state_id: int) -> None:
        while not self.state or self.state["_stateID"] < state_id:
            self.changed.clear()
            await self.changed.wait()

    async def close(self) -> None:
        self._listener.cancel()
        await self.socket.close()


class Match:
    """A match with four clients."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.moves = 0

    @classmethod
    async def open(cls, port: int, name: str) -> "Match":
        clients = []
        for player in "0123":
            address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, compression=None, max_size=None)
            await socket.recv()
            await socket.send(f"40/{GAME},")
            await socket.recv()
            client = Client(socket, name, player)
            await client.emit("sync", name, player, None, 4)
            await client.reaches(0)
            clients.append(client)
        return cls(clients)

    async def deal(self) -> None:
        """A finished match deals itself again."""

    async def act(self) -> None:
        ahead = self.clients[0].state
        mover = self.clients[int(ahead["ctx"]["currentPlayer"])]
        before = mover.state["_stateID"]
        kind, arguments = self._move(mover.state["G"])
        payload = {
            "type": kind,
            "args": arguments,
            "playerID": mover.player,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        await mover.emit("update", action, before, mover.match, mover.player)
        self.moves += 1
        await asyncio.gather(*(client.reaches(before + 1) for client in self.clients))

    def _move(self, table: dict[str, Any]) -> tuple[str, list[Any]]:
        if table["hand"] is not None:
            return "lay", [self.moves % 8, self.moves % 4 != 0]
        if table["searching"] is not None:
            return "take", [0]
        sizes = [hangout["size"] for hangout in table["hangouts"]]
        return "recruit", [next(index for index, size in enumerate(sizes) if size)]

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


async def open_matches(port: int, count: int) -> list[Match]:
    return [await Match.open(port, f"m{number}") for number in range(count)]
