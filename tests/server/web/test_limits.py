"""The server's rate limits: the buckets by themselves, and over the wire."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from omerta.server.web import limits
from omerta.server.web.limits import GuessLimit, Limit, Limits, TooFast, network_of
from omerta.server.web.table_socket import MAX_EXCESS
from tests.server.web.running_server import RunningServer, config_in


class Clock:
    """Time that passes when a test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_at_once_and_fills_slowly() -> None:
    clock = Clock()
    limit = Limit(3, 0.5, clock)
    assert [limit.take("anna") for _ in range(4)] == [True, True, True, False]
    assert limit.take("boris")
    clock.now += 1.9
    assert not limit.take("anna")
    clock.now += 0.2
    assert limit.take("anna")
    assert not limit.take("anna")
    clock.now += 1000
    assert limit.left("anna") == 3


def test_a_bucket_forgets_the_longest_silent_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 2)
    limit = Limit(1, 0.0, Clock())
    assert all(limit.take(name) for name in ("anna", "boris", "clara"))
    assert not limit.take("clara")
    assert limit.take("anna")


def test_limits_that_are_off_let_everything_pass() -> None:
    for on in (True, False):
        all_of_them = Limits(on=on, clock=Clock())
        try:
            for _ in range(100):
                all_of_them.check(all_of_them.tables, "anna")
                all_of_them.count(all_of_them.tables, "anna")
        except TooFast:
            assert on
        else:
            assert not on


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_an_address_is_a_machine_or_an_ipv6_network(host: str, place: str) -> None:
    assert network_of(host) == place


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(config_in(tmp_path_factory.mktemp("strict"), limits=True)) as running:
        yield running


