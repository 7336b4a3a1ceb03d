"""The trial of two worlds over real sockets: one database, two servers, other hands in the second.

What a seat and a spectator are sent must be the same, byte for byte but for the time of day, until
the rules tell the worlds apart; also what the coach answers, and pages fetched beside the socket.
"""

import contextlib
import json
import random
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.kernel import Fair, Game, Seat, encode
from omerta.kernel.codec import decode_save
from omerta.kernel.match import SavedFair
from omerta.server.table import notices
from tests.server.rooms import Json
from tests.server.twins import Answers, World, another_world, unseen_answers
from tests.server.web.running import Browser, Running, Seated, settings_in

SEAT = 1
"""The seat that must not notice in which world it sits."""
ENOUGH = 6
"""Steps for which the worlds are compared."""
TIME = re.compile(rb'"(at|left)":\d+')
"""The time of day, and what is left of a clock that runs."""


class Window(Seated):
    """A socket that keeps every message as it came, without the time."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated.line)
        self.said = 1000  # ids that were not used while the house was open before
        self.frames: list[bytes] = []

    def hear(self) -> Json:
        message = self.line.recv(timeout=20)
        raw = message if isinstance(message, bytes) else message.encode()
        self.frames.append(TIME.sub(rb'"\1":0', raw))
        push: Json = json.loads(raw)
        return push


class House:
    """A server with a table, its players, and Vera who only watches."""

    def __init__(self, server: Running, code: str, cookies: list[str]) -> None:
        self.server = server
        self.code = code
        self._cookies = cookies
        self.windows: list[Window] = []
        self.browsers: list[Browser] = []
        self.pages: list[bytes] = []
        """What was fetched on the way."""

    @contextlib.contextmanager
    def filled(self) -> Iterator["House"]:
        with contextlib.ExitStack() as stack:
            for cookie in self._cookies:
                browser = stack.enter_context(self.server.browser())
                browser.http.cookies.set("omerta", cookie)
                window = Window(stack.enter_context(browser.at(self.code)))
                assert window.asks("hello")["type"] == "welcome"
                self.browsers.append(browser)
                self.windows.append(window)
            yield self

    @property
    def watching(self) -> tuple[Window, Window]:
        """The windows of the seat under trial and of Vera."""
        return self.windows[SEAT], self.windows[-1]

    def acts(self, mover: Seat, seq: int, action: object) -> None:
        answer = self.windows[mover].asks("act", seq=seq, action=json.loads(encode(action)))
        assert (answer["type"], answer["seq"]) == ("ack", seq + 1)

    def heard(self) -> list[list[bytes]]:
        """Everything that Boris and Vera were sent so far, and what they can fetch."""
        for window in self.watching:
            window.asks("ping")
        boris, vera = self.browsers[SEAT], self.browsers[-1]
        pages = [
            boris.get(f"/tables/{self.code}/story?before=99&seat=1"),
            vera.get(f"/tables/{self.code}/story?before=99"),
            boris.get(f"/tables/{self.code}/story?before=99&seat=0"),
        ]
        fetched = [*(page.content for page in pages), *self.pages]
        told = [TIME.sub(rb'"\1":0', page) for page in fetched]
        return [*(window.frames for window in self.watching), told]


# What is played


@dataclass(frozen=True)
class Evening:
    """A game, its table, and what is tried before each step that would tell something."""

    game: Game[Any]
    players: tuple[str, ...]
    options: dict[str, str]
    played: int
    """Steps after which the worlds part."""
    tries: Callable[[House, int], None]


def try_for_crooks(house: House, seq: int) -> None:
    """Ask and try; Anna writes her hand down, and the coach is asked."""
    hers, (his, vera) = house.windows[0], house.watching
    hand = his.asks("hello")["play"]["view"]["hand"]
    hers.asks("pencil", at="0:rA", text=str(hers.asks("hello")["play"]["view"]["hand"])[:80])
    for room in ("rA", "bC", *hand):
        guess = {"type": "ask", "seat": 0, "room": room}
        his.asks("why", action=guess)
        his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        advice = window.asks("coach")
        assert advice["seq"] == seq
    assert "chances" in his.asks("coach")["advice"]
    his.asks("pencil", at="0:rA", text="?")


def try_for_cards(house: House, seq: int) -> None:
    """Ask and try every street; Anna writes her hand down."""
    hers, (his, vera) = house.windows[0], house.watching
    hers.asks("pencil", at="mine", text=str(hers.asks("hello")["play"]["view"]["hand"])[:80])
    for street in ("a1", "b2", "c3", "d4", "b1"):
        for kind in ("open", "fire", "lay"):
            guess = {"type": kind, "street": street}
            his.asks("why", action=guess)
            his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        assert window.asks("hello")["play"]["seq"] == seq


def try_for_roles(house: House, seq: int) -> None:
    """Ask and try every seat; Anna writes her card down."""
    hers, (his, vera) = house.windows[0], house.watching
    hers.asks("pencil", at="mine", text=str(hers.asks("hello")["play"]["view"]["card"]))
    for seat in range(5):
        for guess in (
            {"type": "aim", "seat": seat},
            {"type": "aim_two", "first": 0, "second": seat},
        ):
            his.asks("why", action=guess)
            his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        assert window.asks("hello")["play"]["seq"] == seq


def try_for_campaigns(house: House, seq: int) -> None:
    """Ask, try and advise every campaign card; the coach, the past and the papers are asked too."""
    hers, (his, vera) = house.windows[0], house.watching
    for line in (hers, his, vera):
        assert line.asks("hello")["play"]["seq"] == seq
    for number in range(1, 17):
        guess = {"type": "reveal_card", "card": f"ca{number:02}"}
        his.asks("why", action=guess)
        his.asks("act", seq=-1, action=guess)
        his.asks("suggest", seq=seq, action=guess)
        his.asks("type", seq=seq, text=f"suggest reveal ca{number:02}")
        vera.asks("suggest", seq=seq, action=guess)
        vera.asks("type", seq=seq, text=f"reveal ca{number:02}")
    his.asks("suggest", seq=seq)
    for window in (his, vera):
        assert window.asks("coach")["seq"] == seq
    play = his.asks("hello")["play"]["play"]
    for browser, reads in ((house.browsers[SEAT], True), (house.browsers[-1], False)):
        for page in ("", "/tree", "/file", "/luck", "/moments?first=0&last=0&seat=0"):
            house.pages.append(browser.get(f"/plays/{play}{page}").content)
        for language in ("en", "ru"):
            paper = browser.get(f"http://{browser.host}/paper/{play}?language={language}")
            assert paper.status_code == (200 if reads else 409)
            house.pages.append(paper.content)


EVENINGS = [
    pytest.param(
        Evening(
            games.get("crooks_out"),
            ("Anna", "Boris"),
            {"help": "coach", "circling": "auto"},
            12,
            try_for_crooks,
        ),
        id="crooks_out",
    ),
    pytest.param(
        Evening(games.get("mafia"), ("Anna", "Boris", "Clara", "Dina"), {}, 9, try_for_cards),
        id="mafia",
    ),
    pytest.param(
        Evening(
            games.get("crossfire"),
            ("Anna", "Boris", "Clara", "Dina", "Egor"),
            {"look_seconds": "20", "claim_seconds": "60", "statement_cap": "3"},
            16,  # the first claims are secret
            try_for_roles,
        ),
        id="crossfire",
    ),
    pytest.param(
        Evening(
            games.get("legends"),
            ("Anna", "Boris", "Clara"),
            {"mode": "one_shot", "first_job": "power", "window_seconds": "none"},
            10,
            try_for_campaigns,
        ),
        id="legends",
    ),
]


def opened(folder: Path, evening: Evening) -> tuple[str, list[str]]:
    """Play a while, and close the house; the table and everybody's cookie."""
    luck = random.Random(5)
    players = range(len(evening.players))
    with Running(settings_in(folder)) as server, contextlib.ExitStack() as stack:
        browsers = [
            stack.enter_context(server.browser(name)) for name in (*evening.players, "Vera")
        ]
        code = browsers[0].opens(
            game=evening.game.meta.id, seats=len(players), options=evening.options
        )
        lines = [stack.enter_context(browser.at(code)) for browser in browsers]
        sealed, *_ = [line.asks("hello")["table"]["commitment"] for line in lines]
        for seat in players[1:]:
            lines[seat].asks("sit", seat=seat, name=evening.players[seat])
        for seat in players:
            lines[seat].asks("salt", seat=seat, salt="5a" * 16, commitment=sealed)
        lines[0].asks("start")
        for _ in range(evening.played):
            plays = [lines[seat].asks("hello")["play"] for seat in players]
            mover = plays[0]["waiting"][0]
            action = luck.choice(plays[mover]["view"]["options"])
            assert lines[mover].asks("act", seq=plays[0]["seq"], action=action)["type"] == "ack"
        return code, [browser.http.cookies["omerta"] for browser in browsers]


