"""Omertà's server and its protocol."""

import asyncio
import itertools
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Client:
    """One browser at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Event()
        self._numbers = itertools.count()
        self._listener = asyncio.create_task(self._listen())

    async def say(self, kind: str, **fields: Any) -> str:
        command = f"b{next(self._numbers)}"
        await self.socket.send(json.dumps({"type": kind, "id": command, **fields}))
        return command

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        command = await self.say(kind, **fields)
        await self.until(lambda: command in self.answers)
        answer = self.answers.pop(command)
        if answer["type"] == "refused":
            raise RuntimeError(f"{kind} was refused: {answer['code']}")
        return answer

    async def until(self, true: Any) -> None:
        while not true():
            self.changed.clear()
            await self.changed.wait()

    async def _listen(self) -> None:
        async for frame in self.socket:
            push = json.loads(frame)
            if push["type"] == "step":
                self.play = self._renewed(push)
            elif push["type"] == "table":
                self.table |= push["table"]
            elif push["type"] == "welcome":
                self.table |= push["table"]
                self.play = push["play"]
            if "id" in push:
                self.answers[push["id"]] = push
            self.changed.set()

    def _renewed(self, push: dict[str, Any]) -> dict[str, Any]:
        """Return a step with its whole view, made from the previous view and the difference."""
        view = push["view"]
        if push["seq"] and self.play is not None:
            view = {**self.play["view"], **view}
            for name, entries in push["entries"].items():
                places = {int(place): entry for place, entry in entries.items()}
                whole = dict(enumerate(view[name])) | places
                view[name] = [whole[place] for place in range(len(whole))]
        return {**push, "view": view}

    @property
    def seq(self) -> int:
        return -1 if self.play is None else int(self.play["seq"])

    async def close(self) -> None:
        self._listener.cancel()
        await self.socket.close()


class Table:
    """A table with a browser on every seat."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients

    @classmethod
    async def open(cls, port: int, number: int, **choices: Any) -> "Table":
        base = f"http://127.0.0.1:{port}"
        new = {"game": "crooks", "seats": SEATS, **choices}
        clients: list[Client] = []
        code = ""
        for seat in range(new["seats"]):
            async with httpx.AsyncClient(base_url=base) as http:
                name = f"Player {number} {seat}"
                (await http.post("/api/me", json={"name": name})).raise_for_status()
                if seat == 0:
                    done = (await http.post("/api/tables", json=new)).raise_for_status()
                    code = done.json()["code"]
                cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
            address = f"ws://127.0.0.1:{port}/api/tables/{code}/live"
            headers = {"Cookie": cookie, "Origin": base}
            socket = await connect(
                address, compression=None, max_size=None, additional_headers=headers
            )
            client = Client(socket)
            await client.ask("hello")
            if seat:
                await client.ask("sit", seat=seat, name=name)
            clients.append(client)
        table = cls(clients)
        await table.deal()
        return table

    async def deal(self) -> None:
        """Begin a match, after playing the previous one to its end."""
        while self.clients[0].play is not None and self.clients[0].play["waiting"]:
            await self.act()
        for client in self.clients:
            await client.until(lambda c=client: c.table["phase"] != "playing")
        for seat, client in enumerate(self.clients):
            await client.ask(
                "salt", seat=seat, salt=f"{seat:032x}", commitment=client.table["commitment"]
            )
        before = self.clients[0].table["number"]
        await self.clients[0].ask("start")
        for client in self.clients:
            await client.until(lambda c=client: c.table["number"] > before and c.seq == 0)

    async def act(self) -> None:
        play = self.clients[0].play
        assert play is not None
        mover = self.clients[play["waiting"][0]]
        assert mover.play is not None
        seq = mover.seq
        # The last option is pass only if there is no other, so matches are long.
        action = mover.play["view"]["options"][0]
        await mover.ask("act", seq=seq, action=action)
        await asyncio.gather(*(c.until(lambda c=c: c.seq > seq) for c in self.clients))

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


async def open_tables(port: int, count: int) -> list[Table]:
    return [await Table.open(port, number) for number in range(count)]
