"""The actions of an idle player (rules, section 4).

They use only public facts or the secret dealt order, so that they reveal nothing.
"""

from omerta.games.crooks.components import KILLER, PICKPOCKET, SPY, TARGET_COUNT
from omerta.games.crooks.frames import ChooseCrook, ChooseHangout, ChooseVictim, Rob, UsePickpocket
from omerta.games.crooks.rules import actions, recruit, rob
from omerta.games.crooks.table import Table, rivals_on
from omerta.kernel.actions import Action
from omerta.kernel.game import Deadline


def deadline(s: Table) -> Deadline | None:
    """The timeout actions of the active player; Crooks sets no clock of its own."""
    if not s.stack:
        return None
    seat = s.stack[-1].seats[0]
    return Deadline(None, {seat: silent_answer(s)})


def silent_answer(s: Table) -> tuple[Action, ...]:
    """The actions for the top frame, one after another."""
    frame = s.stack[-1]
    if isinstance(frame, ChooseHangout):
        if not s.free[frame.seat]:
            return (recruit.PASS,)
        return (recruit.RECRUIT[_cheapest(s)],)
    if isinstance(frame, ChooseCrook):
        hirable = recruit.choosable(s, frame.hangout)
        first = next(face for face in s.piles[frame.hangout] if face in hirable)
        return (s.deck.takes[first],)
    if isinstance(frame, Rob):
        return _robbery(s, frame)
    if isinstance(frame, UsePickpocket):
        return (actions.TAKE_OR_LEAVE[0],)
    return (actions.SPARE if isinstance(frame, ChooseVictim) else actions.SPY_ON_NOTHING,)


def _cheapest(s: Table) -> int:
    """The non-empty hangout with the smallest pile, earliest letter first."""
    return min((len(pile), hangout) for hangout, pile in enumerate(s.piles) if pile)[1]


def _robbery(s: Table, frame: Rob) -> tuple[Action, ...]:
    """Face down on the lowest free target, or else face up there without using the action."""
    seat = frame.seat
    free = s.free[seat]
    if not free:
        return (rob.DISCARD,)
    target = next(t for t in range(TARGET_COUNT) if free >> t & 1)
    if rob.rob_refusal(s, frame, rob.DOWN[target]) is None:
        return (rob.DOWN[target],)
    action = s.deck.action[s.tags[s.hand]]
    declined: dict[int, Action] = {
        PICKPOCKET: actions.TAKE_OR_LEAVE[1],
        KILLER: actions.SPARE,
        SPY: actions.SPY_ON_NOTHING,
    }
    asked = (
        action == PICKPOCKET
        or (action == KILLER and bool(rivals_on(s, seat, target)))
        or (action == SPY and bool(actions.sights(s, seat)))
    )
    return (rob.UP[target], declined[action]) if asked else (rob.UP[target],)
