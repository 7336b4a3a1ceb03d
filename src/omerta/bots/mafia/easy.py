"""The easy bot for Mafia: follows its instincts, is greedy, and forgets what it laid."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.mafia.temptation import BLIND, SURPRISE, target, temptation
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.mafia.components import (
    COURTESAN,
    ESCAPE,
    KIND,
    PER_SEAT,
    STREETS,
    WITNESS,
    mate,
    places_in,
)
from omerta.games.mafia.frames import Act, AimPistol, ChooseBuyer, Exchange, NameRunner, PayRansom
from omerta.games.mafia.rules.dealing import DONE, THROWS, thrown_by
from omerta.games.mafia.rules.escape import NOBODY, may_run
from omerta.games.mafia.rules.money import buyers_near
from omerta.games.mafia.rules.pistol import HOLD, victims
from omerta.games.mafia.rules.ransom import affordable
from omerta.games.mafia.rules.turns import PASS
from omerta.games.mafia.table import Table, may_open, may_serve, price
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded
from omerta.kernel.seats import Seat

FORGOTTEN: Final = 35
"""The percentage of laid cards that it forgets."""
MOOD: Final = 40
"""The most that a mood can add to a temptation."""
LAZY: Final = 25
"""The percentage of dull cards that it keeps in an exchange."""
TIRED: Final = 3
"""The percentage of passes in turns with little temptation."""


class EasyBoss:
    """Opens what tempts most at this moment, and ignores the law."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The option with the highest preference at this moment."""
        if len(options) == 1:
            return options[0]
        s: Table = worlds()
        me: Seat = view.you
        frame = s.stack[-1]
        if isinstance(frame, Act):
            return self._turn(s, me)
        if isinstance(frame, Exchange):
            return self._exchange(s, me, thrown_by(frame, me))
        if isinstance(frame, AimPistol):
            return self._shoot(s, me, frame.street)
        if isinstance(frame, PayRansom):
            return ransom(s, me)
        if isinstance(frame, ChooseBuyer):
            return s.town.sells[dearest(s, me, buyers_near(s, frame.street))]
        if isinstance(frame, NameRunner):
            return runner(s, me)
        return self._chance.pick(options, "whatever")  # where to lay, how to split the bank

    def _turn(self, s: Table, me: Seat) -> Action:
        """The greatest temptation, sometimes a forgotten card, or a prison step if nothing tempts."""
        best, found = 0, -1
        for street in places_in(may_open(s, me)):
            tempting = SURPRISE if forgets(s, street) else temptation(s, me, street)
            tempting += self._chance.below(MOOD, "mood")
            if tempting > best:
                best, found = tempting, street
        steps = may_serve(s, me)
        if steps and best < SURPRISE + MOOD // 2:
            return s.town.serves[self._chance.pick(steps, "step")]
        if found < 0 or (best < SURPRISE and self._chance.below(100, "tired") < TIRED):
            return PASS
        return s.town.opens[found]

    def _exchange(self, s: Table, me: Seat, aside: int) -> Action:
        """Put dull-looking cards aside, unless it overlooks them."""
        for slot, card in enumerate(s.hands[me]):
            dull = KIND[card] in (WITNESS, ESCAPE, COURTESAN)
            if dull and not aside >> slot & 1 and self._chance.below(100, "lazy") >= LAZY:
                return THROWS[slot]
        return DONE

    def _shoot(self, s: Table, me: Seat, pistol: int) -> Action:
        """Shoot at the most money nearby, or else at any enemy."""
        victim, tempting = target(s, me, pistol)
        if tempting > BLIND:
            return s.town.fires[victim]
        enemies = [
            street
            for street in places_in(victims(s, pistol))
            if s.town.owner[street] not in (me, mate(me))
        ]
        if enemies and self._chance.below(2, "noise"):
            return s.town.fires[self._chance.pick(enemies, "noise")]
        return HOLD


def forgets(s: Table, street: int) -> bool:
    """True if an own laid card is forgotten; the same for the whole round."""
    memory = Seeded((s.round * STREETS + street) * 100 + s.cards[street])
    return memory.below(100, "memory") < FORGOTTEN


def ransom(s: Table, me: Seat) -> Action:
    """Ransom a figure with a low price; the clan mate may pay for their own."""
    for figure in affordable(s, me):
        if figure // PER_SEAT == me and 2 * price(s, figure) <= s.cash[me]:
            return s.town.ransoms[figure]
    return DONE


def dearest(s: Table, me: Seat, streets: list[int]) -> int:
    """An own street if there is one among these, else the mate's, else the first."""
    for owner in (me, mate(me)):
        for street in streets:
            if s.town.owner[street] == owner:
                return street
    return streets[0]


def runner(s: Table, me: Seat) -> Action:
    """The own figure in the highest cell, or none."""
    own = [figure for figure in may_run(s, me) if figure // PER_SEAT == me]
    if not own:
        return NOBODY
    return s.town.runs[max(own, key=lambda figure: s.places[figure])]
