"""Guests who play for ever: after a disconnection they return and repeat unanswered commands.

They behave like the browser client: they keep a command until it is answered, name the last step
they know in `hello`, and send the same command again under the same id.
"""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from omerta.server.table.live_match import SENT_STEPS
from tests.server.live_harness import Json, renewed
from tests.server.web.crash_run import CrashRun
from tests.server.web.running_server import PATIENCE

TOO_LATE = {
    "start": {"game-running"},
    "salt": {"other-deal", "salted-already"},
}
"""Refusals that tell a guest who repeats a command that it was carried out the first time."""
MISSED = {"stale", "no-game-running", "cannot-undo"}
"""Refusals of a command that came too late for a shared clock; the guest then sends another one."""


class Choice(NamedTuple):
    """A game and its settings."""

    game: str
    seats: int
    options: dict[str, str]
    hurries: bool = False
    """Whether it has shared clocks, and several seats decide at once."""


class ReturningGuest:
    """A guest with a client, at one table with bots."""

    def __init__(
        self, crash_run: CrashRun, luck: random.Random, number: int, choice: Choice
    ) -> None:
        self.choice = choice
        self.name = f"Regular {number}"
        self.guest = ""
        self.code = ""
        self.table: Json = {}
        self.play: Json | None = None
        self.seat: int | None = None
        self.chat: dict[int, Json] = {}
        self.returns = 0
        self._evening = crash_run
        self._host = crash_run.served.host
        self._luck = luck
        self._cookie = ""
        self._ids = itertools.count()
        self._unanswered: dict[str, Json] = {}
        self._stood: dict[str, tuple[str, int]] = {}
        """By repeated command: the match and its step at that time."""
        self._line: ClientConnection | None = None
        self._resting = False

    async def opens_a_table(self) -> None:
        """Give a name and open a table with bots on all other seats."""
        base = f"http://{self._host}/api"
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            (await http.post("/me", json={"name": self.name})).raise_for_status()
            game, seats, options, _ = self.choice
            bots = ["easy"] * (seats - 1)
            new = {"game": game, "seats": seats, "bots": bots, "pace": "instant"}
            opened = await http.post("/tables", json={**new, "options": options})
            self.code = opened.raise_for_status().json()["code"]
            self._cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    def rest(self) -> None:
        """Begin nothing new: wait for the answers, and for the bots."""
        self._resting = True

    async def plays(self) -> None:
        """Play, and return after each disconnection, until it is time to rest."""
        while True:
            await self._evening.opened()
            try:
                async with self.at_the_table() as line:
                    self._line = line
                    await self._come_back()
                    await self._go_on()
                    return
            except (ConnectionClosed, ConnectionError, InvalidMessage):
                self._line = None

    @asynccontextmanager
    async def at_the_table(self) -> AsyncIterator[ClientConnection]:
        """A socket at the table, with the cookie of this guest."""
        async with connect(
            f"ws://{self._host}/api/tables/{self.code}/live",
            additional_headers={"Cookie": self._cookie, "Origin": f"http://{self._host}"},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            max_size=None,
        ) as line:
            yield line

    async def looks_afresh(self) -> Json:
        """Return what a client receives when it comes for the first time."""
        async with self.at_the_table() as line:
            await line.send(json.dumps({"type": "hello", "id": f"fresh-{next(self._ids)}"}))
            while (push := await _next(line))["type"] != "welcome":
                pass
            return push

    async def _come_back(self) -> None:
        known = self.play or {"play": "", "seq": -1}
        hello = self._command("hello", play=known["play"], seq=known["seq"])
        await self._send(hello)
        while (push := await self._hear()).get("id") != hello["id"]:
            pass
        assert push["type"] == "welcome", push
        if self.returns:
            assert push["seat"] is not None, "the seat is lost"
        self.returns += 1
        stands = push["play"] or {"play": "", "seq": -1}
        for command in tuple(self._unanswered.values()):
            self._evening.resent += 1
            self._stood[command["id"]] = (stands["play"], stands["seq"])
            await self._send(command)

    async def _go_on(self) -> None:
        """Send commands whenever it is time, and take pushes in."""
        while not (self._resting and self._settled):
            if not self._unanswered and not self._resting and (wishes := self._wishes()):
                await self._evening.may_speak()
                self._unanswered |= {wish["id"]: wish for wish in wishes}
                for wish in wishes:
                    await self._send(wish)
            await self._hear()

    @property
    def _settled(self) -> bool:
        """Whether nothing more will come by itself: the table waits for this guest."""
        waiting = self.play["waiting"] if self.play is not None else []
        told = bool(waiting) == (self.table["phase"] == "playing")
        quiet = waiting in ([], [self.seat]) or self.choice.hurries
        return not self._unanswered and told and quiet

    def _wishes(self) -> list[Json]:
        """The commands to send now: an action, sometimes with chat; or a new match."""
        play = self.play
        if play is None or not play["waiting"]:
            if self.table["phase"] == "playing":  # the match is ahead of the table's own pushes
                return []
            salt = f"{self._luck.randrange(1 << 128):032x}"
            sealed = self.table["commitment"]
            return [
                self._command("salt", seat=0, salt=salt, commitment=sealed),
                self._command("start"),
            ]
        if self.seat not in play["waiting"]:
            return []
        said = [self._answer(play)]
        if self._luck.random() < 0.2:
            word = self._command("chat", text=f"{self.name} at {play['seq']}")
            said.insert(self._luck.randrange(2), word)
        return said

    def _answer(self, play: Json) -> Json:
        if play["undo"] and self._luck.random() < 0.1:
            return self._command("undo", seq=play["seq"])
        action = self._luck.choice(play["view"]["options"])
        return self._command("act", seq=play["seq"], action=action)

    def _command(self, kind: str, **fields: object) -> Json:
        return {"type": kind, "id": f"{kind}-{next(self._ids)}", **fields}

    async def _send(self, command: Json) -> None:
        assert self._line is not None
        await self._line.send(json.dumps(command))

    async def _hear(self) -> Json:
        assert self._line is not None
        push = await _next(self._line)
        self._take_in(push)
        self._evening.hear()
        return push

    def _take_in(self, push: Json) -> None:
        match push["type"]:
            case "welcome":
                self._welcomed(push)
            case "table":
                self.table = self.table | push["table"]
            case "step":
                self._stepped(push)
            case "chat":
                said = push["said"]
                assert said["number"] not in self.chat, "a line of chat was told twice"
                self.chat[said["number"]] = said
            case "ack":
                self._acknowledged(push)
            case "refused":
                self._refused(push)
            case "clock":
                assert self.play is not None
                self.play["clock"] = push["clock"]
            case "suggestions":
                assert self.play is not None
                self.play["suggestions"] = push["suggestions"]
            case "undo_asked":
                assert self.play is not None
                self.play["undo_asked"] = push["asked"]
            case other:
                raise AssertionError(other)

    def _refused(self, push: Json) -> None:
        command = self._unanswered.pop(push["id"])
        late = command["type"] in {"act", "undo"} and push["code"] in MISSED
        if late and self.choice.hurries:
            self._evening.refused.add(f"{self.guest}:{command['id']}")
            self.play = push["play"] or self.play
            return
        assert push["code"] in TOO_LATE.get(command["type"], ()), (push, command)

    def _welcomed(self, push: Json) -> None:
        self._goes_on_from_what_i_know(push)
        self.guest, self.seat = push["you"], push["seat"]
        self.table, self.play = self.table | push["table"], push["play"]
        said = {line["number"]: line for line in push["chat"]}
        for number in said.keys() & self.chat.keys():
            assert said[number] == self.chat[number], "a line of chat is another now"
        self.chat |= said

    def _goes_on_from_what_i_know(self, push: Json) -> None:
        known, now = self.play, push["play"]
        for told in push["story"]:
            self._evening.step(now["play"], told)
        if known is None or now is None or known["play"] != now["play"]:
            return
        assert now["seq"] >= known["seq"], "a step that was told is lost"
        steps = [told["seq"] for told in push["story"]]
        first = max(known["seq"], now["seq"] - SENT_STEPS) + 1  # of more than that, the last ones
        missed = list(range(first, now["seq"] + 1))
        assert steps == missed, f"not what was missed, {missed}: {steps}"
        if now["seq"] == known["seq"]:
            assert timeless(now) == timeless(known), "the same step looks different"

    def _stepped(self, push: Json) -> None:
        if push["seq"]:
            assert self.play is not None
            before = (self.play["play"], self.play["seq"] + 1)
            assert (push["play"], push["seq"]) == before, "a step was left out"
        view = renewed({} if self.play is None or not push["seq"] else self.play["view"], push)
        left_out = {"type", "told", "log", "view", "entries"}
        void: Json = {"suggestions": [], "undo_asked": None}  # with every step
        self.play = {key: push[key] for key in push if key not in left_out} | {"view": view} | void
        self._evening.step(push["play"], push["log"] if "log" in push else push["told"])

    def _acknowledged(self, push: Json) -> None:
        command = self._unanswered.pop(push["id"])
        name = f"{self.guest}:{command['id']}"
        match command["type"]:
            case "act" | "undo":
                assert self.play is not None
                step = (self.play["play"], push["seq"])
                self._evening.answers[name] = step
                stood = self._stood.get(command["id"], ("", -1))
                self._evening.done_before += stood[0] == step[0] and stood[1] >= step[1]
            case "chat":
                self._evening.lines[name] = (self.code, command["text"])
            case _:
                pass


def timeless(play: Json | None) -> Json | None:
    """Return a match as a guest knows it, without the time left on its clock."""
    return None if play is None else {**play, "clock": None}


async def _next(line: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        push: Json = json.loads(await line.recv())
    return push