def world_in(database: Path, game: Game[Any]) -> World:
    """The game that a database holds, at its last step."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        log, raw = connection.execute("SELECT log, luck FROM plays").fetchone()
        state, draws = connection.execute("SELECT state, draws FROM snapshots").fetchone()
        steps = connection.execute(
            "SELECT seat, action FROM steps, snapshots WHERE steps.log = ? AND"
            " steps.seq > snapshots.seq ORDER BY steps.seq",
            (log,),
        ).fetchall()
    saved = decode_save(SavedFair, raw)
    luck = Fair(bytes.fromhex(saved.secret), saved.salts)
    luck.skip_to(draws)
    world = World(game, game.load(state), luck)
    for seat, action in steps:
        world.play(seat, decode_save(game.meta.actions, action))
    return world


def put_into(database: Path, world: World) -> None:
    """Let the game of a database go on in this world."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE snapshots SET state = ?, draws = ?, seq = (SELECT MAX(seq) FROM steps)",
            (world.game.save(world.state), world.luck.draws),
        )


def plan(truth: World, believed: World, luck: random.Random) -> list[Answers]:
    """Answers that do not tell the seat in which of the two worlds it sits."""
    ours, theirs = (World(world.game, world.state, world.luck) for world in (truth, believed))
    found: list[Answers] = []
    while len(found) < ENOUGH and (answers := unseen_answers(ours, theirs, SEAT, luck, tried=8)):
        mover, action, choice = answers
        ours.play(mover, action)
        theirs.play(mover, choice)
        found.append(answers)
    return found


