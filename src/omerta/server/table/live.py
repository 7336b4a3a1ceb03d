"""The game being played at a table: its state in memory, its story in the database."""

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
from omerta.server.wire.table import Caution, Told

SNAPSHOT_EVERY = 16
"""At most so many steps are played again when a table is opened, unless they could be undone."""
STORY = 60
"""Steps that a browser is told at once when it comes; older ones are fetched."""
RECENT = 12
"""Steps kept in memory, for browsers that were away for a moment."""


class OtherRuleset(Refusal):
    """A game that was begun by other rules than ours."""

    def __init__(self, ruleset: int) -> None:
        super().__init__("save-other-ruleset", {"ruleset": ruleset})


class Happening(msgspec.Struct, frozen=True, gc=False):
    """A step with all its secrets; it leaves as a `Told`."""

    seq: int
    at: int
    seat: Seat | None
    events: tuple[Event, ...]
    undone: bool = False
    by_hand: bool = False
    """Whether a person said it, who had seen all that came before."""

    def told_to(self, viewer: Viewer) -> Told:
        """The step as this viewer may know it."""
        events = tuple([event.seen_by(viewer) for event in self.events])
        return Told(self.seq, self.at, events, self.seat, self.undone)

    def readers(self) -> set[Seat]:
        """The seats that may know more of it than everybody."""
        found: set[Seat] = set()
        for event in self.events:
            if secret_fields(type(event)):
                found.update(event.readers())
        return found


class Mark(msgspec.Struct, frozen=True):
    """A moment of a running game that one can return to."""

    bookmark: Bookmark
    seq: int
    asked: dict[Seat, int]
    questions: dict[Seat, Sequence[Action]] | None
    ends: Deadline | None


