"""The position in which a law is tested: one decision of a match, and the actions before it."""

from enum import Enum
from typing import Any

from omerta.kernel import Action, Event, Game, Seat, Seeded, Viewer, encode


class Law(Enum):
    """The laws, with their names in failure messages."""

    OPTIONS = "law 1 (options)"
    REPEATABLE = "law 2 (same seed, same saves)"
    SAVES = "law 3 (saves)"
    CLONES = "law 4 (clones)"
    TWO_WORLDS = "law 5 (two worlds)"
    BELIEF = "law 6 (belief knows no truth)"
    INVARIANTS = "law 7 (invariants)"
    END = "law 8 (the end)"
    SPECTATOR = "law 9 (spectator)"
    COPIES = "law 10 (copies)"
    UNDO = "undo law"
    TIMEOUTS = "timeout law"
    WIRE = "wire law"


class LawBroken(AssertionError):
    """A game broke a law; the message names the law, the decision and the actions before it."""


class Position:
    """A state at one decision of a match, with the actions that led to it."""

    __slots__ = ("_seen", "game", "played", "seats", "state")

    def __init__(self, game: Game[Any], state: Any, seats: int, played: tuple[str, ...]) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.played = played
        self._seen: dict[Viewer, bytes] = {}

    def violation(self, law: Law, what: str) -> LawBroken:
        """Return the error that this position breaks a law."""
        stack = self.state.stack
        decision = stack[-1] if stack else "game over"
        actions = "; ".join(self.played) or "nothing yet"
        return LawBroken(
            f"{law.value} is broken by {self.game.meta.id} with {self.seats} seats "
            f"at decision {len(self.played)}, {decision}: {what}\n  played: {actions}"
        )

    def seen(self, viewer: Viewer) -> bytes:
        """Return the encoded view of a viewer, cached because a position never changes."""
        if viewer not in self._seen:
            self._seen[viewer] = encode(self.game.view(self.state, viewer))
        return self._seen[viewer]

    def options(self, seat: Seat) -> list[Action]:
        """Return the options of a seat; none for a seat that is not waited for."""
        if seat not in self.game.waiting(self.state):
            return []
        options = list(self.game.options(self.state, seat))
        if not options:
            raise self.violation(Law.OPTIONS, f"seat {seat} is waited for without options")
        return options

    def with_state(self, state: Any) -> "Position":
        """Return another state at the same decision: a clone, a loaded save, a believed world."""
        return Position(self.game, state, self.seats, self.played)

    def after(self, seat: Seat, action: Action, seed: int, *, by_clock: bool = False) -> "Step":
        """Return the result of an action, tried on a clone; `by_clock` if the clock gives it."""
        state = self.state.clone()
        chance = Seeded(seed)
        apply = self.game.apply_for_clock if by_clock else self.game.apply
        events = apply(state, seat, action, chance=chance)
        played = (*self.played, f"{seat} {action.text()}")
        return Step(Position(self.game, state, self.seats, played), events, chance.draws)


class Step:
    """The result of an action: the new position, the events, and the number of draws."""

    __slots__ = ("draws", "events", "here")

    def __init__(self, here: Position, events: list[Event], draws: int) -> None:
        self.here = here
        self.events = events
        self.draws = draws

    def events_for(self, viewer: Viewer) -> list[bytes]:
        """Return the encoded events as this viewer sees them."""
        return [encode(event.seen_by(viewer)) for event in self.events]

    def can_be_undone(self) -> bool:
        """Whether a match would undo this action if the same seats still had the turn."""
        return not self.draws and not any(event.reveals() for event in self.events)
