"""A match replayed from its rows, with all its steps, states and draws."""

from collections.abc import Sequence
from typing import Any

import msgspec

from omerta.kernel import (
    Action,
    BadSave,
    Entry,
    Event,
    Match,
    Seat,
    Settings,
    View,
    Viewer,
    registry,
)
from omerta.kernel.draws import RecordedChance
from omerta.kernel.match import Player, SavedFair, SavedSeeded, initial_chance
from omerta.kernel.starts import Start, set_up
from omerta.server.storage.rows import MatchRow, StepRow
from omerta.server.table.live_match import OtherRuleset, Step, saved_step
from omerta.server.wire.pages import Draw, ReplayStep


class ReplayedMatch:
    """A replayed match with a state for each step, including steps that were undone later."""

    def __init__(self, row: MatchRow) -> None:
        self.game = registry.get(row.game)
        if row.ruleset != self.game.meta.ruleset:
            raise OtherRuleset(row.ruleset)
        self.seats = row.seats
        self.options: Settings = msgspec.json.decode(row.options, type=self.game.meta.settings)
        self.players = msgspec.json.decode(row.players, type=tuple[Player, ...])
        self.start = started(row)
        self.draws: list[Draw] = []
        """All draws, in order."""
        self._saved_chance = saved_chance(row)
        self._chance = RecordedChance(initial_chance(self._saved_chance))
        self._steps: list[Step] = []
        self._entries: list[Entry] = []
        self._states: list[Any] = []
        self._not_undone: list[int] = []
        """The steps that were not taken back."""

    @property
    def length(self) -> int:
        """The number of steps."""
        return len(self._steps)

    def go_on(self, rows: Sequence[StepRow]) -> None:
        """Replay the next steps; raise `BadSave` if rules and chance give other events."""
        for row in rows:
            step = saved_step(self.game, row)
            state = self._after(row, step.events)
            if row.seq != self.length or self._chance.draws != row.draws:
                raise BadSave("save-not-repeatable", step=row.seq, why="luck")
            action = None if row.action is None else self._action(row.action)
            self._states.append(state)
            self._steps.append(step)
            self._entries.append(Entry(row.seat, action, step.events, row.draws))
            self.draws += [
                Draw(row.seq, use.why, use.n, use.result, use.items, use.shuffled)
                for use in self._chance.recorded
            ]
            self._chance.recorded.clear()

    @property
    def answers(self) -> Sequence[int]:
        """The numbers of the steps with an action, without those that were undone."""
        return self._not_undone[1:]

    def before(self, number: int, viewer: Viewer) -> tuple[View, Seat, Action]:
        """Return what this viewer saw just before an action, its seat, and the action."""
        entry = self._entries[number]
        assert entry.seat is not None
        assert entry.action is not None
        return self.game.view(self._states[number - 1], viewer), entry.seat, entry.action

    def step_view(self, number: int, viewer: Viewer) -> ReplayStep:
        """Return a step and the view after it, as this viewer saw them."""
        view = self.game.view(self._states[number], viewer)
        return ReplayStep(self._steps[number].for_viewer(viewer), view)

    def state(self, number: int) -> Any:
        """Return the state after a step, with all its secrets."""
        return self._states[number]

    def match(self) -> Match:
        """Return the match without undone steps."""
        chance = initial_chance(self._saved_chance)
        chance.skip_to(self._chance.draws)
        log = [self._entries[number] for number in self._not_undone]
        state = self._states[-1]
        match = Match(self.game, state, chance, log, self.seats, self.options)
        match.players = self.players
        match.start = self.start
        return match

    def _action(self, raw: bytes) -> Any:
        return msgspec.json.decode(raw, type=self.game.meta.actions)

    def _after(self, row: StepRow, saved_events: tuple[Event, ...]) -> Any:
        """The state after a step; its replayed events must be those of the row."""
        if row.kind == "undo":
            self._not_undone.pop()
            return self._states[self._not_undone[-1]]
        events: Sequence[Event]
        if row.kind == "deal":
            state, events = set_up(self.game, self.seats, self.options, self.start, self._chance)
        else:
            assert row.seat is not None
            assert row.action is not None
            state = self._states[self._not_undone[-1]].clone()
            action = self._action(row.action)
            events = self.game.apply_for_clock(state, row.seat, action, chance=self._chance)
        # The event of a time-out precedes those of its action; the rules do not return it.
        if tuple(events) != saved_events[len(saved_events) - len(events) :]:
            raise BadSave("save-not-repeatable", step=row.seq, why="events")
        self._not_undone.append(row.seq)
        return state


def started(row: MatchRow) -> Start | None:
    """Return the earlier step from which a match continues."""
    if row.origin is None or row.origin_seq is None or row.start is None:
        return None
    return Start(row.origin, row.origin_seq, msgspec.Raw(row.start))


def saved_chance(row: MatchRow) -> SavedSeeded | SavedFair:
    """Return how a match was dealt."""
    chance: SavedSeeded | SavedFair = msgspec.json.decode(row.luck, type=SavedSeeded | SavedFair)
    return chance
