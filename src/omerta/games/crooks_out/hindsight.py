"""The analysis "When could I have known?" of a match of Crooks Out! from one seat.

It holds, for each question of any player, what the seat knew just before it.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from omerta.games.crooks_out.actions import Ask, RoomId
from omerta.games.crooks_out.advice import Chances, advise, chances
from omerta.games.crooks_out.components import theme_of
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat


class Remark(msgspec.Struct, frozen=True):
    """A question, and what the viewer knew just before it was asked."""

    turn: int
    seat: Seat
    asked: Seat
    room: RoomId
    chances: Chances


class CrookStory(msgspec.Struct, frozen=True):
    """A crook in another hand, and its probability there for the viewer at each question."""

    room: RoomId
    holder: Seat
    caught_by: Seat | None
    caught_at: int | None
    """The number of the question that caught it, or None."""
    certain_at: int | None
    """The number of the first question before which its place was certain."""
    chances: tuple[float, ...]
    """The probability before each question, up to the one that caught it."""


class QuestionStory(msgspec.Struct, frozen=True):
    """A question by the viewer: its chance, and the chance of the best one."""

    at: int
    """The number of the question."""
    asked: Seat
    room: RoomId
    hit: bool
    chance: float
    best: float


class Hindsight(msgspec.Struct, frozen=True):
    """A seat's match: every crook it could have caught, and every question it asked."""

    seat: Seat
    steps: tuple[int, ...]
    """For each question of the match, the number of its step."""
    turns: tuple[int, ...]
    worlds: tuple[str, ...]
    """The number of deals left before each question."""
    exact: bool
    crooks: tuple[CrookStory, ...]
    questions: tuple[QuestionStory, ...]
    luck: float
    """Caught crooks minus the sum of the chances of the questions."""
    skill: float
    """The chances of the questions divided by the best ones; 1 without a question."""


class CrooksOutCoach:
    """The coach and the analysis of Crooks Out!."""

    has_hindsight: ClassVar[bool] = True
    advise = staticmethod(advise)

    @staticmethod
    def remark(view: CrooksOutView, seat: Seat, action: Action) -> Remark | None:
        """What the viewer knew before a question."""
        if not isinstance(action, Ask):
            return None
        return Remark(view.turn, seat, action.seat, action.room, chances(view))

    @staticmethod
    def look_back(remarks: Sequence[tuple[int, Remark]], end: CrooksOutView) -> Hindsight:
        """The analysis of the whole match from one seat."""
        assert end.you is not None
        told = [remark for _, remark in remarks]
        questions = tuple(
            [_question(at, each, end) for at, each in enumerate(told) if each.seat == end.you]
        )
        asked = sum([each.chance for each in questions])
        best = sum([each.best for each in questions])
        return Hindsight(
            seat=end.you,
            steps=tuple([step for step, _ in remarks]),
            turns=tuple([each.turn for each in told]),
            worlds=tuple([each.chances.worlds for each in told]),
            exact=all(each.chances.exact for each in told),
            crooks=tuple(_crooks(told, end)),
            questions=questions,
            luck=sum([each.hit for each in questions]) - asked,
            skill=asked / best if best else 1.0,
        )


def _question(at: int, remark: Remark, end: CrooksOutView) -> QuestionStory:
    room = theme_of(end.theme).room_of[remark.room]
    best = max([max(seat) for seat in remark.chances.seats if seat])
    return QuestionStory(
        at=at,
        asked=remark.asked,
        room=remark.room,
        hit=_was_caught(remark, end),
        chance=remark.chances.seats[remark.asked][room],
        best=best,
    )


def _was_caught(remark: Remark, end: CrooksOutView) -> bool:
    """True if the crook was asked for and lies open; a crook cannot be asked for twice."""
    return remark.room in end.seats[remark.asked].laid


def _is_certain(remark: Remark, chance: float) -> bool:
    return remark.chances.exact and chance == 1.0


def _crooks(told: Sequence[Remark], end: CrooksOutView) -> list[CrookStory]:
    assert end.opened is not None
    caught = {
        (remark.asked, remark.room): (at, remark.seat)
        for at, remark in enumerate(told)
        if _was_caught(remark, end)
    }
    room_of = theme_of(end.theme).room_of
    found: list[CrookStory] = []
    for holder, sheet in enumerate(end.seats):
        if holder == end.you:
            continue
        for room in sorted((*sheet.laid, *end.opened.hands[holder]), key=room_of.__getitem__):
            at, catcher = caught.get((holder, room), (None, None))
            seen = told if at is None else told[: at + 1]
            likely = tuple([each.chances.seats[holder][room_of[room]] for each in seen])
            certain = next((n for n, each in enumerate(seen) if _is_certain(each, likely[n])), None)
            found.append(CrookStory(room, holder, catcher, at, certain, likely))
    return found
