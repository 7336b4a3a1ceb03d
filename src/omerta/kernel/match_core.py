"""A match in progress: its state, its chance, and the actions that can be undone."""
# mypyc: skip (defines Structs)

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event, TimeoutApplied
from omerta.kernel.game import Game, Outcome, View
from omerta.kernel.seats import Seat, Viewer


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: the seat, its action, the events, and the number of draws so far."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    draws: int


class Bookmark(msgspec.Struct, frozen=True):
    """A point of a match that `MatchCore.return_to` can restore."""

    state: Any
    draws: int
    before: tuple[tuple[Seat, Any], ...]


class MatchCore:
    """Carries out actions and keeps only what undo needs; the caller keeps the log.

    `Match` keeps the log in memory, a live table in its database.
    """

    def __init__(self, game: Game[Any], state: Any, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self._before: list[tuple[Seat, Any]] = []
        self.timed_out = False
        """True if the clock gave the last action, which cannot be undone."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must answer now; () means the match is over."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.game.outcome(self.state)

    def options(self, seat: Seat) -> Sequence[Action]:
        """Return every legal action of this seat."""
        return self.game.options(self.state, seat)

    def view(self, viewer: Viewer) -> View:
        """Return what this viewer may know."""
        return self.game.view(self.state, viewer)

    def views(self, viewers: Sequence[Viewer]) -> Sequence[View]:
        """Return what each of these viewers may know."""
        return self.game.views(self.state, viewers)

    def apply(self, seat: Seat, action: Action) -> Entry:
        """Carry out an action, or raise `Illegal` and change nothing."""
        return self._carry_out(self.game.apply, seat, action, ())

    def repeat(self, seat: Seat, action: Action, lead: Sequence[Event] = ()) -> Entry:
        """Carry out an action of a log, which a player or the clock gave.

        `lead` are events that come before those of the action, such as a time-out.
        """
        return self._carry_out(self.game.apply_for_clock, seat, action, lead)

    def _carry_out(
        self, apply: Callable[..., list[Event]], seat: Seat, action: Action, lead: Sequence[Event]
    ) -> Entry:
        before, drawn = self.state.clone(), self.chance.draws
        events = (*lead, *apply(self.state, seat, action, chance=self.chance))
        revealed = self.chance.draws > drawn or any(event.reveals() for event in events)
        if revealed or not self._undo_keeps_turn(before):
            self._before.clear()
        else:
            self._before.append((seat, before))
        self.timed_out = False
        return Entry(seat, action, events, self.chance.draws)

    def _undo_keeps_turn(self, before: Any) -> bool:
        """True if undoing does not take the turn away from another player."""
        meta = self.game.meta
        return meta.together or self.game.waiting(before) == self.game.waiting(self.state)

    def apply_timeout(self, seat: Seat) -> list[Entry]:
        """Act for this seat, whose time has run out, as the rulebook says."""
        deadline = self.game.deadline(self.state)
        if deadline is None or seat not in deadline.answers:
            raise Illegal("nothing_to_expire", "")
        entries: list[Entry] = []
        # If all seats share one clock, no event names the seats that acted too late.
        alone = deadline.clock is None
        lead: Sequence[Event] = (TimeoutApplied(seat, self.state.stack[-1].tag),) if alone else ()
        for action in deadline.answers[seat]:
            entries.append(self.repeat(seat, action, lead))
            lead = ()
        self._before.clear()
        self.timed_out = True
        return entries

    @property
    def undoable(self) -> tuple[Seat, ...]:
        """The seats whose last actions can be undone in turn, the latest first."""
        return tuple([seat for seat, _ in reversed(self._before)])

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Whether the last action (of this seat, if given) can be undone."""
        return bool(self._before) and seat in (None, self._before[-1][0])

    def undo_last(self, seat: Seat | None = None) -> Seat:
        """Undo the last action and return the seat that gave it.

        Refused after a draw, after anything was revealed, or when another player has the turn.
        """
        if not self.can_undo(seat):
            raise Illegal("cannot_undo", "")
        actor, self.state = self._before.pop()
        self.timed_out = False
        return actor

    def bookmark(self) -> Bookmark:
        """Return the current point, so that `return_to` can restore it."""
        return Bookmark(self.state.clone(), self.chance.draws, tuple(self._before))

    def return_to(self, mark: Bookmark) -> None:
        """Restore the state, the chance and the undo list of that point."""
        self.state = mark.state.clone()
        if self.chance.draws != mark.draws:
            self.chance.skip_to(mark.draws)
        self._before = list(mark.before)
