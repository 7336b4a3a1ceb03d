"""CR-4: robbing. The crook in hand goes to a target or to the box, or the player passes."""

from omerta.games.crooks.actions import (
    Discard,
    Join,
    LayDown,
    LayUp,
    Pass,
    Replace,
    Switch,
)
from omerta.games.crooks.components import (
    ACCOMPLICE,
    ALL_TARGETS,
    BOARD,
    BOSS,
    KILLER,
    LOWEST,
    SWITCH,
    TARGETS,
)
from omerta.games.crooks.events import Cause, CrookDiscarded, CrookPlaced, StackMoved, Way
from omerta.games.crooks.frames import Rob
from omerta.games.crooks.rules.actions import kill, use_action
from omerta.games.crooks.rules.passing import leave
from omerta.games.crooks.rules.recruit import PASS
from omerta.games.crooks.table import NOBODY, TAG_NAMES, Table, money_told, spot, tag_names
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

DISCARD = Discard()
UP = tuple([LayUp(target) for target in TARGETS])
DOWN = tuple([LayDown(target) for target in TARGETS])
JOIN = tuple([Join(target) for target in TARGETS])
SWITCHES = tuple([Switch(t, to) for t in TARGETS for to in TARGETS if t != to])
REPLACE = tuple([Replace(target) for target in TARGETS])
ANSWERS: tuple[Action, ...] = (*UP, *DOWN, *JOIN, *SWITCHES, *REPLACE, DISCARD, PASS)

_choices: dict[int, tuple[Action, ...]] = {}


CLAUSES = {
    "spot_taken": "CR-4.2",
    "no_dollar": "CR-4.5",
    "boss_face_up": "CR-4.6",
    "still_a_free_spot": "CR-4.8",
    "nobody_there": "CR-6.2",
    "only_accomplice_joins": "CR-6.7",
    "only_switch_switches": "CR-6.8",
    "destination_taken": "CR-6.9",
    "only_killer_replaces": "CR-6.13",
    "rob_now": "CR-2.2",
}
"""The refusals at `Rob`, and their clauses in the rulebook."""
LEGAL = ""


def rob_options(s: Table, frame: Rob) -> tuple[Action, ...]:
    """All legal actions (CR-4.10), cached by everything that legality depends on."""
    seat = frame.seat
    free, crook = s.free[seat], s.deck.laying[s.tags[s.hand]]
    can_pay = s.money[seat] >= BOARD.face_down_cost
    key = free << 4 | crook << 1 | can_pay
    options = _choices.get(key)
    if options is None:
        options = tuple([a for a in ANSWERS if _why_not(free, can_pay, crook, a) == LEGAL])
        _choices[key] = options
    return options


def rob_refusal(s: Table, frame: Rob, action: Action) -> Illegal | None:
    """Why this action at `Rob` is refused."""
    can_pay = s.money[frame.seat] >= BOARD.face_down_cost
    code = _why_not(s.free[frame.seat], can_pay, s.deck.laying[s.tags[s.hand]], action)
    return None if code == LEGAL else Illegal(code, CLAUSES[code], **_named_in(code, action))


def _named_in(code: str, action: Action) -> dict[str, int]:
    """The numbers that the text of a refusal needs."""
    if code == "no_dollar":
        return {"price": BOARD.face_down_cost}
    if code == "destination_taken" and isinstance(action, Switch):
        return {"target": action.to}
    if code in ("spot_taken", "nobody_there"):
        assert isinstance(action, LayUp | LayDown | Join | Switch | Replace)
        return {"target": action.target}
    return {}


def _why_not(free: int, can_pay: bool, crook: int, action: Action) -> str:  # noqa: FBT001
    """The refusal code for laying a crook this way; `free` are the player's free targets."""
    if isinstance(action, LayUp):  # CR-5.5: any crook, whatever its action
        return _needs_free(free, action.target)
    if isinstance(action, LayDown):
        if crook == BOSS:  # CR-4.6, CR-6.17
            return "boss_face_up"
        return _needs_free(free, action.target) if can_pay else "no_dollar"  # CR-4.5
    if isinstance(action, Join):
        return _needs_own(free, action.target) if crook == ACCOMPLICE else "only_accomplice_joins"
    if isinstance(action, Replace):
        return _needs_own(free, action.target) if crook == KILLER else "only_killer_replaces"
    if isinstance(action, Switch):
        return _why_no_switch(free, crook, action)
    if isinstance(action, Discard):
        return "still_a_free_spot" if free else LEGAL  # CR-4.7, CR-4.8
    return LEGAL if isinstance(action, Pass) else "rob_now"  # CR-2.9


