"""The site as hosts run it: a process of its own, with a persistent database."""

import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Self
from urllib.request import urlopen

import pytest

from omerta.server.web.client import FOLDER

ROOT = Path(__file__).parents[2]
_START = "from omerta.cli import main; raise SystemExit(main(['serve', '--lang', 'en']))"
_PATIENCE = 30.0


class Site:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, *, limits: bool) -> None:
        # Bound but never listening, so the port stays reserved while no server runs.
        self._claim = socket.socket()
        self._claim.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._claim.bind(("127.0.0.1", 0))
        self.port = int(self._claim.getsockname()[1])
        self.name = "127.0.0.1"
        self.log = folder / "server.log"
        self._environment = {
            **os.environ,
            "OMERTA_HOST": "127.0.0.1",
            "OMERTA_PORT": str(self.port),
            "OMERTA_DATABASE_URL": str(folder / "omerta.db"),
            "OMERTA_LIMITS": "on" if limits else "off",
            "OMERTA_LOG": "warning",
        }
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://{self.name}:{self.port}"

    def under(self, name: str) -> Self:
        """The same site under another host name."""
        named = copy(self)
        named.name = name
        return named

    def __enter__(self) -> Self:
        self.starts()
        return self

    def __exit__(self, *_: object) -> None:
        self._claim.close()
        if self._process is not None:
            self.stops()

    def starts(self) -> None:
        """Start, and wait for the line with the address."""
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert self.address.rpartition(":")[2] in said, f"{said}\n{self.told()}"
        with urlopen(f"{self.address}/api/health", timeout=_PATIENCE) as answer:
            assert answer.status == 200

    def stops(self) -> None:
        """Stop as Ctrl+C does."""
        self._end(lambda process: process.send_signal(signal.SIGINT))

    def is_killed(self) -> None:
        """Kill the process with all its workers, as in a power cut."""
        self._end(lambda process: os.killpg(process.pid, signal.SIGKILL))

    def _end(self, by: Callable[[subprocess.Popen[str]], None]) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        by(self._process)
        self._process.wait(_PATIENCE)
        self._process.stdout.close()
        self._process = None

    def told(self) -> str:
        """Everything that was logged."""
        return self.log.read_text(encoding="utf-8")


def need_the_client() -> None:
    """Fail with one sentence if the site has no client, or an old one."""
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    ours = FOLDER.resolve() == build["CLIENT"].resolve()
    if not (FOLDER / "index.html").is_file() or (ours and build["stale"]()):
        pytest.fail("the browser client is not built: `python web/build.py`", pytrace=False)
