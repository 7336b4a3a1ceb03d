"""The comparison of two worlds over real sockets, for whole matches: one database, two servers.

In the second server hands are as one seat believes that they might be. What that seat and a
spectator receive must be the same, byte for byte except for times, until the rules tell the
worlds apart. Then the second server goes on in another world that the seat believes in, to the
end of the match. The same holds for the coach's answers, and for pages fetched besides the
socket.
"""

import contextlib
import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.kernel import Action, Fair, Game, Seat, Viewer, encode
from omerta.kernel.match_core import Bookmark
from omerta.server.table import notices
from omerta.server.table.live_match import LiveMatch
from tests.server.indistinguishable_tables import Answers, World, another_world, unseen_answers
from tests.server.live_harness import Json
from tests.server.secrecy_check import Secrets
from tests.server.test_leaks import CROOKS
from tests.server.web.running_server import Browser, RunningServer, SocketClient, config_in

ORIGIN = "http://games.example"
"""The address of all servers: what they send must not differ by their ports."""
WORLDS = 3
"""Worlds that are tried before a step counts as one that tells them all apart."""
TIME = re.compile(rb'"(at|left)":\d+')
"""The time of day, and the time left on a running clock."""


class Window(SocketClient):
    """A socket that keeps every message as it came, without times."""

    def __init__(self, seated: SocketClient) -> None:
        super().__init__(seated.line)
        self.said = 1000  # ids that were not used while the server ran before
        self.frames: list[bytes] = []

    def hear(self) -> Json:
        message = self.line.recv(timeout=20)
        raw = message if isinstance(message, bytes) else message.encode()
        self.frames.append(TIME.sub(rb'"\1":0', raw))
        push: Json = json.loads(raw)
        return push

    def listens(self) -> None:
        """Read all messages so far."""
        self.asks("ping")


class Side:
    """A server with a table, its players and a spectator, Vera; one seat is under test."""

    def __init__(self, server: RunningServer, code: str, cookies: list[str], seat: Seat) -> None:
        self.server = server
        self.code = code
        self.seat = seat
        self.other = (seat + 1) % (len(cookies) - 1)
        """A seat that knows what the seat under test does not."""
        self._cookies = cookies
        self.windows: list[Window] = []
        self.browsers: list[Browser] = []
        self.pages: list[bytes] = []
        """The pages fetched on the way."""

    @contextlib.contextmanager
    def filled(self) -> Iterator["Side"]:
        with contextlib.ExitStack() as stack:
            for cookie in self._cookies:
                browser = stack.enter_context(self.server.browser())
                browser.http.cookies.set("omerta", cookie)
                window = Window(stack.enter_context(browser.at(self.code, Origin=ORIGIN)))
                assert window.asks("hello")["type"] == "welcome"
                self.browsers.append(browser)
                self.windows.append(window)
            yield self

    @property
    def watching(self) -> tuple[Window, Window]:
        """The windows of the seat under test and of Vera."""
        return self.windows[self.seat], self.windows[-1]

    @property
    def match(self) -> LiveMatch:
        """The match in the server's memory, which rests until a guest acts."""
        match = self.server.table(self.code).match
        assert match is not None
        return match

    def goes_on_in(self, world: World) -> None:
        """Put the match into this world, as if it had been so all the time."""
        play = self.match.core
        play.return_to(Bookmark(world.state, world.luck.draws, play.bookmark().before))

    def acts(self, mover: Seat, seq: int, action: object) -> None:
        answer = self.windows[mover].asks("act", seq=seq, action=json.loads(encode(action)))
        assert (answer["type"], answer["seq"]) == ("ack", seq + 1)

    def read(self, seq: int) -> list[bytes]:
        """Return what the seat and Vera can fetch."""
        his, vera = self.browsers[self.seat], self.browsers[-1]
        story = f"/tables/{self.code}/story?before={seq + 1}"
        pages = [
            his.get(f"{story}&seat={self.seat}"),
            vera.get(story),
            his.get(f"{story}&seat={self.other}"),
        ]
        fetched = [*(page.content for page in pages), *self.pages]
        return [TIME.sub(rb'"\1":0', page) for page in fetched]


# The matches


@dataclass(frozen=True)
class TrialSetup:
    """A game, its table, and the attempts before each step whose answers must not reveal the world."""

    game: Game[Any]
    players: tuple[str, ...]
    options: dict[str, str]
    tries: Callable[[Side, int], None]
    every: int = 12
    """Steps between two rounds of attempts."""
    most: int = 1000
    """Steps after which a long match has been compared enough."""
    secrets: Secrets | None = None
    """Names of secrets to search for in every message."""


def try_for_faces(side: Side, seq: int) -> None:
    """Ask and try faces."""
    his, vera = side.watching
    for crook in ("c01", "c07", "c20", "c32"):
        guess = {"type": "take", "crook": crook}
        for window in side.watching:
            window.asks("why", action=guess)
            window.asks("act", seq=-1, action=guess)
    his.asks("undo", seq=-1)
    for window in (his, vera):
        assert window.asks("hello")["play"]["seq"] == seq


