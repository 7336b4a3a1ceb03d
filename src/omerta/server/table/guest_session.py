"""A visitor: one socket at a table, from its first word to its last."""

import asyncio
import logging
import time
from collections import deque
from functools import cache
from typing import TYPE_CHECKING, TypeGuard

from omerta.kernel import Illegal, Refusal, Seat
from omerta.server import metrics, passwords
from omerta.server.table import snapshots
from omerta.server.table.commands import carry_out
from omerta.server.table.guest import Connection, Guest, PasswordTried
from omerta.server.wire import encode
from omerta.server.wire.closing import OVER, RESTART
from omerta.server.wire.commands import AnyCommand, Hello, Malformed
from omerta.server.wire.pushes import AnyPush, Gone, Refused
from omerta.server.wire.table import Site

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)

MAX_WAITING = 32
"""Commands of one socket that may wait at once."""


class GuestSession:
    """What a table knows of a socket: who it is, how it came, and from which seat it looks."""

    def __init__(self, table: "Table", guest: Guest, connection: Connection, site: Site) -> None:
        self.table = table
        self.guest = guest
        self.connection = connection
        self.site = site
        self.seat: Seat | None = None
        self.is_screen = False
        """It is a screen for all to see, and looks from no seat."""
        self.left = False
        """Its socket is gone, and does not come back."""
        self.on_password_tried: PasswordTried | None = None
        self._waiting = 0
        self._accepted_hash = ""
        """The table's seal that it has opened with a password."""
        self._held_back: deque[AnyCommand] = deque()
        """A password that is being tried, and what was said after it."""

    @property
    def is_here(self) -> bool:
        """Whether it has said hello."""
        return self in self.table.sessions

    @property
    def is_spectator(self) -> bool:
        """Whether it has no seat at the table."""
        return not self.table.doc.seats_of(self.guest.public)

    @property
    def may_enter(self) -> bool:
        """Whether it needs no password, or has said the right one."""
        password_hash = self.table.doc.password
        return not self.is_spectator or not password_hash or password_hash == self._accepted_hash

    def has_untried_password(self, command: AnyCommand | Malformed) -> TypeGuard[Hello]:
        """Whether this has a password that must be tried."""
        return isinstance(command, Hello) and bool(command.password) and not self.may_enter

    def own_seat(self) -> Seat | None:
        """The seat it looks from unless it says another: its only one."""
        mine = self.table.doc.seats_of(self.guest.public)
        return mine[0] if len(mine) == 1 and not self.is_screen else None

    def send(self, push: AnyPush) -> None:
        """Tell this socket something."""
        self.connection.send(encode(push))

    def receive(self, command: AnyCommand | Malformed) -> None:
        """A message has come from the browser."""
        if isinstance(command, Malformed):
            metrics.COMMANDS.add("malformed", "refused")
            self.send(Refused(command.id, "malformed", "", {"detail": command.detail}))
            return
        if self._waiting >= MAX_WAITING:
            self.refuse(command, Refusal("too-fast", {}))
            return
        self._waiting += 1
        if self._held_back:
            self._held_back.append(command)
        elif self.has_untried_password(command):
            self._held_back.append(command)
            self._trying = asyncio.get_running_loop().create_task(self._try_passwords())
        else:
            self._post(command)

    async def _try_passwords(self) -> None:
        """Try passwords beside the table, which must not wait; all is heard in its order."""
        while self._held_back and not self.left:
            command = self._held_back[0]
            if self.has_untried_password(command):
                password_hash = self.table.doc.password
                right = await passwords.in_thread(
                    passwords.is_match, password_hash, command.password
                )
                if self.on_password_tried is not None:
                    self.on_password_tried(right=right)
                if right:
                    self._accepted_hash = password_hash
            self._post(command)
            self._held_back.popleft()

    def _post(self, command: AnyCommand) -> None:
        if self.table.gone:
            self.connection.close(RESTART)
        else:
            self.table.post(lambda: self._do(command))

    async def _do(self, command: AnyCommand) -> None:
        self._waiting -= 1
        if self.left:
            return
        began = time.perf_counter()
        self.connection.hold()  # what a command leads to leaves together with its answer
        try:
            answer = await carry_out(self.table, self, command)
        except Refusal as refusal:
            metrics.COMMANDS.add(_kind(type(command)), "refused")
            self.refuse(command, refusal)
        else:
            metrics.COMMANDS.add(_kind(type(command)), "done")
            metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)
            if answer is not None:
                self.send(answer)
            if isinstance(answer, Gone):
                self.connection.close(OVER)
        finally:
            self.connection.release()

    def refuse(self, command: AnyCommand, refusal: Refusal) -> None:
        """Say why not; who has missed something is told how the game stands."""
        clause = refusal.clause if isinstance(refusal, Illegal) else ""
        stale = refusal.code == "stale"
        match_info = snapshots.match_info(self.table, self.seat) if stale else None
        code = refusal.code.replace("_", "-")
        self.send(Refused(command.id, code, clause, refusal.params, match_info))

    def leave(self) -> None:
        """The socket is gone; what it said last and was not heard yet is not done any more."""
        self.left = True
        if self.is_here:
            del self.table.sessions[self]
            self.table.forget_view(self.seat)
            self.table.coaching.forget(self)
            guest = self.guest.public
            self.table.post(lambda: self.table.presence.went(guest))


@cache
def _kind(command: type[AnyCommand]) -> str:
    return str(command.__struct_config__.tag)
