"""HTTP: what each page answers, what it refuses, and what every answer carries."""

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta import Match
from omerta.server.passwords import hash_password
from omerta.server.web import addresses
from omerta.server.web.matches import MAX_FILE_BYTES
from omerta.server.web.origins import is_ours
from tests.server.web.raw_frames import Wire, connected, handshake
from tests.server.web.running_server import Browser, RunningServer, config_in


def test_the_games_are_listed_with_their_options(server: RunningServer) -> None:
    with server.browser() as browser:
        games = browser.get("/games").json()
    crooks = next(game for game in games if game["id"] == "crooks")
    assert crooks["seats"] == [2, 3, 4]
    assert all(game["levels"] == ["random", "easy", "normal", "hard"] for game in games)
    options = {option["name"]: option["values"] for option in crooks["options"]}
    assert options["edition"] == ["2012", "2016"]
    assert options["first_player"] == ["random", "0", "1", "2", "3"]
    assert "deck" not in options


def test_a_browser_has_no_guest_until_it_gives_a_name(server: RunningServer) -> None:
    with server.browser() as browser:
        assert browser.get("/me").json() == {"guest": None, "name": "", "tables": []}
        opened = browser.post("/tables", {"game": "crooks", "seats": 2})
        assert (opened.status_code, opened.json()["code"]) == (401, "who-are-you")
        told = browser.post("/me", {"name": "  Анна\u200b "})
        assert told.json()["name"] == "Анна"
        guest = told.json()["guest"]
        assert browser.get("/me").json()["guest"] == guest
        renamed = browser.post("/me", {"name": "Anna"})
        assert renamed.json() == {"guest": guest, "name": "Anna", "tables": []}
        assert "set-cookie" not in renamed.headers


def test_a_browser_that_is_forgotten_has_lost_its_seats(server: RunningServer) -> None:
    with server.browser("Anna") as anna, server.browser() as thief:
        cookie = f"omerta={anna.http.cookies['omerta']}"
        code = anna.opens()
        with anna.at(code) as line:
            assert line.asks("hello")["seats"] == [0]
            told = anna.post("/me/forget", {})
            assert told.json() == {"guest": None, "name": "", "tables": []}
            assert {"omerta=", "Max-Age=0"} <= {
                part.strip().replace('""', "") for part in told.headers["set-cookie"].split(";")
            }
            assert line.hear_the_end() == 4401
        assert thief.get("/me", headers={"cookie": cookie}).json()["guest"] is None
        assert anna.post("/me/forget", {}).status_code == 200
        assert anna.post("/me", {"name": "Anna"}).json()["tables"] == []
        assert anna.get(f"/tables/{code}").json()["names"] == ["Anna"]  # until a bot takes over


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(server: RunningServer) -> None:
    with server.browser() as browser:
        assert "set-cookie" not in browser.get("/me").headers
        told = browser.post("/me", {"name": "Anna"})
        name, _, rest = told.headers["set-cookie"].partition("=")
        token, *attributes = [part.strip() for part in rest.split(";")]
        assert name == "omerta"
        assert re.fullmatch(r"[\w-]{22}", token)
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Max-Age=31536000"} <= set(attributes)
        assert told.json()["guest"] not in token
        again = browser.get("/me")  # a returning guest keeps the cookie for another year
        assert again.headers["set-cookie"] == told.headers["set-cookie"]


@pytest.mark.parametrize(
    "cookie", ["x", "x" * 22, pytest.param("x" * 5000, id="long"), "ё" * 22, "' or 1=1 --"]
)
def test_a_cookie_that_was_never_given_is_nobodys(server: RunningServer, cookie: str) -> None:
    raw = f"omerta={cookie}".encode()
    with server.browser() as browser:
        answer = browser.http.get("/me", headers={b"cookie": raw})
        assert answer.json()["guest"] is None


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 21, 5, None, "\u202e\u2066"])
def test_a_name_that_cannot_be_shown_is_refused(server: RunningServer, name: object) -> None:
    with server.browser() as browser:
        answer = browser.post("/me", {"name": name})
        assert answer.status_code in {400, 422}
        assert answer.json()["code"] in {"malformed", "bad-name"}
        assert "set-cookie" not in answer.headers


