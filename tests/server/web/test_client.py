"""The files of the browser client, as the build leaves them."""

import gzip
from pathlib import Path

import pytest

from omerta.server.web import client
from omerta.server.web.problems import NoSuchPage
from tests.server.web.running_server import RunningServer

PAGE = (
    "<!doctype html><title>Omertà</title>"
    '<script type="module" crossorigin src="/assets/main-1a2b.js"></script>'
)
SCRIPT = "export const deal = () => 32;"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client in place of the built one, which may be missing."""
    folder = tmp_path / "_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text("{}", "utf-8")
    (tmp_path / "secret.txt").write_text("seed", "utf-8")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


@pytest.mark.parametrize(
    "path", ["", "t/KBTE", "replay/x", "rules/crooks", "learn/crooks", "settings", "no/such.page"]
)
def test_every_address_of_the_client_is_its_one_page(
    server: RunningServer, built: Path, path: str
) -> None:
    with server.browser() as browser:
        answer = browser.http.get(f"http://{server.host}/{path}")
        assert answer.text == PAGE
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_a_browser_with_the_page_gets_not_modified(server: RunningServer, built: Path) -> None:
    page = f"http://{server.host}/"
    with server.browser() as browser:
        mark = browser.http.get(page).headers["etag"]
        again = browser.http.get(page, headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")
        (built / "index.html").write_text(PAGE + "new", "utf-8")
        assert browser.http.get(page, headers={"if-none-match": mark}).text == PAGE + "new"
        assert browser.http.head(page).status_code == 200


def test_files_with_a_hash_in_their_name_are_kept_for_good(
    server: RunningServer, built: Path
) -> None:
    with server.browser() as browser:
        script = browser.http.get(
            f"http://{server.host}/assets/main-1a2b.js", headers={"accept-encoding": "gzip"}
        )
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["vary"] == "accept-encoding"
        missing = browser.http.get(f"http://{server.host}/assets/main-0000.js")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-page")
        icon = browser.http.get(f"http://{server.host}/icon.svg")
        assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", ""), ("", "")],
)
def test_the_smallest_form_a_browser_takes_is_sent(
    built: Path, accepted: str, encoding: str
) -> None:
    found = client.find(built, "assets/main-1a2b.js", accepted)
    assert found is not None
    assert found.encoding == encoding


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "assets/../../secret.txt",
        "/etc/passwd",
        "..",
        "a\0b",
        "x" * 5000,
        "assets",
        ".vite/manifest.json",
    ],
)
def test_nothing_outside_the_client_is_served(built: Path, path: str) -> None:
    try:
        found = client.find(built, path, "")
    except NoSuchPage:
        return
    assert found is not None
    assert found.body.decode() == PAGE


def test_nothing_outside_the_client_is_served_over_the_wire(
    server: RunningServer, built: Path
) -> None:
    with server.browser() as browser:
        for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd"):
            answer = browser.http.get(f"http://{server.host}{path}")
            assert "seed" not in answer.text
            assert "root:" not in answer.text


def test_a_welcome_names_the_client_that_a_reload_brings(
    server: RunningServer, built: Path
) -> None:
    with server.browser("Anna") as anna:
        code = anna.opens()
        assert anna.get("/site").json()["client"] == "/assets/main-1a2b.js"
        (built / "index.html").write_text(PAGE.replace("1a2b", "3c4d"), "utf-8")
        with anna.at(code) as line:
            assert line.asks("hello")["site"]["client"] == "/assets/main-3c4d.js"
        (built / "index.html").unlink()
        assert anna.get("/site").json()["client"] == ""


def test_a_source_tree_without_a_built_client_explains_how_to_build_it(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    with server.browser() as browser:
        answer = browser.http.get(f"http://{server.host}/")
        assert answer.status_code == 503
        assert "./play" in answer.text
