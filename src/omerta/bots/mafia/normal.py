"""The normal bot for Mafia: remembers its cards, counts what is left, and plans its turns."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.mafia.aim import best_runner, best_shot
from omerta.bots.mafia.deals import bought, filled, sold_to
from omerta.bots.mafia.hand import PLAIN, exchanged, laid
from omerta.bots.mafia.outlook import Outlook
from omerta.bots.mafia.plan import best_turn
from omerta.bots.mafia.sight import Sight
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.mafia.frames import (
    Act,
    AimPistol,
    ChooseBuyer,
    Exchange,
    LayNext,
    NameRunner,
    PayRansom,
    SplitBank,
)
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.rules.escape import NOBODY
from omerta.games.mafia.rules.pistol import HOLD
from omerta.games.mafia.table import NOTHING, Table
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat


class NormalBoss:
    """Takes the first turn of the best plan."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        """Uses no chance, because cards differ enough."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The option that promises most."""
        if len(options) == 1:
            return options[0]
        return considered(worlds(), view.you)


def considered(s: Table, me: Seat) -> Action:
    """The action of a thoughtful player; reads only what the seat knows from the world."""
    frame = s.stack[-1]
    if isinstance(frame, Exchange):
        return exchanged(s, me, thrown_by(frame, me), PLAIN)
    if isinstance(frame, LayNext):
        return laid(s, me)
    sight = Sight(s, me)
    if isinstance(frame, Act):
        return best_turn(sight)
    if isinstance(frame, AimPistol):
        outlook = Outlook(sight, frame.street)
        victim, worth = best_shot(sight, outlook, frame.street, s.cards[frame.street], 0)
        return s.town.fires[victim] if worth > 0.0 else HOLD
    if isinstance(frame, NameRunner):
        figure = best_runner(sight)[0]
        return NOBODY if figure == NOTHING else s.town.runs[figure]
    if isinstance(frame, ChooseBuyer):
        return sold_to(sight, frame)
    if isinstance(frame, SplitBank):
        return filled(sight, frame)
    assert isinstance(frame, PayRansom)
    return bought(sight)
