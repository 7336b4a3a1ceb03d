"""A real PostgreSQL for the tests: made in a temporary folder, deleted at the end."""

import fcntl
import json
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

OWNER = "postgres"
"""PostgreSQL refuses to run as root; its Debian package creates this user."""
MISSING = "These tests need PostgreSQL's server: apt-get install postgresql"


class Postgres:
    """A server on a socket in its own folder, so that it needs no port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def make(cls) -> "Postgres":
        """Make and start a new server in its own folder."""
        server = cls(Path(tempfile.mkdtemp(prefix="omerta-pg-")))
        if os.geteuid() == 0:
            shutil.chown(server.folder, OWNER, OWNER)
        server._run("initdb", "-A", "trust", "-U", OWNER, "-E", "UTF8", "--locale=C", "--no-sync")
        server.start()
        return server

    def start(self) -> None:
        # without fsync only a power cut does harm, a killed server does not
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it as a power cut would, without waiting for anything."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def database(self, name: str) -> str:
        """Make a database and return its address."""
        self.ask(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def connect(self, name: str = OWNER) -> "psycopg.Connection[tuple[Any, ...]]":
        return psycopg.connect(self.address(name), autocommit=True)

    def ask(self, sql: str) -> None:
        with self.connect() as connection:
            connection.execute(sql.encode())

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [_binaries() / program, "-D", self.folder / "data", *words],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # the server would keep a pipe open
            stderr=subprocess.DEVNULL,
            check=False,
            **_as_owner(),
        )
        log = self.folder / "log"
        assert done.returncode == 0, log.read_text() if log.exists() else f"{program} failed"


def _as_owner() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    owner = pwd.getpwnam(OWNER)
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


def _binaries() -> Path:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=_version)
    found = str(debian[-1]) if debian else shutil.which("pg_ctl")
    assert found, MISSING
    return Path(found).parent


def _version(program: Path) -> int:
    return int(program.parts[-3])


@contextmanager
def shared(folder: Path) -> Iterator[Postgres]:
    """Share one server in a test run: the first worker makes it, the last one removes it."""
    note = folder / "postgres.json"
    with _locked(folder):
        told = json.loads(note.read_text()) if note.exists() else None
        server = Postgres(Path(told["folder"])) if told else Postgres.make()
        users = told["users"] + 1 if told else 1
        note.write_text(json.dumps({"folder": str(server.folder), "users": users}))
    try:
        yield server
    finally:
        with _locked(folder):
            users = json.loads(note.read_text())["users"] - 1
            if users:
                note.write_text(json.dumps({"folder": str(server.folder), "users": users}))
            else:
                note.unlink()
                server.remove()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
