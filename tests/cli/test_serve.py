"""`omerta serve`: starts, prints its address, stops at once, and refuses clearly."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from omerta.cli.serve import MAX_PORT_TRIES, listen
from omerta.kernel import Refusal
from omerta.server.config import Config
from tests.cli.terminal import Terminal
from tests.server.web.running_server import Browser


@contextmanager
def served(folder: Path, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run the real command in another process."""
    command = [sys.executable, "-m", "omerta", "serve", *arguments]
    with subprocess.Popen(
        command,
        env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture(autouse=True)
def _no_nohup() -> Iterator[None]:
    """Start children as if the tests did not run under nohup: ignored signals are inherited."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_says_where_it_is_serves_and_stops(tmp_path: Path, number: int) -> None:
    port = free_port()
    with served(tmp_path, "--lang", "ru", "--port", str(port)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"«Омерта» открыта: http://localhost:{port}\n"
        health = httpx.get(f"http://127.0.0.1:{port}/api/health").json()
        assert health["status"] == "ok"
        process.send_signal(number)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 0, err
        assert out.splitlines()[-1] == "«Омерта» закрыта. Начатые игры сохранены."
        assert "Traceback" not in err
    assert (tmp_path / "omerta" / "omerta.db").is_file()
    assert (tmp_path / "omerta").stat().st_mode & 0o077 == 0


def test_under_nohup_a_hang_up_stops_nothing(tmp_path: Path) -> None:
    port = str(free_port())
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a child inherits ignored signals
    with served(tmp_path, "--lang", "en", "--port", port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGHUP)
        assert httpx.get(f"http://127.0.0.1:{port}/api/health").json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


def test_the_log_has_requests_and_no_secrets(tmp_path: Path) -> None:
    port = free_port()
    chosen = {"HOST_PASSWORD": "rosebud", "LOG": "debug", "LIMITS": "off"}
    environment = {f"OMERTA_{name}": value for name, value in chosen.items()}
    with served(tmp_path, "--port", str(port), **environment) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with Browser(f"127.0.0.1:{port}", "Annabella", {}) as anna:
            wrong = {"game": "crooks", "seats": 2, "host_password": "xanadu"}
            assert anna.post("/tables?key=hidden", wrong).status_code == 403
            secrets = a_whole_game(anna, host_password="rosebud")
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=20)
    assert '"path": "/api/tables", "status": 403' in log
    assert log.count('"socket opened"') == 3
    assert {"c01", "c32"} <= secrets
    named = {"rosebud", "xanadu", "hidden", "Annabella"}
    assert [secret for secret in sorted(named | secrets) if _has_word(log, secret)] == []


def _has_word(log: str, secret: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", log) is not None


def a_whole_game(anna: Browser, **new: str) -> set[str]:
    """Play a match behind a password, with chat, notes and mistakes; return all its secrets."""
    found = {"swordfish", "marmalade", "tangerine", "pineapple", "cranberry", "Borislav"}
    code = anna.opens(**new)
    with Browser(anna.host, "Borislav", {}) as boris:
        with anna.at(code) as hers, boris.at(code) as wrong, boris.at(code) as his:
            sealed = hers.asks("hello")["table"]["commitment"]
            hers.asks("configure", password="swordfish")
            wrong.say("hello", password="marmalade")
            assert wrong.hear_the_end() == 1000
            his.asks("hello", password="swordfish")
            his.asks("sit", seat=1, name="Borislav")
            salts = [f"{number:032x}" for number in (0xDECADE << 64, 0xFACADE << 64)]
            for seat, line in enumerate((hers, his)):
                line.asks("salt", seat=seat, salt=salts[seat], commitment=sealed)
            hers.asks("start")
            hers.asks("chat", text="tangerine")
            hers.asks("note", text="pineapple")
            his.asks("act", seq=0, action={"type": "cranberry"})
            while (play := hers.asks("hello")["play"])["waiting"]:
                line = (hers, his)[play["waiting"][0]]
                play = line.asks("hello")["play"]
                found |= set(re.findall(r'"([a-z]+\d+)"', json.dumps(play["view"])))  # cards
                line.asks("act", seq=play["seq"], action=play["view"]["options"][0])
        found |= {browser.http.cookies["omerta"] for browser in (anna, boris)}
        info = anna.get(f"/plays/{play['play']}").json()
    return found | {info["secret"], *salts}


def test_the_usual_port_gives_way_to_the_next_free_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
        config = Config(database="", host="127.0.0.1", port=port)
        with listen(config, exactly=False) as listener:
            assert port < listener.getsockname()[1] < port + MAX_PORT_TRIES
        with pytest.raises(Refusal) as refused:
            listen(config, exactly=True)
        assert refused.value.code == "serve-port-taken"


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "300.1.1.1"])
def test_a_foreign_address_is_refused(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        listen(Config(database="", host=host, port=free_port()), exactly=True)
    assert refused.value.code == "serve-bad-host"


def test_a_password_on_the_command_line_is_warned_of_and_not_repeated(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "postgresql://anna:rosebud@127.0.0.1:1/evening"
    monkeypatch.setenv("OMERTA_PORT", str(free_port()))
    for given, warned in ((address, 1), (address.replace(":rosebud", ""), 0)):
        assert terminal.run("serve", "--database", given) == 2
        assert terminal.out.count("in the list of processes") == warned
        assert terminal.err.startswith("omerta: The database cannot be used: PostgreSQL does not")
        assert "rosebud" not in terminal.out + terminal.err
    monkeypatch.setenv("OMERTA_DATABASE_URL", address)
    assert terminal.run("serve") == 2
    assert "in the list of processes" not in terminal.out


def test_what_cannot_be_used_is_refused_in_one_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = str(free_port())
    there = str(tmp_path / "no" / "such" / "folder.db")
    assert terminal.run("serve", "--port", port, "--database", there) == 2
    assert terminal.err.startswith("omerta: The database cannot be used")
    assert terminal.err.count("\n") == 1
    assert terminal.run("serve", "--port", "0") == 2
    monkeypatch.setenv("OMERTA_PORT", "http")
    assert terminal.run("serve") == 2
    assert "OMERTA_PORT" in terminal.err