def try_for_rooms(side: Side, seq: int) -> None:
    """Ask and try rooms; another player writes her hand down, and the coach is asked."""
    hers, (his, vera) = side.windows[side.other], side.watching
    hand = his.asks("hello")["play"]["view"]["hand"]
    hers.asks("pencil", at="0:rA", text=str(hers.asks("hello")["play"]["view"]["hand"])[:80])
    for room in ("rA", "bC", *hand):
        guess = {"type": "ask", "seat": side.other, "room": room}
        his.asks("why", action=guess)
        his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        assert window.asks("coach")["seq"] == seq
    his.asks("pencil", at="0:rA", text="?")


def try_for_cards(side: Side, seq: int) -> None:
    """Ask and try every street; another player writes her hand down."""
    hers, (his, vera) = side.windows[side.other], side.watching
    hers.asks("pencil", at="mine", text=str(hers.asks("hello")["play"]["view"]["hand"])[:80])
    for street in ("a1", "b2", "c3", "d4", "b1"):
        for kind in ("open", "fire", "lay"):
            guess = {"type": kind, "street": street}
            his.asks("why", action=guess)
            his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        assert window.asks("hello")["play"]["seq"] == seq


def try_for_roles(side: Side, seq: int) -> None:
    """Ask and try every seat; another player writes her card down."""
    hers, (his, vera) = side.windows[side.other], side.watching
    hers.asks("pencil", at="mine", text=str(hers.asks("hello")["play"]["view"]["card"]))
    for seat in range(5):
        for guess in (
            {"type": "aim", "seat": seat},
            {"type": "aim_two", "first": side.other, "second": seat},
        ):
            his.asks("why", action=guess)
            his.asks("act", seq=-1, action=guess)
    for window in (his, vera):
        assert window.asks("hello")["play"]["seq"] == seq


def try_for_campaigns(side: Side, seq: int) -> None:
    """Ask, try and suggest every campaign card; ask the coach, and read replays and papers."""
    hers, (his, vera) = side.windows[side.other], side.watching
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
    for browser, reads in ((side.browsers[side.seat], True), (side.browsers[-1], False)):
        moments = f"/moments?first=0&last=0&seat={side.other}"
        for page in ("", "/tree", "/file", "/luck", moments):
            side.pages.append(browser.get(f"/plays/{play}{page}").content)
        for language in ("en", "ru"):
            paper = browser.get(f"http://{browser.host}/paper/{play}?language={language}")
            assert paper.status_code == (200 if reads else 409)
            side.pages.append(paper.content)


SETUPS = [
    TrialSetup(
        games.get("crooks"),
        ("Anna", "Boris", "Clara"),
        {"memory_aid": "off"},
        try_for_faces,
        secrets=CROOKS,
    ),
    TrialSetup(
        games.get("crooks_out"),
        ("Anna", "Boris"),
        {"help": "coach", "circling": "auto"},
        try_for_rooms,
    ),
    TrialSetup(games.get("mafia"), ("Anna", "Boris", "Clara", "Dina"), {}, try_for_cards, most=60),
    TrialSetup(
        games.get("crossfire"),
        ("Anna", "Boris", "Clara", "Dina", "Egor"),
        {"look_seconds": "20", "claim_seconds": "60", "statement_cap": "3"},
        try_for_roles,
        most=60,
    ),
    TrialSetup(
        games.get("legends"),
        ("Anna", "Boris", "Clara"),
        {"mode": "one_shot", "first_job": "power", "window_seconds": "none"},
        try_for_campaigns,
        every=30,
    ),
]


def opened(folder: Path, setup: TrialSetup) -> tuple[list[str], list[str]]:
    """Deal at a table for each seat under test, and stop the server; return codes and cookies."""
    names = (*setup.players, "Vera")
    with RunningServer(config_in(folder)) as server, contextlib.ExitStack() as stack:
        browsers = [stack.enter_context(server.browser(name)) for name in names]
        codes = [dealt(browsers, setup) for _ in setup.players]
        return codes, [browser.http.cookies["omerta"] for browser in browsers]


def dealt(browsers: list[Browser], setup: TrialSetup) -> str:
    """Return the code of a table with all seats taken and cards dealt; its clocks stand."""
    players = range(len(setup.players))
    game, options = setup.game.meta.id, setup.options
    code = browsers[0].opens(game=game, seats=len(players), options=options)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(browsers[seat].at(code)) for seat in players]
        sealed, *_ = [line.asks("hello")["table"]["commitment"] for line in lines]
        for seat in players[1:]:
            lines[seat].asks("sit", seat=seat, name=setup.players[seat])
        for seat in players:
            lines[seat].asks("salt", seat=seat, salt="5a" * 16, commitment=sealed)
        assert lines[0].asks("start")["type"] == "ack"
        assert lines[0].asks("pause", paused=True)["type"] == "ack"
    return code


