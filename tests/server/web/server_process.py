"""The server as its owner runs it: its own process, which a test may kill."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.server.live_harness import Json
from tests.server.web.running_server import PATIENCE, Browser

ROOT = Path(__file__).parents[3]


class ServerProcess:
    """`omerta serve` on one port and one database, as often as it is started."""

    def __init__(self, database: str, log: Path) -> None:
        self._database = database
        self._log = log
        # Bound and never listened on: the port stays reserved while no server runs.
        self._claim = socket.socket()
        self._claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._claim.bind(("127.0.0.1", 0))
        self.port = int(self._claim.getsockname()[1])
        self.host = f"127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._claim.close()
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self._database]
        ours = {"PYTHONPATH": str(ROOT / "src"), "OMERTA_LIMITS": "off", "OMERTA_LOG": "warning"}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "omerta", "serve", *where],
                cwd=ROOT,
                env={**os.environ, **ours},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        told, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        assert told, "it does not open"
        assert str(self.port).encode() in self._process.stdout.readline(), self._log.read_text()

    def kill(self) -> None:
        """Send SIGKILL, and wait until its workers have ended, too: they share its output."""
        process = self._process
        assert process is not None
        assert process.poll() is None, self._log.read_text()
        process.kill()
        process.communicate(timeout=PATIENCE)
        assert process.returncode == -signal.SIGKILL

    def browser(self, name: str) -> Browser:
        """Return a browser whose guest is known."""
        return Browser(self.host, name, {})

    def complaints(self) -> list[Json]:
        """Return what it has logged in all its runs."""
        lines = self._log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]
