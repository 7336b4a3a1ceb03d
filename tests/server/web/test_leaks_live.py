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
from collections.abc import Iterator
from pathlib import Path

from omerta import games
from omerta.kernel import Fair, Seat, encode
from omerta.kernel.codec import decode_save
from omerta.kernel.match import SavedFair
from tests.server.rooms import Json
from tests.server.twins import Answers, World, another_world, unseen_answers
from tests.server.web.running import Browser, Running, Seated, settings_in

OUT = games.get("crooks_out")
NAMES = ("Anna", "Boris", "Vera")
SEAT = 1
"""The seat that must not notice in which world it sits."""
PLAYED = 12
"""Steps after which the worlds part."""
ENOUGH = 6
"""Steps for which they are compared."""
TIME = re.compile(rb'"at":\d+')


class Window(Seated):
    """A socket that keeps every message as it came, without the time."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated.line)
        self.said = 1000  # ids that were not used while the house was open before
        self.frames: list[bytes] = []

    def hear(self) -> Json:
        message = self.line.recv(timeout=20)
        raw = message if isinstance(message, bytes) else message.encode()
        self.frames.append(TIME.sub(b'"at":0', raw))
        push: Json = json.loads(raw)
        return push


class House:
    """A server with Anna, Boris and Vera at one table; the first two play."""

    def __init__(self, server: Running, code: str, cookies: list[str]) -> None:
        self.server = server
        self.code = code
        self._cookies = cookies
        self.windows: list[Window] = []
        self.browsers: list[Browser] = []

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

    def tries(self, seq: int) -> None:
        """Ask and try what would tell something, if anything did; Anna writes her hand down."""
        hers, his, vera = self.windows
        hand = his.asks("hello")["play"]["view"]["hand"]
        hers.asks("pencil", at="0:rA", text=str(hers.asks("hello")["play"]["view"]["hand"])[:80])
        for room in ("rA", "bC", *hand):
            guess = {"type": "ask", "seat": 0, "room": room}
            his.asks("why", action=guess)
            his.asks("act", seq=-1, action=guess)
        for window in (his, vera):
            assert window.asks("coach")["seq"] == seq
        his.asks("pencil", at="0:rA", text="?")

    def acts(self, mover: Seat, seq: int, action: object) -> None:
        answer = self.windows[mover].asks("act", seq=seq, action=json.loads(encode(action)))
        assert (answer["type"], answer["seq"]) == ("ack", seq + 1)

    def heard(self) -> list[list[bytes]]:
        """Everything that Boris and Vera were sent so far, and what they can fetch."""
        for window in self.windows[1:]:
            window.asks("ping")
        pages = [
            self.browsers[1].get(f"/tables/{self.code}/story?before=99&seat=1"),
            self.browsers[2].get(f"/tables/{self.code}/story?before=99"),
            self.browsers[1].get(f"/tables/{self.code}/story?before=99&seat=0"),
        ]
        told = [TIME.sub(b'"at":0', page.content) for page in pages]
        return [*(window.frames for window in self.windows[1:]), told]


def opened(folder: Path) -> tuple[str, list[str]]:
    """Play a while, and close the house; the table and everybody's cookie."""
    luck = random.Random(5)
    with Running(settings_in(folder)) as server, contextlib.ExitStack() as stack:
        browsers = [stack.enter_context(server.browser(name)) for name in NAMES]
        code = browsers[0].opens(game="crooks_out", options={"help": "coach", "circling": "auto"})
        lines = [stack.enter_context(browser.at(code)) for browser in browsers]
        sealed, *_ = [line.asks("hello")["table"]["commitment"] for line in lines]
        lines[1].asks("sit", seat=1, name="Boris")
        for seat in (0, 1):
            lines[seat].asks("salt", seat=seat, salt="5a" * 16, commitment=sealed)
        lines[0].asks("start")
        for _ in range(PLAYED):
            plays = [line.asks("hello")["play"] for line in lines[:2]]
            (mover,) = plays[0]["waiting"]
            action = luck.choice(plays[mover]["view"]["options"])
            assert lines[mover].asks("act", seq=plays[0]["seq"], action=action)["type"] == "ack"
        return code, [browser.http.cookies["omerta"] for browser in browsers]


def world_in(database: Path) -> World:
    """The game that a database holds, at its last step."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        play, raw = connection.execute("SELECT id, luck FROM plays").fetchone()
        state, draws = connection.execute("SELECT state, draws FROM snapshots").fetchone()
        steps = connection.execute(
            "SELECT seat, action FROM steps, snapshots WHERE steps.play = ? AND"
            " steps.seq > snapshots.seq ORDER BY steps.seq",
            (play,),
        ).fetchall()
    saved = decode_save(SavedFair, raw)
    luck = Fair(bytes.fromhex(saved.secret), saved.salts)
    luck.skip_to(draws)
    world = World(OUT, OUT.load(state), luck)
    for seat, action in steps:
        world.play(seat, decode_save(OUT.meta.actions, action))
    return world


def put_into(database: Path, world: World) -> None:
    """Let the game of a database go on in this world."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE snapshots SET state = ?, draws = ?, seq = (SELECT MAX(seq) FROM steps)",
            (OUT.save(world.state), world.luck.draws),
        )


def plan(truth: World, believed: World, luck: random.Random) -> list[Answers]:
    """Answers that do not tell the seat in which of the two worlds it sits."""
    ours, theirs = (World(OUT, world.state, world.luck) for world in (truth, believed))
    found: list[Answers] = []
    while len(found) < ENOUGH and (answers := unseen_answers(ours, theirs, SEAT, luck, tried=8)):
        mover, action, choice = answers
        ours.play(mover, action)
        theirs.play(mover, choice)
        found.append(answers)
    return found


def test_a_seat_is_sent_the_same_over_real_sockets_in_every_world_it_believes_in(
    tmp_path: Path,
) -> None:
    luck = random.Random(11)
    code, cookies = opened(tmp_path)
    truth = world_in(tmp_path / "omerta.db")
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
        assert OUT.save(truth.state) != OUT.save(believed.state)
        for seq, (mover, *actions) in enumerate(answers, PLAYED):
            for house, action in zip(houses, actions, strict=True):
                house.tries(seq)
                house.acts(mover, seq, action)
            ours, theirs = houses[0].heard(), houses[1].heard()
            assert ours == theirs
            assert sum(b'"chances":{' in frame for frame in ours[0]) == seq - PLAYED + 1
