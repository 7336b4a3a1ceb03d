"""A running match: its state is in memory, its steps are in the database."""

import secrets
from collections import deque
from collections.abc import Sequence
from typing import Any, Self

import msgspec

from omerta.kernel import (
    Action,
    BadSave,
    Deadline,
    Entry,
    Event,
    Fair,
    Game,
    Illegal,
    MatchCore,
    Refusal,
    Seat,
    Settings,
    TimeoutApplied,
    View,
    Viewer,
    encode,
)
from omerta.kernel.codec import decode_save
from omerta.kernel.events import secret_fields
from omerta.kernel.match import SavedFair
from omerta.kernel.match_core import Bookmark
from omerta.kernel.starts import set_up
from omerta.server.storage.rows import MatchRow, Progress, Snapshot, StepRow
from omerta.server.table.document import Document
from omerta.server.wire.table import Caution, StepForViewer

SNAPSHOT_EVERY = 16
"""Steps that are replayed at most when a table is opened, unless they may still be undone."""
SENT_STEPS = 60
"""Steps sent to a client when it comes; it fetches older ones."""
RECENT = 12
"""Steps kept in memory, for clients that were disconnected for a moment."""


class OtherRuleset(Refusal):
    """The match was begun under another version of the rules."""

    def __init__(self, ruleset: int) -> None:
        super().__init__("save-other-ruleset", {"ruleset": ruleset})


class Step(msgspec.Struct, frozen=True, gc=False):
    """A step with all its secrets; guests get it as a `StepForViewer`."""

    seq: int
    at: int
    seat: Seat | None
    events: tuple[Event, ...]
    undone: bool = False
    by_hand: bool = False
    """Whether a player chose it, who had seen all steps before."""

    def for_viewer(self, viewer: Viewer) -> StepForViewer:
        """Return the step as this viewer may know it."""
        events = tuple([event.seen_by(viewer) for event in self.events])
        return StepForViewer(self.seq, self.at, events, self.seat, self.undone)

    def readers(self) -> set[Seat]:
        """Return the seats that may know more of it than everyone."""
        found: set[Seat] = set()
        for event in self.events:
            if secret_fields(type(event)):
                found.update(event.readers())
        return found


class RestorePoint(msgspec.Struct, frozen=True):
    """A position of a running match to which it can return."""

    bookmark: Bookmark
    seq: int
    pending: dict[Seat, int]
    options: dict[Seat, Sequence[Action]] | None
    deadline: Deadline | None