def _why_no_switch(free: int, crook: int, action: Switch) -> str:
    if crook != SWITCH:
        return "only_switch_switches"
    if not free >> (action.to - LOWEST) & 1:  # CR-6.9
        return "destination_taken"
    return _needs_own(free, action.target)


def _needs_free(free: int, target: int) -> str:
    return LEGAL if free >> (target - LOWEST) & 1 else "spot_taken"  # CR-4.2


def _needs_own(free: int, target: int) -> str:
    return "nobody_there" if free >> (target - LOWEST) & 1 else LEGAL  # CR-6.2


def answer_rob(s: Table, frame: Rob, action: Action, log: list[Event]) -> None:
    """Send the crook in hand to a target, put it away, or pass."""
    refusal = rob_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    seat = frame.seat
    if isinstance(action, LayUp):
        lay_up(s, seat, action.target - LOWEST, "plain", log)
    elif isinstance(action, LayDown):
        lay_down(s, seat, action.target - LOWEST, log)
    elif isinstance(action, Join):  # CR-6.2, CR-6.5, CR-6.6: on top, whatever lies there
        lay_up(s, seat, action.target - LOWEST, "join", log)
    elif isinstance(action, Switch):
        move(s, seat, action.target - LOWEST, action.to - LOWEST, log)
        lay_up(s, seat, action.target - LOWEST, "switch", log)
    elif isinstance(action, Replace):  # CR-6.13
        kill(s, seat, seat, action.target - LOWEST, log)
        lay_up(s, seat, action.target - LOWEST, "replace", log)
    elif isinstance(action, Discard):
        put_away(s, seat, "no_spot", log)  # CR-4.8
    else:
        put_away(s, seat, "pass", log)  # CR-2.9
        leave(s, seat, "chosen", log)


def lay_up(s: Table, seat: Seat, target: int, way: Way, log: list[Event]) -> None:
    """Lay the crook in hand face up and carry out its action (CR-4.1, CR-5.1)."""
    tag = s.hand
    s.up |= 1 << tag
    _lay(s, seat, target)
    face = s.deck.ids[s.tags[tag]]
    name, money = TAG_NAMES[tag], money_told(s, seat)
    log.append(CrookPlaced(seat, target + LOWEST, name, "up", way, money, face, face))
    if way == "plain":
        use_action(s, seat, target)


def lay_down(s: Table, seat: Seat, target: int, log: list[Event]) -> None:
    """Pay and lay the crook in hand face down; its action is lost (CR-4.3, CR-5.2)."""
    tag = s.hand
    s.money[seat] -= BOARD.face_down_cost
    s.bank += BOARD.face_down_cost
    s.down |= 1 << tag
    _lay(s, seat, target)
    face = s.deck.ids[s.tags[tag]]
    log.append(
        CrookPlaced(
            seat, target + LOWEST, TAG_NAMES[tag], "down", "plain", money_told(s, seat), None, face
        )
    )


def _lay(s: Table, seat: Seat, target: int) -> None:
    s.spots[spot(seat, target)] |= 1 << s.hand
    s.free[seat] &= ALL_TARGETS ^ (1 << target)
    s.hand = NOBODY


def move(s: Table, seat: Seat, origin: int, to: int, log: list[Event]) -> None:
    """Move a whole stack to a free spot of the same row (CR-6.10).

    Crooks stay face up or down (CR-6.11). No action is carried out again (CR-5.6).
    """
    here, there = spot(seat, origin), spot(seat, to)
    moved = s.spots[here]
    s.spots[here] = 0
    s.spots[there] = moved
    s.free[seat] ^= 1 << origin | 1 << to
    log.append(StackMoved(seat, origin + LOWEST, to + LOWEST, tag_names(moved)))


def put_away(s: Table, seat: Seat, cause: Cause, log: list[Event]) -> None:
    """Put the crook in hand face down into the box."""
    tag = s.hand
    s.hand = NOBODY
    log.append(CrookDiscarded(seat, TAG_NAMES[tag], cause, s.deck.ids[s.tags[tag]]))
