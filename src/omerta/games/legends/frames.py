"""What a table of Legends waits for (rules, section 4), and what it will do by itself.

A question names the seat that answers and the player, the hand of the clan, whom it is about: for
somebody who plays alone they differ. A `Step` waits for nobody; it lies below a question and says
what follows it, so that a sequence of the rulebook is written once, from top to bottom.
"""

from typing import ClassVar, Final

from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat


class Step(Frame):
    """Something that happens by itself when its turn comes; `a` and `b` say with what."""

    __slots__ = ("a", "b", "what")
    tag: ClassVar[str] = "step"
    fields: ClassVar[tuple[str, ...]] = ("what", "a", "b")

    def __init__(self, what: str, a: int = 0, b: int = 0) -> None:
        self.seats = ()
        self.what = what
        self.a = a
        self.b = b


_ALONE: Final[dict[Seat, tuple[Seat, ...]]] = {seat: (seat,) for seat in range(4)}


class Question(Frame):
    """A question to a player; `a` and `b` are what it is about."""

    __slots__ = ("a", "b", "player", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "player", "a", "b")

    def __init__(self, seat: Seat, player: int, a: int = 0, b: int = 0) -> None:
        self.seats = _ALONE.get(seat) or (seat,)
        self.seat = seat
        self.player = player
        self.a = a
        self.b = b


class ChooseScenarioNow(Question):
    """Which scenario comes next; the speaker answers."""

    __slots__ = ()
    tag: ClassVar[str] = "scenario"


class ChooseFirst(Question):
    """Who goes first in this round; the speaker answers."""

    __slots__ = ()
    tag: ClassVar[str] = "first"


class Act(Question):
    """What the active player does."""

    __slots__ = ()
    tag: ClassVar[str] = "act"


class DrawSecond(Question):
    """Whether to draw one more minion: `a` were drawn."""

    __slots__ = ()
    tag: ClassVar[str] = "draw"


class PlayMinions(Question):
    """Which minions help."""

    __slots__ = ()
    tag: ClassVar[str] = "play"


class UseAbility(Question):
    """Whether a player uses an ability on the roll; `a` are those who passed, as a mask."""

    __slots__ = ()
    tag: ClassVar[str] = "ability"


class PickDie(Question):
    """Which die an ability is about: `a` is the minion, `b` the dice marked so far."""

    __slots__ = ()
    tag: ClassVar[str] = "die"


class ChooseLuck(Question):
    """How many lucks cancel a lock each."""

    __slots__ = ()
    tag: ClassVar[str] = "luck"


class TakeHit(Question):
    """Who takes it: `a` is what, one of HIT, WOUND and TIRE."""

    __slots__ = ()
    tag: ClassVar[str] = "hit"


HIT, WOUND, TIRE = range(3)
"""What a played minion takes: the first damage, a further one, fatigue."""


class PickCards(Question):
    """Which minions return to the clan deck: up to `a` more, from the pile `b`."""

    __slots__ = ()
    tag: ClassVar[str] = "pick"


class LoseOwn(Question):
    """Which minion of the own hand goes: `a` is where to, `b` whether the table counts as well."""

    __slots__ = ()
    tag: ClassVar[str] = "lose_own"


class LoseAny(Question):
    """Which minion of any hand goes: `a` is where to; the speaker answers."""

    __slots__ = ()
    tag: ClassVar[str] = "lose_any"


EXHAUSTED, OUT = range(2)
"""The open piles."""


class PickProblem(Question):
    """Which problem an ability or Control discards; `a` more follow."""

    __slots__ = ()
    tag: ClassVar[str] = "problem"


class PickToken(Question):
    """On which card an ability puts a success token."""

    __slots__ = ()
    tag: ClassVar[str] = "token"


class Spend(Question):
    """What the reputation buys; the speaker answers."""

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
"""The frames of the core; each scenario adds its own."""
