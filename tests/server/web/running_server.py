"""A whole server for tests, on its own port, and clients that connect to it."""

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Self

import httpx
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from omerta.server.config import Config
from omerta.server.table.actor import Table
from omerta.server.table_registry import TableRegistry
from omerta.server.web.server import Server, run

PATIENCE = 20.0
"""Seconds after which an expected event counts as missing."""


class RunningServer:
    """A real server in a thread, from its sockets to its database."""

    def __init__(self, config: Config) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.config = replace(config, port=self.port)
        self._ready: SimpleQueue[Server | BaseException] = SimpleQueue()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        try:
            run(self.config, self.listener, self._ready.put)
        except BaseException as error:  # noqa: BLE001  (told to the test, whatever it is)
            self._ready.put(error)

    def __enter__(self) -> Self:
        self._thread.start()
        ready = self._ready.get(timeout=PATIENCE)
        if isinstance(ready, BaseException):
            self._thread.join()
            self.listener.close()
            raise ready
        self.server = ready
        return self

    def stop(self) -> None:
        """Stop as Ctrl+C does, and wait for the end."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.listener.close()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def table(self, code: str) -> Table:
        """Return a table from the server's memory, for tests that look behind the wire."""
        front: Any = self.server.config.app
        registry: TableRegistry = front.inner.state.services.registry
        return registry._tables[code]

    def browser(self, name: str = "", **headers: str) -> "Browser":
        """Return a browser; with a name, one whose guest is known."""
        return Browser(self.host, name, headers)


class Browser:
    """A cookie jar with HTTP and sockets."""

    def __init__(self, host: str, name: str, headers: dict[str, str]) -> None:
        self.host = host
        self.http = httpx.Client(base_url=f"http://{host}/api", headers=headers, timeout=PATIENCE)
        if name:
            self.post("/me", {"name": name}).raise_for_status()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.http.get(path, **options)

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    def opens(self, **wishes: object) -> str:
        """Open a table and return its code."""
        new = {"game": "crooks", "seats": 2, **wishes}
        answer = self.post("/tables", new)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    @contextlib.contextmanager
    def at(self, code: str, **headers: str) -> Iterator["SocketClient"]:
        """A socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        told = {**headers, **({"Cookie": cookies} if cookies else {})}
        with connect(
            f"ws://{self.host}/api/tables/{code}/live",
            additional_headers=told,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # a close frame would wait behind unread messages
        ) as line:
            yield SocketClient(line)


class SocketClient:
    """A socket that speaks JSON."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.said = 0

    def say(self, kind: str, **fields: object) -> str:
        """Send a command and return its id."""
        self.said += 1
        name = f"c{self.said}"
        said = {"type": kind, "id": name, **fields}
        self.line.send(json.dumps(said, ensure_ascii=False))
        return name

    def hear(self) -> dict[str, Any]:
        """Return the next push."""
        push: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        return push

    def hear_until(self, kind: str) -> dict[str, Any]:
        """Return the next push of this kind."""
        while True:
            push = self.hear()
            if push["type"] == kind:
                return push

    def hear_the_end(self) -> int:
        """Return the code with which the server closes this socket, whatever it sends before."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def asks(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and return its answer."""
        name = self.say(kind, **fields)
        while True:
            push = self.hear()
            if push.get("id") == name:
                return push


def config_in(folder: Path, **chosen: Any) -> Config:
    """Return a configuration with its own database, and without limits unless a test wants them."""
    return Config(**{"database": str(folder / "omerta.db"), "limits": False, **chosen})
