"""The decisions of Legends (rules, section 4), and the steps that follow them without a player.

A decision names its seat and its player, the hand of the clan that it concerns; they differ when
one seat plays both hands. A `Step` waits for no seat. It is below a decision on the stack and
says what happens next, so that the code writes a sequence of the rulebook once, from top to
bottom.
"""

from typing import ClassVar, Final

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


class Step(Frame):
    """Something that happens without a player; `a` and `b` are its arguments."""

    __slots__ = ("a", "b", "what")
    tag: ClassVar[str] = "step"
    fields: ClassVar[tuple[str, ...]] = ("what", "a", "b")

    def __init__(self, what: str, a: int = 0, b: int = 0) -> None:
        self.seats = ()
        self.what = what
        self.a = a
        self.b = b


_ALONE: Final[dict[Seat, tuple[Seat, ...]]] = {seat: (seat,) for seat in range(4)}


class Decision(Frame):
    """A decision of one player; `a` and `b` say what it is about."""

    __slots__ = ("a", "b", "player", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "player", "a", "b")

    def __init__(self, seat: Seat, player: int, a: int = 0, b: int = 0) -> None:
        self.seats = _ALONE.get(seat) or (seat,)
        self.seat = seat
        self.player = player
        self.a = a
        self.b = b


class ChooseScenarioNow(Decision):
    """The next scenario; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "scenario"


class ChooseFirst(Decision):
    """The first player of this round; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "first"


class Act(Decision):
    """The next action of the active player."""

    __slots__ = ()
    tag: ClassVar[str] = "act"


class DrawSecond(Decision):
    """Whether to draw another minion; `a` is the number drawn so far."""

    __slots__ = ()
    tag: ClassVar[str] = "draw"


class PlayMinions(Decision):
    """Which minion helps next, or none."""

    __slots__ = ()
    tag: ClassVar[str] = "play"


class UseAbility(Decision):
    """Whether a player uses an ability on the roll; `a` is the mask of players who have passed."""

    __slots__ = ()
    tag: ClassVar[str] = "ability"


class PickDie(Decision):
    """Which die an ability takes: `a` is the minion, `b` the mask of dice marked so far."""

    __slots__ = ()
    tag: ClassVar[str] = "die"


class ChooseLuck(Decision):
    """How many lucks cancel a lock each."""

    __slots__ = ()
    tag: ClassVar[str] = "luck"


class TakeHit(Decision):
    """Which played minion is hit; `a` is one of HIT, WOUND and TIRE."""

    __slots__ = ()
    tag: ClassVar[str] = "hit"


HIT, WOUND, TIRE = range(3)
"""The kinds of hits: the first damage, further damage, fatigue."""


class PickCards(Decision):
    """Which minion returns to the clan deck: `a` packs the counts, `b` pile and exception."""

    __slots__ = ()
    tag: ClassVar[str] = "pick"


class LoseOwn(Decision):
    """Which minion of their own hand a player loses: `a` is the pile, `b` packs cause and table."""

    __slots__ = ()
    tag: ClassVar[str] = "lose_own"


class LoseAny(Decision):
    """Which minion of any hand is lost: `a` is the pile, `b` packs the cause; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "lose_any"


EXHAUSTED, OUT = range(2)
"""The open piles."""


class PickProblem(Decision):
    """Which problem an ability or Control discards; `a` more follow."""

    __slots__ = ()
    tag: ClassVar[str] = "problem"


class PickToken(Decision):
    """On which card an ability puts a success token."""

    __slots__ = ()
    tag: ClassVar[str] = "token"


class Spend(Decision):
    """The next purchase; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "spend"


CORE: tuple[type[Frame], ...] = (
    Step,
    ChooseScenarioNow,
    ChooseFirst,
    Act,
    DrawSecond,
    PlayMinions,
    UseAbility,
    PickDie,
    ChooseLuck,
    TakeHit,
    PickCards,
    LoseOwn,
    LoseAny,
    PickProblem,
    PickToken,
    Spend,
)
"""The frames of the core; each scenario has its own in addition."""
