"""The end of a server: clients are asked to reconnect, and finished work is saved."""

from pathlib import Path

import httpx
import pytest

from tests.server.web.running_server import RunningServer, config_in


def test_a_stop_asks_all_guests_to_come_back_and_the_next_start_knows_them(tmp_path: Path) -> None:
    settings = config_in(tmp_path)
    first = RunningServer(settings)
    with first, first.browser("Anna") as anna:
        code = anna.opens()
        with anna.at(code) as line:
            assert line.asks("hello")["type"] == "welcome"
            assert line.asks("chat", text="until tomorrow")["type"] == "ack"
            first.stop()
            assert line.hear_the_end() == 1012
        cookie = anna.http.cookies["omerta"]
    with RunningServer(settings) as second, second.browser() as anna:
        anna.http.cookies.set("omerta", cookie, domain="127.0.0.1")
        assert [table["code"] for table in anna.get("/me").json()["tables"]] == [code]
        with anna.at(code) as line:
            welcome = line.asks("hello")
            assert welcome["seats"] == [0]
            assert [said["text"] for said in welcome["chat"]] == ["until tomorrow"]


def test_a_stopped_server_lets_its_port_go(tmp_path: Path) -> None:
    running = RunningServer(config_in(tmp_path))
    with running, running.browser() as browser:
        assert browser.get("/health").json()["status"] == "ok"
    with running.browser() as browser, pytest.raises(httpx.ConnectError):
        browser.http.get("/health")
