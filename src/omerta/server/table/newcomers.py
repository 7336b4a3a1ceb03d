"""A newcomer to a running match would see a hand, so its players agree first, or refuse."""

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from omerta.kernel import Refusal, Seat
from omerta.server.table import command_ledger, document, seating
from omerta.server.table.consent import Consent
from omerta.server.table.document import TableRefusal
from omerta.server.wire.commands import Sit
from omerta.server.wire.pushes import Ack
from omerta.server.wire.table import GuestId, SeatAsked, Spectator

if TYPE_CHECKING:
    from omerta.server.table.actor import Table
    from omerta.server.table.guest_session import GuestSession

ASK_AGAIN_SECONDS = 60.0
"""Seconds after a refusal before the same guest may ask again."""


class Wish(NamedTuple):
    """A newcomer, and the command that waits for an answer."""

    session: "GuestSession"
    command: Sit
    name: str

    @property
    def guest(self) -> GuestId:
        """The id of the newcomer."""
        return self.session.guest.public


class Newcomers(Consent):
    """The request of at most one guest for a seat in a running match."""

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self._wish: Wish | None = None
        self._refused: dict[GuestId, float] = {}
        """When each guest was refused last, by the loop's time."""

    @property
    def pending(self) -> bool:
        """Whether a newcomer waits."""
        return self._wish is not None

    @property
    def request(self) -> SeatAsked | None:
        """The newcomer, and the players whose consent is missing."""
        wish, seats = self._wish, self._table.doc.seats
        if wish is None:
            return None
        missing = [Spectator(guest, seats[seat].name) for seat, guest in self._missing.items()]
        return SeatAsked(wish.command.seat, wish.guest, wish.name, tuple(missing))

    def answers_later(self, session: "GuestSession", command: str) -> bool:
        """Whether this command of this session is answered later."""
        wish = self._wish
        return wish is not None and (wish.session, wish.command.id) == (session, command)

    def must_ask(self, guest: GuestId, seat: Seat) -> bool:
        """Whether this guest needs consent to take this seat now."""
        return bool(self._people_for(guest, seat))

    def _people_for(self, guest: GuestId, seat: Seat) -> dict[Seat, GuestId]:
        table = self._table
        if table.match is None or not table.match.hides_information:
            return {}
        awaited = table.presence.is_awaited
        return document.consents_needed(table.doc, seat, guest, awaited=awaited)

    async def ask(self, session: "GuestSession", command: Sit, name: str) -> None:
        """Ask the players; the command is answered when they have decided."""
        guest = session.guest.public
        if self._wish is not None and self._wish.guest != guest:
            raise TableRefusal("somebody-asks")
        now = asyncio.get_running_loop().time()
        self._refused = {
            who: at for who, at in self._refused.items() if now < at + ASK_AGAIN_SECONDS
        }
        if guest in self._refused:
            raise TableRefusal("asked-too-soon")
        self._answer(None)
        self._wish, self._agreed = Wish(session, command, name), set()
        await self._settle(None)

    async def decide(self, guest: GuestId, about: GuestId, *, agreed: bool) -> None:
        """Note a player's decision about the newcomer, or the newcomer's withdrawal."""
        wish = self._wish
        if wish is None or wish.guest != about:
            raise TableRefusal("nobody-asks")
        if guest == about and not agreed:
            self._end(None)
        elif guest not in self._people().values():
            raise TableRefusal("not-seated")
        elif agreed:
            await self.agree(guest, None)
        else:
            self._refused[about] = asyncio.get_running_loop().time()
            self._end(TableRefusal("seat-refused"))

    def _people(self) -> dict[Seat, GuestId]:
        wish = self._wish
        return {} if wish is None else self._people_for(wish.guest, wish.command.seat)

    def _is_void(self) -> bool:
        wish = self._wish
        return wish is not None and not (
            wish.session.is_here and self._table.doc.seats[wish.command.seat].kind == "open"
        )

    def _tell(self) -> None:
        self._table.notices.tell()

    async def _carry_out(self, command: str | None) -> int:
        wish, table = self._wish, self._table
        assert wish is not None
        self._wish = None
        try:
            await seating.take(table, wish.command.seat, wish.guest, wish.name)
        except Refusal as refusal:
            self._wish = wish
            self._end(refusal)
        else:
            table.ledger.remember(
                command_ledger.key(wish.guest, wish.command.id), table.seq, table.doc.guests
            )
            wish.session.send(Ack(wish.command.id, table.seq))
        return table.seq

    def _drop(self) -> None:
        assert self._wish is not None
        self._end(TableRefusal("seat-taken", seat=self._wish.command.seat + 1))

    def _end(self, refusal: Refusal | None) -> None:
        """Answer the newcomer, and send all sessions that the request is over."""
        self._answer(refusal)
        self._table.notices.tell()

    def _answer(self, refusal: Refusal | None) -> None:
        wish, self._wish = self._wish, None
        if wish is None:
            return
        if refusal is None:
            wish.session.send(Ack(wish.command.id, self._table.seq))
        else:
            wish.session.refuse(wish.command, refusal)
