"""CF-2.3 to CF-2.8: looking, passing and shuffling. Players have no choices here."""

from typing import Final

from omerta.games.crossfire.actions import Looked
from omerta.games.crossfire.components import ROLES
from omerta.games.crossfire.events import CardLooked, CardPassed, CardReturned, CardsShuffled
from omerta.games.crossfire.frames import Look
from omerta.games.crossfire.rules.asking import answered, ask
from omerta.games.crossfire.table import Table, ring, roles
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

LOOKED: Final = Looked()
LOOK_OPTIONS: Final[tuple[Action, ...]] = (LOOKED,)


def look_refusal(action: Action) -> Illegal | None:
    """Why this action is refused."""
    return None if isinstance(action, Looked) else Illegal("look_now", "CF-2.3")


def answer_look(s: Table, seat: Seat, action: Action, log: list[Event]) -> bool:
    """Note that a seat has seen its card; returns True if all have."""
    refusal = look_refusal(action)
    if refusal is not None:
        raise refusal
    log.append(CardLooked(seat))
    return answered(s, seat)


def pass_left(s: Table, log: list[Event]) -> None:
    """All players pass their card to the left at once, and look (CF-2.4)."""
    around = ring(s)
    before = roles(s)
    after = list(before)
    for place, giver in enumerate(around):
        taker = around[(place + 1) % len(around)]
        after[taker] = before[giver]
        log.append(CardPassed(giver, taker, ROLES[before[giver]]))
    s.stages = (*s.stages, tuple(after))
    ask(s, Look(1, s.cast.holders(s.dealer)))


def shuffle(s: Table, number: int, chance: Chance, log: list[Event]) -> None:
    """Shuffle the cards of three neighbours (CF-2.5); each sees only the returned card (CF-2.8).

    A player in two shuffles puts the card of the first one into the second (CF-2.7).
    """
    trio = s.cast.shuffles[s.dealer][number]
    now = list(roles(s))
    cards = [now[seat] for seat in trio]
    chance.shuffle(cards, "shuffle")  # CF-2.7
    log.append(CardsShuffled(number + 1, trio))
    left = 0
    for seat, role in zip(trio, cards, strict=True):
        now[seat] = role
        left |= 1 << seat
        log.append(CardReturned(number + 1, seat, ROLES[role]))
    s.stages = (*s.stages, tuple(now))
    ask(s, Look(2 + number, left))