def test_tables_cannot_be_opened_without_end(strict: RunningServer) -> None:
    with strict.browser("Anna") as anna:
        new = {"game": "crooks", "seats": 2}
        answers = [anna.post("/tables", new) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 2
        assert answers[-1].json() == {"code": "too-fast", "params": {}}
        assert len(anna.get("/me").json()["tables"]) == 10


def test_chat_that_comes_too_fast_is_refused(strict: RunningServer) -> None:
    with strict.browser("Boris") as boris, boris.at(boris.opens()) as line:
        assert line.asks("hello")["type"] == "welcome"
        answers = [line.asks("chat", text="spam") for _ in range(12)]
        assert [answer["type"] for answer in answers[:8]] == ["ack"] * 8
        assert (answers[-1]["type"], answers[-1]["code"]) == ("refused", "too-fast")
        assert line.asks("hello")["type"] == "welcome"


def test_advice_that_comes_too_fast_is_refused(strict: RunningServer) -> None:
    with strict.browser("Dina") as dina, dina.at(dina.opens()) as line:
        assert line.asks("hello")["type"] == "welcome"
        answers = [line.asks("suggest", seq=0, at="card:va06")["code"] for _ in range(12)]
        assert (answers[0], answers[-1]) == ("no-game-running", "too-fast")
        assert line.asks("chat", text="Hello")["type"] == "ack"  # it has its own limit


def test_advice_that_is_typed_has_the_same_limit(strict: RunningServer) -> None:
    with strict.browser("Egor") as egor, egor.at(egor.opens(game="legends")) as line:
        assert line.asks("hello")["type"] == "welcome"
        answers = [line.asks("type", seq=0, text="suggest draw")["code"] for _ in range(12)]
        assert (answers[0], answers[-1]) == ("no-game-running", "too-fast")
        assert line.asks("type", seq=0, text="draw")["code"] == "no-game-running"


def test_a_socket_that_never_stops_is_closed(strict: RunningServer) -> None:
    with strict.browser("Clara") as clara, clara.at(clara.opens()) as line:
        with contextlib.suppress(ConnectionClosed):  # perhaps before the last command is sent
            for _ in range(10 * MAX_EXCESS):  # on a slow machine more of them are in time
                line.say("hello")
        assert line.hear_the_end() == 1008


def test_codes_cannot_be_walked_and_neighbours_are_not_locked_out(tmp_path: Path) -> None:
    with (
        RunningServer(config_in(tmp_path, limits=True)) as running,
        running.browser("Anna") as anna,
    ):
        code, boris = anna.opens(), running.browser("Boris")  # and never one of these
        strange = boris.opens()
        statuses = [anna.get(f"/tables/KKK{letter}").status_code for letter in "ABEKMHOPCTYX" * 2]
        assert statuses == [404] * 20 + [429] * 4
        # Anna is refused alike whether there is a table or not, except for her own.
        assert [anna.get(f"/tables/{one}").status_code for one in (strange, "KKKK")] == [429, 429]
        with anna.at(strange) as line:
            assert line.hear_the_end() == 1013
        with anna.at(code) as line:
            assert line.asks("hello")["seats"] == [0]
        with boris, boris.at(code) as line, running.browser() as nobody:
            assert line.asks("hello")["type"] == "welcome"
            assert nobody.get(f"/tables/{code}").status_code == 200


def test_a_guest_without_a_wrong_guess_may_try_when_the_network_has_used_up_its_guesses() -> None:
    clock = Clock()
    guesses = GuessLimit(Limit(3, 1.0, clock), Limit(2, 0.0, clock))
    for guest in ("anna", "boris"):
        assert guesses.begin(guest, "here")
        guesses.wrong(guest)
    clock.now += 100
    assert not guesses.begin("anna", "here")
    assert not guesses.begin("", "here")
    assert guesses.begin("anna", "there")
    assert guesses.begin("vera", "here")
    guesses.wrong("vera")
    assert not guesses.begin("vera", "here")


def test_right_passwords_do_not_count() -> None:
    clock = Clock()
    guesses = GuessLimit(Limit(3, 0.0, clock), Limit(4, 0.0, clock))
    for _ in range(20):
        assert guesses.begin("anna", "here")
        guesses.right("anna", "here")
    assert guesses.per_network.left("here") == 4
    assert [guesses.begin("anna", "here") for _ in range(4)] == [True] * 3 + [False]


def test_members_behind_one_address_all_come_in_with_the_right_password(
    strict: RunningServer,
) -> None:
    with strict.browser("Anna") as anna, anna.at(anna.opens()) as host:
        code = host.asks("hello")["table"]["code"]
        assert host.asks("configure", password="tommy gun")["type"] == "ack"
        enters = [enter(strict, code, ["tommy gun"]) for _ in range(15)]
        assert enters == [["welcome"]] * 15
        assert enter(strict, code, ["xanadu"] * 12) == ["gone"] * 10 + ["refused"] * 2
        assert enter(strict, code, ["tommy gun"]) == ["welcome"]


def enter(running: RunningServer, code: str, passwords: list[str]) -> list[str]:
    """Try these passwords as a new guest; return the answers."""
    with running.browser("Member") as member:
        heard = []
        for password in passwords:
            with member.at(code) as line:
                said = line.say("hello", password=password)
                while (push := line.hear()).get("id") != said and push["type"] != "gone":
                    pass
                heard.append(str(push["type"]))
        return heard


def test_hellos_are_limited(strict: RunningServer) -> None:
    with strict.browser("Fedor") as fedor, fedor.at(fedor.opens()) as line:
        answers = [line.asks("hello")["type"] for _ in range(30)]
        assert answers[:20] == ["welcome"] * 20
        assert answers[-1] == "refused"


def test_a_socket_without_a_known_cookie_counts_as_a_request(tmp_path: Path) -> None:
    with (
        RunningServer(config_in(tmp_path, limits=True)) as running,
        running.browser("Anna") as anna,
    ):
        code = anna.opens()
        with running.browser() as nobody:
            ends = []
            for _ in range(3):
                with nobody.at(code) as line:
                    ends.append(line.hear_the_end())
                drain(running)
        assert ends == [4401, 1013, 1013]


def drain(running: RunningServer) -> None:
    """Use up the requests of this network."""
    front: Any = running.server.config.app
    front.limits.requests = Limit(0, 0.0)


def test_the_names_at_a_locked_table_are_shown_inside_only(strict: RunningServer) -> None:
    with strict.browser("Anna") as anna, anna.at(anna.opens()) as host:
        code = host.asks("hello")["table"]["code"]
        assert anna.get(f"/tables/{code}").json()["names"] == ["Anna"]
        assert host.asks("configure", password="tommy gun")["type"] == "ack"
        line = anna.get(f"/tables/{code}").json()
        assert (line["names"], line["locked"]) == ([], True)


def test_a_guest_has_a_limited_number_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_SOCKETS", 2)
    settings = config_in(tmp_path, limits=True)
    with RunningServer(settings) as running, running.browser("Anna") as anna:
        code = anna.opens()
        with anna.at(code) as first, anna.at(code) as second:
            assert [line.asks("hello")["type"] for line in (first, second)] == ["welcome"] * 2
            with anna.at(code) as third:
                assert third.hear() == {"type": "gone", "why": "too_many_here"}
                assert third.hear_the_end() == 1000
            with running.browser("Boris") as boris, boris.at(code) as other:
                assert other.asks("hello")["type"] == "welcome"
        with anna.at(code) as again:
            assert again.asks("hello")["type"] == "welcome"
