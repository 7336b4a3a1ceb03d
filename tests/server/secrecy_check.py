"""Players whose every message is compared with what the rules let them know at that moment."""

import json
import re
from collections.abc import Callable
from typing import Any

from omerta.kernel import Game, Viewer, encode
from omerta.server.table.actor import Table
from omerta.server.table.live_match import LiveMatch, Step
from omerta.server.table_registry import TableRegistry
from tests.server.live_harness import SITE, FakeConnection, Json, Person

READ_LATER = ("story", "log")
"""Parts of a push that a player may read again later."""


class Secrets:
    """The secrets of a game: names of one form, except in some fields."""

    def __init__(self, game: Game[Any], form: str, besides: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.form = re.compile(form)
        self.besides = besides

    def named_in(self, value: Any) -> set[str]:
        """Return every secret that is named anywhere in this."""
        if isinstance(value, dict):
            told = [part for key, part in value.items() if key not in self.besides]
            return set().union(*map(self.named_in, told))
        if isinstance(value, list):
            return set().union(*map(self.named_in, value))
        return set(self.form.findall(value)) if isinstance(value, str) else set()

    def told(self, step: Step, viewer: Viewer) -> set[str]:
        """Return what a step names to this viewer, by the audience of its events."""
        events = [event.seen_by(viewer) for event in step.events]
        return self.named_in(json.loads(encode(events)))

    def seen(self, match: LiveMatch, viewer: Viewer) -> set[str]:
        """Return what this viewer's view names now."""
        return self.named_in(json.loads(encode(self.game.view(match.core.state, viewer))))


class SecrecyCheck(FakeConnection):
    """A connection that compares each message with what its reader may know at that moment."""

    def __init__(self, secrets: Secrets, table: Table, viewer: Viewer, public: set[str]) -> None:
        super().__init__()
        self.secrets = secrets
        self.table = table
        self.viewer = viewer
        self.public = public
        """What all guests at the table have seen so far."""
        self.asked: set[str] = set()
        """What this player has named."""
        self.named = 0

    def send(self, message: bytes) -> None:
        push = json.loads(message)
        if push["type"] == "welcome":
            self.viewer = push["seat"]
        self.named += len(self.secrets.named_in(push))
        match = self.table.match
        if match is None:
            assert not self.secrets.named_in(push)
        else:
            if push["type"] == "step":
                self.public |= self.secrets.told(match.recent[-1], None)
            self.reads(push, match)
        self.keeps_seal(message)
        super().send(message)

    def reads(self, push: Json, match: LiveMatch) -> None:
        """Compare a push with what its reader may know now, and may be reminded of."""
        named = self.secrets.named_in(push)
        assert named <= self.may_know(push, match) | self.public, (self.viewer, push)
        if not match.settings.has_reminders:
            kept = [push.get("story", []), push.get("log", push.get("told", []))]
            assert self.secrets.named_in(kept) <= self.public

    def may_know(self, push: Json, match: LiveMatch) -> set[str]:
        """Return what this viewer may learn from this push."""
        known = self.secrets.seen(match, self.viewer)
        if push["type"] == "step":
            known |= self.secrets.told(match.recent[-1], self.viewer)
        if push["type"] in {"refused", "reason"}:
            known |= self.asked
        return known

    def keeps_seal(self, message: bytes) -> None:
        doc = self.table.doc
        salts = [seat.salt for seat in doc.seats if seat.salt]
        assert not [word for word in (doc.secret, *salts) if word.encode() in message]


class ShortMemoryCheck(SecrecyCheck):
    """The same for a game that deals its secrets again: what was open becomes hidden."""

    def reads(self, push: Json, match: LiveMatch) -> None:
        now = {part: value for part, value in push.items() if part not in READ_LATER}
        named = self.secrets.named_in(now)
        assert named <= self.may_know(push, match), (self.viewer, push)
        reader = self.viewer if match.settings.has_reminders else None
        if push["type"] == "step":
            told = self.secrets.told(match.recent[-1], reader)
            assert self.secrets.named_in(push.get("log", push["told"])) <= told
        if reader is None:
            assert self.secrets.named_in(push.get("story", [])) <= self.public


Line = Callable[[Table, Viewer, set[str]], SecrecyCheck]


class Watched(Person):
    """A player whose every message is checked."""

    def __init__(self, registry: TableRegistry, name: str, line: Line, public: set[str]) -> None:
        super().__init__(registry, name)
        self.line = line
        self.public = public

    async def connects(self, code: str) -> None:
        await super().connects(code)
        table = await self.registry.table(code)
        self.connection = self.connections[-1] = self.line(table, self.seat, self.public)
        self.session = table.visit(self.guest, self.connection, SITE)

    async def says_raw(self, raw: bytes, command: str) -> Json:
        assert isinstance(self.connection, SecrecyCheck)
        self.connection.asked = set(self.connection.secrets.form.findall(raw.decode()))
        return await super().says_raw(raw, command)

    @property
    def named(self) -> int:
        """How many secrets this player has rightly been sent."""
        return sum(
            connection.named
            for connection in self.connections
            if isinstance(connection, SecrecyCheck)
        )
