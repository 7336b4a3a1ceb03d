"""A table whose guests must not notice what another client sends over the wire."""

import contextlib
import itertools
import json
import sqlite3
from collections.abc import Iterator

import pytest

from omerta.server import metrics
from tests.server.live_harness import Json
from tests.server.web.raw_frames import TEXT, Wire, frame, wired
from tests.server.web.running_server import Browser, RunningServer, SocketClient

KEPT = (
    "guests",
    "tables",
    "sitters",
    "plays",
    "progress",
    "snapshots",
    "steps",
    "chat",
    "notes",
    "remarks",
    "imports",
)


class Bystanders:
    """A table in the middle of a match: Anna listens, it is Boris's turn, Vera watches."""

    hers: SocketClient
    his: SocketClient
    watching: SocketClient

    def __init__(self, server: RunningServer, anna: Browser, boris: Browser, vera: Browser) -> None:
        self.server = server
        self.anna, self.boris, self.vera = anna, boris, vera
        self.code = anna.opens(options={"first_player": "1"})
        self.play: Json = {}
        self._table: Json = {}
        self._ids = itertools.count(1000, 1000)

    @contextlib.contextmanager
    def begun(self) -> Iterator["Bystanders"]:
        """Seat all players and deal."""
        with (
            self.anna.at(self.code) as self.hers,
            self.boris.at(self.code) as self.his,
            self.vera.at(self.code) as self.watching,
        ):
            sealed = self.hers.asks("hello")["table"]["commitment"]
            self.his.asks("hello")
            self.his.asks("sit", seat=1, name="Boris")
            self.watching.asks("hello")
            for seat, line in enumerate((self.hers, self.his)):
                line.asks("salt", seat=seat, salt="5a" * 16, commitment=sealed)
            self.hers.asks("start")
            self.play = self.his.asks("hello")["play"]
            assert self.play["waiting"] == [1]
            self.watching.hear_until("step")
            yield self

    @contextlib.contextmanager
    def undisturbed(self, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
        """Check that nothing changes and no guest at the table receives anything."""
        self._table = self.hers.asks("hello")["table"]
        before, errors = self.kept(), metrics.ERRORS.values.copy()
        yield
        assert [self._notices(line) for line in (self.hers, self.his, self.watching)] == [[]] * 3
        assert self.kept() == before
        assert self.anna.get("/health").json()["status"] == "ok"
        assert metrics.ERRORS.values == errors
        logged = [*caplog.get_records("call"), *caplog.records]
        assert [record.message for record in logged if record.levelname == "ERROR"] == []

    def _notices(self, line: SocketClient) -> list[Json]:
        """What a guest receives; a second tab that comes or goes leaves the table as it was."""
        name = line.say("ping")
        heard: list[Json] = []
        while (push := line.hear()).get("id") != name:
            heard.append(push)
        return [push for push in heard if not self._is_known(push)]

    def _is_known(self, push: Json) -> bool:
        known: Json = self._table | push.get("table", {})
        return push["type"] == "table" and known == self._table

    def kept(self) -> list[object]:
        """Return all that the database holds of guests and matches."""
        with contextlib.closing(sqlite3.connect(self.server.config.database)) as database:
            return [database.execute(f"SELECT * FROM {table}").fetchall() for table in KEPT]

    @contextlib.contextmanager
    def tab(self) -> Iterator[SocketClient]:
        """Another tab of Boris, whose turn it is."""
        with self.boris.at(self.code) as line:
            line.said = next(self._ids)  # a guest gives each command its own id
            assert line.asks("hello")["seat"] == 1
            yield line

    @contextlib.contextmanager
    def wire(self, browser: Browser | None = None) -> Iterator[Wire]:
        """The same as raw frames, or for another guest."""
        with wired(browser or self.boris, self.code) as wire:
            wire.send(frame(TEXT, b'{"type":"hello","id":"h"}'))
            while b'"welcome"' not in wire.hear().payload:
                pass
            yield wire


@contextlib.contextmanager
def three(server: RunningServer) -> Iterator[Bystanders]:
    with (
        server.browser("Anna") as anna,
        server.browser("Boris") as boris,
        server.browser("Vera") as vera,
        Bystanders(server, anna, boris, vera).begun() as room,
    ):
        yield room


def answer(wire: Wire) -> Json:
    """Return the next answer to a command; other pushes may come before it."""
    while True:
        kind, payload = wire.hear()
        assert kind == TEXT, payload
        push: Json = json.loads(payload)
        if "id" in push:
            return push
