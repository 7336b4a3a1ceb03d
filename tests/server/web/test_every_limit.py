"""Every limit at every entry it guards: an entry that forgets to count is found here."""

import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from omerta.server.passwords import hash_password
from omerta.server.web import app
from omerta.server.web.limits import Capacity, GuessLimit, Limit, Limits
from tests.server.live_harness import Json
from tests.server.web.running_server import Browser, RunningServer, SocketClient, config_in

MOST = 3
"""How often each thing may be done in these tests, however much time passes."""
WIDE = 1000
HOST_PASSWORD = "rosebud"
TOO_FAST = 429


class Subject(NamedTuple):
    """A guest with their own table and a socket there, and a locked table of another guest."""

    browser: Browser
    line: SocketClient
    stack: contextlib.ExitStack
    code: str
    locked: str


Attempt = Callable[[Subject], bool]
"""Tries something once; returns whether the limit allowed it."""


def asking(method: str, path: str, **body: object) -> Attempt:
    """A page of the API."""

    def attempt(subject: Subject) -> bool:
        http = subject.browser.http
        answer = http.request(method, path, json=body if method == "POST" else None)
        return answer.status_code != TOO_FAST

    return attempt


def saying(kind: str, **fields: object) -> Attempt:
    """A command on the open socket."""
    return lambda subject: in_time(subject.line.asks(kind, **fields))


def in_time(push: Json) -> bool:
    return push.get("code") != "too-fast"


def introducing(subject: Subject) -> bool:
    with Browser(subject.browser.host, "", {}) as new:
        return new.post("/me", {"name": "New"}).status_code != TOO_FAST


def opening(subject: Subject) -> bool:
    new = {"game": "crooks", "seats": 2, "host_password": HOST_PASSWORD}
    return subject.browser.post("/tables", new).status_code != TOO_FAST


def knocking(subject: Subject, password: str = "xanadu") -> bool:
    with subject.browser.at(subject.locked) as line:
        line.say("hello", password=password)
        return in_time(line.hear())


def opening_wrongly(subject: Subject) -> bool:
    new = {"game": "crooks", "seats": 2, "host_password": "xanadu"}
    return subject.browser.post("/tables", new).status_code != TOO_FAST


def asking_as_nobody(subject: Subject) -> bool:
    with Browser(subject.browser.host, "", {}) as new:
        return new.get("/tables/AAAA").status_code != TOO_FAST


def drawing(subject: Subject) -> bool:
    return subject.browser.get(f"/tables/{subject.code}/qr.svg").status_code != TOO_FAST


def connecting(subject: Subject) -> bool:
    """A request for a socket, which counts like a page; beyond the limit the server closes."""
    with subject.browser.at(subject.code) as line:
        try:
            return bool(line.asks("ping"))
        except ConnectionClosed:
            return False


def staying(subject: Subject) -> bool:
    """A further socket, which stays open."""
    line = subject.stack.enter_context(subject.browser.at(subject.code))
    with contextlib.suppress(ConnectionClosed):  # perhaps it was closed already
        line.say("hello")
    return bool(line.hear()["type"] != "gone")


def paper(subject: Subject) -> bool:
    page = f"http://{subject.browser.host}/paper/nothing"
    return subject.browser.get(page).status_code != TOO_FAST


BY_ADDRESS: list[tuple[str, Attempt]] = [
    ("requests", asking("GET", "/games")),
    ("requests", connecting),
    ("guests", introducing),
    ("tables_per_network", opening),
    ("hashes", opening),
    ("hashes", knocking),
    ("hashes", saying("configure", password="swordfish")),
    ("codes.per_guest", asking_as_nobody),
    ("codes.per_network", asking_as_nobody),
    ("imports", asking("POST", "/plays")),
    ("replays", asking("GET", "/plays/nothing/moments?first=0&last=1")),
    ("replays", asking("GET", "/plays/nothing/study?seat=0")),
    ("replays", asking("GET", "/plays/nothing/tree")),
    ("replays", asking("GET", "/plays/nothing/luck")),
    ("replays", asking("GET", "/plays/nothing/file")),
    ("replays", paper),
    ("replays", drawing),
    ("configures", saying("configure", public=False)),
    ("commands_per_network", saying("ping")),
    ("sockets_per_network", staying),
]
BY_GUEST: list[tuple[str, Attempt]] = [
    ("tables", opening),
    ("passwords.per_guest", opening_wrongly),
    ("passwords.per_guest", knocking),
    ("passwords.per_network", opening_wrongly),
    ("passwords.per_network", knocking),
    ("codes.per_guest", asking("GET", "/tables/AAAA")),
    ("codes.per_network", asking("GET", "/tables/AAAA")),
    ("hellos", saying("hello")),
    ("commands", saying("ping")),
    ("chat", saying("chat", text="Hello")),
    ("suggestions", saying("suggest", seq=0, at="card:va06")),
    ("suggestions", saying("type", seq=0, text="suggest draw")),
    ("why", saying("why", action={"type": "pass"})),
    ("sockets", staying),
]


