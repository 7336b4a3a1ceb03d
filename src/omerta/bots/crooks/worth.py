"""The promise of an action, in points over the rivals (rules, section 10)."""

from omerta.bots.crooks.position import Contest, Position, gang_gain
from omerta.bots.crooks.reading import Crook, Reading, number
from omerta.bots.crooks.weights import DOLLAR, LOOK, OWN_DEAD, SECRECY, SPOT, TIE_BREAK, TYPICAL
from omerta.games.crooks.actions import Join, LayDown, LayUp, Replace, Switch
from omerta.games.crooks.components import (
    ACCOMPLICE,
    BOARD,
    KILLER,
    PICKPOCKET,
    SPY,
    TARGET_COUNT,
)
from omerta.kernel.actions import Action

NOWHERE = -1000.0
"""Less than any action promises."""


def dollar(r: Reading, money: int) -> float:
    """The value of a dollar: it buys turns while there are spots to fill, otherwise it breaks ties."""
    return DOLLAR if r.goes_on(money) else TIE_BREAK


def spot_gain(p: Position, seat: int, crook: Crook, target: int) -> float:
    """The gain of a crook on a free spot, without gangs, less what the spot could bring later."""
    value = p.values[target]
    contest = Contest(p, seat, target)
    now = contest.stake(crook.rating, value + crook.modifier)
    return now - contest.stake(0, value) - spot_price(p, seat, target, contest)


def spot_price(p: Position, seat: int, target: int, contest: Contest) -> float:
    """What a later crook could bring on a spot that is filled now."""
    value = p.values[target]
    later = contest.stake(TYPICAL[target], value) - contest.stake(0, value)
    return SPOT * p.coming[seat] * max(0.0, later)


def join_gain(p: Position, seat: int, crook: Crook, target: int) -> float:
    """The gain of an accomplice on the own stack."""
    here = p.ratings[seat * TARGET_COUNT + target]
    value = p.values[target]
    contest = Contest(p, seat, target)
    return contest.stake(here + crook.rating, value + crook.modifier) - contest.stake(here, value)


def replace_gain(p: Position, seat: int, crook: Crook, target: int) -> float:
    """The gain of a crook in place of the own stack."""
    here = seat * TARGET_COUNT + target
    value = p.values[target]
    contest = Contest(p, seat, target)
    replaced = contest.stake(crook.rating, value - p.modifiers[here] + crook.modifier)
    return replaced - contest.stake(p.ratings[here], value)


def switch_gain(p: Position, seat: int, crook: Crook, target: int, to: int) -> float:
    """The gain of a crook in place of the own stack, which moves to a free spot."""
    here = seat * TARGET_COUNT + target
    moved = Crook("", p.ratings[here], p.modifiers[here], (), 0)
    return replace_gain(p, seat, crook, target) + spot_gain(p, seat, moved, to)


def kill_gain(p: Position, seat: int, rating: int, target: int, victim: int) -> float:
    """The gain of killing a rival's stack, for a seat with this rating on the target."""
    theirs = victim * TARGET_COUNT + target
    alive = p.ratings[theirs]
    before = Contest(p, seat, target).stake(rating, p.values[target])
    p.ratings[theirs] = 0
    after = Contest(p, seat, target).stake(rating, p.values[target] - p.modifiers[theirs])
    p.ratings[theirs] = alive
    return after - before


def best_kill(p: Position, seat: int, rating: int, target: int) -> float:
    """The gain of the best victim on a target; killing is optional."""
    best = 0.0
    for victim in range(p.seats):
        if victim != seat and p.ratings[victim * TARGET_COUNT + target]:
            best = max(best, kill_gain(p, seat, rating, target, victim))
    return best


def laying_gain(r: Reading, crook: Crook, answer: Action) -> float:
    """The promise of an action at `rob` with this crook in hand; 0 for a pass."""
    p, me = r.position, r.me
    if isinstance(answer, LayUp):
        target = number(answer.target)
        gain = spot_gain(p, me, crook, target) + gang_gain(p, me, crook.gangs)
        return gain + _action_gain(r, crook, target)
    if isinstance(answer, LayDown):
        target = number(answer.target)
        gain = spot_gain(p, me, crook, target) + gang_gain(p, me, crook.gangs)
        return gain + SECRECY * _watchers(r, target) - dollar(r, r.money)
    if isinstance(answer, Join):
        return join_gain(p, me, crook, number(answer.target)) + gang_gain(p, me, crook.gangs)
    if isinstance(answer, Replace):
        gain = replace_gain(p, me, crook, number(answer.target)) - OWN_DEAD
        return gain + gang_gain(p, me, crook.gangs)
    if isinstance(answer, Switch):
        moved = switch_gain(p, me, crook, number(answer.target), number(answer.to))
        return moved + gang_gain(p, me, crook.gangs)
    return 0.0


def _action_gain(r: Reading, crook: Crook, target: int) -> float:
    """The promise of the action of a crook laid face up on a free spot."""
    if crook.action == PICKPOCKET:
        return BOARD.pickpocket_gain * dollar(r, r.money + BOARD.pickpocket_gain)
    if crook.action == KILLER:
        return best_kill(r.position, r.me, crook.rating, target)
    return LOOK if crook.action == SPY else 0.0


def _watchers(r: Reading, target: int) -> float:
    """The number of rivals who may still come to a target after seeing it."""
    p = r.position
    coming = 0.0
    for seat in range(p.seats):
        if seat != r.me and p.ratings[seat * TARGET_COUNT + target] == 0:
            coming += p.coming[seat]
    return coming


def best_gain(r: Reading, crook: Crook) -> float:
    """The highest promise of a crook if it is hired now; 0 without a spot for it."""
    p, me = r.position, r.me
    best = NOWHERE if r.any_free() else 0.0
    gangs = gang_gain(p, me, crook.gangs)
    for target in range(TARGET_COUNT):
        if r.free(target):
            gain = spot_gain(p, me, crook, target) + _action_gain(r, crook, target)
        elif crook.action == ACCOMPLICE:
            gain = join_gain(p, me, crook, target)
        elif crook.action == KILLER:
            gain = replace_gain(p, me, crook, target) - OWN_DEAD
        else:
            continue
        best = max(best, gain + gangs)
    return best
