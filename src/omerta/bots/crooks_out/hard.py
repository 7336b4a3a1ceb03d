"""The hard bot for Crooks Out!: rates actions by playing the match to its end.

It counts worlds like the normal bot, assuming that players do not ask for their own crooks
(`trust`). If several actions remain, it plays the match on (`raid`) in worlds that it draws
(`imagined`): there rivals use what an answer reveals, points at risk are lost, and hands run
empty.
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
"""The number of playouts for a choice unless the budget says otherwise."""
WORLDS: Final = 128
"""The number of worlds that are drawn."""
MOST_ANSWERS: Final = 6
"""The largest number of questions that are compared; near the end some more."""
NEAR: Final = 0.05
"""A question is ignored if it is less likely than the best one by more than this."""
FEW: Final = 2
"""With this few crooks left in a hand the end is near, and every player is considered."""
FEWEST_RAIDS: Final = 12
"""An action with fewer playouts is not judged by them."""


class Answer(NamedTuple):
    """An option as a question, and its chance of a hit."""

    option: Action
    question: Question
    share: float


class HardInvestigator:
    """Takes the action with the best playouts."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self.iterations = 0
        """The number of playouts of the last choice."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The action that promises most."""
        self.iterations = 0
        if view.decision == "call_circles":
            return name_all_due(view)
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        counted = trusting_count(view)
        answers = worth_a_thought(view, options, counted)
        if len(answers) == 1:
            return answers[0].option
        most = DEFAULT_RAIDS if budget.iterations is None else budget.iterations
        most = min(most, WORLDS * len(answers))  # once in every world is enough
        imagined = Imagined(view, counted, min(WORLDS, most), self._chance)
        weighing = Weighing(view, answers, imagined, self._chance)
        best = weighing.best(most, end)
        self.iterations = weighing.raids
        return best.option


def worth_a_thought(
    view: CrooksOutView, options: Sequence[Action], counted: Counted
) -> list[Answer]:
    """The actions that are worth comparing, the likeliest hit first."""
    asks = distinct_asks(view, options, counted)
    certain = [ask for ask in asks if ask.share == 1.0 and view.seats[ask.question[0]].left > FEW]
    if certain:
        return certain[:1]  # a point without risk that reveals nothing new
    near_end = any(seat.left <= FEW for number, seat in enumerate(view.seats) if number != view.you)
    likely = [ask for ask in asks if ask.share >= asks[0].share - NEAR]
    found = _best_of_each(asks if near_end else likely)
    found += [ask for ask in likely if ask not in found][: MOST_ANSWERS - len(found)]
    if Stop() in options and (view.brave or (near_end and len(view.seats) > 2)):
        found.append(Answer(Stop(), STOP, 1.0))
    return found


def distinct_asks(view: CrooksOutView, options: Sequence[Action], counted: Counted) -> list[Answer]:
    """Every question that differs from the others, the likeliest hit first.

    Crooks with the same chances that touch equally many numbers are one question.
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
    """The chance of a hit: 1 only if it is certain."""
    held = counted.held(asked, room)
    return 1.0 if held == counted.total else min(held / counted.total, ALMOST)


def _best_of_each(asks: list[Answer]) -> list[Answer]:
    """The likeliest hit against each opponent, the likeliest of all first."""
    found: dict[Seat, Answer] = {}
    for ask in asks:
        found.setdefault(ask.question[0], ask)
    return list(found.values())


class Weighing:
    """A comparison of actions in the same worlds; the better half is tried further.

    The results after a hit and after a miss are kept apart, because the chance of each is known
    exactly, and the drawn worlds may have too many hits.
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
        """The most promising action after this many playouts, or when time is up."""
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
        """Run one playout; the n-th try of every action uses the same world and dice."""
        raid = Raid(self._start, self._imagined, world % self._imagined.size)
        question = self._answers[answer].question
        hit = int(raid.has(question))
        raid.play(question, Seeded(self._luck + world))
        self._tries[answer][hit] += 1
        self._rewards[answer][hit] += raid.reward()
        self.raids += 1

    def _by_promise(self, answers: list[int]) -> list[int]:
        """The best first; the likeliest first if too little was tried."""
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