class Live:
    """A running game; `seq` numbers its steps, 0 is the deal."""

    def __init__(self, play_id: str, game: Game[Any], play: MatchCore, options: Settings) -> None:
        self.id = play_id
        self.game = game
        self.play = play
        self.options = options
        self.seq = 0
        self.kept = 0
        """The step of the last snapshot."""
        self.asked: dict[Seat, int] = {}
        """For each seat that is waited for, the step that asked it; empty when the game is over."""
        self.ends: Deadline | None = None
        """The clock that the game itself has for the present question, and what the silent do."""
        self._has_clocks = game.meta.timed or game.meta.together
        """Whether some of its questions bring a clock or a manner of their own."""
        self.recent: deque[Happening] = deque(maxlen=RECENT)
        self.shown: dict[Viewer, View] = {}
        """The view after the last step, of every viewer whom a browser shows it to."""
        self.heard: dict[Seat, int] = {}
        """For each seat the step up to which it must have heard what it alone may know."""

    @classmethod
    def deal(cls, game: Game[Any], doc: Document, now: int) -> tuple[Self, MatchRow, StepRow]:
        """Begin a game; the rows that keep it."""
        chosen = doc.settings(game)
        people = [number for number, seat in enumerate(doc.seats) if not seat.brain]
        if doc.start is None and len(people) < len(doc.seats):
            chosen = chosen.for_humans(people)
        if doc.lesson:
            chosen = chosen.without_clock()
        luck = Fair(bytes.fromhex(doc.secret), doc.salts())
        start = doc.start
        state, told = set_up(game, len(doc.seats), chosen, start, luck)
        live = cls(secrets.token_urlsafe(16), game, MatchCore(game, state, luck), chosen)
        opening = Happening(0, now, None, told)
        live.recent.append(opening)
        live._note_questions(None, None)
        saved = SavedFair(luck.draws, luck.commitment, doc.secret, luck.salts)
        row = MatchRow(
            id=live.id,
            table=None,
            number=doc.number + 1,
            game=game.meta.id,
            ruleset=game.meta.ruleset,
            seats=len(doc.seats),
            options=encode(chosen),
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
            state_draws=luck.draws,
            head=0,
            origin=None if start is None else start.play,
            origin_seq=None if start is None else start.seq,
            start=None if start is None else bytes(start.state),
        )
        step = StepRow(
            live.id, 0, "deal", None, None, encode(opening.events), luck.draws, None, now
        )
        return live, row, step

    @classmethod
    def restore(cls, game: Game[Any], row: MatchRow, steps: Sequence[StepRow]) -> Self:
        """The game as it was left: its snapshot and `steps`, all after it and some before."""
        if row.ruleset != game.meta.ruleset:
            raise OtherRuleset(row.ruleset)
        if row.head < row.state_seq:
            raise BadSave("save-impossible", detail="log")
        luck = decode_save(SavedFair, row.luck)
        chance = Fair(bytes.fromhex(luck.secret), luck.salts)
        chance.skip_to(row.state_draws)
        chosen = decode_save(game.meta.settings, row.options)
        live = cls(row.id, game, MatchCore(game, game.load(row.state), chance), chosen)
        live.seq = live.kept = row.state_seq
        live._note_questions(None, None)
        for step in steps:
            if step.seq > row.state_seq:
                if step.seq != live.seq + 1:
                    raise BadSave("save-impossible", detail="log")
                live._repeat(step)
            live.keep([happening(game, step)])
        return live

    def _repeat(self, step: StepRow) -> None:
        before = self.mark()
        try:
            if step.kind == "undo":
                self.play.undo_last(step.seat)
            else:
                assert step.seat is not None
                assert step.action is not None
                action: Action = decode_save(self.game.meta.actions, step.action)
                self.play.repeat(step.seat, action)
        except Illegal as refused:
            raise BadSave("save-not-repeatable", step=step.seq, why=refused.code) from None
        self.move_on([step], before)

    def accepts(self, seat: Seat, seq: int) -> bool:
        """Whether an answer given at step `seq` still meets the question this seat has now."""
        return seat in self.asked and self.asked[seat] <= seq <= self.seq

    def advance(
        self, entries: Sequence[Entry], now: int, command: str | None
    ) -> tuple[list[Happening], list[StepRow]]:
        """The next steps of the story, not yet kept."""
        told: list[Happening] = []
        rows: list[StepRow] = []
        for number, entry in enumerate(entries, self.seq + 1):
            name = command if number == self.seq + len(entries) else None
            by_hand = name is not None
            told.append(Happening(number, now, entry.seat, entry.events, by_hand=by_hand))
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
        return told, rows

    def taken_back(
        self, actors: Sequence[Seat], now: int, command: str | None
    ) -> tuple[list[Happening], list[StepRow]]:
        """The steps that take the last ones of these seats back, not yet kept."""
        told: list[Happening] = []
        rows: list[StepRow] = []
        draws, last = self.play.chance.draws, self.seq + len(actors)
        for seq, seat in enumerate(actors, self.seq + 1):
            name = command if seq == last else None
            told.append(Happening(seq, now, seat, (), undone=True))
            rows.append(StepRow(self.id, seq, "undo", seat, None, b"[]", draws, name, now))
        return told, rows

    def mark(self) -> "Mark":
        """This moment, to return to should the next steps not be kept."""
        return Mark(self.play.bookmark(), self.seq, dict(self.asked), self._questions(), self.ends)

    def move_on(self, rows: Sequence[StepRow], before: "Mark") -> None:
        """Stand after these steps; `before` is the moment before them."""
        self.seq = rows[-1].seq
        self._note_questions(before, rows[-1].seat)

    def return_to(self, mark: "Mark") -> None:
        """Be as at that moment."""
        self.play.return_to(mark.bookmark)
        self.seq = mark.seq
        self.asked = mark.asked
        self.ends = mark.ends

    def keep(self, happenings: Sequence[Happening], snapshot: Snapshot | None = None) -> None:
        """The database has these steps, and this snapshot."""
        self.recent.extend(happenings)
        for happening in happenings:
            if happening.seat is not None:
                self.heard[happening.seat] = happening.seq - happening.by_hand
        if snapshot is not None:
            self.kept = snapshot.seq

    def snapshot_due(self, rows: Sequence[StepRow]) -> Snapshot | None:
        """The state to keep with these steps; never one from which something could be undone."""
        last = rows[-1].seq
        if self.asked:
            if self.play.can_undo():
                return None
            if not self.play.timed_out and last - self.kept < SNAPSHOT_EVERY:
                return None
        return Snapshot(self.game.save(self.play.state), last, self.play.chance.draws)

    def result(self, now: int, doc: Document) -> Progress:
        """How the game ended just now, for the database."""
        outcome = self.play.outcome
        assert outcome is not None
        guests = encode([seat.guest for seat in doc.seats])
        seen_by = encode(doc.names_seen_by())
        return Progress(None, None, "over", encode(outcome), now, guests, seen_by)

    def _questions(self) -> dict[Seat, Sequence[Action]] | None:
        """What several seats are asked at once; None when it is at most one, or one for all."""
        if len(self.asked) < 2 or self.shares_clock:
            return None
        return {seat: self.play.options(seat) for seat in self.asked}

    def _note_questions(self, before: "Mark | None", seat: Seat | None) -> None:
        """Note which seats have a new question: all but those whom the last answer left alone.

        One that has a clock for all stays the same for all, however often somebody answers. Where
        all play together they are asked in turn by it: who is asked once more is asked anew.
        """
        meta = self.game.meta
        self.ends = self.game.deadline(self.play.state) if self._has_clocks else None
        same_clock = before is not None and self.goes_on_from(before.ends)
        questions = None if before is None else before.questions
        asked: dict[Seat, int] = {}
        for waited in self.play.waiting:
            same = (same_clock and not (meta.together and waited == seat)) or (
                questions is not None
                and waited != seat
                and waited in questions
                and list(questions[waited]) == list(self.play.options(waited))
            )
            asked[waited] = self.asked[waited] if same and waited in self.asked else self.seq
        self.asked = asked

    @property
    def shares_clock(self) -> bool:
        """Whether the present question has one clock for all who answer it."""
        return self.ends is not None and self.ends.clock is not None

    def goes_on_from(self, before: Deadline | None) -> bool:
        """Whether the clock for all that ran then is still running."""
        if self.ends is None or before is None:
            return False
        return self.ends.clock is not None and self.ends.clock == before.clock

    @property
    def talking(self) -> bool:
        """Whether everybody may speak, again and again."""
        return self.ends is not None and self.ends.mode == "discussion"

    @property
    def secret(self) -> bool:
        """Whether several answer the same question, each for themselves, until one clock ends."""
        each = self.ends is not None and self.ends.mode == "simultaneous"
        return each and self.shares_clock and not self.game.meta.together

    @property
    def resting(self) -> bool:
        """Whether nothing is hidden now, between two games of a series."""
        return self.ends is not None and self.ends.mode == "intermission"

    @property
    def keeps_secrets(self) -> bool:
        """Whether some seat may know now what others may not."""
        branching = self.game.branching
        hides = branching is None or branching.has_secrets(self.play.state)
        return bool(self.asked) and not self.resting and hides

    def cautions(self, viewer: Viewer, view: View) -> tuple[Caution, ...]:
        """What the viewer, who sees this view, should be warned of before each option."""
        if viewer not in self.asked:
            return ()
        caution = self.game.words.caution
        found: list[Caution] = []
        for number, action in enumerate(view.options):
            told = caution(view, action)
            if told is not None:
                found.append(Caution(number, told))
        return tuple(found)


def happening(game: Game[Any], row: StepRow) -> Happening:
    """A step as it was kept."""
    kinds: Any = game.meta.events | TimeoutApplied
    events = decode_save(list[kinds], row.events)
    by_hand = row.command is not None
    return Happening(row.seq, row.at, row.seat, tuple(events), row.kind == "undo", by_hand)
