"""What people who win or lose together tell each other: advice, and whether a step may go back.

None of it is kept: it is about the present question and void with the next step.
"""

import logging
from typing import TYPE_CHECKING

from omerta.kernel import Illegal, Refusal, Seat
from omerta.server.table.document import TableRefusal
from omerta.server.wire.pushes import Suggested, UndoWanted
from omerta.server.wire.table import GuestId, Suggestion, UndoAsked

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

log = logging.getLogger(__name__)


class Together:
    """The advice at one table, and the consent to take a step back."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._suggested: dict[Seat, Suggestion] = {}
        self._asker: Seat | None = None
        self._agreed: set[GuestId | None] = set()
        """The browsers that agree to take the last step back."""
        self._missing: tuple[Seat, ...] = ()
        """Whose consent is missing, as everybody was told."""

    def void(self) -> None:
        """The question is another one now."""
        self._suggested.clear()
        self._asker = None

    # Advice

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """What is suggested now, in the order of the seats."""
        return tuple([self._suggested[seat] for seat in sorted(self._suggested)])

    def suggest(self, suggestion: Suggestion) -> None:
        """Tell everybody what a seat would do, in place of what it suggested before."""
        if suggestion.action is None and not suggestion.at:
            self._suggested.pop(suggestion.seat, None)
        else:
            self._suggested[suggestion.seat] = suggestion
        self._table.tell(Suggested(self._table.running().seq, self.suggestions))

    # Consent

    @property
    def steps_back(self) -> int:
        """How many steps lie behind the last answer of a person, itself counted; 0: it stands.

        What bots said since goes back with it: they would only say the same again.
        """
        live = self._table.live
        if live is None or not live.asked:
            return 0
        for number, seat in enumerate(live.play.takeable, 1):
            if not self._table.doc.seats[seat].brain:
                return number
        return 0

    @property
    def asked(self) -> UndoAsked | None:
        """Who asks to take the last step back, and whose consent is missing."""
        return None if self._asker is None else UndoAsked(self._asker, self._missing)

    async def ask(self, seat: Seat, command: str) -> int:
        """A seat would like to take the last step back; the number of the step it led to."""
        if not self.steps_back:
            raise Illegal("cannot_undo", "")
        if self._asker is None:
            self._asker, self._agreed = seat, set()
        return await self.agree(self._table.doc.seats[seat].guest, command)

    async def agree(self, guest: GuestId | None, command: str | None) -> int:
        """A browser agrees for all its seats; with the last one the step is taken back."""
        self._check_asked()
        self._agreed.add(guest)
        return await self._settle(command)

    def refuse(self) -> None:
        """Somebody would rather go on."""
        self._check_asked()
        self._drop()

    async def review(self) -> None:
        """Somebody came, left, or changed seats: perhaps nobody's consent is missing any more."""
        if self._asker is None:
            return
        doc = self._table.doc
        if doc.seats[self._asker].guest not in self._agreed:  # who asked has left the seat
            self._drop()
            return
        if self._whose_is_missing() == self._missing:
            return
        try:
            await self._settle(None)
        except Refusal as refusal:
            log.warning("undo not kept", extra={"table": self._table.code, "code": refusal.code})

    def _check_asked(self) -> None:
        if self._asker is None:
            raise TableRefusal("nobody-asks")

    def _whose_is_missing(self) -> tuple[Seat, ...]:
        """The people who are here and have not agreed; bots and who is away always do."""
        here = self._table.presence.is_here
        return tuple(
            [
                number
                for number, seat in enumerate(self._table.doc.seats)
                if seat.guest is not None
                and not seat.brain
                and seat.guest not in self._agreed
                and here(seat.guest)
            ]
        )

    async def _settle(self, command: str | None) -> int:
        table = self._table
        self._missing = self._whose_is_missing()
        if self._missing:
            live = table.running()
            table.tell(UndoWanted(live.seq, self.asked))
            return live.seq
        try:
            if not (steps := self.steps_back):  # whose answer it was has left it to a bot
                raise Illegal("cannot_undo", "")
            return await table.take_back(None, command, steps)
        except Refusal:
            self._drop()  # not kept: nobody must wait for it
            raise

    def _drop(self) -> None:
        """It came to nothing: the bots that waited go on."""
        self._asker = None
        live = self._table.live
        if live is not None:
            self._table.tell(UndoWanted(live.seq, None))
        self._table.bots.wake()
