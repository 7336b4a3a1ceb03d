"""Every limit there is, at every door it guards: a door that forgets to count is found here."""

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
"""So often each thing may be done in these tests, however much time passes."""
WIDE = 1000
HOST_PASSWORD = "rosebud"
TOO_FAST = 429


class Party(NamedTuple):
    """Somebody with a table of their own and a socket there, and a locked table next door."""

    browser: Browser
    line: SocketClient
    stack: contextlib.ExitStack
    code: str
    locked: str


Door = Callable[[Party], bool]
"""Tries something once, and says whether it was let through."""


def asking(method: str, path: str, **body: object) -> Door:
    """A page of the API."""

    def door(party: Party) -> bool:
        http = party.browser.http
        answer = http.request(method, path, json=body if method == "POST" else None)
        return answer.status_code != TOO_FAST

    return door


def saying(kind: str, **fields: object) -> Door:
    """A command on the socket that is open."""
    return lambda party: in_time(party.line.asks(kind, **fields))


def in_time(push: Json) -> bool:
    return push.get("code") != "too-fast"


def introducing(party: Party) -> bool:
    with Browser(party.browser.host, "", {}) as new:
        return new.post("/me", {"name": "New"}).status_code != TOO_FAST


def opening(party: Party) -> bool:
    new = {"game": "crooks", "seats": 2, "host_password": HOST_PASSWORD}
    return party.browser.post("/tables", new).status_code != TOO_FAST


def knocking(party: Party, password: str = "xanadu") -> bool:
    with party.browser.at(party.locked) as line:
        line.say("hello", password=password)
        return in_time(line.hear())


def opening_wrongly(party: Party) -> bool:
    new = {"game": "crooks", "seats": 2, "host_password": "xanadu"}
    return party.browser.post("/tables", new).status_code != TOO_FAST


def asking_as_nobody(party: Party) -> bool:
    with Browser(party.browser.host, "", {}) as new:
        return new.get("/tables/AAAA").status_code != TOO_FAST


def drawing(party: Party) -> bool:
    return party.browser.get(f"/tables/{party.code}/qr.svg").status_code != TOO_FAST


def connecting(party: Party) -> bool:
    """A socket is asked for like a page; who asks too often is hung up on."""
    with party.browser.at(party.code) as line:
        try:
            return bool(line.asks("ping"))
        except ConnectionClosed:
            return False


def staying(party: Party) -> bool:
    """A socket more, which stays open."""
    line = party.stack.enter_context(party.browser.at(party.code))
    with contextlib.suppress(ConnectionClosed):  # perhaps it was sent away already
        line.say("hello")
    return bool(line.hear()["type"] != "gone")


def paper(party: Party) -> bool:
    page = f"http://{party.browser.host}/paper/nothing"
    return party.browser.get(page).status_code != TOO_FAST


BY_ADDRESS: list[tuple[str, Door]] = [
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
BY_GUEST: list[tuple[str, Door]] = [
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
    """What limits there are."""
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
def parties(running: RunningServer, limits: Narrow) -> Iterator[list[Party]]:
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
            Party(people[number], lines[number], stack, codes[number], codes[2])
            for number in range(2)
        ]


def tries(door: Door, party: Party) -> list[bool]:
    return [door(party) for _ in range(MOST + 2)]


def test_no_limit_is_forgotten_here() -> None:
    assert {name for name, _ in BY_ADDRESS + BY_GUEST} == kinds().keys()


def test_nothing_is_refused_as_long_as_the_limits_are_wide(
    strict: tuple[RunningServer, Narrow],
) -> None:
    with parties(*strict) as (anna, _):
        for _, door in BY_ADDRESS + BY_GUEST:
            assert door(anna)


@pytest.mark.parametrize(("limit", "door"), BY_ADDRESS, ids=[name for name, _ in BY_ADDRESS])
def test_an_address_is_held_back(
    strict: tuple[RunningServer, Narrow], limit: str, door: Door
) -> None:
    with parties(*strict) as (anna, boris):
        strict[1].narrow(limit, MOST)
        assert tries(door, anna) == [True] * MOST + [False] * 2
        assert not door(boris)  # at the same address
        strict[1].widen()
        assert door(boris)


@pytest.mark.parametrize(("limit", "door"), BY_GUEST, ids=[name for name, _ in BY_GUEST])
def test_a_guest_is_held_back_alone(
    strict: tuple[RunningServer, Narrow], limit: str, door: Door
) -> None:
    with parties(*strict) as (anna, boris):
        strict[1].narrow(limit, MOST)
        assert tries(door, anna) == [True] * MOST + [False] * 2
        assert door(boris)
