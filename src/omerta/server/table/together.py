"""What people who win or lose together tell each other: advice, and whether a step may go back.

None of it is kept: it is about the present question and void with the next step.
"""

from typing import TYPE_CHECKING

from omerta.kernel import Illegal, Refusal, Seat
from omerta.server.table.consent import Consent
from omerta.server.table.document import TableRefusal
from omerta.server.wire.pushes import Suggested, UndoWanted
from omerta.server.wire.table import GuestId, Suggestion, UndoAsked

if TYPE_CHECKING:
    from omerta.server.table.actor import Table


class Together(Consent):
    """The advice at one table, and the consent to take a step back."""

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self._suggested: dict[Seat, Suggestion] = {}
        self._asker: Seat | None = None

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
        match = self._table.match
        if match is None or not match.pending:
            return 0
        for number, seat in enumerate(match.core.undoable, 1):
            if not self._table.doc.seats[seat].bot_level:
                return number
        return 0

    @property
    def asked(self) -> UndoAsked | None:
        """Who asks to take the last step back, and whose consent is missing."""
        return None if self._asker is None else UndoAsked(self._asker, tuple(self._missing))

    async def ask(self, seat: Seat, command: str) -> int:
        """A seat would like to take the last step back; the number of the step it led to."""
        if not self.steps_back:
            raise Illegal("cannot_undo", "")
        if self._asker is None:
            self._asker, self._agreed = seat, set()
        return await self.agree(self._table.doc.seats[seat].guest, command)

    def refuse(self) -> None:
        """Somebody would rather go on."""
        if not self.pending:
            raise TableRefusal("nobody-asks")
        self._drop()

    @property
    def pending(self) -> bool:
        """Whether somebody asks to take the last step back."""
        return self._asker is not None

    def _is_void(self) -> bool:  # who asked has left the seat
        return self._asker is not None and (
            self._table.doc.seats[self._asker].guest not in self._agreed
        )

    def _people(self) -> dict[Seat, GuestId]:
        """The people who are here; bots and people who are away always agree."""
        here = self._table.presence.is_here
        return {
            number: seat.guest
            for number, seat in enumerate(self._table.doc.seats)
            if seat.guest is not None and not seat.bot_level and here(seat.guest)
        }

    def _tell(self) -> None:
        self._table.tell(UndoWanted(self._table.running().seq, self.asked))

    async def _carry_out(self, command: str | None) -> int:
        try:
            if not (steps := self.steps_back):  # whose answer it was has left it to a bot
                raise Illegal("cannot_undo", "")
            return await self._table.take_back(None, command, steps)
        except Refusal:
            self._drop()  # not kept: nobody must wait for it
            raise

    def _drop(self) -> None:
        """It came to nothing: the bots that waited go on."""
        self._asker = None
        match = self._table.match
        if match is not None:
            self._table.tell(UndoWanted(match.seq, None))
        self._table.bots.wake()