def test_a_table_is_seen_by_its_code_and_listed_when_it_is_public(server: RunningServer) -> None:
    with server.browser("Anna") as anna, server.browser() as other:
        hidden, public = anna.opens(), anna.opens(public=True)
        line = other.get(f"/tables/{hidden}").json()
        assert line == {
            "code": hidden,
            "game": "crooks",
            "phase": "lobby",
            "names": ["Anna"],
            "seats": 2,
            "open": 1,
            "locked": False,
        }
        listed = [table["code"] for table in other.get("/tables").json()]
        assert public in listed
        assert hidden not in listed
        assert {table["code"] for table in anna.get("/me").json()["tables"]} == {hidden, public}


@pytest.mark.parametrize(
    "code", ["KKKK", "x", pytest.param("А" * 300, id="long"), "%00%00", "....", "{code}"]
)
def test_a_table_that_is_not_there(server: RunningServer, code: str) -> None:
    with server.browser() as browser:
        for page in ("", "/qr.svg"):
            answer = browser.get(f"/tables/{code}{page}")
            assert answer.status_code == 404
            assert answer.json()["code"] in {"unknown-table", "no-such-page"}


def test_the_picture_for_cameras_is_a_plain_svg(server: RunningServer) -> None:
    with server.browser("Anna") as anna:
        answer = anna.get(f"/tables/{anna.opens()}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "<svg" in answer.text
        assert "style=" not in answer.text


def test_the_picture_shows_where_others_find_the_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the server's own machine the picture is the same as elsewhere."""
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    with server.browser("Anna") as anna:
        table = f"/tables/{anna.opens()}"
        ours = {"host": server.host, "referer": f"https://{server.host}/t/KBTE"}
        nearby = {"host": f"192.168.1.5:{server.port}"}
        secure = {**nearby, "referer": f"https://192.168.1.5:{server.port}/t/KBTE"}
        drawn = [anna.get(f"{table}/qr.svg", headers=each).text for each in (ours, nearby, secure)]
    assert drawn[0] == drawn[2] != drawn[1]  # an unnamed proxy ends TLS


def test_the_story_needs_to_know_before_which_step(server: RunningServer) -> None:
    with server.browser("Anna") as anna:
        code = anna.opens()
        page = f"/tables/{code}/story?before=5"
        outside = anna.get(page)
        assert (outside.status_code, outside.json()["code"]) == (403, "hello-first")
        with anna.at(code) as line:
            line.asks("hello")
            assert anna.get(page).json() == {"story": []}
        refused = anna.get(f"/tables/{code}/story")
        assert (refused.status_code, refused.json()["params"]) == (400, {"field": "before"})


@pytest.mark.parametrize(
    ("body", "field"),
    [
        pytest.param("", "", id="nothing"),
        pytest.param("{", "", id="half"),
        pytest.param("[]", "", id="a list"),
        pytest.param('{"game":"crooks"}', "seats", id="no seats"),
        pytest.param('{"game":"crooks","seats":"2"}', "seats", id="seats as text"),
        pytest.param('{"game":"crooks","seats":2,"bots":["easy",3]}', "bots", id="bot 3"),
        pytest.param('{"game":"crooks","seats":2,"cheat":true}', "cheat", id="unknown"),
        pytest.param(
            '{"game":"legends","seats":2,"origin":{"play":"x","seq":-1}}', "seq", id="a step before"
        ),
        pytest.param("[" * 20_000, "", id="deep"),
        pytest.param('{"game":"crooks","seats":2,"options":' + "[" * 20_000, "", id="deep inside"),
        pytest.param('{"game":"\\ud800","seats":2}', "", id="half a letter"),
    ],
)
def test_what_makes_no_sense_is_refused_by_its_field(
    server: RunningServer, body: str, field: str
) -> None:
    with server.browser("Anna") as anna:
        answer = anna.http.post(
            "/tables", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert field in answer.json()["params"].get("field", "")
        assert "msgspec" not in answer.text
        assert anna.get("/me").json()["tables"] == []


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 9}, 422, None),
        ({"bots": ["genius"]}, 422, "unknown-bot"),
        ({"options": {"edition": "1812"}}, 422, None),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: RunningServer, wish: dict[str, object], status: int, code: str | None
) -> None:
    with server.browser("Anna") as anna:
        answer = anna.post("/tables", {"game": "crooks", "seats": 2, **wish})
        assert answer.status_code == status
        assert code in {None, answer.json()["code"]}
        assert anna.get("/me").json()["tables"] == []


