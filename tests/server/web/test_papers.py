"""The page of a newspaper over HTTP: its policy, its file, and its readers."""

import base64
import hashlib
import re

import pytest

from omerta.kernel.match import Player
from tests.games.legends.newspaper_events import whole_campaign
from tests.server.web.running_server import Browser, RunningServer


@pytest.fixture(scope="module")
def play(server: RunningServer) -> str:
    """An imported campaign, with a player whose name is a script."""
    match = whole_campaign()
    match.players = (Player("Anna"), Player("<script>1</script>"))
    with server.browser("Anna") as browser:
        answer = browser.http.post(
            "/plays", content=match.save(), headers={"content-type": "application/json"}
        )
    return str(answer.json()["play"])


def at(browser: Browser, path: str) -> str:
    """An address outside of the API."""
    return f"http://{browser.host}{path}"


def test_a_paper_may_do_nothing_but_look_as_it_looks(server: RunningServer, play: str) -> None:
    with server.browser() as browser:
        answer = browser.get(at(browser, f"/paper/{play}?language=ru"))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    (style,) = re.findall(r"<style>(.*?)</style>", answer.text, flags=re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    (header,) = answer.headers.get_list("content-security-policy")
    assert header.split("; ") == [
        "default-src 'none'",
        f"style-src 'sha256-{digest}'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in answer.text
    assert "&lt;script&gt;1&lt;/script&gt;" in answer.text
    assert 'lang="ru"' in answer.text
    assert 'href="?language=en"' in answer.text


def test_a_paper_can_be_kept_as_a_file_without_links_to_here(
    server: RunningServer, play: str
) -> None:
    with server.browser() as browser:
        answer = browser.get(at(browser, f"/paper/{play}?download=1"))
    named = f'attachment; filename="omerta-legends-{play}-en.html"'
    assert answer.headers["content-disposition"] == named
    assert 'href="?' not in answer.text
    assert 'http-equiv="Content-Security-Policy"' in answer.text


@pytest.mark.parametrize("wish", ["language=de", "language=", "download=2", "download=x"])
def test_a_wish_that_cannot_be_fulfilled(server: RunningServer, play: str, wish: str) -> None:
    with server.browser() as browser:
        answer = browser.get(at(browser, f"/paper/{play}?{wish}"))
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_running_match_is_for_its_players(server: RunningServer) -> None:
    with server.browser("Anna") as anna, server.browser("Vera") as vera:
        code = anna.opens(game="legends", seats=1)
        with anna.at(code) as line:
            sealed = line.asks("hello")["table"]["commitment"]
            line.asks("salt", seat=0, salt="5a" * 16, commitment=sealed)
            line.asks("start")
            play = line.asks("hello")["play"]["play"]
        page = anna.get(at(anna, f"/paper/{play}"))
        assert (page.status_code, "The presses are warm" in page.text) == (200, True)
        other = vera.get(at(vera, f"/paper/{play}"))
        assert (other.status_code, other.json()["code"]) == (409, "replay-not-over")
        missing = vera.get(at(vera, "/paper/nothing"))
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown-replay")
