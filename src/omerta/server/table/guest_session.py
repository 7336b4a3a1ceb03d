"""A guest's session at a table: one connection, from its hello to its end."""

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
"""Commands of one session that may wait at once."""


class GuestSession:
    """A guest at a table through one connection, and the seat they look from."""

    def __init__(self, table: "Table", guest: Guest, connection: Connection, site: Site) -> None:
        self.table = table
        self.guest = guest
        self.connection = connection
        self.site = site
        self.seat: Seat | None = None
        self.is_screen = False
        """Whether it is a screen for everyone at the table, which looks from no seat."""
        self.left = False
        """Whether the connection is closed for good."""
        self.on_password_tried: PasswordTried | None = None
        self._waiting = 0
        self._accepted_hash = ""
        """The hash of the table's password that this session has matched."""
        self._held_back: deque[AnyCommand] = deque()
        """A command whose password is being tried, and the commands that came after it."""

    @property
    def is_here(self) -> bool:
        """Whether it has said hello."""
        return self in self.table.sessions

    @property
    def is_spectator(self) -> bool:
        """Whether the guest has no seat at the table."""
        return not self.table.doc.seats_of(self.guest.public)

    @property
    def may_enter(self) -> bool:
        """Whether the guest needs no password, or has given the right one."""
        password_hash = self.table.doc.password
        return not self.is_spectator or not password_hash or password_hash == self._accepted_hash

    def has_untried_password(self, command: AnyCommand | Malformed) -> TypeGuard[Hello]:
        """Whether this command has a password that must be tried."""
        return isinstance(command, Hello) and bool(command.password) and not self.may_enter

    def own_seat(self) -> Seat | None:
        """Return the seat the guest looks from unless they choose another: their only one."""
        mine = self.table.doc.seats_of(self.guest.public)
        return mine[0] if len(mine) == 1 and not self.is_screen else None

    def send(self, push: AnyPush) -> None:
        """Send a push to the client."""
        self.connection.send(encode(push))

    def receive(self, command: AnyCommand | Malformed) -> None:
        """Take a command from the client."""
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
            # Held here because the loop keeps only a weak reference to a task.
            self._trying = asyncio.get_running_loop().create_task(self._try_passwords())
        else:
            self._post(command)

    async def _try_passwords(self) -> None:
        """Try passwords outside the table, which must not wait; commands keep their order."""
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
        self.connection.hold()  # a command's pushes leave together with its answer
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
        """Send a refusal; with the present match if the client had missed steps."""
        clause = refusal.clause if isinstance(refusal, Illegal) else ""
        stale = refusal.code == "stale"
        match_info = snapshots.match_info(self.table, self.seat) if stale else None
        code = refusal.code.replace("_", "-")
        self.send(Refused(command.id, code, clause, refusal.params, match_info))

    def leave(self) -> None:
        """End the session; its commands that still wait are not carried out."""
        self.left = True
        if self.is_here:
            del self.table.sessions[self]
            self.table.forget_view(self.seat)
            self.table.coaching.forget(self)
            guest = self.guest.public
            self.table.post(lambda: self.table.presence.on_guest_left(guest))


@cache
def _kind(command: type[AnyCommand]) -> str:
    return str(command.__struct_config__.tag)