def test_a_request_that_is_too_large_is_refused(server: RunningServer) -> None:
    with server.browser("Anna") as anna:
        answer = anna.post(
            "/tables", {"game": "crooks", "seats": 2, "options": {"x": "y" * 70_000}}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        answer = anna.post("/plays", "x" * (MAX_FILE_BYTES + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_a_foreign_page_changes_nothing(server: RunningServer, origin: str) -> None:
    with server.browser("Anna") as anna:
        answer = anna.post("/me", {"name": "Mallory"}, Origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert anna.get("/me").json()["name"] == "Anna"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_changes_nothing(server: RunningServer, kind: str) -> None:
    with server.browser("Anna") as anna:
        body = json.dumps({"name": "Mallory"})
        answer = anna.http.post("/me", content=body, headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        assert anna.get("/me").json()["name"] == "Anna"


def test_pages_that_the_owner_allows_may_act(tmp_path: Path) -> None:
    settings = config_in(tmp_path, origins=("https://games.example",))
    with RunningServer(settings) as running, running.browser("Anna") as anna:
        told = anna.post("/me", {"name": "Anne"}, Origin="https://games.example")
        assert told.json()["name"] == "Anne"


def test_opening_a_table_needs_the_host_password(tmp_path: Path) -> None:
    settings = config_in(tmp_path, host_password=hash_password("шапка"))
    with RunningServer(settings) as running, running.browser("Anna") as anna:
        new = {"game": "crooks", "seats": 2}
        for typed in ({}, {"host_password": "Шапка"}):
            answer = anna.post("/tables", {**new, **typed})
            assert (answer.status_code, answer.json()["code"]) == (403, "host-password")
        assert anna.opens(host_password="шапка")


def test_games_come_in_by_file_and_go_out_again(server: RunningServer) -> None:
    match = Match.new("crooks", 2, seed=5)
    while match.waiting:
        match.play(match.waiting[0], match.options(match.waiting[0])[0])
    with server.browser("Anna") as anna:
        taken = anna.http.post(
            "/plays", content=match.save(), headers={"content-type": "application/json"}
        )
        assert taken.status_code == 201, taken.text
        play = taken.json()["play"]
        assert anna.get(f"/plays/{play}").json() == taken.json()
        frames = anna.get(f"/plays/{play}/moments", params={"first": 0, "last": 3}).json()
        assert [frame["told"]["seq"] for frame in frames["moments"]] == [0, 1, 2, 3]
        assert anna.get(f"/plays/{play}/luck").json()["draws"]
        file = anna.get(f"/plays/{play}/file")
        assert f'filename="omerta-crooks-{play}.json"' in file.headers["content-disposition"]
        assert Match.load(file.content).outcome == match.outcome


@pytest.mark.parametrize("body", ["", "{}", "[]", "null", '{"schema": 1}'])
def test_a_file_that_is_no_game_is_refused(server: RunningServer, body: str) -> None:
    with server.browser("Anna") as browser:
        answer = browser.http.post(
            "/plays", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"][:5]) == (422, "save-")


def test_an_import_needs_a_known_guest(server: RunningServer) -> None:
    with server.browser() as browser:
        answer = browser.post("/plays", {})
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


def test_a_replay_that_is_not_there(server: RunningServer) -> None:
    with server.browser() as browser:
        for page in ("", "/luck", "/file", "/tree", "/moments?first=0&last=1", "/study?seat=0"):
            answer = browser.get(f"/plays/nothing{page}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-replay")


def test_a_game_that_is_over_is_looked_back_upon(server: RunningServer) -> None:
    with server.browser("Anna") as browser:
        play = take_in(browser, "crooks_out")
        while (study := browser.get(f"/plays/{play}/study?seat=1").json())["story"] is None:
            assert 0 <= study["done"] <= study["total"]
        assert study["done"] == study["total"]
        assert study["story"]["seat"] == 1
        assert study["story"]["steps"]
        wrong = browser.get(f"/plays/{play}/study?seat=2")
        assert (wrong.status_code, wrong.json()["code"]) == (422, "no-such-seat")
        for seat in ("", "?seat=", "?seat=-1", "?seat=10", "?seat=x"):
            answer = browser.get(f"/plays/{play}/study{seat}")
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_game_without_a_coach_is_not_looked_back_upon(server: RunningServer) -> None:
    with server.browser("Anna") as browser:
        answer = browser.get(f"/plays/{take_in(browser, 'crooks')}/study?seat=0")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-hindsight")


def test_a_game_that_is_over_is_gone_on_with(server: RunningServer) -> None:
    with server.browser("Anna") as anna:
        play = take_in(anna, "legends")
        tree = anna.get(f"/plays/{play}/tree").json()
        assert tree["game"] == "legends"
        (branch,) = tree["branches"]
        assert (branch["play"], branch["origin"]) == (play, None)
        mark = branch["marks"][0]["seq"]
        new = {"game": "legends", "seats": 2, "bots": ["random"]}
        code = anna.post("/tables", {**new, "origin": {"play": play, "seq": mark}}).json()["code"]
        assert anna.get(f"/tables/{code}").json()["seats"] == 2
        for origin, status, why in (
            ({"play": "nothing", "seq": 0}, 404, "unknown-replay"),
            ({"play": play, "seq": 1 << 30}, 422, "no-such-moment"),
            ({"play": play, "seq": branch["last"]}, 422, "nothing-left-to-play"),
            ({"play": take_in(anna, "crooks"), "seq": 0}, 422, "not-together"),
            ({"play": play}, 400, "malformed"),
        ):
            answer = anna.post("/tables", {**new, "origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (status, why)


@contextlib.contextmanager
def wired_by_hand(server: RunningServer, code: str, **headers: str) -> Iterator[Wire]:
    """A handshake that may be refused."""
    with connected(server.host) as wire:
        told = {name.title(): value for name, value in headers.items()}
        wire.send(handshake(server.host, f"/api/tables/{code}/live", told))
        yield wire


def take_in(browser: Browser, game: str) -> str:
    """Import a whole match of two; return its id."""
    match = Match.new(game, 2, 4)
    while match.waiting:
        options = match.options(match.waiting[0])
        match.play(match.waiting[0], options[len(match.log) % len(options)])
    json_file = {"content-type": "application/json"}
    answer = browser.http.post("/plays", content=match.save(), headers=json_file)
    return str(answer.json()["play"])


def test_every_answer_is_safe_to_show(server: RunningServer) -> None:
    with server.browser() as browser:
        for path in ("/me", "/nothing", "/tables/AAAA", "/../", "/health"):
            headers = browser.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "strict-transport-security" not in headers
            assert "server" not in headers


def test_what_is_not_a_page_is_a_problem(server: RunningServer) -> None:
    with server.browser() as browser:
        assert browser.get("/nothing").json()["code"] == "no-such-page"
        answer = browser.http.delete("/me", headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")


def test_the_server_reports_its_health(server: RunningServer) -> None:
    with server.browser() as browser:
        health = browser.get("/health").json()
        assert (health["status"], health["database"]) == ("ok", "ok")


def test_a_name_that_may_be_a_strangers_is_refused(server: RunningServer) -> None:
    """Any page may point its name at this machine, and its browser then takes us for its server."""
    with server.browser("Anna") as anna:
        code = anna.opens()
        evil = {
            "host": f"evil.example:{server.port}",
            "origin": f"http://evil.example:{server.port}",
        }
        for path in ("/tables", "/metrics", f"/tables/{code}/qr.svg"):
            answer = anna.get(path, headers=evil)
            assert answer.status_code == 421
            assert answer.json() == {"code": "unknown-host", "params": {"name": "evil.example"}}
        assert anna.post("/me", {"name": "Eve"}, **evil).status_code == 421
        page = anna.get(f"http://{server.host}/", headers=evil)
        assert page.headers["content-type"] == "text/plain; charset=utf-8"
        assert "OMERTA_ORIGINS" in page.text
        with wired_by_hand(server, code, **evil) as wire:
            assert wire.hear_status() == 403


def test_a_name_that_the_owner_allows_is_ours(tmp_path: Path) -> None:
    allowing = config_in(tmp_path, origins=("https://games.example",))
    with RunningServer(allowing) as running, running.browser() as browser:
        for host in ("games.example", "GAMES.example.:8443"):
            assert browser.get("/games", headers={"host": host}).status_code == 200
        assert browser.get("/games", headers={"host": "www.games.example"}).status_code == 421


def test_numbers_are_for_programs_on_the_machine_of_the_server(tmp_path: Path) -> None:
    with RunningServer(config_in(tmp_path)) as running, running.browser() as browser:
        assert "omerta_sockets" in browser.get("/metrics").text
        with connected(running.host) as wire:  # as nginx does by default
            wire.send(f"GET /api/metrics HTTP/1.0\r\nHost: {running.host}\r\n\r\n".encode())
            assert wire.hear_status() == 403
        assert browser.get("/metrics", headers={"host": "192.168.1.5"}).status_code == 403
        answer = browser.get("/metrics", headers={"x-real-ip": "127.0.0.1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-from-here")
        # A proxy sends its requests from this machine, so a local address proves nothing.
        assert browser.get("/metrics").status_code == 403


def test_numbers_are_for_the_owners_token(tmp_path: Path) -> None:
    owned = config_in(tmp_path, metrics_token="rosebud", proxies=("127.0.0.1",))
    with RunningServer(owned) as running, running.browser() as browser:
        assert browser.get("/metrics").status_code == 403  # perhaps for a client behind the proxy
        for token, status in (("rosebud", 200), ("Rosebud", 403), ("-", 403), ("р", 403)):
            told = {"authorization": f"Bearer {token}".encode()}
            assert browser.get("/metrics", headers=told).status_code == status


def test_a_proxy_is_believed_only_when_the_owner_names_it(
    server: RunningServer, tmp_path: Path
) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with server.browser() as browser:
        told = browser.post("/me", {"name": "Anna"}, **forwarded)
        assert told.headers["set-cookie"].startswith("omerta=")
    trusting = config_in(tmp_path, proxies=("127.0.0.1",))
    with RunningServer(trusting) as running, running.browser() as browser:
        told = browser.post("/me", {"name": "Anna"}, **forwarded)
        assert told.headers["set-cookie"].startswith("__Host-omerta=")
        assert "Secure" in told.headers["set-cookie"]
        known = told.headers["set-cookie"].partition(";")[0]  # kept by the browser since plain HTTP
        again = browser.get("/me", headers={**forwarded, "cookie": known})
        assert again.headers["set-cookie"] == told.headers["set-cookie"]
        assert "max-age" in told.headers["strict-transport-security"]
        assert browser.get("/metrics", headers=forwarded).status_code == 403


def test_however_many_ask_for_its_health_the_server_tries_once(tmp_path: Path) -> None:
    with RunningServer(config_in(tmp_path)) as running, running.browser() as browser:
        answers = [browser.get("/health").json()["status"] for _ in range(20)]
        assert answers == ["ok"] * 20
    with contextlib.closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        (checks,) = database.execute("SELECT checks FROM pulse").fetchone()
    assert 1 <= checks < 20


@pytest.mark.parametrize(
    ("scheme", "origin", "ours"),
    [
        ("http", "http://games.example", True),
        ("http", "https://games.example", True),  # a proxy that ends TLS and does not say so
        ("https", "https://games.example", True),
        ("wss", "https://games.example", True),
        ("wss", "http://games.example", False),
        ("https", "http://games.example", False),
        ("https", "https://games.example:8443", False),
        ("http", "ftp://games.example", False),
    ],
)
def test_a_page_without_tls_is_not_ours_where_we_have_it(
    scheme: str, origin: str, ours: bool
) -> None:
    headers = {"origin": origin, "host": "games.example"}
    assert is_ours(headers, (), scheme) == ours


def test_a_replay_of_no_possible_name_is_not_there(server: RunningServer) -> None:
    with server.browser() as browser:
        for name in ("%00", "a%00b", "x" * 41, "д"):
            assert browser.get(f"/plays/{name}").status_code == 404