class Narrow(Limits):
    """The limits of the one server of these tests: all wide, until one is made narrow."""

    def __init__(self, *, on: bool) -> None:
        super().__init__(on=on)
        self.widen()

    def widen(self) -> None:
        for name, kind in kinds().items():
            self._set(name, kind, WIDE)

    def narrow(self, name: str, most: int) -> None:
        self._set(name, kinds()[name], most)

    def _set(self, name: str, kind: type, most: int) -> None:
        of, _, name = name.rpartition(".")
        setattr(
            getattr(self, of) if of else self,
            name,
            Capacity(most) if kind is Capacity else Limit(most, 0.0),
        )


def kinds() -> dict[str, type]:
    """Return all limits and their classes."""
    all_of_them = vars(Limits(on=True))
    inner = {
        f"{name}.{part}": type(it)
        for name, guesses in all_of_them.items()
        if isinstance(guesses, GuessLimit)
        for part, it in (("per_guest", guesses.per_guest), ("per_network", guesses.per_network))
    }
    plain = {name: type(it) for name, it in all_of_them.items() if isinstance(it, Limit | Capacity)}
    return plain | inner


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, Narrow]]:
    limits = Narrow(on=True)
    settings = config_in(
        tmp_path_factory.mktemp("narrow"), limits=True, host_password=hash_password(HOST_PASSWORD)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Limits", lambda **_: limits)
        with RunningServer(settings) as running:
            yield running, limits


@contextlib.contextmanager
def parties(running: RunningServer, limits: Narrow) -> Iterator[list[Subject]]:
    limits.widen()
    with contextlib.ExitStack() as stack:
        people = [stack.enter_context(running.browser(name)) for name in ("Anna", "Boris", "Vera")]
        codes = [
            person.opens(game="legends", host_password=HOST_PASSWORD, seats=2) for person in people
        ]
        lines = [
            stack.enter_context(person.at(code)) for person, code in zip(people, codes, strict=True)
        ]
        for line in lines:
            assert line.asks("hello")["type"] == "welcome"
        assert lines[2].asks("configure", password="tommy gun")["type"] == "ack"
        yield [
            Subject(people[number], lines[number], stack, codes[number], codes[2])
            for number in range(2)
        ]


def tries(attempt: Attempt, subject: Subject) -> list[bool]:
    return [attempt(subject) for _ in range(MOST + 2)]


def test_no_limit_is_forgotten_here() -> None:
    assert {name for name, _ in BY_ADDRESS + BY_GUEST} == kinds().keys()


def test_nothing_is_refused_as_long_as_the_limits_are_wide(
    strict: tuple[RunningServer, Narrow],
) -> None:
    with parties(*strict) as (anna, _):
        for _, attempt in BY_ADDRESS + BY_GUEST:
            assert attempt(anna)


@pytest.mark.parametrize(("limit", "attempt"), BY_ADDRESS, ids=[name for name, _ in BY_ADDRESS])
def test_an_address_is_held_back(
    strict: tuple[RunningServer, Narrow], limit: str, attempt: Attempt
) -> None:
    with parties(*strict) as (anna, boris):
        strict[1].narrow(limit, MOST)
        assert tries(attempt, anna) == [True] * MOST + [False] * 2
        assert not attempt(boris)  # from the same network
        strict[1].widen()
        assert attempt(boris)


@pytest.mark.parametrize(("limit", "attempt"), BY_GUEST, ids=[name for name, _ in BY_GUEST])
def test_a_guest_is_held_back_alone(
    strict: tuple[RunningServer, Narrow], limit: str, attempt: Attempt
) -> None:
    with parties(*strict) as (anna, boris):
        strict[1].narrow(limit, MOST)
        assert tries(attempt, anna) == [True] * MOST + [False] * 2
        assert attempt(boris)
