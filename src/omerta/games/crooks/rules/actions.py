"""CR-5 and CR-6: the effect of a crook laid face up from the hand.

The accomplice, the switch and a killer of one's own crooks are ways of laying a crook
(`rob.py`); the boss's rules belong to recruiting and laying. This module has the actions that
need a decision.
"""

from omerta.games.crooks.actions import (
    Kill,
    LeaveMoney,
    Spare,
    SpyOnHangout,
    SpyOnNothing,
    SpyOnTarget,
    TakeMoney,
)
from omerta.games.crooks.components import (
    BOARD,
    HANGOUTS,
    KILLER,
    LOWEST,
    PICKPOCKET,
    SPY,
    TARGET_COUNT,
    TARGETS,
)
from omerta.games.crooks.events import ActionDeclined, CrooksKilled, PickpocketTook, SpyLooked
from omerta.games.crooks.frames import ChooseSight, ChooseVictim, UsePickpocket
from omerta.games.crooks.rules.recruit import HANGOUT_NUMBER
from omerta.games.crooks.table import (
    LOOK_SPY,
    Table,
    money_told,
    on_target,
    rivals_on,
    spot,
    tag_names,
    tags_in,
)
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

TAKE_OR_LEAVE: tuple[Action, ...] = (TakeMoney(), LeaveMoney())
SPARE = Spare()
KILLS = tuple([Kill(seat) for seat in range(4)])
SPY_ON_NOTHING = SpyOnNothing()
SPY_ON_TARGET = tuple([SpyOnTarget(target) for target in TARGETS])
SPY_ON_HANGOUT = tuple([SpyOnHangout(letter) for letter in HANGOUTS])


def use_action(s: Table, seat: Seat, target: int) -> None:
    """Start the action of the crook just laid on a free spot; it cannot be delayed (CR-5.3)."""
    tags = s.spots[spot(seat, target)]
    action = s.deck.action[s.tags[tags.bit_length() - 1]]
    if action == PICKPOCKET:
        s.stack.append(UsePickpocket(seat))
    elif action == KILLER and rivals_on(s, seat, target):  # CR-6.16
        s.stack.append(ChooseVictim(seat, target))
    elif action == SPY and sights(s, seat):  # CR-6.20
        s.stack.append(ChooseSight(seat))


# Pickpocket


def pickpocket_refusal(action: Action) -> Illegal | None:
    """Why this action at `UsePickpocket` is refused."""
    if isinstance(action, TakeMoney | LeaveMoney):
        return None
    return Illegal("answer_pickpocket", "CR-5.3")


def answer_pickpocket(s: Table, frame: UsePickpocket, action: Action, log: list[Event]) -> None:
    """Take the pickpocket's money, or decline."""
    refusal = pickpocket_refusal(action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    seat = frame.seat
    if isinstance(action, LeaveMoney):  # CR-5.4
        log.append(ActionDeclined(seat, "pickpocket"))
        return
    s.money[seat] += BOARD.pickpocket_gain  # CR-6.1
    s.bank -= BOARD.pickpocket_gain
    log.append(PickpocketTook(seat, BOARD.pickpocket_gain, money_told(s, seat)))


# Killer


def victim_options(s: Table, frame: ChooseVictim) -> tuple[Action, ...]:
    """Each rival with crooks on the killer's target, and none."""
    return (*[KILLS[rival] for rival in rivals_on(s, frame.seat, frame.target)], SPARE)


def victim_refusal(s: Table, frame: ChooseVictim, action: Action) -> Illegal | None:
    """Why this action at `ChooseVictim` is refused."""
    if isinstance(action, Spare):
        return None
    if not isinstance(action, Kill):
        return Illegal("choose_victim", "CR-5.3")
    if action.seat == frame.seat:
        return Illegal("own_victims_by_replacing", "CR-6.13")
    if action.seat >= s.seats or not s.spots[spot(action.seat, frame.target)]:
        return Illegal("no_victim_there", "CR-6.12", target=frame.target + LOWEST)
    return None


def answer_victim(s: Table, frame: ChooseVictim, action: Action, log: list[Event]) -> None:
    """Kill the chosen rival's crooks on the target, or decline."""
    refusal = victim_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Kill):
        kill(s, frame.seat, action.seat, frame.target, log)
    else:
        log.append(ActionDeclined(frame.seat, "killer"))


def kill(s: Table, seat: Seat, victim: Seat, target: int, log: list[Event]) -> None:
    """All crooks of one player on the target leave the game; hidden ones stay hidden."""
    here = spot(victim, target)
    killed = s.spots[here]
    s.spots[here] = 0  # CR-6.14
    s.free[victim] |= 1 << target
    faces = tuple([s.deck.ids[s.tags[tag]] for tag in tags_in(killed & s.up)])  # CR-6.15
    log.append(CrooksKilled(seat, victim, target + LOWEST, tag_names(killed), faces))


# Spy


def sights(s: Table, seat: Seat) -> list[Action]:
    """What a spy of this seat could look at: rivals' face-down crooks, and piles."""
    found: list[Action] = []
    for target in range(TARGET_COUNT):
        theirs = on_target(s, target) & ~s.spots[spot(seat, target)]
        if theirs & s.down:
            found.append(SPY_ON_TARGET[target])
    found += [SPY_ON_HANGOUT[h] for h in range(len(s.piles)) if s.piles[h]]
    return found


def sight_options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """Everything the spy can look at, and nothing."""
    return (*sights(s, seat), SPY_ON_NOTHING)


def sight_refusal(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action at `ChooseSight` is refused."""
    if not isinstance(action, SpyOnTarget | SpyOnHangout | SpyOnNothing):
        return Illegal("choose_sight", "CR-5.3")
    if isinstance(action, SpyOnNothing) or action in sights(s, seat):
        return None
    if isinstance(action, SpyOnTarget):
        return Illegal("nothing_hidden_there", "CR-6.20", target=action.target)
    if HANGOUT_NUMBER[action.hangout] >= len(s.piles):
        return Illegal("hangout_not_in_use", "CR-1.5", hangout=action.hangout)
    return Illegal("hangout_empty", "CR-3.13", hangout=action.hangout)


def answer_sight(s: Table, frame: ChooseSight, action: Action, log: list[Event]) -> None:
    """Look at the chosen place; all players see where, only the owner sees the faces (CR-6.19)."""
    refusal = sight_refusal(s, frame.seat, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    seat = frame.seat
    ids = s.deck.ids
    if isinstance(action, SpyOnTarget):
        hidden = on_target(s, action.target - LOWEST) & s.down  # CR-6.18
        s.spied[seat] |= hidden
        faces = tuple([ids[s.tags[tag]] for tag in tags_in(hidden)])
        log.append(SpyLooked(seat, action.target, None, len(faces), faces))
    elif isinstance(action, SpyOnHangout):
        hangout = HANGOUT_NUMBER[action.hangout]
        s.looks.append((s.turn, seat, LOOK_SPY, hangout, len(s.tags)))
        faces = tuple([ids[face] for face in sorted(s.piles[hangout])])
        log.append(SpyLooked(seat, None, action.hangout, len(faces), faces))
    else:
        log.append(ActionDeclined(seat, "spy"))