class Names:
    """Searches every message for names of things that the rules hide from its reader."""

    def __init__(self, secrets: Secrets, side: Side, world: World) -> None:
        self._secrets = secrets
        self._windows = side.windows
        self._viewers: list[Viewer] = [*range(len(side.windows) - 1), None]
        views = [encode(world.game.view(world.state, viewer)) for viewer in self._viewers]
        self._known = [self._named(view) for view in views]
        """What each viewer has been shown so far, by the rules."""
        self.found = 0

    def _named(self, message: bytes) -> set[str]:
        return self._secrets.named_in(json.loads(message))

    def learn(self, world: World, mover: Seat, action: Action) -> None:
        """Add what all viewers are about to learn from this action."""
        told = world.after(mover, action, self._viewers)
        for place in range(len(self._viewers)):
            events, view = told[place], told[place + len(self._viewers)]
            self._known[place] |= self._named(events) | self._named(view)

    def look(self) -> None:
        """Check what was just sent; a refusal may name what its guest asked about."""
        for window, known, viewer in zip(self._windows, self._known, self._viewers, strict=True):
            for frame in window.frames:
                if json.loads(frame)["type"] not in {"refused", "reason"}:
                    named = self._named(frame)
                    assert named <= known, (viewer, frame)
                    self.found += len(named)


class Trial:
    """A match on two servers, of which the second is always in a world that the seat believes in."""

    def __init__(self, sides: tuple[Side, Side], setup: TrialSetup, luck: random.Random) -> None:
        self.ours, self.theirs = sides
        self._setup = setup
        self._luck = luck
        match = self.ours.match
        assert isinstance(match.core.chance, Fair)
        self._truth = World(match.game, match.core.state.clone(), match.core.chance)
        self._believed: World | None = None
        self.steps = self.apart = 0
        self.names = setup.secrets and Names(setup.secrets, self.ours, self._truth)

    def play_to_the_end(self) -> None:
        """Play to the end of the match, or as long as is enough."""
        game = self._setup.game
        while game.waiting(self._truth.state) and self.steps < self._setup.most:
            mover, action, choice = self._unseen() or self._revealing_answer()
            if self.steps % self._setup.every == 0:
                for side in (self.ours, self.theirs):
                    self._setup.tries(side, self.steps)
            if self.names:
                self.names.learn(self._truth, mover, action)
            self._truth.play(mover, action)
            self.ours.acts(mover, self.steps, action)
            self.theirs.acts(mover, self.steps, choice)
            self.steps += 1
            self._compare()
        assert game.save(self._truth.state) == game.save(self.ours.match.core.state)

    def _unseen(self) -> Answers | None:
        """Actions that do not reveal the world to the seat, if need be in a new world."""
        for world in chain([self._believed], self._other_worlds()):
            if world is not None:
                answers = unseen_answers(self._truth, world, self.ours.seat, self._luck, tried=4)
                if answers is not None:
                    if world is not self._believed:
                        self._go_on_in(world)
                    world.play(answers[0], answers[2])
                    return answers
        return None

    def _other_worlds(self) -> Iterator[World | None]:
        for _ in range(WORLDS):
            yield another_world(self._truth, self.ours.seat, self._luck)

    def _revealing_answer(self) -> Answers:
        """The next action, which reveals the world: both servers apply it in the true world."""
        self.apart += 1
        self._go_on_in(World(self._truth.game, self._truth.state, self._truth.luck))
        self._believed = None
        game, state = self._truth.game, self._truth.state
        mover = self._luck.choice(game.waiting(state))
        action = self._luck.choice(list(game.options(state, mover)))
        return mover, action, action

    def _go_on_in(self, world: World) -> None:
        self._believed = world
        self.theirs.goes_on_in(world)

    def _compare(self) -> None:
        for side in (self.ours, self.theirs):
            for window in side.windows if self.names else side.watching:
                window.listens()
        for one, two in zip(self.ours.watching, self.theirs.watching, strict=True):
            assert one.frames == two.frames
        if self.names:
            self.names.look()
        for window in (*self.ours.windows, *self.theirs.windows):
            window.frames.clear()
        if self.steps % self._setup.every == 0:
            assert self.ours.read(self.steps) == self.theirs.read(self.steps)


@pytest.fixture
def people_come_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send who is here once: the number of such messages depends on time."""
    monkeypatch.setattr(notices, "PAUSE_SECONDS", 3600.0)


@pytest.mark.usefixtures("same_deal", "people_come_in_silence")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.meta.id)
def test_every_seat_is_sent_the_same_over_real_sockets_in_every_world_it_believes_in(
    tmp_path: Path, setup: TrialSetup
) -> None:
    codes, cookies = opened(tmp_path, setup)
    folders = [tmp_path / name for name in ("ours", "theirs")]
    for folder in folders:
        folder.mkdir()
        shutil.copy(tmp_path / "omerta.db", folder)
    with (
        RunningServer(config_in(folders[0], origins=(ORIGIN,))) as ours,
        RunningServer(config_in(folders[1], origins=(ORIGIN,))) as theirs,
    ):
        for seat, code in enumerate(codes):
            with (
                Side(ours, code, cookies, seat).filled() as side,
                Side(theirs, code, cookies, seat).filled() as other,
            ):
                trial = Trial((side, other), setup, random.Random(seat))
                trial.play_to_the_end()
                assert trial.steps - trial.apart > 20
                assert not trial.names or trial.names.found > 100
