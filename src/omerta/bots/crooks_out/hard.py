"""The hard player of Crooks Out!: weighs what every answer does for everybody until the end.

It counts worlds as the normal player does, trusting that nobody asks for an own crook (`trust`).
Where that leaves a choice it plays the game on (`raid`) in worlds it holds possible (`imagined`):
there rivals use what an answer tells them, points at risk are lost, and hands run empty.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar, Final, NamedTuple

from omerta.bots.crooks_out.imagined import Imagined
from omerta.bots.crooks_out.normal import merit
from omerta.bots.crooks_out.raid import STOP, Position, Question, Raid
from omerta.bots.crooks_out.reading import name_all_due
from omerta.bots.crooks_out.trust import trusting_count
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crooks_out.actions import Ask, Stop
from omerta.games.crooks_out.advice import ALMOST
from omerta.games.crooks_out.belief_worlds import Worlds as Counted
from omerta.games.crooks_out.components import theme_of
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.seats import Seat

DEFAULT_RAIDS: Final = 500
"""How many raids a choice takes unless the budget says otherwise."""
WORLDS: Final = 128
"""How many worlds are imagined."""
MOST_ANSWERS: Final = 6
"""So many of the likeliest questions are weighed at most; at the end some more."""
NEAR: Final = 0.05
"""What is less likely than the likeliest crook by more than this is not worth a thought."""
FEW: Final = 2
"""With so many crooks left in a hand the end is near, and every player is worth a thought."""
FEWEST_RAIDS: Final = 12
"""An answer tried less often is not judged by it."""


class Answer(NamedTuple):
    """An option, as a question, and how likely it is a hit."""

    option: Action
    question: Question
    share: float


class HardInvestigator:
    """Takes the answer after which its raids go best."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self.iterations = 0
        """How many raids the last choice took."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The answer that promises most."""
        self.iterations = 0
        if view.decision == "call_circles":
            return name_all_due(view)
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        counted = trusting_count(view)
        answers = worth_a_thought(view, options, counted)
        if len(answers) == 1:
            return answers[0].option
        most = DEFAULT_RAIDS if budget.iterations is None else budget.iterations
        most = min(most, WORLDS * len(answers))  # once in every world is often enough
        imagined = Imagined(view, counted, min(WORLDS, most), self._chance)
        weighing = Weighing(view, answers, imagined, self._chance)
        best = weighing.best(most, end)
        self.iterations = weighing.raids
        return best.option


def worth_a_thought(
    view: CrooksOutView, options: Sequence[Action], counted: Counted
) -> list[Answer]:
    """The answers between which it is hard to choose, the likeliest hit first."""
    asks = distinct_asks(view, options, counted)
    certain = [ask for ask in asks if ask.share == 1.0 and view.seats[ask.question[0]].left > FEW]
    if certain:
        return certain[:1]  # a point without risk, and nobody learns what was not known
    near_end = any(seat.left <= FEW for number, seat in enumerate(view.seats) if number != view.you)
    likely = [ask for ask in asks if ask.share >= asks[0].share - NEAR]
    found = _best_of_each(asks if near_end else likely)
    found += [ask for ask in likely if ask not in found][: MOST_ANSWERS - len(found)]
    if Stop() in options and (view.brave or (near_end and len(view.seats) > 2)):
        found.append(Answer(Stop(), STOP, 1.0))
    return found


def distinct_asks(view: CrooksOutView, options: Sequence[Action], counted: Counted) -> list[Answer]:
    """Every question that differs from the others, the likeliest hit first.

    Crooks who are everywhere equally likely and touch as many numbers are one question.
    """
    theme = theme_of(view.theme)
    found: dict[tuple[object, ...], Answer] = {}
    for option in options:
        if isinstance(option, Ask):
            room = theme.room_of[option.room]
            merits = merit(view, option.seat, room)
            spread = tuple([held[room] for held in counted.rooms])
            share = share_of(counted, option.seat, room)
            found.setdefault(
                (share, *merits, option.seat, spread), Answer(option, (option.seat, room), share)
            )
    return [found[key] for key in sorted(found, reverse=True)]


def share_of(counted: Counted, asked: Seat, room: int) -> float:
    """How likely a hit is: 1 only if it is certain, however little is missing."""
    held = counted.held(asked, room)
    return 1.0 if held == counted.total else min(held / counted.total, ALMOST)


def _best_of_each(asks: list[Answer]) -> list[Answer]:
    """The likeliest hit against each opponent, the likeliest of all first."""
    found: dict[Seat, Answer] = {}
    for ask in asks:
        found.setdefault(ask.question[0], ask)
    return list(found.values())


class Weighing:
    """Some answers, tried in the same imagined worlds; the better half of them is tried again.

    What a hit and what a miss bring is kept apart, since how likely each is was counted: by luck
    the worlds imagined may have too many hits.
    """

    def __init__(
        self, view: CrooksOutView, answers: list[Answer], imagined: Imagined, chance: Chance
    ) -> None:
        self._imagined = imagined
        self._start = Position(view)
        self._answers = answers
        self._luck = chance.below(1 << 32, "raids")
        self._tries: list[list[int]] = [[0, 0] for _ in answers]
        self._rewards: list[list[float]] = [[0.0, 0.0] for _ in answers]
        self.raids = 0

    def best(self, most: int, end: float | None) -> Answer:
        """The answer that promises most after so many raids, or when time is up."""
        left = list(range(len(self._answers)))
        rounds = (len(left) - 1).bit_length()
        world = 0
        for number in range(rounds):
            until = most * (number + 1) // rounds
            while self.raids + len(left) <= until:
                for answer in left:
                    self._try(answer, world)
                world += 1
                if end is not None and perf_counter() >= end:
                    return self._answers[self._by_promise(left)[0]]
            left = self._by_promise(left)[: (len(left) + 1) // 2]
        return self._answers[left[0]]

    def _try(self, answer: int, world: int) -> None:
        """One raid; the n-th try of every answer meets the same world and the same dice."""
        raid = Raid(self._start, self._imagined, world % self._imagined.size)
        question = self._answers[answer].question
        hit = int(raid.has(question))
        raid.play(question, Seeded(self._luck + world))
        self._tries[answer][hit] += 1
        self._rewards[answer][hit] += raid.reward()
        self.raids += 1

    def _by_promise(self, answers: list[int]) -> list[int]:
        """The best first; the likeliest where too little was tried to tell."""
        if min([sum(self._tries[answer]) for answer in answers]) < FEWEST_RAIDS:
            return answers
        return sorted(answers, key=self._promise, reverse=True)

    def _promise(self, answer: int) -> float:
        miss, hit = self._rewards[answer]
        misses, hits = self._tries[answer]
        share = self._answers[answer].share
        if not misses or not hits:
            return (miss + hit) / (misses + hits)
        return share * hit / hits + (1.0 - share) * miss / misses
