"""Showdown: the smallest game in which all seats decide at the same time.

In each of three rounds every seat secretly says high or low, and the last answer reveals them
all. `LAST_SECONDS` is the rulebook's clock of the last round.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec
import pytest

from omerta.kernel import Action, Chance, Event, Illegal, Outcome, Seat, Viewer, encode, registry
from omerta.kernel.codec import decode_save
from omerta.kernel.events import Secret
from omerta.kernel.frames import Frame
from omerta.kernel.game import Deadline, Meta, Settings, View

ROUNDS = 3
LAST_SECONDS = 20


class Say(Action, frozen=True, tag="say"):
    """Say a word."""

    say = "say {word}"
    word: Literal["high", "low"]


class WordSaid(Event, frozen=True, tag="said"):
    """A seat has answered; only that seat sees the word."""

    seat: Seat
    word: Secret[str] = msgspec.UNSET

    def readers(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Shown(Event, frozen=True, tag="shown"):
    """All words are revealed."""

    words: tuple[str, ...]


class Choices(Settings, frozen=True):
    """No settings."""


class ShowdownView(View, frozen=True):
    """The seats that have answered, and the viewer's own word."""

    round: int
    answered: tuple[Seat, ...]
    mine: str | None
    outcome: Outcome | None


class Round(Frame):
    tag = "round"


class State:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.settings = Choices()
        self.round = 0
        self.words: dict[Seat, str] = {}
        self.scores = [0] * seats

    @property
    def stack(self) -> list[Frame]:
        left = tuple(seat for seat in range(self.seats) if seat not in self.words)
        return [Round(left)] if self.round < ROUNDS else []

    def clone(self) -> "State":
        other = State(self.seats)
        other.round, other.words, other.scores = self.round, dict(self.words), list(self.scores)
        return other


class Saved(msgspec.Struct):
    seats: int
    round: int
    words: dict[str, str]
    scores: list[int]


class Words:
    def caution(self, view: Any, action: Action) -> str | None:
        return None

    def settings_warnings(self, settings: Any, seats: int) -> Sequence[str]:
        return ()


class Showdown:
    meta = Meta(
        id="showdown",
        seats=range(2, 5),
        edition="ours",
        ruleset=1,
        schema=1,
        max_decisions=4 * ROUNDS,
        why_bounded="one answer for each seat and round",
        actions=Say,
        events=WordSaid | Shown,
        settings=Choices,
        timed=True,
    )
    words = Words()
    branching = None

    def new(self, seats: int, options: Any = None, *, chance: Chance) -> State:
        return State(seats)

    def opening(self, s: State) -> list[Event]:
        return []

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return s.stack[-1].seats if s.stack else ()

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        return (Say("high"), Say("low"))

    def why_not(self, s: State, seat: Seat, action: Action) -> Illegal | None:
        return None if seat in self.waiting(s) else Illegal("not_your_turn", "")

    def apply(self, s: State, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        refused = self.why_not(s, seat, action)
        if refused is not None:
            raise refused
        assert isinstance(action, Say)
        s.words[seat] = action.word
        events: list[Event] = [WordSaid(seat, action.word)]
        if len(s.words) == s.seats:
            events.append(Shown(tuple(s.words[number] for number in range(s.seats))))
            for number in range(s.seats):
                s.scores[number] += s.words[number] == "high"
            s.words.clear()
            s.round += 1
        return events

    apply_for_clock = apply

    def view(self, s: State, viewer: Viewer) -> ShowdownView:
        waited = viewer in self.waiting(s)
        options = tuple(self.options(s, viewer)) if waited and viewer is not None else ()
        mine = s.words.get(viewer) if viewer is not None else None
        return ShowdownView(viewer, options, s.round, tuple(sorted(s.words)), mine, self.outcome(s))

    def views(self, s: State, viewers: Sequence[Viewer]) -> list[ShowdownView]:
        return [self.view(s, viewer) for viewer in viewers]

    def believe(self, s: State, seat: Seat, *, chance: Chance) -> State:
        world = s.clone()
        for other in world.words:
            if other != seat:
                world.words[other] = chance.pick(("high", "low"), "word")
        return world

    def outcome(self, s: State) -> Outcome | None:
        if s.round < ROUNDS:
            return None
        ranks = tuple(1 + sum(other > score for other in s.scores) for score in s.scores)
        return Outcome(ranks, tuple(s.scores), "score")

    def deadline(self, s: State) -> Deadline | None:
        seconds = LAST_SECONDS if s.round == ROUNDS - 1 else None
        return Deadline(seconds, {seat: (Say("low"),) for seat in self.waiting(s)})

    def audit(self, s: State) -> list[str]:
        return []

    def load_settings(self, choices: Mapping[str, str], data: Any) -> Choices:
        return Choices()

    def save(self, s: State) -> bytes:
        words = {str(seat): word for seat, word in s.words.items()}
        return encode(Saved(s.seats, s.round, words, s.scores))

    def load(self, raw: bytes) -> State:
        saved = decode_save(Saved, raw)
        s = State(saved.seats)
        s.round, s.scores = saved.round, saved.scores
        s.words = {int(seat): word for seat, word in saved.words.items()}
        return s


GAME: Any = Showdown()


@contextmanager
def offered(game: Any = GAME) -> Iterator[None]:
    """Offer this game for a block, in place of another with its id."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._games, game.meta.id, game)
        yield
