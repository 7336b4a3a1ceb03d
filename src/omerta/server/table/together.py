"""The suggestions of cooperating players, and their consent to take a step back.

Neither is saved: both are about the pending decision and void with the next step.
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
    """The suggestions at one table, and the request to take a step back."""

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self._suggested: dict[Seat, Suggestion] = {}
        self._asker: Seat | None = None

    def clear(self) -> None:
        """Drop the suggestions and the request: the decision is another one now."""
        self._suggested.clear()
        self._asker = None

    # Suggestions

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """The present suggestions, in the order of the seats."""
        return tuple([self._suggested[seat] for seat in sorted(self._suggested)])

    def suggest(self, suggestion: Suggestion) -> None:
        """Send a seat's suggestion to all sessions, in place of its earlier one."""
        if suggestion.action is None and not suggestion.at:
            self._suggested.pop(suggestion.seat, None)
        else:
            self._suggested[suggestion.seat] = suggestion
        self._table.tell(Suggested(self._table.running().seq, self.suggestions))

    # Consent

    @property
    def steps_to_undo(self) -> int:
        """The number of steps to undo up to a player's last action, included; 0 if none.

        Later actions of bots are undone with it: the bots would only choose the same again.
        """
        match = self._table.match
        if match is None or not match.pending:
            return 0
        for number, seat in enumerate(match.core.undoable, 1):
            if not self._table.doc.seats[seat].bot_level:
                return number
        return 0

    @property
    def request(self) -> UndoAsked | None:
        """The seat that asks to take the last step back, and the missing consents."""
        return None if self._asker is None else UndoAsked(self._asker, tuple(self._missing))

    async def ask(self, seat: Seat, command: str) -> int:
        """Ask for the last step back, or agree to it; return the number of the step."""
        if not self.steps_to_undo:
            raise Illegal("cannot_undo", "")
        if self._asker is None:
            self._asker, self._agreed = seat, set()
        return await self.agree(self._table.doc.seats[seat].guest, command)

    def refuse(self) -> None:
        """Refuse to take the last step back."""
        if not self.pending:
            raise TableRefusal("nobody-asks")
        self._drop()

    @property
    def pending(self) -> bool:
        """Whether a seat asks to take the last step back."""
        return self._asker is not None

    def _is_void(self) -> bool:  # the asking player has left the seat
        return self._asker is not None and (
            self._table.doc.seats[self._asker].guest not in self._agreed
        )

    def _people(self) -> dict[Seat, GuestId]:
        """The players who are here; bots and absent players always agree."""
        here = self._table.presence.is_here
        return {
            number: seat.guest
            for number, seat in enumerate(self._table.doc.seats)
            if seat.guest is not None and not seat.bot_level and here(seat.guest)
        }

    def _tell(self) -> None:
        self._table.tell(UndoWanted(self._table.running().seq, self.request))

    async def _carry_out(self, command: str | None) -> int:
        try:
            # The player whose action it was has left the seat to a bot.
            if not (steps := self.steps_to_undo):
                raise Illegal("cannot_undo", "")
            return await self._table.take_back(None, command, steps)
        except Refusal:
            self._drop()  # not saved: the others must not wait for it
            raise

    def _drop(self) -> None:
        """Drop the request; bots that waited for it go on."""
        self._asker = None
        match = self._table.match
        if match is not None:
            self._table.tell(UndoWanted(match.seq, None))
        self._table.bots.wake()