@pytest.fixture
def people_come_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many messages tell who is here depends on the hour; the first one comes at once."""
    monkeypatch.setattr(notices, "BREATH", 3600.0)


@pytest.mark.usefixtures("same_deal", "people_come_in_silence")
@pytest.mark.parametrize("evening", EVENINGS)
def test_a_seat_is_sent_the_same_over_real_sockets_in_every_world_it_believes_in(
    tmp_path: Path, evening: Evening
) -> None:
    luck = random.Random(11)
    code, cookies = opened(tmp_path, evening)
    truth = world_in(tmp_path / "omerta.db", evening.game)
    worlds = [another_world(truth, SEAT, luck) for _ in range(40)]
    plans = [(plan(truth, world, luck), world) for world in worlds if world is not None]
    answers, believed = max(plans, key=lambda each: len(each[0]))
    assert len(answers) >= 2
    with contextlib.ExitStack() as stack:
        houses = []
        for name, world in (("ours", truth), ("theirs", believed)):
            folder = tmp_path / name
            folder.mkdir()
            shutil.copy(tmp_path / "omerta.db", folder)
            put_into(folder / "omerta.db", world)
            server = stack.enter_context(Running(settings_in(folder)))
            houses.append(stack.enter_context(House(server, code, cookies).filled()))
        assert evening.game.save(truth.state) != evening.game.save(believed.state)
        for seq, (mover, *actions) in enumerate(answers, evening.played):
            for house, action in zip(houses, actions, strict=True):
                evening.tries(house, seq)
                house.acts(mover, seq, action)
            assert houses[0].heard() == houses[1].heard()
