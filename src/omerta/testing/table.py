"""The test language: a table is set up in one sentence and then played with the players' verbs.

This module holds what all games share; each game adds its own verbs in `omerta.testing.<game>`.
After set-up only real actions change the table: they go through `omerta.Match`, and after each
one the game's invariants are checked.
"""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NoReturn, Self, TypeVar, overload

import msgspec

from omerta.kernel import Action, Event, Illegal, Match, Seat, Viewer, encode
from omerta.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from omerta.testing.crooks import CrooksTable
    from omerta.testing.crooks_out import CrooksOutTable
    from omerta.testing.crossfire import CrossfireTable
    from omerta.testing.legends import LegendsTable
    from omerta.testing.mafia import MafiaTable

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
BOTH_LANGUAGES: Final = tuple(f"_{language}" for language in LANGUAGES)
SPECTATOR: Final = None
AnyEvent = TypeVar("AnyEvent", bound=Event)


@overload
def table(game: Literal["crooks"], seats: int) -> "CrooksTable": ...
@overload
def table(game: Literal["crooks_out"], seats: int) -> "CrooksOutTable": ...
@overload
def table(game: Literal["crossfire"], seats: int) -> "CrossfireTable": ...
@overload
def table(game: Literal["legends"], seats: int) -> "LegendsTable": ...
@overload
def table(game: Literal["mafia"], seats: int) -> "MafiaTable": ...
def table(game: str, seats: int) -> Any:
    """Return a table of this game for a test; nothing is fixed until the first verb."""
    # Imported by name, because each game's module imports this one.
    return importlib.import_module(f"omerta.testing.{game}").TABLE(seats)


def name(viewer: Viewer, letters: str = "ABCD") -> str:
    """Return the name that tests use for a seat."""
    return "the spectator" if viewer is None else letters[viewer]


