"""CF-4 and CF-10.6: pointing at a player, once and in secret."""

from omerta.games.crossfire.actions import Aim, AimBlind, AimTwo
from omerta.games.crossfire.components_cast import AIMS, BLIND
from omerta.games.crossfire.events import AimGiven, AimsShown
from omerta.games.crossfire.frames import PointAll, PointLast, seats_in
from omerta.games.crossfire.rules import sniper
from omerta.games.crossfire.rules.asking import answered, ask
from omerta.games.crossfire.table import BLINDLY, NO_AIM, Table, ring, roles, with_item
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def ask_aims(s: Table) -> None:
    """Ask all players to point, armed or not (CF-4.1, CF-4.2)."""
    ask(s, PointAll(s.cast.everybody))


def aim_options(s: Table, frame: PointAll | PointLast, seat: Seat) -> tuple[Action, ...]:
    """Blindly, or at each other player; a mercenary at each pair of others (CF-4.3)."""
    if isinstance(frame, PointAll):
        return s.cast.pointing[s.cast.hands[roles(s)[seat]] - 1][seat]
    alive = s.cast.everybody & ~s.tokens & ~(1 << seat)  # CF-10.7
    return (BLIND, *[AIMS[other] for other in seats_in(alive)])


def aim_refusal(
    s: Table, frame: PointAll | PointLast, seat: Seat, action: Action
) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, AimBlind):
        return None
    if not isinstance(action, Aim | AimTwo):
        return Illegal("aim_now", "CF-4.1" if isinstance(frame, PointAll) else "CF-10.6")
    targets = (action.seat,) if isinstance(action, Aim) else (action.first, action.second)
    if targets[-1] >= s.seats:
        return Illegal("no_such_seat", "CF-1.2", seat=targets[-1] + 1)
    if seat in targets:
        return Illegal("aim_yourself", "CF-4.2")
    two = isinstance(frame, PointAll) and s.cast.hands[roles(s)[seat]] > 1
    if two != isinstance(action, AimTwo):
        return Illegal("name_two" if two else "name_one", "CF-4.3" if two else "CF-4.1")
    if targets[0] == targets[-1] and two:
        return Illegal("same_target", "CF-4.3")
    if isinstance(frame, PointLast) and s.tokens >> targets[0] & 1:
        return Illegal("already_hit", "CF-10.7")
    return None


def answer_aim(
    s: Table, frame: PointAll | PointLast, seat: Seat, action: Action, log: list[Event]
) -> bool:
    """Store a final aim that no other player sees (CF-4.4); returns True after the last one."""
    refusal = aim_refusal(s, frame, seat, action)
    if refusal is not None:
        raise refusal
    aim = aim_of(action)
    s.aims = with_item(s.aims, seat, aim)
    log.append(AimGiven(seat, () if aim == BLINDLY else seats_in(aim)))
    return answered(s, seat)


def aim_of(action: Action) -> int:
    """The stored form of an aim."""
    if isinstance(action, Aim):
        return 1 << action.seat
    if isinstance(action, AimTwo):
        return 1 << action.first | 1 << action.second
    return BLINDLY


def show_aims(s: Table, frame: PointAll | PointLast, chance: Chance, log: list[Event]) -> None:
    """Draw the blind aims (CF-4.5), then show all aims at once."""
    aims = list(s.aims)
    for seat in ring(s):
        if aims[seat] == BLINDLY:
            aims[seat] = _blindly(s, frame, seat, chance)
    s.aims = tuple(aims)
    log.append(AimsShown(tuple([seats_in(aim) if aim > NO_AIM else () for aim in aims])))


def _blindly(s: Table, frame: PointAll | PointLast, seat: Seat, chance: Chance) -> int:
    """Any other player; after the sniper's shots, any player whose card is still hidden."""
    if isinstance(frame, PointLast):
        hidden = seats_in(s.cast.everybody & ~sniper.revealed(s))
        return 1 << chance.pick(hidden, "blind aim")
    others = list(s.cast.others[seat])
    aim = 0
    for _ in range(s.cast.hands[roles(s)[seat]]):
        target = chance.pick(others, "blind aim")
        others.remove(target)
        aim |= 1 << target
    return aim