class LiveMatch:
    """A running match; `seq` is the number of its last step, 0 the deal."""

    def __init__(self, match_id: str, game: Game[Any], core: MatchCore, settings: Settings) -> None:
        self.id = match_id
        self.game = game
        self.core = core
        self.settings = settings
        self.seq = 0
        self.snapshot_seq = 0
        """The step of the last snapshot."""
        self.pending: dict[Seat, int] = {}
        """For each seat with a pending decision the step that began it; empty after the end."""
        self.deadline: Deadline | None = None
        """The game's own deadline of the pending decisions, with its actions for silent seats."""
        self._has_clocks = game.meta.timed or game.meta.together
        """Whether some decisions of this game have a deadline or a mode of their own."""
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.shown: dict[Viewer, View] = {}
        """The view after the last step, for each viewer with a session."""
        self.caught_up_to: dict[Seat, int] = {}
        """For each seat the step up to which its player has surely seen all private events."""

    @classmethod
    def deal(cls, game: Game[Any], doc: Document, now: int) -> tuple[Self, MatchRow, StepRow]:
        """Deal a match; return it with the rows to save."""
        settings = doc.settings(game)
        people = [number for number, seat in enumerate(doc.seats) if not seat.bot_level]
        if doc.start is None and len(people) < len(doc.seats):
            settings = settings.for_humans(people)
        if doc.lesson:
            settings = settings.without_clock()
        chance = Fair(bytes.fromhex(doc.secret), doc.salts())
        start = doc.start
        state, steps = set_up(game, len(doc.seats), settings, start, chance)
        match = cls(secrets.token_urlsafe(16), game, MatchCore(game, state, chance), settings)
        opening = Step(0, now, None, steps)
        match.recent.append(opening)
        match._update_pending(None, None)
        saved = SavedFair(chance.draws, chance.commitment, doc.secret, chance.salts)
        row = MatchRow(
            id=match.id,
            table=None,
            number=doc.number + 1,
            game=game.meta.id,
            ruleset=game.meta.ruleset,
            seats=len(doc.seats),
            options=encode(settings),
            players=encode(doc.players()),
            luck=encode(saved),
            status="live",
            outcome=None,
            started=now,
            ended=None,
            deadline=None,
            whole=None,
            state=game.save(state),
            state_seq=0,
            state_draws=chance.draws,
            head=0,
            origin=None if start is None else start.play,
            origin_seq=None if start is None else start.seq,
            start=None if start is None else bytes(start.state),
        )
        step = StepRow(
            match.id, 0, "deal", None, None, encode(opening.events), chance.draws, None, now
        )
        return match, row, step

    @classmethod
    def restore(cls, game: Game[Any], row: MatchRow, steps: Sequence[StepRow]) -> Self:
        """Restore a saved match from its snapshot and `steps`: all after it, and some before."""
        if row.ruleset != game.meta.ruleset:
            raise OtherRuleset(row.ruleset)
        if row.head < row.state_seq:
            raise BadSave("save-impossible", detail="log")
        saved = decode_save(SavedFair, row.luck)
        chance = Fair(bytes.fromhex(saved.secret), saved.salts)
        chance.skip_to(row.state_draws)
        settings = decode_save(game.meta.settings, row.options)
        match = cls(row.id, game, MatchCore(game, game.load(row.state), chance), settings)
        match.seq = match.snapshot_seq = row.state_seq
        match._update_pending(None, None)
        for step in steps:
            if step.seq > row.state_seq:
                if step.seq != match.seq + 1:
                    raise BadSave("save-impossible", detail="log")
                match._repeat(step)
            match.remember([saved_step(game, step)])
        return match

    def _repeat(self, step: StepRow) -> None:
        before = self.restore_point()
        try:
            if step.kind == "undo":
                self.core.undo_last(step.seat)
            else:
                assert step.seat is not None
                assert step.action is not None
                action: Action = decode_save(self.game.meta.actions, step.action)
                self.core.repeat(step.seat, action)
        except Illegal as refused:
            raise BadSave("save-not-repeatable", step=step.seq, why=refused.code) from None
        self.advance_to([step], before)

    def accepts(self, seat: Seat, seq: int) -> bool:
        """Whether an action chosen at step `seq` still answers the seat's pending decision."""
        return seat in self.pending and self.pending[seat] <= seq <= self.seq

    def new_steps(
        self, entries: Sequence[Entry], now: int, command: str | None
    ) -> tuple[list[Step], list[StepRow]]:
        """Return the next steps and their rows, which are not yet saved."""
        steps: list[Step] = []
        rows: list[StepRow] = []
        for number, entry in enumerate(entries, self.seq + 1):
            name = command if number == self.seq + len(entries) else None
            by_hand = name is not None
            steps.append(Step(number, now, entry.seat, entry.events, by_hand=by_hand))
            rows.append(
                StepRow(
                    self.id,
                    number,
                    "act",
                    entry.seat,
                    encode(entry.action),
                    encode(entry.events),
                    entry.draws,
                    name,
                    now,
                )
            )
        return steps, rows

    def undo_steps(
        self, actors: Sequence[Seat], now: int, command: str | None
    ) -> tuple[list[Step], list[StepRow]]:
        """Return the steps that take back the last ones of these seats, not yet saved."""
        steps: list[Step] = []
        rows: list[StepRow] = []
        draws, last = self.core.chance.draws, self.seq + len(actors)
        for seq, seat in enumerate(actors, self.seq + 1):
            name = command if seq == last else None
            steps.append(Step(seq, now, seat, (), undone=True))
            rows.append(StepRow(self.id, seq, "undo", seat, None, b"[]", draws, name, now))
        return steps, rows

    def restore_point(self) -> "RestorePoint":
        """Return the present position, for a return if the next steps cannot be saved."""
        return RestorePoint(
            self.core.bookmark(),
            self.seq,
            dict(self.pending),
            self._options_by_seat(),
            self.deadline,
        )

    def advance_to(self, rows: Sequence[StepRow], before: "RestorePoint") -> None:
        """Move to the position after these steps; `before` is the position before them."""
        self.seq = rows[-1].seq
        self._update_pending(before, rows[-1].seat)

    def return_to(self, point: "RestorePoint") -> None:
        """Return to that position."""
        self.core.return_to(point.bookmark)
        self.seq = point.seq
        self.pending = point.pending
        self.deadline = point.deadline

    def remember(self, steps: Sequence[Step], snapshot: Snapshot | None = None) -> None:
        """Remember steps that the database now has, and its snapshot."""
        self.recent.extend(steps)
        for step in steps:
            if step.seat is not None:
                self.caught_up_to[step.seat] = step.seq - step.by_hand
        if snapshot is not None:
            self.snapshot_seq = snapshot.seq

    def snapshot_due(self, rows: Sequence[StepRow]) -> Snapshot | None:
        """Return a snapshot if one is due; never of a state with an action to undo."""
        last = rows[-1].seq
        if self.pending:
            if self.core.can_undo():
                return None
            if not self.core.timed_out and last - self.snapshot_seq < SNAPSHOT_EVERY:
                return None
        return Snapshot(self.game.save(self.core.state), last, self.core.chance.draws)

    def result(self, now: int, doc: Document) -> Progress:
        """Return the outcome of the match that has just ended, for the database."""
        outcome = self.core.outcome
        assert outcome is not None
        guests = encode([seat.guest for seat in doc.seats])
        seen_by = encode(doc.names_seen_by())
        return Progress(None, None, "over", encode(outcome), now, guests, seen_by)

    def _options_by_seat(self) -> dict[Seat, Sequence[Action]] | None:
        """The options of each seat if several decide at once; None for one seat or a shared clock."""
        if len(self.pending) < 2 or self.has_shared_clock:
            return None
        return {seat: self.core.options(seat) for seat in self.pending}

    def _update_pending(self, before: "RestorePoint | None", seat: Seat | None) -> None:
        """Note for which seats a new decision began; for others the old one continues.

        A decision with a shared clock continues for all seats, whatever they answer. In a
        cooperative game, seats answer it in turn: a seat that answers and must decide again has
        a new decision.
        """
        meta = self.game.meta
        self.deadline = self.game.deadline(self.core.state) if self._has_clocks else None
        same_clock = before is not None and self.continues(before.deadline)
        options = None if before is None else before.options
        pending: dict[Seat, int] = {}
        for waited in self.core.waiting:
            same = (same_clock and not (meta.together and waited == seat)) or (
                options is not None
                and waited != seat
                and waited in options
                and list(options[waited]) == list(self.core.options(waited))
            )
            pending[waited] = self.pending[waited] if same and waited in self.pending else self.seq
        self.pending = pending

    @property
    def has_shared_clock(self) -> bool:
        """Whether one clock counts for all seats with a pending decision."""
        return self.deadline is not None and self.deadline.clock is not None

    def continues(self, before: Deadline | None) -> bool:
        """Whether the shared clock that ran then still runs."""
        if self.deadline is None or before is None:
            return False
        return self.deadline.clock is not None and self.deadline.clock == before.clock

    @property
    def is_discussion(self) -> bool:
        """Whether all seats may speak, again and again."""
        return self.deadline is not None and self.deadline.mode == "discussion"

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats answer in secret, each for itself, until one clock ends."""
        each = self.deadline is not None and self.deadline.mode == "simultaneous"
        return each and self.has_shared_clock and not self.game.meta.together

    @property
    def is_intermission(self) -> bool:
        """Whether the match is between two games of a series, when nothing is hidden."""
        return self.deadline is not None and self.deadline.mode == "intermission"

    @property
    def hides_information(self) -> bool:
        """Whether some seat may know something now that others may not."""
        branching = self.game.branching
        hides = branching is None or branching.has_secrets(self.core.state)
        return bool(self.pending) and not self.is_intermission and hides

    def cautions(self, viewer: Viewer, view: View) -> tuple[Caution, ...]:
        """Return the warnings before options of this viewer, whose view this is."""
        if viewer not in self.pending:
            return ()
        caution = self.game.words.caution
        found: list[Caution] = []
        for number, action in enumerate(view.options):
            steps = caution(view, action)
            if steps is not None:
                found.append(Caution(number, steps))
        return tuple(found)


def saved_step(game: Game[Any], row: StepRow) -> Step:
    """Return a step from its row."""
    kinds: Any = game.meta.events | TimeoutApplied
    events = decode_save(list[kinds], row.events)
    by_hand = row.command is not None
    return Step(row.seq, row.at, row.seat, tuple(events), row.kind == "undo", by_hand)