class GameTable(ABC):
    """A table under test."""

    new_turn: ClassVar[str]
    """The decision with which a turn of this game begins."""
    letters: ClassVar[str] = "ABCD"
    """The names of the seats in tests of this game."""
    public_lists: ClassVar[tuple[str, ...]] = ()
    """Fields of the view that name every face, because the rules print them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actor: Seat = A
        self._match: Match | None = None
        self._shares: dict[Seat, dict[str, object]] = {}

    # What each game provides

    @abstractmethod
    def lay_out(self) -> Match:
        """Return the match as the set-up verbs described it."""

    @abstractmethod
    def share(self, seat: Seat) -> dict[str, object]:
        """Return what belongs to a seat; a bystander's share must not change."""

    @abstractmethod
    def broken(self) -> list[str]:
        """Return the invariants that do not hold."""

    # Playing

    @property
    def match(self) -> Match:
        """The match; the first use ends the set-up."""
        if self._match is None:
            self._match = self.lay_out()
            self._check_invariants("after set-up")
            self.begins(self._match.waiting[0])
        return self._match

    def begins(self, seat: Seat) -> Self:
        """From here this seat acts, and bystanders are compared with the state at this point."""
        self._shares = {other: self.share(other) for other in range(self.match.seats)}
        self.actor = seat
        return self

    def does(self, action: Action) -> Self:
        """The acting seat gives this action."""
        waiting = self.match.waiting
        if self.actor not in waiting:
            seats = " and ".join(map(self.name, waiting)) or "no seat, the game is over"
            self.fail(
                f"{self.name(self.actor)} says '{action.text()}', but the table waits for {seats}"
            )
        refusal = self._attempt(self.actor, action)
        if refusal is not None:
            self.fail(f"{self.name(self.actor)} says '{action.text()}' and is refused: {refusal}")
        self._check_invariants(f"after '{action.text()}'")
        return self

    def times_out(self, seat: Seat) -> Self:
        """The seat's time runs out and the table acts for it."""
        self.begins(seat)
        self.match.expire(seat)
        self._check_invariants("after the time-out")
        return self

    # Expectations about decisions

    def ready_for(self, seat: Seat) -> Self:
        """The match goes on: it is the beginning of this seat's turn."""
        return self.asks(seat, self.new_turn)

    def asks(self, seat: Seat, decision: str) -> Self:
        """The table waits only for this seat, with this decision, and every option is legal."""
        match = self.match
        found = match.state.stack[-1].tag if match.waiting else "the end"
        if match.waiting != (seat,) or found != decision:
            seats = " and ".join(map(self.name, match.waiting)) or "no seat"
            self.fail(f"expected {decision} for {self.name(seat)}, found {found} for {seats}")
        for option in match.options(seat):
            refusal = match.game.why_not(match.state, seat, option)
            if refusal is not None:
                self.fail(f"'{option.text()}' is offered but refused: {refusal}")
        return self

    def over(
        self,
        *,
        winners: tuple[Seat, ...] | None = None,
        scores: tuple[int, ...] | None = None,
        reason: str | None = None,
    ) -> Self:
        """The match has ended, with this result if one is given."""
        outcome = self.match.outcome
        if outcome is None:
            self.fail(f"the game goes on: the table waits for {self.name(self.match.waiting[0])}")
        results = {
            "winners": (winners, outcome.winners),
            "scores": (scores, outcome.scores),
            "reason": (reason, outcome.reason),
        }
        for what, (expected, found) in results.items():
            if expected is not None:
                self._compare(what, expected, found)
        return self

    def offers(self, *actions: Action) -> Self:
        """All these actions are options of the deciding seat."""
        missing = [action.text() for action in actions if action.text() not in self._offered()]
        if missing:
            self.fail(f"not offered: {missing}; offered: {self._offered()}")
        return self

    def does_not_offer(self, *actions: Action) -> Self:
        """None of these actions is an option of the deciding seat."""
        extra = [action.text() for action in actions if action.text() in self._offered()]
        if extra:
            self.fail(f"offered, but should not be: {extra}; offered: {self._offered()}")
        return self

    def offers_exactly(self, *actions: Action) -> Self:
        """Exactly these actions are options, each once."""
        expected = sorted(action.text() for action in actions)
        self._compare("options", expected, sorted(self._offered()))
        return self

    def expect_options(self, count: int) -> Self:
        """There are this many options, no two alike."""
        offered = self._offered()
        if len(set(offered)) != count or len(offered) != count:
            self.fail(f"expected {count} options, found {len(offered)}: {offered}")
        return self

    def refused(
        self, action: Action, code: str, clause: str, *, by: Seat | None = None, **params: str | int
    ) -> Self:
        """This action is refused with these parameters, is not an option, and changes nothing."""
        match = self.match
        seat = by if by is not None else self.actor
        before, entries = match.game.save(match.state), len(match.log)
        refusal = self._attempt(seat, action)
        if refusal is None:
            self.fail(
                f"'{action.text()}' by {self.name(seat)} was accepted, expected {code} [{clause}]"
            )
        found = (refusal.code, refusal.clause)
        self._compare(f"refusal of '{action.text()}'", (code, clause), found)
        if params:
            named = {
                name: value
                for name, value in refusal.params.items()
                if not name.endswith(BOTH_LANGUAGES)  # the same name in both languages
            }
            self._compare(f"what the refusal of '{action.text()}' names", params, named)
        for language in LANGUAGES:  # raises if a text is missing or needs other parameters
            _words(language, type(match.game).__module__).refusal(refusal)
        if match.game.save(match.state) != before or len(match.log) != entries:
            self.fail(f"'{action.text()}' was refused and yet changed the table")
        if action in match.options(seat):
            self.fail(f"'{action.text()}' is refused but offered")
        return self

    # Expectations about what happened

    def expect_event(
        self, kind: type[Event], *, seen_by: Viewer | Literal["table"] = "table", **fields: object
    ) -> Self:
        """The last action produced this event; `seen_by` checks what a viewer sees of it."""
        events = list(self.match.log[-1].events)
        if seen_by != "table":
            events = [event.seen_by(seen_by) for event in events]
        if not any(isinstance(event, kind) and _has(event, fields) for event in events):
            self.fail(f"no {kind.__name__} with {fields}; happened:{_listed(events)}")
        return self

    def expect_no_event(self, kind: type[Event]) -> Self:
        """The last action did not produce this event."""
        if self.last_events(kind):
            self.fail(f"unexpected {kind.__name__}; happened:{_listed(self.match.log[-1].events)}")
        return self

    def last_events(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """Return the events of this kind that the last action produced."""
        return [event for event in self.match.log[-1].events if isinstance(event, kind)]

    def expect_unchanged(self, *seats: Seat) -> Self:
        """The shares of these bystanders are as they were when the acting seat began."""
        for seat in seats:
            self._compare(
                f"share of bystander {self.name(seat)}", self._shares[seat], self.share(seat)
            )
        return self

    # Expectations about what a viewer knows

    def sees(self, viewer: Viewer, *faces: str) -> Self:
        """The viewer's view names each of these faces."""
        missing = [face for face in faces if not _names(self.seen_view(viewer), face)]
        if missing:
            self.fail(f"{self.name(viewer)} should see {missing}")
        return self

    def does_not_see(self, viewer: Viewer, *faces: str) -> Self:
        """Neither the viewer's view nor any event that the viewer sees names these faces."""
        events = encode(self.match.events_for(viewer))
        for face in faces:
            if _names(self.seen_view(viewer), face):
                self.fail(f"the view of {self.name(viewer)} reveals {face}")
            if _names(events, face):
                self.fail(f"an event for {self.name(viewer)} reveals {face}")
        return self

    def seen_view(self, viewer: Viewer) -> bytes:
        """Return the encoded view without the lists that the rules print."""
        fields: dict[str, Any] = msgspec.json.decode(encode(self.match.view(viewer)))
        for field in self.public_lists:
            del fields[field]
        return encode(fields)

    # Helpers

    def name(self, viewer: Viewer) -> str:
        """Return the name that tests use for a seat."""
        return name(viewer, self.letters)

    def _attempt(self, seat: Seat, action: Action) -> Illegal | None:
        try:
            self.match.play(seat, action)
        except Illegal as refusal:
            return refusal
        return None

    def fail(self, text: str) -> NoReturn:
        """Fail the test and show the actions so far."""
        actions = [
            f"{self.name(entry.seat)} {entry.action.text()}"
            for entry in (self._match.log if self._match else [])
            if entry.action is not None
        ]
        raise AssertionError(f"{text}\n  played: {' | '.join(actions) or 'nothing yet'}")

    def _compare(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            self.fail(f"{what}:\n  expected {expected}\n  found    {found}")

    def _check_invariants(self, when: str) -> None:
        broken = self.broken()
        if broken:
            self.fail(f"{when}: {'; '.join(broken)}")

    def _offered(self) -> list[str]:
        waiting = self.match.waiting
        return [action.text() for action in self.match.options(waiting[0])] if waiting else []


@cache
def _words(language: str, package: str) -> Texts:
    return Texts(language, package)


def _names(raw: bytes, face: str) -> bool:
    return encode(face) in raw


def _has(event: Event, fields: dict[str, object]) -> bool:
    return all(getattr(event, field) == value for field, value in fields.items())


def _listed(events: Sequence[Event]) -> str:
    return "".join(f"\n    {event}" for event in events)
